"""A person and everything they left on a server is deleted: because they want it, or the operator does.

The games that they played with others stay, without their name and without what they wrote. None of this needs the
rules, so `akhet admin` can do it beside a server, and also at a table whose game is no longer installed.
"""

import time
from dataclasses import replace

from sqlalchemy import Connection, delete, or_, select, update

from akhet.kernel.refusal import refuse
from akhet.server.storage.admin_events import add_event
from akhet.server.storage.duplicate import forget_duplicates
from akhet.server.storage.entries import CHAT, CLOSED, RESIGNED, ROSE, SAT, STARTED, Entry
from akhet.server.storage.friends import forget_relations
from akhet.server.storage.matches import forget_matches
from akhet.server.storage.posted_records import delete_posted
from akhet.server.storage.push import unsubscribe
from akhet.server.storage.ratings import forget_changes, forget_ratings
from akhet.server.storage.removal import delete_table
from akhet.server.storage.rows import UNSET, Change, Committed, TableFields, TableRow, append, read_any_row, set_seats
from akhet.server.storage.schema import (
    achievements,
    calendars,
    entries,
    links,
    passkey_challenges,
    passkeys,
    people,
    profiles,
    push_subscriptions,
    puzzle_attempts,
    puzzle_players,
    quick_match_entries,
    records,
    reports,
    restrictions,
    reviews,
    sessions,
    set_owners,
    sitters,
    tables,
)
from akhet.server.storage.seats import FORGOTTEN, OPEN, PERSON, TableSeat, replace_seat
from akhet.server.storage.sets import delete_unused
from akhet.server.storage.study import delete_study
from akhet.server.storage.tournaments import forget_in_tournaments
from akhet.server.tables.playing import BOT_LEASE, NewEntry, end, rated_end

REMOVED = "…"  # instead of a message
MOST_AT_ONCE = 50  # tables in one transaction, if others wait for it


def forget_tables(connection: Connection, person: str, most: int | None = MOST_AT_ONCE) -> int:
    """Remove a person from some of their tables. Returns how many; 0 if none is left. All processes are notified."""
    query = select(sitters.c.table_id).where(sitters.c.person == person).order_by(sitters.c.table_id).limit(most)
    ids = list(connection.execute(query).scalars())
    changed = [id for id in ids if _forget_at(connection, id, person)]
    if changed:
        add_event(connection, "reload", " ".join(changed))
    if gone := set(ids) - set(changed):
        add_event(connection, "deleted", " ".join(sorted(gone)))
    return len(ids)


def forget_person(connection: Connection, person: str) -> bool:
    """Delete a person with all that is theirs; False if there is none. All processes are notified."""
    if connection.execute(select(people.c.id).where(people.c.id == person).with_for_update()).one_or_none() is None:
        return False
    forget_tables(connection, person, None)
    forget_in_tournaments(connection, person, time.time())
    unsubscribe(connection, push_subscriptions.c.person == person)
    signed_out = delete(sessions).where(sessions.c.person == person).returning(sessions.c.id)
    if gone := list(connection.execute(signed_out).scalars()):
        add_event(connection, "session", " ".join(gone))
    owned = list(connection.execute(select(set_owners.c.hash).where(set_owners.c.person == person)).scalars())
    connection.execute(delete(set_owners).where(set_owners.c.person == person))
    for hash in owned:
        delete_unused(connection, hash)
    delete_posted(connection, person=person)
    # A review of a game with others stays: it names nobody.
    connection.execute(update(reviews).where(reviews.c.person == person).values(person=None))
    forget_ratings(connection, person)
    forget_relations(connection, person)
    forget_duplicates(connection, person)
    forget_matches(connection, person)
    owned = (
        calendars,
        links,
        passkeys,
        passkey_challenges,
        profiles,
        achievements,
        puzzle_attempts,
        puzzle_players,
        quick_match_entries,
    )
    for rows in owned:
        connection.execute(delete(rows).where(rows.c.person == person))
    connection.execute(delete(reports).where(or_(reports.c.person == person, reports.c.reporter == person)))
    connection.execute(delete(restrictions).where(restrictions.c.target == person))
    connection.execute(delete(people).where(people.c.id == person))
    return True


def _forget_at(connection: Connection, id: str, person: str) -> bool:
    """Remove a person from a table; False if nobody else is there, so that the whole table was deleted."""
    connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
    row = read_any_row(connection, id)
    people_here = [] if row is None else [*(seat.person for seat in row.seats), row.host]
    others = [one for one in people_here if one not in (None, person)]
    if row is None or not others:
        delete_table(connection, id)
        return False
    own = row.seats_of(person)
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar_one()
    names = {name, *(row.seats[seat].name for seat in own)}
    _leave(connection, row, person, own)
    forget_changes(connection, id, own)
    if row.host == person:
        connection.execute(update(tables).where(tables.c.id == id).values(host=others[0]))
    _forget_entries(connection, id, person, own, names)
    # The record names the players, and its checks depend on the names: it is made again when somebody asks for it.
    connection.execute(delete(records).where(records.c.table_id == id))
    _forget_reports(connection, id, person, own)
    delete_study(connection, id, person)
    connection.execute(delete(sitters).where(sitters.c.table_id == id, sitters.c.person == person))
    return True


def _leave(connection: Connection, row: TableRow, person: str, own: list[int]) -> None:
    """End what the person does at the table: they leave their seat, or resign, or close their table."""
    now, seats = time.time(), row.seats
    fields = TableFields()
    new: list[NewEntry] = []
    mine = [number for number, seat in enumerate(seats) if seat.person == person]  # also those that are reserved
    if row.stage == "open":
        new = [(ROSE, number, {}) for number in mine]
        for number in mine:
            seats = replace_seat(seats, number, kind=OPEN, person=None, name=None, piece=None, random=None)
        if row.host == person:
            new.append((CLOSED, None, {}))
            fields.stage = "closed"
    else:
        playing = row.stage == "playing"
        new = [(RESIGNED, number, {}) for number in own if playing and not seats[number].resigned]
        for number in mine:
            seats = replace_seat(seats, number, person=None, name=None, resigned=playing or seats[number].resigned)
        if new:
            new += _after_resigning(row, seats, fields, now)
    fields.seats = seats
    first = row.version + 1
    log = [Entry(first + number, kind, seat, now, body) for number, (kind, seat, body) in enumerate(new)]
    if log:
        if fields.places is not UNSET:
            fields.step_version = log[-1].version
        fields.changed = now
        known = [replace(seat, person=before.person) for seat, before in zip(seats, row.seats, strict=True)]
        change = Change(row.id, log, fields, rated=rated_end(row, known, fields))
        if not isinstance(append(connection, change), Committed):
            raise refuse("server.too_busy")
    elif seats is not row.seats:
        set_seats(connection, row.id, seats)


def _after_resigning(row: TableRow, seats: list[TableSeat], fields: TableFields, now: float) -> list[NewEntry]:
    """What follows, as `resign` has it: with two players the game is over, otherwise a bot continues for the others."""
    if row.players == 2:
        places = [1 + sum(other.resigned < own.resigned for other in seats) for own in seats]
        return [end(row, places, seats, fields)]
    if all(seat.resigned for seat in seats if seat.kind == PERSON):
        fields.stage, fields.turn, fields.due, fields.bot_next = "closed", None, None, False
        return [(CLOSED, None, {"reason": "idle"})]
    if row.turn is not None and seats[row.turn].forgotten:
        fields.bot_next, fields.due = True, now + BOT_LEASE
    return []


def _forget_entries(connection: Connection, id: str, person: str, own: list[int], names: set[str | None]) -> None:
    """Remove a person's names and messages from the log of a table, and their id from their commands."""
    by_person = entries.c.command.startswith(f"{person}:", autoescape=True)
    query = select(entries.c.version, entries.c.kind, entries.c.seat, entries.c.body, by_person.label("theirs"))
    named = entries.c.kind.in_((SAT, ROSE, STARTED, CHAT))
    for entry in connection.execute(query.where(entries.c.table_id == id, named)).all():
        theirs = entry.theirs or (entry.kind in (SAT, ROSE) and (entry.seat in own or entry.body.get("name") in names))
        body = dict(entry.body)
        if entry.kind == STARTED:
            body["names"] = [FORGOTTEN if seat in own else one for seat, one in enumerate(body["names"])]
        elif theirs:
            body.pop("name", None)
            if entry.kind == CHAT:
                body["text"] = REMOVED
                body.pop("preset", None)
        if body != entry.body:
            this = entries.c.table_id == id, entries.c.version == entry.version
            connection.execute(update(entries).where(*this).values(body=body))
    connection.execute(update(entries).where(entries.c.table_id == id, by_person).values(command=None))


def _forget_reports(connection: Connection, id: str, person: str, own: list[int]) -> None:
    """Remove what a person said from the reports of others at a table. Those by them and about them are deleted."""
    mine = or_(reports.c.person == person, reports.c.reporter == person)
    connection.execute(delete(reports).where(reports.c.table_id == id, mine))
    for report in connection.execute(select(reports.c.id, reports.c.chat).where(reports.c.table_id == id)).all():
        chat = [one | {"name": FORGOTTEN, "text": REMOVED} if one["seat"] in own else one for one in report.chat]
        connection.execute(update(reports).where(reports.c.id == report.id).values(chat=chat))

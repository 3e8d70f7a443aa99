"""Friends in the database: whom people follow, mute and block, who is online, and how they want to be spoken to.

A follows B, and B may follow A: then they are friends. Only the one who made a block knows of it: the other may go on
following, without effect.
"""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from akhet.kernel.refusal import refuse
from akhet.server.storage.notify import RELATIONS_CHANNEL, notify
from akhet.server.storage.rows import TableRow, own_tables
from akhet.server.storage.schema import friend_settings, people, relations, sitters, tables
from akhet.server.storage.seats import PERSON, read_seats
from akhet.server.storage.store import insert_new

MOST_FOLLOWED = 200
MOST_HIDDEN = 500  # muted or blocked
MOST_FOLLOWERS = 200  # in a list, the latest
MOST_MET = 30  # people in a list of those one has played with
GAMES_SEARCHED = 60  # the latest, for that list
ONLINE_SECONDS = 60.0  # after they were last seen
MOST_PEOPLE_AT_ONCE = 500  # in one statement
MOST_CHALLENGES = 20


@dataclass(frozen=True)
class Relation:
    """What a person thinks of another one."""

    following: bool = False
    muted: bool = False
    blocked: bool = False


@dataclass(frozen=True)
class Known:
    """A person, as another one may see them."""

    person: str
    name: str
    relation: Relation
    follows: bool  # whether they follow the one who looks
    online: bool  # only of friends who show it

    @property
    def friend(self) -> bool:
        return self.relation.following and self.follows


@dataclass(frozen=True)
class FriendSettings:
    """How a person wants to be found and spoken to."""

    code: str | None = None
    shows_online: bool = True
    quiet: bool = False


@dataclass(frozen=True)
class Hidden:
    """Whose messages a person is not shown."""

    people: frozenset[str]  # muted or blocked
    friends: frozenset[str] | None  # if only these may write freely


# Relations


def relate(
    connection: Connection,
    person: str,
    other: str,
    name: str,
    following: bool | None,
    muted: bool | None,
    blocked: bool | None,
) -> None:
    """Change what a person thinks of another one; None leaves it as it is. A block ends following.

    Refused if the person has as many relations as allowed. All processes are notified.
    """
    # One change of a person at a time, so that none is lost and the limits hold.
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    before = _relation(connection, person, other)
    after = Relation(
        before.following if following is None else following,
        before.muted if muted is None else muted,
        before.blocked if blocked is None else blocked,
    )
    if after.blocked:
        if following:
            raise refuse("server.blocked_by_you")
        after = Relation(False, after.muted, True)
    if after == before:
        return
    mine = relations.c.person == person
    if after.following and not before.following:
        _check_number(connection, and_(mine, relations.c.following), MOST_FOLLOWED)
    if (after.muted or after.blocked) and not (before.muted or before.blocked):
        _check_number(connection, and_(mine, or_(relations.c.muted, relations.c.blocked)), MOST_HIDDEN)
    connection.execute(delete(relations).where(mine, relations.c.other == other))
    if after != Relation():
        values = {"person": person, "other": other, "name": name, "changed": time.time(), **vars(after)}
        connection.execute(relations.insert(), values)
        _ensure_settings(connection, person)
    for one in (person, other):
        notify(connection, RELATIONS_CHANNEL, one)


def _check_number(connection: Connection, which: Any, most: int) -> None:
    if connection.execute(select(func.count()).select_from(relations).where(which)).scalar_one() >= most:
        raise refuse("server.too_many_relations", None, most=most)


def _relation(connection: Connection, person: str, other: str) -> Relation:
    columns = relations.c.following, relations.c.muted, relations.c.blocked
    found = connection.execute(select(*columns).where(relations.c.person == person, relations.c.other == other))
    row = found.one_or_none()
    return Relation() if row is None else Relation(*row)


def blocks(connection: Connection, person: str, others: list[str]) -> set[str]:
    """Which of these others a person has blocked."""
    query = select(relations.c.other).where(relations.c.person == person, relations.c.other.in_(others))
    return set(connection.execute(query.where(relations.c.blocked)).scalars())


def blocked_by(connection: Connection, person: str, others: list[str]) -> set[str]:
    """Which of these others have blocked a person."""
    query = select(relations.c.person).where(relations.c.other == person, relations.c.person.in_(others))
    return set(connection.execute(query.where(relations.c.blocked)).scalars())


def apart(connection: Connection, person: str, others: list[str]) -> set[str]:
    """Which of these others a person has blocked, or have blocked the person: they are not brought together."""
    return blocks(connection, person, others) | blocked_by(connection, person, others)


def blocks_among(connection: Connection, some: list[str]) -> dict[str, set[str]]:
    """By person, those of these people who have blocked them or whom they have blocked."""
    query = select(relations.c.person, relations.c.other).where(relations.c.blocked)
    found: dict[str, set[str]] = {}
    for one, other in connection.execute(query.where(relations.c.person.in_(some), relations.c.other.in_(some))):
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def are_friends(connection: Connection, person: str, other: str) -> bool:
    """Whether two people follow each other."""
    both = _relation(connection, person, other), _relation(connection, other, person)
    return all(relation.following for relation in both)


# Lists


def known_people(connection: Connection, person: str, others: list[str]) -> dict[str, Known]:
    """These others, as a person may see them; those who were deleted are left out."""
    return {known.person: known for known in _known(connection, person, people.c.id.in_(others))}


def related_people(connection: Connection, person: str) -> list[Known]:
    """Everybody whom a person follows, mutes or blocks, and their latest followers, by name."""
    mine = select(relations.c.other).where(relations.c.person == person)
    theirs = select(relations.c.person).where(relations.c.other == person, relations.c.following)
    theirs = theirs.order_by(relations.c.changed.desc()).limit(MOST_FOLLOWERS)
    found = _known(connection, person, or_(people.c.id.in_(mine), people.c.id.in_(theirs)))
    shown = [known for known in found if known.relation != Relation() or known.follows]
    return sorted(shown, key=lambda known: (known.name.casefold(), known.person))


def _known(connection: Connection, person: str, which: Any) -> list[Known]:
    own, back = relations.alias("own"), relations.alias("back")
    query = select(
        people.c.id,
        people.c.name,
        own.c.name.label("known_as"),
        own.c.following,
        own.c.muted,
        own.c.blocked,
        back.c.following.label("follows"),
        friend_settings.c.seen,
    )
    query = query.select_from(
        people.outerjoin(own, and_(own.c.person == person, own.c.other == people.c.id))
        .outerjoin(back, and_(back.c.person == people.c.id, back.c.other == person))
        .outerjoin(friend_settings, friend_settings.c.person == people.c.id)
    )
    since = time.time() - ONLINE_SECONDS
    known: list[Known] = []
    for row in connection.execute(query.where(which, people.c.id != person)):
        relation = Relation(bool(row.following), bool(row.muted), bool(row.blocked))
        # Whoever is blocked or muted cannot write into the list by a new name.
        name = row.known_as if relation.muted or relation.blocked else row.name
        follows = bool(row.follows) and not relation.blocked
        online = relation.following and follows and (row.seen or 0.0) > since
        known.append(Known(row.id, name, relation, follows, online))
    return known


def people_met(connection: Connection, person: str) -> dict[str, str]:
    """The people whom a person has played with in their latest finished games, with the names they had there."""
    query = select(tables.c.seats).join(sitters, sitters.c.table_id == tables.c.id)
    query = query.where(sitters.c.person == person, tables.c.stage == "over", tables.c.deleted.is_(None))
    met: dict[str, str] = {}
    for found in connection.execute(query.order_by(tables.c.changed.desc()).limit(GAMES_SEARCHED)).scalars():
        seats = [seat for seat in read_seats(found) if seat.kind == PERSON and seat.person is not None]
        if all(seat.person != person for seat in seats):
            continue  # they have left that table
        for seat in seats:
            if seat.person != person and len(met) < MOST_MET:
                met.setdefault(seat.person or "", seat.name or "")
    return met


def challenges(connection: Connection, person: str) -> list[TableRow]:
    """The tables that wait for a person in a seat reserved for them, without those of people they have blocked."""
    rows = [
        row
        for row in own_tables(connection, person, None, MOST_CHALLENGES, "open")
        if row.host != person and not row.seats_of(person) and row.includes(person)
    ]
    hidden = blocks(connection, person, [row.host for row in rows])
    return [row for row in rows if row.host not in hidden]


# Settings


def settings_of(connection: Connection, person: str) -> FriendSettings:
    columns = friend_settings.c.code, friend_settings.c.shows_online, friend_settings.c.quiet
    row = connection.execute(select(*columns).where(friend_settings.c.person == person)).one_or_none()
    return FriendSettings() if row is None else FriendSettings(*row)


def change_settings(connection: Connection, person: str, shows_online: bool | None, quiet: bool | None) -> None:
    """Change how a person is seen and spoken to; None leaves it as it is. All processes are notified."""
    _ensure_settings(connection, person)
    values: dict[str, Any] = {} if quiet is None else {"quiet": quiet}
    if shows_online is not None:
        values["shows_online"] = shows_online
        values["seen"] = time.time() if shows_online else 0.0
    if values:
        connection.execute(update(friend_settings).where(friend_settings.c.person == person).values(**values))
    notify(connection, RELATIONS_CHANNEL, person)


def set_friend_code(connection: Connection, person: str, code: str) -> None:
    """Give a person a code by which others find them. The one before is no longer valid."""
    _ensure_settings(connection, person)
    connection.execute(update(friend_settings).where(friend_settings.c.person == person).values(code=code))


def find_by_code(connection: Connection, code: str) -> str | None:
    """The person with a code."""
    found = select(friend_settings.c.person).where(friend_settings.c.code == code)
    return connection.execute(found).scalar_one_or_none()


def _ensure_settings(connection: Connection, person: str) -> None:
    values = {"person": person, "shows_online": True, "quiet": False, "seen": 0.0}
    connection.execute(insert_new(connection, friend_settings), values)


def write_online(connection: Connection, found: list[str]) -> None:
    """Write that these people are here, as far as they have friends and show it."""
    now = time.time()
    for start in range(0, len(found), MOST_PEOPLE_AT_ONCE):
        which = friend_settings.c.person.in_(found[start : start + MOST_PEOPLE_AT_ONCE])
        connection.execute(update(friend_settings).where(which, friend_settings.c.shows_online).values(seen=now))


# Chat


def hidden_from(connection: Connection, person: str) -> Hidden:
    """Whose messages a person is not shown."""
    mine = relations.c.person == person
    query = select(relations.c.other).where(mine, or_(relations.c.muted, relations.c.blocked))
    hidden = frozenset(connection.execute(query).scalars())
    if not settings_of(connection, person).quiet:
        return Hidden(hidden, None)
    back = relations.alias("back")
    friends = select(relations.c.other).join(
        back, and_(back.c.person == relations.c.other, back.c.other == relations.c.person, back.c.following)
    )
    return Hidden(hidden, frozenset(connection.execute(friends.where(mine, relations.c.following)).scalars()))


def forget_relations(connection: Connection, person: str) -> None:
    """Delete what a person thinks of others, and what others think of them. All processes are notified."""
    followers = select(relations.c.person).where(relations.c.other == person)
    for one in connection.execute(followers).scalars().all():
        notify(connection, RELATIONS_CHANNEL, one)
    connection.execute(delete(relations).where(or_(relations.c.person == person, relations.c.other == person)))
    connection.execute(delete(friend_settings).where(friend_settings.c.person == person))

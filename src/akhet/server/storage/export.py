"""What the database keeps about a person, table by table, for the file with their data.

A test compares this with the schema: a new column with a person is exported, or listed in `LEFT_OUT` with the reason.
"""

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Table, select

from akhet.server.storage.entries import CHAT
from akhet.server.storage.schema import (
    achievements,
    calendars,
    duplicate_games,
    entries,
    friend_settings,
    match_players,
    mistakes,
    passkeys,
    people,
    posted_records,
    profiles,
    push_subscriptions,
    puzzle_attempts,
    puzzle_players,
    quick_match_entries,
    rated_seats,
    ratings,
    relations,
    reports,
    restrictions,
    reviewed_seats,
    reviews,
    sessions,
    set_owners,
    sets,
    sitters,
    tables,
    tournament_players,
    tournaments,
)


def _unpacked(content: bytes) -> Any:
    return json.loads(zlib.decompress(content))


@dataclass(frozen=True)
class Personal:
    """The rows of a table that are about a person, with all columns but those that are left out."""

    table: Table
    person: str  # the column
    left_out: Sequence[str] = ()
    read: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict[str, Callable[[Any], Any]])


EXPORTED = (
    Personal(people, "id", ("recovery",)),  # a hash, with which nobody can do anything
    Personal(sessions, "person"),
    Personal(passkeys, "person", ("public_key", "credential")),
    Personal(profiles, "person"),
    Personal(restrictions, "target"),
    # What was said at the table is with the table. Who was reported and whether it was settled is the operator's.
    Personal(reports, "reporter", ("person", "chat", "settled")),
    Personal(ratings, "person"),
    Personal(rated_seats, "person"),
    Personal(achievements, "person"),
    Personal(mistakes, "person", read={"content": _unpacked}),
    Personal(puzzle_attempts, "person"),
    Personal(puzzle_players, "person"),
    Personal(reviews, "person", ("network", "content")),  # the content is about the game, whoever asked for it
    Personal(posted_records, "person", read={"record": _unpacked}),
    Personal(set_owners, "person"),
    Personal(relations, "person", ("other",)),  # their name is in the row, their id is for nobody
    Personal(friend_settings, "person"),
    Personal(quick_match_entries, "person", ("network", "commitment", "random")),
    Personal(tournaments, "opener", ("secret",)),
    Personal(tournament_players, "person"),
    Personal(duplicate_games, "person"),
    Personal(match_players, "person"),
    Personal(calendars, "person", ("hash",)),
    # With its address and its keys, others could send messages to a device.
    Personal(push_subscriptions, "person", ("endpoint", "endpoint_hash", "browser_key", "auth")),
)

# Columns that are exported in another way, or on purpose not at all.
LEFT_OUT = {
    ("sitters", "person"): "with the tables",
    ("tables", "host"): "with the tables",
    ("entries", "command"): "the messages of the person are with the tables, their moves in the records",
    ("reports", "person"): "who is reported does not learn by whom",
    ("links", "person"): "codes that are about to expire, as hashes",
    ("passkey_challenges", "person"): "random numbers that are about to expire",
    ("audit", "target"): "the operator's own log",
    ("relations", "other"): "who follows, mutes or blocks the person is for those people alone",
}


def rows_about(connection: Connection, personal: Personal, person: str) -> list[dict[str, Any]]:
    """The rows of a table that are about a person, as JSON has them."""
    table = personal.table
    columns = [one for one in table.c if one.name not in (personal.person, *personal.left_out)]
    key = [one for one in table.primary_key if one.name != personal.person]
    found = connection.execute(select(*columns).where(table.c[personal.person] == person).order_by(*key))
    return [{name: personal.read.get(name, _as_it_is)(value) for name, value in row._asdict().items()} for row in found]


def _as_it_is(value: Any) -> Any:
    return value


def tables_of(connection: Connection, person: str) -> list[str]:
    """The ids of all tables of a person, the first one first."""
    query = select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id)
    query = query.where(sitters.c.person == person, tables.c.deleted.is_(None))
    return list(connection.execute(query.order_by(tables.c.created, tables.c.id)).scalars())


def messages_at(connection: Connection, table: str, person: str) -> list[dict[str, Any]]:
    """What a person wrote in the chat of a table."""
    theirs = entries.c.command.startswith(f"{person}:", autoescape=True)
    query = select(entries.c.at, entries.c.body).where(entries.c.table_id == table, entries.c.kind == CHAT, theirs)
    return [{"at": row.at, "text": row.body["text"]} for row in connection.execute(query.order_by(entries.c.version))]


def reviewed_at(connection: Connection, table: str, seats: Sequence[int]) -> list[dict[str, Any]]:
    """How these seats of a table were played, as its review found."""
    own = reviewed_seats.c.table_id == table, reviewed_seats.c.seat.in_(seats)
    rows = connection.execute(select(reviewed_seats).where(*own).order_by(reviewed_seats.c.seat))
    return [row._asdict() for row in rows]


def own_sets(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The files of the sets of components that a person uploaded."""
    query = select(sets.c.hash, sets.c.game, sets.c.name, sets.c.content)
    query = query.join(set_owners, set_owners.c.hash == sets.c.hash).where(set_owners.c.person == person)
    return [row._asdict() for row in connection.execute(query.order_by(sets.c.hash))]

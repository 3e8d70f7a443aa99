"""Profiles: who may see whose, and what they show. Nothing of a game that is still running is in them."""

import time
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, or_, select

from akhet.server.storage.friends import blocked_by
from akhet.server.storage.schema import people, profiles, restrictions, sitters, tables
from akhet.server.storage.seats import PERSON, read_seats
from akhet.server.storage.store import insert_new

Audience = Literal["everyone", "met", "nobody"]
# Whoever sat at a table with somebody knows their name and how they play already; others know nothing of them.
DEFAULT_AUDIENCE: Audience = "met"
BEGUN = ("playing", "over")


@dataclass(frozen=True)
class Known:
    """A person whose profile somebody may see."""

    id: str
    name: str
    created: float


@dataclass(frozen=True)
class Together:
    """Finished games of two people at the same table."""

    games: int
    ahead: int  # the first of them was before the second
    behind: int


def audience_of(connection: Connection, person: str) -> Audience:
    """Who may see a person's profile."""
    found = connection.execute(select(profiles.c.visible_to).where(profiles.c.person == person)).scalar_one_or_none()
    return DEFAULT_AUDIENCE if found is None else found


def set_audience(connection: Connection, person: str, audience: Audience) -> None:
    connection.execute(insert_new(connection, profiles), {"person": person, "visible_to": audience})
    connection.execute(profiles.update().where(profiles.c.person == person).values(visible_to=audience))


def find_visible(connection: Connection, person: str, reader: str | None) -> Known | None:
    """A person, if the reader may see their profile. One that is hidden is as one that does not exist."""
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None or person not in visible_among(connection, [person], reader):
        return None
    return Known(row.id, row.name, row.created)


def visible_among(connection: Connection, some: list[str], reader: str | None) -> set[str]:
    """Those of these people whose profiles the reader may see."""
    chosen = select(profiles.c.person, profiles.c.visible_to).where(profiles.c.person.in_(some))
    audiences: dict[str, Audience] = {row.person: row.visible_to for row in connection.execute(chosen)}
    found = {one for one in some if audiences.get(one, DEFAULT_AUDIENCE) == "everyone"}
    undecided = [one for one in some if audiences.get(one, DEFAULT_AUDIENCE) == "met"]
    if reader is not None and undecided:
        found |= _met(connection, undecided, reader)
    if reader is not None:
        found -= blocked_by(connection, reader, some)
    return (found - _banned(connection, some)) | {one for one in some if one == reader}


def _met(connection: Connection, some: list[str], reader: str) -> set[str]:
    """Those of these people who have begun a game with the reader."""
    met: set[str] = set()
    mine, theirs = sitters.alias(), sitters.alias()
    query = select(tables.c.seats).join(mine, mine.c.table_id == tables.c.id)
    query = query.join(theirs, theirs.c.table_id == tables.c.id).where(theirs.c.person.in_(some))
    query = query.where(mine.c.person == reader, tables.c.stage.in_(BEGUN), tables.c.deleted.is_(None))
    for seats in connection.execute(query).scalars():
        # A sitter may have left before the game began.
        there = {seat.person for seat in read_seats(seats) if seat.kind == PERSON}
        if reader in there:
            met |= {one for one in some if one in there}
    return met


def _banned(connection: Connection, some: list[str]) -> set[str]:
    valid = or_(restrictions.c.until.is_(None), restrictions.c.until > time.time())
    query = select(restrictions.c.target).where(restrictions.c.kind == "ban", restrictions.c.target.in_(some), valid)
    return set(connection.execute(query).scalars())


def together(connection: Connection, person: str, reader: str) -> dict[str, Together]:
    """What came of the finished games of a person with the reader, by game."""
    mine, theirs = sitters.alias(), sitters.alias()
    query = select(tables.c.game, tables.c.seats, tables.c.places).join(mine, mine.c.table_id == tables.c.id)
    query = query.join(theirs, theirs.c.table_id == tables.c.id).where(mine.c.person == reader)
    query = query.where(theirs.c.person == person, tables.c.stage == "over", tables.c.deleted.is_(None))
    found: dict[str, Together] = {}
    for row in connection.execute(query):
        own = [_place_of(row.seats, row.places, one) for one in (person, reader)]
        if own[0] is not None and own[1] is not None:
            before = found.get(row.game, Together(0, 0, 0))
            ahead, behind = before.ahead + (own[0] < own[1]), before.behind + (own[0] > own[1])
            found[row.game] = Together(before.games + 1, ahead, behind)
    return found


def _place_of(seats: Any, places: list[int] | None, person: str) -> int | None:
    """The place of a person with one seat; None with several on one device, which is nobody's result."""
    held = [number for number, seat in enumerate(read_seats(seats)) if seat.kind == PERSON and seat.person == person]
    return None if len(held) != 1 or places is None else places[held[0]]

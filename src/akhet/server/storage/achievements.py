"""Achievements in the database: each is awarded once, for the first finished game that has it."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from akhet.server.storage.rows import TableRow
from akhet.server.storage.schema import achievement_searches, achievements, people, sitters, tables
from akhet.server.storage.seats import PERSON
from akhet.server.storage.store import insert_new


@dataclass(frozen=True)
class Awarded:
    game: str
    name: str
    table: str
    at: float


def unsearched_tables(connection: Connection, person: str, most: int) -> list[str]:
    """Finished tables of a person that were not searched for achievements yet, the first one first."""
    searched = select(achievement_searches.c.table_id)
    query = select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
    query = query.where(tables.c.stage == "over", tables.c.deleted.is_(None), tables.c.id.not_in(searched))
    return list(connection.execute(query.order_by(tables.c.changed, tables.c.id).limit(most)).scalars())


def award(connection: Connection, row: TableRow, earned: Sequence[set[str]]) -> None:
    """Award what the people at a finished table earned by seat, unless they have it, and write that it was searched.

    Several seats on one device are nobody's result, and neither is a game that somebody left.
    """
    if connection.execute(select(tables.c.id).where(tables.c.id == row.id).with_for_update()).one_or_none() is None:
        return
    holders = [seat.person for seat in row.seats if seat.kind == PERSON]
    # Somebody may have been deleted since the row was read.
    there = select(people.c.id).where(people.c.id.in_([one for one in holders if one is not None])).with_for_update()
    known = set(connection.execute(there.order_by(people.c.id)).scalars())
    for seat, names in zip(row.seats, earned, strict=True):
        if seat.person in known and holders.count(seat.person) == 1 and not (seat.resigned or seat.away):
            for name in sorted(names):
                new = {"person": seat.person, "game": row.game, "name": name, "table_id": row.id, "at": row.changed}
                connection.execute(insert_new(connection, achievements), new)
    connection.execute(insert_new(connection, achievement_searches), {"table_id": row.id})


def awarded_to(connection: Connection, person: str) -> list[Awarded]:
    """The achievements of a person, the first one first."""
    query = select(achievements).where(achievements.c.person == person)
    rows = connection.execute(query.order_by(achievements.c.at, achievements.c.name))
    return [Awarded(row.game, row.name, row.table_id, row.at) for row in rows]

"""Duplicate deals in the database: the deals, who has played them at which table, and what the levels got."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from akhet.kernel.refusal import refuse
from akhet.server.storage.schema import (
    duplicate_deals,
    duplicate_games,
    duplicate_levels,
    people,
    tables,
)
from akhet.server.storage.store import insert_new


@dataclass(frozen=True)
class Deal:
    """A deal that everybody plays in the same seat, against bots of the same level."""

    id: str
    game: str
    day: str  # the date in UTC whose duplicate it is, or on which its match ends
    players: int
    seat: int
    level: str
    secret: bytes
    match_id: str | None = None  # the match whose board it is


@dataclass(frozen=True)
class DuplicateEnd:
    """How a game of a deal ended: the numbers that the ranking compares and the place, or None after a resignation."""

    counts: list[int] | None
    place: int | None


@dataclass(frozen=True)
class DuplicateGame:
    """A person's game of a deal. `table` and `stage` are None once the table was deleted."""

    person: str
    name: str
    table: str | None
    stage: str | None
    finished: float | None
    counts: list[int] | None
    place: int | None

    @property
    def goes_on(self) -> bool:
        """Whether it can still be finished: its table may have been closed instead."""
        return self.finished is None and self.stage == "playing"


@dataclass(frozen=True)
class LevelResult:
    level: str
    counts: list[int]
    place: int


def keep_deal(connection: Connection, deal: Deal) -> Deal:
    """The deal with this id as it was first kept: a later version may choose others."""
    connection.execute(insert_new(connection, duplicate_deals), vars(deal))
    return Deal(**connection.execute(select(duplicate_deals).where(duplicate_deals.c.id == deal.id)).one()._asdict())


def read_deal(connection: Connection, id: str) -> Deal | None:
    row = connection.execute(select(duplicate_deals).where(duplicate_deals.c.id == id)).one_or_none()
    return None if row is None else Deal(**row._asdict())


def days_of(connection: Connection, game: str, before: str, most: int) -> list[str]:
    """The days before this one on which somebody played the deal of a game, the latest first."""
    own = duplicate_deals.c
    query = select(own.day).where(own.game == game, own.day < before, own.match_id.is_(None))
    query = query.order_by(own.day.desc()).limit(most)
    return list(connection.execute(query).scalars())


def begin_game(connection: Connection, deal: str, person: str, table: str, now: float) -> None:
    """Note that a person plays a deal at a table; refused if they have begun it before."""
    values = {"deal": deal, "person": person, "table_id": table, "began": now}
    insert = insert_new(connection, duplicate_games, duplicate_games.c.person)
    if connection.execute(insert, values).one_or_none() is None:
        raise refuse("duplicate.begun")


def finish_game(connection: Connection, table: str, end: DuplicateEnd, now: float) -> None:
    """Note how the game of a table ended, in the transaction with which it ends."""
    this = duplicate_games.c.table_id == table, duplicate_games.c.finished.is_(None)
    values = {"finished": now, "counts": end.counts, "place": end.place}
    connection.execute(update(duplicate_games).where(*this).values(values))


_FOUND = duplicate_games.c
_GAMES = select(
    _FOUND.person,
    people.c.name,
    tables.c.id.label("table"),
    tables.c.stage,
    _FOUND.finished,
    _FOUND.counts,
    _FOUND.place,
).select_from(
    duplicate_games.join(people, people.c.id == _FOUND.person).outerjoin(
        tables, (tables.c.id == _FOUND.table_id) & tables.c.deleted.is_(None)
    )
)


def games_of(connection: Connection, deal: str, person: str | None = None) -> list[DuplicateGame]:
    """All games of a deal, finished or not, or those of one person."""
    query = _GAMES.where(_FOUND.deal == deal)
    if person is not None:
        query = query.where(_FOUND.person == person)
    return [DuplicateGame(**row._asdict()) for row in connection.execute(query)]


def boards_of(connection: Connection, match: str) -> list[tuple[Deal, list[DuplicateGame]]]:
    """The deals of a match in the order in which they are played, each with its games."""
    deals = select(duplicate_deals).where(duplicate_deals.c.match_id == match).order_by(duplicate_deals.c.id)
    boards: dict[str, tuple[Deal, list[DuplicateGame]]] = {
        row.id: (Deal(**row._asdict()), []) for row in connection.execute(deals)
    }
    query = _GAMES.add_columns(_FOUND.deal).where(_FOUND.deal.in_(list(boards)))
    for row in connection.execute(query):
        values = row._asdict()
        boards[values.pop("deal")][1].append(DuplicateGame(**values))
    return list(boards.values())


def game_of_person(connection: Connection, deal: str, person: str) -> DuplicateGame | None:
    """A person's game of a deal; None before they begin."""
    return next((one for one in games_of(connection, deal, person)), None)


def table_of_person(connection: Connection, deal: str, person: str) -> str | None:
    """The id of the table at which a person plays a deal, even if it was deleted; None before they begin."""
    own = duplicate_games.c.deal == deal, duplicate_games.c.person == person
    return connection.execute(select(duplicate_games.c.table_id).where(*own)).scalar_one_or_none()


def read_levels(connection: Connection, deal: str) -> list[LevelResult]:
    columns = duplicate_levels.c.level, duplicate_levels.c.counts, duplicate_levels.c.place
    query = select(*columns).where(duplicate_levels.c.deal == deal)
    return [LevelResult(**row._asdict()) for row in connection.execute(query)]


def keep_levels(connection: Connection, deal: str, results: Sequence[LevelResult]) -> None:
    """Keep what the levels got in a deal, once."""
    if results:
        connection.execute(insert_new(connection, duplicate_levels), [vars(one) | {"deal": deal} for one in results])


def forget_duplicates(connection: Connection, person: str) -> None:
    """Delete a person's results."""
    connection.execute(delete(duplicate_games).where(duplicate_games.c.person == person))

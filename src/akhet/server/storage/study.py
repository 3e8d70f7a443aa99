"""What a person learns from their reviewed games: the mistakes to try again, and how their seats were played.

Mistakes are in Leitner's boxes: one that is solved moves to the next box, one that is missed goes back to the first. A
box is tried again after a time that doubles from box to box. What is solved in the last box is learned.
"""

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, select, update

from akhet.server.storage.schema import mistakes, reviewed_seats, sitters, tables
from akhet.server.storage.store import insert_new

DAY = 24 * 3600.0
BOXES = 5
MOST_OF_GAME = 5  # mistakes of one seat that are kept
MOST_OF_PERSON = 300
MOST_GAMES = 1000  # in one's statistics

Grade = Literal["solved", "half", "missed"]


@dataclass(frozen=True)
class Mistake:
    """A decision to try again."""

    person: str
    table: str
    first: int
    seat: int
    game: str
    loss: float
    decision: dict[str, Any]
    box: int
    due: float | None
    tries: int
    added: float


@dataclass(frozen=True)
class ReviewedSeat:
    seat: int
    decisions: int
    lost: float
    luck: float
    topics: dict[str, list[float]]  # by topic: how many decisions, and what they lost


def interval(box: int) -> float:
    """How long a mistake in this box waits: a day in the first, and twice as long in each further one."""
    return DAY * 2.0 ** (box - 1)


def moved(box: int, grade: Grade, now: float) -> tuple[int, float | None]:
    """The box after an attempt, and when it is due; None if it is learned."""
    if grade == "solved":
        return (box, None) if box >= BOXES else (box + 1, now + interval(box + 1))
    box = box if grade == "half" else 1
    return box, now + interval(box)


def keep_seats(connection: Connection, table: str, evaluator: str, seats: Iterable[ReviewedSeat]) -> None:
    """Store how the seats of a reviewed game were played, instead of what was stored before."""
    connection.execute(delete(reviewed_seats).where(reviewed_seats.c.table_id == table))
    for one in seats:
        row = {"table_id": table, "evaluator": evaluator, **vars(one)}
        connection.execute(insert_new(connection, reviewed_seats), row)


def add_mistakes(connection: Connection, found: Iterable[Mistake]) -> None:
    """Add mistakes that a person has not yet; they are due at once. Too many: those that cost least go."""
    people: set[str] = set()
    for one in found:
        row = {
            "person": one.person, "table_id": one.table, "first": one.first, "seat": one.seat, "game": one.game,
            "loss": one.loss, "content": zlib.compress(json.dumps(one.decision).encode()), "box": one.box,
            "due": one.due, "tries": one.tries, "added": one.added,
        }  # fmt: skip
        connection.execute(insert_new(connection, mistakes), row)
        people.add(one.person)
    for person in people:
        _drop_smallest(connection, person)


def _drop_smallest(connection: Connection, person: str) -> None:
    own = mistakes.c.person == person
    beyond = select(mistakes.c.table_id, mistakes.c.first).where(own)
    beyond = beyond.order_by(mistakes.c.due.is_(None), mistakes.c.loss.desc()).offset(MOST_OF_PERSON).limit(100)
    for row in connection.execute(beyond).all():
        this = own, mistakes.c.table_id == row.table_id, mistakes.c.first == row.first
        connection.execute(delete(mistakes).where(*this))


def read_mistake(connection: Connection, person: str, table: str, first: int) -> Mistake | None:
    this = mistakes.c.person == person, mistakes.c.table_id == table, mistakes.c.first == first
    row = connection.execute(select(mistakes).where(*this)).one_or_none()
    return None if row is None else _mistake(row)


def due_mistakes(connection: Connection, person: str, now: float, most: int) -> list[Mistake]:
    """The mistakes that are due, those that have waited longest first."""
    due = mistakes.c.person == person, mistakes.c.due <= now, tables.c.deleted.is_(None)
    query = (
        select(mistakes)
        .join(tables, tables.c.id == mistakes.c.table_id)
        .where(*due)
        .order_by(mistakes.c.due, mistakes.c.loss.desc())
        .limit(most)
    )
    return [_mistake(row) for row in connection.execute(query)]


@dataclass(frozen=True)
class Deck:
    """How many mistakes a person has."""

    total: int
    due: int
    learned: int
    boxes: list[int]  # those that are not learned, by box
    next: float | None  # when the next one is due that is not due yet


def count_mistakes(connection: Connection, person: str, now: float) -> Deck:
    own = mistakes.c.person == person, tables.c.deleted.is_(None)
    query = select(mistakes.c.box, mistakes.c.due).join(tables, tables.c.id == mistakes.c.table_id).where(*own)
    rows = connection.execute(query).all()
    waiting = [row for row in rows if row.due is not None]
    boxes = [sum(row.box == box for row in waiting) for box in range(1, BOXES + 1)]
    later = [row.due for row in waiting if row.due > now]
    return Deck(len(rows), len(waiting) - len(later), len(rows) - len(waiting), boxes, min(later, default=None))


def set_attempt(connection: Connection, mistake: Mistake, box: int, due: float | None) -> bool:
    """Store an attempt; False if another one came first."""
    this = mistakes.c.person == mistake.person, mistakes.c.table_id == mistake.table, mistakes.c.first == mistake.first
    values = {"box": box, "due": due, "tries": mistake.tries + 1}
    query = update(mistakes).where(*this, mistakes.c.tries == mistake.tries).values(values)
    return connection.execute(query).rowcount == 1


def drop_mistake(connection: Connection, person: str, table: str, first: int) -> None:
    this = mistakes.c.person == person, mistakes.c.table_id == table, mistakes.c.first == first
    connection.execute(delete(mistakes).where(*this))


def delete_study(connection: Connection, table: str, person: str | None = None) -> None:
    """Delete what was learned from a table: everything, or what a person who leaves it did."""
    if person is None:
        connection.execute(delete(reviewed_seats).where(reviewed_seats.c.table_id == table))
        connection.execute(delete(mistakes).where(mistakes.c.table_id == table))
    else:
        connection.execute(delete(mistakes).where(mistakes.c.table_id == table, mistakes.c.person == person))


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of a person, with what its review found."""

    id: str
    game: str
    seats: Any  # as the table's row has them
    places: list[int]
    options: dict[str, Any]
    at: float
    reviewed: dict[int, ReviewedSeat]


def played_games(connection: Connection, person: str) -> list[PlayedGame]:
    """The finished games of a person, the latest first."""
    columns = (tables.c.id, tables.c.game, tables.c.seats, tables.c.places, tables.c.options, tables.c.changed)
    query = select(*columns).join(sitters, sitters.c.table_id == tables.c.id)
    query = query.where(sitters.c.person == person, tables.c.stage == "over", tables.c.deleted.is_(None))
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(MOST_GAMES)).all()
    own = select(reviewed_seats).join(sitters, sitters.c.table_id == reviewed_seats.c.table_id)
    reviewed: dict[str, dict[int, ReviewedSeat]] = {}
    for one in connection.execute(own.where(sitters.c.person == person)):
        found = ReviewedSeat(one.seat, one.decisions, one.lost, one.luck, one.topics)
        reviewed.setdefault(one.table_id, {})[one.seat] = found
    return [
        PlayedGame(row.id, row.game, row.seats, row.places, row.options, row.changed, reviewed.get(row.id, {}))
        for row in rows
    ]


def _mistake(row: Any) -> Mistake:
    return Mistake(
        row.person, row.table_id, row.first, row.seat, row.game, row.loss, json.loads(zlib.decompress(row.content)),
        row.box, row.due, row.tries, row.added,
    )  # fmt: skip

"""What stays of a review when it is done: the mistakes of those who played, to be tried again, and their statistics."""

import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection

from akhet.analysis import Review
from akhet.server.storage.rows import TableRow, read_row
from akhet.server.storage.study import MOST_OF_GAME, Mistake, ReviewedSeat, add_mistakes, keep_seats


def collect(connection: Connection, source: str, evaluator: str, review: Review) -> None:
    """Store what people learn from the review of a table; that of a posted record belongs to nobody here."""
    row = read_row(connection, source)
    if row is None:
        return
    keep_seats(connection, source, evaluator, [reviewed_seat(review, seat) for seat in range(row.players)])
    add_mistakes(connection, mistakes_of(row, review))


def reviewed_seat(review: Review, seat: int) -> ReviewedSeat:
    entry = review["seats"][seat]
    bill = entry["bill"]
    topics: dict[str, list[float]] = {}
    for one in review["decisions"]:
        if one["seat"] == seat and one["kind"] == "open":
            count, lost = topics.get(one["topic"], [0, 0.0])
            topics[one["topic"]] = [count + 1, lost + one["loss"]]
    return ReviewedSeat(seat, entry["decisions"], entry["lost"], bill["draws"] + bill["hidden"], topics)


def mistakes_of(row: TableRow, review: Review) -> Iterator[Mistake]:
    """The costliest marked decisions of each person, due at once."""
    now = time.time()
    for number, seat in enumerate(row.seats):
        if seat.kind != "person" or seat.person is None:
            continue
        marked = [one for one in review["decisions"] if one["seat"] == number and one["mark"] is not None]
        for one in sorted(marked, key=lambda one: -one["loss"])[:MOST_OF_GAME]:
            decision: dict[str, Any] = {**one, "futures": []}
            yield Mistake(seat.person, row.id, one["first"], number, row.game, one["loss"], decision, 1, now, 0, now)

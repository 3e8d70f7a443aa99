"""Reviews in the database: who asked for which, what is ready of it, and which process makes it.

A process that takes up a review first postpones it, and goes on postponing it while it works. So a review whose process
ends is taken up by another one, or by the same server when it starts again.
"""

import zlib
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from akhet.server.storage.schema import reviews
from akhet.server.storage.store import insert_new

DAY = 24 * 3600.0
MOST_TRIES = 2  # then it has failed, until somebody asks again


@dataclass(frozen=True)
class ReviewRow:
    """How far a review is."""

    revision: int
    progress: float
    unfinished: bool
    content: bytes | None  # JSON: what is ready; None before the first part

    @property
    def failed(self) -> bool:
        return not self.unfinished and self.progress < 1


@dataclass(frozen=True)
class Asked:
    """Somebody asks for a review."""

    source: str  # the id of a table or of a posted record
    evaluator: str
    person: str
    network: str  # a hash of where they are


@dataclass(frozen=True)
class ReviewLimits:
    per_day: int  # of one person; 0: any number
    per_day_network: int  # of everybody in a network


Refusal = Literal["busy", "too_many", "too_many_network"]


def ask_review(connection: Connection, asked: Asked, limits: ReviewLimits, now: float) -> Refusal | None:
    """Put a review in the queue, unless it is there; None, or why the person may not have another one now."""
    row = read_review(connection, asked.source, asked.evaluator)
    if row is not None and not row.failed:
        return None
    own = select(func.count()).where(reviews.c.person == asked.person)
    if connection.execute(own.where(reviews.c.due.is_not(None))).scalar_one():
        return "busy"
    if limits.per_day and connection.execute(own.where(reviews.c.asked > now - DAY)).scalar_one() >= limits.per_day:
        return "too_many"
    theirs = select(func.count()).where(reviews.c.network == asked.network, reviews.c.asked > now - DAY)
    if limits.per_day_network and connection.execute(theirs).scalar_one() >= limits.per_day_network:
        return "too_many_network"
    new = {"asked": now, "due": now, "tries": 0, "revision": 0, "progress": 0.0, "content": None}
    new |= {"person": asked.person, "network": asked.network}
    if row is not None:
        connection.execute(update(reviews).where(*_key(asked.source, asked.evaluator)).values(**new))
    else:
        key = {"source": asked.source, "evaluator": asked.evaluator}
        connection.execute(insert_new(connection, reviews), key | new)
    return None


def read_review(connection: Connection, source: str, evaluator: str) -> ReviewRow | None:
    columns = reviews.c.revision, reviews.c.progress, reviews.c.due, reviews.c.content
    found = connection.execute(select(*columns).where(*_key(source, evaluator))).one_or_none()
    if found is None:
        return None
    content = None if found.content is None else zlib.decompress(found.content)
    return ReviewRow(found.revision, found.progress, found.due is not None, content)


def waiting_before(connection: Connection, source: str, evaluator: str) -> int:
    """How many unfinished reviews were asked for before this one."""
    asked = select(reviews.c.asked).where(*_key(source, evaluator)).scalar_subquery()
    unfinished = reviews.c.evaluator == evaluator, reviews.c.due.is_not(None)
    return connection.execute(select(func.count()).where(*unfinished, reviews.c.asked < asked)).scalar_one()


def claim_review(connection: Connection, evaluator: str, now: float, lease: float) -> str | None:
    """Take up the review that has waited longest: its source. None if there is none, or another process was faster."""
    due = reviews.c.evaluator == evaluator, reviews.c.due <= now
    query = select(reviews.c.source, reviews.c.due, reviews.c.tries).where(*due).order_by(reviews.c.asked).limit(1)
    found = connection.execute(query).one_or_none()
    if found is None:
        return None
    over = found.tries >= MOST_TRIES  # it ended its process, or failed, each time
    values = {"due": None if over else now + lease, "tries": found.tries + 1}
    this = *_key(found.source, evaluator), reviews.c.due == found.due
    claimed = connection.execute(update(reviews).where(*this).values(values)).rowcount == 1
    return found.source if claimed and not over else None


def save_part(
    connection: Connection, source: str, evaluator: str, progress: float, content: bytes, due: float | None
) -> bool:
    """Store what is ready of a review; `due` is None at its end. False if the review was deleted meanwhile."""
    values = {"revision": reviews.c.revision + 1, "progress": progress, "content": zlib.compress(content), "due": due}
    return connection.execute(update(reviews).where(*_key(source, evaluator)).values(values)).rowcount == 1


def postpone(connection: Connection, source: str, evaluator: str, due: float) -> None:
    """The process that makes a review is still at it."""
    unfinished = *_key(source, evaluator), reviews.c.due.is_not(None)
    connection.execute(update(reviews).where(*unfinished).values(due=due))


def give_up(connection: Connection, source: str, evaluator: str, again: float, stopped: bool) -> None:
    """A review was not made: it is taken up again from this time on. If the server `stopped`, that was not a try."""
    tries = reviews.c.tries - 1 if stopped else reviews.c.tries
    connection.execute(update(reviews).where(*_key(source, evaluator)).values(due=again, tries=tries))


def delete_reviews(connection: Connection, before: float, most: int) -> int:
    """Delete the reviews that were asked for before a time, and the oldest ones beyond `most`. Returns how many."""
    old = connection.execute(delete(reviews).where(reviews.c.asked < before)).rowcount
    if not most:
        return old
    newest = select(reviews.c.asked).order_by(reviews.c.asked.desc()).offset(most).limit(1)
    limit = connection.execute(newest).scalar_one_or_none()
    if limit is None:
        return old
    return old + connection.execute(delete(reviews).where(reviews.c.asked <= limit)).rowcount


def _key(source: str, evaluator: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return reviews.c.source == source, reviews.c.evaluator == evaluator

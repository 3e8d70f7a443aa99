"""Quick match in the database: who waits for what, who was put together, and the one table that comes of it.

A person has one entry at most, and all processes share them. An entry waits until it is put into a party; its secret is
drawn then. Once each of the party has contributed to the random key, the table is opened in the same transaction that
uses up the secret: so no party gets two tables, whatever processes do at the same time or die of. A party whose people
do not all contribute in time is dissolved: those who did wait again, as long as before, and the others have left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from akhet.ratings.model import Rating
from akhet.server.storage.drawn_secrets import draw_secret, read_secret, take_secret
from akhet.server.storage.friends import blocks_among
from akhet.server.storage.ratings import read_ratings
from akhet.server.storage.rows import Change, TableRow, add_table
from akhet.server.storage.schema import people, tables
from akhet.server.storage.schema import quick_match_entries as waiting
from akhet.server.storage.store import insert_new
from akhet.server.tables.matching import Party, Waiting, find_party

GONE_AFTER = 20.0  # seconds without a request: the page was left, or the connection lost
CONTRIBUTE_WITHIN = 15.0  # seconds, once others were found
SEATED_FOR = 120.0  # seconds for which an entry leads to its table, if the answer was lost
MOST_READ = 500  # entries of a queue, the oldest ones
NO_LIMIT = 2**31  # of tables: whoever has too many cannot join a queue


@dataclass(frozen=True)
class Choice:
    """What somebody waits for."""

    game: str
    players: int
    pace: str
    rated: bool

    def same(self) -> tuple[ColumnElement[bool], ...]:
        """The condition for entries that wait for this."""
        return tuple(waiting.c[name] == value for name, value in vars(self).items())


@dataclass(frozen=True)
class Ready:
    """A party whose table can be opened."""

    commitment: str
    secret: bytes
    people: list[tuple[str, str]]  # ids and names, in the order in which they came
    randoms: list[str]
    network: str  # of the first
    rating: float  # their mean


@dataclass(frozen=True)
class Found:
    """How far a person's quick match is."""

    waiting: int
    waited: float
    bots_in: float | None
    commitment: str | None
    contributed: bool
    table: str | None
    ready: Ready | None  # this process may open it


@dataclass(frozen=True)
class Queue:
    """People who wait for the same."""

    choice: Choice
    waiting: int
    waited: float  # by the first of them


def ask(
    connection: Connection,
    person: str,
    choice: Choice,
    bots_after: float | None,
    network: str,
    contribution: tuple[str, str] | None,
    now: float,
) -> Found:
    """Note that a person waits for this, put together who can begin, and return how far they are."""
    _stay(connection, person, choice, bots_after, network, now)
    if contribution is not None:
        commitment, random = contribution
        mine = waiting.c.person == person, waiting.c.commitment == commitment, waiting.c.random.is_(None)
        connection.execute(update(waiting).where(*mine).values(random=random))
    _dissolve_late(connection, now)
    _match(connection, choice, now)
    own = connection.execute(select(waiting).where(waiting.c.person == person)).one()
    same = *choice.same(), waiting.c.table_id.is_(None), waiting.c.seen > now - GONE_AFTER
    return Found(
        waiting=connection.execute(select(func.count()).where(*same)).scalar_one(),
        waited=max(0.0, now - own.joined),
        bots_in=None if own.bots_after is None else max(0.0, own.joined + own.bots_after - now),
        commitment=own.commitment,
        contributed=own.random is not None,
        table=own.table_id,
        ready=_ready(connection, own.commitment) if own.random is not None and own.table_id is None else None,
    )


def is_waiting(connection: Connection, person: str, choice: Choice, now: float) -> bool:
    """Whether a person waits for this already, so that asking again is no new beginning."""
    mine = waiting.c.person == person, *choice.same(), waiting.c.seen > now - GONE_AFTER
    return connection.execute(select(waiting.c.person).where(*mine)).one_or_none() is not None


def leave_queue(connection: Connection, person: str, now: float) -> None:
    """Stop waiting. A party that the person was put into is dissolved."""
    left = delete(waiting).where(waiting.c.person == person)
    gone = connection.execute(left.returning(waiting.c.commitment, waiting.c.table_id)).one_or_none()
    if gone is not None and gone.commitment is not None and gone.table_id is None:
        _wait_again(connection, waiting.c.commitment == gone.commitment)


def queues(connection: Connection, now: float) -> list[Queue]:
    """What people wait for at present, the most wanted first."""
    columns = [waiting.c[name] for name in ("game", "players", "pace", "rated")]
    many, first = func.count().label("many"), func.min(waiting.c.joined).label("first")
    query = select(*columns, many, first).where(waiting.c.table_id.is_(None), waiting.c.seen > now - GONE_AFTER)
    rows = connection.execute(query.group_by(*columns).order_by(many.desc(), first))
    return [
        Queue(Choice(row.game, row.players, row.pace, row.rated), row.many, max(0.0, now - row.first)) for row in rows
    ]


def seat_party(connection: Connection, ready: Ready, row: TableRow, change: Change) -> bool:
    """Write the table of a party; False if another process did so first, or somebody has left meanwhile."""
    own = waiting.c.commitment == ready.commitment
    here = select(waiting.c.person).where(own, waiting.c.random.is_not(None), waiting.c.table_id.is_(None))
    found = set(connection.execute(here.with_for_update()).scalars())
    if found != {id for id, _ in ready.people} or take_secret(connection, ready.commitment) is None:
        return False
    connection.execute(update(waiting).where(own).values(table_id=row.id))
    add_table(connection, row, change, NO_LIMIT, NO_LIMIT)
    return True


def unfinished_of(connection: Connection, person: str) -> int:
    """How many unfinished tables a person has opened."""
    unfinished = tables.c.host == person, tables.c.stage.in_(("open", "playing")), tables.c.deleted.is_(None)
    return connection.execute(select(func.count()).select_from(tables).where(*unfinished)).scalar_one()


def _stay(
    connection: Connection, person: str, choice: Choice, bots_after: float | None, network: str, now: float
) -> None:
    """Write that a person waits, as long as before if they did so without a break."""
    new: dict[str, Any] = vars(choice) | {"bots_after": bots_after, "network": network, "joined": now, "seen": now}
    new |= dict.fromkeys(("commitment", "party", "matched", "random", "table_id"))
    connection.execute(insert_new(connection, waiting), new | {"person": person})
    mine = waiting.c.person == person
    row = connection.execute(select(waiting).where(mine).with_for_update()).one()
    if row.table_id is not None and _leads_to_table(connection, row, now):
        return
    same = all(getattr(row, name) == value for name, value in vars(choice).items())
    if row.table_id is None and same and row.seen > now - GONE_AFTER:
        connection.execute(update(waiting).where(mine).values(seen=max(row.seen, now), bots_after=bots_after))
        return
    leave_queue(connection, person, now)
    connection.execute(waiting.insert(), new | {"person": person})


def _leads_to_table(connection: Connection, row: Any, now: float) -> bool:
    """Whether somebody who asks again still has to learn where they sit."""
    there = tables.c.id == row.table_id, tables.c.stage == "playing", tables.c.deleted.is_(None)
    playing = connection.execute(select(tables.c.id).where(*there)).one_or_none() is not None
    return playing and row.matched > now - SEATED_FOR


def _match(connection: Connection, choice: Choice, now: float) -> None:
    """Put together all who can begin. Entries that another process holds are left to it."""
    connection.execute(delete(waiting).where(waiting.c.seen <= now - GONE_AFTER, waiting.c.commitment.is_(None)))
    query = select(waiting).where(*choice.same(), waiting.c.commitment.is_(None), waiting.c.seen > now - GONE_AFTER)
    query = query.order_by(waiting.c.joined, waiting.c.person).limit(MOST_READ)
    rows = connection.execute(query.with_for_update(skip_locked=True)).all()
    ratings = read_ratings(connection, choice.game, [row.person for row in rows])
    apart = blocks_among(connection, [row.person for row in rows])
    left = [
        Waiting(
            row.person,
            row.joined,
            ratings.get(row.person, Rating()).mu,
            row.bots_after,
            frozenset(apart.get(row.person, ())),
        )
        for row in rows
    ]
    while (party := find_party(left, choice.players, now)) is not None:
        _put_together(connection, party, now)
        left = [one for one in left if one.person not in party.people]


def _put_together(connection: Connection, party: Party, now: float) -> None:
    values = {"commitment": draw_secret(connection), "party": len(party.people), "matched": now}
    connection.execute(update(waiting).where(waiting.c.person.in_(party.people)).values(values))


def _ready(connection: Connection, commitment: str) -> Ready | None:
    """A party of which everybody has contributed; None if somebody has not."""
    query = select(waiting, people.c.name).join(people, people.c.id == waiting.c.person)
    own = waiting.c.commitment == commitment, waiting.c.random.is_not(None), waiting.c.table_id.is_(None)
    rows: Sequence[Any] = connection.execute(query.where(*own).order_by(waiting.c.joined, waiting.c.person)).all()
    secret = read_secret(connection, commitment)
    if not rows or len(rows) < rows[0].party or secret is None:
        return None
    ratings = read_ratings(connection, rows[0].game, [row.person for row in rows])
    return Ready(
        commitment=commitment,
        secret=secret,
        people=[(row.person, row.name) for row in rows],
        randoms=[row.random for row in rows],
        network=rows[0].network,
        rating=sum(ratings.get(row.person, Rating()).mu for row in rows) / len(rows),
    )


def _dissolve_late(connection: Connection, now: float) -> None:
    """Dissolve parties that could not begin in time. Entries that led to a table long ago are deleted."""
    connection.execute(delete(waiting).where(waiting.c.table_id.is_not(None), waiting.c.matched <= now - SEATED_FOR))
    late = waiting.c.matched <= now - CONTRIBUTE_WITHIN, waiting.c.table_id.is_(None)
    query = select(waiting.c.commitment).where(*late).distinct()
    for commitment in connection.execute(query).scalars().all():
        party = waiting.c.commitment == commitment, waiting.c.table_id.is_(None)
        connection.execute(delete(waiting).where(*party, waiting.c.random.is_(None)))
        _wait_again(connection, waiting.c.commitment == commitment)


def _wait_again(connection: Connection, party: ColumnElement[bool]) -> None:
    values = dict.fromkeys(("commitment", "party", "matched", "random"))
    connection.execute(update(waiting).where(party, waiting.c.table_id.is_(None)).values(values))

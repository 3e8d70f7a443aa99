"""Web push in the database: the devices that want to be told of turns, and the turns that they were told of.

A turn is known by the last entry of its table that somebody else made. Each device is told of it once: whoever writes
the row of the turn sends the message, and writes there when it is tried again.
"""

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select, update

from akhet.server.storage.entries import STARTED, STEP
from akhet.server.storage.schema import entries, push_subscriptions, pushed_turns, sessions, sitters, tables
from akhet.server.storage.seats import PERSON, TableSeat, read_seats
from akhet.server.storage.store import insert_new

MOST_PER_PERSON = 10  # devices; then the first ones are told no longer
DAY = 24 * 3600.0
FIRST_RETRY, LONGEST_RETRY = 60.0, 3 * 3600.0  # seconds until a message that was not delivered is sent again


@dataclass(frozen=True)
class Subscription:
    """How a browser is reached, as it said itself."""

    endpoint: str
    browser_key: bytes
    auth: bytes
    locale: str
    origin: str  # of our page where the person subscribed


@dataclass(frozen=True)
class DueTurn:
    """A turn that a device has not been told of, or in vain."""

    session: str
    person: str
    subscription: Subscription
    table: str
    game: str
    seats: list[TableSeat]
    version: int  # of the entry after which the turn began
    began: float
    tries: int


def subscribe(connection: Connection, session: str, person: str, subscription: Subscription, now: float) -> bool:
    """Tell a device of turns from now on; False if its session was revoked. It replaces an earlier subscription."""
    valid = sessions.c.id == session, sessions.c.person == person, sessions.c.revoked.is_(None)
    if connection.execute(select(sessions.c.id).where(*valid).with_for_update()).one_or_none() is None:
        return False
    hash = _hash(subscription.endpoint)
    same = or_(push_subscriptions.c.session == session, push_subscriptions.c.endpoint_hash == hash)
    unsubscribe(connection, same)
    values = vars(subscription) | {"session": session, "person": person}
    connection.execute(push_subscriptions.insert(), values | {"endpoint_hash": hash, "created": now})
    theirs = select(push_subscriptions.c.session).where(push_subscriptions.c.person == person)
    newest = theirs.order_by(push_subscriptions.c.created.desc(), push_subscriptions.c.session)
    old = list(connection.execute(newest.offset(MOST_PER_PERSON)).scalars())
    unsubscribe(connection, push_subscriptions.c.session.in_(old))
    return True


def is_subscribed(connection: Connection, session: str) -> bool:
    query = select(push_subscriptions.c.session).where(push_subscriptions.c.session == session)
    return connection.execute(query).one_or_none() is not None


def unsubscribe(connection: Connection, which: ColumnElement[bool]) -> None:
    """Tell these devices of no more turns."""
    found = list(connection.execute(select(push_subscriptions.c.session).where(which)).scalars())
    if found:
        connection.execute(delete(pushed_turns).where(pushed_turns.c.session.in_(found)))
        connection.execute(delete(push_subscriptions).where(push_subscriptions.c.session.in_(found)))


def unsubscribe_session(connection: Connection, session: str) -> None:
    unsubscribe(connection, push_subscriptions.c.session == session)


def unsubscribe_endpoint(connection: Connection, endpoint: str) -> None:
    """The push service does not know a browser any more."""
    unsubscribe(connection, push_subscriptions.c.endpoint_hash == _hash(endpoint))


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def due_turns(connection: Connection, since: float, began_before: float, now: float) -> list[DueTurn]:
    """The turns that devices have to be told of: those that began between these times, and those to be tried again."""
    found: list[DueTurn] = []
    for row in connection.execute(_tables_of_devices(since, now)).all():
        seats = read_seats(row.seats)
        own = [number for number, seat in enumerate(seats) if seat.kind == PERSON and seat.person == row.person]
        others = any(seat.kind == PERSON and number not in own for number, seat in enumerate(seats))
        if row.turn not in own or seats[row.turn].played_by_server or not others:
            continue
        version, began = _turn_began(connection, row.table_id, own)
        again = version == row.told and row.due is not None and row.due <= now
        if began > began_before or began < max(row.created, now - DAY) or not (again or version > (row.told or 0)):
            continue
        subscription = Subscription(row.endpoint, row.browser_key, row.auth, row.locale, row.origin)
        tries = row.tries if again else 0
        found.append(
            DueTurn(row.session, row.person, subscription, row.table_id, row.game, seats, version, began, tries)
        )
    return found


def _tables_of_devices(since: float, now: float) -> Select[*tuple[Any, ...]]:
    """The running tables of people with devices that have changed, or of which a device is told again."""
    told, devices = pushed_turns, push_subscriptions
    of_device = and_(told.c.session == devices.c.session, told.c.table_id == tables.c.id)
    rows = devices.join(sitters, sitters.c.person == devices.c.person).join(tables, tables.c.id == sitters.c.table_id)
    query = select(
        *(devices.c.session, devices.c.person, devices.c.endpoint, devices.c.browser_key, devices.c.auth),
        *(
            devices.c.locale,
            devices.c.origin,
            devices.c.created,
            tables.c.id.label("table_id"),
            tables.c.game,
            tables.c.turn,
        ),
        *(tables.c.seats, told.c.version.label("told"), told.c.due, told.c.tries),
    ).select_from(rows.outerjoin(told, of_device))
    running = tables.c.stage == "playing", tables.c.turn.is_not(None), tables.c.bot_next.is_(False)
    again = and_(told.c.due <= now, told.c.began > now - DAY)
    return query.where(*running, tables.c.deleted.is_(None), or_(tables.c.changed > since, again))


def _turn_began(connection: Connection, table: str, own: list[int]) -> tuple[int, float]:
    """The last entry of a table with which the turn of a person can have begun, and when that was."""
    others = or_(entries.c.seat.is_(None), entries.c.seat.not_in(own))
    query = select(entries.c.version, entries.c.at).where(entries.c.table_id == table, others)
    last = query.where(entries.c.kind.in_((STEP, STARTED))).order_by(entries.c.version.desc()).limit(1)
    row = connection.execute(last).one()
    return row.version, row.at


def claim(connection: Connection, turn: DueTurn, now: float) -> bool:
    """Whether this process is the one to tell a device of a turn. If it fails, the turn is due again after a while."""
    retry = now + min(FIRST_RETRY * 4**turn.tries, LONGEST_RETRY)
    return _write(connection, turn, retry if retry < turn.began + DAY else None, now)


def skip(connection: Connection, turn: DueTurn, now: float) -> bool:
    """Do not tell a device of a turn: its person is at the table."""
    return _write(connection, turn, None, now)


def finish(connection: Connection, turn: DueTurn) -> None:
    """The device was told of a turn."""
    told = pushed_turns.c
    this = told.session == turn.session, told.table_id == turn.table, told.version == turn.version
    connection.execute(update(pushed_turns).where(*this).values(due=None))


def _write(connection: Connection, turn: DueTurn, due: float | None, now: float) -> bool:
    """Write the row of a turn; False if another process was faster, or the device wants to be told no more."""
    device = select(push_subscriptions.c.session).where(push_subscriptions.c.session == turn.session)
    if connection.execute(device.with_for_update()).one_or_none() is None:
        return False
    told = pushed_turns.c
    values = {"version": turn.version, "began": turn.began, "tries": turn.tries + 1, "due": due}
    before = or_(told.version < turn.version, and_(told.version == turn.version, told.due <= now))
    change = update(pushed_turns).where(told.session == turn.session, told.table_id == turn.table, before)
    if connection.execute(change.values(**values)).rowcount == 1:
        return True
    new = values | {"session": turn.session, "table_id": turn.table}
    return connection.execute(insert_new(connection, pushed_turns, told.session), new).one_or_none() is not None

"""How running processes learn what the operator did: rows that each of them reads every few seconds.

SQLite does not notify other processes, and `akhet admin` is one. It is the same on PostgreSQL.
"""

import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, select

from akhet.server.storage.schema import admin_events, installation

KEPT_SECONDS = 24 * 3600.0  # far longer than a process takes to read them
MOST_AT_ONCE = 100

# The body of `session`, `reload` and `deleted` is one id or several, separated by blanks.
EventKind = Literal["restrictions", "read_only", "session", "changed", "reload", "deleted", "broadcast", "clocks"]


@dataclass(frozen=True)
class AdminEvent:
    id: int
    kind: EventKind
    body: str


def add_event(connection: Connection, kind: EventKind, body: str = "") -> None:
    """Add an event, and delete old ones."""
    now = time.time()
    # One at a time: PostgreSQL gives out ids before the commit, and a process must not skip a row that comes later.
    connection.execute(select(installation.c.id).with_for_update())
    connection.execute(delete(admin_events).where(admin_events.c.at < now - KEPT_SECONDS))
    connection.execute(admin_events.insert(), {"at": now, "kind": kind, "body": body})


def last_event(connection: Connection) -> int:
    """The id of the last event; 0 if there is none."""
    return connection.execute(select(func.max(admin_events.c.id))).scalar_one() or 0


def events_after(connection: Connection, id: int) -> list[AdminEvent]:
    query = select(admin_events.c.id, admin_events.c.kind, admin_events.c.body).where(admin_events.c.id > id)
    found = connection.execute(query.order_by(admin_events.c.id).limit(MOST_AT_ONCE))
    return [AdminEvent(row.id, row.kind, row.body) for row in found]

"""Sessions in the database: one row per device on which a person is signed in."""

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from akhet.server.ids import new_id
from akhet.server.people.cookies import COOKIE_SECONDS, Session
from akhet.server.storage.notify import SESSION_CHANNEL, notify
from akhet.server.storage.push import unsubscribe
from akhet.server.storage.schema import people, push_subscriptions, sessions
from akhet.server.storage.store import insert_new

ID_BYTES = 12
SEEN_SECONDS = 3600.0  # how exactly it is known when a session was last used
MOST_LISTED = 100


@dataclass(frozen=True)
class SessionRow:
    id: str
    person: str
    device: str
    created: float
    seen: float
    revoked: float | None  # when


def new_session(person: str) -> Session:
    return Session(new_id(ID_BYTES), person)


def find_session(connection: Connection, id: str) -> SessionRow | None:
    row = connection.execute(select(sessions).where(sessions.c.id == id)).one_or_none()
    return None if row is None else SessionRow(**row._asdict())


def add_session(connection: Connection, session: Session, device: str) -> SessionRow | None:
    """Add a session and return it; if there is one, return that. None if there is no such person.

    Sessions whose cookies have expired are deleted.
    """
    now = time.time()
    if connection.execute(select(people.c.id).where(people.c.id == session.person)).one_or_none() is None:
        return None
    expired = and_(sessions.c.person == session.person, sessions.c.seen < now - COOKIE_SECONDS - 2 * SEEN_SECONDS)
    unsubscribe(connection, push_subscriptions.c.session.in_(select(sessions.c.id).where(expired)))
    connection.execute(delete(sessions).where(expired))
    row = SessionRow(session.id, session.person, device, now, now, None)
    connection.execute(insert_new(connection, sessions), vars(row))
    return find_session(connection, session.id)


def write_seen(connection: Connection, id: str, now: float) -> None:
    """Write that a session is in use, unless another process has just done so."""
    old = sessions.c.seen < now - SEEN_SECONDS
    connection.execute(update(sessions).where(sessions.c.id == id, old).values(seen=now))


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    """The sessions of a person that are not revoked, the last one used first."""
    query = select(sessions).where(sessions.c.person == person, sessions.c.revoked.is_(None))
    found = connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id).limit(MOST_LISTED))
    return [SessionRow(**row._asdict()) for row in found]


def revoke_session(connection: Connection, person: str, id: str) -> list[str]:
    """Revoke a session of a person; empty if they have no such session. All processes are notified."""
    return _revoke(connection, person, sessions.c.id == id)


def revoke_others(connection: Connection, kept: Session) -> list[str]:
    """Revoke all sessions of a person but one; returns their ids. All processes are notified."""
    return _revoke(connection, kept.person, sessions.c.id != kept.id)


def _revoke(connection: Connection, person: str, which: ColumnElement[bool]) -> list[str]:
    statement = update(sessions).where(sessions.c.person == person, sessions.c.revoked.is_(None), which)
    revoked = list(connection.execute(statement.values(revoked=time.time()).returning(sessions.c.id)).scalars())
    unsubscribe(connection, push_subscriptions.c.session.in_(revoked))
    for id in revoked:
        notify(connection, SESSION_CHANNEL, id)
    return revoked


def revoked_among(connection: Connection, ids: list[str]) -> list[str]:
    query = select(sessions.c.id).where(sessions.c.id.in_(ids), sessions.c.revoked.is_not(None))
    return list(connection.execute(query).scalars())

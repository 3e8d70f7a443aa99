"""The sessions in use in this process: checked without a query per request. A revoked one's connections are closed."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from akhet.server.people.cookies import Session, read_cookie
from akhet.server.people.devices import device_of
from akhet.server.people.sessions import (
    SEEN_SECONDS,
    SessionRow,
    add_session,
    find_session,
    new_session,
    revoke_others,
    revoke_session,
    revoked_among,
    write_seen,
)
from akhet.server.storage.store import Store
from akhet.server.storage.writer import Busy

KNOWN_SECONDS = 30.0  # after which a session is read again, in case a notification was lost
MOST_KNOWN = 50_000
QUERY_IDS = 500  # in one query

log = logging.getLogger(__name__)


@dataclass
class Known:
    valid: bool
    seen: float  # as written
    until: float  # on the monotonic clock


class SessionCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._connections: dict[str, set[Callable[[], None]]] = {}  # how to close them, by session

    async def find(self, cookie: str | None, user_agent: str | None) -> Session | None:
        """The session of a request; None if its cookie is not valid or was revoked."""
        session = read_cookie(self._store.secret, cookie)
        if session is None:
            return None
        known = self._known.get(session.id)
        if known is None or known.until < time.monotonic():
            row = await self._store.read(find_session, session.id)
            if row is None:  # a cookie of an earlier version
                row = await self._store.write(add_session, session, device_of(user_agent))
            known = self._learn(session, row)
        if not known.valid:
            return None
        if time.time() - known.seen > SEEN_SECONDS:
            await self._write_seen(session, known)
        return session

    async def start(self, person: str, user_agent: str | None) -> Session:
        """A new session of a person."""
        session = new_session(person)
        self._learn(session, await self._store.write(add_session, session, device_of(user_agent)))
        return session

    async def revoke(self, session: Session) -> bool:
        """Revoke a session; False if its person has no such session."""
        return await self._revoked(await self._store.write(revoke_session, session.person, session.id))

    async def revoke_others(self, kept: Session) -> None:
        """Revoke all other sessions of a person."""
        await self._revoked(await self._store.write(revoke_others, kept))

    async def _revoked(self, ids: list[str]) -> bool:
        for id in ids:
            await self.heard(id)
        return bool(ids)

    async def heard(self, id: str) -> None:
        """A session was revoked, here or in another process: refuse it from now on, and close its connections."""
        self._keep(id, Known(False, 0.0, time.monotonic() + KNOWN_SECONDS))
        for close in list(self._connections.get(id, ())):
            close()

    async def check_all(self) -> None:
        """Read which sessions were revoked, after notifications may have been lost."""
        self._known.clear()
        ids = list(self._connections)
        for start in range(0, len(ids), QUERY_IDS):
            for id in await self._store.read(revoked_among, ids[start : start + QUERY_IDS]):
                await self.heard(id)

    def opened(self, session: Session, close: Callable[[], None]) -> None:
        """A connection was opened: `close` is called if its session is revoked, at once if it was."""
        self._connections.setdefault(session.id, set()).add(close)
        known = self._known.get(session.id)
        if known is not None and not known.valid:
            close()

    def closed(self, session: Session, close: Callable[[], None]) -> None:
        """A connection was closed."""
        closing = self._connections.get(session.id, set())
        closing.discard(close)
        if not closing:
            self._connections.pop(session.id, None)

    def _learn(self, session: Session, row: SessionRow | None) -> Known:
        before = self._known.get(session.id)
        valid = row is not None and row.revoked is None and row.person == session.person
        if before is not None and not before.valid:
            valid = False  # revoked while the row was being read
        known = Known(valid, 0.0 if row is None else row.seen, time.monotonic() + KNOWN_SECONDS)
        self._keep(session.id, known)
        return known

    def _keep(self, id: str, known: Known) -> None:
        self._known[id] = known
        self._known.move_to_end(id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def _write_seen(self, session: Session, known: Known) -> None:
        known.seen = time.time()
        try:
            await self._store.write(write_seen, session.id, known.seen)
        except (SQLAlchemyError, Busy) as error:  # the request itself may still be possible
            log.warning("session not saved", extra={"error": repr(error)[:200]})

"""Who is online, as far as their friends may know: written to the database, which all processes read.

It is written again while a person has a table open or the app asks for their challenges. If a process dies, its people
are no longer online after `ONLINE_SECONDS`.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable

from sqlalchemy.exc import SQLAlchemyError

from akhet.server.storage.friends import write_online
from akhet.server.storage.store import Store
from akhet.server.storage.writer import Busy

REPEAT = 20.0  # seconds
MOST_KNOWN = 50_000

log = logging.getLogger(__name__)


class Online:
    """`connected` returns the people who have a table open in this process."""

    def __init__(self, store: Store, connected: Callable[[], Iterable[str | None]]) -> None:
        self._store = store
        self._connected = connected
        self._written: OrderedDict[str, float] = OrderedDict()  # when, by person
        self._writing: set[asyncio.Task[None]] = set()
        self._repeating = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        self._repeating.cancel()
        await asyncio.gather(self._repeating, *self._writing, return_exceptions=True)

    def note(self, person: str) -> None:
        """A person is here. It is written at once, unless it was just now."""
        now = time.monotonic()
        if now - self._written.get(person, -REPEAT) < REPEAT:
            return
        self._written[person] = now
        self._written.move_to_end(person)
        if len(self._written) > MOST_KNOWN:
            self._written.popitem(last=False)
        task = asyncio.create_task(self._write([person]))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def forget(self, person: str) -> None:
        """Write it again the next time: the person has just become somebody's friend, or shows it again."""
        self._written.pop(person, None)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            if found := sorted({person for person in self._connected() if person is not None}):
                await self._write(found)

    async def _write(self, found: list[str]) -> None:
        try:
            await self._store.write(write_online, found)
        except (SQLAlchemyError, Busy) as error:  # it is written again soon
            log.warning("online people not saved", extra={"error": repr(error)[:200]})

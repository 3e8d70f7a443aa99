"""Changes made by other processes: PostgreSQL's LISTEN, on its own connection and thread."""

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Mapping

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import make_url

from akhet.server.storage.store import with_limits

POLL_SECONDS = 1.0  # until `close` is noticed
RECONNECT_SECONDS = 1.0

log = logging.getLogger(__name__)


class Listener:
    """Calls the function of a channel with each notification on it, and `on_gap` when some may have been missed.

    A function answers with what remains to be done, or with None.
    """

    def __init__(
        self,
        url: str,
        channels: Mapping[str, Callable[[str], Awaitable[None] | None]],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        self._channels = channels
        self._on_gap = on_gap
        self._address = with_limits(make_url(url)).set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    async def ready(self) -> None:
        """Wait until no change can be missed any more."""
        await asyncio.to_thread(self._listening.wait)

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        first = True
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    for channel in self._channels:
                        connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                    self._listening.set()
                    if not first:
                        self._loop.call_soon_threadsafe(lambda: self._start(self._on_gap()))
                    first = False
                    while not self._closed.is_set():
                        # What arrived together is passed on together: each call wakes the loop with a system call.
                        if notices := list(connection.notifies(timeout=POLL_SECONDS, stop_after=1)):
                            self._loop.call_soon_threadsafe(self._heard, notices)
            except psycopg.Error as error:
                log.warning("connection lost", extra={"error": repr(error)[:200]})
                time.sleep(RECONNECT_SECONDS)

    def _heard(self, notices: list[psycopg.Notify]) -> None:
        for notice in notices:
            if (rest := self._channels[notice.channel](notice.payload)) is not None:
                self._start(rest)

    def _start(self, work: Awaitable[None]) -> None:
        task = self._loop.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(callback: Awaitable[None]) -> None:
    try:
        await callback
    except Exception:
        log.exception("change of another process not read")

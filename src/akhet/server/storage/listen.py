"""Changes made by other processes: PostgreSQL's LISTEN, on its own connection and thread."""

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy.engine import make_url

from akhet.server.storage.rows import CHANNEL

POLL_SECONDS = 1.0  # until `close` is noticed
RECONNECT_SECONDS = 1.0

log = logging.getLogger(__name__)


class Listener:
    """Calls `on_change` with each changed table and its version, and `on_gap` when some may have been missed."""

    def __init__(
        self,
        url: str,
        on_change: Callable[[str, int], Awaitable[None]],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        self._on_change = on_change
        self._on_gap = on_gap
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = asyncio.get_running_loop()
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
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    if not first:
                        self._schedule(self._on_gap())
                    first = False
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=POLL_SECONDS):
                            table, _, version = notice.payload.partition(" ")
                            self._schedule(self._on_change(table, int(version)))
            except psycopg.Error as error:
                log.warning("connection lost", extra={"error": repr(error)[:200]})
                time.sleep(RECONNECT_SECONDS)

    def _schedule(self, callback: Awaitable[None]) -> None:
        asyncio.run_coroutine_threadsafe(_logged(callback), self._loop)


async def _logged(callback: Awaitable[None]) -> None:
    try:
        await callback
    except Exception:
        log.exception("change of another process not read")

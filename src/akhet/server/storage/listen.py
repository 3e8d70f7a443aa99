"""News from the other processes of a house: PostgreSQL's LISTEN, on a connection and a thread of its own."""

import asyncio
import logging
import threading
import time
from collections.abc import Coroutine
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

from akhet.server.storage.rows import CHANNEL
from akhet.server.tables.service import TableService

LOOK = 1.0  # seconds until a closed house is noticed
AGAIN = 1.0  # seconds before a lost line is tried again

log = logging.getLogger(__name__)


class Listener:
    def __init__(self, service: TableService, url: str) -> None:
        self._service = service
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = asyncio.get_running_loop()
        self._closed = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)
        self._thread.start()

    async def ready(self) -> None:
        """Wait until nothing can be missed any more."""
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
                        self._call(self._service.heard_nothing())
                    first = False
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=LOOK):
                            id, _, version = notice.payload.partition(" ")
                            self._call(self._service.heard(id, int(version)))
            except psycopg.Error as error:
                log.warning("line lost", extra={"error": repr(error)[:200]})
                time.sleep(AGAIN)

    def _call(self, coroutine: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(_told(coroutine), self._loop)


async def _told(coroutine: Coroutine[Any, Any, None]) -> None:
    try:
        await coroutine
    except Exception:
        log.exception("news")

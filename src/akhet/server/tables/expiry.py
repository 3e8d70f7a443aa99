"""Tables expire: those that never began, games that nobody continues or whose match has ended, and, if the operator
wants, finished ones. What the operator deleted is removed, and so are old reports, reviews and records that people
sent, and matches that nobody accepted.

One process at a time does this, in small batches: the time of the last round is in the database.
"""

import asyncio
import logging

from sqlalchemy import Connection, update

from akhet.server.storage.matches import delete_offers
from akhet.server.storage.posted_records import delete_posted
from akhet.server.storage.removal import close_table, delete_table, find_expired, find_finished, find_hidden
from akhet.server.storage.reports import delete_reports
from akhet.server.storage.reviews import delete_reviews
from akhet.server.storage.schema import installation
from akhet.server.tables import play_time
from akhet.server.tables.matches import ACCEPT_SECONDS
from akhet.server.tables.service import TableService

HOUR, DAY = 3600.0, 24 * 3600.0
ROUND_SECONDS = 60.0
MOST_AT_ONCE = 50  # tables per round and kind; games must not wait for the writer
NEVER = -1.0  # a time before which nothing has happened

log = logging.getLogger(__name__)


class Expiry:
    def __init__(self, service: TableService) -> None:
        self._service = service
        settings = service.settings
        self._unused = settings.open_table_hours * HOUR
        self._idle = settings.idle_table_days * DAY
        self._finished = settings.finished_table_days * DAY
        self._hidden = settings.deleted_table_days * DAY
        self._reports = settings.report_days * DAY
        self._reviews = settings.review_days * DAY
        times = (self._unused, self._idle, self._finished, self._hidden, self._reports, self._reviews)
        self._round = min([ROUND_SECONDS, *(one / 10 for one in times if one)])  # often enough to be exact to a tenth
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                if not self._service.paused and await self._service.store.write(
                    begin_round, play_time.now(), self._round
                ):
                    await self.expire(play_time.now())
            except Exception:
                log.exception("tables not expired")
            await asyncio.sleep(self._round)

    async def expire(self, now: float) -> None:
        """Close and delete the tables whose time is over, a limited number of them."""
        store = self._service.store
        unused_before, idle_before = (now - one if one else NEVER for one in (self._unused, self._idle))
        for table in await store.read(find_expired, now, unused_before, idle_before, MOST_AT_ONCE):
            if await store.write(close_table, table, now):
                log.info("table expired", extra={"table": table.id, "reason": table.reason})
                await self._service.changed(table.id, table.version + 1)
        await store.write(delete_offers, now - ACCEPT_SECONDS)
        if self._finished:
            await self._delete(await store.read(find_finished, now - self._finished, MOST_AT_ONCE))
        await self._delete(await store.read(find_hidden, now - self._hidden, MOST_AT_ONCE))
        if self._reports:
            await store.write(delete_reports, now - self._reports)
        reviewed_before = now - self._reviews if self._reviews else NEVER
        await store.write(delete_reviews, reviewed_before, self._service.settings.max_reviews)
        await store.write(delete_posted, reviewed_before)

    async def _delete(self, ids: list[str]) -> None:
        for id in ids:
            if await self._service.store.write(delete_table, id):
                log.info("table deleted", extra={"table": id})
                await self._service.deleted(id)


def begin_round(connection: Connection, now: float, seconds: float) -> bool:
    """Whether this process does the next round. False if it is too early, or another process was faster."""
    last = installation.c.expired_at
    due = (last <= now - seconds) | (last > now + seconds)  # the latter after the clock of the machine was set back
    statement = update(installation).where(due).values(expired_at=now)
    return connection.execute(statement).rowcount == 1

"""Clocks, and everything else that the server must do at a certain time.

The time when a table is due is in the database, so it survives any process. A process first postpones a due table, then
acts on it: that is how several processes agree on which of them does.
"""

import asyncio
import logging
import time

from sqlalchemy import Connection, case, select, update

from akhet.kernel.refusal import Refused
from akhet.server.storage.schema import installation, tables
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.playing import BOT_LEASE
from akhet.server.tables.service import TableService

POLL_SECONDS = 0.5  # between two queries for due tables
HEARTBEAT_SECONDS = 2.0
OUTAGE_SECONDS = 8.0  # without a heartbeat: no process was running
MOST_AT_ONCE = 200

log = logging.getLogger(__name__)


class Clocks:
    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service = service
        self._bot_pool = bot_pool
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start, after adding the time without a running process to every clock."""
        outage = await self._service.store.write(end_outage, time.time(), self._service.store.is_sqlite)
        if outage:
            log.info("outage added to clocks", extra={"seconds": round(outage, 1)})
        self._tasks = {asyncio.create_task(self._watch()), asyncio.create_task(self._beat())}

    async def close(self) -> None:
        """Stop, and write down when: clocks stand still until a process runs again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._service.store.write(write_stop, time.time())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._service.store.write(write_heartbeat, time.time())
            except Exception:
                log.exception("heartbeat not saved")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                due = await self._service.store.read(due_tables, time.time())
            except Exception:
                log.exception("due tables not read")
                continue
            for id in due:
                try:
                    await self._act(id)
                except Exception as error:  # the other tables must not wait for this one
                    log.warning("due table failed", extra={"table": id, "error": repr(error)[:500]})

    async def _act(self, id: str) -> None:
        if not await self._service.store.write(postpone, id, time.time()):
            return  # another process acts
        live = await self._service.table(id)
        if live.row.bot_next:
            self._bot_pool.request_turn(live)
        elif live.turn is not None:
            task = asyncio.create_task(self._stand_in(id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _stand_in(self, id: str) -> None:
        live = await self._service.table(id)
        turn = live.turn
        if turn is None:
            return
        try:
            await self._bot_pool.play_turn(live, turn, "clock")
        except Refused:  # the player moved at the last moment, or another process was faster
            return
        except Exception:
            log.exception("bot failed", extra={"table": id})


def due_tables(connection: Connection, now: float) -> list[str]:
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(MOST_AT_ONCE)
    return list(connection.execute(query).scalars())


def postpone(connection: Connection, id: str, now: float) -> bool:
    """Postpone a due table. False if another process did so first."""
    statement = update(tables).where(tables.c.id == id, tables.c.due <= now).values(due=now + BOT_LEASE)
    return connection.execute(statement).rowcount == 1


def write_heartbeat(connection: Connection, now: float) -> None:
    connection.execute(update(installation).values(alive_at=now, closed_at=None))


def write_stop(connection: Connection, now: float) -> None:
    connection.execute(update(installation).values(closed_at=now))


def end_outage(connection: Connection, now: float, alone: bool) -> float:
    """Add the time without a running process to every clock. Returns those seconds, or 0 if a process was running.

    `alone`: no other process can have been running, so the time since the last heartbeat was an outage.
    """
    row = connection.execute(select(installation.c.alive_at, installation.c.closed_at)).one()
    claim = update(installation).where(installation.c.alive_at == row.alive_at).values(alive_at=now, closed_at=None)
    since = row.alive_at if row.closed_at is None else row.closed_at
    outage = row.closed_at is not None or alone or now - since > OUTAGE_SECONDS
    if not outage or connection.execute(claim).rowcount == 0:
        return 0.0
    due = case((tables.c.bot_next, now), else_=tables.c.due + (now - since))
    connection.execute(update(tables).where(tables.c.due.is_not(None)).values(due=due))
    return now - since

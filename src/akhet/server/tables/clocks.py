"""Clocks, and everything else that the house has to see to by itself, by the time it is due.

What is due stands in the database, so it outlives any process. Whoever sees to it puts its time off first: that is how
several processes agree on who does.
"""

import asyncio
import logging
import time

from sqlalchemy import Connection, case, select, update

from akhet.kernel.refusal import Refused
from akhet.server.storage.schema import installation, tables
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.playing import LEASE
from akhet.server.tables.service import TableService

LOOK = 0.5  # seconds between looks
PULSE = 2.0  # seconds between signs of life
OUTAGE = 8.0  # seconds without any that mean nobody was there
MOST_AT_ONCE = 200

log = logging.getLogger(__name__)


class Clocks:
    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service = service
        self._bot_pool = bot_pool
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin, and give the time back for which nobody was there."""
        outage = await self._service.store.write(end_outage, time.time(), self._service.store.is_sqlite)
        if outage:
            log.info("time given back", extra={"seconds": round(outage, 1)})
        self._tasks = {asyncio.create_task(self._watch()), asyncio.create_task(self._pulse())}

    async def close(self) -> None:
        """Stop, and leave word when: the time until somebody is there again is nobody's."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._service.store.write(closing, time.time())

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self._service.store.write(pulse, time.time())
            except Exception:
                log.exception("no sign of life could be written")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                due = await self._service.store.read(due_tables, time.time())
            except Exception:
                log.exception("clocks")
                continue
            for id in due:
                try:
                    await self._see_to(id)
                except Exception as error:  # one table's trouble keeps no other waiting
                    log.warning("not seen to", extra={"table": id, "error": repr(error)[:500]})

    async def _see_to(self, id: str) -> None:
        if not await self._service.store.write(put_off, id, time.time()):
            return  # another process does
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
        except Refused:  # the player moved in the last moment, or somebody else stood in
            return
        except Exception:
            log.exception("stand-in failed", extra={"table": id})


def due_tables(connection: Connection, now: float) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(MOST_AT_ONCE)
    return list(connection.execute(wanted).scalars())


def put_off(connection: Connection, id: str, now: float) -> bool:
    """Take it on: whether nobody else did."""
    mine = update(tables).where(tables.c.id == id, tables.c.due <= now).values(due=now + LEASE)
    return connection.execute(mine).rowcount == 1


def pulse(connection: Connection, now: float) -> None:
    connection.execute(update(installation).values(alive_at=now, closed_at=None))


def closing(connection: Connection, now: float) -> None:
    connection.execute(update(installation).values(closed_at=now))


def end_outage(connection: Connection, now: float, alone: bool) -> float:
    """Give every clock the time for which no process was there; those seconds, or 0 where one was.

    `alone`: no other process can have been there, so that any silence was an outage.
    """
    row = connection.execute(select(installation.c.alive_at, installation.c.closed_at)).one()
    claim = update(installation).where(installation.c.alive_at == row.alive_at).values(alive_at=now, closed_at=None)
    since = row.alive_at if row.closed_at is None else row.closed_at
    silent = row.closed_at is not None or alone or now - since > OUTAGE
    if not silent or connection.execute(claim).rowcount == 0:
        return 0.0
    due = case((tables.c.bot_next, now), else_=tables.c.due + (now - since))
    connection.execute(update(tables).where(tables.c.due.is_not(None)).values(due=due))
    return now - since

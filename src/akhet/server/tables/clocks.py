"""Clocks, and everything else that the server must do at a certain time.

The time when a table is due is in the database, so it survives any process. A process first postpones a due table, then
acts on it: that is how several processes agree on which of them does.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select, update

from akhet.kernel.refusal import Refused
from akhet.server import metrics
from akhet.server.storage.admin_events import add_event
from akhet.server.storage.pauses import add_pause
from akhet.server.storage.schema import installation, tables
from akhet.server.tables import play_time
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.playing import BOT_LEASE
from akhet.server.tables.service import TableService

POLL_SECONDS = 0.5  # between two queries for due tables
HEARTBEAT_SECONDS = 2.0
OUTAGE_SECONDS = 8.0  # without a heartbeat: no process was running, or none could write
JUMP_SECONDS = 1
MOST_AT_ONCE = 200

log = logging.getLogger(__name__)


class Clocks:
    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service = service
        self._bot_pool = bot_pool
        self._tasks: set[asyncio.Task[None]] = set()
        self._beaten = 0.0  # when the last heartbeat was saved, by the monotonic clock
        self._clock_ahead = 0

    async def open(self) -> None:
        """Start, after adding the time without a running process to every clock."""
        store = self._service.store
        found = await store.write(end_outage, play_time.now(), store.is_sqlite)
        self._saved(found)
        self._tasks = {asyncio.create_task(self._watch()), asyncio.create_task(self._beat())}

    async def close(self) -> None:
        """Stop, and write down when: clocks stand still until a process runs again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._service.store.write(write_stop, play_time.now())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                self._saved(await self._service.store.write(write_heartbeat, play_time.now()))
            except Exception:
                log.exception("heartbeat not saved")
            self._check_clock()

    def _saved(self, beat: "Heartbeat") -> None:
        play_time.follow(beat.at)
        self._beaten = time.monotonic()
        if beat.outage:
            log.info("outage added to clocks", extra={"seconds": round(beat.outage, 1)})
            self._service.read_again()

    def _check_clock(self) -> None:
        """Say so if the clock of the machine has jumped. Play does not follow it."""
        ahead = play_time.clock_ahead()
        if abs(ahead - self._clock_ahead) > JUMP_SECONDS:
            log.warning("clock of the machine jumped", extra={"seconds": ahead - self._clock_ahead})
            self._clock_ahead = ahead
            self._service.read_again()  # scenes contain deadlines as the clock of the machine shows them
        metrics.CLOCK_AHEAD.set(ahead)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            # After an outage, the heartbeat first adds it to the clocks: nobody could move.
            if self._service.paused or time.monotonic() - self._beaten > OUTAGE_SECONDS:
                continue
            try:
                due = await self._service.store.read(due_tables, play_time.now())
            except Exception:
                log.exception("due tables not read")
                continue
            for id in due:
                try:
                    await self._act(id)
                except Exception as error:  # the other tables must not wait for this one
                    log.warning("due table failed", extra={"table": id, "error": repr(error)[:500]})

    async def _act(self, id: str) -> None:
        if not await self._service.store.write(postpone, id, play_time.now()):
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
    query = select(tables.c.id).where(tables.c.due <= now, tables.c.deleted.is_(None))
    return list(connection.execute(query.order_by(tables.c.due).limit(MOST_AT_ONCE)).scalars())


def postpone(connection: Connection, id: str, now: float) -> bool:
    """Postpone a due table. False if another process did so first."""
    statement = update(tables).where(tables.c.id == id, tables.c.due <= now).values(due=now + BOT_LEASE)
    return connection.execute(statement).rowcount == 1


@dataclass(frozen=True)
class Heartbeat:
    """What was written: the time of the latest process, and the seconds of an outage that ended."""

    at: float
    outage: float = 0.0


def write_heartbeat(connection: Connection, now: float) -> Heartbeat:
    """Write that a process runs. If none could for a while, that time is added to every clock: nobody could move."""
    row = connection.execute(select(installation)).one()
    if now - row.alive_at > OUTAGE_SECONDS:
        add_event(connection, "clocks")
        return _add_outage(connection, row, row.alive_at, now)
    at = max(now, row.alive_at)
    connection.execute(update(installation).values(alive_at=at, closed_at=None))
    return Heartbeat(at)


def write_stop(connection: Connection, now: float) -> None:
    connection.execute(update(installation).values(closed_at=now))


def end_outage(connection: Connection, now: float, alone: bool) -> Heartbeat:
    """Write the first heartbeat of a process, and add the time without a running process to every clock.

    `alone`: no other process can have been running, so the time since the last heartbeat was an outage. It is negative
    if the clock of the machine was set back meanwhile.
    """
    row = connection.execute(select(installation)).one()
    if row.closed_at is None and not alone and now - row.alive_at <= OUTAGE_SECONDS:
        return Heartbeat(max(now, row.alive_at))
    return _add_outage(connection, row, row.alive_at if row.closed_at is None else row.closed_at, now)


def _add_outage(connection: Connection, row: Row[Any], since: float, now: float) -> Heartbeat:
    """Add an outage to every clock, unless another process was faster."""
    claim = update(installation).where(installation.c.alive_at == row.alive_at).values(alive_at=now, closed_at=None)
    if connection.execute(claim).rowcount == 0:
        return Heartbeat(now)
    # The time since the operator stopped play is added when they let it continue.
    until = now if row.read_only_since is None else row.read_only_since
    if until > since or row.read_only_since is None:
        add_pause(connection, since, until)
    return Heartbeat(now, now - since)

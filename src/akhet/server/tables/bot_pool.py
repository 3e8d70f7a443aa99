"""Bots at the tables: who thinks when, so that no table waits for another's.

Thinking needs cores, and there are few. Every host has a line of their own, and the lines take turns: whoever opened a
hundred tables with strong bots waits for them, and nobody else does. Where many wait, each may think for less long.
"""

import asyncio
import logging
import os
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from akhet.bots.bot import Budget
from akhet.bots.levels import resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import secret_key
from akhet.server.run import metrics
from akhet.server.tables.live import LiveTable
from akhet.server.tables.playing import server_step
from akhet.server.tables.service import TableService
from akhet.server.tables.warm_up import warm_up_bots

STAND_IN = "scribe"
NICENESS = 10  # thinking yields to serving
LEAST_SECONDS = 0.05

log = logging.getLogger(__name__)


class FairQueue:
    """Lets so many in at a time, one of each key in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.waiting = 0

    @asynccontextmanager
    async def place(self, key: str) -> AsyncIterator[None]:
        if self._free > 0:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._queues.setdefault(key, deque()).append(turn)
            self.waiting += 1
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._next()  # it was called up and has left
                raise
            finally:
                self.waiting -= 1
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Whoever leaves calls up the first in the next line; that line goes to the end."""
        while self._queues:
            key, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[key] = queue
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1


class BotPool:
    def __init__(self, service: TableService, threads: int) -> None:
        self._service = service
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="thinker", initializer=_step_back)
        self._queue = FairQueue(self._threads)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        self._compiled = asyncio.Event()
        service.on_turn = self.request_turn

    @property
    def compiled(self) -> bool:
        """Whether bots move as soon as they have thought."""
        return self._compiled.is_set()

    def warm_up(self) -> None:
        """Have the bots compiled, while everything else goes on. On a thread that nobody waits for at the end."""
        arguments = (asyncio.get_running_loop(), self._compiled)
        threading.Thread(target=_compile_bots, args=arguments, name="warm-up", daemon=True).start()

    def request_turn(self, live: LiveTable) -> None:
        """It is the house's turn to move at a table, as often as somebody says so."""
        id = live.row.id
        if id not in self._busy and not self._stopping:
            self._busy[id] = task = asyncio.create_task(self._play_turns(live))
            task.add_done_callback(lambda _: self._busy.pop(id, None))

    async def stop(self) -> None:
        """No more moves; those being thought about are given up, and asked for again when the house opens."""
        self._stopping = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _play_turns(self, live: LiveTable) -> None:
        """Move as long as it is the house's turn."""
        try:
            while live.row.bot_next and live.turn is not None:
                await self.play_turn(live, live.turn, None)
        except Refused as refused:
            log.info("bot gave way", extra={"table": live.row.id, "code": refused.refusal.code})
        except Exception:
            log.exception("bot failed", extra={"table": live.row.id})

    async def play_turn(self, live: LiveTable, seat: int, stand_in: str | None) -> None:
        """All steps of one turn, by the seat's own bot or by the one that stands in."""
        sitter = live.row.seats[seat]
        if stand_in is None and sitter.kind != "bot":
            stand_in = "resigned" if sitter.resigned else "clock"
        await self._compiled.wait()  # here, for a thread that waits in the compiler cannot be stopped
        level = sitter.level if sitter.level is not None else STAND_IN
        spec = self._within_reason(resolve_level(Spec(level), live.row.game))
        with BotSeat(spec, live.game, secret_key()) as bot:
            while live.turn == seat:
                async with self._service.steady(live):
                    if live.table is None or live.turn != seat:
                        return
                    table, after = live.table.copy(), live.row.step_version
                async with self._queue.place(live.row.host):
                    with metrics.THINKING.time():
                        move = await asyncio.get_running_loop().run_in_executor(self._pool, bot.move, table)
                await self._service.change(
                    live, lambda move=move, after=after: server_step(live, seat, move, after, stand_in)
                )

    def _within_reason(self, spec: Spec) -> Spec:
        """A bot with less time where others wait for their turn to think."""
        if spec.budget.seconds is None:
            return spec
        share = min(1.0, self._threads / (1 + self._queue.waiting))
        return replace(spec, budget=Budget(seconds=max(LEAST_SECONDS, spec.budget.seconds * share)))


def _compile_bots(loop: asyncio.AbstractEventLoop, compiled: asyncio.Event) -> None:
    """Not stepping back: unlike thinking it holds the interpreter's lock, and whoever serves would wait with it."""
    began = time.perf_counter()
    try:
        warm_up_bots()
        log.info("bots compiled", extra={"seconds": round(time.perf_counter() - began, 1)})
    except Exception:  # each tries for itself then, and says what is wrong where it is asked
        log.exception("bots not compiled")
    with suppress(RuntimeError):  # the house was closed meanwhile
        loop.call_soon_threadsafe(compiled.set)


def _step_back() -> None:
    """On Linux a thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)

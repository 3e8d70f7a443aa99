"""The bots at the tables, and how they share the processor.

Every host has a queue of their own, and the queues take turns: the bots of a host with a hundred tables wait for each
other, not those of other hosts. If many are waiting, each thinks for a shorter time.
"""

import asyncio
import logging
import os
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

from akhet.bots.bot import Budget
from akhet.bots.duplicate import DuplicateBot
from akhet.bots.levels import levels_of, resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import secret_key
from akhet.server import metrics
from akhet.server.tables.live import LiveTable
from akhet.server.tables.playing import server_step
from akhet.server.tables.service import TableService
from akhet.server.tables.warm_up import warm_up_bots

STAND_IN = "scribe"  # the level of a stand-in
NICENESS = 10  # bots yield to requests
LEAST_SECONDS = 0.05

Found = TypeVar("Found")

log = logging.getLogger(__name__)


class FairQueue:
    """Admits a number of holders at a time. Keys take turns, however many wait with the same key.

    Those who come `last` are admitted only while nobody else waits.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._last: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.waiting = 0

    @asynccontextmanager
    async def place(self, key: str, last: bool = False) -> AsyncIterator[None]:
        if self._free > 0:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            (self._last if last else self._queues).setdefault(key, deque()).append(turn)
            self.waiting += not last
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._admit_next()  # it was admitted and cancelled at the same moment
                raise
            finally:
                self.waiting -= not last
        try:
            yield
        finally:
            self._admit_next()

    def _admit_next(self) -> None:
        """Admit the first of the next queue; that queue goes to the end."""
        while queues := self._queues or self._last:
            key, queue = queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                queues[key] = queue
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1


class BotPool:
    def __init__(self, service: TableService, threads: int) -> None:
        self._service = service
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot", initializer=_lower_priority)
        self.queue = FairQueue(self.threads)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        self._compiled = asyncio.Event()
        service.on_turn = self.request_turn

    @property
    def compiled(self) -> bool:
        """Whether the bots are compiled, so that they move without delay."""
        return self._compiled.is_set()

    async def wait_compiled(self) -> None:
        await self._compiled.wait()

    def warm_up(self) -> None:
        """Compile the bots on a thread that is not waited for at the end."""
        arguments = (asyncio.get_running_loop(), self._compiled)
        threading.Thread(target=_compile_bots, args=arguments, name="warm-up", daemon=True).start()

    def request_turn(self, live: LiveTable) -> None:
        """Let the bots of a table move. Repeated requests have no further effect."""
        id = live.row.id
        if id not in self._busy and not self._stopping:
            self._busy[id] = task = asyncio.create_task(self._play_turns(live))
            task.add_done_callback(lambda _: self._busy.pop(id, None))

    async def stop(self) -> None:
        """Stop all bots. Unfinished moves are requested again when the server starts."""
        self._stopping = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _play_turns(self, live: LiveTable) -> None:
        """Play as long as it is a bot's turn."""
        try:
            while live.row.bot_next and live.turn is not None:
                await self.play_turn(live, live.turn, None)
        except Refused as refused:
            log.info("bot move refused", extra={"table": live.row.id, "code": refused.refusal.code})
        except Exception:
            log.exception("bot failed", extra={"table": live.row.id})

    async def play_turn(self, live: LiveTable, seat: int, stand_in: str | None) -> None:
        """Play all steps of one turn, by the seat's own bot or by a stand-in."""
        holder = live.row.seats[seat]
        if stand_in is None and holder.kind != "bot":
            stand_in = "resigned" if holder.resigned else "clock"
        await self._compiled.wait()  # not on a thread: one that waits in the compiler cannot be stopped
        level = holder.level if holder.level is not None else stand_in_level(live.row.game)
        with self._bot(live, level) as bot:
            while live.turn == seat:
                async with self._service.locked(live):
                    if live.table is None or live.turn != seat:
                        return
                    table, after = live.table.copy(), live.row.step_version
                async with self.queue.place(live.row.host):
                    with metrics.BOT_SECONDS.time():
                        move = await asyncio.get_running_loop().run_in_executor(self._pool, bot.move, table)
                await self._service.change(
                    live, lambda move=move, after=after: server_step(live, seat, move, after, stand_in)
                )

    @contextmanager
    def _bot(self, live: LiveTable, level: str) -> Iterator[BotSeat | DuplicateBot]:
        """The bot of a seat; at tables with the same deal, one that plays alike at all of them."""
        if live.row.duplicate is not None:
            yield DuplicateBot(level, live.game, live.row.key)
            return
        with BotSeat(self.limited(resolve_level(Spec(level), live.row.game)), live.game, secret_key()) as bot:
            yield bot

    async def run_last(self, key: str, function: Callable[..., Found], *arguments: Any) -> Found:
        """Run a function on a thread of the bots once none of them waits for one."""
        async with self.queue.place(key, last=True):
            return await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)

    async def run_steps(self, key: str, steps: Iterator[Found | None]) -> Found:
        """Run the steps of a computation one by one, so that bots come in between; the last one has the result."""
        while True:
            found: Found | None = await self.run_last(key, next, steps)
            if found is not None:
                return found

    def limited(self, spec: Spec) -> Spec:
        """A bot with less time if others are waiting."""
        if spec.budget.seconds is None:
            return spec
        share = min(1.0, self.threads / (1 + self.queue.waiting))
        return replace(spec, budget=Budget(seconds=max(LEAST_SECONDS, spec.budget.seconds * share)))


def stand_in_level(game: str) -> str:
    """The level of a stand-in; a game without that level has its weakest, or a random bot if it has none."""
    levels = levels_of(game)
    return STAND_IN if STAND_IN in levels else next(iter(levels), "random")


def _compile_bots(loop: asyncio.AbstractEventLoop, compiled: asyncio.Event) -> None:
    """Compile the bots, at normal priority: the compiler holds the interpreter's lock, and requests wait for it."""
    began = time.perf_counter()
    try:
        warm_up_bots()
        log.info("bots compiled", extra={"seconds": round(time.perf_counter() - began, 1)})
    except Exception:  # each bot is then compiled when it is needed, and its failure is logged there
        log.exception("bots not compiled")
    with suppress(RuntimeError):  # the server has stopped
        loop.call_soon_threadsafe(compiled.set)


def _lower_priority() -> None:
    """On Linux every thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)

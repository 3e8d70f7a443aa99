"""Reviews of finished games: a queue in the database, worked off on the bots' threads when no bot waits for one.

A review is made in slices of at most about a tenth of a second. Between two of them every bot that waits has its turn,
so reviews never make a running game wait. What is ready is stored every second, for those who look on. All of it is in
the database: any process of the server can go on with it, and so can the next one after a restart.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from typing import Any

from akhet.analysis import Review, review_steps
from akhet.analysis.evaluator import VERSION
from akhet.analysis.reviewer import LEAST_BUDGET
from akhet.analysis.types import ReviewDecision
from akhet.kernel.refusal import refuse
from akhet.server import metrics
from akhet.server.storage.posted_records import read_posted
from akhet.server.storage.reviews import (
    Asked,
    ReviewLimits,
    ReviewRow,
    ask_review,
    claim_review,
    give_up,
    postpone,
    read_review,
    save_part,
    waiting_before,
)
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.payloads import to_bytes
from akhet.server.tables.records import Records
from akhet.server.tables.service import TableService
from akhet.server.tables.study import collect
from akhet.table import Game

LEASE = 15.0  # seconds after which another process takes over a review that nobody goes on with
SAVE_SECONDS = 1.0
LOOK_SECONDS = 5.0  # how often a process looks for reviews that others have left
KEY = "review"  # in the queue of the bots' threads, all reviews together are one person

log = logging.getLogger(__name__)


Make = Callable[[Game, dict[str, Any], int], Iterator[Review | None]]


def steps_of(game: Game, record: dict[str, Any], budget: int) -> Iterator[Review | None]:
    """The steps of a review of a record; after most of them there is nothing new to show."""
    return review_steps(record, budget=max(budget, LEAST_BUDGET), components=game.components)


class Reviews:
    def __init__(self, service: TableService, bot_pool: BotPool, records: Records, make: Make = steps_of) -> None:
        self._store = service.store
        self._sets = service.sets
        self._budget = service.settings.review_plans
        # Another version or budget gives other numbers. The network is part of the version.
        self._evaluator = f"{VERSION}/{self._budget}"
        self._bot_pool = bot_pool
        self._records = records
        self._make = make
        self._wake = asyncio.Event()
        self._places = asyncio.Semaphore(max(1, bot_pool.threads // 2))
        self._watching: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, source: str, person: str, network: str, limits: ReviewLimits) -> None:
        """Have a review made, unless there is one already; refused if the person has too many."""
        asked = Asked(source, self._evaluator, person, network)
        match await self._store.write(ask_review, asked, limits, time.time()):
            case "busy":
                raise refuse("server.review_busy")
            case "too_many":
                raise refuse("server.too_many_reviews", None, most=limits.per_day)
            case "too_many_network":
                raise refuse("server.too_many_reviews_network", None, most=limits.per_day_network)
            case None:
                self._wake.set()

    async def decision(self, source: str, first: int) -> ReviewDecision | None:
        """A decision of a review that is done, by its first ply; None if there is none."""
        found = await self.done(source)
        return None if found is None else decision_of(found, first)

    async def done(self, source: str) -> Review | None:
        """A review that is done; None if there is none."""
        row = await self._store.read(read_review, source, self._evaluator)
        if row is None or row.content is None or row.unfinished:
            return None
        return await asyncio.to_thread(json.loads, row.content)

    async def state(self, source: str, after: int | None = None) -> bytes:
        """A ReviewInfo as JSON; without its content if the asker knows that revision."""
        row = await self._store.read(read_review, source, self._evaluator)
        ahead = 0
        if row is not None and row.unfinished and row.revision == 0:
            ahead = await self._store.read(waiting_before, source, self._evaluator)
        head = {
            "state": _state_of(row),
            "progress": 0.0 if row is None else row.progress,
            "ahead": ahead,
            "revision": 0 if row is None else row.revision,
        }
        content = b"null"
        if row is not None and row.content is not None and row.revision != after:
            content = row.content
        return to_bytes(head)[:-1] + b',"review":' + content + b"}"

    def open(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop. What is not ready is taken up again when the server starts."""
        tasks = [*self._tasks] if self._watching is None else [self._watching, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        await self._bot_pool.wait_compiled()
        while True:
            await self._places.acquire()
            source = None
            try:
                self._wake.clear()
                source = await self._store.write(claim_review, self._evaluator, time.time(), LEASE)
            except Exception:
                log.exception("no review taken up")
            if source is not None:
                task = asyncio.create_task(self._work(source))
                self._tasks.add(task)
                task.add_done_callback(self._done)
                continue
            self._places.release()
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                pass

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._places.release()
        self._wake.set()

    async def _work(self, source: str) -> None:
        """Make a review, to its end or until the server stops."""
        began = time.perf_counter()
        keeping = asyncio.create_task(self._keep(source))
        try:
            await self._make_all(source)
            log.info("review made", extra={"seconds": round(time.perf_counter() - began, 1)})
        except asyncio.CancelledError:
            await self._store.write(give_up, source, self._evaluator, time.time(), True)
            raise
        except Exception:
            log.exception("review failed", extra={"source": source})
            await self._store.write(give_up, source, self._evaluator, time.time(), False)
        finally:
            keeping.cancel()

    async def _keep(self, source: str) -> None:
        """Postpone a review again and again while it is made, however long the bots take in between."""
        while True:
            await asyncio.sleep(LEASE / 3)
            await self._store.write(postpone, source, self._evaluator, time.time() + LEASE)

    async def _make_all(self, source: str) -> None:
        record = json.loads(await self._record(source))
        game = await self._sets.game(record["game"], record["components"])
        steps = self._make(game, record, self._budget)
        saved = -SAVE_SECONDS
        while True:
            with metrics.REVIEW_SECONDS.time():
                part = await self._bot_pool.run_last(KEY, _advance, steps)
            if part is None or (part["done"] < 1 and time.monotonic() < saved + SAVE_SECONDS):
                continue
            due = None if part["done"] >= 1 else time.time() + LEASE
            content = await self._bot_pool.run_last(KEY, _encoded, part)
            there = await self._store.write(save_part, source, self._evaluator, part["done"], content, due)
            if due is None and there:
                await self._store.write(collect, source, self._evaluator, part)
            if due is None or not there:  # the table may have been deleted meanwhile
                return
            saved = time.monotonic()

    async def _record(self, source: str) -> str:
        posted = await self._store.read(read_posted, source)
        return await self._records.of(source) if posted is None else posted.record


def decision_of(review: Review, first: int) -> ReviewDecision | None:
    """The decision that begins with this ply."""
    return next((one for one in review["decisions"] if one["first"] == first), None)


def _advance(steps: Iterator[Review | None]) -> Review | None:
    for part in steps:
        return part
    raise ValueError("a review ended before it was done")


def _encoded(part: Review) -> bytes:
    return to_bytes(part | {"names": None})  # a player may be deleted later; the table has the names


def _state_of(row: ReviewRow | None) -> str:
    if row is None:
        return "none"
    if row.failed:
        return "failed"
    if not row.unfinished:
        return "done"
    return "running" if row.revision else "waiting"

"""All of a process's writing, by one thread: what many tables ask for meanwhile goes into one commit.

A commit waits for the disk, so its cost is shared. Whoever asked is told only after it.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

Result = TypeVar("Result")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 256
MOST_WAITING = 10_000
KEPT = 1.0  # seconds without work after which the connection is given back

log = logging.getLogger(__name__)


class Busy(Exception):
    """More is asked for than can be written."""


@dataclass
class Job:
    work: Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # kept while there is work: to get one takes time too
        self._closed = False
        self._jobs: queue.Queue[Job | None] = queue.Queue(MOST_WAITING)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """The work's result, once it is committed."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), loop)
        try:
            self._jobs.put_nowait(job)
        except queue.Full as full:
            raise Busy from full
        # Shielded: whoever asked may go away, the work is done all the same, and what is in memory must follow it.
        return await asyncio.shield(job.done)

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._closed:
            if jobs := self._next():
                self._carry_out(jobs)
            else:
                self._let_go()
        self._let_go()

    def _next(self) -> list[Job]:
        """What was asked for meanwhile, as far as it goes into one commit; nothing where nobody asks for a while."""
        jobs: list[Job] = []
        while not self._closed and len(jobs) < MOST_AT_ONCE and not (jobs and self._jobs.empty()):
            try:
                job = self._jobs.get(timeout=KEPT)
            except queue.Empty:
                break
            if job is None:
                self._closed = True
            else:
                jobs.append(job)
        return jobs

    def _carry_out(self, jobs: list[Job]) -> None:
        """All in one commit; where that fails, one by one, so that nobody's fault is another's."""
        results: list[Any] = []
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                results += [job.work(self._connection) for job in jobs]
        except Exception as error:
            self._let_go()
            if len(jobs) > 1:
                log.warning("batch failed, one by one", extra={"jobs": len(jobs), "error": repr(error)})
                for job in jobs:
                    self._carry_out([job])
                return
            results = [error]
        for job, result in zip(jobs, results, strict=True):
            job.loop.call_soon_threadsafe(_settle, job.done, result)

    def _let_go(self) -> None:
        """Back to the engine, which looks whether a connection is still good before it gives it out."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)

"""The only thread of a process that writes to the database. Changes that arrive together share one commit.

A commit waits for the disk, so sharing it makes many tables cheaper. Nobody is notified of a change before its commit.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InternalError, OperationalError

Result = TypeVar("Result")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 256
MOST_WAITING = 10_000
IDLE_SECONDS = 1.0  # without work, after which the connection is returned

log = logging.getLogger(__name__)


class Busy(Exception):
    """More changes are waiting than can be written."""


@dataclass
class Job:
    work: Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # kept while there is work: getting one takes time
        self._closed = False
        self.failing = False  # whether the last attempt failed because of the database
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()  # written in C, unlike the one with a limit
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """The result of the work, once it is committed."""
        if self._jobs.qsize() >= MOST_WAITING:
            raise Busy
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), loop)
        self._jobs.put(job)
        return await job.done  # if the caller is cancelled, the work is still done

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._closed:
            if jobs := self._next():
                self._execute(jobs)
            else:
                self._release()
        self._release()

    def _next(self) -> list[Job]:
        """The waiting jobs that go into one commit; empty after some time without work."""
        jobs: list[Job] = []
        while not self._closed and len(jobs) < MOST_AT_ONCE and not (jobs and self._jobs.empty()):
            try:
                job = self._jobs.get(timeout=IDLE_SECONDS)
            except queue.Empty:
                break
            if job is None:
                self._closed = True
            else:
                jobs.append(job)
        return jobs

    def _execute(self, jobs: list[Job]) -> None:
        """Execute all jobs in one commit. If that fails, execute them one by one, so that only the bad ones fail."""
        results: list[Any] = []
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                results += [job.work(self._connection) for job in jobs]
            self.failing = False
        except Exception as error:
            self._release()
            self.failing = isinstance(error, (OperationalError, InternalError))
            if len(jobs) > 1:
                log.warning("batch not saved, trying one by one", extra={"jobs": len(jobs), "error": repr(error)})
                for job in jobs:
                    self._execute([job])
                return
            results = [error]
        settled: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for job, result in zip(jobs, results, strict=True):
            settled.setdefault(job.loop, []).append((job.done, result))
        for loop, outcomes in settled.items():  # once per commit: each call wakes the loop with a system call
            loop.call_soon_threadsafe(_settle, outcomes)

    def _release(self) -> None:
        """Return the connection to the engine, which checks it before it hands it out again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _settle(outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in outcomes:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)

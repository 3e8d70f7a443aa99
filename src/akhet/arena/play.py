"""Many games on many cores, each kept as it ends."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as await_ends
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import cast

from akhet.arena.match import Result, play_game, warm_up
from akhet.arena.results import ResultsFile
from akhet.arena.schedule import MAX_SETS, Arena, Pairing, Setting, Task
from akhet.bots.spec import Spec
from akhet.kernel.refusal import Refusal, Refused, refuse

GRACE = 2.0  # seconds for workers to end by themselves
AHEAD = 2  # games handed out for each core: enough that none waits, few enough to stop at once

Progress = Callable[[int, int], None]


def play(
    arena: Arena,
    games: int,
    *,
    cores: int | None = None,
    results: Path | None = None,
    progress: Progress = lambda done, wanted: None,
) -> list[Result]:
    """At least this many games of every pairing, in whole mirrored sets; all results, from the file and from now.

    With a file, games that are in it already are not played again. `progress` hears how many games are done, and of
    how many. A script that uses several cores needs the usual `if __name__ == "__main__":`, as workers import it.
    """
    sets = arena.sets_for(games)
    if not 0 < sets <= MAX_SETS:
        raise refuse("arena.sets", None, most=MAX_SETS)
    with ResultsFile(results, arena, sets) if results is not None else nullcontext() as file:
        found = file.results if file is not None else []
        done = {result.task for result in found}
        left = (task for task in arena.tasks(sets) if task not in done)
        wanted = sets * len(arena.pairings) * arena.setting.players
        count = sum(task.set < sets for task in done)
        if count < wanted:
            warm_up(arena)
            progress(count, wanted)
        with players(arena, cores or os.cpu_count() or 1, wanted - count) as play_all:
            for result in play_all(left):
                if file is not None:
                    file.add(result)
                else:
                    found.append(result)
                count += 1
                progress(count, wanted)
    return found


Games = Callable[[Iterable[Task]], Iterator[Result]]


def players(arena: Arena, cores: int, games: int) -> AbstractContextManager[Games]:
    """Whoever plays: this process, where more would have nothing to do, or a pool of workers."""
    cores = min(cores, games)
    return nullcontext(lambda tasks: (play_game(arena, task) for task in tasks)) if cores <= 1 else _pool(arena, cores)


@contextmanager
def _pool(arena: Arena, cores: int) -> Iterator[Games]:
    """Workers that start afresh: a fork would copy the compiler's threads and locks in whatever state they are."""
    others = active_children()
    context = get_context("spawn")
    stop = context.Event()
    work = (arena.setting, arena.entrants, arena.seed, arena.pairings, stop)
    pool = ProcessPoolExecutor(cores, context, initializer=_begin, initargs=work)

    def play_all(tasks: Iterable[Task]) -> Iterator[Result]:
        waiting: set[Future[Result | Refusal]] = set()
        for task in tasks:
            with _deaf_to_interrupts():  # so is a worker that is born here, who could not bear one while it starts
                waiting.add(pool.submit(_play_task, task))
            if len(waiting) >= AHEAD * cores:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from map(_result, done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from map(_result, done)

    try:
        yield play_all
    except BaseException as error:
        stop.set()
        pool.shutdown(wait=False, cancel_futures=True)
        _end([worker for worker in active_children() if worker not in others])
        if isinstance(error, BrokenProcessPool):
            raise refuse("arena.worker") from error
        raise
    finally:
        pool.shutdown()


def _end(workers: list[BaseProcess]) -> None:
    """Give them a moment to put their bots away. Some may be deep in thought."""
    deadline = time.monotonic() + GRACE
    left = {worker.sentinel: worker for worker in workers}
    while left and (ended := await_ends(list(left), deadline - time.monotonic())):
        for sentinel in ended:
            left.pop(cast(int, sentinel))
    for worker in left.values():
        worker.terminate()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C waits for a moment. Whoever is born in it never hears one: what mask a process has, its children have."""
    if not hasattr(signal, "pthread_sigmask"):  # a system without masks
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _result(done: "Future[Result | Refusal]") -> Result:
    found = done.result()
    if isinstance(found, Refusal):
        raise Refused(found)
    return found


# In a worker

_arena: Arena | None = None
_stop: Event | None = None


def _begin(setting: Setting, entrants: list[Spec], seed: int, pairings: list[Pairing], stop: Event) -> None:
    global _arena, _stop  # a worker is begun once, and tasks find here what they all need
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which stops us
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _arena, _stop = Arena(setting, entrants, seed, pairings), stop
    warm_up(_arena)


def _leave_with_parent() -> None:
    """A parent that was killed can tell nobody: its workers would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_task(task: Task) -> Result | Refusal:
    assert _arena is not None and _stop is not None
    try:
        return play_game(_arena, task, _stop.is_set)
    except Refused as refused:  # which does not travel between processes, but what it holds does
        return refused.refusal

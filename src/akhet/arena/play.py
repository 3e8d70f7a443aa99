"""Many games on many cores. Each result is written when its game ends."""

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
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

GRACE = 2.0  # seconds for workers to close their bots and exit
AHEAD = 2  # games submitted per core: enough that no core waits, few enough to stop quickly

Progress = Callable[[int, int], None]


def play(
    arena: Arena,
    games: int,
    *,
    cores: int | None = None,
    results: Path | None = None,
    progress: Progress = lambda done, wanted: None,
) -> list[Result]:
    """Play at least this many games of every pairing, in whole mirrored sets. Returns all results, old and new.

    Games that the file `results` already has are not played again. `progress` is called with the number of games done
    and the number wanted. A script that uses several cores needs `if __name__ == "__main__":`, as workers import it.
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
    """A function that plays tasks: in this process if one core is enough, else in a pool of workers."""
    cores = min(cores, games)
    return nullcontext(lambda tasks: (play_game(arena, task) for task in tasks)) if cores <= 1 else _pool(arena, cores)


@contextmanager
def _pool(arena: Arena, cores: int) -> Generator[Games]:
    """A pool of spawned workers: a fork would copy the compiler's threads and locks in an unknown state."""
    others = active_children()
    context = get_context("spawn")
    stop = context.Event()
    work = (arena.setting, arena.entrants, arena.seed, arena.pairings, stop)
    pool = ProcessPoolExecutor(cores, context, initializer=_begin, initargs=work)

    def play_all(tasks: Iterable[Task]) -> Iterator[Result]:
        waiting: set[Future[Result | Refusal]] = set()
        for task in tasks:
            with _interrupts_blocked():  # a worker that starts here inherits this: SIGINT would break its start
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
    """Let workers close their bots, then terminate those that have not finished."""
    deadline = time.monotonic() + GRACE
    left = {worker.sentinel: worker for worker in workers}
    while left and (ended := await_ends(list(left), deadline - time.monotonic())):
        for sentinel in ended:
            left.pop(cast(int, sentinel))
    for worker in left.values():
        worker.terminate()


@contextmanager
def _interrupts_blocked() -> Generator[None]:
    """Block SIGINT. Processes started inside inherit the mask and never receive it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
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


# In a worker process

_arena: Arena | None = None
_stop: Event | None = None


def _begin(setting: Setting, entrants: list[Spec], seed: int, pairings: list[Pairing], stop: Event) -> None:
    global _arena, _stop  # set once per worker, for all its tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent, which stops the workers
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    _arena, _stop = Arena(setting, entrants, seed, pairings), stop
    warm_up(_arena)


def _exit_with_parent() -> None:
    """Exit when the parent has ended. A parent that was killed cannot stop its workers, which would wait forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_task(task: Task) -> Result | Refusal:
    assert _arena is not None and _stop is not None
    try:
        return play_game(_arena, task, _stop.is_set)
    except Refused as refused:  # the exception cannot be pickled; its refusal can
        return refused.refusal

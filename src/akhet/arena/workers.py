"""The engine under arenas, simulations, studies, leaderboards and data sets: work in pieces, on all cores of this
machine or of a Ray cluster.

A caller describes its work (`Work`) and gives items of it, such as the numbers of games. Results arrive as they finish,
in any order. An item determines its result, so the number of workers changes nothing but the speed, and a caller that
keeps results as they arrive can be stopped and continued.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as await_ends
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar, cast

from akhet.arena.cluster import Cluster, on_cluster
from akhet.kernel.refusal import Refusal, Refused, refuse

GRACE = 2.0  # seconds for workers to close their bots and exit
AHEAD = 2  # items submitted per core: enough that no core waits, few enough to stop quickly

Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)
ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")
Stopped = Callable[[], bool]
Cores = int | Cluster | None  # cores of this machine (None: all), or a cluster


class Work(Protocol[Item_contra, Result_co]):
    """What workers do. It is pickled once per worker process; items and results are pickled too."""

    @property
    def compiled(self) -> bool:
        """Whether `do` runs without the interpreter's lock, so that threads are enough."""
        ...

    def prepare(self) -> None:
        """Load and compile what `do` needs: once in the parent, then once in each worker process."""
        ...

    def do(self, item: Item_contra, stopped: Stopped) -> Result_co:
        """The result of an item. May raise StoppedEarly if `stopped` returns true."""
        ...


class StoppedEarly(Exception):
    """An item was stopped before its end."""


def all_cores() -> int:
    return os.cpu_count() or 1


def count_cores(cores: Cores) -> int:
    """How many cores there are to work on."""
    return cores.cores() if isinstance(cores, Cluster) else cores or all_cores()


def workers(
    work: Work[ItemT, ResultT], cores: Cores, items: int
) -> AbstractContextManager[Callable[[Iterable[ItemT]], Iterator[ResultT]]]:
    """A function from items to results, with workers behind it: this process if one core is enough, a pool, a cluster.

    `items` is how many there will be at most. `work.prepare()` has to be called first. A script that uses several
    cores needs `if __name__ == "__main__":`, as worker processes import it.
    """
    if isinstance(cores, Cluster):
        return on_cluster(work, cores)
    cores = min(cores or all_cores(), items)
    if cores <= 1:
        return nullcontext(lambda given: (work.do(item, _never) for item in given))
    return _threads(work, cores) if work.compiled else _processes(work, cores)


def _never() -> bool:
    return False


@contextmanager
def _threads(work: Work[ItemT, ResultT], cores: int) -> Generator[Callable[[Iterable[ItemT]], Iterator[ResultT]]]:
    pool = ThreadPoolExecutor(cores)
    try:
        yield lambda items: _in_pool(pool, cores, work.do, ((item, _never) for item in items))
    finally:
        pool.shutdown(cancel_futures=True)  # after Ctrl-C nothing more is begun


@contextmanager
def _processes(work: Work[ItemT, ResultT], cores: int) -> Generator[Callable[[Iterable[ItemT]], Iterator[ResultT]]]:
    """A pool of spawned workers: a fork would copy the compiler's threads and locks in an unknown state."""
    others = active_children()
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(cores, context, initializer=_begin, initargs=(work, stop))

    def run(items: Iterable[ItemT]) -> Iterator[ResultT]:
        for found in _in_pool(pool, cores, _do, ((item,) for item in items)):
            if isinstance(found, Refusal):
                raise Refused(found)
            yield found

    try:
        yield run
    except BaseException as error:
        stop.set()
        pool.shutdown(wait=False, cancel_futures=True)
        _end([worker for worker in active_children() if worker not in others])
        if isinstance(error, BrokenProcessPool):
            raise refuse("arena.worker") from error
        raise
    finally:
        pool.shutdown()


def _in_pool(pool: Executor, cores: int, do: Callable[..., Any], items: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """The results as they finish, with few items waiting at any time."""
    waiting: set[Future[Any]] = set()
    for item in items:
        with _interrupts_blocked():  # a worker that starts here inherits this: SIGINT would break its start
            waiting.add(pool.submit(do, *item))
        if len(waiting) >= AHEAD * cores:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (one.result() for one in done)


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


# In a worker process

_work: Work[Any, Any] | None = None
_stop: Event | None = None


def _begin(work: Work[Any, Any], stop: Event) -> None:
    global _work, _stop  # set once per worker, for all its items
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent, which stops the workers
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    _work, _stop = work, stop
    work.prepare()


def _exit_with_parent() -> None:
    """Exit when the parent has ended. A parent that was killed cannot stop its workers, which would wait forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(item: Any) -> Any:
    assert _work is not None and _stop is not None
    try:
        return _work.do(item, _stop.is_set)
    except Refused as refused:  # the exception cannot be pickled; its refusal can
        return refused.refusal

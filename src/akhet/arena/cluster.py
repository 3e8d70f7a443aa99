"""The same work on a Ray cluster: an existing engine that schedules tasks on many machines and repeats lost ones.

Every item is a task that needs one core. Ray gives it to a machine with a free core; if that machine is lost, the task
is given to another one, so a lost machine costs the items it was working on. Machines that join are used at once.
"""

import importlib
import logging
import pickle
import sys
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from akhet.kernel.compiling import sources_hash
from akhet.kernel.refusal import Refusal, Refused, refuse, shown

AHEAD = 2  # items submitted per core
RETRIES = 5  # of an item whose machine or process was lost; one that always kills its process must end the run
LAYER = "lab"  # the highest layer whose functions run on other machines


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster by its address: `auto`, `HOST:6379` on one of its machines, or `ray://HOST:10001`."""

    address: str

    def cores(self) -> int:
        """How many cores it has now. Connects to it."""
        return int(_connected(self.address).cluster_resources().get("CPU", 0)) or 1


def _connected(address: str) -> Any:
    """Ray, connected to a cluster. A process is connected to one cluster until it ends."""
    try:
        import ray
    except ImportError as error:
        raise refuse("arena.ray", None, command='pip install "akhet[cluster]"') from error
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            first = (str(error).splitlines() or [""])[0]
            raise refuse("arena.cluster", None, address=shown(address, 200), reason=shown(first, 200)) from error
    return ray


@contextmanager
def on_cluster(work: Any, cluster: Cluster) -> Generator[Callable[[Iterable[Any]], Iterator[Any]]]:
    """A function from items to results, in the order in which they finish."""
    ray = _connected(cluster.address)
    token = uuid.uuid4().hex
    packed = ray.put(pickle.dumps(work))
    do = ray.remote(num_cpus=1, max_retries=RETRIES)(_do_item)
    waiting: set[Any] = set()

    def results() -> Iterator[Any]:
        done, left = ray.wait(list(waiting), num_returns=1)
        waiting.intersection_update(left)
        try:
            found = ray.get(done)
        except (
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.NodeDiedError,
            ray.exceptions.ObjectLostError,
        ) as error:
            raise refuse("arena.worker") from error
        for one in found:
            if isinstance(one, Refusal):
                raise Refused(one)
            yield one

    def run(items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            waiting.add(do.remote(token, _main_module(), sources_hash(LAYER), packed, item))
            while len(waiting) >= AHEAD * cluster.cores():
                yield from results()
        while waiting:
            yield from results()

    try:
        yield run
    finally:
        for left in waiting:
            with suppress(Exception):  # what is over cannot be cancelled
                ray.cancel(left, force=True)


def _main_module() -> str | None:
    """The module that was started as a script, if it can be imported: it may have registered bots."""
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    return spec.name if spec is not None and not spec.name.endswith("__main__") else None


# In a worker process of the cluster

_works: dict[str, Any] = {}  # the work of the present run, by its token


def _do_item(token: str, main: str | None, sources: str, packed: bytes, item: Any) -> Any:
    try:
        if token not in _works:
            if sources_hash(LAYER) != sources:  # it would play other games
                raise refuse("arena.cluster_version")
            if main is not None:
                importlib.import_module(main)
            work = pickle.loads(packed)  # noqa: S301 - from the process that started the run
            work.prepare()
            _works.clear()
            _works[token] = work
        return _works[token].do(item, lambda: False)
    except Refused as refused:  # the exception cannot be pickled; its refusal can
        return refused.refusal

"""The same work on a Ray cluster: an existing engine that schedules tasks on many machines and repeats lost ones.

Every item is a task that needs one core. Ray gives it to a machine with a free core; if that machine is lost, the task
is given to another one, so a lost machine costs the items it was working on. Machines that join are used at once.
"""

import importlib
import logging
import os
import pickle
import socket
import sys
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from akhet.kernel.compiling import sources_hash
from akhet.kernel.files import reason_of
from akhet.kernel.refusal import Refusal, Refused, refuse, shown

AHEAD = 2  # items submitted per core
RETRIES = 5  # of an item whose machine or process was lost; one that always kills its process must end the run
LAYER = "lab"  # the highest layer whose functions run on other machines
HERE = ("auto", "local")  # addresses for which Ray looks on this machine
CLIENT_PORT = 10001  # of ray:// without a port
CONNECTS, GREETS = 5.0, 30.0  # seconds to wait for a host, and for the greeting of a process on a busy one
# HTTP/2, which Ray's processes speak: what a client begins with, and the kind of the first frame that a server sends.
HTTP2_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
FRAME_HEADER, FRAME_KIND, SETTINGS = 9, 3, 4


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
        if address not in HERE:
            _check(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            if address == "auto" and "RAY_ADDRESS" not in os.environ and isinstance(error, ConnectionError):
                raise refuse("arena.cluster_none", None, command="ray start --head") from error
            first = (str(error).splitlines() or [""])[0]
            raise refuse("arena.cluster", None, address=shown(address, 200), reason=shown(first, 200)) from error
    return ray


def _check(address: str) -> None:
    """Refuse an address at which no Ray cluster answers. Ray itself would wait for minutes."""
    try:
        host, port = _host_and_port(address)
    except ValueError as error:
        raise refuse("arena.cluster_address", None, address=shown(address, 200)) from error
    try:
        with socket.create_connection((host, port), CONNECTS) as connection:
            if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
                return  # it would greet only after a handshake with Ray's certificates
            connection.settimeout(GREETS)
            connection.sendall(HTTP2_PREFACE)
            greeting = connection.makefile("rb").read(FRAME_HEADER)
    except (OSError, ValueError) as error:
        raise refuse("arena.cluster", None, address=shown(address, 200), reason=reason_of(error)) from error
    if len(greeting) < FRAME_HEADER or greeting[FRAME_KIND] != SETTINGS:
        raise refuse("arena.cluster_other", None, address=shown(address, 200))


def _host_and_port(address: str) -> tuple[str, int]:
    parts = urlsplit(address if "://" in address else f"//{address}")
    port = parts.port or (CLIENT_PORT if parts.scheme == "ray" else None)
    if parts.scheme not in ("", "ray") or not parts.hostname or port is None:
        raise ValueError(address)
    return parts.hostname, port


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

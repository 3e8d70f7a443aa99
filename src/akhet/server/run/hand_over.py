"""With several workers, each table is owned by one of them, and the connections to it are handed over to that worker.

So all players of a table are in one process, which does the work of a step once. This is only an optimization: any
worker can serve any table, and does so if the owner is not there. What is right is decided by the database.

A worker takes one of the slots. It holds the lock on the slot's file, which the system releases however the worker
ends, and receives datagrams on the slot's Unix socket: the head of a request, with the descriptor of its connection.
"""

import asyncio
import fcntl
import logging
import os
import socket
from array import array
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from akhet.server import metrics

CLAIM_SECONDS = 0.5  # between attempts to take a slot, while all are taken: a worker that is replaced still has its own
RETRY_SECONDS = 0.005  # the system queues only a few datagrams (net.unix.max_dgram_qlen)
MOST_SECONDS = 2.0  # that a connection waits for a busy owner; then it is served here
MOST_AT_ONCE = 64  # connections that are received before others get their turn
MOST_BYTES = 128 * 1024  # of a datagram; the head of a request has at most half of it
CLOSE_ON_EXEC: int = getattr(socket, "MSG_CMSG_CLOEXEC", 0)  # macOS has no such flag

log = logging.getLogger(__name__)


@dataclass
class Upgrade:
    """A connection that asked for a WebSocket to a table."""

    table: bytes
    head: bytes
    transport: asyncio.Transport
    serve: Callable[[], None]  # serves it in this process
    until: float = field(default_factory=lambda: asyncio.get_running_loop().time() + MOST_SECONDS)


class HandOver:
    """The slots of one server's workers. `protocol_for` makes the protocol of a connection from the request's head."""

    def __init__(self, folder: Path, slots: int, protocol_for: Callable[[bytes], asyncio.Protocol]) -> None:
        self._folder = folder
        self._slots = slots
        self._protocol_for = protocol_for
        self._loop = asyncio.get_running_loop()
        self._outbox = _datagram_socket()
        self._inbox: socket.socket | None = None
        self._lock: int | None = None
        self._own: int | None = None  # the slot of this worker
        self._claim: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._waiting: list[deque[Upgrade]] = [deque() for _ in range(slots)]
        self._adopting: set[asyncio.Task[None]] = set()
        self._closed = False
        self._take_slot()

    def close(self) -> None:
        """Receive no more connections. Uvicorn closes those that wait."""
        self._closed = True
        for timer in (self._claim, self._retry):
            if timer is not None:
                timer.cancel()
        for waiting in self._waiting:
            waiting.clear()
        self._outbox.close()
        if self._inbox is not None:
            self._loop.remove_reader(self._inbox)
            self._inbox.close()
        if self._lock is not None:
            os.close(self._lock)

    # Sending

    def pass_on(self, upgrade: Upgrade) -> None:
        """Hand a connection over to the owner of its table; serve it here if that is this worker, or nobody."""
        for slot in self._order(upgrade.table):
            if self._closed or slot == self._own:
                break
            sent = None if self._waiting[slot] else self._send(slot, upgrade)
            if sent is None:
                upgrade.transport.pause_reading()
                self._waiting[slot].append(upgrade)
                self._retry_later()
            if sent is not False:
                return
        upgrade.serve()

    def _order(self, table: bytes) -> Iterator[int]:
        """The slot that owns a table, then those that do while it is empty: its players come to the same one again."""
        first = crc32(table)
        return ((first + further) % self._slots for further in range(self._slots))

    def _send(self, slot: int, upgrade: Upgrade) -> bool | None:
        """Whether a connection was handed over; None if too many are on their way to this worker."""
        descriptor: int = upgrade.transport.get_extra_info("socket").fileno()
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))]
        try:
            self._outbox.sendmsg([upgrade.head], rights, 0, str(self._path(slot)))
        except BlockingIOError:
            return None
        except OSError:  # nobody is there
            return False
        upgrade.transport.abort()  # closes the descriptor of this process, not the connection
        metrics.HANDED_OVER.inc()
        return True

    def _retry_later(self) -> None:
        if self._retry is None:
            self._retry = self._loop.call_later(RETRY_SECONDS, self._send_waiting)

    def _send_waiting(self) -> None:
        self._retry = None
        for slot, waiting in enumerate(self._waiting):
            while waiting:
                upgrade = waiting[0]
                sent = upgrade.transport.is_closing() or self._send(slot, upgrade)
                if sent is None and self._loop.time() < upgrade.until:
                    self._retry_later()
                    break
                waiting.popleft()
                if not sent:
                    upgrade.serve()
                    upgrade.transport.resume_reading()

    # Receiving

    def _take_slot(self) -> None:
        try:
            taken = any(self._take(slot) for slot in range(self._slots))
        except OSError as error:  # such as a path that is too long for a socket
            log.warning("no connections are handed over to this worker", extra={"error": repr(error)})
            return
        if not taken:
            self._claim = self._loop.call_later(CLAIM_SECONDS, self._take_slot)

    def _take(self, slot: int) -> bool:
        lock = os.open(self._folder / f"{slot}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        inbox = _datagram_socket()
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._path(slot).unlink(missing_ok=True)  # of a worker that was killed
            inbox.bind(str(self._path(slot)))
        except BlockingIOError:
            inbox.close()
            os.close(lock)
            return False
        except OSError:
            inbox.close()
            os.close(lock)
            raise
        self._own, self._lock, self._inbox = slot, lock, inbox
        self._loop.add_reader(inbox, self._receive, inbox)
        return True

    def _path(self, slot: int) -> Path:
        return self._folder / f"{slot}.socket"

    def _receive(self, inbox: socket.socket) -> None:
        for _ in range(MOST_AT_ONCE):
            try:
                head, descriptors, _, _ = socket.recv_fds(inbox, MOST_BYTES, 1, CLOSE_ON_EXEC)
            except BlockingIOError:
                return
            for descriptor in descriptors:  # none if this process has too many open files
                task = self._loop.create_task(self._adopt(head, socket.socket(fileno=descriptor)))
                self._adopting.add(task)
                task.add_done_callback(self._adopting.discard)

    async def _adopt(self, head: bytes, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._protocol_for(head), connection)
        except OSError:  # the client is gone
            connection.close()


def _datagram_socket() -> socket.socket:
    opened = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    opened.setblocking(False)
    return opened

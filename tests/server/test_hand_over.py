"""Several workers: the connections to a table come to the worker that owns it, whichever worker accepts them."""

import itertools
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

import psutil
import pytest

from akhet.server.run.serve import WORKER_SECONDS
from tests.server.conftest import GENEROUS
from tests.server.raw_clients import is_closed, raw_connection, raw_websocket, read_to_end, upgrade
from tests.server.servers import Postgres, RunningServer
from tests.server.test_failures import metric, wait_until
from tests.server.test_run import new_database

WORKERS = 2
CLIENTS = 4  # of each table
MANY = 40
NOISE = 10  # descriptors that a worker may open meanwhile for itself, such as connections to the database
SWITCHED = b"HTTP/1.1 101"
RESTARTED = b"\x88\x02\x03\xf4"  # a close frame with the code 1012: the server is restarted


@pytest.fixture(scope="module")
def server(postgres: Postgres) -> Iterator[RunningServer]:
    running = open_workers(new_database(postgres))
    yield running
    running.close()


def open_workers(database: str) -> RunningServer:
    running = RunningServer(database, workers=WORKERS, wait_for_bots=False, **GENEROUS)
    wait_until(lambda: len(slots(running)) == WORKERS)
    wait_until(lambda: all(is_served(running, tables_of(slot)[0]) for slot in range(WORKERS)))
    return running


def slots(server: RunningServer) -> set[str]:
    """The sockets on which connections are handed over."""
    opened = [one.laddr for worker in server.workers() for one in connections_of(worker, "unix")]
    return {path for path in opened if isinstance(path, str) and path.endswith(".socket")}


def connections_of(worker: psutil.Process, kind: str) -> list[Any]:
    try:
        return worker.net_connections(kind)
    except psutil.Error:  # it was killed
        return []


def tables_of(slot: int) -> list[str]:
    """The ids of a few tables of the same worker. None of them exists, which a client learns after the handshake."""
    ids = (f"table{number:07}" for number in itertools.count())
    return list(itertools.islice((id for id in ids if crc32(id.encode()) % WORKERS == slot), 3))


def holder(server: RunningServer, connection: socket.socket) -> psutil.Process:
    """The only worker that has the other end of a connection."""
    port = connection.getsockname()[1]

    def holders() -> list[psutil.Process]:
        return [
            worker
            for worker in server.workers()
            if any(one.raddr and one.raddr.port == port for one in connections_of(worker, "tcp"))
        ]

    wait_until(lambda: len(holders()) == 1)
    return holders()[0]


def is_served(server: RunningServer, table: str) -> bool:
    """Whether a handshake succeeds. It does not while rules are compiled, or if a worker dies with it."""
    with raw_connection(server, upgrade(table)) as connection, suppress(ConnectionError):
        return connection.recv(len(SWITCHED)) == SWITCHED
    return False


def owner(server: RunningServer, table: str) -> psutil.Process:
    wait_until(lambda: is_served(server, table))
    with raw_websocket(server, table) as connection:
        return holder(server, connection)


@contextmanager
def no_descriptor_stays_open(server: RunningServer) -> Iterator[None]:
    before = {worker: worker.num_fds() for worker in server.workers()}
    yield
    wait_until(lambda: all(worker.num_fds() < count + NOISE for worker, count in before.items()))


def test_all_clients_of_a_table_are_in_the_process_that_owns_it(server: RunningServer) -> None:
    owners: list[set[psutil.Process]] = []
    with ExitStack() as opened:
        for slot in range(WORKERS):
            tables = [table for table in tables_of(slot) for _ in range(CLIENTS)]
            connections = [opened.enter_context(raw_websocket(server, table)) for table in tables]
            owners.append({holder(server, connection) for connection in connections})
    assert [len(some) for some in owners] == [1] * WORKERS
    assert owners[0] != owners[1]


def test_unfinished_and_huge_heads_disturb_nobody_and_leave_nothing_open(server: RunningServer) -> None:
    table = tables_of(0)[0]
    huge = b"GET /ws/tables/x HTTP/1.1\r\nX-A: " + b"a" * 200_000
    for sent in (b"", b"GET /ws/tab", upgrade(table)[:-2]):
        with no_descriptor_stays_open(server), ExitStack() as opened:
            for _ in range(MANY):
                opened.enter_context(raw_connection(server, sent))
            for slot in range(WORKERS):
                raw_websocket(server, tables_of(slot)[0]).close()
    with no_descriptor_stays_open(server):
        for _ in range(MANY):
            with raw_connection(server) as connection, suppress(ConnectionError):
                connection.sendall(huge)
                assert is_closed(connection)


def test_clients_that_vanish_while_they_are_handed_over_leave_nothing_open(server: RunningServer) -> None:
    table = tables_of(0)[0]
    with no_descriptor_stays_open(server), stopped(owner(server, table)):
        before = metric(server, "akhet_sockets_handed_over_total")
        for number in range(1, queue_length() + 1):
            with raw_connection(server, upgrade(table)) as connection:
                wait_until(lambda sent=before + number: metric(server, "akhet_sockets_handed_over_total") == sent)
                reset(connection)
    raw_websocket(server, table).close()


def test_a_worker_that_takes_no_connections_is_waited_for_only_briefly(server: RunningServer) -> None:
    table = tables_of(0)[0]
    stopped_one = owner(server, table)
    with no_descriptor_stays_open(server), ExitStack() as opened:
        with stopped(stopped_one):
            count = queue_length() + 5  # the system may queue one more than it says
            connections = [opened.enter_context(raw_connection(server, upgrade(table))) for _ in range(count)]
            wait_until(lambda: len(answered(connections)) > 1)
            assert stopped_one not in {holder(server, connection) for connection in answered(connections)}
        assert {connection.recv(len(SWITCHED)) for connection in connections} == {SWITCHED}


def test_a_worker_that_is_killed_while_its_supervisor_waits_for_an_answer_is_replaced_at_once(
    postgres: Postgres,
) -> None:
    server = open_workers(new_database(postgres))
    try:
        killed = owner(server, tables_of(0)[0])
        killed.send_signal(signal.SIGSTOP)
        time.sleep(2)  # the supervisor asks its workers every half second
        killed.send_signal(signal.SIGKILL)
        began = time.monotonic()
        wait_until(lambda: killed not in server.workers() and len(server.workers()) == WORKERS)
        assert time.monotonic() - began < WORKER_SECONDS / 2
    finally:
        server.close()


def test_tables_of_a_killed_worker_continue_elsewhere_and_come_back_to_its_replacement(postgres: Postgres) -> None:
    server = open_workers(new_database(postgres))
    try:
        killed = owner(server, tables_of(0)[0])
        other = owner(server, tables_of(1)[0])
        with raw_websocket(server, tables_of(0)[0]) as connection:
            killed.send_signal(signal.SIGKILL)
            assert is_closed(connection)
        wait_until(lambda: is_served(server, tables_of(0)[0]))
        wait_until(lambda: killed not in server.workers() and len(slots(server)) == WORKERS)
        assert owner(server, tables_of(0)[0]) not in (killed, other)
        assert owner(server, tables_of(1)[0]) == other
        with ExitStack() as opened:
            connections = [opened.enter_context(raw_websocket(server, tables_of(slot)[0])) for slot in range(WORKERS)]
            server.stop()
            ends = [read_to_end(connection) or b"" for connection in connections]
        assert [end[-len(RESTARTED) :] for end in ends] == [RESTARTED] * WORKERS
    finally:
        server.close()


@contextmanager
def stopped(process: psutil.Process) -> Iterator[None]:
    """A process that does nothing meanwhile."""
    process.suspend()
    try:
        yield
    finally:
        process.resume()


def queue_length() -> int:
    """The number of datagrams that the system queues for a process that does not read them."""
    return int(Path("/proc/sys/net/unix/max_dgram_qlen").read_text())


def answered(connections: list[socket.socket]) -> list[socket.socket]:
    """The connections on which something can be read."""
    return select.select(connections, [], [], 0)[0]


def reset(connection: socket.socket) -> None:
    """Close a connection as if its client had failed."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()

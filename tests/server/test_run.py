"""`akhet serve` as a process: when it says that it runs, where its metrics are, and what ends with it."""

import os
import re
import secrets
import signal
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil
import pytest
from starlette.requests import HTTPConnection

from akhet.server.http.context import is_from_nearby
from tests.server.clients import Guest
from tests.server.servers import COMMAND, NO_TLS, Postgres, RunningServer, free_port
from tools.guardian import GUARDIAN

PATIENCE = 60.0


def new_database(postgres: Postgres) -> str:
    return postgres.new_database(f"t{secrets.token_hex(6)}")


@pytest.mark.parametrize("workers", [1, 2])
def test_the_address_is_printed_when_clients_can_connect(
    request: pytest.FixtureRequest, tmp_path: Path, workers: int
) -> None:
    sqlite = f"sqlite:///{tmp_path / 'akhet.sqlite'}"
    database = sqlite if workers == 1 else new_database(request.getfixturevalue("postgres"))
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--workers", str(workers), "--log-level", "error"],
        env=os.environ | {"AKHET_DATABASE_URL": database},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    GUARDIAN.watch(group=process.pid)
    try:
        assert process.stderr is not None
        line = next(line for line in process.stderr if "compil" not in line)
        found = re.fullmatch(r"Akhet is running at http://127\.0\.0\.1:(\d+)\. Ctrl\+C stops it\.\n", line)
        assert found is not None and found[1] != "0"
        with socket.create_connection(("127.0.0.1", int(found[1])), timeout=PATIENCE):
            pass
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        GUARDIAN.forget(group=process.pid)


def test_workers_end_with_a_killed_supervisor(postgres: Postgres, open_server: Callable[..., RunningServer]) -> None:
    server = open_server(new_database(postgres), workers=2, wait_for_bots=False)
    workers = server.workers()
    assert len(workers) == 2
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    _, alive = psutil.wait_procs(workers, PATIENCE)
    assert alive == []
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port))


# Metrics.


def test_metrics_are_not_served_through_a_proxy(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url, verify=NO_TLS) as client:
        assert client.get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "Via"):
            answer = client.get("/metrics", headers={header: "127.0.0.1"})
            assert answer.status_code == 404 and "akhet_" not in answer.text


@pytest.mark.parametrize(
    ("address", "nearby"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("10.1.2.3", True),
        ("172.17.0.1", True),
        ("::ffff:192.168.1.5", True),
        ("fd00::1", True),
        ("93.184.216.34", False),
        ("::ffff:93.184.216.34", False),
        ("2606:2800:220:1::1", False),
        ("not an address", False),
    ],
)
def test_only_this_machine_and_private_networks_are_nearby(address: str, nearby: bool) -> None:
    scope = {"type": "http", "headers": [], "client": (address, 1234)}
    assert is_from_nearby(HTTPConnection(scope)) == nearby
    assert not is_from_nearby(HTTPConnection(scope | {"headers": [(b"x-forwarded-for", b"127.0.0.1")]}))
    assert not is_from_nearby(HTTPConnection(scope | {"client": None}))


@pytest.mark.parametrize("workers", [1, 2])
def test_metrics_have_an_address_of_their_own(
    request: pytest.FixtureRequest, open_server: Callable[..., RunningServer], workers: int
) -> None:
    database = None if workers == 1 else new_database(request.getfixturevalue("postgres"))
    port = free_port()
    server = open_server(database, workers=workers, wait_for_bots=False, metrics_address=f"127.0.0.1:{port}")
    Guest(server).open("nile", "me", "me:Ann")
    with httpx.Client(verify=NO_TLS) as client:
        assert client.get(f"{server.url}/metrics").status_code == 404
        page = client.get(f"http://127.0.0.1:{port}/metrics")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/plain")
    assert re.search(r"^akhet_refused_total\{.*\} [1-9]", page.text, re.MULTILINE), page.text  # the request above

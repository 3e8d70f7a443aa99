"""Real houses for the tests: `akhet serve` in a process of its own, over SQLite and over a PostgreSQL started here."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Postgres, RunningServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of the tests' own, from the wheel that carries one."""
    with Postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database, once of each kind."""
    return new_database(request, tmp_path)


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'akhet.sqlite'}"
    return request.getfixturevalue("postgres").new_database(f"t{secrets.token_hex(6)}")


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts houses; all are closed at the end."""
    servers: list[RunningServer] = []

    def start(database: str | None = None, **settings: Any) -> RunningServer:
        url = database or f"sqlite:///{tmp_path / 'akhet.sqlite'}"
        server = RunningServer(url, **settings)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One house over SQLite for a whole file, where tests do not get in each other's way."""
    running = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('server') / 'akhet.sqlite'}", **GENEROUS)
    yield running
    running.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The same over a database of each kind: for tests that neither stop a house nor need one of other settings."""
    running = RunningServer(new_database(request, tmp_path_factory.mktemp("server")), **GENEROUS)
    yield running
    running.close()


@pytest.fixture(autouse=True)
def own_loop() -> Iterator[None]:
    """A worker that has had a test with a browser keeps that one's loop running: here it is out of sight."""
    running = asyncio._get_running_loop()  # type: ignore[attr-defined]
    asyncio._set_running_loop(None)  # type: ignore[attr-defined]
    yield
    asyncio._set_running_loop(running)  # type: ignore[attr-defined]


# Where limits are not the point.
GENEROUS: dict[str, Any] = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "people_per_hour": 1_000_000,
    "max_tables_per_person": 10_000,
    "max_sockets_per_address": 10_000,
    "max_sockets_per_person": 10_000,
}

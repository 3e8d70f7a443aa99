"""Real servers for the tests: `akhet serve` as a process, on SQLite and on a PostgreSQL that the tests start.

A server takes seconds to start, so tests share one where they can:

- `server`: one per test process, for tests that neither stop it nor need other settings.
- `either_server`: the same on each kind of database, for the promises that depend on it.
- `open_server`: a function that starts servers of a test's own.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Postgres, RunningServer

# For tests that are not about limits.
GENEROUS: dict[str, Any] = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "people_per_hour": 1_000_000,
    "max_tables_per_person": 10_000,
    "max_tables_per_address": 100_000,
    "max_sockets_per_address": 10_000,
    "max_sockets_per_person": 10_000,
    "reviews_per_day": 0,
    "reviews_per_day_per_address": 0,
    "review_plans": 20_000,
}
# Turns are told soon, and to push services on this machine (`push_services.py`).
PUSH: dict[str, Any] = {"push_delay": 1, "tests_push_loopback": 1}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of the tests' own, from the wheel that contains one."""
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
    """Starts servers; all are stopped at the end."""
    servers: list[RunningServer] = []

    def start(database: str | None = None, **settings: Any) -> RunningServer:
        url = database or f"sqlite:///{tmp_path / 'akhet.sqlite'}"
        server = RunningServer(url, **settings)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server on SQLite for all tests of this process."""
    running = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('server') / 'akhet.sqlite'}", **PUSH, **GENEROUS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[RunningServer]:
    """One server on PostgreSQL for all tests of this process that seat no bot."""
    running = RunningServer(postgres.new_database("shared"), wait_for_bots=False, **PUSH, **GENEROUS)
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def either_server(request: pytest.FixtureRequest) -> RunningServer:
    """The shared server of each kind of database."""
    return request.getfixturevalue("server" if request.param == "sqlite" else "postgres_server")


@pytest.fixture(autouse=True)
def own_loop() -> Iterator[None]:
    """Hide the event loop that Playwright keeps running in a worker that has run a test with a browser."""
    running = asyncio._get_running_loop()  # type: ignore[attr-defined]
    asyncio._set_running_loop(None)  # type: ignore[attr-defined]
    yield
    asyncio._set_running_loop(running)  # type: ignore[attr-defined]

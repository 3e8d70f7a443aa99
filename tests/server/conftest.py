"""Real houses for the tests: `akhet serve` in a process of its own, over SQLite and over a PostgreSQL started here."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import Postgres, RunningHouse


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
def open_house(tmp_path: Path) -> Iterator[Callable[..., RunningHouse]]:
    """Starts houses; all are closed at the end."""
    houses: list[RunningHouse] = []

    def start(database: str | None = None, **settings: Any) -> RunningHouse:
        url = database or f"sqlite:///{tmp_path / 'akhet.sqlite'}"
        house = RunningHouse(url, **settings)
        houses.append(house)
        return house

    yield start
    for house in houses:
        house.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house over SQLite for a whole file, where tests do not get in each other's way."""
    running = RunningHouse(f"sqlite:///{tmp_path_factory.mktemp('house') / 'akhet.sqlite'}", **GENEROUS)
    yield running
    running.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The same over a database of each kind: for tests that neither stop a house nor need one of other settings."""
    running = RunningHouse(new_database(request, tmp_path_factory.mktemp("house")), **GENEROUS)
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

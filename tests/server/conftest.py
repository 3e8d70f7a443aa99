"""Real houses for the tests: `akhet serve` in a process of its own, over SQLite and over a PostgreSQL started here."""

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
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'akhet.sqlite'}"
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


# Where limits are not the point.
GENEROUS: dict[str, Any] = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "people_per_hour": 1_000_000,
    "max_tables_per_person": 10_000,
    "max_sockets_per_address": 10_000,
    "max_sockets_per_person": 10_000,
}

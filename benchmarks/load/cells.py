"""The cells that are measured: each is its own server with a number of tables."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from benchmarks.load.machine import cores, memory_of, seconds_of, started_on
from benchmarks.load.players import GAMES, Ack, Crowd, Measured, share
from tests.server.servers import Postgres, RunningServer

DATABASES = ("sqlite", "postgresql")
# Rate limits are tested elsewhere; here they are off.
SETTINGS: dict[str, Any] = {
    "requests_per_second": 1_000_000,
    "messages_per_second": 1_000_000,
    "people_per_hour": 10**9,
    "max_tables_per_person": 10**6,
    "max_sockets_per_address": 10**6,
    "max_sockets_per_person": 10**6,
    "live_tables": 20_000,
}
EARLY = range(6, 16)  # plies around the tenth
LATE = 10  # and the last ones


@dataclass(frozen=True)
class Cell:
    database: str
    tables: int
    thinking: float  # mean seconds per step; 0: as fast as possible

    @property
    def name(self) -> str:
        return f"{self.database}-{self.tables}-{self.thinking:g}s"

    def measure(self, seconds: float, rounds: int) -> dict[str, Any]:
        """The best of several rounds: other load on the machine can only slow one down."""
        with new_server(self.database) as server:
            found = uvloop.run(self._play(server, seconds, rounds))
        return min(found, key=lambda one: one["everyone"]["p99"])

    async def _play(self, server: RunningServer, seconds: float, rounds: int) -> list[dict[str, Any]]:
        process = server.process.pid
        empty = memory_of(process)
        crowd = Crowd(server.port, self.thinking)
        await crowd.open(self.tables)
        opened = memory_of(process)
        crowd.begin()
        await asyncio.sleep(max(2.0, self.thinking))
        found = []
        for _ in range(rounds):
            before = seconds_of(process), time.process_time()
            measured, took = await crowd.measure(seconds)
            after = seconds_of(process), time.process_time()
            busy = [(late - early) / took for early, late in zip(before, after, strict=True)]
            found.append(figures(measured, took) | {"server_busy": busy[0], "players_busy": busy[1]})
        await crowd.close()
        grown = {"memory_start": empty, "memory_open": opened, "memory_end": memory_of(process)}
        return [one | grown for one in found]


@dataclass(frozen=True)
class PlyCell:
    """The cost of a step early and late in a game: whole games one after another on an otherwise idle server."""

    database: str
    game: str

    @property
    def name(self) -> str:
        return f"{self.database}-plies-{self.game}"

    def measure(self, games: int) -> dict[str, Any]:
        with new_server(self.database) as server:
            acks = uvloop.run(self._play(server, games))
        played = [list(steps) for _, steps in groupby(sorted(acks, key=lambda ack: ack.table), lambda ack: ack.table)]
        early = [ack.seconds for game in played for ack in game if ack.ply in EARLY]
        late = [ack.seconds for game in played for ack in game[-LATE:]]
        return {
            "games": len(played),
            "plies": median(len(game) for game in played),
            "early": median(early),
            "late": median(late),
        }

    async def _play(self, server: RunningServer, games: int) -> list[Ack]:
        acks: list[Ack] = []
        for number in range(games):
            crowd = Crowd(server.port, 0, seed=number, again=False)
            await crowd.open(1, (self.game,), first=number)
            crowd.begin()
            await crowd.all_over.wait()
            await crowd.close()
            acks += crowd.measured.acks
        return acks


def cells() -> Iterator[Cell | PlyCell]:
    for database in DATABASES:
        for tables, thinking in ((100, 2), (1000, 2), (5000, 10), (100, 0)):
            yield Cell(database, tables, thinking)
        for game in GAMES:
            yield PlyCell(database, game)


def figures(measured: Measured, seconds: float) -> dict[str, Any]:
    def spread(sample: list[float]) -> dict[str, float]:
        return {f"p{of:g}": share(sample, of / 100) for of in (50, 95, 99)} | {"max": max(sample)}

    return {
        "seconds": seconds,
        "steps": len(measured.acks),
        "steps_per_second": len(measured.acks) / seconds,
        "games": measured.games,
        "ack": spread([ack.seconds for ack in measured.acks]),
        "everyone": spread(measured.to_everyone),
    }


@contextmanager
def new_server(database: str) -> Iterator[RunningServer]:
    """A server on its own core, if there is more than one; the players and PostgreSQL use the others."""
    of_server, of_others = cores()[:1], cores()[1:]
    with tempfile.TemporaryDirectory() as folder, started_on(of_others), database_in(Path(folder), database) as url:
        with started_on(of_server):
            server = RunningServer(url, **SETTINGS)
        try:
            yield server
        finally:
            server.close()


@contextmanager
def database_in(folder: Path, database: str) -> Iterator[str]:
    if database == "sqlite":
        yield f"sqlite:///{folder / 'akhet.sqlite'}"
    else:
        with Postgres() as server:
            yield server.new_database("akhet")

"""The cells that are measured: each is its own server with a number of tables."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from sqlalchemy import create_engine, text

from akhet.server.settings import Settings
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
    "max_tables_per_address": 10**6,
    "max_sockets_per_address": 10**6,
    "max_sockets_per_person": 10**6,
    "live_tables": 20_000,
}
MOST_SECONDS = 300.0  # of a cell; one that hangs is given up
EARLY = range(6, 16)  # plies around the tenth
LATE = 10  # and the last ones
FAR = range(291, 301)  # which only games of many players reach


@dataclass(frozen=True)
class Cell:
    database: str
    tables: int
    thinking: float  # mean seconds per step; 0: as fast as possible
    workers: int = 1
    servers: int = 1  # on one database; all players of a table come to the same one

    @property
    def name(self) -> str:
        several = f"-{self.workers}workers" if self.workers > 1 else ""
        several += f"-{self.servers}servers" if self.servers > 1 else ""
        return f"{self.database}-{self.tables}-{self.thinking:g}s{several}"

    @property
    def alone(self) -> bool:
        return self.workers == self.servers == 1

    def measure(self, seconds: float, rounds: int) -> dict[str, Any]:
        """The best of several rounds: other load on the machine can only slow one down."""
        with new_servers(self.database, self.workers, self.servers) as servers:
            crowd = Crowd([server.port for server in servers], self.thinking)
            found = uvloop.run(self.rounds([server.process.pid for server in servers], crowd, seconds, rounds))
        return min(found, key=lambda one: one["everyone"]["p99"])

    async def rounds(self, processes: list[int], crowd: Crowd, seconds: float, rounds: int) -> list[dict[str, Any]]:
        """What each round measured, of the servers' processes and their players."""
        async with asyncio.timeout(MOST_SECONDS):
            return await self._rounds(processes, crowd, seconds, rounds)

    async def _rounds(self, processes: list[int], crowd: Crowd, seconds: float, rounds: int) -> list[dict[str, Any]]:
        empty = sum(map(memory_of, processes))
        await crowd.open(self.tables)
        opened = sum(map(memory_of, processes))
        crowd.begin()
        await asyncio.sleep(max(2.0, self.thinking))
        found: list[dict[str, Any]] = []
        for _ in range(rounds):
            before = sum(map(seconds_of, processes)), time.process_time()
            measured, took = await crowd.measure(seconds)
            after = sum(map(seconds_of, processes)), time.process_time()
            busy = [(late - early) / took for early, late in zip(before, after, strict=True)]
            found.append(figures(measured, took) | {"server_busy": busy[0], "players_busy": busy[1]})
        await crowd.close()
        grown = {"memory_start": empty, "memory_open": opened, "memory_end": sum(map(memory_of, processes))}
        return [one | grown for one in found]


@dataclass(frozen=True)
class PlyCell:
    """The cost of a step early and late in a game: whole games one after another on an otherwise idle server."""

    database: str
    game: str
    players: int = 2

    @property
    def name(self) -> str:
        return f"{self.database}-plies-{self.game}-{self.players}"

    def measure(self, games: int) -> dict[str, Any]:
        with new_servers(self.database) as (server,):
            empty = stored_bytes(server.database)
            acks = uvloop.run(self._play(server, games))
            stored = stored_bytes(server.database) - empty
        played = [list(steps) for _, steps in groupby(sorted(acks, key=lambda ack: ack.table), lambda ack: ack.table)]
        early = [ack.seconds for game in played for ack in game if ack.ply in EARLY]
        late = [ack.seconds for game in played for ack in game[-LATE:]]
        return {
            "games": len(played),
            "plies": median(len(game) for game in played),
            "early": median(early),
            "late": median(late),
            "stored": stored / len(acks),
            "far": median(far) if (far := [ack.seconds for ack in acks if ack.ply in FAR]) else None,
        }

    async def _play(self, server: RunningServer, games: int) -> list[Ack]:
        async with asyncio.timeout(MOST_SECONDS):
            return await self._games(server, games)

    async def _games(self, server: RunningServer, games: int) -> list[Ack]:
        acks: list[Ack] = []
        for number in range(games):
            crowd = Crowd([server.port], 0, seed=number, again=False, players=self.players)
            await crowd.open(1, (self.game,), first=number)
            crowd.begin()
            await crowd.all_over.wait()
            await crowd.close()
            acks += crowd.measured.acks
        return acks


ONE_WORKER = Cell("postgresql", 100, 0)
TWO_WORKERS = Cell("postgresql", 100, 0, workers=2)
TWO_SERVERS = Cell("postgresql", 100, 0, servers=2)


def cells() -> Iterator[Cell | PlyCell]:
    for database in DATABASES:
        for tables, thinking in ((100, 2), (1000, 1), (5000, 10), (100, 0)):
            yield Cell(database, tables, thinking)
        for game in GAMES:
            yield PlyCell(database, game)
        yield PlyCell(database, "nile", 6)
    yield TWO_WORKERS
    yield TWO_SERVERS


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


def steps_per_core_second(measured: dict[str, Any]) -> float:
    """Steps per second of processor time of the server."""
    return measured["steps_per_second"] / measured["server_busy"]


def stored_bytes(database: str) -> int:
    """The size of a database."""
    engine = create_engine(Settings(database_url=database).url)
    sqlite = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    query = sqlite if engine.name == "sqlite" else "SELECT pg_database_size(current_database())"
    with engine.connect() as connection:
        size = connection.execute(text(query)).scalar_one()
    engine.dispose()
    return size


@contextmanager
def new_servers(database: str, workers: int = 1, servers: int = 1) -> Iterator[list[RunningServer]]:
    """Servers with a core per process; the players and PostgreSQL use the others, or the same if there are none."""
    processes = workers * servers
    of_servers, of_others = cores()[:processes], cores()[processes:]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        with started_on(of_others):
            url = opened.enter_context(database_in(Path(folder), database))
        found = []
        for number in range(servers):
            with started_on(of_servers[number * workers : (number + 1) * workers]):
                found.append(opened.enter_context(closing(RunningServer(url, workers=workers, **SETTINGS))))
        with started_on(of_others):
            yield found


@contextmanager
def database_in(folder: Path, database: str) -> Iterator[str]:
    if database == "sqlite":
        yield f"sqlite:///{folder / 'akhet.sqlite'}"
    else:
        with Postgres() as server:
            yield server.new_database("akhet")

"""People at each of many tables, who wait for a while and then make a random legal move; and the latencies."""

import asyncio
import itertools
import json
import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Protocol
from zlib import crc32

import httpx

from benchmarks.load.socket import Socket

GAMES = ("nile", "fertility")  # alternating tables
TABLES_PER_GROUP = 10  # tables of the same people
OPENING = 16  # tables opened at a time
PATIENCE = 60.0


@dataclass
class Measured:
    """What happened since the measurement began."""

    began: float = field(default_factory=time.perf_counter)
    acks: list["Ack"] = field(default_factory=list)
    to_everyone: list[float] = field(default_factory=list)  # until all players have the update about a step
    games: int = 0  # played to their end

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began


@dataclass(frozen=True, slots=True)
class Ack:
    """An accepted step."""

    table: int
    ply: int
    seconds: float  # from the step to this


@dataclass
class Step:
    """A step that is not finished."""

    at: float
    notified: int = 0  # players that have the update about it


class PlayedTable(Protocol):
    """A table with its players, on some server."""

    async def sit_down(self) -> None: ...

    def get_up(self) -> None: ...

    @property
    def finished(self) -> tuple[int, str]:
        """The number of the table and its game."""
        ...

    @property
    def waiting(self) -> int:
        """The number of steps not acknowledged yet."""
        ...


class Seated:
    """A table of ours, with its players."""

    def __init__(self, crowd: "Crowd", number: int, game: str) -> None:
        self._crowd = crowd
        self._number = number
        self._game = game
        self._players = crowd.players
        self._sockets: list[Socket] = []
        self._ids = itertools.count(10_000_000)
        self._under_way: dict[int, Step] = {}  # by the version it leads to
        self._asked_at: dict[str, float] = {}
        self._plies = 0
        self._over = 0  # players that know that the game is over

    async def sit_down(self) -> None:
        cookies = await self._crowd.people(self._number // TABLES_PER_GROUP)
        post = self._crowd.post
        seats = [{"kind": "me"}, *([{"kind": "open"}] * (self._players - 1))]
        table = await post("/api/tables", cookies[0], {"game": self._game, "seats": seats, "onlookers": False})
        path = f"/ws/tables/{table['id']}"
        for cookie in cookies[1:]:
            await post(f"/api/tables/{table['id']}/seats", cookie, {"invite": table["invite"]})
        for seat, cookie in enumerate(cookies):
            self._sockets.append(
                await self._crowd.connect(path, cookie, lambda raw, seat=seat: self._receive(seat, raw))
            )
        for socket in self._sockets:
            socket.say('{"type":"hello","protocol":1}')

    def _receive(self, seat: int, raw: bytes) -> None:
        now = time.perf_counter()
        message = json.loads(raw)
        match message["type"]:
            case "ack":
                took = now - self._asked_at.pop(message["id"])
                self._plies += 1
                self._crowd.acknowledged(Ack(self._number, self._plies, took))
            case "news":
                step = self._under_way.get(message["entries"][0]["version"])
                if step is not None:
                    step.notified += 1
                    if step.notified == self._players:
                        self._crowd.measured.to_everyone.append(now - step.at)
                        del self._under_way[message["entries"][0]["version"]]
                self._look(seat, message["scene"])
            case "welcome":
                self._look(seat, message["scene"])
            case "presence":
                pass
            case other:
                self._crowd.failed(f"{other}: {message}")

    def _look(self, seat: int, scene: dict[str, Any]) -> None:
        if scene["over"]:
            self._over += 1
            if self._over == self._players:
                for socket in self._sockets:
                    socket.close()
                self._crowd.ended(self)
        elif scene["moves"] is not None:
            self._crowd.think(lambda: self._move(seat, scene["moves"], scene["step_version"]))

    def _move(self, seat: int, moves: list[int], after: int) -> None:
        id = str(next(self._ids))
        move = self._crowd.dice.choice(moves)
        self._under_way[after + 1] = Step(time.perf_counter())
        self._asked_at[id] = self._under_way[after + 1].at
        self._sockets[seat].say(f'{{"type":"step","id":"{id}","seat":{seat},"after":{after},"move":{move}}}')

    def get_up(self) -> None:
        for socket in self._sockets:
            socket.drop()

    @property
    def finished(self) -> tuple[int, str]:
        return self._number, self._game

    @property
    def waiting(self) -> int:
        return len(self._asked_at)


class Crowd:
    """All players of a server. `thinking`: mean seconds per step, exponentially distributed."""

    def __init__(
        self,
        ports: list[int],
        thinking: float,
        seed: int = 1,
        again: bool = True,
        table: Callable[["Crowd", int, str], PlayedTable] = Seated,
        players: int = 2,
    ) -> None:
        self._ports = ports
        self._table = table
        self.players = players  # per table
        self._thinking = thinking
        self._again = again  # whether a new table is opened when a game ends
        self._begun = False
        self._calm = False
        self._first: list[Callable[[], None]] = []  # called when play begins
        self._groups: dict[int, asyncio.Task[list[str]]] = {}
        # It stores no cookies: many people share it, and each request has its own.
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        # Servers close idle connections after 5 seconds, and so would httpx: just then, a request could be lost.
        limits = httpx.Limits(keepalive_expiry=1.0)
        url = f"http://127.0.0.1:{ports[0]}"
        self._http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, cookies=jar, limits=limits)
        self._tasks: set[asyncio.Task[None]] = set()
        self.dice = random.Random(seed)
        self.measured = Measured()
        self.accepted = 0  # steps in total
        self.tables: set[PlayedTable] = set()
        self.failures: list[str] = []
        self.all_over = asyncio.Event()

    async def open(self, tables: int, games: tuple[str, ...] = GAMES, first: int = 0) -> None:
        """Open tables, with their players."""
        numbers = iter(range(first, first + tables))

        async def some() -> None:
            for number in numbers:  # shared by all openers: each number is opened once
                await self._open(number, games[number % len(games)])

        await asyncio.gather(*(some() for _ in range(OPENING)))

    async def _open(self, number: int, game: str) -> None:
        table = self._table(self, number, game)
        self.tables.add(table)
        await table.sit_down()

    def begin(self) -> None:
        """Begin play. No player moves before this, so that tables are opened on an idle server."""
        self._begun = True
        first, self._first = self._first, []
        for then in first:
            self.think(then)

    async def measure(self, seconds: float) -> tuple[Measured, float]:
        """What happens from now on, for this many seconds; and the exact time."""
        self.measured = Measured()
        await asyncio.sleep(seconds)
        measured, self.measured = self.measured, Measured()
        if self.failures:
            raise RuntimeError(f"{len(self.failures)} failures: {self.failures[:3]}")
        return measured, measured.seconds

    async def close(self) -> None:
        """Stop making steps, and wait for the answers to those sent."""
        self._calm = True
        until = time.monotonic() + PATIENCE
        while any(table.waiting for table in self.tables) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables:
            table.get_up()
        await asyncio.sleep(0)
        await self._http.aclose()

    # Called by tables

    def think(self, then: Callable[[], None]) -> None:
        if not self._begun:
            self._first.append(then)
        elif self._thinking:
            seconds = self.dice.expovariate(1 / self._thinking)
            asyncio.get_running_loop().call_later(seconds, lambda: None if self._calm else then())
        elif not self._calm:
            then()

    def acknowledged(self, ack: Ack) -> None:
        self.accepted += 1
        self.measured.acks.append(ack)

    def ended(self, table: PlayedTable) -> None:
        self.measured.games += 1
        self.tables.discard(table)
        if self._again and not self._calm:
            task = asyncio.create_task(self._open(*table.finished))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif not self.tables:
            self.all_over.set()

    def failed(self, what: str) -> None:
        self.failures.append(what)

    async def people(self, group: int) -> list[str]:
        """The cookies of the people of a table."""
        if group not in self._groups:
            self._groups[group] = asyncio.create_task(self._new_people())
        return await self._groups[group]

    async def _new_people(self) -> list[str]:
        cookies = []
        for name in ("Mia", "Noor", "Ben", "Ann", "Tom", "Eve")[: self.players]:
            answer = await self._http.post("/api/me", json={"name": name})
            answer.raise_for_status()
            cookies.append("; ".join(f"{key}={value}" for key, value in answer.cookies.items()))
        return cookies

    async def post(self, path: str, cookie: str, body: dict[str, Any]) -> Any:
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        return answer.json()

    async def connect(self, path: str, cookie: str, receive: Callable[[bytes], None]) -> Socket:
        lost = lambda: self.failed("connection lost")  # noqa: E731
        loop = asyncio.get_running_loop()
        port = self._ports[crc32(path.encode()) % len(self._ports)]  # as a proxy that looks at the path
        _, socket = await loop.create_connection(lambda: Socket(path, cookie, receive, lost), "127.0.0.1", port)
        await socket.opened
        return socket


def share(sample: list[float], of: float) -> float:
    """The value that this share of a sample does not exceed."""
    return sorted(sample)[max(0, math.ceil(of * len(sample)) - 1)] if sample else math.nan

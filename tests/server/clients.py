"""Clients: a guest with a cookie jar, and their connections to tables."""

import asyncio
import json
import secrets
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import NO_TLS, RunningServer

PATIENCE = 30.0  # seconds for an answer, on a busy machine


class Guest:
    """A guest: a name, a cookie, and requests to the lobby."""

    def __init__(self, server: RunningServer, name: str | None = "Mia") -> None:
        self.server = server
        # Connections are not kept, so that none is open when a test ends.
        none_kept = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, limits=none_kept, verify=NO_TLS)
        if name is not None:
            self.post("/api/me", name=name)

    def post(self, path: str, **body: Any) -> Any:
        return self._read(self.http.post(path, json=body))

    def get(self, path: str, **query: Any) -> Any:
        return self._read(self.http.get(path, params=query))

    def delete(self, path: str) -> Any:
        return self._read(self.http.delete(path))

    def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Open a table with these seats: `me`, `me:Ann`, `open`, or the level of a bot."""
        return self.post("/api/tables", game=game, seats=[seat_request(seat) for seat in seats], **more)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, table: dict[str, Any] | str, **hello: Any) -> "Seated":
        """A connection to a table, for `async with`."""
        return Seated(self, table if isinstance(table, str) else table["id"], hello)

    @staticmethod
    def _read(response: httpx.Response) -> Any:
        if response.is_error:
            raise Refusal(response.status_code, response.json())
        return response.json()


class Refusal(Exception):
    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body["code"]


def seat_request(words: str) -> dict[str, str]:
    kind, _, name = words.partition(":")
    if kind in ("me", "open"):
        return {"kind": kind} | ({"name": name} if name else {})
    return {"kind": "bot", "level": kind}


class Seated:
    """A connection to a table. It keeps the last scene and everything that was received."""

    def __init__(self, guest: Guest, table: str, hello: dict[str, Any]) -> None:
        self.guest = guest
        self.table = table
        self.frames: list[str] = []  # everything received
        self.entries: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.scene: Any = None  # None before the game begins
        self.info: dict[str, Any] = {}
        self._hello = hello
        self._waiting: list[dict[str, Any]] = []
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        url = f"{self.guest.server.url.replace('http', 'ws')}/ws/tables/{self.table}"
        headers = {"Cookie": self.guest.cookie} if self.guest.cookie else {}
        self.socket = await connect(url, additional_headers=headers, max_queue=None, open_timeout=PATIENCE)
        await self.send(type="hello", protocol=1, **self._hello)
        self.welcome = await self.receive("welcome", "refused")
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, where: TracebackType | None) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """Receive the next message of any type."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        self.frames.append(raw)
        message = json.loads(raw)
        if "scene" in message:
            self.scene = message["scene"]
        if message.get("table"):
            self.info = message["table"]
        self.entries += message.get("entries", [])
        return message

    async def receive(self, *types: str, id: str | None = None) -> dict[str, Any]:
        """Receive messages until one has one of these types, and this id if one is given."""
        while True:
            message = await self.next()
            if message["type"] in types and (id is None or message.get("id") == id):
                return message

    async def command(self, type: str, **entries: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, `ack` or `refused`."""
        id = entries.pop("id", None) or secrets.token_hex(8)
        await self.send(type=type, id=id, **entries)
        return await self.receive("ack", "refused", id=id)

    async def step(self, move: int | str, **entries: Any) -> dict[str, Any]:
        """Make a move in the seat of this connection, decided on the last scene."""
        assert self.scene is not None
        command = {"seat": self.welcome["seat"], "after": self.scene["step_version"]} | entries
        return await self.command("step", move=move, **command)

    async def until(self, condition: Any) -> None:
        """Receive messages until a condition on this connection holds."""
        while not condition(self):
            await self.next()

    @property
    def my_turn(self) -> bool:
        return self.scene is not None and self.scene["moves"] is not None and not self.scene["over"]

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene["over"]


async def play_on(*players: Seated, choose: Any) -> None:
    """Let each player move in their turns until the game is over."""

    async def play(player: Seated) -> None:
        while not player.over:
            if player.my_turn:
                assert player.scene is not None
                answer = await player.step(choose(player.scene))
                assert answer["type"] == "ack" or answer["code"] == "server.stale", answer
            else:
                await player.next()

    await asyncio.gather(*(play(player) for player in players))

"""Clients as people have them: a guest with a cookie jar, and their connection to a table."""

import asyncio
import json
import secrets
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import NO_TLS, RunningServer

PATIENCE = 30.0  # seconds for an answer, on a machine that does other things too


class Guest:
    """Somebody with a browser: a name, a cookie, and the lobby."""

    def __init__(self, server: RunningServer, name: str | None = "Mia") -> None:
        self.server = server
        # No connection is kept, so that none is left open when a test ends.
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

    def open(self, game: str, *seats: str, **command: Any) -> dict[str, Any]:
        """A table with seats in words: `me`, `me:Ann`, `open`, or a bot's level."""
        return self.post("/api/tables", game=game, seats=[seat_request(seat) for seat in seats], **command)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, table: dict[str, Any] | str, **hello: Any) -> "Seated":
        """A connection to a table, to be entered with `async with`."""
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
    """One connection to a table: keeps the last scene, and every byte that came."""

    def __init__(self, guest: Guest, table: str, hello: dict[str, Any]) -> None:
        self.guest = guest
        self.table = table
        self.frames: list[str] = []  # all that came
        self.entries: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.scene: Any = None  # none before the game begins
        self.info: dict[str, Any] = {}
        self._hello = hello
        self._waiting: list[dict[str, Any]] = []
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        url = f"{self.guest.server.url.replace('http', 'ws')}/ws/tables/{self.table}"
        headers = {"Cookie": self.guest.cookie} if self.guest.cookie else {}
        self.socket = await connect(url, additional_headers=headers, max_queue=None, open_timeout=PATIENCE)
        await self.say(type="hello", protocol=1, **self._hello)
        self.welcome = await self.hear("welcome", "refused")
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, where: TracebackType | None) -> None:
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message, whatever it is."""
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

    async def hear(self, *types: str, id: str | None = None) -> dict[str, Any]:
        """The next message of one of these types, of a wish's id where one is given; what comes before is kept."""
        while True:
            message = await self.next()
            if message["type"] in types and (id is None or message.get("id") == id):
                return message

    async def command(self, type: str, **entries: Any) -> dict[str, Any]:
        """Ask for something and wait for its answer, ack or refused."""
        id = entries.pop("id", None) or secrets.token_hex(8)
        await self.say(type=type, id=id, **entries)
        return await self.hear("ack", "refused", id=id)

    async def step(self, move: int | str, **entries: Any) -> dict[str, Any]:
        """Move in the seat looked from, as things stand."""
        assert self.scene is not None
        command = {"seat": self.welcome["seat"], "after": self.scene["step_version"]} | entries
        return await self.command("step", move=move, **command)

    async def until(self, what: Any) -> None:
        """Listen until something holds of this connection."""
        while not what(self):
            await self.next()

    @property
    def my_turn(self) -> bool:
        return self.scene is not None and self.scene["moves"] is not None and not self.scene["over"]

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene["over"]


async def play_on(*players: Seated, choose: Any) -> None:
    """Let each of these play whenever it is their turn, until the game is over."""

    async def play(player: Seated) -> None:
        while not player.over:
            if player.my_turn:
                assert player.scene is not None
                answer = await player.step(choose(player.scene))
                assert answer["type"] == "ack" or answer["code"] == "server.stale", answer
            else:
                await player.next()

    await asyncio.gather(*(play(player) for player in players))

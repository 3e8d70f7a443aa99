"""Those who do not come by the front path: other pages, other programs, and people who mean harm."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import PATIENCE, Guest
from tests.server.servers import RunningServer

NO_TABLE = "AAAAAAAAAAAA"
ELSEWHERE = "127.0.0.2"  # another address of this machine, for those whose neighbours should not suffer


@asynccontextmanager
async def line_to(
    server: RunningServer, table: str = NO_TABLE, *, source: str = "127.0.0.1", **headers: str
) -> AsyncIterator[ClientConnection]:
    """A WebSocket on which nothing was said yet, with whatever headers."""
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    options: dict[str, Any] = {"max_queue": None, "open_timeout": PATIENCE, "local_addr": (source, 0)}
    async with connect(url, additional_headers=named, **options) as line:
        yield line


async def turned_away(
    server: RunningServer, table: str = NO_TABLE, **headers: str
) -> tuple[int, dict[str, Any]] | None:
    """Status and words of a handshake that is refused; None where it is not."""
    try:
        async with line_to(server, table, **headers):
            return None
    except InvalidStatus as refused:
        return refused.response.status_code, json.loads(refused.response.body or b"{}")


async def heard(line: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        return json.loads(await line.recv())


async def rest_of(line: ClientConnection) -> list[dict[str, Any]]:
    """All that still comes on a line until the house ends it."""
    told: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            told.append(await heard(line))
    return told


async def refused_at_hello(guest: Guest, table: str, **hello: Any) -> str | None:
    """The code with which a table does not let somebody in; None where it does."""
    async with guest.at(table, **hello) as seat:
        return seat.welcome.get("code")


def raw_line(server: RunningServer, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A bare connection, and what is said on it first."""
    address = ("127.0.0.1", server.port)
    line = socket.create_connection(address, timeout=PATIENCE, source_address=(source, 0))
    line.sendall(said)
    return line


def raw_websocket(server: RunningServer, table: str, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket by hand, on which frames can be sent as nobody should send them."""
    line = raw_line(server, upgrade(table), source)
    assert line.recv(12) == b"HTTP/1.1 101"
    line.sendall(said)
    return line


def upgrade(table: str, *headers: str) -> bytes:
    head = [f"GET /ws/tables/{table} HTTP/1.1", "Host: x", "Connection: upgrade", "Upgrade: websocket", *headers]
    return "\r\n".join([*head, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]).encode()


TEXT, CONTINUATION, PING = 1, 0, 9


def frame(said: str | bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """One frame, masked with nothing."""
    payload = said.encode() if isinstance(said, str) else said
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
    return bytes([kind | 0x80 * last]) + size + bytes(4) + payload


def hung_up(line: socket.socket) -> bool:
    """Whether the house ends a connection; waits for it, and reads what comes before."""
    return read_out(line) is not None


def read_out(line: socket.socket) -> bytes | None:
    """All that comes on a line until the house ends it; None where it does not."""
    got = b""
    try:
        while piece := line.recv(65536):
            got += piece
    except ConnectionError:
        return got
    except TimeoutError:
        return None
    return got


def answer_to(server: RunningServer, said: bytes) -> bytes:
    """All that comes back on a bare connection until it ends."""
    with raw_line(server, said) as line:
        return read_out(line) or b""


def faults_of(server: RunningServer) -> list[str]:
    """What the house wrote down as an error of its own."""
    return [line for line in server.log().splitlines() if '"level": "error"' in line or '"traceback"' in line]

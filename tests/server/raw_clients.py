"""Unusual clients: pages of other sites, other programs, bare sockets, and attackers."""

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
ELSEWHERE = "127.0.0.2"  # another address of this machine, with limits of its own


@asynccontextmanager
async def websocket_to(
    server: RunningServer, table: str = NO_TABLE, *, source: str = "127.0.0.1", **headers: str
) -> AsyncIterator[ClientConnection]:
    """A WebSocket without any message yet, with these headers."""
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    options: dict[str, Any] = {"max_queue": None, "open_timeout": PATIENCE, "local_addr": (source, 0)}
    async with connect(url, additional_headers=named, **options) as connection:
        yield connection


async def refused_handshake(
    server: RunningServer, table: str = NO_TABLE, **headers: str
) -> tuple[int, dict[str, Any]] | None:
    """The status and body of a refused handshake; None if it is not refused."""
    try:
        async with websocket_to(server, table, **headers):
            return None
    except InvalidStatus as refused:
        return refused.response.status_code, json.loads(refused.response.body or b"{}")


async def next_message(connection: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        return json.loads(await connection.recv())


async def remaining_messages(connection: ClientConnection) -> list[dict[str, Any]]:
    """All messages until the server closes the connection."""
    messages: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(await next_message(connection))
    return messages


async def refused_at_hello(guest: Guest, table: str, **hello: Any) -> str | None:
    """The code with which `hello` is refused; None if it is not."""
    async with guest.at(table, **hello) as seat:
        return seat.welcome.get("code")


def raw_connection(server: RunningServer, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A bare TCP connection on which some bytes were sent."""
    address = ("127.0.0.1", server.port)
    connection = socket.create_connection(address, timeout=PATIENCE, source_address=(source, 0))
    connection.sendall(sent)
    return connection


def raw_websocket(server: RunningServer, table: str, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket on a bare TCP connection, for frames that a library would not send."""
    connection = raw_connection(server, upgrade(table), source)
    assert connection.recv(12) == b"HTTP/1.1 101"
    connection.sendall(sent)
    return connection


def upgrade(table: str, *headers: str) -> bytes:
    head = [f"GET /ws/tables/{table} HTTP/1.1", "Host: x", "Connection: upgrade", "Upgrade: websocket", *headers]
    return "\r\n".join([*head, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]).encode()


TEXT, CONTINUATION, PING = 1, 0, 9


def frame(content: str | bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """One frame, masked with zeros."""
    payload = content.encode() if isinstance(content, str) else content
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
    return bytes([kind | 0x80 * last]) + size + bytes(4) + payload


def is_closed(connection: socket.socket) -> bool:
    """Whether the server closes a connection; waits for it, and reads what comes before."""
    return read_to_end(connection) is not None


def read_to_end(connection: socket.socket) -> bytes | None:
    """Everything until the server closes the connection; None if it does not."""
    got = b""
    try:
        while piece := connection.recv(65536):
            got += piece
    except ConnectionError:
        return got
    except TimeoutError:
        return None
    return got


def answer_to(server: RunningServer, sent: bytes) -> bytes:
    """Everything that the server answers to some bytes until it closes the connection."""
    with raw_connection(server, sent) as connection:
        return read_to_end(connection) or b""


def errors_of(server: RunningServer) -> list[str]:
    """The errors in the server's log."""
    return [line for line in server.log().splitlines() if '"level": "error"' in line or '"traceback"' in line]

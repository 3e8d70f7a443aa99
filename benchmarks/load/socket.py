"""A minimal WebSocket client: the players share the machine with the server that they measure."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL = MASKED = 0x80
NO_MASK = bytes(4)  # a client must mask; masking with zeros changes nothing


class Socket(asyncio.Protocol):
    """Sends and receives whole messages. The server never splits one into several frames."""

    def __init__(self, path: str, cookie: str, receive: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._receive = receive
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own class has the same methods
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self._cookie}\r\nConnection: Upgrade\r\n"
        head += f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        self._transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, found, data_after = data.partition(b"\r\n\r\n")
            if found and head.startswith(b"HTTP/1.1 101"):
                self.opened.set_result(None)
            elif found:
                self.opened.set_exception(ConnectionError(head.decode()))
            data = data_after if found else data
        if self.opened.done():
            data = self._read_frames(data)
        self._rest = data

    def _read_frames(self, data: bytes) -> bytes:
        """Handle every complete frame; the rest is the beginning of the next."""
        while len(data) >= 2:
            size, start = data[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(data[2:start])
            if len(data) < start or len(data) < start + size:
                break
            kind, message, data = data[0] & 0xF, data[start : start + size], data[start + size :]
            if kind == TEXT:
                self._receive(message)
            elif kind == PING:
                self._frame(PONG, message)
        return data

    def say(self, message: str) -> None:
        self._frame(TEXT, message.encode())

    def _frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
        self._transport.write(bytes([FINAL | kind]) + length + NO_MASK + message)

    def close(self) -> None:
        self._lost = lambda: None
        self._frame(CLOSE, (1000).to_bytes(2))

    def drop(self) -> None:
        """Close the connection without a closing handshake."""
        self._lost = lambda: None
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))
        self._lost()

"""Uvicorn's protocols, with what a house open to anybody needs besides: hanging up on whoever holds a line for nothing.

Uvicorn leaves to a proxy how many connections there are, how long and how large a request's head may be, and whether
the other side ever reads. Here nobody needs a proxy.
"""

import asyncio
import socket
from contextlib import ExitStack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from akhet.server.http.context import Context, network_of
from akhet.server.http.limits import Bucket

PIECE = 4096  # bytes read at a time: what is in them is looked at before more is
MAX_HEAD = 64 * 1024  # bytes of a request before its body
MAX_REQUEST = 1024 * 1024  # bytes of a whole one; the door has refused its body long before
MOST_UNSENT = 128 * 1024  # bytes that the system keeps for whoever is slow to read; it would keep some megabytes
MOST_UNREAD = 256  # messages received at once on a WebSocket
CONTROLS_PER_SECOND = 10.0  # pings, pongs and pieces of messages
CONTROL_BURST = 100.0


class SlowClientReader(asyncio.Protocol):
    """Waits for whoever is slow to read, but not for ever."""

    app_state: dict[str, Any]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._context: Context = self.app_state["context"]

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self._hang_up_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def _hang_up_later(self) -> asyncio.TimerHandle:
        return self.loop.call_later(self._context.settings.patience, self.transport.abort)


class SlowClientHttp(SlowClientReader, HttpToolsProtocol):
    """Waits for a request, but not for ever, nor for one that has no end."""

    _deadline: asyncio.TimerHandle | None = None
    _size = 0  # of what came of this request so far
    _in_head = True
    _upgraded = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
        self._places = ExitStack()
        if not self._context.settings.behind_proxy:
            address = network_of(self.client[0] if self.client is not None else "unknown")
            if not self._places.enter_context(self._context.connections.one(address)):
                transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():  # we have hung up, but this was here already
                return
            piece = data[start : start + PIECE]
            self._size += len(piece)
            super().data_received(piece)
            # One request after the other: browsers and proxies ask so, and a pipeline would have no end.
            if self._size > (MAX_HEAD if self._in_head else MAX_REQUEST) or self.pipeline:
                self.transport.abort()
            if self._upgraded:
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait()  # now for the body
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._size = True, 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._wait_no_more()
        self._places.close()  # from now on it is counted as a WebSocket
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._hang_up_later()  # it may not read to the end

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self._places.close()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._wait_no_more()
        self._deadline = self._hang_up_later()

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()


class AbortableWebSocket(SlowClientReader, WebSocketsSansIOProtocol):
    """Lets us hang up on whoever does not read, or keeps us busy with what is no message."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROL_BURST)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            # A handshake that cannot be read gets no answer from Uvicorn, and no end.
            if self.queue.qsize() > MOST_UNREAD or (self.conn.handshake_exc and not self.handshake_initiated):
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["akhet.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]

    def handle_ping(self) -> None:
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._bearable():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """As it is, but what is no text is no error of ours, to be logged with all its circumstances."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _bearable(self) -> bool:
        if self._controls.take():
            return True
        self.transport.abort()
        return False

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent or self.transport.is_closing():
            self.handshake_complete = True  # in plain HTTP, or by nobody's being there: Uvicorn logs both as errors

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._hang_up_later()  # a polite close waits for whoever does not read

"""Uvicorn's protocols, hardened against slow and hostile clients.

Uvicorn leaves some limits to a proxy: the number of connections, the time and size of a request's head, and clients
that never read. With these classes a server on the internet needs no proxy.

They use attributes of Uvicorn and websockets that are not documented. `_check_attributes` checks at import that they
exist; pyproject.toml bounds both packages (uvicorn<0.55, websockets<18). Raise a bound only together with
tests/server/test_hostile.py.
"""

import asyncio
import socket
from contextlib import ExitStack
from importlib.metadata import version
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol as WebSocketProtocol

from akhet.server.http.context import Context, network_of
from akhet.server.http.limits import Bucket

PIECE = 4096  # bytes that are processed at a time, with a check after each
MAX_HEAD = 64 * 1024  # bytes of a request before its body
MAX_REQUEST = 1024 * 1024  # bytes of a whole one; the middleware refuses a much smaller body
MOST_UNSENT = 128 * 1024  # bytes that the system buffers for a slow client; its default is some megabytes
MOST_UNREAD = 256  # messages received at once on a WebSocket
CONTROLS_PER_SECOND = 10.0  # pings, pongs and fragments of messages
CONTROL_BURST = 100.0


class SlowClientReader(asyncio.Protocol):
    """Disconnects a client that does not read for too long."""

    app_state: dict[str, Any]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._context: Context = self.app_state["context"]

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self._abort_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def _abort_later(self) -> asyncio.TimerHandle:
        return self.loop.call_later(self._context.settings.patience, self.transport.abort)


class SlowClientHttp(SlowClientReader, HttpToolsProtocol):
    """Disconnects a client whose request takes too long or is too large."""

    _deadline: asyncio.TimerHandle | None = None
    _size = 0  # bytes of this request so far
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
        self._start_deadline()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():  # it was aborted, but this had arrived before
                return
            piece = data[start : start + PIECE]
            self._size += len(piece)
            super().data_received(piece)
            # One request at a time, as browsers and proxies do: a pipeline could be endless.
            if self._size > (MAX_HEAD if self._in_head else MAX_REQUEST) or self.pipeline:
                self.transport.abort()
            if self._upgraded:
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_deadline()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._start_deadline()  # for the body
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._size = True, 0
        self._cancel_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._cancel_deadline()
        self._places.close()  # from now on it counts as a WebSocket
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_later()  # the client may not read to the end

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        self._places.close()
        super().connection_lost(exc)

    def _start_deadline(self) -> None:
        self._cancel_deadline()
        self._deadline = self._abort_later()

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()


class AbortableWebSocket(SlowClientReader, WebSocketsSansIOProtocol):
    """Disconnects a client that floods it with control frames; `scope["akhet.abort"]` aborts the connection."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROL_BURST)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            # Uvicorn neither answers nor closes an invalid handshake.
            if self.queue.qsize() > MOST_UNREAD or (self.conn.handshake_exc and not self.handshake_initiated):
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["akhet.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]

    def handle_ping(self) -> None:
        if self._within_rate():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._within_rate():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Close the connection if a text is not UTF-8. Uvicorn would log a traceback."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _within_rate(self) -> bool:
        if self._controls.take():
            return True
        self.transport.abort()
        return False

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent or self.transport.is_closing():
            self.handshake_complete = True  # refused in plain HTTP, or the client is gone: Uvicorn would log an error

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_later()  # a close handshake would wait for a client that does not read


# The attributes that the classes above override or read, and the function that defines each.
_METHODS = {
    HttpToolsProtocol: (
        *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
        *("on_message_begin", "on_headers_complete", "on_message_complete"),
        *("handle_websocket_upgrade", "timeout_keep_alive_handler"),
    ),
    WebSocketsSansIOProtocol: (
        *("connection_made", "data_received", "pause_writing", "resume_writing", "send", "run_asgi"),
        *("handle_connect", "handle_ping", "handle_pong", "handle_cont"),
        *("send_receive_event_to_app", "handle_parser_exception"),
    ),
    WebSocketProtocol: ("fail",),
}
_FIELDS = {
    HttpToolsProtocol.__init__: ("app_state", "loop", "client", "transport", "pipeline"),
    WebSocketsSansIOProtocol.__init__: (
        *("app_state", "loop", "transport", "queue", "conn", "frames", "curr_msg_data_type"),
        *("handshake_initiated", "handshake_complete", "close_sent"),
    ),
    WebSocketsSansIOProtocol.handle_connect: ("scope",),
    WebSocketProtocol.__init__: ("handshake_exc",),
}


def _check_attributes() -> None:
    """Fail if Uvicorn or websockets no longer has an attribute that is used here."""
    missing = [
        f"{owner.__name__}.{name}" for owner, names in _METHODS.items() for name in names if not hasattr(owner, name)
    ]
    missing += [
        f"{function.__qualname__.partition('.')[0]}.{name}"
        for function, names in _FIELDS.items()
        for name in names
        if name not in function.__code__.co_names
    ]
    if missing:
        installed = ", ".join(f"{package} {version(package)}" for package in ("uvicorn", "websockets"))
        raise ImportError(
            f"akhet.server.run.protocols does not fit {installed}: there is no {', '.join(missing)}. "
            "Install the versions that pyproject.toml allows."
        )


_check_attributes()

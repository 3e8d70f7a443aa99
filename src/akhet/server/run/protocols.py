"""Uvicorn's protocols, hardened against slow and hostile clients.

Uvicorn leaves some limits to a proxy: the number of connections, the time and size of a request's head, and clients
that never read. With these classes a server on the internet needs no proxy.

They use attributes of Uvicorn and websockets that are not documented. `_check_attributes` checks at import that they
exist; pyproject.toml bounds both packages (uvicorn<0.55, websockets<18). Raise a bound only together with
tests/server/test_hostile.py.
"""

import asyncio
import re
import socket
from collections.abc import Coroutine
from contextlib import ExitStack
from importlib.metadata import version
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import Protocol as WebSocketProtocol

from akhet.server.http.context import Context, network_of
from akhet.server.http.limits import Bucket
from akhet.server.run.hand_over import HandOver, Upgrade

PIECE = 4096  # bytes that are processed at a time, with a check after each
MAX_HEAD = 64 * 1024  # bytes of a request before its body
MAX_REQUEST = 1024 * 1024  # bytes of a whole one; the middleware refuses a much smaller body
MOST_UNSENT = 128 * 1024  # bytes that the system buffers for a slow client; its default is some megabytes
MOST_UNREAD = 256  # messages received at once on a WebSocket
CONTROLS_PER_SECOND = 10.0  # pings, pongs and fragments of messages
CONTROL_BURST = 100.0
HAND_OVER = "hand_over"  # where the application's state has the worker's HandOver, if there are several workers
TABLE_SOCKET = re.compile(rb"/ws/tables/([^/?]+)")


class Reader(Protocol):
    """Reads the messages of a WebSocket."""

    unread: int  # messages that wait for others to be answered

    def received(self, text: str | None) -> None:
        """Read a message; None if it was not a text."""
        ...

    def lost(self) -> None:
        """The connection is closed."""
        ...


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
                self.parser = None  # type: ignore[assignment]  # it refers to this object, which then is free at once
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
        hand_over: HandOver | None = self.app_state.get(HAND_OVER)
        found = TABLE_SOCKET.match(self.url)
        if hand_over is None or found is None or self._has_unsent():
            super().handle_websocket_upgrade()
        else:
            hand_over.pass_on(Upgrade(found[1], self._head(), self.transport, super().handle_websocket_upgrade))

    def _has_unsent(self) -> bool:
        """Whether this process still has to send an answer to an earlier request."""
        answered = self.cycle is None or self.cycle.response_complete
        return not answered or self.transport.get_write_buffer_size() > 0

    def _head(self) -> bytes:
        """The head of the request, as Uvicorn gives it to a WebSocket."""
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.headers]
        return b"\r\n".join([*lines, b"", b""])

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


class TableWebSocket(SlowClientReader, WebSocketsSansIOProtocol):
    """A WebSocket whose messages go to a reader, once it is accepted: `scope["akhet.websocket"].attach(reader)`.

    The application's task then ends. A connection on which nothing happens needs no task and no queue, and a message
    no switch between tasks. A client that floods the connection with control frames is disconnected.
    """

    _reader: Reader | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROL_BURST)
        self._frames_out: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            unread = self.queue.qsize() if self._reader is None else self._reader.unread
            # Uvicorn neither answers nor closes an invalid handshake.
            if unread > MOST_UNREAD or (self.conn.handshake_exc and not self.handshake_initiated):
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["akhet.websocket"] = self  # type: ignore[typeddict-unknown-key]

    def handle_ping(self) -> None:
        if self._within_rate():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._within_rate():
            super().handle_cont(event)

    def _within_rate(self) -> bool:
        if self._controls.take():
            return True
        self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        if self._reader is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:  # what was on its way is not read; what goes on is a flood
            self._within_rate()
            return
        try:
            text = bytes(data).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        self._reader.received(text)

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        if self._reader is None:
            if self.close_timer is None:
                self.transport.close()
            self._abort_later()  # a close handshake would wait for a client that does not read

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._reader is not None:
            self._reader.lost()

    # What the reader calls

    def attach(self, reader: Reader) -> None:
        """Let a reader have the messages from now on, and those that have arrived already."""
        self._reader = reader
        waiting, self.queue = self.queue, NOBODY
        del self.request, self.response, self.scope  # of the handshake, which is over
        self.resume()
        while not waiting.empty():
            message: Any = waiting.get_nowait()
            if message["type"] == "websocket.receive":
                reader.received(message.get("text"))
        if self.disconnected:
            reader.lost()

    def send_message(self, message: bytes) -> None:
        """Send a text. All texts of one turn of the loop go out together: each write is a system call."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(message)
        short = bytes([size]) if size < 126 else b"\x7e%b" % size.to_bytes(2) if size < 1 << 16 else None
        head = b"\x81%b" % (b"\x7f%b" % size.to_bytes(8) if short is None else short)
        if not self._frames_out:
            self.loop.call_soon(self._write_frames)
        self._frames_out.append(head + message)

    def _write_frames(self) -> None:
        frames, self._frames_out = self._frames_out, []
        if frames and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    @property
    def unsent(self) -> int:
        """The bytes that wait because the client reads slowly."""
        return self.transport.get_write_buffer_size() if not self.writable.is_set() else 0

    def pause(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on after `pause`."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection, and wait a moment until the client has read what was sent."""
        if self.close_sent or self.transport.is_closing():
            return
        self._write_frames()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()  # for the client's answer
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._abort_later()

    def abort(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that a stopping server waits for."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)
        return task


class Nobody(asyncio.Queue[Any]):
    """What Uvicorn writes its messages for the application to, when that no longer reads them."""

    def put_nowait(self, item: Any) -> None:
        """Drop a message."""


NOBODY = Nobody()


class AdoptedWebSocket(TableWebSocket):
    """A connection that another worker has accepted, with the head of the request that it has read."""

    def __init__(self, head: bytes, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._head = head

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.data_received(self._head)
        del self._head


# The attributes that the classes above override or read, and the function that defines each.
_METHODS = {
    HttpToolsProtocol: (
        *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
        *("on_message_begin", "on_headers_complete", "on_message_complete"),
        *("handle_websocket_upgrade", "timeout_keep_alive_handler"),
    ),
    WebSocketsSansIOProtocol: (
        *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
        *("send", "receive", "run_asgi", "send_500_response", "on_task_complete"),
        *("handle_connect", "handle_ping", "handle_pong", "handle_cont"),
        *("send_receive_event_to_app", "handle_parser_exception"),
    ),
    WebSocketProtocol: ("fail", "send_close", "data_to_send"),
}
_FIELDS = {
    HttpToolsProtocol.__init__: (
        *("app_state", "loop", "client", "transport", "pipeline", "parser", "scope", "headers", "cycle"),
    ),
    HttpToolsProtocol.on_message_begin: ("url",),
    RequestResponseCycle.__init__: ("response_complete",),
    WebSocketsSansIOProtocol.__init__: (
        *("app", "app_state", "loop", "logger", "tasks", "transport", "queue", "conn", "frames", "curr_msg_data_type"),
        *("handshake_initiated", "handshake_complete", "close_sent", "close_timer", "close_timeout", "disconnected"),
        *("read_paused", "writable"),
    ),
    WebSocketsSansIOProtocol.handle_connect: ("request", "response", "scope"),
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

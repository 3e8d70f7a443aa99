"""The WebSocket endpoint: one connection per table and client. docs/protocol.md describes the messages."""

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.language import DEFAULT
from akhet.server import metrics
from akhet.server.http.context import Context, address_of, context_of
from akhet.server.http.invalid_input import not_understood
from akhet.server.http.limits import BURST, Bucket
from akhet.server.messages import (
    CLIENT_MESSAGE,
    PROTOCOL,
    TABLE_ID,
    Back,
    Chat,
    ClientMessage,
    Forecast,
    Hello,
    Look,
    MessageId,
    Ping,
    Resign,
    Since,
    Step,
    Undo,
)
from akhet.server.storage.rows import Change
from akhet.server.storage.seats import TableSeat
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import to_bytes
from akhet.server.tables.playing import back, chat, resign, step, undo
from akhet.server.tables.refusal_sentences import refusal_json, refusal_response

# Invalid messages, or too many messages, after which a connection is closed. Old ones are forgiven.
MOST_FAULTS = 20.0
FORGIVEN_PER_SECOND = 0.2
MOST_BYTES = 2 * 1024 * 1024  # waiting for a slow client
COSTS = {Since: 5.0, Look: 2.0, Forecast: 2.0}  # in messages, for those that take more work to answer
POLICY = 1008  # the close code "policy violation"

Command = Step | Undo | Resign | Back | Chat


class SocketSubscriber:
    """A connection to a table: whose it is, from which seat it looks, and the messages that wait to be sent."""

    def __init__(
        self, live: LiveTable, person: str | None, hello: Hello, most: int, cut: Callable[[str], None]
    ) -> None:
        self.person = person
        self.chosen = hello.seat
        self._live = live
        self._invite = hello.invite
        self._cut = cut
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(most)
        self._bytes = 0

    @property
    def seat(self) -> int | None:
        """The seat to look from: the chosen one if the person holds it, otherwise their first."""
        own = self._live.row.seats_of(self.person)
        return self.chosen if self.chosen in own else next(iter(own), None)

    def offer(self, message: bytes) -> None:
        """Queue a message.

        The connection is closed if the client reads too slowly (it can come back and ask for what it missed), or if
        the person may no longer look: the game began without spectators, or they left their seat.
        """
        if not self._live.row.may_look(self.person, self._invite):
            self._cut("closed")
            return
        self._bytes += len(message)
        if self._queue.full() or self._bytes > MOST_BYTES:
            self._cut("slow")
            return
        self._queue.put_nowait(message)

    async def next(self) -> str:
        message = await self._queue.get()
        self._bytes -= len(message)
        return message.decode()


async def table_socket(websocket: WebSocket, id: str) -> None:
    """Serve a connection, from the handshake to its end."""
    context = context_of(websocket)
    person = context.person_id(websocket)
    address = address_of(websocket, context.settings)
    with ExitStack() as places:
        limits = [(context.sockets, "all"), (context.address_sockets, address)]
        limits += [(context.person_sockets, person)] if person is not None else []
        if not all(places.enter_context(limit.one(key)) for limit, key in limits):
            metrics.CUT.labels("places").inc()
            await websocket.send_denial_response(refusal_response(websocket, refuse("server.too_many_sockets")))
            return
        await websocket.accept()
        metrics.SOCKETS.inc()
        try:
            await _Connection(websocket, context, person, address, id).serve()
        finally:
            metrics.SOCKETS.dec()


class _Connection:
    def __init__(self, websocket: WebSocket, context: Context, person: str | None, address: str, id: str) -> None:
        self._websocket = websocket
        self._context = context
        self._service = context.service
        self._person = person
        self._address = address
        self._id = id
        self._locale = DEFAULT
        rate = context.settings.messages_per_second
        self._messages = Bucket(rate, rate * BURST)
        self._faults = Bucket(FORGIVEN_PER_SECOND, MOST_FAULTS)
        self._task = asyncio.current_task()
        self._why_cut: str | None = None

    async def serve(self) -> None:
        subscriber: SocketSubscriber | None = None
        sender: asyncio.Task[None] | None = None
        live: LiveTable | None = None
        try:
            try:
                async with asyncio.timeout(self._context.settings.patience):
                    hello = await self._receive()
            except TimeoutError:
                self._why_cut = "silent"
                return
            try:
                live, subscriber = await self._join(hello)
            except Refused as refused:
                await self._websocket.send_text(self._refused(None, refused.refusal).decode())
                await self._websocket.close(POLICY, refused.refusal.code)
                return
            sender = asyncio.create_task(self._send(subscriber))
            while True:
                await self._answer(live, subscriber, await self._receive())
                await asyncio.sleep(0)  # if much arrives at once, let the sender run: the client is not slow
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if self._why_cut is None:
                raise
        finally:
            if self._why_cut is not None:
                metrics.CUT.labels(self._why_cut).inc()
            if live is not None and subscriber is not None:
                live.subscribers.discard(subscriber)
            if sender is not None:
                sender.cancel()
            await self._close()

    async def _close(self) -> None:
        if self._why_cut == "slow":  # it does not read, so it would not read a close message either
            self._websocket.scope["akhet.abort"]()
        elif self._websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):  # the client closed it first
                await self._websocket.close(POLICY if self._why_cut else 1000, self._why_cut)

    def _cut(self, reason: str) -> None:
        if self._why_cut is None and self._task is not None:
            self._why_cut = reason
            self._task.cancel()

    async def _send(self, subscriber: SocketSubscriber) -> None:
        try:
            while True:
                await self._websocket.send_text(await subscriber.next())
        except (WebSocketDisconnect, RuntimeError):  # `serve` notices it too
            pass

    async def _receive(self) -> "ClientMessage | InvalidMessage":
        """The next message. A connection with too many invalid ones is closed."""
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        message = read_message(received)
        if not self._within_rates(COSTS.get(type(message), 1.0)):
            message = InvalidMessage(refuse("server.too_fast").refusal, received)
        if isinstance(message, InvalidMessage) and not self._faults.take():
            self._cut("faults")
            await asyncio.sleep(0)
        return message

    def _within_rates(self, cost: float) -> bool:
        """Whether the connection, its address, and the person on all connections stay within their rates."""
        within = [self._messages.take(cost), self._context.address_messages.take(self._address, cost)]
        within += [self._context.person_messages.take(self._person, cost)] if self._person is not None else []
        return all(within)

    async def _join(self, hello: "ClientMessage | InvalidMessage") -> tuple[LiveTable, SocketSubscriber]:
        """Subscribe to the table and send the current state; refused if the person may not look at it."""
        if isinstance(hello, InvalidMessage):
            raise Refused(hello.refusal)
        if not isinstance(hello, Hello):
            raise refuse("server.hello_first")
        self._locale = hello.locale
        if hello.protocol != PROTOCOL:
            raise refuse("server.protocol", None, known=PROTOCOL, said=shown(hello.protocol))
        if not re.fullmatch(TABLE_ID, self._id):
            raise refuse("server.no_table")
        live = await self._service.table(self._id)
        await self._service.refresh(live)  # the person may have taken a seat through another process
        if not live.row.may_look(self._person, hello.invite):
            raise refuse("server.no_table")
        if hello.seat is not None and hello.seat not in live.row.seats_of(self._person):
            raise refuse("server.not_your_seat", None, seat=hello.seat)
        subscriber = SocketSubscriber(live, self._person, hello, self._context.settings.max_queue, self._cut)
        await self._service.welcome(live, subscriber, hello.since, join=True)
        return live, subscriber

    async def _answer(
        self, live: LiveTable, subscriber: SocketSubscriber, message: "ClientMessage | InvalidMessage"
    ) -> None:
        if isinstance(message, InvalidMessage):
            subscriber.offer(self._refused(message.id, message.refusal))
            return
        try:
            match message:
                case Step() | Undo() | Resign() | Back() | Chat():
                    version = await self._execute(live, message)
                    subscriber.offer(to_bytes({"type": "ack", "id": message.id, "version": version}))
                case Look(seat=seat):
                    if seat not in live.row.seats_of(self._person):
                        raise refuse("server.not_your_seat", None, seat=seat)
                    subscriber.chosen = seat
                    await self._service.welcome(live, subscriber, None)
                case Since(version=version):
                    await self._service.welcome(live, subscriber, version)
                case Forecast():
                    subscriber.offer(await self._forecast(live, message))
                case Ping():
                    subscriber.offer(b'{"type":"pong"}')
                case Hello():
                    raise refuse("server.hello_once")
        except Refused as refused:
            subscriber.offer(self._refused(getattr(message, "id", None), refused.refusal, live.row.seats))

    async def _execute(self, live: LiveTable, command: Command) -> int:
        """Execute a command; returns the version that it led to."""
        person = self._person
        if person is None:
            raise refuse("server.no_guest")
        command_id = f"{person}:{command.id}"
        if isinstance(command, Chat):
            self._context.chats.must(person)
        return await self._service.change(live, partial(_change_of, live, person, command, command_id), command_id)

    async def _forecast(self, live: LiveTable, question: Forecast) -> bytes:
        """What a move would earn. Only one's own move in one's own turn: the answer reveals nothing else."""
        async with self._service.locked(live):
            table = live.playing
            if question.seat not in live.row.seats_of(self._person):
                raise refuse("server.not_your_seat", None, seat=question.seat)
            if table.turn != question.seat:
                raise Refused(table.rules.notation.not_your_turn)
            why = table.why_not(question.move, question.seat)
            earns = None
            if why is None and type(question.move) is int:
                earns = table.rules.notation.forecast(table.state, question.move)
        answer: dict[str, Any] = {"type": "forecast", "id": question.id, "move": question.move, "earns": earns}
        if why is None:
            return to_bytes(answer | {"code": None, "ruling": None, "why": None})
        return to_bytes(answer | refusal_json(why, self._locale, live.row.seats))

    def _refused(self, id: str | None, refusal: Refusal, seats: Sequence[TableSeat] = ()) -> bytes:
        metrics.REFUSED.labels(refusal.code).inc()
        return to_bytes({"type": "refused", "id": id} | refusal_json(refusal, self._locale, seats))


def _change_of(live: LiveTable, person: str, command: Command, command_id: str) -> Change:
    match command:
        case Step():
            return step(live, person, command.seat, command.move, command.after, command_id)
        case Undo():
            return undo(live, person, command.seat, command.after, command_id)
        case Resign():
            return resign(live, person, command.seat, command_id)
        case Back():
            return back(live, person, command.seat, command_id)
        case Chat():
            return chat(live, person, command.text, command_id)


class InvalidMessage:
    """A frame that is not a message of the protocol: the refusal, and the message's id if it has one."""

    def __init__(self, refusal: Refusal, received: Any) -> None:
        self.refusal = refusal
        try:
            self.id = MessageId.model_validate_json(received.get("text") or "").id
        except ValidationError:
            self.id = None


def read_message(received: Any) -> ClientMessage | InvalidMessage:
    """Read a frame as a message of the protocol."""
    text = received.get("text")
    if text is None:
        return InvalidMessage(refuse("server.not_text").refusal, received)
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        return InvalidMessage(not_understood(error).refusal, received)

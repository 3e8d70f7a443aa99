"""One WebSocket a table: somebody watches, and maybe plays. docs/protocol.md says what is said."""

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
from akhet.server.run import metrics
from akhet.server.storage.rows import Change
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import to_bytes, welcome_for
from akhet.server.tables.playing import back, chat, resign, step, undo
from akhet.server.tables.refusal_sentences import refusal_json, refusal_response
from akhet.server.tables.seats import Seat

# Bad messages, or too many, after which a connection is cut; some may be forgiven with time.
MOST_FAULTS = 20.0
FORGIVEN_PER_SECOND = 0.2
MOST_BYTES = 2 * 1024 * 1024  # waiting for a slow reader
COSTS = {Since: 5.0, Look: 2.0, Forecast: 2.0}  # in messages, where an answer is more work than that of others
POLICY = 1008  # what the WebSocket protocol calls it


class Subscriber:
    """One connection to a table: who looks, from which seat, and what waits to be sent."""

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
        """The seat looked from: the one chosen, as long as it is one's own, or else the first that is."""
        own = self._live.row.seats_of(self.person)
        return self.chosen if self.chosen in own else next(iter(own), None)

    def offer(self, message: bytes) -> None:
        """Send in turn. Whoever reads too slowly to keep up is cut off, and can come back for what was missed; and so
        is whoever may no longer look: the game has begun without onlookers, or they have left their seat."""
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
    """From the handshake to the end of a connection."""
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
        subscriber: Subscriber | None = None
        sender: asyncio.Task[None] | None = None
        live: LiveTable | None = None
        try:
            try:
                async with asyncio.timeout(self._context.settings.patience):
                    hello = await self._read()
            except TimeoutError:
                self._why_cut = "silent"
                return
            try:
                live, subscriber = await self._enter(hello)
            except Refused as refused:
                await self._websocket.send_text(self._refused(None, refused.refusal).decode())
                await self._websocket.close(POLICY, refused.refusal.code)
                return
            sender = asyncio.create_task(self._send(subscriber))
            while True:
                await self._hear(live, subscriber, await self._read())
                await asyncio.sleep(0)  # where much comes at once, answers go out in between: nobody is slow to read
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
            await self._leave()

    async def _leave(self) -> None:
        """Close, as politely as the other side lets us."""
        if self._why_cut == "slow":  # it does not read: not even that we close
            self._websocket.scope["akhet.abort"]()
        elif self._websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):  # it was faster
                await self._websocket.close(POLICY if self._why_cut else 1000, self._why_cut)

    def _cut(self, reason: str) -> None:
        if self._why_cut is None and self._task is not None:
            self._why_cut = reason
            self._task.cancel()

    async def _send(self, subscriber: Subscriber) -> None:
        try:
            while True:
                await self._websocket.send_text(await subscriber.next())
        except (WebSocketDisconnect, RuntimeError):  # the reader notices too
            pass

    async def _read(self) -> "ClientMessage | Unread":
        """The next message, or why it is none; a connection that sends little else is cut."""
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        said = read_message(received)
        if not self._may_say(COSTS.get(type(said), 1.0)):
            said = Unread(refuse("server.too_fast").refusal, received)
        if isinstance(said, Unread) and not self._faults.take():
            self._cut("faults")
            await asyncio.sleep(0)
        return said

    def _may_say(self, cost: float) -> bool:
        """Whether this is not too much: of the connection, of the address, and of the person, on all of theirs."""
        may = [self._messages.take(cost), self._context.address_messages.take(self._address, cost)]
        may += [self._context.person_messages.take(self._person, cost)] if self._person is not None else []
        return all(may)

    async def _enter(self, hello: "ClientMessage | Unread") -> tuple[LiveTable, Subscriber]:
        """Let somebody in who may be here, and tell them how things stand."""
        if isinstance(hello, Unread):
            raise Refused(hello.refusal)
        if not isinstance(hello, Hello):
            raise refuse("server.hello_first")
        self._locale = hello.locale
        if hello.protocol != PROTOCOL:
            raise refuse("server.protocol", None, known=PROTOCOL, said=shown(hello.protocol))
        if not re.fullmatch(TABLE_ID, self._id):
            raise refuse("server.no_table")
        live = await self._service.table(self._id)
        await self._service.refresh(live)  # whoever has just sat down through another process sits here too
        if not live.row.may_look(self._person, hello.invite):
            raise refuse("server.no_table")
        if hello.seat is not None and hello.seat not in live.row.seats_of(self._person):
            raise refuse("server.not_your_seat", None, seat=hello.seat)
        subscriber = Subscriber(live, self._person, hello, self._context.settings.max_queue, self._cut)
        await self._welcome(live, subscriber, hello.since, join=True)
        return live, subscriber

    async def _welcome(self, live: LiveTable, subscriber: Subscriber, since: int | None, join: bool = False) -> None:
        """With the lock held: what is told next follows on this without a gap."""
        async with self._service.steady(live):
            entries, more = ([], False) if since is None else await self._service.history(live, since)
            subscriber.offer(welcome_for(live, entries, more, subscriber.seat, self._person, PROTOCOL))
            if join:
                live.subscribers.add(subscriber)

    async def _hear(self, live: LiveTable, subscriber: Subscriber, said: "ClientMessage | Unread") -> None:
        """Carry out what was said, and answer it."""
        if isinstance(said, Unread):
            subscriber.offer(self._refused(said.id, said.refusal))
            return
        try:
            match said:
                case Step() | Undo() | Resign() | Back() | Chat():
                    version = await self._carry_out(live, said)
                    subscriber.offer(to_bytes({"type": "ack", "id": said.id, "version": version}))
                case Look(seat=seat):
                    if seat not in live.row.seats_of(self._person):
                        raise refuse("server.not_your_seat", None, seat=seat)
                    subscriber.chosen = seat
                    await self._welcome(live, subscriber, None)
                case Since(version=version):
                    await self._welcome(live, subscriber, version)
                case Forecast():
                    subscriber.offer(await self._forecast(live, said))
                case Ping():
                    subscriber.offer(b'{"type":"pong"}')
                case Hello():
                    raise refuse("server.hello_once")
        except Refused as refused:
            subscriber.offer(self._refused(getattr(said, "id", None), refused.refusal, live.row.seats))

    async def _carry_out(self, live: LiveTable, said: Step | Undo | Resign | Back | Chat) -> int:
        person = self._person
        if person is None:
            raise refuse("server.no_guest")
        command = f"{person}:{said.id}"
        if isinstance(said, Chat):
            self._context.chats.must(person)
        return await self._service.change(live, partial(_change_of, live, person, said, command), command)

    async def _forecast(self, live: LiveTable, said: Forecast) -> bytes:
        """Of one's own moves in one's own turn only, so nothing is told but what the seat can see."""
        async with self._service.steady(live):
            table = live.playing
            if said.seat not in live.row.seats_of(self._person):
                raise refuse("server.not_your_seat", None, seat=said.seat)
            if table.turn != said.seat:
                raise Refused(table.rules.notation.not_your_turn)
            why = table.why_not(said.move, said.seat)
            earns = (
                table.rules.notation.forecast(table.state, said.move)
                if why is None and type(said.move) is int
                else None
            )
        told: dict[str, Any] = {"code": None, "ruling": None, "why": None}
        if why is not None:
            told = refusal_json(why, self._locale, live.row.seats)
        return to_bytes({"type": "forecast", "id": said.id, "move": said.move, "earns": earns} | told)

    def _refused(self, id: str | None, refusal: Refusal, seats: Sequence[Seat] = ()) -> bytes:
        metrics.REFUSED.labels(refusal.code).inc()
        return to_bytes({"type": "refused", "id": id} | refusal_json(refusal, self._locale, seats))


def _change_of(live: LiveTable, person: str, said: Step | Undo | Resign | Back | Chat, command: str) -> Change:
    match said:
        case Step():
            return step(live, person, said.seat, said.move, said.after, command)
        case Undo():
            return undo(live, person, said.seat, said.after, command)
        case Resign():
            return resign(live, person, said.seat, command)
        case Back():
            return back(live, person, said.seat, command)
        case Chat():
            return chat(live, person, said.text, command)


class Unread:
    """What came in place of a message: why it is none, and its id, if it has one."""

    def __init__(self, refusal: Refusal, received: Any) -> None:
        self.refusal = refusal
        try:
            self.id = MessageId.model_validate_json(received.get("text") or "").id
        except ValidationError:
            self.id = None


def read_message(received: Any) -> ClientMessage | Unread:
    """What a frame says, by the protocol's types; or why it says nothing."""
    raw = received.get("text")
    if raw is None:
        return Unread(refuse("server.not_text").refusal, received)
    try:
        return CLIENT_MESSAGE.validate_json(raw)
    except ValidationError as error:
        return Unread(not_understood(error).refusal, received)

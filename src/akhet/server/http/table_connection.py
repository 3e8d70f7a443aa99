"""A client's connection to a table: its messages are read and answered, and what happens at the table is sent."""

import asyncio
import logging
import re
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.language import DEFAULT
from akhet.server import metrics
from akhet.server.http.context import Context
from akhet.server.http.invalid_input import InvalidMessage, read_message
from akhet.server.http.limits import BURST, Bucket
from akhet.server.messages import (
    PROTOCOL,
    TABLE_ID,
    AskHint,
    Back,
    Chat,
    ClientMessage,
    Forecast,
    Hello,
    Look,
    Ping,
    Preset,
    Resign,
    Since,
    Step,
    Undo,
)
from akhet.server.people.cookies import Session
from akhet.server.people.restrictions import IpAddress
from akhet.server.storage.entries import BACK, CHAT, RESIGNED, STEP, UNDO, Entry
from akhet.server.storage.rows import Change
from akhet.server.storage.seats import TableSeat
from akhet.server.storage.writer import Busy
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import forecast_for, to_bytes
from akhet.server.tables.playing import back, chat, clean_text, preset, resign, step, undo
from akhet.server.tables.refusal_sentences import refusal_json

# Invalid messages, or too many messages, after which a connection is closed. Old ones are forgiven.
MOST_FAULTS = 20.0
FORGIVEN_PER_SECOND = 0.2
MOST_BYTES = 2 * 1024 * 1024  # waiting for a slow client
COSTS = {Since: 5.0, Look: 2.0, Forecast: 2.0, AskHint: 5.0}  # in messages, for those that take more work to answer
POLICY = 1008  # the close code "policy violation"

log = logging.getLogger(__name__)

Command = Step | Undo | Resign | Back | Chat | Preset


class Wire(Protocol):
    """The WebSocket of a connection (`run/protocols.py`)."""

    def send_message(self, message: bytes) -> None: ...
    @property
    def unsent(self) -> int: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...
    def close(self, code: int, reason: str = "") -> None: ...
    def abort(self) -> None: ...
    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Viewer:
    """Whose connection to a table it is, and from which seat it looks."""

    __slots__ = ("chosen", "invite", "live", "person", "spectates")

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.live: LiveTable | None = None  # once it looks
        self.invite: str | None = None
        self.chosen: int | None = None
        self.spectates = False  # whether they chose to look from none of their seats

    @property
    def seat(self) -> int | None:
        """The seat to look from: the chosen one if the person holds it, otherwise their first."""
        if self.spectates or self.live is None:
            return None
        own = self.live.row.seats_of(self.person)
        return self.chosen if self.chosen in own else next(iter(own), None)


class TableConnection(Viewer):
    """A connection to a table, from the handshake to its end.

    Its messages are answered one after the other. There is a task only while one needs the table's lock or the
    database: most of the time, most connections wait.
    """

    __slots__ = (
        "_address",
        "_closed",
        "_context",
        "_faults",
        "_hints",
        "_id",
        "_locale",
        "_messages",
        "_messages_unsent",
        "_session",
        "_silent",
        "_task",
        "_waiting",
        "_wire",
        "ip",
    )

    def __init__(
        self, wire: Wire, context: Context, session: Session | None, address: str, ip: IpAddress | None, id: str
    ) -> None:
        super().__init__(None if session is None else session.person)
        self.ip = ip
        self._wire = wire
        self._context = context
        self._session = session
        self._address = address
        self._id = id
        self._locale = DEFAULT
        rate = context.settings.messages_per_second
        self._messages = Bucket(rate, rate * BURST)
        self._faults = Bucket(FORGIVEN_PER_SECOND, MOST_FAULTS)
        self._messages_unsent = 0  # since the client began to read too slowly
        self._waiting: list[ClientMessage | InvalidMessage] = []  # for the answer to an earlier one
        self._task: asyncio.Task[None] | None = None  # that answers a message
        self._hints: set[asyncio.Task[None]] = set()
        self._closed = False
        metrics.SOCKETS.inc()
        self._silent: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            context.settings.patience, self._cut, "silent"
        )
        if session is not None:
            context.sessions.opened(session, self.revoke)

    # What the WebSocket calls

    @property
    def unread(self) -> int:
        """Messages that wait for the answer to an earlier one."""
        return len(self._waiting)

    def received(self, text: str | None) -> None:
        """Answer a message, or start to. A connection with too many invalid ones is closed."""
        if self._closed:
            return
        began = time.perf_counter()
        message = read_message(text)
        metrics.RECEIVE.observe(time.perf_counter() - began)
        if not self._within_rates(COSTS.get(type(message), 1.0)):
            message = InvalidMessage(refuse("server.too_fast").refusal, text)
        if isinstance(message, InvalidMessage) and not self._faults.take():
            self._cut("faults")
        elif self._task is not None:
            self._waiting.append(message)
            self._wire.pause()
        elif not self._answer_now(message):
            self._task = self._wire.start(self._answer_all(message))

    def lost(self) -> None:
        """The connection is closed."""
        self._end()
        context = self._context
        metrics.SOCKETS.dec()
        context.sockets.leave("all")
        context.address_sockets.leave(self._address)
        if self._session is not None:
            context.person_sockets.leave(self._session.person)
            context.sessions.closed(self._session, self.revoke)

    # What the server calls

    def offer(self, message: bytes) -> None:
        """Send a message.

        The connection is closed if the client reads too slowly (it can come back and ask for what it missed), or if
        the person may no longer look: the game began without spectators, or they left their seat.
        """
        if self._closed:
            return
        if self.live is not None and not self.live.row.may_look(self.person, self.invite):
            self._cut("closed")
            return
        unsent = self._wire.unsent
        self._messages_unsent = self._messages_unsent + 1 if unsent else 0
        if self._messages_unsent > self._context.settings.max_queue or unsent + len(message) > MOST_BYTES:
            self._cut("slow")
            return
        self._wire.send_message(message)

    def revoke(self) -> None:
        """Close the connection: its session was revoked."""
        self._cut("revoked")

    def end(self, refusal: Refusal) -> None:
        """Close the connection, and say why in a sentence."""
        if not self._closed:
            self._wire.send_message(self._refused(None, refusal))
            self._cut(refusal.code)

    def _cut(self, reason: str) -> None:
        """Close the connection for a reason that is counted."""
        if self._closed:
            return
        metrics.CUT.labels(reason).inc()
        self._end()
        if reason == "slow":  # it does not read, so it would not read a close message either
            self._wire.abort()
        else:
            self._wire.close(POLICY, reason)

    def _end(self) -> None:
        """Answer nothing more. A command that is being executed is executed to its end."""
        if self._closed:
            return
        self._closed = True
        self._stop_waiting()
        self._waiting.clear()
        for task in self._hints:
            task.cancel()
        self._context.connected.discard(self)
        if self.live is not None:
            self._context.service.unsubscribe(self.live, self)
            self._context.service.chat_filters.closed(self.person)

    def _stop_waiting(self) -> None:
        if self._silent is not None:
            self._silent.cancel()
            self._silent = None

    def _within_rates(self, cost: float) -> bool:
        """Whether the connection, its address, and the person on all connections stay within their rates."""
        within = [self._messages.take(cost), self._context.address_messages.take(self._address, cost)]
        within += [self._context.person_messages.take(self.person, cost)] if self.person is not None else []
        return all(within)

    # Answers

    def _answer_now(self, message: ClientMessage | InvalidMessage) -> bool:
        """Answer a message that needs neither the table's lock nor the database; False if it does."""
        if self.live is None:  # the first message
            return False
        match message:
            case InvalidMessage():
                self.offer(self._refused(message.id, message.refusal))
            case Ping():
                self.offer(b'{"type":"pong"}')
            case Hello():
                self.offer(self._refused(None, refuse("server.hello_once").refusal))
            case AskHint():  # which takes longer, and lets the next messages pass
                task = self._wire.start(self._hint(self.live, message))
                self._hints.add(task)
                task.add_done_callback(self._hints.discard)
            case _:
                return False
        return True

    async def _answer_all(self, message: ClientMessage | InvalidMessage) -> None:
        """Answer a message, and those that arrive meanwhile."""
        try:
            while True:
                if self.live is None:
                    await self._join(message)
                elif not self._answer_now(message):
                    await self._answer(self.live, message)
                if not self._waiting:
                    break
                message = self._waiting.pop(0)
        except (SQLAlchemyError, Busy) as error:  # the client will connect again
            log.error("table not read", extra={"error": repr(error)[:500]})
            self._end()
            self._wire.abort()
        except Exception:
            log.exception("connection failed")
            self._end()
            self._wire.abort()
        finally:
            self._task = None
            self._wire.resume()

    async def _join(self, first: ClientMessage | InvalidMessage) -> None:
        """Subscribe to the table and send the current state; the connection is closed if the person may not look."""
        self._stop_waiting()
        service = self._context.service
        try:
            hello = self._hello(first)
            live = await self._table_for(hello)
            if self._closed:
                return
            await service.chat_filters.opened(self.person)
            if self._closed:
                service.chat_filters.closed(self.person)
                return
            self.live, self.invite, self.chosen = live, hello.invite, hello.seat
            await service.welcome(live, self, hello.since, join=True)
        except Refused as refused:
            if not self._closed:
                self._wire.send_message(self._refused(None, refused.refusal))
                self._end()
                self._wire.close(POLICY, refused.refusal.code)
            return
        if self._closed:  # meanwhile
            service.unsubscribe(live, self)
        else:
            self._context.connected.add(self)
            if self.person is not None:
                self._context.online.note(self.person)

    def _hello(self, first: ClientMessage | InvalidMessage) -> Hello:
        """The first message of a connection, which has to be this one."""
        if isinstance(first, InvalidMessage):
            raise Refused(first.refusal)
        if not isinstance(first, Hello):
            raise refuse("server.hello_first")
        self._locale = first.locale
        if first.protocol != PROTOCOL:
            raise refuse("server.protocol", None, known=PROTOCOL, said=shown(first.protocol))
        return first

    async def _table_for(self, hello: Hello) -> LiveTable:
        """The table of this connection; refused if the person may not look at it."""
        service = self._context.service
        if not re.fullmatch(TABLE_ID, self._id):
            raise refuse("server.no_table")
        live = await service.table(self._id)
        await service.refresh(live)  # the person may have taken a seat through another process
        if not live.row.may_look(self.person, hello.invite):
            raise refuse("server.no_table")
        if hello.seat is not None and hello.seat not in live.row.seats_of(self.person):
            raise refuse("server.not_your_seat", None, seat=hello.seat)
        return live

    async def _answer(self, live: LiveTable, message: ClientMessage | InvalidMessage) -> None:
        try:
            match message:
                case Step() | Undo() | Resign() | Back() | Chat() | Preset():
                    version = await self._execute(live, message)
                    self.offer(to_bytes({"type": "ack", "id": message.id, "version": version}))
                case Look(seat=seat):
                    if seat is not None and seat not in live.row.seats_of(self.person):
                        raise refuse("server.not_your_seat", None, seat=seat)
                    self.chosen, self.spectates = seat, seat is None
                    await self._context.service.welcome(live, self, None)
                case Since(version=version):
                    await self._context.service.welcome(live, self, version)
                case Forecast():
                    self.offer(await self._forecast(live, message))
                case _:
                    raise AssertionError(message)
        except Refused as refused:
            self.offer(self._refused(getattr(message, "id", None), refused.refusal, live.row.seats))

    async def _execute(self, live: LiveTable, command: Command) -> int:
        """Execute a command; returns the version that it led to."""
        person = self.person
        if person is None:
            raise refuse("server.no_guest")
        command_id = f"{person}:{command.id}"
        if isinstance(command, Chat | Preset):
            self._context.chats.must(person)

        def change() -> Change:  # checked here, because a command that was executed before has the same answer again
            if isinstance(command, Chat | Preset):
                self._context.restrictions.check_chat(person)
                if isinstance(command, Chat):
                    self._context.words.check(command.text)
            else:
                self._context.service.check_not_paused()
            return _change_of(live, person, command, command_id)

        execute = self._context.service.execute
        with self._context.traces.trace(command.type, **{"akhet.table": self._id}):
            return await execute(live, change, command_id, lambda entry: _comes_from(entry, command))

    async def _forecast(self, live: LiveTable, question: Forecast) -> bytes:
        """What a move would earn. Only one's own move in one's own turn: the answer reveals nothing else."""
        async with self._context.service.locked(live):
            table = live.playing
            if question.seat not in live.row.seats_of(self.person):
                raise refuse("server.not_your_seat", None, seat=question.seat)
            if table.turn != question.seat:
                raise Refused(table.rules.notation.not_your_turn)
            seat, move, seats = question.seat, question.move, live.row.seats
            return to_bytes(forecast_for(table, seat, move, question.id, self._locale, seats))

    async def _hint(self, live: LiveTable, question: AskHint) -> None:
        try:
            found = await self._context.hints.hint(live, self.person, question.seat, question.depth)
            self.offer(to_bytes({"type": "hint", "id": question.id} | found))
        except Refused as refused:
            self.offer(self._refused(question.id, refused.refusal, live.row.seats))

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
        case Preset():
            return preset(live, person, command.preset, command_id)


def _comes_from(entry: Entry, command: Command) -> bool:
    """Whether the first entry of an executed command can come from this one. Words of a move are not compared."""
    match command:
        case Step(seat=seat, move=move):
            return (entry.kind, entry.seat) == (STEP, seat) and (type(move) is str or entry.body["move"] == move)
        case Undo(seat=seat):
            return (entry.kind, entry.seat) == (UNDO, seat)
        case Resign(seat=seat):
            return (entry.kind, entry.seat) == (RESIGNED, seat)
        case Back(seat=seat):
            return (entry.kind, entry.seat) == (BACK, seat)
        case Chat(text=text):
            return entry.kind == CHAT and "preset" not in entry.body and entry.body["text"] == clean_text(text)
        case Preset(preset=name):
            return entry.kind == CHAT and entry.body.get("preset") == name

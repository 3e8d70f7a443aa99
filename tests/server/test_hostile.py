"""Attacks: the client is refused or disconnected, and a normal game continues all the while."""

import asyncio
import json
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self, cast
from unittest.mock import Mock

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from akhet.server.http.table_connection import MOST_BYTES, TableConnection
from akhet.server.messages import MAX_MESSAGE
from akhet.server.settings import Settings
from tests.server.clients import PATIENCE, Guest, Seated
from tests.server.raw_clients import (
    CONTINUATION,
    ELSEWHERE,
    NO_TABLE,
    PING,
    TEXT,
    errors_of,
    frame,
    is_closed,
    next_message,
    raw_connection,
    raw_websocket,
    read_to_end,
    remaining_messages,
    upgrade,
    websocket_to,
)
from tests.server.servers import RunningServer

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many local addresses")

HELLO = '{"type": "hello", "protocol": 1}'
CONNECTIONS = 30
SILENT_SECONDS = 1.5  # that the impatient server waits


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that does not wait long, with other limits near their defaults."""
    running = RunningServer(
        f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'akhet.sqlite'}",
        patience=SILENT_SECONDS,
        max_queue=16,
        max_connections_per_address=CONNECTIONS,
        max_sockets_per_address=CONNECTIONS,
        max_tables_per_person=5,
        people_per_hour=100,
        messages_per_second=200,
        wait_for_bots=False,
    )
    yield running
    running.close()


class HonestGame:
    """Two people who play normally. Each of their steps must be executed, whatever others do."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.steps = 0
        self.table = NO_TABLE

    async def __aenter__(self) -> Self:
        self._mia = await asyncio.to_thread(Guest, self.server, "Mia")
        self._ben = await asyncio.to_thread(Guest, self.server, "Ben")
        self._errors_before = len(errors_of(self.server))
        self._task = asyncio.create_task(self._play())
        await self.continues()
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, where: TracebackType | None) -> None:
        if error is None:
            await self.continues()
            async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
                assert (await client.get("/health")).json()["healthy"]
            assert errors_of(self.server)[self._errors_before :] == []
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def continues(self) -> None:
        """Wait until some more steps were made."""
        enough = self.steps + 5
        async with asyncio.timeout(PATIENCE):
            while self.steps < enough:
                if self._task.done():
                    self._task.result()
                await asyncio.sleep(0.01)

    async def _play(self) -> None:
        while True:
            table = await asyncio.to_thread(self._mia.open, "nile", "me", "open", public=True)
            self.table = table["id"]
            await asyncio.to_thread(self._ben.post, f"/api/tables/{table['id']}/seats")
            async with self._mia.at(table) as mia, self._ben.at(table) as ben:
                while not (mia.over and ben.over):
                    await self._step(*((mia, ben) if mia.my_turn else (ben, mia)))

    async def _step(self, player: Seated, other: Seated) -> None:
        assert player.scene is not None
        answer = await player.step(player.scene["moves"][0])
        assert answer["type"] == "ack", answer
        for one in (player, other):
            await one.until(lambda one: one.scene["step_version"] >= answer["version"])
        self.steps += 1
        await asyncio.sleep(0.05)


def during_a_game(server: RunningServer, attack: Callable[[HonestGame], Any]) -> None:
    async def run() -> None:
        async with HonestGame(server) as game:
            async with asyncio.timeout(2 * PATIENCE):
                await attack(game)

    asyncio.run(run())


def counted(server: RunningServer, what: str) -> int:
    page = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf"^{re.escape(what)} ([0-9.e+]+)$", page, re.MULTILINE)
    return 0 if found is None else int(float(found[1]))


# Invalid messages

INVALID_MESSAGES = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    "{",
    "\ufeff{}",
    '"hello"',
    "NaN",
    '{"type": NaN}',
    '{"type": "ping", "more": 1}',
    '{"type": "PING"}',
    '{"type": ["ping"]}',
    '{"type": {"type": "ping"}}',
    '{"type": "ping", "type": "pong"}',
    '{"type": "ping"}{"type": "ping"}',
    '{"type": "look", "seat": "0"}',
    '{"type": "look", "seat": 0.0}',
    '{"type": "look", "seat": true}',
    '{"type": "look", "seat": -1}',
    '{"type": "look", "seat": 1e999}',
    '{"type": "look", "seat": NaN}',
    '{"type": "look", "seat": -Infinity}',
    f'{{"type": "look", "seat": {"9" * 4000}}}',
    f'{{"type": "look", "seat": 0.{"9" * 4000}}}',
    f'{{"type": "since", "version": {2**63}}}',
    '{"type": "since", "version": null}',
    '{"type": "chat", "id": "command-0001", "text": "\\ud800"}',
    '{"type": "chat", "id": "command-0001", "text": "\\udc00\\ud800"}',
    '{"type": "chat", "id": "command-0001", "text": "a\\u0000b"}',
    '{"type": "chat", "id": "command-0001", "text": ""}',
    '{"type": "chat", "id": "x\\u0000x\\u0000x\\u0000", "text": "hello"}',
    '{"type": "forecast", "seat": 0, "move": {"a": []}}',
    '{"type": "\\u0000"}',
    "[" * 4000,
    '{"type":' * 500,
    '{"a":[' * 300 + "]}" * 300,
    f'{{"type": "{"x" * 4000}"}}',
    f'{{"{"x" * 4000}": 1}}',
    b"\x00\x01\x02",
    b'{"type": "ping"}',  # in a binary frame
    b"",
]


def test_an_invalid_message_is_refused_and_changes_nothing(impatient: RunningServer) -> None:
    eve = Guest(impatient, "Eve")
    table = eve.open("nile", "me", "me:Ann")["id"]

    async def attack(game: HonestGame) -> None:
        for start in range(0, len(INVALID_MESSAGES), 14):  # with more on one connection it would be closed
            async with websocket_to(impatient, table, source=ELSEWHERE, Cookie=eve.cookie) as connection:
                await connection.send(HELLO)
                before = await next_message(connection)
                for message in INVALID_MESSAGES[start : start + 14]:
                    await connection.send(message)
                    answer = await next_message(connection)
                    assert answer["type"] == "refused", (message, answer)
                    assert answer["code"] in ("server.message", "server.not_text", "server.chat_text"), message
                await connection.send(HELLO)
                assert (await next_message(connection))["code"] == "server.hello_once"
                await connection.send('{"type": "since", "version": 0}')
                after = await next_message(connection)
                assert (after["table"], after["scene"]) == (before["table"], before["scene"])

    during_a_game(impatient, attack)


def test_a_first_message_other_than_hello_ends_the_connection(impatient: RunningServer) -> None:
    firsts = ['{"type": "ping"}', "[" * 4000, b"\xff", '{"type": "hello", "protocol": 2}', '{"type": "hello"}']
    firsts += [f'{{"type": "hello", "protocol": {"9" * 3000}}}', '{"type": "hello", "protocol": 1, "locale": "xx"}']

    async def attack(game: HonestGame) -> None:
        for first in firsts:
            async with websocket_to(impatient, game.table, source=ELSEWHERE) as connection:
                await connection.send(first)
                assert [answer["type"] for answer in await remaining_messages(connection)] == ["refused"]
                assert connection.close_code == 1008

    during_a_game(impatient, attack)


def test_an_invalid_table_id_is_refused_on_either_database(either_server: RunningServer) -> None:
    server, before = either_server, len(errors_of(either_server))

    async def ask() -> None:
        for table in ("x", "a" * 500, "%00" * 8, "%c3%a9" * 8):
            async with websocket_to(server, table) as connection:
                await connection.send(HELLO)
                assert [answer["code"] for answer in await remaining_messages(connection)] == ["server.no_table"]

    asyncio.run(ask())
    assert httpx.get(f"{server.url}/api/tables/%00%00%00%00%00%00%00%00").status_code == 422
    assert errors_of(server)[before:] == []


def test_a_connection_with_too_many_invalid_messages_is_closed(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async with websocket_to(impatient, game.table, source=ELSEWHERE) as connection:
            await connection.send(HELLO)
            await next_message(connection)
            for _ in range(30):
                await connection.send("nonsense")
            assert len(await remaining_messages(connection)) <= 25
            assert (connection.close_code, connection.close_reason) == (1008, "faults")

    during_a_game(impatient, attack)


def test_a_client_that_sends_much_at_once_and_reads_gets_all_answers(impatient: RunningServer) -> None:
    """More messages than may wait for a slow client, but this one is not slow."""

    async def attack(game: HonestGame) -> None:
        frames = frame(HELLO) + b"".join(frame('{"type": "ping"}') for _ in range(60))
        connection = await asyncio.to_thread(raw_websocket, impatient, game.table, frames, ELSEWHERE)
        with connection:
            answers = b""
            while answers.count(b"pong") < 60:
                received = await asyncio.to_thread(connection.recv, 65536)
                assert received, "it was closed"
                answers += received

    during_a_game(impatient, attack)


# Frames


def test_too_large_a_message_ends_the_connection_in_one_frame_or_in_many(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        for message in ("x" * (MAX_MESSAGE + 1), "x" * 10_000_000, ["x" * 1000] * 5):
            async with websocket_to(impatient, game.table, source=ELSEWHERE) as connection:
                await connection.send(HELLO)
                await next_message(connection)
                with suppress(ConnectionClosed):
                    await connection.send(message)
                await remaining_messages(connection)
                assert connection.close_code in (1009, 1006)  # the server does not wait for ten megabytes
        async with websocket_to(impatient, game.table, source=ELSEWHERE) as connection:
            await connection.send("x" * (MAX_MESSAGE + 1))
            await remaining_messages(connection)
            assert connection.close_code == 1009

    during_a_game(impatient, attack)


def test_a_message_in_several_frames_is_read(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async with websocket_to(impatient, game.table, source=ELSEWHERE) as connection:
            await connection.send([HELLO[:5], HELLO[5:10], HELLO[10:]])
            assert (await next_message(connection))["type"] == "welcome"

    during_a_game(impatient, attack)


def endless(piece: bytes, first: bytes = b"") -> Callable[[socket.socket], bool]:
    """A function that sends the same bytes again and again; it returns whether the server closes the connection."""

    def flood(connection: socket.socket) -> bool:
        try:
            connection.sendall(first)
            for _ in range(200):
                connection.sendall(piece * (65536 // len(piece)))
        except ConnectionError:
            return True
        return False

    return flood


@pytest.mark.parametrize(
    "flood",
    [
        endless(frame(b"", PING)),  # each asks for an answer, which is not read
        endless(frame(b"", CONTINUATION, last=False), frame("[", TEXT, last=False)),
        endless(frame("{}")),
        endless(frame('{"type": "ping"}')),
        endless(b"\xff"),
        endless(frame(b"\xff")),  # not UTF-8
    ],
    ids=["pings", "fragments", "invalid messages", "messages", "noise", "not UTF-8"],
)
def test_a_flood_of_frames_is_disconnected(impatient: RunningServer, flood: Callable[[socket.socket], bool]) -> None:
    async def attack(game: HonestGame) -> None:
        for _ in range(3):
            with raw_websocket(impatient, game.table, frame(HELLO), ELSEWHERE) as connection:
                assert await asyncio.to_thread(flood, connection)

    during_a_game(impatient, attack)


# Clients that do not read


def test_a_client_that_does_not_read_is_disconnected(impatient: RunningServer) -> None:
    eve = Guest(impatient, "Eve")
    table = eve.open("nile", "me", "me:Ann")["id"]

    async def attack(game: HonestGame) -> None:
        before = await asyncio.to_thread(counted, impatient, 'akhet_sockets_cut_total{reason="slow"}')
        async with eve.at(table) as seat:
            while not seat.over:  # so that there is a long history
                assert seat.scene is not None
                await seat.send(type="look", seat=seat.scene["turn"])
                await seat.receive("welcome")
                await seat.step(seat.scene["moves"][0], seat=seat.scene["turn"])
        with ExitStack() as connections:
            for _ in range(5):
                connection = connections.enter_context(small_window(impatient))
                connection.sendall(upgrade(table, f"Cookie: {eve.cookie}"))
                assert connection.recv(12) == b"HTTP/1.1 101"
                connection.sendall(frame(HELLO) + frame('{"type": "since", "version": 0}') * 100)
            await game.continues()
            while await asyncio.to_thread(counted, impatient, "akhet_sockets") > 2:
                await asyncio.sleep(0.1)
        assert await asyncio.to_thread(counted, impatient, 'akhet_sockets_cut_total{reason="slow"}') > before

    during_a_game(impatient, attack)


def small_window(server: RunningServer) -> socket.socket:
    """A connection with a small receive buffer, so that unread data waits in the server."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((ELSEWHERE, 0))
    connection.connect(("127.0.0.1", server.port))
    connection.settimeout(PATIENCE)
    return connection


def test_a_client_that_does_not_read_answers_over_http_is_disconnected(impatient: RunningServer) -> None:
    size = len(httpx.get(f"{impatient.url}/api/games").content)

    async def attack(game: HonestGame) -> None:
        with small_window(impatient) as connection:
            for _ in range(3):
                connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                await asyncio.sleep(0.3)
            port, server = connection.getsockname()[1], psutil.Process(impatient.process.pid)
            while any(one.raddr and one.raddr.port == port for one in server.net_connections("tcp")):
                await asyncio.sleep(0.1)
            assert len(await asyncio.to_thread(read_to_end, connection) or b"") < 3 * size  # the rest was dropped

    during_a_game(impatient, attack)


class SlowWire:
    """The WebSocket of a client that reads nothing."""

    def __init__(self) -> None:
        self.unsent = 1
        self.sent = 0
        self.aborted = False

    def send_message(self, message: bytes) -> None:
        self.sent += 1
        self.unsent += len(message)

    def abort(self) -> None:
        self.aborted = True


def test_what_waits_for_a_slow_client_is_limited_in_messages_and_in_bytes() -> None:
    async def waiting(message: bytes) -> int:
        wire, context = SlowWire(), Mock(settings=Settings(max_queue=64))
        connection = TableConnection(cast(Any, wire), context, None, "here", None, NO_TABLE)
        while not wire.aborted:
            connection.offer(message)
        connection.offer(message)  # nothing more is sent
        return wire.sent

    assert asyncio.run(waiting(b"x")) == 64
    assert asyncio.run(waiting(b"x" * (MOST_BYTES // 3))) == 3


# Clients that send nothing


def test_a_flood_of_silent_connections_is_disconnected(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        with ExitStack() as connections:
            held = [
                connections.enter_context(raw_connection(impatient, source=ELSEWHERE)) for _ in range(3 * CONNECTIONS)
            ]
            connected = time.monotonic()
            for connection in held:
                connection.setblocking(False)
            while (left := sum(alive(connection) for connection in held)) > CONNECTIONS:
                await asyncio.sleep(0.01)
            assert left > 0 or time.monotonic() - connected > SILENT_SECONDS  # the others were closed at once
            await game.continues()
            while any(alive(connection) for connection in held):
                await asyncio.sleep(0.1)
        with raw_connection(impatient, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", ELSEWHERE) as connection:
            assert connection.recv(12) == b"HTTP/1.1 200"  # places are free again

    during_a_game(impatient, attack)


def alive(connection: socket.socket) -> bool:
    try:
        return bool(connection.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


UNFINISHED = {
    "head": b"GET /api/games HTTP/1.1\r\nHost:",
    "second head": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ga",
    "body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "chunks": b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "body of a GET": b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    "handshake": upgrade(NO_TABLE)[:-2],
    "invalid handshake": upgrade(NO_TABLE, f"X-Long: {'x' * 10_000}"),
    "handshake to nowhere": upgrade("é/../%00"),
    "handshake without a key": upgrade(NO_TABLE).replace(b"Sec-WebSocket-Key", b"X-Key"),
}


def test_unfinished_requests_are_disconnected(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        with ExitStack() as connections:
            held = {
                (kind, n): raw_connection(impatient, UNFINISHED[kind], ELSEWHERE)
                for kind in UNFINISHED
                for n in range(3)
            }
            for connection in held.values():
                connections.enter_context(connection)
            await game.continues()
            for kind, connection in held.items():
                assert await asyncio.to_thread(is_closed, connection), kind

    during_a_game(impatient, attack)


def test_an_unfinished_second_request_is_disconnected(impatient: RunningServer) -> None:
    with raw_connection(impatient, b"GET /api/nowhere HTTP/1.1\r\nHost: x\r\n\r\n", ELSEWHERE) as connection:
        assert connection.recv(65536)[:12] == b"HTTP/1.1 404"
        connection.sendall(b"GET /api/nowhere HT")
        assert is_closed(connection)


ENDLESS = {
    "address": endless(b"x", b"GET /"),
    "header": endless(b"x", b"GET / HTTP/1.1\r\nX: "),
    "headers": endless(b"x: y\r\n", b"GET / HTTP/1.1\r\n"),
    "body": endless(b"x", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 16000000\r\n\r\n"),
    "chunks": endless(b"1\r\nx\r\n", b"GET /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"),
    "trailer": endless(b"x", b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "),
    "requests": endless(b"GET / HTTP/1.1\r\n\r\n"),
    "noise": endless(b"\xff"),
}


@pytest.mark.parametrize("flood", ENDLESS.values(), ids=ENDLESS.keys())
def test_an_endless_request_is_disconnected(impatient: RunningServer, flood: Callable[[socket.socket], bool]) -> None:
    with raw_connection(impatient, source=ELSEWHERE) as connection:
        assert flood(connection)
    assert httpx.get(f"{impatient.url}/health").status_code == 200


def test_a_client_that_sends_no_hello_is_disconnected(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async def wait(connection: Any) -> None:
            assert await remaining_messages(connection) == [] and (connection.close_code, connection.close_reason) == (
                1008,
                "silent",
            )

        async with (
            websocket_to(impatient, game.table, source=ELSEWHERE) as one,
            websocket_to(impatient, source=ELSEWHERE) as two,
        ):
            await asyncio.gather(wait(one), wait(two))

    during_a_game(impatient, attack)


# Too much of what is allowed


def test_a_flood_of_websockets_is_refused(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        outcomes: list[str] = []

        async def connect() -> None:
            try:
                async with websocket_to(impatient, game.table, source=ELSEWHERE) as connection:
                    await connection.send(HELLO)
                    await next_message(connection)
                    outcomes.append("connected")
                    while len(outcomes) < 100:  # all try while these are connected
                        await asyncio.sleep(0.05)
            except Exception as refused:
                outcomes.append(type(refused).__name__)

        await asyncio.gather(*(connect() for _ in range(100)))
        assert 0 < outcomes.count("connected") <= CONNECTIONS
        assert set(outcomes) <= {"connected", "InvalidStatus", "InvalidMessage", "ConnectionResetError"}

    during_a_game(impatient, attack)


def test_a_flood_of_guests_and_tables_is_limited(impatient: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=httpx.Limits(max_connections=10))
        async with httpx.AsyncClient(transport=transport, base_url=impatient.url, timeout=PATIENCE) as client:
            fresh = {"Cookie": ""}  # each from a browser of its own
            requests = [client.post("/api/me", json={"name": "Eve"}, headers=fresh) for _ in range(90)]
            guests = await asyncio.gather(*requests)
            assert {answer.status_code for answer in guests} == {200, 429}
            assert sum(answer.status_code == 200 for answer in guests) <= 60
            await asyncio.sleep(1)
            body = {"game": "nile", "seats": [{"kind": "me"}, {"kind": "bot", "level": "farmer"}]}
            tables = [await client.post("/api/tables", json=body) for _ in range(25)]
            assert sum(answer.status_code == 200 for answer in tables) <= 5
            assert {answer.status_code for answer in tables} <= {200, 409, 429}

    during_a_game(impatient, attack)


def test_malicious_bodies_are_refused(impatient: RunningServer) -> None:
    eve, before = Guest(impatient, "Eve"), len(errors_of(impatient))
    seats = '[{"kind": "me"}, {"kind": "open"}]'
    for body in (
        "[" * 16_000,
        '{"name":' * 2000,
        '{"name": "\\ud800"}',
        f'{{"name": {"9" * 10_000}}}',
        '{"name": NaN}',
        f'{{"game": "nile", "seats": {seats}, "clock": NaN}}',
        f'{{"game": "nile", "seats": {seats}, "clock": 1e999}}',
        f'{{"game": "nile", "seats": {seats}, "options": {{"monuments": {"9" * 10_000}}}}}',
        f'{{"game": "nile", "seats": {seats}, "options": {{"\\u0000": [{"[" * 500}]}}}}',
        f'{{"game": "nile", "seats": {seats}, "game": "chess"}}',
        json.dumps({"game": "nile", "seats": [{"kind": "me"}] * 1000}),
    ):
        path = "/api/tables" if "game" in body else "/api/me"
        answer = eve.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 404, 422, 429), (answer.status_code, body[:80])
    assert errors_of(impatient)[before:] == []

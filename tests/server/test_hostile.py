"""People who mean harm: they get a refusal or are cut off, and an honest game goes on all the while."""

import asyncio
import json
import re
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from akhet.server.http.sockets import MOST_BYTES, Subscriber
from akhet.server.messages import MAX_MESSAGE, Hello
from tests.server.clients import PATIENCE, Guest, Seated
from tests.server.servers import RunningServer
from tests.server.strangers import (
    CONTINUATION,
    ELSEWHERE,
    NO_TABLE,
    PING,
    TEXT,
    faults_of,
    frame,
    heard,
    hung_up,
    line_to,
    raw_line,
    raw_websocket,
    read_out,
    rest_of,
    upgrade,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there a machine has many addresses of its own")

HELLO = '{"type": "hello", "protocol": 1}'
CONNECTIONS = 30


@pytest.fixture(scope="module")
def wary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A house that does not wait long; otherwise much as usual."""
    running = RunningServer(
        f"sqlite:///{tmp_path_factory.mktemp('wary') / 'akhet.sqlite'}",
        patience=1.5,
        max_queue=16,
        max_connections_per_address=CONNECTIONS,
        max_sockets_per_address=CONNECTIONS,
        max_tables_per_person=5,
        people_per_hour=100,
        messages_per_second=200,
    )
    yield running
    running.close()


class HonestGame:
    """Two people who just play. Every step of theirs is carried out, whatever goes on around them."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.steps = 0
        self.table = NO_TABLE

    async def __aenter__(self) -> Self:
        self._mia = await asyncio.to_thread(Guest, self.server, "Mia")
        self._ben = await asyncio.to_thread(Guest, self.server, "Ben")
        self._faults = len(faults_of(self.server))
        self._task = asyncio.create_task(self._play())
        await self.goes_on()
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, where: TracebackType | None) -> None:
        if error is None:
            await self.goes_on()
            async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
                assert (await client.get("/health")).json()["healthy"]
            assert faults_of(self.server)[self._faults :] == []
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def goes_on(self) -> None:
        """Wait until some more steps were made."""
        wanted = self.steps + 5
        async with asyncio.timeout(PATIENCE):
            while self.steps < wanted:
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


# What is no message

NO_MESSAGES = [
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
    '{"type": "chat", "id": "wish-0001", "text": "\\ud800"}',
    '{"type": "chat", "id": "wish-0001", "text": "\\udc00\\ud800"}',
    '{"type": "chat", "id": "wish-0001", "text": "a\\u0000b"}',
    '{"type": "chat", "id": "wish-0001", "text": ""}',
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


def test_whatever_is_no_message_is_refused_and_changes_nothing(wary: RunningServer) -> None:
    eve = Guest(wary, "Eve")
    table = eve.open("nile", "me", "me:Ann")["id"]

    async def attack(game: HonestGame) -> None:
        for start in range(0, len(NO_MESSAGES), 14):  # more on one connection, and it is cut
            async with line_to(wary, table, source=ELSEWHERE, Cookie=eve.cookie) as line:
                await line.send(HELLO)
                before = await heard(line)
                for said in NO_MESSAGES[start : start + 14]:
                    await line.send(said)
                    answer = await heard(line)
                    assert answer["type"] == "refused", (said, answer)
                    assert answer["code"] in ("server.message", "server.not_text", "server.chat_text"), said
                await line.send(HELLO)
                assert (await heard(line))["code"] == "server.hello_once"
                await line.send('{"type": "since", "version": 0}')
                after = await heard(line)
                assert (after["table"], after["scene"]) == (before["table"], before["scene"])

    during_a_game(wary, attack)


def test_a_first_message_that_is_no_hello_ends_the_connection(wary: RunningServer) -> None:
    firsts = ['{"type": "ping"}', "[" * 4000, b"\xff", '{"type": "hello", "protocol": 2}', '{"type": "hello"}']
    firsts += [f'{{"type": "hello", "protocol": {"9" * 3000}}}', '{"type": "hello", "protocol": 1, "locale": "xx"}']

    async def attack(game: HonestGame) -> None:
        for said in firsts:
            async with line_to(wary, game.table, source=ELSEWHERE) as line:
                await line.send(said)
                assert [answer["type"] for answer in await rest_of(line)] == ["refused"]
                assert line.close_code == 1008

    during_a_game(wary, attack)


def test_what_cannot_be_a_tables_name_is_no_table_whatever_the_database(open_server: Any, database: str) -> None:
    server = open_server(database)

    async def ask() -> None:
        for table in ("x", "a" * 500, "%00" * 8, "%c3%a9" * 8):
            async with line_to(server, table) as line:
                await line.send(HELLO)
                assert [answer["code"] for answer in await rest_of(line)] == ["server.no_table"]

    asyncio.run(ask())
    assert httpx.get(f"{server.url}/api/tables/%00%00%00%00%00%00%00%00").status_code == 422
    assert faults_of(server) == []


def test_a_connection_that_says_nothing_but_nonsense_is_cut(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async with line_to(wary, game.table, source=ELSEWHERE) as line:
            await line.send(HELLO)
            await heard(line)
            for _ in range(30):
                await line.send("nonsense")
            assert len(await rest_of(line)) <= 25
            assert (line.close_code, line.close_reason) == (1008, "faults")

    during_a_game(wary, attack)


def test_who_says_much_at_once_and_reads_is_answered_all_of_it(wary: RunningServer) -> None:
    """More messages than may wait for a slow reader, but this one is not slow."""

    async def rush(game: HonestGame) -> None:
        said = frame(HELLO) + b"".join(frame('{"type": "ping"}') for _ in range(60))
        line = await asyncio.to_thread(raw_websocket, wary, game.table, said, ELSEWHERE)
        with line:
            answers = b""
            while answers.count(b"pong") < 60:
                came = await asyncio.to_thread(line.recv, 65536)
                assert came, "it was cut"
                answers += came

    during_a_game(wary, rush)


# Frames


def test_a_message_too_large_ends_the_connection_in_one_frame_or_in_many(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        for said in ("x" * (MAX_MESSAGE + 1), "x" * 10_000_000, ["x" * 1000] * 5):
            async with line_to(wary, game.table, source=ELSEWHERE) as line:
                await line.send(HELLO)
                await heard(line)
                with suppress(ConnectionClosed):
                    await line.send(said)
                await rest_of(line)
                assert line.close_code in (1009, 1006)  # the house does not wait until ten megabytes are sent
        async with line_to(wary, game.table, source=ELSEWHERE) as line:
            await line.send("x" * (MAX_MESSAGE + 1))
            await rest_of(line)
            assert line.close_code == 1009

    during_a_game(wary, attack)


def test_a_message_in_pieces_is_a_message(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async with line_to(wary, game.table, source=ELSEWHERE) as line:
            await line.send([HELLO[:5], HELLO[5:10], HELLO[10:]])
            assert (await heard(line))["type"] == "welcome"

    during_a_game(wary, attack)


def endless(piece: bytes, first: bytes = b"") -> Callable[[socket.socket], bool]:
    """Whether the house hangs up on whoever goes on sending the same, before that comes to much."""

    def flood(line: socket.socket) -> bool:
        try:
            line.sendall(first)
            for _ in range(200):
                line.sendall(piece * (65536 // len(piece)))
        except ConnectionError:
            return True
        return False

    return flood


@pytest.mark.parametrize(
    "flood",
    [
        endless(frame(b"", PING)),  # each asks for an answer, which nobody reads
        endless(frame(b"", CONTINUATION, last=False), frame("[", TEXT, last=False)),
        endless(frame("{}")),
        endless(frame('{"type": "ping"}')),
        endless(b"\xff"),
        endless(frame(b"\xff")),  # no text
    ],
    ids=["pings", "pieces", "messages", "wishes", "noise", "no text"],
)
def test_a_flood_of_frames_is_cut(wary: RunningServer, flood: Callable[[socket.socket], bool]) -> None:
    async def attack(game: HonestGame) -> None:
        for _ in range(3):
            with raw_websocket(wary, game.table, frame(HELLO), ELSEWHERE) as line:
                assert await asyncio.to_thread(flood, line)

    during_a_game(wary, attack)


# Those who do not read


def test_who_does_not_read_is_cut(wary: RunningServer) -> None:
    eve = Guest(wary, "Eve")
    table = eve.open("nile", "me", "me:Ann")["id"]

    async def attack(game: HonestGame) -> None:
        before = await asyncio.to_thread(counted, wary, 'akhet_sockets_cut_total{reason="slow"}')
        async with eve.at(table) as seat:
            while not seat.over:  # a history to ask for
                assert seat.scene is not None
                await seat.say(type="look", seat=seat.scene["turn"])
                await seat.hear("welcome")
                await seat.step(seat.scene["moves"][0], seat=seat.scene["turn"])
        with ExitStack() as lines:
            for _ in range(5):
                line = lines.enter_context(narrow_line(wary))
                line.sendall(upgrade(table, f"Cookie: {eve.cookie}"))
                assert line.recv(12) == b"HTTP/1.1 101"
                line.sendall(frame(HELLO) + frame('{"type": "since", "version": 0}') * 100)
            await game.goes_on()
            while await asyncio.to_thread(counted, wary, "akhet_sockets") > 2:
                await asyncio.sleep(0.1)
        assert await asyncio.to_thread(counted, wary, 'akhet_sockets_cut_total{reason="slow"}') > before

    during_a_game(wary, attack)


def narrow_line(server: RunningServer) -> socket.socket:
    """A connection through which little comes at a time, so that the rest waits in the house."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((ELSEWHERE, 0))
    line.connect(("127.0.0.1", server.port))
    line.settimeout(PATIENCE)
    return line


def test_who_asks_and_does_not_read_the_answers_is_hung_up_on(wary: RunningServer) -> None:
    size = len(httpx.get(f"{wary.url}/api/games").content)

    async def attack(game: HonestGame) -> None:
        with narrow_line(wary) as line:
            for _ in range(3):
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                await asyncio.sleep(0.3)
            await asyncio.sleep(2)
            assert len(await asyncio.to_thread(read_out, line) or b"") < 3 * size  # the rest was given up

    during_a_game(wary, attack)


def test_what_waits_for_a_slow_reader_is_bounded_in_number_and_in_bytes() -> None:
    class Live:
        class row:  # noqa: N801
            @staticmethod
            def may_look(person: str | None, invite: str | None) -> bool:
                return True

    def waiting(message: bytes) -> int:
        cut: list[str] = []
        subscriber = Subscriber(cast(Any, Live), None, Hello(type="hello", protocol=1), 64, cut.append)
        offered = 0
        while not cut:
            subscriber.offer(message)
            offered += 1
        assert cut == ["slow"]
        return offered - 1

    assert waiting(b"x") == 64
    assert waiting(b"x" * (MOST_BYTES // 3)) == 3


# Those who do not speak


def test_a_flood_of_connections_on_which_nothing_is_said_is_hung_up_on(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        with ExitStack() as lines:
            held = [lines.enter_context(raw_line(wary, source=ELSEWHERE)) for _ in range(3 * CONNECTIONS)]
            await asyncio.sleep(0.2)
            for line in held:
                line.setblocking(False)
            assert sum(alive(line) for line in held) <= CONNECTIONS  # the others at once
            await game.goes_on()
            await asyncio.sleep(2.0)
            assert not any(alive(line) for line in held)
        with raw_line(wary, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", ELSEWHERE) as line:
            assert line.recv(12) == b"HTTP/1.1 200"  # their places are free again

    during_a_game(wary, attack)


def alive(line: socket.socket) -> bool:
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


UNFINISHED = {
    "head": b"GET /api/games HTTP/1.1\r\nHost:",
    "second head": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ga",
    "body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "chunks": b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "body of a question": b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    "handshake": upgrade(NO_TABLE)[:-2],
    "handshake that cannot be read": upgrade(NO_TABLE, f"X-Long: {'x' * 10_000}"),
    "handshake to nowhere": upgrade("é/../%00"),
    "handshake without a key": upgrade(NO_TABLE).replace(b"Sec-WebSocket-Key", b"X-Key"),
}


def test_requests_that_are_never_finished_do_not_hold_a_line(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        with ExitStack() as lines:
            held = {(kind, n): raw_line(wary, UNFINISHED[kind], ELSEWHERE) for kind in UNFINISHED for n in range(3)}
            for line in held.values():
                lines.enter_context(line)
            await game.goes_on()
            for kind, line in held.items():
                assert await asyncio.to_thread(hung_up, line), kind

    during_a_game(wary, attack)


def test_nor_does_one_that_comes_after_another(wary: RunningServer) -> None:
    with raw_line(wary, b"GET /api/nowhere HTTP/1.1\r\nHost: x\r\n\r\n", ELSEWHERE) as line:
        assert line.recv(65536)[:12] == b"HTTP/1.1 404"
        line.sendall(b"GET /api/nowhere HT")
        assert hung_up(line)


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
def test_a_request_without_an_end_is_hung_up_on(wary: RunningServer, flood: Callable[[socket.socket], bool]) -> None:
    with raw_line(wary, source=ELSEWHERE) as line:
        assert flood(line)
    assert httpx.get(f"{wary.url}/health").status_code == 200


def test_who_connects_to_a_table_and_does_not_say_hello_is_cut(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async def wait(line: Any) -> None:
            assert await rest_of(line) == [] and (line.close_code, line.close_reason) == (1008, "silent")

        async with line_to(wary, game.table, source=ELSEWHERE) as one, line_to(wary, source=ELSEWHERE) as two:
            await asyncio.gather(wait(one), wait(two))

    during_a_game(wary, attack)


# Too much of what is allowed


def test_a_flood_of_websockets_is_turned_away(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        async def come() -> str:
            try:
                async with line_to(wary, game.table, source=ELSEWHERE) as line:
                    await line.send(HELLO)
                    await heard(line)
                    await asyncio.sleep(0.5)
                    return "in"
            except Exception as refused:
                return type(refused).__name__

        came = await asyncio.gather(*(come() for _ in range(100)))
        assert 0 < came.count("in") <= CONNECTIONS
        assert set(came) <= {"in", "InvalidStatus", "InvalidMessage", "ConnectionResetError"}

    during_a_game(wary, attack)


def test_a_flood_of_guests_and_tables_comes_to_no_more_than_is_allowed(wary: RunningServer) -> None:
    async def attack(game: HonestGame) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=httpx.Limits(max_connections=10))
        async with httpx.AsyncClient(transport=transport, base_url=wary.url, timeout=PATIENCE) as client:
            # each from a browser of its own
            fresh = {"Cookie": ""}
            ask = [client.post("/api/me", json={"name": "Eve"}, headers=fresh) for _ in range(90)]
            guests = await asyncio.gather(*ask)
            assert {answer.status_code for answer in guests} == {200, 429}
            assert sum(answer.status_code == 200 for answer in guests) <= 60
            await asyncio.sleep(1)
            command = {"game": "nile", "seats": [{"kind": "me"}, {"kind": "bot", "level": "farmer"}]}
            tables = [await client.post("/api/tables", json=command) for _ in range(25)]
            assert sum(answer.status_code == 200 for answer in tables) <= 5
            assert {answer.status_code for answer in tables} <= {200, 409, 429}

    during_a_game(wary, attack)


def test_bodies_that_mean_harm_are_refused(wary: RunningServer) -> None:
    eve, before = Guest(wary, "Eve"), len(faults_of(wary))
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
        assert answer.status_code in (400, 422, 429), (answer.status_code, body[:80])
    assert faults_of(wary)[before:] == []

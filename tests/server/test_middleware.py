"""The checks of every request: origin, size, cookies, rights and rates; and the headers of every answer."""

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

from akhet.server.http.context import address_of, network_of
from akhet.server.http.limits import Bucket, Places, Rates
from akhet.server.http.middleware import MAX_BODY, SECURITY_HEADERS, RequestChecks, is_known_host, is_same_site
from akhet.server.people.cookies import COOKIE, COOKIE_SECONDS, Session, read_cookie, sign
from akhet.server.settings import Settings
from akhet.server.tracing import Traces
from tests.server.clients import Guest, Refusal
from tests.server.raw_clients import (
    NO_TABLE,
    answer_to,
    errors_of,
    next_message,
    raw_connection,
    refused_at_hello,
    refused_handshake,
    remaining_messages,
    websocket_to,
)
from tests.server.servers import RunningServer

FOREIGN = "https://elsewhere.example"
OWN_PAGES = "https://play.example.org"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with tight limits. It believes a proxy, so that every test can have an address of its own."""
    running = RunningServer(
        f"sqlite:///{tmp_path_factory.mktemp('strict') / 'akhet.sqlite'}",
        behind_proxy=1,
        secure_cookies=1,
        origins=f"{OWN_PAGES}, https://other.example.org/",
        requests_per_second=4,
        messages_per_second=2,
        people_per_hour=8,
        max_sockets_per_person=2,
        max_sockets_per_address=4,
        max_tables_per_person=3,
        wait_for_bots=False,
    )
    yield running
    running.close()


class Visitor(Guest):
    """A guest with an address of their own, whose browser keeps secure cookies although this is not HTTPS."""

    def __init__(self, server: RunningServer, address: str | None = None, name: str | None = "Vic") -> None:
        super().__init__(server, None)
        self.address = address or new_address()
        self.http.headers["X-Forwarded-For"] = self.address
        if name is not None:
            answer = self.http.post("/api/me", json={"name": name})
            assert answer.status_code == 200
            self.http.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]

    @property
    def headers(self) -> dict[str, str]:
        """The headers of their WebSockets."""
        return {"X_Forwarded_For": self.address, "Cookie": self.http.headers.get("Cookie", "")}


def new_address() -> str:
    return f"10.{secrets.randbelow(256)}.{secrets.randbelow(256)}.{secrets.randbelow(256)}"


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Where a request comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": FOREIGN},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},  # not an address
        {"Origin": "http://127.0.0.1:1"},  # another server on this machine
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "own"},
    ],
)
def test_a_page_of_another_site_can_change_nothing(server: RunningServer, headers: dict[str, str]) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "open")
    headers = {name: server.url if value == "own" else value for name, value in headers.items()}
    refused = (403, "server.origin")
    assert code_of(mia.http.post("/api/me", json={"name": "Eve"}, headers=headers)) == refused
    assert code_of(mia.http.delete(f"/api/tables/{table['id']}/seats", headers=headers)) == refused
    assert mia.get("/api/me") == {"name": "Mia"} and mia.get(f"/api/tables/{table['id']}")["stage"] == "open"
    if headers.get("Origin") != "":
        named = {name.replace("-", "_"): value for name, value in headers.items()} | {"Cookie": mia.cookie}
        answer = asyncio.run(refused_handshake(server, table["id"], **named))
        assert answer is not None and (answer[0], answer[1]["code"]) == refused


def test_a_page_of_this_server_and_a_program_are_allowed(server: RunningServer) -> None:
    mia = Guest(server)
    own: dict[str, str] = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert mia.http.post("/api/me", json={"name": "Ann"}, headers=own).status_code == 200
    assert mia.http.post("/api/me", json={"name": "Bea"}).status_code == 200
    assert asyncio.run(refused_handshake(server, Origin=server.url, Sec_Fetch_Site="same-origin")) is None
    assert asyncio.run(refused_handshake(server)) is None
    assert mia.http.get("/api/games", headers={"Origin": FOREIGN}).status_code == 200  # reading changes nothing


def test_the_settings_can_allow_other_origins(strict: RunningServer) -> None:
    vic = Visitor(strict)
    for origin in (OWN_PAGES, "https://other.example.org"):
        assert vic.http.post("/api/me", json={"name": "Vic"}, headers={"Origin": origin}).status_code == 200
        assert asyncio.run(refused_handshake(strict, Origin=origin, **vic.headers)) is None
    answer = vic.http.post("/api/me", json={"name": "Vic"}, headers={"Origin": "https://example.org"})
    assert code_of(answer) == (403, "server.origin")


def test_allowed_origins_may_be_on_another_site() -> None:
    headers = Headers({"host": "api.test", "origin": OWN_PAGES, "sec-fetch-site": "cross-site"})
    assert is_same_site(headers, OWN_PAGES) and not is_same_site(headers, "")


def test_a_form_of_an_old_browser_without_an_origin_changes_nothing(server: RunningServer) -> None:
    mia = Guest(server)
    body = '{"name": "Eve"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = mia.http.post("/api/me", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 422
    assert mia.http.post("/api/me", content=body).status_code == 422  # nor without a type
    assert mia.get("/api/me") == {"name": "Mia"}


# Headers of every answer


def test_every_answer_has_the_security_headers(server: RunningServer, strict: RunningServer) -> None:
    mia, vic = Guest(server), Visitor(strict)
    answers = {
        200: mia.http.get("/health"),
        403: mia.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": FOREIGN}),
        404: mia.http.get("/api/nowhere"),
        405: mia.http.put("/api/me"),
        413: mia.http.post("/api/me", content=b" " * (MAX_BODY + 1)),
        422: mia.http.post("/api/me", json={}),
        429: next(answer for answer in iter(lambda: vic.http.get("/api/games"), None) if answer.status_code != 200),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, status
    assert mia.http.get("/api/me").headers["cache-control"] == "no-store"
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "*" not in policy


def test_a_method_that_is_not_allowed_is_answered_with_those_that_are(server: RunningServer) -> None:
    http = Guest(server).http
    assert http.put("/api/me").headers["allow"] == "DELETE, GET, POST"
    assert http.put(f"/api/tables/{NO_TABLE}/seats").headers["allow"] == "DELETE, POST"


def test_browsers_are_told_to_stay_with_https_where_people_come_over_it(
    server: RunningServer, strict: RunningServer
) -> None:
    header = "strict-transport-security"
    assert header not in httpx.get(f"{server.url}/health").headers
    assert httpx.get(f"{strict.url}/health").headers[header] == "max-age=31536000"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("localhost:8000", True),
        ("mybox", True),
        ("MyBox.local:80", True),
        ("play.example.org", True),
        ("pages.example.org:8443", True),
        ("elsewhere.example", False),
        ("127.0.0.1.elsewhere.example:8000", False),
        ("play.example.org.elsewhere.example", False),
    ],
)
def test_a_name_that_another_site_points_here_is_refused(host: str, known: bool) -> None:
    settings = Settings(hosts="play.example.org", origins="https://pages.example.org:8443")
    assert is_known_host(host, settings) is known


def test_behind_a_proxy_every_name_is_known_unless_some_are_listed(server: RunningServer) -> None:
    assert is_known_host("play.example.org", Settings(behind_proxy=True))
    assert not is_known_host("other.example.org", Settings(behind_proxy=True, hosts="play.example.org"))
    answer = httpx.get(f"{server.url}/api/me", headers={"Host": "elsewhere.example"})
    assert code_of(answer) == (421, "server.host")


def test_a_page_and_health_answer_to_head(server: RunningServer) -> None:
    for path in ("/health", "/"):
        answer = httpx.head(f"{server.url}{path}")
        assert answer.status_code in (200, 404) and answer.content == b""  # 404: the app is not built


def test_a_refused_handshake_has_them_too(server: RunningServer) -> None:
    head = f"GET /ws/tables/{NO_TABLE} HTTP/1.1\r\nHost: x\r\nOrigin: {FOREIGN}\r\nConnection: upgrade\r\n"
    head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    answer = answer_to(server, head.encode()).decode().lower()
    assert answer.startswith("http/1.1 403")
    assert all(f"{name}: {value}".lower() in answer for name, value in SECURITY_HEADERS.items())


def test_an_error_of_the_server_is_answered_as_a_refusal_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(request: Request) -> Any:
        raise ZeroDivisionError

    app = Starlette(routes=[Route("/", fail)], middleware=[Middleware(RequestChecks)])
    app.state.context = FakeContext()
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
    answer = asyncio.run(client.get("/"))
    assert code_of(answer) == (500, "server.failed")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "ZeroDivisionError" in caplog.text


class FakeContext:
    """The parts of a Context that the middleware uses."""

    settings = Settings()
    requests = files = Rates(1000)
    traces = Traces("", 0)


# Size


def test_a_body_over_the_limit_is_refused_with_or_without_its_length(server: RunningServer) -> None:
    mia = Guest(server)
    name = {"name": "Eve"}
    long = json.dumps(name).encode() + b" " * MAX_BODY
    refused = (413, "server.too_large")
    json_type = {"Content-Type": "application/json"}
    assert code_of(mia.http.post("/api/me", content=long, headers=json_type)) == refused
    in_chunks = (long[n : n + 1000] for n in range(0, len(long), 1000))
    assert code_of(mia.http.post("/api/me", content=in_chunks, headers=json_type)) == refused
    assert mia.get("/api/me") == {"name": "Mia"}
    just_fits = json.dumps(name).encode().ljust(MAX_BODY)
    assert mia.http.post("/api/me", content=iter([just_fits]), headers=json_type).status_code == 200


def test_an_invalid_content_length_is_refused(server: RunningServer) -> None:
    for length in ("99999999999999999999", "-1", "1_0", "0x10"):
        request = f"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        assert answer_to(server, request.encode())[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 400")


def test_a_body_announced_as_too_long_is_not_waited_for(server: RunningServer) -> None:
    with raw_connection(server, b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n") as connection:
        assert connection.recv(12) == b"HTTP/1.1 413"


# Cookies and codes


def test_the_cookie_is_sent_to_the_server_only(server: RunningServer, strict: RunningServer) -> None:
    words = Guest(server, None).http.post("/api/me", json={"name": "Mia"}).headers["set-cookie"].split("; ")
    assert words[0].startswith(COOKIE) and {"HttpOnly", "SameSite=lax", "Path=/"} <= set(words)
    assert f"Max-Age={COOKIE_SECONDS}" in words and "Secure" not in words
    vic = Visitor(strict, name=None)
    assert "Secure" in vic.http.post("/api/me", json={"name": "Vic"}).headers["set-cookie"].split("; ")


def test_a_changed_cookie_and_that_of_another_server_are_not_valid(
    server: RunningServer, strict: RunningServer
) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "open")
    person, session, until, signature = mia.http.cookies[COOKIE].split(".")
    other = Guest(server)
    foreign = Visitor(strict).http.headers["Cookie"].partition("=")[2]
    for cookie in (
        f"{person}.{session}.{int(until) + 1}.{signature}",
        f"{person}.{other.http.cookies[COOKIE].split('.')[1]}.{until}.{signature}",
        f"{other.http.cookies[COOKIE].split('.')[0]}.{session}.{until}.{signature}",
        f"{person}.{session}.{until}.",
        f"{person}.{until}.{signature}",
        f"{person}.{session}.{until}.{signature}x",
        signature,
        "..",
        "é.1.é",
        foreign,
    ):
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
        answer = httpx.get(f"{server.url}/api/me/tables", headers=headers)
        assert code_of(answer) == (403, "server.no_guest"), cookie
    answer = asyncio.run(look_with(server, table["id"], f"{COOKIE}={person}.{session}.{until}.{signature[::-1]}"))
    assert answer["code"] == "server.no_table"


async def look_with(server: RunningServer, table: str, cookie: str) -> dict[str, Any]:
    async with websocket_to(server, table, Cookie=cookie) as connection:
        await connection.send('{"type": "hello", "protocol": 1}')
        return await next_message(connection)


def test_a_cookie_expires(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = b"s" * 32
    session = Session("phone", "mia")
    cookie = sign(secret, session)
    assert read_cookie(secret, cookie) == session
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + COOKIE_SECONDS + 1)
    assert read_cookie(secret, cookie) is None


def test_a_recovery_code_works_until_the_next_is_made(server: RunningServer) -> None:
    mia, phone = Guest(server), Guest(server, None)
    table = mia.open("nile", "me", "open")
    first = mia.post("/api/me/recovery")["code"]
    assert phone.post("/api/recover", code=first.lower().replace("-", " ")) == {"name": "Mia"}
    assert [one["id"] for one in phone.get("/api/me/tables")] == [table["id"]]
    second = mia.post("/api/me/recovery")["code"]
    assert Guest(server, None).post("/api/recover", code=second) == {"name": "Mia"}
    with pytest.raises(Refusal, match=r"404.*server.no_such_code"):
        Guest(server, None).post("/api/recover", code=first)


def test_the_code_of_a_link_works_once_and_expires(server: RunningServer) -> None:
    mia = Guest(server)
    link = mia.post("/api/me/link")
    assert link["seconds"] > 0
    assert Guest(server, None).post("/api/recover", code=link["code"]) == {"name": "Mia"}
    late = mia.post("/api/me/link")["code"]
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30) as database:
        database.execute("UPDATE links SET until = until - 100000")
    database.close()
    for code in (link["code"], late):
        with pytest.raises(Refusal, match=r"404.*server.no_such_code"):
            Guest(server, None).post("/api/recover", code=code)


def test_codes_cannot_be_guessed_in_quick_succession(strict: RunningServer) -> None:
    vic = Visitor(strict)
    code = vic.post("/api/me/recovery")["code"]
    guesses = [vic.http.post("/api/recover", json={"code": f"AAAA-AAAA-{n:04}"}) for n in range(11)]
    assert [answer.status_code for answer in guesses] == [404] * 10 + [429]
    assert code_of(vic.http.post("/api/recover", json={"code": code})) == (429, "server.too_fast")
    assert Visitor(strict, name=None).post("/api/recover", code=code) == {"name": "Vic"}  # from another address


def test_a_new_name_is_the_same_person(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "open")
    assert mia.post("/api/me", name="  Mia   the Second ") == {"name": "Mia the Second"}
    assert mia.get("/api/me") == {"name": "Mia the Second"}
    assert [one["id"] for one in mia.get("/api/me/tables")] == [table["id"]]
    for name in (" ", "\u202e", "a\u0000b"):
        with pytest.raises(Refusal, match=r"server\.name"):
            mia.post("/api/me", name=name)


# Rights at a table


def test_only_the_holder_of_a_seat_moves_in_it(server: RunningServer) -> None:
    mia, ben, eve = Guest(server, "Mia"), Guest(server, "Ben"), Guest(server, "Eve")
    table = mia.open("nile", "me", "open", public=True)
    ben.post(f"/api/tables/{table['id']}/seats")
    nobody = Guest(server, None)

    async def try_all() -> None:
        async with (
            mia.at(table) as seat,
            ben.at(table) as rival,
            eve.at(table) as spectator,
            nobody.at(table) as stranger,
        ):
            assert seat.scene is not None and spectator.scene is not None
            turn, after = seat.scene["turn"], seat.scene["step_version"]
            held, other = (seat, rival) if turn == 0 else (rival, seat)
            assert held.scene is not None
            move = held.scene["moves"][0]
            for visitor, code in (
                (other, "server.not_your_seat"),
                (spectator, "server.not_your_seat"),
                (stranger, "server.no_guest"),
            ):
                for command in ("step", "undo", "resign", "back"):
                    entries = {"seat": turn} | ({"after": after} if command in ("step", "undo") else {})
                    entries |= {"move": move} if command == "step" else {}
                    answer = await visitor.command(command, **entries)
                    assert (answer["type"], answer["code"]) == ("refused", code), command
            for visitor, code in ((spectator, "server.only_seats_talk"), (stranger, "server.no_guest")):
                assert (await visitor.command("chat", text="hello"))["code"] == code
            assert (await held.step(move))["type"] == "ack"

    asyncio.run(try_all())


def test_a_private_table_is_hidden_from_strangers_and_found_with_its_invitation(server: RunningServer) -> None:
    mia, eve = Guest(server), Guest(server, "Eve")
    table = mia.open("nile", "me", "open")
    place = f"/api/tables/{table['id']}"
    nowhere = eve.http.get(f"/api/tables/{NO_TABLE}").json()
    for answer in (eve.http.get(place), eve.http.get(f"{place}/record"), eve.http.get(place, params={"invite": "x"})):
        assert answer.status_code == 404 and answer.json() == nowhere  # does not reveal that there is one
    assert code_of(eve.http.post(f"{place}/seats", json={})) == (404, "server.no_table")
    assert code_of(eve.http.delete(f"{place}/seats")) == (404, "server.no_table")
    assert code_of(eve.http.post(f"{place}/rematch")) == (404, "server.no_table")
    assert table["id"] not in [one["id"] for one in eve.get("/api/tables")]
    assert asyncio.run(refused_at_hello(eve, table["id"])) == "server.no_table"
    assert asyncio.run(refused_at_hello(eve, table["id"], invite="x")) == "server.no_table"
    assert eve.get(place, invite=table["invite"])["id"] == table["id"]
    assert eve.get(place, invite=table["invite"])["invite"] is None  # only players and the host are sent it
    assert asyncio.run(refused_at_hello(eve, table["id"], invite=table["invite"])) is None
    assert eve.post(f"{place}/seats", invite=table["invite"])["stage"] == "playing"


def test_a_game_without_spectators_disconnects_those_who_came_before_it_began(server: RunningServer) -> None:
    mia, ben, eve = Guest(server, "Mia"), Guest(server, "Ben"), Guest(server, "Eve")
    table = mia.open("nile", "me", "open", public=True, onlookers=False)

    async def watch() -> list[dict[str, Any]]:
        async with mia.at(table) as seat, eve.at(table) as early:
            await asyncio.to_thread(ben.post, f"/api/tables/{table['id']}/seats")
            await seat.until(lambda seat: seat.scene is not None)
            messages = await remaining_messages(early.socket)
            assert early.socket.close_code == 1008
            return messages

    assert asyncio.run(watch()) == []
    assert code_of(eve.http.get(f"/api/tables/{table['id']}")) == (404, "server.no_table")
    assert asyncio.run(refused_at_hello(eve, table["id"])) == "server.no_table"
    assert asyncio.run(refused_at_hello(ben, table["id"])) is None


def test_a_person_looks_only_from_their_own_seats(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("nile", "me", "me:Ann", "open", public=True)
    ben.post(f"/api/tables/{table['id']}/seats")
    assert asyncio.run(refused_at_hello(ben, table["id"], seat=0)) == "server.not_your_seat"
    assert asyncio.run(refused_at_hello(Guest(server, "Eve"), table["id"], seat=2)) == "server.not_your_seat"

    async def look_around() -> None:
        async with mia.at(table) as seats:
            await seats.send(type="look", seat=1)
            assert (await seats.receive("welcome"))["seat"] == 1
            await seats.send(type="look", seat=2)
            assert (await seats.receive("refused"))["code"] == "server.not_your_seat"
            await seats.send(type="since", version=0)
            assert (await seats.receive("welcome"))["seat"] == 1

    asyncio.run(look_around())


def test_a_person_who_left_a_seat_no_longer_looks_from_it(server: RunningServer) -> None:
    mia, ben, eve = Guest(server, "Mia"), Guest(server, "Ben"), Guest(server, "Eve")
    table = mia.open("nile", "me", "open", "open", public=True)
    place = f"/api/tables/{table['id']}/seats"

    async def leave() -> None:
        eve.post(place, seat=1)
        async with eve.at(table) as left, ben.at(table) as joined:
            assert left.welcome["seat"] == 1 and joined.welcome["seat"] is None
            await asyncio.to_thread(eve.delete, place)
            await asyncio.to_thread(ben.post, place, seat=1)
            await asyncio.to_thread(Guest(server, "Cat").post, place, seat=2)
            await left.until(lambda one: one.scene is not None)
            await joined.until(lambda one: one.scene is not None)
            async with Guest(server, "Dan").at(table) as spectator:
                assert left.scene is not None and joined.scene is not None and spectator.scene is not None
                assert left.scene["view"] == spectator.scene["view"] != joined.scene["view"]

    asyncio.run(leave())


# Limits


def test_a_person_has_no_more_unfinished_tables_than_allowed(strict: RunningServer) -> None:
    vic = Visitor(strict)
    tables = [vic.open("nile", "me", "open") for _ in range(3)]
    with pytest.raises(Refusal, match=r"409.*server.too_many_tables"):
        vic.open("nile", "me", "open")
    vic.delete(f"/api/tables/{tables[0]['id']}/seats")
    assert vic.open("nile", "me", "open")["stage"] == "open"


def test_the_server_has_no_more_tables_and_sockets_than_allowed(open_server: Any) -> None:
    tiny = open_server(wait_for_bots=False, max_tables=1, max_sockets=1)
    mia, ben = Guest(tiny, "Mia"), Guest(tiny, "Ben")
    table = mia.open("nile", "me", "open", public=True)
    with pytest.raises(Refusal, match=r"409.*server.too_many_tables"):
        ben.open("nile", "me", "open")

    async def sit_down() -> None:
        async with mia.at(table):
            answer = await refused_handshake(tiny, table["id"])
            assert answer is not None and (answer[0], answer[1]["code"]) == (429, "server.too_many_sockets")
            assert errors_of(tiny) == []  # a flood of them must not fill the log
        while await refused_handshake(tiny, table["id"]):  # the server may notice a little later that she has left
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(sit_down(), 30))


def test_the_connections_of_a_person_and_of_an_address_are_limited(strict: RunningServer) -> None:
    vic = Visitor(strict)
    full = (429, "server.too_many_sockets")
    taken: list[Any] = []

    async def fill() -> None:
        async with websocket_to(strict, **vic.headers), websocket_to(strict, **vic.headers):
            assert await status(vic.headers) == full  # two of one person
            assert await status(vic.headers | {"X_Forwarded_For": new_address()}) == full  # from any address
            neighbour = {"X_Forwarded_For": vic.address}
            async with websocket_to(strict, **neighbour), websocket_to(strict, **neighbour):
                assert await status(neighbour) == full  # four of one address
                assert await status({"X_Forwarded_For": new_address()}) is None
        async with AsyncExitStack() as opened:  # a little later, all four places are free again
            while len(taken) < 4:
                with suppress(InvalidStatus):
                    headers = vic.headers if len(taken) < 2 else neighbour
                    taken.append(await opened.enter_async_context(websocket_to(strict, **headers)))

    async def status(headers: dict[str, str]) -> tuple[int, str] | None:
        answer = await refused_handshake(strict, **headers)
        return None if answer is None else (answer[0], answer[1]["code"])

    asyncio.run(asyncio.wait_for(fill(), 60))


def test_a_connection_with_too_many_messages_is_refused_and_then_closed(strict: RunningServer) -> None:
    vic = Visitor(strict)
    table = vic.open("nile", "me", "open")

    async def chatter() -> None:
        async with websocket_to(strict, table["id"], **vic.headers) as connection:
            await connection.send('{"type": "hello", "protocol": 1}')
            assert (await next_message(connection))["type"] == "welcome"
            for n in range(40):  # allowed are two per second, ten at once
                await connection.send(json.dumps({"type": "undo", "id": f"command{n:04}", "seat": 0, "after": 0}))
            messages = await remaining_messages(connection)
            assert connection.close_code == 1008 and connection.close_reason == "faults"
            answers = {answer["id"]: answer["code"] for answer in messages}
            assert answers["command0000"] == "server.not_started"
            assert answers["command0015"] == "server.too_fast"  # with its id

    asyncio.run(chatter())


def test_a_person_has_one_rate_on_all_their_connections(strict: RunningServer) -> None:
    vic, ben = Visitor(strict), Visitor(strict)
    table = vic.open("nile", "me", "open", public=True)["id"]

    async def pings(connection: Any, many: int) -> list[str]:
        for _ in range(many):
            await connection.send('{"type": "ping"}')
        return [(await next_message(connection))["type"] for _ in range(many)]

    async def chat() -> None:
        # Two connections of one person, from different addresses, each within its own limit of ten at once.
        elsewhere = vic.headers | {"X_Forwarded_For": new_address()}
        async with websocket_to(strict, table, **vic.headers) as one, websocket_to(strict, table, **elsewhere) as two:
            for connection in (one, two):
                await connection.send('{"type": "hello", "protocol": 1}')
                await next_message(connection)
            answers = await pings(one, 9) + await pings(two, 9)
            assert set(answers) == {"pong"}
        async with websocket_to(strict, table, **elsewhere) as three:  # a third one has no tokens of its own
            await hello_and_pings(three)
        async with websocket_to(strict, table, **ben.headers) as connection:
            await connection.send('{"type": "hello", "protocol": 1}')
            assert (await next_message(connection))["type"] == "welcome"
            assert set(await pings(connection, 9)) == {"pong"}

    async def hello_and_pings(connection: Any) -> None:
        await connection.send('{"type": "hello", "protocol": 1}')
        if (await next_message(connection))["type"] == "welcome":
            assert "refused" in await pings(connection, 5)

    asyncio.run(chat())


def test_every_address_has_a_rate_of_its_own() -> None:
    rates = Rates(1.0, 5)
    assert [rates.take("here") for _ in range(6)] == [True] * 5 + [False]
    assert rates.take("elsewhere")


def test_the_requests_of_an_address_are_limited_but_not_to_health_and_metrics(strict: RunningServer) -> None:
    vic = Visitor(strict, name=None)
    statuses = [vic.http.get("/api/games").status_code for _ in range(40)]
    assert set(statuses) == {200, 429} and statuses.index(429) >= 20
    assert code_of(vic.http.get("/api/nowhere")) == (429, "server.too_fast")
    assert {vic.http.get("/health").status_code for _ in range(20)} == {200}
    del vic.http.headers["X-Forwarded-For"]  # metrics are not served through a proxy
    assert {vic.http.get("/metrics").status_code for _ in range(20)} == {200}
    assert Visitor(strict, name=None).http.get("/api/games").status_code == 200  # other addresses are not affected


def test_the_new_guests_of_an_address_are_limited(strict: RunningServer) -> None:
    address = new_address()
    for _ in range(4):  # half an hour's worth
        Visitor(strict, address)
    answer = Visitor(strict, address, name=None).http.post("/api/me", json={"name": "Vic"})
    assert code_of(answer) == (429, "server.too_fast")


# Buckets, places and addresses


def test_a_bucket_fills_with_time_up_to_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(rate=2.0, size=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert bucket.take() and not bucket.take()
    now += 1000
    assert bucket.take(3.0) and not bucket.take()


def test_a_place_is_free_again_after_an_error() -> None:
    places = Places(1)
    for _ in range(2):
        with suppress(ZeroDivisionError), places.one("mia") as first, places.one("ben") as other:
            with places.one("mia") as second:
                assert first and other and not second
            raise ZeroDivisionError


def test_the_address_is_that_of_our_own_proxy_and_of_ipv6_the_network() -> None:
    def seen(*forwarded: str, behind_proxy: bool = True) -> str:
        headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
        scope = {"type": "http", "headers": headers, "client": ("192.0.2.1", 5)}
        return address_of(HTTPConnection(scope), Settings(behind_proxy=behind_proxy))

    assert seen("198.51.100.7", behind_proxy=False) == "192.0.2.1"  # any client can send that
    assert seen() == "192.0.2.1"
    assert seen("198.51.100.7, 203.0.113.9") == "203.0.113.9"
    assert seen("198.51.100.7", "203.0.113.9") == "203.0.113.9"  # in a header of its own
    assert seen("203.0.113.9:4711") == "203.0.113.9"
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("[2001:db8:1:2::9]:443") == network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert len(network_of("x" * 10_000)) <= 64


# Metrics


def test_the_metrics_are_valid_and_contain_no_names_and_ids(server: RunningServer) -> None:
    mia = Guest(server, "Nefertari")
    table = mia.open("nile", "me", "scribe")

    async def chat() -> None:
        async with mia.at(table["id"]) as seat:
            assert (await seat.command("chat", text="Hello"))["type"] == "ack"

    asyncio.run(chat())
    assert asyncio.run(refused_at_hello(mia, "none")) == "server.no_table"
    page = mia.http.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=")
    families = {family.name: family for family in text_string_to_metric_families(page.text)}
    assert families["akhet_entries"].samples and families["akhet_refused"].samples
    labels = {
        (name, value)
        for family in families.values()
        for sample in family.samples
        for name, value in sample.labels.items()
    }
    assert {name for name, _ in labels} <= {
        "kind",
        "code",
        "reason",
        "stage",
        "le",
        "generation",
        "implementation",
        "major",
        "minor",
        "patchlevel",
        "version",
    }
    person = mia.http.cookies[COOKIE].partition(".")[0]
    for secret in ("Nefertari", table["id"], table["invite"], person):
        assert secret not in page.text
        assert secret not in server.log().replace(f'"table": "{table["id"]}"', "")

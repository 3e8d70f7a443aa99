"""The operator's page, /admin: only with a code from the terminal, and only what `akhet admin` can do."""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from itertools import takewhile

import httpx
import pytest
from sqlalchemy import create_engine, select, update

from akhet.server.people.operators import add_code, is_operator, use_code
from akhet.server.settings import Settings
from akhet.server.storage.schema import operator_keys
from akhet.server.storage.store import Store
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS, new_database
from tests.server.servers import NO_TLS, RunningServer
from tests.server.test_admin import admin, code_of, guest, id_of, run_admin

LISTS = ("reports", "tables", "tournaments", "people", "bans", "log", "server")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the page, behind a proxy, so that tests can come from several addresses."""
    url = new_database(request, tmp_path_factory.mktemp("server"))
    server = RunningServer(url, wait_for_bots=False, behind_proxy=True, admin_page="yes", **GENEROUS)
    yield server
    server.close()


def new_code(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> str:
    """A code of `akhet admin page`."""
    monkeypatch.setenv("AKHET_ADMIN_PAGE", "yes")
    done = run_admin(server.database, "page", "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["target"]


class Browser:
    """A browser without scripts: pages and forms."""

    def __init__(self, server: RunningServer, **headers: str) -> None:
        none_kept = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=server.url, timeout=30, limits=none_kept, verify=NO_TLS, headers=headers)

    def get(self, path: str, **query: str) -> httpx.Response:
        return self.http.get(path, params=query)

    def send(self, path: str, **fields: str) -> httpx.Response:
        return self.http.post(path, data=fields, follow_redirects=True)

    def act(self, action: str, target: str, **fields: str) -> httpx.Response:
        return self.send("/admin/do", action=action, target=target, **{"reason": "a test"} | fields)


@pytest.fixture
def operator(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Browser:
    own_address = str(ip_address("198.18.0.0") + secrets.randbelow(2**16))  # attempts are counted by address
    browser = Browser(running, **{"X-Forwarded-For": own_address})
    assert browser.send("/admin", code=new_code(running, monkeypatch)).url.path == "/admin/reports"
    return browser


def words_of(answer: httpx.Response) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", answer.text))


# Who may see it


def test_without_the_setting_there_is_no_page_and_no_code(either_server: RunningServer) -> None:
    browser = Browser(either_server, Cookie="akhet_operator=x")
    for path in ("/admin", "/admin/reports", "/admin/do", "/admin/style.css"):
        assert browser.get(path).status_code == 404
    for path in ("/admin", "/admin/do", "/admin/leave"):
        assert browser.send(path, code="x" * 24).status_code == 404
    done = run_admin(either_server.database, "page")
    assert done.returncode == 2 and "AKHET_ADMIN_PAGE=yes" in done.stderr


def test_without_a_code_nothing_is_shown_and_nothing_is_done(running: RunningServer) -> None:
    mia = guest(running, "Mia Shown")
    table = mia.open("nile", "me", "open")
    before = admin(running, "log")
    for cookie in ("", "akhet_operator=", "akhet_operator=AAAA", f"akhet_operator={'x' * 4000}", mia.cookie):
        stranger = Browser(running, Cookie=cookie)
        for path in (*(f"/admin/{name}" for name in LISTS), "/admin/sessions", "/admin/chat", "/admin/do?action=ban"):
            answer = stranger.get(path)
            assert answer.status_code == 403 and "Mia" not in answer.text and table["id"] not in answer.text
        assert stranger.act("close", table["id"]).status_code == 403
        assert stranger.get("/admin").status_code == 200
    assert admin(running, "log") == before and mia.get(f"/api/tables/{table['id']}")["stage"] == "open"


def test_a_code_is_valid_once(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    code = new_code(running, monkeypatch)
    first, second = Browser(running), Browser(running)
    answer = first.http.post("/admin", data={"code": code.lower().replace("-", " ")})
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/admin" in cookie and "Secure" not in cookie
    assert first.get("/admin/log").status_code == 200
    refused = second.send("/admin", code=code)
    assert refused.status_code == 403 and "This code is not known here" in words_of(refused)
    assert first.get("/admin").status_code == 303, "who is signed in goes on to the lists"
    taken = first.http.cookies["akhet_operator"]
    assert first.send("/admin/leave").url.path == "/admin"
    assert Browser(running, Cookie=f"akhet_operator={taken}").get("/admin/log").status_code == 403
    assert code not in running.log() and taken not in running.log()
    assert [one["action"] for one in admin(running, "log")[:2]] == ["sign-in", "page"]


def test_codes_are_tried_at_a_limited_rate(running: RunningServer) -> None:
    browser = Browser(running, **{"X-Forwarded-For": "192.0.2.77"})
    answers = (words_of(browser.send("/admin", code=f"{number:024}")) for number in range(100))
    tried = list(takewhile(lambda words: "too fast" not in words, answers))
    assert 10 <= len(tried) < 50 and all("This code is not known here" in words for words in tried)


def test_codes_and_cookies_expire(database: str) -> None:
    store = Store(Settings(database_url=database).url)
    with store.engine.begin() as connection:
        late, code = add_code(connection), add_code(connection)
        cookie = use_code(connection, code)
        assert cookie is not None and is_operator(connection, cookie)
        kept = "".join(connection.execute(select(operator_keys.c.hash)).scalars())
        assert code not in kept and cookie not in kept, "the database has only hashes"
        connection.execute(update(operator_keys).values(until=time.time() - 1))
        assert use_code(connection, late) is None and not is_operator(connection, cookie)
        assert use_code(connection, cookie) is None and not is_operator(connection, add_code(connection))
    store.close()


def test_another_site_cannot_act_for_the_operator(running: RunningServer, operator: Browser) -> None:
    table = guest(running, "Mia Forged").open("nile", "me", "open")
    for header in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        fields = {"action": "close", "target": table["id"], "reason": "x"}
        answer = operator.http.post("/admin/do", data=fields, headers=header)
        assert (answer.status_code, answer.json()["code"]) == (403, "server.origin")
    assert operator.get("/admin/do", action="close", target=table["id"]).status_code == 200, "asking does nothing"
    assert admin(running, "tables", "--limit", "1")[0]["stage"] == "open"


def test_over_plain_http_from_outside_there_is_no_page_if_cookies_are_for_https(
    open_server: Callable[..., RunningServer],
) -> None:
    server = open_server(wait_for_bots=False, behind_proxy=True, admin_page="yes", secure_cookies="yes")
    outside = {"X-Forwarded-For": "192.0.2.1"}
    assert Browser(server, **outside, **{"X-Forwarded-Proto": "http"}).get("/admin").status_code == 404
    assert Browser(server, **outside, **{"X-Forwarded-Proto": "https"}).get("/admin").status_code == 200
    engine = create_engine(Settings(database_url=server.database).url)
    with engine.begin() as connection:
        code = add_code(connection)
    engine.dispose()
    browser = Browser(server, **outside, **{"X-Forwarded-Proto": "https"})
    assert "Secure" in browser.http.post("/admin", data={"code": code}).headers["set-cookie"]


# What it does


def test_the_lists_are_those_of_the_command(running: RunningServer, operator: Browser) -> None:
    mia, otto = guest(running, "Mia <b>Lists"), guest(running, "Otto & Co")
    table = mia.open("nile", "me", "open", public=True)
    otto.post(f"/api/tables/{table['id']}/seats")
    mia.post(f"/api/tables/{table['id']}/reports", seat=1, reason="spam", text='<script>alert("x")</script>')
    mia_id = id_of(running, "Mia <b>Lists")
    pages = {name: operator.get(f"/admin/{name}") for name in LISTS}
    assert all(answer.status_code == 200 for answer in pages.values())
    assert all("<script" not in answer.text and "<b>Lists" not in answer.text for answer in pages.values())
    assert "&lt;script&gt;" in pages["reports"].text and "Otto &amp; Co" in pages["people"].text
    assert "Spam or advertising" in pages["reports"].text and "Being played" in pages["tables"].text
    assert table["id"] in pages["tables"].text and mia_id in pages["people"].text
    assert "python-httpx" in operator.get("/admin/sessions", person=mia_id).text
    (row,) = [one for one in admin(running, "reports") if one["table"] == table["id"]]
    assert operator.get("/admin/chat", report=str(row["id"])).status_code == 200
    assert table["id"] not in operator.get("/admin/tables", stage="over").text
    assert "Otto" not in operator.get("/admin/people", name="mia <b>").text
    for cookie in (mia.cookie, otto.cookie):
        assert cookie.partition("=")[2] not in "".join(answer.text for answer in pages.values())
    for header in ("no-store", "frame-ancestors 'none'"):
        assert header in str(pages["people"].headers)


def test_actions_are_carried_out_at_once_and_are_in_the_log(running: RunningServer, operator: Browser) -> None:
    mia, otto = guest(running, "Mia Acts"), guest(running, "Otto Acts")
    table = mia.open("nile", "me", "open", public=True)
    otto.post(f"/api/tables/{table['id']}/seats")
    otto.post(f"/api/tables/{table['id']}/reports", seat=0, reason="unfair")
    (report,) = [one for one in admin(running, "reports") if one["table"] == table["id"]]
    mia_id, otto_id = id_of(running, "Mia Acts"), id_of(running, "Otto Acts")
    here = f"/api/tables/{table['id']}"

    def done(action: str, target: str, **fields: str) -> str:
        answer = operator.act(action, target, **fields)
        assert answer.status_code == 200, words_of(answer)
        return words_of(answer)

    assert "is settled" in done("settle", str(report["id"]))
    assert "may not chat for 3 days" in done("mute", mia_id, days="3")
    done("unmute", mia_id)
    done("ban", mia_id)
    assert code_of(lambda: mia.get("/api/me")) == "server.banned"
    done("unban", mia_id)
    assert code_of(lambda: mia.get("/api/me")) is None
    done("close", table["id"])
    assert otto.get(here)["stage"] == "closed"
    done("delete", table["id"])
    assert code_of(lambda: otto.get(here)) == "server.no_table"
    assert table["id"] in operator.get("/admin/tables", stage="deleted").text
    done("restore", table["id"])
    assert otto.get(here)["stage"] == "closed"
    assert "198.51.100.0/24" in done("ban-address", "198.51.100.9/24", days="1")
    done("unban-address", "198.51.100.0/24")
    done("broadcast", "Tea is ready")
    done("read-only", "on")
    assert code_of(lambda: mia.open("nile", "me", "open")) == "server.read_only"
    assert "Play is stopped" in words_of(operator.get("/admin/server"))
    done("read-only", "off")
    done("revoke", admin(running, "sessions", "--", otto_id)[0]["id"])
    assert otto.get("/api/me") == {"name": None}
    done("forget", mia_id)
    assert mia.get("/api/me") == {"name": None}
    log = [(one["action"], one["reason"]) for one in admin(running, "log", "--limit", "14")]
    actions = "forget revoke read-only read-only broadcast unban ban restore delete close unban ban unmute mute"
    assert log == [(action, "a test") for action in actions.split()]
    assert "a test" in operator.get("/admin/log").text


@pytest.mark.parametrize(
    ("action", "target", "fields", "sentence"),
    [
        ("close", "nothing", {}, "There is no table nothing."),
        ("ban", "nobody", {}, "There is no person nobody."),
        ("settle", "x", {}, "There is no report x"),
        ("settle", "9" * 50, {}, "There is no report 999"),
        ("ban-address", "everywhere", {}, "is not an address and not a network"),
        ("broadcast", "", {}, "A notice has 1 to 300 characters"),
        ("broadcast", "tea", {"reason": " "}, "Give a reason"),
        ("broadcast", "tea", {"reason": "x" * 201}, "A reason has at most 200 characters"),
        ("broadcast", "tea", {"reason": "a\u0000b"}, "A reason has at most 200 characters"),
    ],
)
def test_what_is_not_possible_is_refused_in_a_sentence(
    running: RunningServer, operator: Browser, action: str, target: str, fields: dict[str, str], sentence: str
) -> None:
    before = admin(running, "log")
    answer = operator.act(action, target, **fields)
    assert answer.status_code == 400 and sentence in words_of(answer)
    assert admin(running, "log") == before


def test_hostile_requests_are_refused(running: RunningServer, operator: Browser) -> None:
    logged = '"level": "error"'
    before = running.log().count(logged)
    requests: list[tuple[int, httpx.Response]] = [
        (400, operator.http.post("/admin/do", content=b"\xff\xfe=%ff", headers={"Content-Type": "text/plain"})),
        (400, operator.http.post("/admin/do", content="&".join(f"a{number}=1" for number in range(1000)))),
        (413, operator.http.post("/admin/do", content=b"x" * 20_000)),
        (400, operator.http.post("/admin", content=b"code=%00%ed%a0%80")),
        (403, operator.http.post("/admin", content=b"code=%00")),
        (400, operator.act("close", "a\u0000b")),
        (404, operator.act("dance", "x")),
        (404, operator.get("/admin/do")),
        (404, operator.get("/admin/do", action="__class__")),
        (404, operator.get("/admin/nothing")),
        (404, operator.get("/admin/sessions")),
        (404, operator.get("/admin/sessions", person="'; DROP TABLE people; --")),
        (404, operator.get("/admin/chat", report="²")),
        (404, operator.get("/admin/chat", report="9" * 300)),
        (200, operator.get("/admin/tables", stage="none", person="x\u0000y")),
        (200, operator.get("/admin/people", name="%\u0000")),
        (405, operator.http.put("/admin/do")),
        (405, operator.http.request("DELETE", "/admin")),
    ]
    assert [answer.status_code for _, answer in requests] == [status for status, _ in requests]
    assert running.log().count(logged) == before


@pytest.mark.parametrize(("language", "words"), [("de", "Meldungen"), ("fr", "Signalements"), ("nl", "Meldingen")])
def test_the_page_is_in_the_operators_language(
    running: RunningServer, operator: Browser, language: str, words: str
) -> None:
    operator.http.headers["Accept-Language"] = language
    answer = operator.get("/admin/reports")
    assert f'lang="{language}"' in answer.text and words in answer.text


def test_a_guest_is_not_an_operator_and_an_operator_is_not_a_guest(running: RunningServer, operator: Browser) -> None:
    assert Guest(running, None).get("/api/me") == operator.http.get("/api/me").json() == {"name": None}

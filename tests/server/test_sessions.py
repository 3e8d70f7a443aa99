"""Sessions: a guest sees the devices on which they are signed in, and can sign out on each of them."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from akhet.server.people import session_cache, sessions
from akhet.server.people.accounts import add_person
from akhet.server.people.cookies import COOKIE, COOKIE_SECONDS, Session, sign
from akhet.server.people.devices import MAX_DEVICE, device_of
from akhet.server.people.session_cache import SessionCache
from akhet.server.people.sessions import find_session, sessions_of
from akhet.server.settings import Settings
from akhet.server.storage.store import Store
from tests.server.clients import Guest, Refusal, Seated
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.server.test_old_database import FACTS, FOLDER, guest

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


def second_device(mia: Guest, user_agent: str = PHONE) -> Guest:
    """The same person on another device."""
    phone = Guest(mia.server, name=None)
    phone.http.headers["User-Agent"] = user_agent
    phone.post("/api/recover", code=mia.post("/api/me/link")["code"])
    return phone


def current(person: Guest) -> str:
    return next(one["id"] for one in person.get("/api/me/sessions") if one["current"])


# The lobby


def test_a_guest_sees_their_own_devices_and_nobody_elses(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    phone = second_device(mia)
    listed = phone.get("/api/me/sessions")
    devices = {(one["device"], one["current"]) for one in listed}
    assert devices == {("Safari, iPhone", True), ("python-httpx", False)}
    assert {one["id"] for one in mia.get("/api/me/sessions")} == {one["id"] for one in listed}
    (others,) = ben.get("/api/me/sessions")
    assert others["current"] and others["id"] not in {one["id"] for one in listed}
    for verb in ("get", "delete"):
        with pytest.raises(Refusal) as refused:
            getattr(Guest(either_server, name=None), verb)("/api/me/sessions")
        assert refused.value.code == "server.no_guest"


def test_nobody_can_revoke_anothers_session(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    with pytest.raises(Refusal) as refused:
        ben.delete(f"/api/me/sessions/{current(mia)}")
    assert (refused.value.status, refused.value.code) == (404, "server.no_session")
    ben.delete("/api/me/sessions")
    assert mia.get("/api/me") == {"name": "Mia"}


def test_a_revoked_session_is_that_of_a_stranger(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    table = mia.open("nile", "me", "open")
    phone = second_device(mia)
    assert [one["current"] for one in mia.delete(f"/api/me/sessions/{current(phone)}")] == [True]
    assert phone.get("/api/me") == {"name": None}
    for path in (f"/api/tables/{table['id']}", "/api/me/tables"):
        with pytest.raises(Refusal) as refused:
            phone.get(path)
        assert refused.value.code in ("server.no_table", "server.no_guest")
    with pytest.raises(Refusal):
        mia.delete(f"/api/me/sessions/{current(mia)}x")
    phone.post("/api/me", name="Mia")
    assert phone.get("/api/me/tables") == [], "a new guest, with the same name"
    assert len(mia.get("/api/me/sessions")) == 1


def test_signing_out_here_deletes_the_cookie(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    before = mia.http.cookies[COOKIE]
    assert mia.delete(f"/api/me/sessions/{current(mia)}") == [] and COOKIE not in mia.http.cookies
    mia.http.cookies.set(COOKIE, before)
    assert mia.get("/api/me") == {"name": None}, "a copy of the cookie is worth nothing"


def test_all_other_devices_can_be_signed_out_at_once(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    others = [second_device(mia) for _ in range(2)]
    assert [one["current"] for one in mia.delete("/api/me/sessions")] == [True]
    assert [one.get("/api/me")["name"] for one in (mia, *others)] == ["Mia", None, None]


def test_a_new_name_and_a_code_on_the_same_device_keep_the_session(server: RunningServer) -> None:
    mia = Guest(server)
    session = current(mia)
    mia.post("/api/me", name="Mia Maria")
    mia.post("/api/recover", code=mia.post("/api/me/link")["code"])
    assert [one["id"] for one in mia.get("/api/me/sessions")] == [session]


# Connections


async def closed_with(seated: Seated) -> str:
    """The reason with which the server closes a connection."""
    try:
        while True:
            await seated.next()
    except ConnectionClosed as closed:
        return "" if closed.rcvd is None else closed.rcvd.reason


def test_the_connections_of_a_revoked_session_are_closed_and_no_others(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    table = mia.open("nile", "me", "open")
    phone = second_device(mia)

    async def play() -> None:
        async with mia.at(table) as here, phone.at(table) as there:
            await asyncio.to_thread(mia.delete, f"/api/me/sessions/{current(phone)}")
            assert await closed_with(there) == "revoked"
            await here.send(type="ping")
            await here.receive("pong")

    asyncio.run(play())

    async def look() -> dict[str, Any]:
        async with phone.at(table) as again:
            return again.welcome

    assert asyncio.run(look())["code"] == "server.no_table"


def test_every_process_closes_the_connections_of_a_revoked_session(
    postgres: Any, open_server: Callable[..., RunningServer]
) -> None:
    database = postgres.new_database("revoked")
    first, second = (open_server(database, wait_for_bots=False, **GENEROUS) for _ in range(2))
    mia = Guest(first)
    table = mia.open("nile", "me", "open")
    phone = second_device(mia)
    phone.server = second

    async def play() -> None:
        async with phone.at(table) as there:
            await asyncio.to_thread(mia.delete, "/api/me/sessions")
            assert await closed_with(there) == "revoked"

    asyncio.run(play())
    phone.http.base_url = second.url
    assert phone.get("/api/me") == {"name": None}, "also in the other process, which knew the session as valid"


# Cookies of earlier versions


def test_a_cookie_of_an_earlier_version_gets_one_session(
    tmp_path: Path, open_server: Callable[..., RunningServer]
) -> None:
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / "server.sql").read_text("utf-8"))
    server = open_server(f"sqlite:///{file}", wait_for_bots=False, **GENEROUS)
    mia, copy = guest(server, "Mia"), guest(server, "Mia")
    assert mia.get("/api/me") == copy.get("/api/me") == {"name": "Mia"}
    (session,) = mia.get("/api/me/sessions")
    assert session["current"] and copy.get("/api/me/sessions") == [session]
    mia.http.cookies.clear()
    mia.http.cookies.set(COOKIE, FACTS["cookies"]["Mia"])
    mia.post("/api/me", name="Mia")
    assert current(mia) == session["id"], "the new cookie names the same session"
    copy.delete(f"/api/me/sessions/{session['id']}")
    for one in (mia, guest(server, "Mia")):
        assert one.get("/api/me") == {"name": None}
    assert guest(server, "Ben").get("/api/me") == {"name": "Ben"}


# The cache and the database


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(Settings(database_url=database).url)
    yield store
    store.close()


def counted(store: Store) -> list[str]:
    """Everything that is executed from now on."""
    statements: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    return statements


def test_a_session_is_not_read_from_the_database_at_every_request(store: Store) -> None:
    async def ask() -> None:
        cache = SessionCache(store)
        person = await store.write(add_person, "Mia")
        cookie = sign(store.secret, await cache.start(person.id, FIREFOX))
        statements = counted(store)
        for _ in range(100):
            assert await cache.find(cookie, FIREFOX) is not None
        assert statements == []
        assert await SessionCache(store).find(cookie, FIREFOX) is not None, "another process"
        assert len(statements) == 1

    asyncio.run(ask())


async def revoked_without_a_word(store: Store, here: SessionCache) -> tuple[Session, list[str]]:
    """A session that another process has revoked, but this one was not told; and what is heard of it from now on."""
    session = await here.start((await store.write(add_person, "Mia")).id, FIREFOX)
    await SessionCache(store).revoke(session)
    assert await here.find(sign(store.secret, session), None) == session
    return session, []


def test_after_a_lost_connection_to_the_database_all_sessions_are_checked(store: Store) -> None:
    async def ask() -> None:
        here = SessionCache(store)
        session, closed = await revoked_without_a_word(store, here)
        here.opened(session, lambda: closed.append("revoked"))
        await here.check_all()
        assert closed == ["revoked"] and await here.find(sign(store.secret, session), None) is None

    asyncio.run(ask())


def test_a_session_is_read_again_after_some_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        here = SessionCache(store)
        session, _ = await revoked_without_a_word(store, here)
        now = time.monotonic()
        monkeypatch.setattr(session_cache.time, "monotonic", lambda: now + session_cache.KNOWN_SECONDS + 1)
        assert await here.find(sign(store.secret, session), None) is None

    asyncio.run(ask())


def test_a_session_revoked_while_it_is_read_is_not_valid(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row that was read is older than the notification that came meanwhile."""

    async def ask() -> None:
        session = await SessionCache(store).start((await store.write(add_person, "Mia")).id, FIREFOX)
        here, read = SessionCache(store), store.read

        async def slowly(*args: Any) -> Any:
            found = await read(*args)
            await here.heard(session.id)
            return found

        monkeypatch.setattr(store, "read", slowly)
        assert await here.find(sign(store.secret, session), None) is None

    asyncio.run(ask())


def test_a_session_revoked_during_the_handshake_is_closed_at_once(store: Store) -> None:
    async def ask() -> None:
        cache, closed = SessionCache(store), []
        session = await cache.start((await store.write(add_person, "Mia")).id, FIREFOX)
        await cache.revoke(session)
        cache.opened(session, lambda: closed.append("revoked"))
        assert closed == ["revoked"]

    asyncio.run(ask())


def test_the_last_use_is_written_once_an_hour(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        cache = SessionCache(store)
        session = await cache.start((await store.write(add_person, "Mia")).id, FIREFOX)
        cookie = sign(store.secret, session)
        began = time.time()
        statements = counted(store)
        for minutes, written in ((59, 0), (61, 1), (62, 1), (120, 1), (122, 2)):
            monkeypatch.setattr(time, "time", lambda now=began + minutes * 60: now)
            assert await cache.find(cookie, None) == session
            assert len(statements) == written, minutes
        found = await store.read(find_session, session.id)
        assert found is not None and found.seen == began + 122 * 60

    asyncio.run(ask())


def test_sessions_whose_cookies_have_expired_are_deleted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        cache = SessionCache(store)
        mia, ben = [(await store.write(add_person, name)).id for name in ("Mia", "Ben")]
        old = [await cache.start(person, FIREFOX) for person in (mia, ben)]
        now = time.time() + COOKIE_SECONDS + 3 * sessions.SEEN_SECONDS
        monkeypatch.setattr(time, "time", lambda: now)
        new = await cache.start(mia, FIREFOX)
        assert [row.id for row in await store.read(sessions_of, mia)] == [new.id]
        assert await store.read(find_session, old[1].id) is not None, "another person's are left alone"

    asyncio.run(ask())


def test_a_cookie_of_a_person_who_does_not_exist_has_no_session(store: Store) -> None:
    cookie = sign(store.secret, Session("phone", "nobody"))
    assert asyncio.run(SessionCache(store).find(cookie, None)) is None


def test_the_cache_keeps_a_limited_number(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_cache, "MOST_KNOWN", 3)

    async def ask() -> None:
        cache = SessionCache(store)
        person = (await store.write(add_person, "Mia")).id
        first, *_, last = [await cache.start(person, FIREFOX) for _ in range(5)]
        statements = counted(store)
        await cache.find(sign(store.secret, last), None)
        assert statements == []
        await cache.find(sign(store.secret, first), None)
        assert len(statements) == 1

    asyncio.run(ask())


# Devices


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605", "Safari, macOS"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("a" * 500, "a" * MAX_DEVICE),
        ("<script>", ""),
        ("Mozilla/5.0", "Mozilla"),
        ("", ""),
        (None, ""),
    ],
)
def test_a_device_is_named_by_its_browser_and_its_system(user_agent: str | None, device: str) -> None:
    assert device_of(user_agent) == device

"""`akhet admin`: what an operator does beside a running server, on either kind of database."""

import asyncio
import io
import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import create_engine, select, update
from websockets.exceptions import ConnectionClosed

from akhet.cli import main
from akhet.kernel.refusal import Refused
from akhet.server.admin import actions
from akhet.server.people.accounts import Person
from akhet.server.people.restrictions import Restriction, Restrictions, read_restrictions, set_restriction
from akhet.server.settings import Settings
from akhet.server.storage.admin_events import KEPT_SECONDS, add_event, events_after, last_event
from akhet.server.storage.rows import Committed, add_table
from akhet.server.storage.schema import admin_events, installation, people, tables
from akhet.server.storage.seats import OPEN, PERSON, TableSeat
from akhet.server.storage.store import Store
from akhet.server.tables.clocks import end_outage
from akhet.server.tables.live import game_of
from akhet.server.tables.seating import TablePlan, open_table
from tests.server.clients import Guest, Refusal, Seated
from tests.server.conftest import GENEROUS, new_database
from tests.server.servers import COMMAND, RunningServer

DAY = 24 * 3600.0
TWO_SEATS = TablePlan("nile", {}, [TableSeat(PERSON, "mia", "Mia"), TableSeat(OPEN)], False, True, None)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server behind a proxy, so that tests can come from several addresses."""
    url = new_database(request, tmp_path_factory.mktemp("server"))
    server = RunningServer(url, wait_for_bots=False, behind_proxy=True, shortest_clock=0.1, **GENEROUS)
    yield server
    server.close()


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def run_admin(database: str, *words: str, language: str = "en") -> Done:
    """Run `akhet admin` in this process, which is faster; it is not the server's."""
    given = {"AKHET_DATABASE_URL": database, "AKHET_LANGUAGE": language}
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in given.items():
            patch.setenv(name, value)
        try:
            code = main(["admin", *words])
        except SystemExit as exit:  # argparse
            code = int(exit.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def admin(server: RunningServer, verb: str, *words: str) -> Any:
    """Run a command and return what it prints as JSON."""
    done = run_admin(server.database, verb, "--json", *words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def id_of(server: RunningServer, guest_name: str) -> str:
    """The id of the only person with a name."""
    (row,) = admin(server, "people", "--name", guest_name)
    return row["id"]


def guest(server: RunningServer, name: str, address: str | None = None) -> Guest:
    person = Guest(server, None)
    if address is not None:
        person.http.headers["X-Forwarded-For"] = address
    person.post("/api/me", name=name)
    return person


def soon(condition: Callable[[], Any]) -> None:
    """Wait until a condition holds: processes read what the operator did every two seconds."""
    until = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.1)


def code_of(request: Callable[[], Any]) -> str | None:
    try:
        request()
    except Refusal as refusal:
        return refusal.code
    return None


async def ended_with(seat: Seated) -> str:
    """The code of the refusal with which a connection is closed."""
    last = await seat.receive("refused")
    with pytest.raises(ConnectionClosed) as closed:
        await seat.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.reason == last["code"]
    return last["code"]


# Lists


def test_tables_people_and_sessions_are_listed(running: RunningServer) -> None:
    lena, otto = guest(running, "Lena Lists"), guest(running, "Otto Lists")
    open_one = lena.open("nile", "me", "open")
    begun = lena.open("fertility", "me", "open")
    otto.post(f"/api/tables/{begun['id']}/seats", invite=begun["invite"])
    lena_id, otto_id = id_of(running, "lena l"), id_of(running, "Otto L")
    assert lena_id != otto_id and len(admin(running, "people", "--name", " Lists")) == 2
    assert admin(running, "people", "--name", "%") == []
    assert [one["id"] for one in admin(running, "tables", "--person", otto_id)] == [begun["id"]]
    assert {one["id"] for one in admin(running, "tables", "--person", lena_id)} == {open_one["id"], begun["id"]}
    (waiting,) = admin(running, "tables", "--person", lena_id, "--stage", "open")
    assert (waiting["id"], waiting["host"], waiting["seats"]) == (open_one["id"], lena_id, ["Lena Lists", None])
    assert [one["game"] for one in admin(running, "tables", "--person", lena_id, "--game", "nile")] == ["nile"]
    assert len(admin(running, "tables", "--limit", "1")) == 1
    (session,) = admin(running, "sessions", lena_id)
    assert session["device"] == "python-httpx" and session["id"] == lena.get("/api/me/sessions")[0]["id"]
    shown = run_admin(running.database, "tables", "--person", otto_id, language="de").stdout
    assert "Kennung" in shown and "Lena Lists, Otto Lists" in shown
    assert run_admin(running.database, "bans").stdout == "There is nothing to list.\n"


def test_the_command_is_a_process_of_its_own(running: RunningServer) -> None:
    environment = os.environ | {"AKHET_DATABASE_URL": running.database, "AKHET_LANGUAGE": "fr"}
    words = [*COMMAND, "admin", "broadcast", "Bonjour"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "L’avis est en route.\n" and admin(running, "log", "--limit", "1")[0]["target"] == "Bonjour"


def test_lists_contain_no_secret(running: RunningServer) -> None:
    lena = guest(running, "Lena Secret")
    table = lena.open("nile", "me", "me:Ann")
    shown = "".join(run_admin(running.database, verb, "--json").stdout for verb in ("tables", "people", "log"))
    engine = create_engine(Settings(database_url=running.database).url)
    with engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == table["id"])).one()
    engine.dispose()
    assert table["id"] in shown
    assert not any(one in shown for one in (row.key.hex(), row.invite, row.network, lena.cookie))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["close", "nothing"], "There is no table nothing."),
        (["delete", "nothing"], "There is no table nothing."),
        (["ban", "nobody"], "There is no person nobody."),
        (["unban", "nobody"], "There is no person nobody."),
        (["unban", "--address", "192.0.2.1"], "192.0.2.1/32 is not restricted in this way."),
        (["ban", "--address", "somewhere"], "“somewhere” is not an address and not a network"),
        (["mute", "nobody"], "There is no person nobody."),
        (["sessions", "nobody"], "There is no person nobody."),
        (["tables", "--person", "nobody"], "There is no person nobody."),
        (["cancel", "nothing"], "There is no tournament nothing."),
        (["revoke", "nothing"], "There is no session nothing"),
        (["broadcast", " "], "A notice has 1 to 300 characters"),
        (["read-only", "on", "--reason", "x" * 201], "A reason has at most 200 characters"),
        (["ban"], "one of the arguments PERSON --address is required"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(running: RunningServer, words: list[str], sentence: str) -> None:
    before = admin(running, "log")
    done = run_admin(running.database, *words)
    assert done.returncode == 2 and sentence in done.stderr and done.stdout == "" and "Traceback" not in done.stderr
    assert admin(running, "log") == before, "what was refused is not in the log"


def test_an_unknown_database_and_one_of_another_version_are_refused(tmp_path: Any) -> None:
    done = run_admin(f"sqlite:///{tmp_path / 'none.sqlite'}", "tables")
    assert done.returncode == 2 and "There is no database" in done.stderr
    assert not (tmp_path / "none.sqlite").exists(), "nothing is created"
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")
    engine.dispose()
    done = run_admin(url, "tables")
    assert done.returncode == 2 and "another version" in done.stderr


# Tables


def test_a_table_is_closed_and_deleted_under_those_who_are_there(running: RunningServer) -> None:
    mia = guest(running, "Mia Closes")
    table = mia.open("nile", "me", "me:Ann")

    async def play() -> None:
        async with mia.at(table) as seat:
            await asyncio.to_thread(admin, running, "close", "--reason", "asked for", "--", table["id"])
            await seat.until(lambda seat: any(one["kind"] == "closed" for one in seat.entries))
            assert seat.entries[-1]["reason"] == "operator" and seat.info["stage"] == "closed"
            answer = await seat.command("step", seat=0, after=0, move=0)
            assert answer["code"] == "server.closed"
            again = await asyncio.to_thread(run_admin, running.database, "close", "--", table["id"])
            assert again.returncode == 2 and "already over or closed" in again.stderr
            await asyncio.to_thread(admin, running, "delete", "--", table["id"])
            assert await ended_with(seat) == "server.deleted"

    asyncio.run(play())
    assert mia.get("/api/me/tables") == []
    log = [(one["action"], one["target"], one["reason"]) for one in admin(running, "log", "--limit", "2")]
    assert log == [("delete", table["id"], ""), ("close", table["id"], "asked for")]


# People


def test_a_banned_person_can_do_nothing_and_others_can(running: RunningServer) -> None:
    rude, kind = guest(running, "Rude"), guest(running, "Kind")
    table = rude.open("nile", "me", "open", public=True)
    person = id_of(running, "Rude")

    async def play() -> None:
        async with rude.at(table) as seat, kind.at(table) as watcher:
            await asyncio.to_thread(admin, running, "ban", "--reason", "insults", "--", person)
            assert await ended_with(seat) == "server.banned"
            await watcher.send(type="ping")
            await watcher.receive("pong")

    asyncio.run(play())
    for request in (
        lambda: rude.get("/api/me"),
        lambda: rude.open("nile", "me", "open"),
        lambda: rude.get("/api/me/sessions"),
        lambda: rude.post("/api/me", name="Rude"),
    ):
        assert code_of(request) == "server.banned"
    assert kind.get("/api/me") == {"name": "Kind"}
    headers = {"Cookie": rude.cookie, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    answer = kind.http.get(f"/ws/tables/{table['id']}", headers=headers | {"Sec-WebSocket-Key": "A" * 22 + "=="})
    assert (answer.status_code, answer.json()["code"]) == (403, "server.banned")
    assert [one["target"] for one in admin(running, "bans")] == [person]
    admin(running, "unban", "--", person)
    soon(lambda: code_of(lambda: rude.get("/api/me")) is None)
    assert code_of(lambda: rude.open("nile", "me", "open")) is None and admin(running, "bans") == []


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("198.51.100.7", "198.51.100.7", "198.51.100.8"),
        ("203.0.113.77/25", "203.0.113.5, 203.0.113.9", "203.0.113.200"),
        ("2001:db8:1::/48", "[2001:db8:1:5::99]:443", "2001:db8:2::1"),
        ("2001:db8:3::7", "2001:db8:3::99", "2001:db8:3:1::99"),
    ],
)
def test_a_banned_network_can_do_nothing_and_others_can(
    running: RunningServer, banned: str, inside: str, outside: str
) -> None:
    one, other = guest(running, "Inside", inside), guest(running, "Outside", outside)
    table = other.open("nile", "me", "open", public=True)
    admin(running, "ban", "--address", banned, "--days", "2")
    soon(lambda: code_of(lambda: one.get("/api/me")) == "server.banned")
    assert code_of(lambda: one.get("/api/games")) == "server.banned", "whoever asks"
    assert one.http.get("/health").status_code == 200
    assert other.get(f"/api/tables/{table['id']}")["yours"]
    admin(running, "unban", "--address", banned)
    soon(lambda: code_of(lambda: one.get("/api/me")) is None)


def test_the_connections_of_a_banned_network_are_closed(running: RunningServer) -> None:
    mia = guest(running, "Mia Local")
    table = mia.open("nile", "me", "open")

    async def play() -> None:
        async with mia.at(table) as seat:  # without the proxy's header, from 127.0.0.1
            await asyncio.to_thread(admin, running, "ban", "--address", "127.0.0.0/8")
            assert await ended_with(seat) == "server.banned"

    asyncio.run(play())
    admin(running, "unban", "--address", "127.0.0.0/8")
    soon(lambda: code_of(lambda: mia.get("/api/me")) is None)


def test_a_muted_person_plays_and_does_not_chat(running: RunningServer) -> None:
    mia = guest(running, "Mia Mute")
    table = mia.open("nile", "me", "me:Ann", options={"first": 0})
    person = id_of(running, "Mia Mute")

    async def chat(seat: Seated, wanted: str) -> None:
        async with asyncio.timeout(30):
            while (await seat.command("chat", text="Hello"))["type"] != wanted:
                await asyncio.sleep(2.5)  # not faster than chatting is allowed

    async def play() -> None:
        async with mia.at(table) as seat:
            await chat(seat, "ack")
            await asyncio.to_thread(admin, running, "mute", "--", person)
            await chat(seat, "refused")
            assert (await seat.command("chat", text="Hello"))["code"] == "server.muted"
            assert (await seat.step("done"))["type"] == "ack"
            await asyncio.to_thread(admin, running, "unmute", "--", person)
            await chat(seat, "ack")

    asyncio.run(play())


def test_a_session_is_revoked(running: RunningServer) -> None:
    mia = guest(running, "Mia Revoked")
    table = mia.open("nile", "me", "open")
    (session,) = admin(running, "sessions", "--", id_of(running, "Mia Revoked"))

    async def play() -> None:
        async with mia.at(table) as seat:
            await asyncio.to_thread(admin, running, "revoke", "--", session["id"])
            with pytest.raises(ConnectionClosed) as closed:
                await seat.receive("refused")
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "revoked"

    asyncio.run(play())
    assert mia.get("/api/me") == {"name": None}


# Everybody


def test_a_notice_reaches_everybody_who_is_connected(running: RunningServer) -> None:
    mia, ben = guest(running, "Mia Notice"), guest(running, "Ben Notice")
    tables = [person.open("nile", "me", "open") for person in (mia, ben)]

    async def play() -> None:
        async with mia.at(tables[0]) as first, ben.at(tables[1]) as second:
            sent = await asyncio.to_thread(admin, running, "broadcast", "Back  in ten\nminutes — à bientôt")
            assert sent == {"action": "broadcast", "target": "Back in ten minutes — à bientôt"}
            for seat in (first, second):
                assert (await seat.receive("notice"))["text"] == sent["target"]

    asyncio.run(play())


def test_read_only_stops_play_and_clocks(running: RunningServer) -> None:
    mia, ben = guest(running, "Mia Reads"), guest(running, "Ben Reads")
    table = mia.open("nile", "me", "me:Ann", options={"first": 0})
    timed = mia.open("nile", "me", "me:Ann", options={"first": 0}, clock=8.0)
    waiting = mia.open("nile", "me", "open")

    async def play() -> None:
        async with mia.at(table) as seat, mia.at(timed) as clock:
            first = "a" * 12
            assert (await seat.command("step", id=first, seat=0, after=seat.scene["step_version"], move="market"))[
                "type"
            ] == "ack"
            await asyncio.to_thread(admin, running, "read-only", "on")
            await asyncio.to_thread(soon, lambda: code_of(lambda: mia.open("nile", "me", "open")) is not None)
            assert code_of(lambda: mia.open("nile", "me", "open")) == "server.read_only"
            assert code_of(lambda: ben.post(f"/api/tables/{waiting['id']}/seats", invite=waiting["invite"])) == (
                "server.read_only"
            )
            assert (await seat.command("undo", seat=0, after=seat.scene["step_version"]))["code"] == "server.read_only"
            again = await seat.command("step", id=first, seat=0, after=0, move="market")
            assert again["type"] == "ack", "sent again, a command has the same answer"
            assert mia.http.get("/health").status_code == 200 and mia.get(f"/api/tables/{table['id']}")["yours"]
            stopped = await scene_of(clock)  # on a slow machine, a stand-in may have moved before
            while time.time() < stopped["due"] + 1:
                await asyncio.sleep(0.1)
            assert await scene_of(clock) == stopped, "the clock stands still"
            await asyncio.to_thread(admin, running, "read-only", "off")
            await asyncio.to_thread(soon, lambda: code_of(lambda: mia.open("nile", "me", "open")) is None)
            assert (await scene_of(clock))["due"] > stopped["due"] + 1
            assert (await seat.command("undo", seat=0, after=seat.scene["step_version"]))["type"] == "ack"

    async def scene_of(seat: Seated) -> Any:
        await seat.send(type="look", seat=0)
        return (await seat.receive("welcome"))["scene"]

    try:
        asyncio.run(play())
    finally:
        admin(running, "read-only", "off")


def test_what_the_operator_did_holds_after_a_restart(database: str, open_server: Callable[..., RunningServer]) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia = Guest(server)
    admin(server, "ban", "--", id_of(server, "Mia"))
    admin(server, "read-only", "on")
    server.stop()
    server.start()
    assert code_of(lambda: mia.get("/api/me")) == "server.banned"
    assert code_of(lambda: Guest(server, "Ben").open("nile", "me", "open")) == "server.read_only"


# In the database


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(Settings(database_url=database).url)
    yield store
    store.close()


def test_a_ban_ends_by_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    with store.engine.begin() as connection:
        connection.execute(people.insert(), {"id": "mia", "name": "Mia", "created": now})
        actions.restrict(connection, "ban", "mia", 3, "")
        set_restriction(connection, Restriction("address", "192.0.2.0/24", None))
        held = read_restrictions(connection)
    assert {row.kind for row in held} == {"ban", "address"}
    known = Restrictions()
    known.load(held)
    monkeypatch.setattr(time, "time", lambda: now + 2.9 * DAY)
    with pytest.raises(Refused, match=r"server\.banned"):
        known.check_person("mia")
    monkeypatch.setattr(time, "time", lambda: now + 3.1 * DAY)
    known.check_person("mia")
    with store.engine.begin() as connection:
        assert [row.kind for row in read_restrictions(connection)] == ["address"]


@pytest.mark.parametrize(
    ("read_only_from", "added"),
    [
        (None, 100.0),
        (-150.0, 0.0),  # all of it is added when play continues
        (-30.0, 70.0),  # so is the time from then on
    ],
)
def test_an_outage_while_play_is_stopped_is_added_once(
    store: Store, read_only_from: float | None, added: float
) -> None:
    now = time.time()
    since = None if read_only_from is None else now + read_only_from
    with store.engine.begin() as connection:
        connection.execute(people.insert(), {"id": "mia", "name": "Mia", "created": now})
        live, opened = open_table(Person("mia", "Mia"), TWO_SEATS, game_of("nile"))
        assert add_table(connection, live.row, opened, 10, 10) == Committed()
        connection.execute(update(tables).values(due=now))
        stop = {"alive_at": now - 100, "closed_at": now - 100, "read_only_since": since}
        connection.execute(update(installation).values(stop))
        end_outage(connection, now, True)
        assert connection.execute(select(tables.c.due)).scalar_one() == pytest.approx(now + added)
        actions.read_only(connection, False, "")
        total = connection.execute(select(tables.c.due)).scalar_one() - now
        assert total == pytest.approx(max(100.0, -(read_only_from or 0.0)), abs=5)


def test_old_events_are_deleted_and_their_ids_are_not_used_again(store: Store) -> None:
    with store.engine.begin() as connection:
        add_event(connection, "session", "first")
        last = last_event(connection)
        connection.execute(update(admin_events).values(at=time.time() - KEPT_SECONDS - 1))
        add_event(connection, "session", "second")
        assert [(event.id > last, event.body) for event in events_after(connection, 0)] == [(True, "second")]
        assert events_after(connection, last_event(connection)) == []

"""Clocks: stand-ins after the time ran out, time given back after an outage, and bots after a kill."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from akhet.record import replay
from akhet.server.people.accounts import add_person
from akhet.server.settings import Settings
from akhet.server.storage.admin_events import events_after, last_event
from akhet.server.storage.rows import add_table
from akhet.server.storage.schema import installation, tables
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.storage.store import Store
from akhet.server.tables import play_time
from akhet.server.tables.clocks import Heartbeat, end_outage, write_heartbeat
from akhet.server.tables.expiry import begin_round
from akhet.server.tables.live import game_of
from akhet.server.tables.seating import TablePlan, open_table
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS, new_database
from tests.server.servers import RunningServer

OpenServer = Callable[..., RunningServer]
QUICK: dict[str, Any] = GENEROUS | {"shortest_clock": 0.1}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def quick_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with short clocks, for tests that do not stop it."""
    running = RunningServer(new_database(request, tmp_path_factory.mktemp("server")), **QUICK)
    yield running
    running.close()


on_sqlite = pytest.mark.parametrize("quick_server", ["sqlite"], indirect=True)


def test_a_stand_in_moves_when_the_clock_has_run_out_and_its_moves_are_marked(quick_server: RunningServer) -> None:
    mia = Guest(quick_server, "Mia")

    async def play() -> dict[str, Any]:
        table = mia.open("nile", "me", "me:Ann", clock=0.3)
        async with mia.at(table, since=0) as seat:
            assert seat.scene["due"] > time.time() - 1
            await seat.until(lambda seat: len([one for one in seat.entries if one.get("stand_in") == "clock"]) > 3)
            await seat.until(lambda seat: all(one["away"] for one in seat.info["seats"]) or seat.over)
            await seat.until(lambda seat: seat.over)  # no player comes back, so bots play it to its end
            events = [event for one in seat.entries for event in one.get("events") or []]
            assert {"event": "stood_in", "seat": 0, "why": "clock"} in events
        return mia.get(f"/api/tables/{table['id']}/record")

    record = asyncio.run(play())
    assert replay(record).over and {ply["stand_in"] for ply in record["plies"]} == {"clock"}


@on_sqlite
def test_a_player_who_is_away_comes_back_with_a_command(quick_server: RunningServer) -> None:
    mia, ben = Guest(quick_server, "Mia"), Guest(quick_server, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "open", clock=2.0)
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        async with mia.at(table) as left, ben.at(table) as right:
            assert (await left.command("back", seat=0))["code"] == "server.not_away"
            while not right.info["seats"][0]["away"]:
                if right.my_turn:
                    await right.step("done")
                else:
                    await right.next()
            answer = await left.command("back", seat=0)
            assert answer["type"] == "ack" and not left.info["seats"][0]["away"]
            if not left.my_turn:
                await right.until(lambda seat: seat.my_turn)
                while right.my_turn:
                    await right.step("done")
                await left.until(lambda seat: seat.my_turn)
            assert left.scene["due"] > left.entries[-1]["at"] + 1  # the clock runs again

    asyncio.run(play())


@on_sqlite
def test_a_step_in_time_is_not_marked_as_a_stand_ins(quick_server: RunningServer) -> None:
    mia = Guest(quick_server, "Mia")

    async def play() -> None:
        table = mia.open("fertility", "me", "scribe", clock=60.0)
        async with mia.at(table, since=0) as seat:
            await seat.until(lambda seat: seat.my_turn)
            due = seat.scene["due"]
            await seat.step(seat.scene["moves"][0])
            if seat.my_turn:  # the clock is for the turn, not for each step
                assert seat.scene["due"] == due
            assert all("stand_in" not in entry or entry["stand_in"] is None for entry in seat.entries)

    asyncio.run(play())


def test_the_time_a_server_is_stopped_is_given_back(database: str, open_server: OpenServer) -> None:
    server = open_server(database, wait_for_bots=False, **QUICK)
    mia = Guest(server, "Mia")

    async def due(table: dict[str, Any]) -> float:
        async with mia.at(table) as seat:
            return seat.scene["due"]

    table = mia.open("nile", "me", "me:Ann", clock=300.0)
    before = asyncio.run(due(table))
    told = time.time()
    server.stop()
    closed = time.time()
    time.sleep(1.5)
    opened = time.time()
    server.start()
    given = asyncio.run(due(table)) - before
    assert opened - closed <= given <= time.time() - told  # stopping and starting take time, too


def test_the_time_after_a_kill_is_given_back(open_server: OpenServer, tmp_path: Path) -> None:
    server = open_server(wait_for_bots=False, **QUICK)
    mia = Guest(server, "Mia")
    mia.open("nile", "me", "me:Ann", clock=300.0)
    server.kill()
    with sqlite3.connect(tmp_path / "akhet.sqlite") as database:
        (before,) = database.execute("SELECT due FROM tables").fetchone()
        database.execute("UPDATE house SET alive_at = alive_at - 100")  # as if that was a while ago
    database.close()
    server.start()
    with sqlite3.connect(tmp_path / "akhet.sqlite") as database:
        (after,) = database.execute("SELECT due FROM tables").fetchone()
    database.close()
    assert after - before > 99


def test_bots_continue_after_a_kill(database: str, open_server: OpenServer) -> None:
    server = open_server(database, **QUICK)
    mia = Guest(server, "Mia")

    async def play() -> None:
        table = mia.open("nile", "me", "pharaoh", "pharaoh", options={"first": 0})
        async with mia.at(table) as seat:
            await seat.until(lambda seat: seat.my_turn)
            await seat.step("done")
            while seat.my_turn:
                await seat.step("done")
        server.kill()  # while a bot thinks
        server.start()
        async with mia.at(table) as seat:
            await seat.until(lambda seat: seat.my_turn)

    asyncio.run(play())


# The time by which games are played, with several processes and a clock that jumps.


@pytest.fixture
def deadline(database: str) -> Iterator[Callable[..., tuple[Heartbeat, float]]]:
    """A function that starts or continues a process, and returns its heartbeat and by how much a deadline moved."""
    store = Store(Settings(database_url=database).url)
    with store.engine.begin() as connection:
        mia = add_person(connection, "Mia")
        seats = [TableSeat(PERSON, mia.id, "Mia"), TableSeat(PERSON, mia.id, "Ann")]
        live, change = open_table(mia, TablePlan("nile", {}, seats, False, True, 60.0), game_of("nile"))
        add_table(connection, live.row, change, 10, 10)

    def moved(beat: Callable[..., Heartbeat], *more: bool, last: float, now: float, **stop: Any) -> Any:
        with store.engine.begin() as connection:
            connection.execute(update(tables).values(due=500.0))
            connection.execute(update(installation).values(alive_at=last, **stop))
            found = beat(connection, now, *more)
            return found, connection.execute(select(tables.c.due)).scalar_one() - 500.0

    moved.store = store  # type: ignore[attr-defined]
    yield moved
    store.close()


Deadline = Callable[..., tuple[Heartbeat, float]]


def test_a_heartbeat_in_time_changes_no_deadline(deadline: Deadline) -> None:
    assert deadline(write_heartbeat, last=100.0, now=102.0) == (Heartbeat(102.0), 0.0)


def test_the_time_without_a_database_is_given_back_once_and_all_processes_learn_it(deadline: Deadline) -> None:
    store: Store = deadline.store  # type: ignore[attr-defined]
    with store.engine.connect() as connection:
        last = last_event(connection)
    assert deadline(write_heartbeat, last=100.0, now=160.0) == (Heartbeat(160.0, 60.0), 60.0)
    with store.engine.connect() as connection:
        assert [event.kind for event in events_after(connection, last)] == ["clocks"]
        assert write_heartbeat(connection, 160.5) == Heartbeat(160.5)  # that of another process


def test_a_process_that_is_behind_follows_the_others(deadline: Deadline, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = play_time.now() + 1000.0
    assert deadline(write_heartbeat, last=ahead, now=ahead - 1000.0) == (Heartbeat(ahead), 0.0)
    assert deadline(end_outage, False, last=ahead, now=ahead - 1000.0, closed_at=None) == (Heartbeat(ahead), 0.0)
    monkeypatch.setattr(play_time, "_offset", play_time._offset)  # put back at the end
    play_time.follow(ahead)
    assert play_time.now() >= ahead and play_time.clock_ahead() in (-999, -1000)
    play_time.follow(ahead - 500.0)
    assert play_time.now() >= ahead


@pytest.mark.parametrize(("now", "moves"), [(5100.0, 5000.0), (-4900.0, -5000.0)])
def test_a_clock_that_was_set_while_no_server_ran_changes_no_remaining_time(
    deadline: Deadline, now: float, moves: float
) -> None:
    assert deadline(end_outage, True, last=90.0, now=now, closed_at=100.0)[1] == moves


def test_play_does_not_follow_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    before, clock = play_time.now(), time.time
    assert play_time.clock_ahead() == 0
    monkeypatch.setattr(time, "time", lambda: clock() + 3600)
    assert before <= play_time.now() < before + 60 and play_time.clock_ahead() == 3600


def test_old_tables_are_looked_for_after_the_clock_was_set_back(deadline: Deadline) -> None:
    with deadline.store.engine.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(update(installation).values(expired_at=10_000.0))
        assert not begin_round(connection, 9_990.0, 60.0)  # another process, whose clock is a little ahead
        assert begin_round(connection, 5_000.0, 60.0)

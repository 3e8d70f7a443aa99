"""Clocks: stand-ins after the time ran out, time given back after an outage, and bots after a kill."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from akhet.record import replay
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
            assert left.scene["due"] > time.time()

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
    server.stop()
    closed = time.time()
    time.sleep(1.5)
    opened = time.time()
    server.start()
    given = asyncio.run(due(table)) - before
    assert opened - closed <= given <= time.time() - closed + 5  # stopping and starting take a moment, too


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

"""A database of an earlier server (commit 5631572) opens, and its games continue.

tests/records/server.sql is a dump of it: one finished game of NILE and one running game of Fertility, of two people.
"""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from akhet.record import replay
from tests.server.clients import Guest, Seated, play_on
from tests.server.servers import RunningServer

FOLDER = Path(__file__).parents[1] / "records"
FACTS = json.loads((FOLDER / "server.json").read_text("utf-8"))


@pytest.fixture
def old_server(tmp_path: Path, open_server: Callable[..., RunningServer]) -> RunningServer:
    """Today's server over the earlier server's database."""
    file = tmp_path / "old.sqlite"
    database = sqlite3.connect(file)
    database.executescript((FOLDER / "server.sql").read_text("utf-8"))
    database.close()
    return open_server(f"sqlite:///{file}", wait_for_bots=False, requests_per_second=1000, messages_per_second=1000)


def guest(server: RunningServer, name: str) -> Guest:
    """A person with the cookie that the earlier server gave them."""
    person = Guest(server, name=None)
    person.http.cookies.set("akhet_guest", FACTS["cookies"][name])
    return person


def test_people_games_and_records_of_an_earlier_server_are_there(old_server: RunningServer) -> None:
    mia = guest(old_server, "Mia")
    assert mia.get("/api/me")["name"] == "Mia"
    record = mia.get(f"/api/tables/{FACTS['over']['table']}/record")
    assert replay(record).hash() == FACTS["over"]["hash"] and "dice" in record


def test_a_running_game_of_an_earlier_server_continues_to_its_end(old_server: RunningServer) -> None:
    table = FACTS["running"]["table"]
    mia, ben = guest(old_server, "Mia"), guest(old_server, "Ben")

    async def play() -> None:
        async with mia.at(table) as first, ben.at(table) as second:
            assert same_view(first)
            assert first.scene["view"]["options"]["pieces"] == ["obelisk", "pyramid"]  # could not be chosen then
            assert (await first.command("undo", seat=0, after=first.scene["step_version"]))["type"] == "ack"
            moves = random.Random(1)
            await play_on(first, second, choose=lambda scene: moves.choice(scene["moves"]))

    asyncio.run(play())
    record = mia.get(f"/api/tables/{table}/record")
    assert replay(record).over


def same_view(seated: Seated) -> bool:
    """Whether a seat still sees what it saw; entries that a later version added do not count."""
    before, now = FACTS["running"]["view"], seated.scene["view"]
    options = {name: now["options"][name] for name in before["options"]}
    return {name: now[name] for name in before} | {"options": options} == before

"""A game of another package on a real server: offered, described, played to its end, and replayed."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Guest, play_on
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.test_third_game import FOLDER


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(FOLDER))
        running = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('third') / 'akhet.sqlite'}", **GENEROUS)
    yield running
    running.close()


def test_the_lobby_describes_it_from_its_manifest(server: RunningServer):
    (info,) = [game for game in Guest(server).get("/api/games") if game["game"] == "pebbles"]
    assert (info["title"], info["hides"], info["players"]) == ("Pebbles", False, [2, 3, 4])
    assert [option["name"] for option in info["options"]] == ["heap"]
    moves = Guest(server).get("/api/games/pebbles/moves")
    assert moves[1] == {"say": "take 2", "verb": "take", "what": 2}


def test_two_people_and_a_bot_play_it_to_the_end_and_look_at_it_again(server: RunningServer):
    choose = random.Random(3)
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("pebbles", "me", "open", "scribe", options={"heap": 9})
    ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])

    async def play() -> Any:
        async with mia.at(table) as one, ben.at(table) as other:
            await play_on(one, other, choose=lambda scene: choose.choice(scene["moves"]))
            return one.scene

    scene = asyncio.run(play())
    assert scene["over"] and scene["view"]["heap"] == 0
    assert sum(standing["counts"][0] for standing in scene["standings"]) >= 9
    last = mia.get(f"/api/tables/{table['id']}/replay/steps")[-1]
    assert last["events"][-1] == {"event": "ended"}
    assert mia.get(f"/api/tables/{table['id']}/record")["game"] == "pebbles"


def test_what_its_rules_forbid_is_refused_with_its_ruling(server: RunningServer):
    mia = Guest(server)
    with pytest.raises(Exception, match=r"pebbles\.heap"):
        mia.open("pebbles", "me", "farmer", options={"heap": 1000})

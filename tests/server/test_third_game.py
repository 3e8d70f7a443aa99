"""A game of another package (tests/third_game) on the server: described, played against bots and people, replayed."""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Guest, Refusal, play_on
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

PACKAGE = Path(__file__).parents[1] / "third_game"


@pytest.fixture(scope="module")
def pebbles_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(PACKAGE), os.environ.get("PYTHONPATH")])))
        server = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('pebbles') / 'akhet.sqlite'}", **GENEROUS)
    yield server
    server.close()


def test_it_is_described_after_our_own_games(pebbles_server: RunningServer) -> None:
    mia = Guest(pebbles_server)
    *_, info = mia.get("/api/games")
    assert (info["game"], info["title"], info["players"], info["hides"]) == ("pebbles", "Pebbles", [2, 3, 4], False)
    assert [(one["name"], one["kind"], one["label"]) for one in info["options"]] == [
        ("heap", "number", "pebbles-option-heap")
    ]
    assert mia.get("/api/games/pebbles/moves")[0] == {"say": "take 1", "verb": "take", "what": 1}
    assert mia.http.get("/api/games/pebbles/set").status_code == 404  # it has no components file


def test_a_game_with_a_bot_a_friend_and_a_stand_in_ends(pebbles_server: RunningServer) -> None:
    mia = Guest(pebbles_server)
    table = mia.open("pebbles", "me", "scribe", "me:Ann", options={"heap": 20})
    assert (table["game"], table["hides"], table["options"]) == ("pebbles", False, {"heap": 20})
    dice = random.Random(1)

    async def play() -> None:
        async with mia.at(table, seat=0) as seat, mia.at(table, seat=2) as friend:
            assert (await friend.command("resign", seat=2))["type"] == "ack"  # a stand-in plays for Ann
            await play_on(seat, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())
    path = f"/api/tables/{table['id']}"
    replay = mia.get(f"{path}/replay")
    assert sorted(mia.get(path)["places"]) == sorted(mia.get(f"{path}/record")["places"])
    assert replay["plies"] == len(mia.get(f"{path}/record")["plies"]) and len(replay["views"]) == 3


def test_what_its_rules_forbid_is_refused_with_its_ruling(pebbles_server: RunningServer) -> None:
    with pytest.raises(Refusal, match=r"pebbles\.heap") as refused:
        Guest(pebbles_server).open("pebbles", "me", "farmer", options={"heap": 1000})
    assert refused.value.status == 400

"""The race of a finished game: the score of every seat, turn by turn."""

import asyncio
from itertools import pairwise

import pytest

from akhet.games import BUILT_IN
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer
from tests.server.test_replays import played


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_race_has_one_point_per_turn_and_ends_with_the_final_standings(server: RunningServer, game: str) -> None:
    mia, ben = Guest(server), Guest(server, "Ben")
    table = played(server, mia, game)
    path = f"/api/tables/{table['id']}"
    race = mia.get(f"{path}/race")
    assert race[-1]["ply"] == table["plies"] and race[-1]["places"] == table["places"]
    assert (race[0]["ply"], race[0]["seat"]) == (0, None) and race[0]["places"] == [1, 1]  # nobody has scored yet
    turns = race[1:]
    assert all(one["seat"] != next["seat"] and one["ply"] < next["ply"] for one, next in pairwise(turns))
    for point in (race[len(race) // 2], race[-1]):
        standings = mia.get(f"{path}/replay", ply=point["ply"])["standings"]
        assert point["counts"] == [standing["counts"] for standing in standings]
        assert point["places"] == [standing["place"] for standing in standings]
    with pytest.raises(Refusal, match=r"server\.no_table"):
        ben.get(f"{path}/race")
    assert ben.get(f"{path}/race", invite=table["invite"]) == race


def test_there_is_no_race_before_the_end_and_a_resignation_ends_it(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")
    path = f"/api/tables/{table['id']}/race"
    with pytest.raises(Refusal, match=r"server\.not_over"):
        mia.get(path)

    async def resign() -> None:
        async with mia.at(table, seat=0) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(resign())
    assert [point["ply"] for point in mia.get(path)] == [0]

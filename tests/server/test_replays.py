"""Finished games, step by step, and continued from any of their positions."""

import asyncio
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from akhet.bots.network.file import shipped_network
from akhet.games import BUILT_IN
from akhet.record import replay
from akhet.server.lobby_messages import RacePoint, ReplayScene, ReplayStep
from akhet.server.tables.replays import MOST_KEPT, replay_of
from akhet.table import Game
from tests.server.clients import Guest, Refusal, play_on
from tests.server.servers import RunningServer


def played(server: RunningServer, guest: Guest, game: str, **more: Any) -> dict[str, Any]:
    """A table of two friends on one device whose game is over."""
    table = guest.open(game, "me", "me:Ann", **more)
    finish(guest, table["id"])
    return guest.get(f"/api/tables/{table['id']}")


def finish(guest: Guest, table: str) -> None:
    async def play() -> None:
        async with guest.at(table, seat=0) as first, guest.at(table, seat=1) as second:
            dice = random.Random(5)
            await play_on(first, second, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_finished_game_can_be_replayed_ply_by_ply(server: RunningServer, game: str) -> None:
    mia = Guest(server)
    table = played(server, mia, game)
    path = f"/api/tables/{table['id']}/replay"
    record = mia.get(f"/api/tables/{table['id']}/record")
    steps = mia.get(f"{path}/steps")
    assert [step["say"] for step in steps] == [None, *(ply["say"] for ply in record["plies"])]
    first, last = mia.get(path), mia.get(path, ply=10_000)
    assert first["ply"] == 0 and first["plies"] == last["ply"] == len(record["plies"])
    assert first["step"] == steps[0] and first["turn"] == record["plies"][0]["seat"]
    assert last["turn"] is None and [one["place"] for one in last["standings"]] == record["places"]
    end = replay(record)
    assert last["views"] == [end.view_position(seat) for seat in (0, 1)]
    TypeAdapter(list[ReplayStep]).validate_python(steps)  # they are sent without a check against their types
    TypeAdapter(list[RacePoint]).validate_python(mia.get(f"/api/tables/{table['id']}/race"))
    for ply in (1, len(steps) // 2):
        scene = mia.get(path, ply=ply)
        ReplayScene.model_validate(scene)
        assert scene["step"] == steps[ply] and scene["turn"] == record["plies"][ply]["seat"]
        assert [view["seat"] for view in scene["views"]] == [0, 1]


def test_a_record_has_the_hash_of_the_network_that_played(server: RunningServer) -> None:
    """Of a bot that was asked for its moves by a network, and of no other seat."""
    mia = Guest(server)
    table = mia.open("nile", "me", "vizier", "farmer", options={"first": 0})["id"]

    async def resign() -> list[dict[str, Any]]:
        async with mia.at(table, since=0) as seat:
            await seat.command("resign", seat=0)
            return seat.entries

    entries = asyncio.run(resign())
    record = mia.get(f"/api/tables/{table}/record")
    assert record["networks"] == [None, shipped_network("nile").hash, None]
    replay(record)
    assert all("networks" not in entry for entry in entries)


def test_no_replay_before_the_end_nor_for_people_who_may_not_look(server: RunningServer) -> None:
    mia, ben = Guest(server), Guest(server, "Ben")
    unfinished = mia.open("nile", "me", "me:Ann")["id"]
    for path in ("replay", "replay/steps"):
        with pytest.raises(Refusal, match=r"server\.not_over"):
            mia.get(f"/api/tables/{unfinished}/{path}")
    with pytest.raises(Refusal, match=r"server\.not_over"):
        mia.post(f"/api/tables/{unfinished}/branch", ply=0, seats=[{"kind": "me"}, {"kind": "bot", "level": "farmer"}])
    finished = played(server, mia, "fertility")
    for path in ("replay", "replay/steps"):
        with pytest.raises(Refusal, match=r"server\.no_table"):
            ben.get(f"/api/tables/{finished['id']}/{path}")
        ben.get(f"/api/tables/{finished['id']}/{path}", invite=finished["invite"])


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_can_be_continued_from_any_ply(server: RunningServer, game: str) -> None:
    mia = Guest(server)
    old = played(server, mia, game)
    seen = mia.get(f"/api/tables/{old['id']}/replay", ply=7)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Tom"}]
    new = mia.post(f"/api/tables/{old['id']}/branch", ply=7, seats=seats)
    assert new["stage"] == "playing" and new["turn"] == seen["turn"] and new["options"] == old["options"]

    async def look() -> None:
        async with mia.at(new, seat=1) as seat:
            assert seat.scene["view"] == seen["views"][1]

    asyncio.run(look())
    finish(mia, new["id"])
    record = mia.get(f"/api/tables/{new['id']}/record")
    assert record["start"]["position"] is not None and record["options"] == {}
    replay(record)  # checks the rules, and draws every chance result again
    assert mia.get(f"/api/tables/{new['id']}/replay")["views"] == seen["views"]
    mia.post(f"/api/tables/{new['id']}/rematch")


def test_continuing_needs_all_seats_taken_and_a_position_before_the_end(server: RunningServer) -> None:
    mia = Guest(server)
    table = played(server, mia, "nile")
    path = f"/api/tables/{table['id']}/branch"
    farmer = {"kind": "bot", "level": "farmer"}
    for seats in ([{"kind": "me"}, farmer, farmer], [{"kind": "me"}, {"kind": "open"}]):
        with pytest.raises(Refusal, match=r"server\.branch_seats"):
            mia.post(path, ply=0, seats=seats)
    with pytest.raises(Refusal, match=r"server\.only_bots"):
        mia.post(path, ply=0, seats=[farmer, farmer])
    with pytest.raises(Refusal, match=r"server\.over"):
        mia.post(path, ply=1_000_000, seats=[{"kind": "me"}, farmer])


def test_a_bot_moves_at_a_table_that_continues_a_game(server: RunningServer) -> None:
    mia = Guest(server)
    old = played(server, mia, "nile")
    first = mia.get(f"/api/tables/{old['id']}/replay")["turn"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "farmer"}]
    new = mia.post(f"/api/tables/{old['id']}/branch", ply=0, seats=seats if first == 1 else seats[::-1])

    async def look() -> None:
        async with mia.at(new) as seat:
            await seat.until(lambda seat: seat.scene["turn"] == 1 - first)

    asyncio.run(look())


def test_a_resigned_game_ends_where_it_was_resigned(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")

    async def resign() -> None:
        async with mia.at(table, seat=0) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(resign())
    scene = mia.get(f"/api/tables/{table['id']}/replay", ply=3)
    assert (scene["ply"], scene["plies"], scene["turn"]) == (0, 0, None)


def test_the_replays_in_memory_are_small(server: RunningServer) -> None:
    mia = Guest(server)
    record = mia.get(f"/api/tables/{played(server, mia, 'nile')['id']}/record")
    found = replay_of(Game("nile"), record)
    assert MOST_KEPT * sum(len(state) for state in found.states) < 30 * 2**20

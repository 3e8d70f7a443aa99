"""Games that are over, step by step, and played on from any of their positions."""

import asyncio
import random
from typing import Any

import pytest

from akhet.games import BUILT_IN
from akhet.record import replay
from akhet.server.tables.replays import MOST_KEPT, play_again
from akhet.table import Game
from tests.server.clients import Guest, Refusal, play_on
from tests.server.servers import RunningServer


def played(server: RunningServer, guest: Guest, game: str, **command: Any) -> dict[str, Any]:
    """A table of two friends on one device whose game is over."""
    table = guest.open(game, "me", "me:Ann", **command)
    finish(guest, table["id"])
    return guest.get(f"/api/tables/{table['id']}")


def finish(guest: Guest, table: str) -> None:
    async def play() -> None:
        async with guest.at(table, seat=0) as first, guest.at(table, seat=1) as second:
            dice = random.Random(5)
            await play_on(first, second, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_that_is_over_can_be_seen_again_ply_by_ply(server: RunningServer, game: str) -> None:
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
    for ply in (1, len(steps) // 2):
        scene = mia.get(path, ply=ply)
        assert scene["step"] == steps[ply] and scene["turn"] == record["plies"][ply]["seat"]
        assert [view["seat"] for view in scene["views"]] == [0, 1]


def test_nothing_is_told_before_the_game_is_over_nor_to_those_who_may_not_look(server: RunningServer) -> None:
    mia, ben = Guest(server), Guest(server, "Ben")
    going_on = mia.open("nile", "me", "me:Ann")["id"]
    for path in ("replay", "replay/steps"):
        with pytest.raises(Refusal, match=r"server\.not_over"):
            mia.get(f"/api/tables/{going_on}/{path}")
    with pytest.raises(Refusal, match=r"server\.not_over"):
        mia.post(f"/api/tables/{going_on}/branch", ply=0, seats=[{"kind": "me"}, {"kind": "bot", "level": "farmer"}])
    over = played(server, mia, "fertility")
    for path in ("replay", "replay/steps"):
        with pytest.raises(Refusal, match=r"server\.no_table"):
            ben.get(f"/api/tables/{over['id']}/{path}")
        ben.get(f"/api/tables/{over['id']}/{path}", invite=over["invite"])


@pytest.mark.parametrize("game", BUILT_IN)
def test_one_can_play_on_from_any_ply(server: RunningServer, game: str) -> None:
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
    replay(record)  # by the rules, and every roll again by the key
    assert mia.get(f"/api/tables/{new['id']}/replay")["views"] == seen["views"]
    mia.post(f"/api/tables/{new['id']}/rematch")


def test_playing_on_needs_somebody_in_every_seat_and_a_game_to_go_on_with(server: RunningServer) -> None:
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


def test_a_bot_moves_at_a_table_that_plays_on(server: RunningServer) -> None:
    mia = Guest(server)
    old = played(server, mia, "nile")
    first = mia.get(f"/api/tables/{old['id']}/replay")["turn"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "farmer"}]
    new = mia.post(f"/api/tables/{old['id']}/branch", ply=0, seats=seats if first == 1 else seats[::-1])

    async def look() -> None:
        async with mia.at(new) as seat:
            await seat.until(lambda seat: seat.scene["turn"] == 1 - first)

    asyncio.run(look())


def test_a_game_that_somebody_gave_up_ends_where_it_was_given_up(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")

    async def give_up() -> None:
        async with mia.at(table, seat=0) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(give_up())
    scene = mia.get(f"/api/tables/{table['id']}/replay", ply=3)
    assert (scene["ply"], scene["plies"], scene["turn"]) == (0, 0, None)


def test_a_long_game_is_kept_in_little(server: RunningServer) -> None:
    mia = Guest(server)
    record = mia.get(f"/api/tables/{played(server, mia, 'nile')['id']}/record")
    found = play_again(Game("nile"), record)
    assert MOST_KEPT * sum(len(state) for state in found.states) < 30 * 2**20

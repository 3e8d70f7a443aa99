"""Hints over the socket: who may ask, when, and that the answer can be played."""

import asyncio
from typing import Any

import pytest

from akhet.record import replay
from tests.server.clients import Guest, Seated
from tests.server.servers import RunningServer


async def ask(seat: Seated, number: int = 0, id: str = "question-1", **more: Any) -> dict[str, Any]:
    await seat.send(type="hint", id=id, seat=number, **more)
    answer = await seat.receive("hint", "refused")
    assert answer["id"] == id
    return answer


@pytest.mark.parametrize(
    ("seats", "more", "allowed"),
    [
        (["me", "scribe"], {}, True),
        (["me", "me:Ann", "farmer"], {}, True),
        (["me", "scribe"], {"clock": 60.0}, False),
        (["me", "open"], {}, False),
        (["me", "open"], {"hints": True}, True),
        (["me", "scribe"], {"hints": False}, False),
    ],
)
def test_hints_are_for_games_against_bots_and_friends_here_without_a_clock(
    server: RunningServer, seats: list[str], more: dict[str, Any], allowed: bool
) -> None:
    assert Guest(server).open("nile", *seats, **more)["hints"] is allowed


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_hint_is_a_rest_of_the_turn_that_can_be_played(server: RunningServer, game: str) -> None:
    mia = Guest(server)

    async def play() -> None:
        async with mia.at(mia.open(game, "me", "farmer", options={"first": 0})) as seat:
            first, again = await ask(seat), await ask(seat, id="question-2")
            assert again == first | {"id": "question-2"}
            assert first["version"] == seat.scene["step_version"] and first["moves"]
            assert len(first["plans"]) > 1 and first["reasons"]
            assert all(0 <= plan["chance"] <= 1 and plan["worlds"] for plan in first["plans"])
            for one in first["moves"]:
                assert (await seat.step(one["move"]))["type"] == "ack"
            if first["ends"] and not seat.my_turn:  # a Farmer may have moved already
                answer = await ask(seat)
                assert answer["type"] == "hint" or answer["code"] == f"{game}.not_your_turn"

    asyncio.run(play())


def test_a_hint_has_three_depths_which_are_marked_in_the_record(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann", hints=True, options={"first": 0})

    async def play() -> None:
        async with mia.at(table, seat=0, since=0) as seat:
            nudge = await ask(seat, depth="nudge")
            assert nudge["topic"] and not nudge["moves"] and not nudge["plans"] and nudge["close"] is None
            assert all(reason["values"] == {} for reason in nudge["reasons"])
            ways = await ask(seat, id="question-2", depth="candidates")
            assert not ways["moves"] and not ways["reasons"]
            assert {plan["chance"] for plan in ways["plans"]} == {None}
            full = await ask(seat, id="question-3")
            assert full["depth"] == "reason" and full["moves"]
            assert [plan["moves"] for plan in ways["plans"]] == sorted(plan["moves"] for plan in full["plans"])
            await ask(seat, id="question-4", depth="nudge")  # asked again: marked once
            marks = [entry for entry in seat.entries if entry["kind"] == "hint"]
            assert [entry["depth"] for entry in marks] == ["nudge", "candidates", "reason"]
            assert (await seat.step(seat.scene["moves"][0]))["type"] == "ack"
            await seat.command("resign", seat=0)  # only a finished game has a record

    asyncio.run(play())
    path = f"/api/tables/{table['id']}"
    record = mia.get(f"{path}/record")
    assert record["hints"] == [{"seat": 0, "ply": 0, "depth": depth} for depth in ("nudge", "candidates", "reason")]
    replay(record)
    assert [step["hint"] for step in mia.get(f"{path}/replay/steps")[:2]] == [None, "reason"]


def test_a_hint_is_refused_to_others_and_where_the_table_has_none(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    without = mia.open("nile", "me", "me:Ann", hints=False, options={"first": 0})
    shared = mia.open("nile", "me", "open", hints=True, public=True, options={"first": 0})
    ben.post(f"/api/tables/{shared['id']}/seats")

    async def play() -> None:
        async with mia.at(without) as seat:
            assert (await ask(seat))["code"] == "server.no_hints"
        async with mia.at(shared) as seat, ben.at(shared) as other:
            assert (await ask(other, 0))["code"] == "server.not_your_seat"
            assert (await ask(other, 1))["code"] == "nile.not_your_turn"
            # While one is reckoned, the player can go on, and a second one has to wait.
            await seat.send(type="hint", id="question-1", seat=0)
            await seat.send(type="hint", id="question-2", seat=0)
            await seat.send(type="ping")
            answers = [await seat.receive("hint", "refused", "pong") for _ in range(3)]
            *at_once, last = [(one["type"], one.get("id"), one.get("code")) for one in answers]
            assert set(at_once) == {("pong", None, None), ("refused", "question-2", "server.hint_busy")}
            assert last == ("hint", "question-1", None)

    asyncio.run(play())


def test_a_rematch_keeps_the_setting(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann", hints=False)

    async def resign() -> None:
        async with mia.at(table) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(resign())
    assert mia.post(f"/api/tables/{table['id']}/rematch")["hints"] is False

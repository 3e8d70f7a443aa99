"""Sets of pieces at a table: chosen when it is opened and when somebody sits down, kept in records and rematches."""

import asyncio
from typing import Any

import pytest

from akhet.record import replay
from tests.rulings import ruling
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer


def pieces_of(table: dict[str, Any]) -> list[str | None]:
    return [seat["piece"] for seat in table["seats"]]


def sit(guest: Guest, table: dict[str, Any], **more: Any) -> dict[str, Any]:
    return guest.post(f"/api/tables/{table['id']}/seats", invite=table["invite"], **more)


@ruling("F1.7")
def test_those_who_sit_down_choose_among_the_types_that_are_free(server: RunningServer) -> None:
    mia, ben, zoe = (Guest(server, name) for name in ("Mia", "Ben", "Zoe"))
    seats = [{"kind": "me", "piece": "pyramid"}, {"kind": "open"}, {"kind": "open"}]
    table = mia.post("/api/tables", game="fertility", seats=seats)
    assert pieces_of(table) == ["pyramid", None, None] and "pieces" not in table["options"]
    for piece, code in (("pyramid", "open.piece_taken"), ("wall", "open.piece_unknown")):
        with pytest.raises(Refusal) as refused:
            sit(ben, table, piece=piece)
        assert refused.value.code == code
    assert pieces_of(sit(ben, table, piece="temple")) == ["pyramid", "temple", None]
    started = sit(zoe, table)
    assert pieces_of(started) == started["options"]["pieces"] == ["pyramid", "temple", "sphinx"]

    async def look() -> dict[str, Any]:
        async with zoe.at(table) as seat:
            return seat.scene["view"]

    assert asyncio.run(look())["options"]["pieces"] == ["pyramid", "temple", "sphinx"]


@ruling("F1.7")
def test_who_leaves_gives_the_type_back(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("fertility", "me", "open", "open")
    sit(ben, table, piece="sphinx")
    assert pieces_of(ben.delete(f"/api/tables/{table['id']}/seats")) == [None, None, None]


@ruling("F1.7")
def test_a_rematch_a_branch_and_the_record_keep_the_types(server: RunningServer) -> None:
    mia = Guest(server, "Mia")
    seats = [{"kind": "me", "piece": "temple"}, {"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "farmer"}]
    seats[2]["piece"] = "pyramid"
    table = mia.post("/api/tables", game="fertility", seats=seats, options={"first": 0})
    chosen = ["temple", "obelisk", "pyramid"]
    assert pieces_of(table) == chosen

    async def resign() -> None:
        async with mia.at(table) as seat:
            assert (await seat.step(seat.scene["moves"][0]))["type"] == "ack"
            await seat.command("resign", seat=0)
            await seat.command("resign", seat=1)
            await seat.until(lambda one: one.over)

    asyncio.run(resign())
    record = mia.get(f"/api/tables/{table['id']}/record")
    assert record["options"]["pieces"] == chosen
    assert replay(record).position()["options"]["pieces"] == chosen
    assert pieces_of(mia.post(f"/api/tables/{table['id']}/rematch")) == chosen
    plain = [{"kind": "me"}, {"kind": "bot", "level": "farmer"}, {"kind": "bot", "level": "farmer"}]
    branch = mia.post(f"/api/tables/{table['id']}/branch", ply=0, seats=plain)
    assert pieces_of(branch) == chosen
    assert mia.get(f"/api/tables/{table['id']}/replay", ply=0)["views"][0]["options"]["pieces"] == chosen


@ruling("F1.7")
def test_two_seats_cannot_be_opened_with_one_type(server: RunningServer) -> None:
    seats = [{"kind": "me", "piece": "temple"}, {"kind": "bot", "level": "farmer", "piece": "temple"}]
    with pytest.raises(Refusal) as refused:
        Guest(server).post("/api/tables", game="fertility", seats=seats)
    assert refused.value.code == "open.piece_taken"


def test_a_game_without_sets_of_pieces_takes_none(server: RunningServer) -> None:
    mia = Guest(server)
    assert pieces_of(mia.open("nile", "me", "farmer")) == [None, None]
    with pytest.raises(Refusal) as refused:
        mia.post("/api/tables", game="nile", seats=[{"kind": "me", "piece": "temple"}, {"kind": "open"}])
    assert refused.value.code == "open.piece_unknown"

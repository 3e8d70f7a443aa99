"""Tables: seats, invitations, lists, friends on one device, spectators, chat, resignation and rematch."""

import asyncio
import random
from typing import Any

import pytest

from akhet.record import replay
from akhet.server.lobby_messages import MOST_LISTED
from tests.server.clients import Guest, Refusal, Seated, play_on
from tests.server.servers import RunningServer


def test_the_game_begins_when_the_last_seat_is_taken(server: RunningServer) -> None:
    mia, ben, zoe = (Guest(server, name) for name in ("Mia", "Ben", "Zoe"))
    table = mia.open("nile", "me", "open", "open", public=True)
    assert table["stage"] == "open" and table["commitment"] is not None
    table = ben.post(f"/api/tables/{table['id']}/seats", seat=2)
    assert table["stage"] == "open" and [seat["name"] for seat in table["seats"]] == ["Mia", None, "Ben"]
    table = zoe.post(f"/api/tables/{table['id']}/seats")
    assert table["stage"] == "playing" and [seat["name"] for seat in table["seats"]] == ["Mia", "Zoe", "Ben"]
    assert [seat["yours"] for seat in table["seats"]] == [False, True, False]


def test_a_player_who_waits_sees_others_sit_down(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "open", public=True)
        async with mia.at(table) as seat:
            assert seat.scene is None
            ben.post(f"/api/tables/{table['id']}/seats")
            await seat.until(lambda seat: seat.scene is not None)
            assert [entry["kind"] for entry in seat.entries] == ["sat", "started"]
            assert seat.info["stage"] == "playing" and seat.entries[-1]["names"] == ["Mia", "Ben"]
            assert seat.entries[-1]["commitment"] == seat.info["commitment"]

    asyncio.run(play())


def test_a_private_table_opens_with_its_invitation_only(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("fertility", "me", "open")
    path = f"/api/tables/{table['id']}"
    for attempt in (lambda: ben.get(path), lambda: ben.post(f"{path}/seats"), lambda: ben.get(path, invite="wrong")):
        with pytest.raises(Refusal) as refused:
            attempt()
        assert (refused.value.status, refused.value.code) == (404, "server.no_table")
    assert table["id"] not in [one["id"] for one in ben.get("/api/tables")]
    assert ben.get(path, invite=table["invite"])["invite"] is None
    assert ben.post(f"{path}/seats", invite=table["invite"])["stage"] == "playing"


def test_a_seat_can_be_left_before_the_game_begins(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("nile", "me", "open", "open", public=True)
    seats = f"/api/tables/{table['id']}/seats"
    ben.post(seats)
    left = ben.delete(seats)
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    with pytest.raises(Refusal, match=r"server\.not_seated"):
        ben.delete(seats)
    closed = mia.delete(seats)  # the host leaves
    assert closed["stage"] == "closed"
    with pytest.raises(Refusal, match=r"server\.closed"):
        ben.post(seats)


def test_the_lists_have_open_tables_for_all_and_mine_for_me(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    public = mia.open("nile", "me", "open", public=True)["id"]
    private = mia.open("nile", "me", "open")["id"]
    unwatched = mia.open("nile", "me", "scribe", public=True, onlookers=False)["id"]
    listed = {one["id"] for one in ben.get("/api/tables", game="nile")}
    assert public in listed and private not in listed and unwatched not in listed
    assert public not in {one["id"] for one in ben.get("/api/tables", game="fertility")}
    assert {public, private, unwatched} <= {one["id"] for one in mia.get("/api/me/tables")}
    assert ben.get("/api/me/tables") == []


def test_the_list_of_my_tables_continues_where_it_ended(server: RunningServer) -> None:
    mia = Guest(server, "Mia")
    opened = [mia.open("nile", "me", "open")["id"] for _ in range(2 * MOST_LISTED + 3)]
    listed: list[str] = []
    query: dict[str, str] = {}
    for expected in (MOST_LISTED, MOST_LISTED, 3, 0):
        page = mia.get("/api/me/tables", **query)
        assert len(page) == expected
        listed += [table["id"] for table in page]
        query = {"before": f"{page[-1]['changed']},{page[-1]['id']}"} if page else query
    assert listed == opened[::-1]


@pytest.mark.parametrize(
    "before",
    [
        *("", ",", "0", "nan,abcdefgh", "inf,abcdefgh", "-1,abcdefgh", "1e9,abcdefgh", "9" * 400 + ",abcdefgh"),
        *("\u0661,abcdefgh", "1.5,short", "1.5;abcdefgh", "1.5,abcdefgh,", "1.5,abc defgh", "1.5,abcdefgh\n"),
        *("1.5,' OR '1'='1", "\0"),
    ],
)
def test_an_invalid_place_in_the_list_is_refused(server: RunningServer, before: str) -> None:
    with pytest.raises(Refusal) as refused:
        Guest(server, "Mia").get("/api/me/tables", before=before)
    assert (refused.value.status, refused.value.code) == (422, "server.message")


def test_friends_on_one_device_have_one_seat_each_and_look_from_one_at_a_time(server: RunningServer) -> None:
    mia = Guest(server, "Mia")

    async def play() -> None:
        table = mia.open("nile", "me", "me:Ann", "me:Tom")
        async with mia.at(table) as seat:
            assert seat.welcome["seat"] == 0 and [one["name"] for one in seat.info["seats"]] == ["Mia", "Ann", "Tom"]
            hands = []
            for number in (0, 1, 2):
                await seat.send(type="look", seat=number)
                welcome = await seat.receive("welcome")
                assert welcome["seat"] == number and welcome["scene"]["view"]["seat"] == number
                assert (welcome["scene"]["moves"] is None) == (welcome["scene"]["turn"] != number)
                hands.append(welcome["scene"]["view"]["hand"])
            assert len(hands) == 3

    asyncio.run(play())


def test_a_spectator_sees_what_is_public_and_can_change_nothing(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "scribe", public=True)
        async with ben.at(table) as watching:
            assert watching.welcome["seat"] is None and watching.scene["moves"] is None
            assert watching.scene["view"]["hand"] in ({}, None)
            for type, entries in (("step", {"after": 0, "move": 0}), ("undo", {"after": 0}), ("resign", {})):
                answer = await watching.command(type, seat=0, **entries)
                assert answer["code"] == "server.not_your_seat"
            assert (await watching.command("chat", text="hello"))["code"] == "server.only_seats_talk"

    asyncio.run(play())


def test_a_refused_step_says_why_with_its_ruling_and_changes_nothing(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "open")
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        async with mia.at(table) as left, ben.at(table) as right:
            player, rival = (left, right) if left.my_turn else (right, left)
            scene = player.scene
            answer = await player.step("plant 9 castor")
            assert answer["code"].startswith("nile.plant.") and answer["ruling"].startswith("N3.") and answer["why"]
            answer = await rival.step(0)
            assert answer["code"] == "nile.not_your_turn", answer
            async with player.guest.at(table) as again:
                assert again.scene == scene

    asyncio.run(play())


def test_a_forecast_says_what_a_move_would_earn_or_why_it_is_not_allowed(server: RunningServer) -> None:
    mia = Guest(server, "Mia")

    async def ask(seat: Seated, move: int | str, **id: str) -> dict[str, Any]:
        await seat.send(type="forecast", seat=0, move=move, **id)
        return await seat.receive("forecast", "refused")

    async def play() -> None:
        table = mia.open("fertility", "me", "farmer")
        async with mia.at(table) as seat:
            await seat.until(lambda seat: seat.my_turn)
            answers = [await ask(seat, move) for move in seat.scene["moves"]]
            assert all(one["why"] is None for one in answers) and any(one["earns"] for one in answers)
            assert {one["id"] for one in answers} == {None}
            illegal = next(move for move in range(4000) if move not in seat.scene["moves"])
            assert (await ask(seat, illegal))["why"]

    asyncio.run(play())


def test_the_answer_to_a_forecast_has_its_id_even_if_it_is_refused(server: RunningServer) -> None:
    mia = Guest(server, "Mia")

    async def play() -> None:
        table = mia.open("fertility", "me", "me:Ann")
        async with mia.at(table) as seat:
            turn = seat.scene["turn"]
            await seat.send(type="forecast", id="question-1", seat=turn, move=0)
            await seat.send(type="forecast", id="question-2", seat=1 - turn, move=0)  # not its turn
            await seat.send(type="forecast", id="question-3", seat=9, move=0)  # not a seat
            answers = [await seat.receive("forecast", "refused") for _ in range(3)]
        assert [(one["type"], one["id"]) for one in answers] == [
            ("forecast", "question-1"),
            ("refused", "question-2"),
            ("refused", "question-3"),
        ]

    asyncio.run(play())


def test_chat_reaches_the_table_and_is_stored(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "open")
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        async with mia.at(table) as left, ben.at(table) as right:
            before = left.scene["step_version"]
            assert (await left.command("chat", text="  well   met "))["type"] == "ack"
            await right.until(lambda seat: seat.entries)
            entry = right.entries[-1]
            assert (entry["kind"], entry["name"], entry["text"]) == ("chat", "Mia", "well met")
            assert right.scene["step_version"] == before  # chat does not make a step stale
            assert (await left.command("chat", text="\u202etfel"))["code"] == "server.chat_text"
            codes = [(await left.command("chat", text="again")).get("code") for _ in range(12)]
            assert "server.too_fast" in codes
        async with ben.at(table, since=0) as later:
            assert "well met" in [entry.get("text") for entry in later.entries]

    asyncio.run(play())


def test_resigning_in_a_game_of_two_ends_it(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")

    async def play() -> dict[str, Any]:
        table = mia.open("fertility", "me", "open")
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        async with mia.at(table) as left, ben.at(table) as right:
            player = left if left.my_turn else right
            await player.step(player.scene["moves"][0])
            assert (await left.command("resign", seat=0))["type"] == "ack"
            await right.until(lambda seat: seat.over)
            assert right.info["places"] == [2, 1] and right.info["seats"][0]["resigned"]
            assert (await right.command("resign", seat=1))["code"] == "server.over"
        return mia.get(f"/api/tables/{table['id']}/record")

    record = asyncio.run(play())
    assert record["resigned"] == [0] and record["over"] is False
    assert len(replay(record).plies) >= 1


def test_after_resigning_in_a_game_of_three_a_bot_plays_and_the_record_says_so(server: RunningServer) -> None:
    mia, ben, zoe = (Guest(server, name) for name in ("Mia", "Ben", "Zoe"))
    dice = random.Random(2)

    async def play() -> dict[str, Any]:
        table = mia.open("nile", "me", "open", "open")
        for guest in (ben, zoe):
            guest.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        async with mia.at(table) as left, ben.at(table) as middle, zoe.at(table) as right:
            assert (await left.command("resign", seat=0))["type"] == "ack"
            await play_on(middle, right, choose=lambda scene: dice.choice(scene["moves"]))
        return ben.get(f"/api/tables/{table['id']}/record")

    record = asyncio.run(play())
    assert replay(record).over and record["resigned"] == [0]
    assert {ply.get("stand_in") for ply in record["plies"] if ply["seat"] == 0} == {"resigned"}


def test_a_rematch_reserves_the_seats_of_the_others(server: RunningServer) -> None:
    mia, ben, eve = (Guest(server, name) for name in ("Mia", "Ben", "Eve"))

    async def play() -> None:
        table = mia.open("nile", "me", "open")
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        again = f"/api/tables/{table['id']}/rematch"
        with pytest.raises(Refusal, match=r"server\.not_over"):
            mia.post(again)
        async with mia.at(table) as left, ben.at(table) as right:
            await left.command("resign", seat=0)
            new = mia.post(again)
            await right.until(lambda seat: seat.info.get("rematch"))
            assert right.info["rematch"] == new["id"] and ben.post(again)["id"] == new["id"]
        assert [(seat["kind"], seat["kept"]) for seat in new["seats"]] == [("person", False), ("open", True)]
        with pytest.raises(Refusal, match=r"server\.seat_taken"):
            eve.post(f"/api/tables/{new['id']}/seats", invite=new["invite"])
        assert ben.post(f"/api/tables/{new['id']}/seats")["stage"] == "playing"

    asyncio.run(play())


def test_a_recovery_code_takes_seats_to_another_device(server: RunningServer) -> None:
    mia = Guest(server, "Mia")
    table = mia.open("nile", "me", "scribe")
    code = mia.post("/api/me/recovery")["code"]
    phone = Guest(server, None)
    assert phone.post("/api/recover", code=code.lower().replace("-", " ")) == {"name": "Mia"}
    assert phone.get("/api/me/tables")[0]["id"] == table["id"]

    async def play() -> None:
        async with phone.at(table) as seat:
            assert seat.welcome["seat"] == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    ("request_body", "code"),
    [
        ({"seats": [{"kind": "bot", "level": "scribe"}] * 2}, "server.only_bots"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "server.no_level"),
        ({"game": "fertility", "seats": [{"kind": "me"}] * 5}, "fertility.open.players"),
        ({"options": {"monument": True}}, "open.unknown_option"),
        ({"game": "chess"}, "game.unknown"),
        ({"clock": 1.0}, "server.clock"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(server: RunningServer, request_body: Any, code: str) -> None:
    mia = Guest(server, "Mia")
    with pytest.raises(Refusal) as refused:
        mia.post("/api/tables", **{"game": "nile", "seats": [{"kind": "me"}, {"kind": "open"}]} | request_body)
    assert refused.value.code == code

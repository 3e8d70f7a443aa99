"""Boards: positions that somebody sets up and plays on for all seats, and their analysis."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from akhet.games import BUILT_IN
from akhet.record import replay
from akhet.server.lobby_messages import AnalysisInfo, BoardChance, BoardInfo, OpeningsInfo
from akhet.server.tables.boards import MOST_BYTES
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer
from tests.server.test_replays import finish
from tests.test_unlawful import NILE

SPECULATION = {"owner": 1, "cards": ["wheat-flax"]}


def look(guest: Guest, game: str, **request: Any) -> dict[str, Any]:
    found = guest.post(f"/api/games/{game}/board", **request)
    BoardInfo.model_validate(found)  # it is sent without a check against its type
    return found


def refusal(guest: Guest, path: str, **request: Any) -> Refusal:
    with pytest.raises(Refusal) as refused:
        guest.post(path, **request)
    return refused.value


@pytest.mark.parametrize("game", BUILT_IN)
def test_moves_are_played_for_all_seats_from_a_new_deal(server: RunningServer, game: str) -> None:
    nobody = Guest(server, None)  # a board needs no name
    found = look(nobody, game, players=2)
    scene = found["scene"]
    assert found["step"]["chance"] and len(scene["views"]) == 2 and scene["moves"] and not scene["chance"]
    movers = set()
    for _ in range(30):
        movers.add(scene["turn"])
        ply = {"move": scene["moves"][0], "chance": []}
        found = look(nobody, game, position=scene["position"], plies=[ply])
        again = look(nobody, game, position=scene["position"], plies=[ply | {"chance": found["step"]["chance"]}])
        assert again == found  # with the same chance results, it is the same position
        scene = found["scene"]
    assert movers == {0, 1}


def test_a_position_that_is_not_lawful_is_refused_with_all_its_faults(server: RunningServer) -> None:
    mia = Guest(server)
    refused = refusal(mia, "/api/games/nile/board", position=NILE | {"turn": 5, "season": 0})
    assert (refused.status, refused.code) == (422, "position.faults")
    answer = mia.http.post("/api/games/nile/board", json={"position": NILE | {"turn": 5, "season": 0}}).json()
    assert [(fault["entry"], fault["ruling"]) for fault in answer["faults"]] == [("turn", "N4.7"), ("season", "N4.7")]
    german = {"Accept-Language": "de"}
    other = mia.http.post("/api/games/nile/board", json={"position": NILE | {"turn": 5}}, headers=german).json()
    assert other["faults"][0]["why"].startswith("turn: Hier muss")


def test_a_hand_may_be_known_by_its_size(server: RunningServer) -> None:
    position = {"players": 3, "turn": 0, "hands": [{"wheat": 2}, 4, 5]}
    scene = look(Guest(server), "nile", position=position)["scene"]
    assert scene["views"][0]["hand_sizes"] == [2, 4, 5] and scene["position"]["hands"][0] == {"wheat": 2}


def test_chance_can_be_drawn_or_chosen(server: RunningServer) -> None:
    mia = Guest(server)
    flood = NILE | {"step": "flood"}
    assert look(mia, "nile", position=flood)["scene"]["chance"]
    settled = look(mia, "nile", position=flood, plies=[{"move": None, "chance": []}])
    assert settled["step"]["chance"] and settled["scene"]["moves"]
    path = "/api/games/nile/board/chance"
    offered = mia.post(path, position=flood, plies=[{"move": None, "chance": []}])
    TypeAdapter(list[BoardChance]).validate_python(offered)
    assert sum(one["share"] for one in offered) == pytest.approx(1)
    rarest = offered[-1]["outcome"]
    chosen = look(mia, "nile", position=flood, plies=[{"move": None, "chance": [rarest]}])
    assert chosen["step"]["chance"][0] == rarest
    assert refusal(mia, path, position=NILE, plies=[{"move": None, "chance": []}]).code == "chance.not_pending"
    wrong = refusal(mia, "/api/games/nile/board", position=flood, plies=[{"move": None, "chance": ["granite"]}])
    assert wrong.code == "chance.impossible"


def test_a_move_is_forecast_or_refused(server: RunningServer) -> None:
    mia = Guest(server)
    scene = look(mia, "fertility", players=2)["scene"]
    asked = look(mia, "fertility", position=scene["position"], forecast=scene["moves"][0])["forecast"]
    assert asked["why"] is None and asked["earns"] is not None
    illegal = next(number for number in range(500) if number not in scene["moves"])
    assert look(mia, "fertility", position=scene["position"], forecast=illegal)["forecast"]["why"]
    plies = [{"move": illegal, "chance": []}]
    assert refusal(mia, "/api/games/fertility/board", position=scene["position"], plies=plies).status == 400


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_line_is_kept_as_a_record_and_read_again(server: RunningServer, game: str) -> None:
    mia = Guest(server)
    position = look(mia, game, players=2)["scene"]["position"]
    plies, scene = [], {"position": position, **look(mia, game, position=position)["scene"]}
    for _ in range(6):
        found = look(mia, game, position=scene["position"], plies=[{"move": scene["moves"][-1], "chance": []}])
        plies.append({"move": scene["moves"][-1], "chance": found["step"]["chance"]})
        scene = found["scene"]
    record = mia.post(f"/api/games/{game}/board/record", position=position, plies=plies)
    table = replay(record)
    assert table.position() == scene["position"] and not record["over"]
    read = mia._read(mia.http.post("/api/boards", content=json.dumps(record).encode()))
    assert (read["game"], read["position"], read["plies"]) == (game, position, plies)
    changed = record | {"hash": "0" * 64}
    assert mia.http.post("/api/boards", content=json.dumps(changed).encode()).json()["code"] == "record.hash"


def test_a_game_comes_to_a_board_once_it_is_over(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")
    with pytest.raises(Refusal) as refused:
        mia.get(f"/api/tables/{table['id']}/record")
    assert refused.value.code == "server.not_over"  # the way to a board begins with the record
    finish(mia, table["id"])
    record = mia.get(f"/api/tables/{table['id']}/record")
    read = mia._read(mia.http.post("/api/boards", content=json.dumps(record).encode()))
    assert [ply["move"] for ply in read["plies"]] == [ply["move"] for ply in record["plies"]]
    half = read["plies"][: len(read["plies"]) // 2]
    assert look(mia, "nile", position=read["position"], plies=half)["scene"]["turn"] is not None


def test_moves_are_compared_by_what_their_seat_can_know(server: RunningServer) -> None:
    mia = Guest(server)
    path = "/api/games/nile/board/analysis"
    known = {"players": 2, "turn": 0}
    here = mia.post(path, position=known | {"hands": [{"papyrus": 2, "flax": 1}, {"wheat": 3}]})
    AnalysisInfo.model_validate(here)
    assert here["seat"] == 0 and len(here["candidates"]) > 1 and here["next"] > 0
    assert all(one["worlds"] > 0 for one in here["candidates"])
    hidden = mia.post(path, position=known | {"hands": [{"papyrus": 2, "flax": 1}, {"lettuce": 1, "castor": 2}]})
    assert hidden == here  # only cards that seat 0 cannot see are different
    further = mia.post(path, position=known | {"hands": [{"papyrus": 2, "flax": 1}, 3]}, block=here["next"], only=[0])
    assert [one["moves"] for one in further["candidates"]] == [one["moves"] for one in here["candidates"]]
    assert further["next"] > here["next"] and further["candidates"][1]["worlds"] == 0
    assert refusal(mia, path, position=NILE | {"step": "flood"}).code == "analysis.nobody_to_move"
    assert refusal(Guest(server, None), path, position=NILE).code == "server.no_guest"


def test_there_are_limits(open_server: Any) -> None:
    running = open_server(analyses_per_hour=1.0)
    mia = Guest(running)
    path = "/api/games/nile/board/analysis"
    mia.post(path, position=NILE)
    assert (refusal(mia, path, position=NILE).status, refusal(mia, path, position=NILE).code) == (
        429,
        "server.too_much_analysis",
    )
    Guest(running, "Ben").post(path, position=NILE)
    large = {"position": NILE | {"names": "x" * MOST_BYTES}}
    assert mia.http.post("/api/games/nile/board", json=large).status_code == 413
    many = [{"move": None, "chance": []}] * 3001
    assert refusal(mia, "/api/games/nile/board", position=NILE, plies=many).status in (413, 422)
    assert refusal(mia, "/api/games/chess/board").status == 404


def test_the_openings_of_strong_bots_can_be_explored(server: RunningServer) -> None:
    nobody = Guest(server, None)
    path = "/api/games/nile/openings"
    every, own = nobody.get(path), nobody.get(path, players=2, order=0, option="monuments")
    OpeningsInfo.model_validate(every)
    assert every["by"] == "learned" and every["options"] == own["options"] == ["monuments"]
    assert sum(one["share"] for one in own["turns"]) == pytest.approx(1)
    assert own["turns"] != every["turns"]
    assert nobody.get(path, players=2, option="gold")["turns"] == []
    with pytest.raises(Refusal) as refused:
        nobody.get("/api/games/chess/openings")
    assert refused.value.status == 404

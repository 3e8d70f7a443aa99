"""The short lessons over HTTP: without a guest, without a table, move by move."""

import httpx
import pytest

from akhet.games import BUILT_IN
from akhet.lessons import lessons_of
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_is_solved_move_by_move(server: RunningServer, game: str) -> None:
    listed = httpx.get(f"{server.url}/api/games/{game}/lessons").json()
    assert [one["name"] for one in listed] == list(lessons_of(game))
    for lesson in lessons_of(game).values():
        address = f"{server.url}/api/games/{game}/lessons/{lesson.name}"
        answer = httpx.post(address, json={"moves": []}).json()
        assert answer["scene"]["moves"] and not answer["solved"] and not answer["missed"]
        assert answer["table"]["seats"][answer["seat"]]["yours"] and answer["table"]["game"] == game
        for made in range(1, len(lesson.solution) + 1):
            answer = httpx.post(address, json={"moves": lesson.solution[:made]}).json()
        assert answer["solved"] and answer["entries"]


def test_a_lesson_says_what_a_move_would_earn_and_why_another_is_not_allowed(server: RunningServer) -> None:
    address = f"{server.url}/api/games/{BUILT_IN[0]}/lessons/{next(iter(lessons_of(BUILT_IN[0])))}"
    legal = httpx.post(address, json={}).json()["scene"]["moves"]
    asked = httpx.post(address, json={"forecast": legal[0]}).json()["forecast"]
    assert asked["why"] is None and asked["move"] == legal[0]
    refused = next(number for number in range(200) if number not in legal)
    assert httpx.post(address, json={"forecast": refused}).json()["forecast"]["why"]
    assert httpx.post(address, json={"moves": [refused]}).status_code == 400
    assert httpx.post(f"{server.url}/api/games/{BUILT_IN[0]}/lessons/none", json={}).status_code == 404


BOT = {"kind": "bot", "level": "farmer"}


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_guided_first_game_is_a_table_where_the_learner_begins(server: RunningServer, game: str) -> None:
    table = Guest(server).post("/api/tables", game=game, seats=[{"kind": "me"}, BOT], options={"first": 0}, guided=True)
    assert (table["stage"], table["turn"], table["hints"]) == ("playing", 0, True)


def test_a_guided_first_game_is_for_two(server: RunningServer) -> None:
    with pytest.raises(Refusal) as refusal:
        Guest(server).post("/api/tables", game="nile", seats=[{"kind": "me"}, BOT, BOT], guided=True)
    assert refusal.value.code == "server.branch_seats"

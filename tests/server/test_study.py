"""Other moves in finished games, mistakes to try again, and statistics: what is judged, kept, and for whom."""

from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import select

from akhet.server.lobby_messages import (
    MistakeDeck,
    MistakeResult,
    OwnResults,
    ReplayScene,
    ReplayStep,
    TrialInfo,
    TrialVerdict,
)
from akhet.server.people.accounts import add_person
from akhet.server.storage.schema import mistakes, tables
from akhet.server.storage.study import (
    BOXES,
    DAY,
    Mistake,
    add_mistakes,
    count_mistakes,
    due_mistakes,
    moved,
    read_mistake,
    set_attempt,
)
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer
from tests.server.test_replays import played
from tests.server.test_reviews import followed, opened


@pytest.fixture(scope="module")
def reviewed(server: RunningServer) -> tuple[Guest, dict[str, Any], dict[str, Any]]:
    """A guest, their finished game, and its review."""
    mia = Guest(server)
    table = played(server, mia, "fertility")
    path = f"/api/tables/{table['id']}"
    mia.post(f"{path}/review")
    return mia, table, followed(mia, path)["review"]


def costliest(review: dict[str, Any]) -> dict[str, Any]:
    return review["decisions"][review["costliest"][0]]


def numbers(way: dict[str, Any]) -> list[int]:
    return [move["move"] for move in way["moves"]]


def test_another_move_is_carried_out_and_judged(reviewed: Any) -> None:
    mia, table, review = reviewed
    decision = costliest(review)
    path, ply = f"/api/tables/{table['id']}", decision["first"] - 1
    start = mia.post(f"{path}/trial", ply=ply)
    TrialInfo.model_validate(start)
    assert start["seat"] == decision["seat"] and not start["done"] and start["scene"]["moves"]
    *before, last = numbers(decision["candidates"][0])
    if before:
        assert not mia.post(f"{path}/trial", ply=ply, moves=before)["done"]
    whole = mia.post(f"{path}/trial", ply=ply, moves=[*before, last])
    assert whole["done"] and whole["scene"]["moves"] is None
    assert mia.post(f"{path}/trial", ply=ply, moves=[*before, last]) == whole
    with pytest.raises(Refusal, match=r"server\.trial_done"):
        mia.post(f"{path}/trial", ply=ply, moves=[*before, last, 0])
    best = mia.post(f"{path}/verdict", first=decision["first"], moves=[*before, last])
    TrialVerdict.model_validate(best)
    assert best["grade"] == "solved" and best["candidate"] == 0
    own = next(one for one in decision["candidates"] if one["played"])
    again = mia.post(f"{path}/verdict", first=decision["first"], moves=numbers(own))
    assert again["grade"] == "missed" and again["loss"] == decision["loss"]


def test_other_moves_are_refused_where_the_game_may_not_be_looked_at(server: RunningServer, reviewed: Any) -> None:
    mia, table, review = reviewed
    ben, stranger = Guest(server, "Ben"), Guest(server, None)
    path, first = f"/api/tables/{table['id']}", costliest(review)["first"]
    for what, body in (("trial", {"ply": 0}), ("verdict", {"first": first, "moves": [0]})):
        with pytest.raises(Refusal, match=r"server\.no_table"):
            ben.post(f"{path}/{what}", **body)
        running = mia.open("fertility", "me", "me:Ann")["id"]
        with pytest.raises(Refusal, match=r"server\.not_over"):
            mia.post(f"/api/tables/{running}/{what}", **body)
    for which, code in (({"number": 0}, "no_table"), ({"number": 3, "invite": table["invite"]}, "no_future")):
        with pytest.raises(Refusal, match=rf"server\.{code}"):
            ben.get(f"{path}/future", first=first, **which)
    ben.post(f"{path}/trial", ply=0, invite=table["invite"])
    with pytest.raises(Refusal, match=r"server\.no_guest"):
        stranger.post(f"{path}/verdict", first=first, moves=[0], invite=table["invite"])
    other = played(server, mia, "fertility")["id"]
    with pytest.raises(Refusal, match=r"server\.no_review"):
        mia.post(f"/api/tables/{other}/verdict", first=1, moves=[0])
    with pytest.raises(Refusal, match=r"server\.no_review"):
        mia.get(f"/api/tables/{other}/future/steps", first=1, number=0)


def test_a_future_is_played_from_the_deal_that_the_review_played_it_in(reviewed: Any) -> None:
    mia, table, review = reviewed
    decision = costliest(review)
    path = f"/api/tables/{table['id']}/future"
    assert len(decision["futures"]) == 3
    for number, future in enumerate(decision["futures"]):
        which = {"first": decision["first"], "number": number}
        steps = mia.get(f"{path}/steps", **which)
        TypeAdapter(list[ReplayStep]).validate_python(steps)
        assert [step["say"] for step in steps[1:]] == [ply["move"]["say"] for ply in future["plies"]]
        begin, end = mia.get(path, **which), mia.get(path, **which, ply=10_000)
        ReplayScene.model_validate(end)
        before = mia.get(f"/api/tables/{table['id']}/replay", ply=decision["first"] - 1)
        seat = decision["seat"]
        assert begin["turn"] == seat and begin["views"][seat] == before["views"][seat]
        assert end["ply"] == len(future["plies"]) and end["turn"] is None
        winners = [place for place, one in enumerate(end["standings"]) if one["place"] == 1]
        assert winners == [place for place, share in enumerate(future["values"]) if share > 0]


def test_mistakes_of_a_review_are_tried_again(reviewed: Any) -> None:
    mia, _, review = reviewed
    deck = mia.get("/api/me/mistakes")
    MistakeDeck.model_validate(deck)
    assert deck["due"] == deck["total"] == deck["boxes"][0] == len(deck["mistakes"]) > 1
    assert not [key for one in deck["mistakes"] for key in one if key in ("loss", "candidates", "reasons")]
    one, other = deck["mistakes"][:2]
    decision = next(found for found in review["decisions"] if found["first"] == one["first"])
    solved = mia.post(
        "/api/me/mistakes", table=one["table"], first=one["first"], moves=numbers(decision["candidates"][0])
    )
    MistakeResult.model_validate(solved)
    assert solved["verdict"]["grade"] == "solved" and solved["box"] == 2
    assert solved["decision"]["candidates"] == decision["candidates"]
    # Tried again before it is due, it stays where it is; what is only looked at counts as missed.
    again = mia.post("/api/me/mistakes", table=one["table"], first=one["first"])
    assert (again["verdict"], again["box"], again["due"]) == (None, 2, solved["due"])
    assert mia.post("/api/me/mistakes", table=other["table"], first=other["first"])["box"] == 1
    assert mia.get("/api/me/mistakes")["due"] == deck["due"] - 2
    with pytest.raises(Refusal, match=r"server\.no_mistake"):
        Guest(mia.server, "Ben").post("/api/me/mistakes", table=one["table"], first=one["first"])


def test_statistics_are_of_games_in_one_own_seat(server: RunningServer, reviewed: Any) -> None:
    mia, table, _ = reviewed
    found = mia.get("/api/me/results")
    OwnResults.model_validate(found)
    assert table["id"] not in {one["table"] for one in found["games"]}  # two friends on one device
    assert {(one["game"], one["level"]) for one in found["levels"]}
    assert Guest(server, "Ben").get("/api/me/results")["games"] == []


# Leitner's boxes


def test_a_solved_mistake_moves_on_and_a_missed_one_begins_again() -> None:
    box, due = 1, None
    waits = []
    for _ in range(BOXES):
        box, due = moved(box, "solved", 0.0)
        waits.append(due)
    assert waits == [2 * DAY, 4 * DAY, 8 * DAY, 16 * DAY, None]
    assert moved(4, "missed", 0.0) == (1, DAY) and moved(3, "half", 0.0) == (3, 4 * DAY)


def test_mistakes_are_kept_per_person_and_an_attempt_counts_once(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        mia, ben = (add_person(connection, name).id for name in ("Mia", "Ben"))
        columns = {"id": "table-one", "host": mia, "stage": "over"}
        given = {
            "game": "nile", "rules": "1", "components": "0", "players": 2, "options": {}, "public": False,
            "onlookers": True, "invite": "x", "seats": [], "version": 1, "step_version": 1, "plies": 1,
            "mark_version": 1, "bot_next": False, "created": 0.0, "changed": 0.0,
        }  # fmt: skip
        connection.execute(tables.insert().values(**columns, **given))
        found = [
            Mistake(person, "table-one", first, 0, "nile", 0.1 * first, {"topic": "plant"}, 1, 5.0, 0, 5.0)
            for person in (mia, ben)
            for first in (1, 2)
        ]
        add_mistakes(connection, found)
        add_mistakes(connection, found[:1])  # reviewed again: it stays as it is
        assert [one.first for one in due_mistakes(connection, mia, 6.0, 10)] == [2, 1]
        assert due_mistakes(connection, mia, 4.0, 10) == []
        one = read_mistake(connection, mia, "table-one", 1)
        assert one is not None and one.decision == {"topic": "plant"}
        assert set_attempt(connection, one, 2, 100.0) and not set_attempt(connection, one, 3, 200.0)
        deck = count_mistakes(connection, mia, 6.0)
        assert (deck.total, deck.due, deck.learned, deck.boxes[:2], deck.next) == (2, 1, 0, [1, 1], 100.0)
        assert len(connection.execute(select(mistakes).where(mistakes.c.person == ben)).all()) == 2

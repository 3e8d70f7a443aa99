"""Puzzles over HTTP: nothing of the answer before an attempt, first attempts count, a row with one skip."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import Connection, func, select

from akhet.games import BUILT_IN
from akhet.puzzles.library import Library, shipped_library, write_library
from akhet.puzzles.puzzle import Puzzle
from akhet.puzzles.rating import Rating
from akhet.server.lobby_messages import PuzzleInfo, PuzzlesInfo
from akhet.server.people.accounts import add_person
from akhet.server.storage.puzzles import Attempt, Player, change_player, count_attempt, read_player
from akhet.server.storage.schema import puzzle_attempts, puzzle_players, puzzle_ratings
from akhet.server.storage.store import Store
from akhet.server.tables.forgetting import forget_person
from akhet.server.tables.puzzles import Puzzles, today
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer

TOLD = {"answers", "behind", "grade", "loss", "margin", "prior", "rating", "reasons", "solvers", "themes", "worlds"}


def keys_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, entry in cast(dict[str, Any], value).items():
            yield key
            yield from keys_in(entry)
    elif isinstance(value, list):
        for entry in cast(list[Any], value):
            yield from keys_in(entry)


def path_of(puzzle: Puzzle) -> str:
    return f"/api/games/{puzzle.game}/puzzles/{puzzle.id}"


def long_one(game: str) -> Puzzle:
    """A puzzle whose best answer has several moves."""
    return next(one for one in shipped_library(game).puzzles if len(one.best.moves) > 1)


def wrong_answer(puzzle: Puzzle) -> list[int]:
    return list(next(one for one in puzzle.answers if one.grade == "missed").moves)


# What is sent


@pytest.mark.parametrize("game", BUILT_IN)
def test_nothing_of_the_answer_is_sent_before_one_is_given(server: RunningServer, game: str) -> None:
    puzzle = long_one(game)
    for count in range(len(puzzle.best.moves)):
        answer = httpx.post(server.url + path_of(puzzle), json={"moves": list(puzzle.best.moves[:count])}).json()
        PuzzleInfo.model_validate(answer)
        assert answer["result"] is None and len(answer["entries"]) == count
        assert not TOLD & set(keys_in(answer["scene"])) and not TOLD & set(answer)
        if not count:
            assert answer["scene"]["view"] == json.loads(json.dumps(puzzle.view))


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_is_sent_before_does_not_depend_on_the_answers(game: str) -> None:
    puzzle = long_one(game)
    other = replace(puzzle, answers=puzzle.answers[::-1], themes=(), rating=999.0, solvers={})

    def sent(one: Puzzle) -> list[dict[str, Any]]:
        puzzles = Puzzles(cast(Any, None), cast(Any, None), (), 0)
        puzzles._libraries[game] = Library(game, "", [one])
        asked = [{"moves": list(puzzle.best.moves[:n]), "forecast": None} for n in range(len(puzzle.best.moves))]
        return [asyncio.run(puzzles.attempt(game, one.id, None, request, "en")) for request in asked]

    assert other.id == puzzle.id and sent(other) == sent(puzzle)


def test_an_answer_is_shown_with_all_others_from_the_beginning(server: RunningServer) -> None:
    for game in BUILT_IN:
        mia, puzzle = Guest(server), long_one(game)
        answer = mia.post(path_of(puzzle), moves=list(puzzle.best.moves))
        PuzzleInfo.model_validate(answer)
        result = answer["result"]
        assert answer["entries"] == [] and answer["scene"]["turn"] == puzzle.seat, "no luck is shown that came after"
        assert (result["grade"], result["counted"], result["loss"]) == ("solved", True, 0)
        assert [one["given"] for one in result["answers"]] == [True] + [False] * (len(puzzle.answers) - 1)
        assert result["themes"] == list(puzzle.themes) and result["change"] > 0
        assert result["rating"]["rating"] == pytest.approx(1500 + result["change"])


def test_only_the_first_attempt_counts(server: RunningServer) -> None:
    mia, puzzle = Guest(server), long_one("nile")
    first = mia.post(path_of(puzzle), moves=wrong_answer(puzzle))["result"]
    assert (first["grade"], first["counted"]) == ("missed", True) and first["change"] < 0
    again = mia.post(path_of(puzzle), moves=list(puzzle.best.moves))["result"]
    assert (again["grade"], again["counted"], again["change"]) == ("solved", False, 0)
    assert again["rating"] == first["rating"]
    info = mia.get("/api/games/nile/puzzles")
    PuzzlesInfo.model_validate(info)
    assert (info["tried"], info["rating"]) == (1, first["rating"])
    assert all(theme["solved"] == 0 for theme in info["themes"])


def test_more_moves_than_a_decision_are_refused(server: RunningServer) -> None:
    mia, puzzle = Guest(server), long_one("nile")
    moves = [*puzzle.best.moves, *puzzle.best.moves]
    with pytest.raises(Refusal, match=r"puzzle\.decided"):
        mia.post(path_of(puzzle), moves=moves)
    with pytest.raises(Refusal) as refused:
        mia.post(path_of(puzzle), moves=[9999])
    assert refused.value.status == 400
    with pytest.raises(Refusal, match=r"server\.message"):
        mia.post(path_of(puzzle), moves=[0] * 100)


def test_an_answer_needs_a_guest_and_a_puzzle_that_there_is(server: RunningServer) -> None:
    puzzle = long_one("nile")
    given = httpx.post(server.url + path_of(puzzle), json={"moves": list(puzzle.best.moves)})
    assert (given.status_code, given.json()["code"]) == (403, "server.no_guest")
    for path in ("/api/games/nile/puzzles/000000000000", path_of(replace(puzzle, game="fertility"))):
        assert httpx.post(server.url + path, json={}).json()["code"] == "puzzle.unknown"
    assert httpx.post(f"{server.url}/api/games/nile/puzzles/{'x' * 12}", json={}).status_code == 422
    assert httpx.get(f"{server.url}/api/games/senet/puzzles").json()["code"] == "game.unknown"


# Which one


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_puzzle_of_the_day_is_the_same_for_all(server: RunningServer, game: str) -> None:
    mia = Guest(server)
    path = f"/api/games/{game}/puzzles"
    day, puzzle = today(), shipped_library(game).daily(today())
    assert puzzle is not None
    everybody = httpx.get(server.url + path).json()["daily"]
    assert everybody == {"day": day, "id": puzzle.id, "grade": None} == mia.get(path)["daily"]
    assert mia.get(f"/api/games/{game}/next-puzzle", mode="daily") == {"id": puzzle.id, "again": False}
    mia.post(path_of(puzzle), moves=wrong_answer(puzzle), mode="daily")
    assert mia.get(path)["daily"]["grade"] == "missed"
    assert mia.get(f"/api/games/{game}/next-puzzle", mode="daily")["again"]


def test_the_next_puzzle_is_of_ones_strength_and_new(server: RunningServer) -> None:
    mia, seen = Guest(server), set[str]()
    for _ in range(3):
        found = mia.get("/api/games/nile/next-puzzle", mode="mix")
        assert not found["again"] and found["id"] not in seen
        assert found == mia.get("/api/games/nile/next-puzzle", mode="mix"), "the same until it was tried"
        puzzle = shipped_library("nile").by_id[found["id"]]
        assert abs(puzzle.rating - 1500) < 400
        mia.post(path_of(puzzle), moves=list(puzzle.best.moves))
        seen.add(puzzle.id)


def test_a_theme_is_practised_and_counts_less(server: RunningServer) -> None:
    library = shipped_library("nile")
    theme = max(library.themes, key=lambda name: library.themes[name])
    changes: list[float] = []
    for mode in ("theme", "mix"):
        mia = Guest(server)
        found = mia.get("/api/games/nile/next-puzzle", mode="theme", theme=theme)
        puzzle = library.by_id[found["id"]]
        assert theme in puzzle.themes
        puzzle = next(one for one in library.puzzles if theme in one.themes and one.rating > 1400)
        changes.append(
            mia.post(path_of(puzzle), moves=list(puzzle.best.moves), mode=mode, theme=theme)["result"]["change"]
        )
    assert 0 < changes[0] < changes[1] / 2
    with pytest.raises(Refusal, match=r"puzzle\.none"):
        Guest(server).get("/api/games/nile/next-puzzle", mode="theme", theme="unheard-of")


def test_a_row_grows_until_a_miss_and_one_may_be_skipped(server: RunningServer) -> None:
    mia, path = Guest(server), "/api/games/nile/puzzles"
    library = shipped_library("nile")

    def next_one() -> Puzzle:
        return library.by_id[mia.get("/api/games/nile/next-puzzle", mode="streak")["id"]]

    puzzle = next_one()
    assert next_one() is puzzle, "it cannot be changed by asking again"
    # A puzzle that the row did not give adds nothing to it.
    other = next(one for one in library.puzzles if one is not puzzle)
    assert mia.post(path_of(other), moves=list(other.best.moves), mode="streak")["result"]["streak"]["now"] == 0
    for number in (1, 2):
        puzzle = next_one()
        result = mia.post(path_of(puzzle), moves=list(puzzle.best.moves), mode="streak")["result"]
        assert result["streak"] == {"now": number, "best": number, "skipped": False}
    third = next_one()
    skipped = mia.post(f"{path}/skip")
    assert skipped["id"] not in (third.id, puzzle.id)
    with pytest.raises(Refusal, match=r"puzzle\.no_skip"):
        mia.post(f"{path}/skip")
    assert mia.get(path)["streak"] == {"now": 2, "best": 2, "skipped": True}
    puzzle = next_one()
    result = mia.post(path_of(puzzle), moves=wrong_answer(puzzle), mode="streak")["result"]
    assert result["streak"] == {"now": 0, "best": 2, "skipped": False}


# Kept


@contextmanager
def open_store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'akhet.sqlite'}")
    try:
        yield store
    finally:
        store.close()


def attempt(person: str, number: int, grade: str = "solved", **more: Any) -> Attempt:
    given = {"begins": 1600.0, "loss": 0.0, "theme": None, "obvious": False, "streak": False} | more
    return Attempt(person=person, game="nile", puzzle=f"{number:012x}", grade=grade, **given)


def test_both_ratings_are_kept_and_a_limit_protects_those_of_puzzles(tmp_path: Path) -> None:
    def all_of_it(connection: Connection) -> None:
        mia = add_person(connection, "Mia").id
        settled = Player(Rating(1500.0, 80.0))
        change_player(connection, mia, "nile", lambda before: settled)
        first = count_attempt(connection, attempt(mia, 1), 1, now=1000.0)
        assert first.first and first.before == settled.rating
        assert first.player.rating.rating > 1500 and first.puzzle.rating < 1600
        found = read_player(connection, mia, "nile")
        assert found == first.player
        # Beyond the limit of a day the puzzle is left alone, and the next day not.
        second = count_attempt(connection, attempt(mia, 2), 1, now=1001.0)
        assert second.puzzle == Rating(1600.0) and second.player.rating.rating > first.player.rating.rating
        later = count_attempt(connection, attempt(mia, 3), 1, now=1001.0 + 86_401)
        assert later.puzzle.rating < 1600
        assert connection.execute(select(func.count()).select_from(puzzle_ratings)).scalar_one() == 2
        # The same puzzle again changes nothing.
        again = count_attempt(connection, attempt(mia, 1, "missed"), 0, now=2000.0)
        assert not again.first and again.player == later.player and again.puzzle == first.puzzle

    with open_store(tmp_path) as store:
        asyncio.run(store.write(all_of_it))


def test_whoever_is_forgotten_leaves_no_attempts(tmp_path: Path) -> None:
    def all_of_it(connection: Connection) -> None:
        mia, ben = (add_person(connection, name).id for name in ("Mia", "Ben"))
        for person in (mia, ben):
            count_attempt(connection, attempt(person, 1), 0, now=1000.0)
        assert forget_person(connection, mia)
        for table in (puzzle_attempts, puzzle_players):
            assert list(connection.execute(select(table.c.person)).scalars()) == [ben]

    with open_store(tmp_path) as store:
        asyncio.run(store.write(all_of_it))


def test_an_operators_file_adds_puzzles_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    library = shipped_library("nile")
    file = tmp_path / "own.puzzles"
    write_library(file, Library("nile", library.components, library.puzzles[:3]))
    puzzles = Puzzles(cast(Any, None), cast(Any, None), [str(file)], 0)
    assert len(puzzles.library("nile").puzzles) == len(library.puzzles)
    file.write_bytes(b"nothing")
    with pytest.raises(Exception, match=r"puzzles\.not_one"):
        Puzzles(cast(Any, None), cast(Any, None), [str(file)], 0)

"""The puzzles that come with Akhet, and the file that they are in."""

import json
import random
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from akhet.analysis.candidates import Proposer
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.trial import HALF
from akhet.games import BUILT_IN
from akhet.kernel.refusal import Refused
from akhet.puzzles.finder import LEAST_ANSWERS, LEAST_WRONG, MARGIN, SURE
from akhet.puzzles.library import Library, merged, puzzle_files, read_library, shipped_library, write_library
from akhet.puzzles.puzzle import Puzzle, deal, is_decided, table_of, view_of
from akhet.puzzles.themes import all_themes, is_obvious, themes_of
from akhet.table import Game

GAMES = list(BUILT_IN)
SOME = 25  # puzzles of each game that are played through
LISTED = 0.00005  # the files round


@cache
def some(game: str) -> list[Puzzle]:
    return random.Random(1).sample(list(shipped_library(game).puzzles), SOME)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_a_clear_answer_and_wrong_ones(game: str) -> None:
    library = shipped_library(game)
    assert len(library.by_id) == len(library.puzzles) > 0 and library.components == Game(game).components_hash
    for puzzle in library.puzzles:
        wrong = [one for one in puzzle.answers if one.grade == "missed"]
        assert puzzle.best.behind == 0.0 and puzzle.best.grade == "solved"
        assert len(puzzle.answers) >= LEAST_ANSWERS and len(wrong) >= LEAST_WRONG
        for one in wrong:
            assert one.behind >= MARGIN - LISTED and one.behind >= SURE * (one.error - LISTED) - LISTED, puzzle.id
        for one in puzzle.answers[1:]:
            assert one.grade == "missed" or one.behind + 2 * one.error <= HALF + 3 * LISTED, puzzle.id
        assert set(puzzle.themes) <= set(all_themes(game))
        assert 400 <= puzzle.rating <= 3000


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_what_its_seat_can_see(game: str) -> None:
    found = Game(game)
    for puzzle in some(game):
        view = view_of(found, puzzle)  # refused if no position can have it
        assert found.rules.notation.view_position(found.components, view) == puzzle.view
        assert "hands" not in puzzle.view and puzzle.view["turn"] == puzzle.seat == puzzle.view["seat"]
        assert "pile" not in puzzle.view


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_whole_decisions_and_lead_to_different_positions(game: str) -> None:
    found = Game(game)
    proposer = Proposer(Evaluator(found))
    for puzzle in some(game):
        dealt = deal(found, view_of(found, puzzle), puzzle.id)
        after: set[bytes] = set()
        for answer in puzzle.answers:
            positions = proposer.positions(dealt, list(answer.moves))
            ended = [is_decided(found, state, puzzle.seat) for state in positions[1:]]
            assert ended == [False] * (len(ended) - 1) + [True]
            after.add(positions[-1].tobytes())
        assert len(after) == len(puzzle.answers), "no two answers are the same"
        assert themes_of(found, view_of(found, puzzle), dealt, puzzle.best.moves) == tuple(puzzle.themes)


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_always_the_same_and_legal_to_play(game: str) -> None:
    puzzle = some(game)[0]
    one, other = (table_of(Game(game), puzzle) for _ in range(2))
    assert one.state.tobytes() == other.state.tobytes() and one.turn == puzzle.seat
    for move in puzzle.best.moves:
        one.play(move, seat=puzzle.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_puzzle_and_none_comes_twice_in_a_round(game: str) -> None:
    library = shipped_library(game)
    first = date(2026, 11, 1)
    days = [(first + timedelta(days=number)).isoformat() for number in range(len(library.puzzles))]
    puzzles = [library.daily(day) for day in days]
    assert puzzles == [library.daily(day) for day in days]
    middle = sorted(one.rating for one in library.puzzles)
    assert all(one is not None and middle[0] <= one.rating <= middle[-1] for one in puzzles)
    many = {one.id for one in puzzles if one is not None}
    assert len(many) > len(puzzles) * 0.4, "a round has more than half of them"


def test_a_file_is_read_back_and_a_damaged_one_is_refused(tmp_path: Path) -> None:
    library = shipped_library("nile")
    file = tmp_path / "some.puzzles"
    write_library(file, Library("nile", library.components, library.puzzles[:5], {"seed": 1}))
    again = read_library(file, "nile")
    assert list(again.puzzles) == list(library.puzzles[:5]) and again.made == {"seed": 1}
    raw = file.read_bytes()
    header, _, packed = raw.partition(b"\n")
    for broken, code in (
        (b"{}\n" + packed, "puzzles.not_one"),
        (b"", "puzzles.not_one"),
        (header + b"\n" + packed[:-5], "puzzles.damaged"),
        (header.replace(json.loads(header)["sha256"].encode(), b"0" * 64) + b"\n" + packed, "puzzles.damaged"),
        (header.replace(b'"rules": "', b'"rules": "x') + b"\n" + packed, "puzzles.other_version"),
    ):
        file.write_bytes(broken)
        with pytest.raises(Refused) as refused:
            read_library(file, "nile")
        assert refused.value.refusal.code == code
    file.write_bytes(raw)
    with pytest.raises(Refused):
        read_library(file, "fertility")


def test_files_of_the_operator_are_added_each_puzzle_once(tmp_path: Path) -> None:
    library = shipped_library("nile")
    part = Library("nile", library.components, library.puzzles[:5])
    file = tmp_path / "some.puzzles"
    write_library(file, part)
    assert list(merged(part, puzzle_files([file])).puzzles) == list(part.puzzles)
    other = Library("nile", "another set", library.puzzles[5:9])
    assert list(merged(part, [other]).puzzles) == list(part.puzzles), "puzzles of other components are left out"


def test_a_theme_that_leaves_little_to_choose_is_obvious() -> None:
    assert is_obvious("nile", "wait") and not is_obvious("nile", "market")

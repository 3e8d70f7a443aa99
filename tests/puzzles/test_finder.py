"""Finding puzzles: from what one seat can see, the same each time, kept as they are found."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from akhet.analysis.evaluator import Evaluator
from akhet.kernel.layout import blank
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import new_stream
from akhet.puzzles import finder as finding
from akhet.puzzles import making
from akhet.puzzles.checking import check, kept_of
from akhet.puzzles.finder import Finder
from akhet.puzzles.grading import judge
from akhet.puzzles.library import Library, read_library, shipped_library, write_library
from akhet.puzzles.making import Order, make
from akhet.puzzles.positions import Decision, of_record, self_play
from akhet.puzzles.puzzle import Puzzle, deal, view_of
from akhet.record import read_record, replay, write_record
from akhet.table import Game
from tests.analysis.games import random_game


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return Evaluator(Game("nile"))


def cheap(game: str) -> Puzzle:
    """A puzzle that took few worlds to find."""
    return min(shipped_library(game).puzzles, key=lambda one: (sum(answer.worlds for answer in one.answers), one.id))


def test_hidden_cards_change_nothing(evaluator: Evaluator) -> None:
    puzzle, finder = cheap("nile"), Finder(evaluator)
    view = view_of(evaluator.game, puzzle)
    found: list[Puzzle | None] = []
    states: set[bytes] = set()
    for number in range(2):
        state = blank(evaluator.rules.state)[0]
        evaluator.rules.verbs.determinise(view, new_stream(bytes([number]) * 32), state)
        states.add(state.tobytes())
        found.append(finder.puzzle(Decision(state, puzzle.source)))
    assert len(states) == 2 and found[0] == found[1]
    assert found[0] is not None and found[0].id == puzzle.id and found[0].answers[0].moves == puzzle.best.moves


def test_a_game_gives_the_same_decisions_each_time(evaluator: Evaluator) -> None:
    first, again = (self_play(evaluator, 5, 3) for _ in range(2))
    assert [one.source for one in first] == [one.source for one in again] and len(first) > 3
    assert all(one.state.tobytes() == other.state.tobytes() for one, other in zip(first, again, strict=True))
    assert {one.source.rpartition("/")[0] for one in first} == {"5/3"}


def test_decisions_of_a_record_are_those_of_its_later_part() -> None:
    table = random_game(("nile", 2, ()), 1)
    found = of_record(table, "game")
    plies = [int(one.source.rpartition("/")[2]) for one in found]
    assert plies and min(plies) > len(table.plies) / 3 and max(plies) <= len(table.plies)


class Found:
    """In place of the finder: every third decision is a puzzle, each time another one."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.tally = finding.Tally()
        self._library = shipped_library("nile").puzzles

    def puzzle(self, decision: Decision) -> Puzzle | None:
        game, place = (int(part) for part in decision.source.split("/")[1:])
        self.tally.positions += 1
        return self._library[game] if place % 3 == 0 else None


def test_what_is_found_is_kept_and_the_work_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evaluator: Evaluator
) -> None:
    monkeypatch.setattr(making, "Finder", Found)
    file = tmp_path / "nile.puzzles"

    class Stopped(Exception):
        pass

    def stop(found: int, games: int) -> None:
        if found == 2:
            raise Stopped

    with pytest.raises(Stopped):
        make(Order("nile", file, puzzles=4, seed=7), stop)
    assert not file.exists()
    seen: list[int] = []
    library = make(Order("nile", file, puzzles=4, seed=7), lambda found, games: seen.append(found))
    assert seen[0] == 2 and seen[-1] == 4
    assert [one.id for one in read_library(file, "nile").puzzles] == [one.id for one in library.puzzles]
    straight = make(Order("nile", tmp_path / "other.puzzles", puzzles=4, seed=7))
    assert straight == library and library.made["games"] >= 4
    with pytest.raises(Refused) as refused:
        make(Order("nile", file, puzzles=4, seed=8))
    assert refused.value.refusal.code == "puzzles.other_work"


def test_records_are_looked_through_once_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    class Looking(Found):
        def puzzle(self, decision: Decision) -> Puzzle | None:
            seen.append(decision.source)
            return None

    monkeypatch.setattr(making, "Finder", Looking)
    records = [tmp_path / f"game-{number}.json" for number in range(2)]
    for number, record in enumerate(records):
        write_record(random_game(("nile", 2, ()), number), record)
    order = Order("nile", tmp_path / "own.puzzles", records=records)
    assert list(make(order).puzzles) == []
    many = len(seen)
    assert {source.split("/")[0] for source in seen} == {"game-0", "game-1"}
    make(order)
    assert len(seen) == many
    write_record(random_game(("fertility", 2, ()), 1), tmp_path / "other.json")
    with pytest.raises(Refused) as refused:
        make(replace(order, file=tmp_path / "more.puzzles", records=[tmp_path / "other.json"]))
    assert refused.value.refusal.code == "puzzles.record_of"


def test_a_puzzle_is_checked_with_more_search_and_the_result_is_kept(tmp_path: Path) -> None:
    puzzle = replace(cheap("nile"), check=None)
    file = tmp_path / "one.puzzles"
    write_library(file, Library("nile", Game("nile").components_hash, [puzzle]))
    steps: list[tuple[int, int, int]] = []
    library = check(file, "nile", 2, None, lambda *numbers: steps.append(numbers))
    assert kept_of(library) == (1, 1) == kept_of(read_library(file, "nile")) and steps == [(1, 1, 1)]
    found = library.puzzles[0].check
    assert found is not None and found.times == 2 and found.margin > 0
    check(file, "nile", 2, None, lambda *numbers: steps.append(numbers))
    assert len(steps) == 1, "it is not checked twice"


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_an_answer_that_was_compared_has_its_value_from_there(game: str) -> None:
    puzzle, found = cheap(game), Game(game)
    best = judge(found, puzzle, puzzle.best.moves)
    assert best.answer is puzzle.best and best.grade == "solved" and list(best.answers) == list(puzzle.answers)
    worst = judge(found, puzzle, puzzle.answers[-1].moves)
    assert worst.answer is puzzle.answers[-1] and worst.grade == "missed"


def test_the_order_of_a_trade_is_no_mistake() -> None:
    found = Game("nile")
    puzzle = next(one for one in shipped_library("nile").puzzles if {"market", "offering"} & set(one.themes))
    trade, first, second = puzzle.best.moves
    turned = judge(found, puzzle, [trade, second, first])
    assert turned.answer is puzzle.best


def test_an_answer_that_nobody_compared_is_compared_now(monkeypatch: pytest.MonkeyPatch) -> None:
    found, puzzle = Game("nile"), cheap("nile")
    unknown = replace(puzzle, answers=puzzle.answers[:-1])
    judged, again = (judge(found, unknown, puzzle.answers[-1].moves) for _ in range(2))
    assert judged.answer == again.answer and judged.answer.worlds > 100
    assert judged.grade == "missed" and len(judged.answers) == len(puzzle.answers)
    assert judged.answer.behind == pytest.approx(puzzle.answers[-1].behind, abs=5 * puzzle.answers[-1].error + 0.05)


def test_the_deal_of_a_puzzle_is_not_the_one_that_was_played() -> None:
    puzzle = cheap("nile")
    found = Game("nile")
    assert json.dumps(puzzle.view).count('"hand"') == 1
    state = deal(found, view_of(found, puzzle), puzzle.id)
    view = blank(found.rules.view)[0]
    found.rules.verbs.look(state, puzzle.seat, view)
    assert view.tobytes() == view_of(found, puzzle).tobytes()


def test_the_records_of_the_tests_can_be_read() -> None:
    """`of_record` takes what `replay` makes of a file."""
    file = next((Path(__file__).parents[1] / "records").glob("nile-over*.json"))
    assert of_record(replay(read_record(file)), "nile")

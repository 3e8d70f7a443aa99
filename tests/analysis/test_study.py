"""What learning from reviews needs: other moves judged, reasons from final scores, levels that find a move, hints."""

from typing import Any

import numpy as np
import pytest

from akhet.analysis import review
from akhet.analysis.averages import level_errors
from akhet.analysis.candidates import Candidate, Proposer
from akhet.analysis.course import Course
from akhet.analysis.description import description_of
from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.fertility import same_plan
from akhet.analysis.finders import EQUAL, Judge, Way, level_finders
from akhet.analysis.hint import hint_for, ranking
from akhet.analysis.outcomes import outcome_reasons
from akhet.analysis.trial import Verdict, grade_of, is_whole, judge_steps
from akhet.bots.levels import LEVEL_NAMES, levels_of
from akhet.kernel.stream import key_from_seed
from akhet.table import Game
from tests.analysis.games import game_of, random_game

KEY = key_from_seed(3)
WORLDS = 400


def compared(shares: list[float], *, ends: list[float] = [], prior: list[float] = []) -> Comparison:  # noqa: B006
    """A comparison of candidates with these mean shares, and a final score of one part that goes with winning."""
    ways = [Candidate([number], (prior or [0.5] * len(shares))[number]) for number in range(len(shares))]
    ways[0].played = True
    comparison = Comparison(0, 2, None, None, KEY, ways)
    dice = np.random.default_rng(5)
    comparison.worlds = WORLDS
    comparison.counts[:] = WORLDS
    comparison.found = np.zeros((len(ways), WORLDS, 2))
    comparison.finals = np.zeros((len(ways), WORLDS, 2))
    comparison.ends = np.zeros((len(ways), WORLDS, 1))
    for place, share in enumerate(shares):
        won = (dice.random(WORLDS) < share).astype(float)
        comparison.found[place] = np.stack([won, 1 - won], axis=1)
        comparison.ends[place, :, 0] = won * 2 + dice.random(WORLDS) * 0.5 + (ends or [0.0] * len(shares))[place]
        comparison.finals[place, :, 1] = dice.random(WORLDS)
    return comparison


def judged(table: Any, decision: Any, moves: list[int]) -> Verdict:
    choice = next(one for one in Course(table).choices if one.first == decision["first"])
    found = [one for one in judge_steps(table.game, choice.before, choice.seat, decision, moves, KEY) if one]
    assert len(found) == 1
    return found[0]


def test_an_attempt_is_graded_by_the_size_of_its_loss() -> None:
    assert [grade_of(loss, 0.001) for loss in (-0.02, 0.0, 0.01, 0.011, 0.03, 0.031)] == [
        *("solved", "solved", "solved", "half", "half", "missed"),
    ]
    # What cannot be told from the best is no loss if it is small, and is never missed.
    assert [grade_of(loss, 0.02) for loss in (0.011, 0.03, 0.031, 0.04, 0.041)] == [
        *("solved", "solved", "half", "half", "missed"),
    ]


def test_candidates_of_a_review_keep_their_values_and_the_mistake_is_missed_again() -> None:
    table = random_game(("nile", 2, ()), 4)
    found = review(table, budget=50_000)
    decision = next(found["decisions"][place] for place in found["costliest"])
    for place, one in enumerate(decision["candidates"]):
        verdict = judged(table, decision, [move["move"] for move in one["moves"]])
        assert verdict.candidate == place and verdict.value == one["value"]
        if place == 0:
            assert verdict.grade == "solved" and verdict.loss == 0.0
        if one["played"]:
            assert verdict.grade == "missed" and verdict.loss == decision["loss"]
    assert {reason["code"] for reason in decision["reasons"]}
    assert set(decision["found_by"]) <= set(LEVEL_NAMES)
    assert decision["topic"] in description_of("nile").topics
    # A move that was no candidate is compared with the best one, in new worlds: here, the best one is made unknown.
    first, *others = decision["candidates"]
    less: Any = {**decision, "candidates": [others[0], *others[1:]]}
    verdict = judged(table, less, [move["move"] for move in first["moves"]])
    assert verdict.candidate is None and verdict.value is not None and verdict.error > 0


def test_a_decision_is_whole_after_its_last_step() -> None:
    table = game_of("nile").open(2, seed=4, first=0)
    assert not is_whole(table, 0)
    planted = next(move for move in table.legal() if move.say.startswith("put "))
    table.play(planted.id)
    assert not is_whole(table, 0)
    table.undo()
    table.play("done")
    assert is_whole(table, 0)


def test_reasons_say_what_ends_otherwise_and_what_that_is_worth() -> None:
    description = description_of("nile")
    comparison = compared([0.4, 0.6])
    (reason,) = outcome_reasons(description, comparison, 1, 0)
    assert reason.code == "ends" and reason.values["crop"] == description.ends[0]
    assert reason.values["better"] > reason.values["played"]  # type: ignore[operator]
    assert reason.values["points"] == pytest.approx(20, abs=8)
    assert outcome_reasons(description, comparison, 0, 1) == []  # nothing ends better after the worse one
    assert outcome_reasons(description, compared([0.5, 0.5]), 1, 0) == []


def test_noise_suggests_nothing_unusual() -> None:
    assert ranking(compared([0.5, 0.51]))[0] == 0  # the first is what the reference policy prefers
    assert ranking(compared([0.4, 0.6])) == [1, 0]


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_levels_find_what_they_play(game: str) -> None:
    table = game_of(game).open(2, seed=2)
    evaluator = Evaluator(table.game)
    proposer = Proposer(evaluator)
    assert table.turn is not None
    dealt = proposer.deal(table.view(table.turn), KEY)
    ways = proposer.candidates(dealt, None)
    everything = [Way(way.moves, 0.0) for way in ways]
    found = {level for level in level_finders(evaluator, proposer, dealt, everything, KEY) if level is not None}
    assert found  # what the network plays is among its own plans
    assert found <= set(levels_of(game))
    assert not [level for level in level_finders(evaluator, proposer, dealt, [], KEY) if level is not None]


def test_a_district_paid_otherwise_is_judged_by_the_position_after_it() -> None:
    """The weaker levels pay with other goods than the plans of the network, which are the candidates."""
    game = game_of("fertility")
    evaluator = Evaluator(game)
    proposer = Proposer(evaluator)
    before, ways = a_district_with_two_payments()
    (paid, paid_so), (other, other_so) = ((way, proposer.positions(before, way)[-1]) for way in ways)
    seat = int(before.turn)
    behind = float(evaluator.value(paid_so)[seat] - evaluator.value(other_so)[seat])
    if behind < 0:
        paid, other, other_so, behind = other, paid, paid_so, -behind
    assert 0 < behind < 0.5
    for gap, good in ((EQUAL - behind - 1e-6, True), (EQUAL - behind + 1e-6, False)):
        assert Judge(evaluator, proposer, before, [Way(paid, gap)]).is_good(other, other_so) is good
    assert same_plan(paid, other)
    elsewhere = [paid[0] + 1, *paid[1:]]
    supply = game.rules.actions.start("supply")
    assert not same_plan(elsewhere, paid) and not same_plan([supply], paid) and same_plan([supply], [supply + 1, 0])


def a_district_with_two_payments() -> tuple[Any, list[list[int]]]:
    """A position of Fertility, and two ways to pay for the same District."""
    table = game_of("fertility").open(2, seed=3)
    while moves := table.legal():
        before = table.state.copy()
        table.play(next((move.id for move in moves if move.say.startswith("build ")), moves[0].id))
        pays = [move for move in table.legal() if move.say.startswith("pay ")]
        if len(pays) > 1:
            ways = [[table.plies[-1].move, pay.id] for pay in pays[:2]]
            table.play(pays[0].id)
            if not any(move.say.startswith("pay ") for move in table.legal()):
                return before, ways
    raise AssertionError("no District could be paid for in two ways")


def test_a_hint_has_honest_values_and_moves_that_can_be_played() -> None:
    table = Game("nile").open(2, seed=6, first=0)
    hint = hint_for(table.game, table.view(0), KEY, 4000)
    assert hint.topic in description_of("nile").topics and len(hint.plans) > 1
    assert all(0 <= plan.chance <= 1 and plan.error > 0 and plan.worlds > 0 for plan in hint.plans)
    assert hint.moves[: len(hint.plans[0].moves)] == hint.plans[0].moves
    for move in hint.moves:
        table.play(move)


def test_every_level_has_measured_errors() -> None:
    measured = {(one["game"], one["level"]) for one in level_errors()}
    assert measured == {(game, level) for game in ("nile", "fertility") for level in LEVEL_NAMES}
    for one in level_errors():
        assert one["errors"] > 0 and one["error"] > 0
        assert set(one["topics"]) <= set(description_of(one["game"]).topics)

"""Plans, below the bots: each can be carried out, and goes by nothing that its seat may not know."""

import math
import os

import pytest

from akhet.bots.nile.plans import KIND_SHIFT, TRADING_MARKET, TRADING_OFFERING
from akhet.games.fertility.state import Step as FertilityStep
from akhet.games.nile.state import Step as NileStep
from akhet.kernel.stream import key_from_seed, new_stream
from tests.bots.tables import VARIANTS, Thinker, Variant, copy_of, deal, decisions

MORE = os.environ.get("AKHET_TESTS") == "thorough"
SEEDS = range(20 if MORE else 1)
MOST_STEPS = 80  # of a plan: more than all goods that anybody ever had
STEPS = {
    "nile": {step for step in NileStep if NileStep.CHOOSE <= step < NileStep.OVER},
    "fertility": {step for step in FertilityStep if FertilityStep.PLACE <= step < FertilityStep.OVER},
}
# What proposes plans, and what takes the best of them: those of a search, and those of `greedy`.
BEST = {"propose_plans": "best_plan", "evaluate_all": "greedy_plan"}


@pytest.mark.parametrize("verb", [*BEST, "root_plans", "single_steps"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_plan_is_made_of_legal_steps_and_ends(variant: Variant, verb: str):
    thinker = Thinker(variant.game)
    for table in (table for seed in SEEDS for table in decisions(variant, seed)):
        plans, scores = thinker.propose_plans(table.state, verb)
        assert 0 < len(plans) == len(set(plans)) <= len(thinker.plans)
        assert all(math.isfinite(score) for score in scores)
        for plan in plans if MORE else plans[len(table.plies) % 3 :: 3]:
            s = copy_of(table)
            taken = 0
            while (action := thinker.next_step(s, plan, taken)) >= 0:
                assert action in thinker.legal(s)
                table.rules.verbs.act(s, table.parts, action, None)
                taken += 1
            assert 0 < taken <= MOST_STEPS


@pytest.mark.parametrize("game", STEPS)
def test_these_games_are_asked_at_every_step_of_a_turn(game: str):
    seen = {int(table.state.step) for variant in VARIANTS if variant.game == game for table in decisions(variant, 0)}
    assert seen == STEPS[game]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_legal_action_is_a_single_step(variant: Variant):
    thinker = Thinker(variant.game)
    for table in decisions(variant, 1):
        plans, _ = thinker.propose_plans(table.state, "single_steps")
        assert [thinker.next_step(table.state, plan, 0) for plan in plans] == thinker.legal(table.state)
        assert {thinker.next_step(copy_of(table), plan, 1) for plan in plans} == {-1}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_search_considers_what_is_proposed_and_in_nile_other_trades(variant: Variant):
    """All of it by what the seat may know."""
    thinker, more = Thinker(variant.game), 0
    stream = new_stream(key_from_seed(5), 2)
    for table in decisions(variant, 5):
        proposed, looks = thinker.propose_plans(table.state)
        plans, scores = found = thinker.propose_plans(table.state, "root_plans")
        assert (plans[: len(proposed)], scores[: len(proposed)]) == (proposed, looks)
        assert Thinker(variant.game).propose_plans(deal(table, stream), "root_plans") == found
        others = plans[len(proposed) :]
        assert all(plan >> KIND_SHIFT in (TRADING_MARKET, TRADING_OFFERING) for plan in others)
        more += len(others)
    assert (more > 0) == (variant.game == "nile")


@pytest.mark.parametrize("verb", BEST)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_plans_go_by_what_the_seat_may_know(variant: Variant, verb: str):
    """The same on the true position and on deals of what the seat cannot see, to the last bit of every score."""
    thinker, varied = Thinker(variant.game), 0
    for seed in SEEDS:
        stream = new_stream(key_from_seed(seed), 2)
        for table in decisions(variant, seed):
            found = thinker.propose_plans(table.state, verb)
            best = thinker.best_plan(table.state, stream, 0.0, BEST[verb])
            for _ in range(3):
                twin, stranger = deal(table, stream), Thinker(variant.game)  # whose desk is empty
                assert stranger.propose_plans(twin, verb) == found
                assert stranger.best_plan(twin, stream, 0.0, BEST[verb]) == best
                varied += twin.tobytes() != table.state.tobytes()
    assert (varied > 0) == (variant.game == "nile")  # in Fertility nothing is hidden


@pytest.mark.parametrize("verb", BEST)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_best_plan_is_the_first_with_the_highest_score(variant: Variant, verb: str):
    """And with noise another, but always one that was proposed; without noise no dice are rolled."""
    thinker, others = Thinker(variant.game), 0
    stream = new_stream(key_from_seed(4))
    for table in decisions(variant, 2):
        plans, scores = thinker.propose_plans(table.state, verb)
        before = stream.tobytes()
        best = thinker.best_plan(table.state, stream, 0.0, BEST[verb])
        assert stream.tobytes() == before
        assert best == plans[scores.index(max(scores))]
        other = thinker.best_plan(table.state, stream, 1.0e6, BEST[verb])
        assert other in plans
        others += other != best
    assert others > 0


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_thinking_leaves_the_position_as_it_is(variant: Variant):
    thinker = Thinker(variant.game)
    for table in decisions(variant, 3):
        before = table.state.tobytes()
        for verb in BEST:
            plans, _ = thinker.propose_plans(table.state, verb)
            thinker.next_step(table.state, plans[-1], 0)
        assert all(math.isfinite(standing) for standing in thinker.prospects(table.state))
        assert all(math.isfinite(count) for count in thinker.expected_score(table.state, over=False))
        assert thinker.expected_score(table.state, over=True) == [standing.counts[0] for standing in table.score()]
        assert table.state.tobytes() == before


@pytest.mark.parametrize("game", STEPS)
def test_where_the_game_is_over_there_is_no_plan(game: str):
    thinker = Thinker(game)
    *_, table = decisions(next(variant for variant in VARIANTS if variant.game == game), 4)
    assert table.over
    for propose_plans, best_plan in BEST.items():
        assert thinker.propose_plans(table.state, propose_plans) == ([], [])
        assert thinker.best_plan(table.state, new_stream(key_from_seed(0)), 0.0, best_plan) == -1

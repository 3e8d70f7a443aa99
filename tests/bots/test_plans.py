"""Plans: each can be carried out, and uses nothing that its seat may not know."""

import math

import pytest

from akhet.bots.nile.plans import KIND_SHIFT, TRADING_MARKET, TRADING_OFFERING
from akhet.games.fertility.state import Step as FertilityStep
from akhet.games.nile.state import Step as NileStep
from akhet.kernel.stream import key_from_seed, new_stream
from tests.bots.tables import COVERING, USUAL, VARIANTS, HeuristicsRunner, Variant, copy_of, deal, decisions
from tests.effort import THOROUGH, by_effort

SEEDS = range(by_effort(1, 1, 20))
MOST_STEPS = 80  # of a plan: more than all goods that a player ever had
STEPS = {
    "nile": {step for step in NileStep if NileStep.CHOOSE <= step < NileStep.OVER},
    "fertility": {step for step in FertilityStep if FertilityStep.PLACE <= step < FertilityStep.OVER},
}
# The function that proposes plans, and the one that takes the best of them: for a search, and for `greedy`.
BEST = {"propose_plans": "best_plan", "evaluate_all": "greedy_plan"}


def test_the_usual_run_has_every_number_of_players_and_every_option() -> None:
    """The thorough run has every variant."""

    def values(variants: tuple[Variant, ...]) -> set[tuple[str, object]]:
        return {(variant.game, value) for variant in variants for value in (variant.players, *variant.options)}

    assert values(COVERING) == values(VARIANTS) - {("fertility", "first")}  # which seat begins, changes no plan


@pytest.mark.parametrize("verb", [*BEST, "root_plans", "single_steps"])
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_every_plan_is_made_of_legal_steps_and_ends(variant: Variant, verb: str):
    runner = HeuristicsRunner(variant.game)
    for table in (table for seed in SEEDS for table in decisions(variant, seed)):
        plans, scores = runner.propose_plans(table.state, verb)
        assert 0 < len(plans) == len(set(plans)) <= len(runner.plans)
        assert all(math.isfinite(score) for score in scores)
        for plan in plans if THOROUGH else plans[len(table.plies) % 3 :: 3]:
            s = copy_of(table)
            taken = 0
            while (action := runner.next_step(s, plan, taken)) >= 0:
                assert action in runner.legal(s)
                table.rules.verbs.act(s, table.parts, action, None)
                taken += 1
            assert 0 < taken <= MOST_STEPS


@pytest.mark.parametrize("game", STEPS)
def test_these_games_have_decisions_at_every_step_of_a_turn(game: str):
    seen = {int(table.state.step) for variant in USUAL if variant.game == game for table in decisions(variant, 0)}
    assert seen == STEPS[game]


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_every_legal_action_is_a_single_step(variant: Variant):
    runner = HeuristicsRunner(variant.game)
    for table in decisions(variant, 1):
        plans, _ = runner.propose_plans(table.state, "single_steps")
        assert [runner.next_step(table.state, plan, 0) for plan in plans] == runner.legal(table.state)
        assert {runner.next_step(copy_of(table), plan, 1) for plan in plans} == {-1}


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_the_root_of_a_search_has_the_proposed_plans_and_in_nile_other_trades(variant: Variant):
    """And both use only what the seat may know."""
    runner, more = HeuristicsRunner(variant.game), 0
    stream = new_stream(key_from_seed(5), 2)
    for table in decisions(variant, 5):
        proposed, proposed_scores = runner.propose_plans(table.state)
        plans, scores = found = runner.propose_plans(table.state, "root_plans")
        assert (plans[: len(proposed)], scores[: len(proposed)]) == (proposed, proposed_scores)
        assert HeuristicsRunner(variant.game).propose_plans(deal(table, stream), "root_plans") == found
        others = plans[len(proposed) :]
        assert all(plan >> KIND_SHIFT in (TRADING_MARKET, TRADING_OFFERING) for plan in others)
        more += len(others)
    assert (more > 0) == (variant.game == "nile")


@pytest.mark.parametrize("verb", BEST)
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_plans_use_only_what_the_seat_may_know(variant: Variant, verb: str):
    """The same on the true position and on deals of what the seat cannot see, to the last bit of every score."""
    runner, varied = HeuristicsRunner(variant.game), 0
    for seed in SEEDS:
        stream = new_stream(key_from_seed(seed), 2)
        for table in decisions(variant, seed):
            found = runner.propose_plans(table.state, verb)
            best = runner.best_plan(table.state, stream, 0.0, BEST[verb])
            for _ in range(3):
                twin, other_runner = deal(table, stream), HeuristicsRunner(variant.game)  # with an empty scratch buffer
                assert other_runner.propose_plans(twin, verb) == found
                assert other_runner.best_plan(twin, stream, 0.0, BEST[verb]) == best
                varied += twin.tobytes() != table.state.tobytes()
    assert (varied > 0) == (variant.game == "nile")  # in Fertility nothing is hidden


@pytest.mark.parametrize("verb", BEST)
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_the_best_plan_is_the_first_with_the_highest_score(variant: Variant, verb: str):
    """With noise it may be another of the proposed plans. Without noise no random number is drawn."""
    runner, others = HeuristicsRunner(variant.game), 0
    stream = new_stream(key_from_seed(4))
    for table in decisions(variant, 2):
        plans, scores = runner.propose_plans(table.state, verb)
        before = stream.tobytes()
        best = runner.best_plan(table.state, stream, 0.0, BEST[verb])
        assert stream.tobytes() == before
        assert best == plans[scores.index(max(scores))]
        other = runner.best_plan(table.state, stream, 1.0e6, BEST[verb])
        assert other in plans
        others += other != best
    assert others > 0


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_the_heuristics_leave_the_position_as_it_is(variant: Variant):
    runner = HeuristicsRunner(variant.game)
    for table in decisions(variant, 3):
        before = table.state.tobytes()
        for verb in BEST:
            plans, _ = runner.propose_plans(table.state, verb)
            runner.next_step(table.state, plans[-1], 0)
        assert all(math.isfinite(standing) for standing in runner.prospects(table.state))
        assert all(math.isfinite(count) for count in runner.expected_score(table.state, over=False))
        assert runner.expected_score(table.state, over=True) == [standing.counts[0] for standing in table.score()]
        assert table.state.tobytes() == before


@pytest.mark.parametrize("game", STEPS)
def test_a_finished_game_has_no_plan(game: str):
    runner = HeuristicsRunner(game)
    *_, table = decisions(next(variant for variant in USUAL if variant.game == game), 4)
    assert table.over
    for propose_plans, best_plan in BEST.items():
        assert runner.propose_plans(table.state, propose_plans) == ([], [])
        assert runner.best_plan(table.state, new_stream(key_from_seed(0)), 0.0, best_plan) == -1

"""The heuristics of the bots for NILE."""

from akhet.bots.heuristics import GameHeuristics
from akhet.bots.nile.evaluation import new_scratch
from akhet.bots.nile.features import FEATURES
from akhet.bots.nile.plans import MOST_PLANS, next_step, propose_plans, root_plans, single_steps
from akhet.bots.nile.prospects import expected_score, prospects
from akhet.bots.search_loop import DEFAULT_PARAMS
from akhet.games.nile.rules import RULES

__all__ = ["FEATURES", "HEURISTICS"]

HEURISTICS = GameHeuristics(
    RULES,
    new_scratch,
    MOST_PLANS,
    propose_plans=propose_plans,
    root_plans=root_plans,
    evaluate_all=propose_plans,
    single_steps=single_steps,
    next_step=next_step,
    prospects=prospects,
    expected_score=expected_score,
    params=DEFAULT_PARAMS
    | {"cut": 10, "longer": 4.0, "widen_start": 2.0, "widen_power": 0.3, "depth": 4, "context": 1.0},
    share=0.9,
)

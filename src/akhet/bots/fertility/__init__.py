"""The heuristics of the bots for Fertility."""

from akhet.bots.fertility.evaluation import new_scratch
from akhet.bots.fertility.features import FEATURES
from akhet.bots.fertility.lookahead import evaluate_all
from akhet.bots.fertility.plans import MOST_PLANS, next_step, propose_plans, single_steps
from akhet.bots.fertility.prospects import expected_score, prospects
from akhet.bots.heuristics import GameHeuristics
from akhet.bots.search_loop import DEFAULT_PARAMS
from akhet.games.fertility.rules import RULES

__all__ = ["FEATURES", "HEURISTICS"]

HEURISTICS = GameHeuristics(
    RULES,
    new_scratch,
    MOST_PLANS,
    propose_plans=propose_plans,
    root_plans=propose_plans,
    evaluate_all=evaluate_all,
    single_steps=single_steps,
    next_step=next_step,
    prospects=prospects,
    expected_score=expected_score,
    params=DEFAULT_PARAMS
    | {"clear": 0.1, "margin": 0.9, "explore": 0.2, "context": 0.12, "widen_start": 2.0, "widen_power": 0.4},
    share=0.7,
)

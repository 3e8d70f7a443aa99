"""What the bots know about a game beyond its rules: how to evaluate a position, and which plans to consider."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from akhet.bots.generic import expected_score_of, next_step, prospects_of, single_steps_of
from akhet.bots.search_loop import DEFAULT_PARAMS, SearchFunctions, search_functions
from akhet.games import module_of, rules_of
from akhet.kernel.layout import blank, record_type, u8
from akhet.kernel.loop import Verb
from akhet.kernel.rules import Rules


@dataclass(frozen=True)
class GameHeuristics:
    """A game's heuristics. The verbs are rule functions; `search_loop.py` says what they do."""

    rules: Rules
    new_scratch: Callable[[], Any]  # a list of one working memory: rule functions allocate nothing
    most_plans: int
    propose_plans: Verb
    root_plans: Verb  # more plans, for the root of a search
    evaluate_all: Verb  # the most careful evaluation, however slow: for `greedy`
    single_steps: Verb
    next_step: Verb
    prospects: Verb
    expected_score: Verb
    params: dict[str, float]  # the best search parameters
    share: float  # the part of a turn's remaining time that one decision may take

    @property
    def search(self) -> SearchFunctions:
        return _search_functions(self.rules.name)

    def buffers(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Buffers for moves, plans and their scores."""
        return self.rules.actions.buffer(), np.zeros(self.most_plans, np.int64), np.zeros(self.most_plans)


@cache
def heuristics_of(game: str) -> GameHeuristics:
    """A game's own heuristics, or the generic ones."""
    module = module_of(game, "bots")
    return generic_heuristics(rules_of(game)) if module is None else module.HEURISTICS


def generic_heuristics(rules: Rules) -> GameHeuristics:
    """Heuristics that know only the rules: every legal step is a plan, and playouts are random.

    `search` can use them. `greedy` gives all moves the same score and takes the first.
    """
    steps = single_steps_of(rules)
    return GameHeuristics(
        rules,
        new_scratch=lambda: blank(record_type(("unused", u8))),
        most_plans=len(rules.actions),
        propose_plans=steps,
        root_plans=steps,
        evaluate_all=steps,
        single_steps=steps,
        next_step=next_step,
        prospects=prospects_of(rules),
        expected_score=expected_score_of(rules),
        params=DEFAULT_PARAMS | {"random": 1, "single": 1},
        share=0.7,
    )


@cache
def _search_functions(game: str) -> SearchFunctions:
    heuristics = heuristics_of(game)
    return search_functions(
        heuristics.rules,
        heuristics.rules.name,
        single_steps=heuristics.single_steps,
        propose_plans=heuristics.propose_plans,
        root_plans=heuristics.root_plans,
        evaluate_all=heuristics.evaluate_all,
        next_step=heuristics.next_step,
        prospects=heuristics.prospects,
        expected_score=heuristics.expected_score,
    )

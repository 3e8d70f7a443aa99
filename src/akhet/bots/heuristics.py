"""What the bots know of a game beyond its rules: how to judge a position and what to plan. One record a game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from akhet.bots.search_loop import search_loop
from akhet.kernel.loop import Verb
from akhet.kernel.rules import Rules


@dataclass(frozen=True)
class GameHeuristics:
    """The verbs are rule functions; `search_loop.py` says what they do."""

    rules: Rules
    new_scratch: Callable[[], np.recarray]  # room to think in
    most_plans: int
    propose_plans: Verb
    root_plans: Verb  # the same with plans that look poor and may yet be good: for a search to choose among
    evaluate_all: Verb  # the same with the best judgement there is, whatever it takes: for `greedy`
    next_step: Verb
    prospects: Verb
    expected_score: Verb
    single_steps: Verb
    params: dict[str, float]  # how to search it best
    share: float  # of a turn's time left that one decision may take

    @property
    def verbs(self) -> dict[str, Any]:
        return _verbs(self.rules.name)

    def buffers(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Buffers for moves, plans and their scores."""
        return self.rules.actions.buffer(), np.zeros(self.most_plans, np.int64), np.zeros(self.most_plans)


def heuristics_of(game: str) -> GameHeuristics:
    return import_module(f"akhet.bots.{game}").HEURISTICS


@cache
def _verbs(game: str) -> dict[str, Any]:
    heuristics = heuristics_of(game)
    return search_loop(
        game,
        heuristics.rules,
        single_steps=heuristics.single_steps,
        propose_plans=heuristics.propose_plans,
        root_plans=heuristics.root_plans,
        evaluate_all=heuristics.evaluate_all,
        next_step=heuristics.next_step,
        prospects=heuristics.prospects,
        expected_score=heuristics.expected_score,
    )

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
class Mind:
    """The verbs are rule functions; `search_loop.py` says what they do."""

    rules: Rules
    new_desk: Callable[[], np.recarray]  # room to think in
    most_plans: int
    propose: Verb
    consider: Verb  # the same with plans that look poor and may yet be good: for a search to choose among
    survey: Verb  # the same with the best judgement there is, whatever it takes: for `greedy`
    next_step: Verb
    prospects: Verb
    tally: Verb
    single_steps: Verb
    way: dict[str, float]  # how to search it best
    share: float  # of a turn's time left that one decision may take

    @property
    def verbs(self) -> dict[str, Any]:
        return _verbs(self.rules.name)

    def room(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Buffers for moves, plans and their scores."""
        return self.rules.actions.buffer(), np.zeros(self.most_plans, np.int64), np.zeros(self.most_plans)


def mind_of(game: str) -> Mind:
    return import_module(f"akhet.bots.{game}").MIND


@cache
def _verbs(game: str) -> dict[str, Any]:
    mind = mind_of(game)
    return search_loop(
        game,
        mind.rules,
        single_steps=mind.single_steps,
        propose=mind.propose,
        consider=mind.consider,
        survey=mind.survey,
        next_step=mind.next_step,
        prospects=mind.prospects,
        tally=mind.tally,
    )

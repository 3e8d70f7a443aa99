"""The heuristics of a game with its network: what `learned` plays by, with a search and without."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from akhet.bots.heuristics import GameHeuristics, heuristics_of
from akhet.bots.network.evaluate import FIRST, work_type
from akhet.bots.network.features import features_of, functions_of
from akhet.bots.network.plans import (
    choose_by_policy_template,
    keep_best_template,
    learned_evaluation_template,
    learned_plans_template,
    plain_plans_template,
    plain_prospects_template,
    plain_score_template,
    plain_step_template,
    to_decision_template,
    weigh_plans_template,
)
from akhet.bots.search_loop import SearchFunctions, search_functions
from akhet.kernel.compiling import bind
from akhet.kernel.layout import Record, blank
from akhet.kernel.loop import Verb

Scratch = tuple[Record, np.ndarray, Record]  # the heuristics' scratch buffer, the weights, the working memory

# The search parameters with a network; docs/strength.md compares them.
NETWORK_PARAMS = {"explore": 0.6, "first_try": 0.1, "bias": 0.0, "context": 0.0, "longer": 0.0}


class LearnedHeuristics(GameHeuristics):
    """A game's heuristics in which a network weighs the plans and evaluates positions."""

    @property
    def search(self) -> SearchFunctions:
        return learned_search(self.rules.name)


def learned_heuristics(game: str, weights: np.ndarray) -> GameHeuristics:
    """The heuristics with a network of these weights."""
    plain, verbs = heuristics_of(game), learned_verbs(game)
    return LearnedHeuristics(
        plain.rules,
        new_scratch=_scratches(game, weights),
        most_plans=plain.most_plans,
        params=plain.params | NETWORK_PARAMS,
        share=plain.share,
        **verbs,
    )


def _scratches(game: str, weights: np.ndarray) -> Callable[[], list[Scratch]]:
    plain, features = heuristics_of(game), features_of(game)
    assert features is not None
    work = work_type(features.shape, plain.rules.view, features.most_features)

    def new_scratch() -> list[Scratch]:
        own = blank(work)[0]
        own.first[:] = weights[:FIRST]  # the bias, which every position has
        return [(plain.new_scratch()[0], weights, own)]

    return new_scratch


@cache
def learned_verbs(game: str) -> dict[str, Verb]:
    """The heuristics' functions: plans are weighed by the network, all others are as they were."""
    plain, own = heuristics_of(game), functions_of(game)
    weigh = bind(
        weigh_plans_template, f"{game}_weigh_plans",
        keep_best=bind(keep_best_template, f"{game}_keep_best_plans"), perceive=own.perceive, plan_number=own.plan,
    )  # fmt: skip
    propose, root = (
        bind(learned_plans_template, f"{game}_learned_{name}", propose=getattr(plain, name), weigh_plans=weigh)
        for name in ("propose_plans", "root_plans")
    )
    return {
        "propose_plans": propose,
        "root_plans": root,
        "evaluate_all": root,
        "single_steps": bind(plain_plans_template, f"{game}_learned_single_steps", own=plain.single_steps),
        "next_step": bind(plain_step_template, f"{game}_learned_next_step", own=plain.next_step),
        "prospects": bind(plain_prospects_template, f"{game}_learned_prospects", own=plain.prospects),
        "expected_score": bind(plain_score_template, f"{game}_learned_score", own=plain.expected_score),
    }


@cache
def learned_search(game: str) -> SearchFunctions:
    plain, own = heuristics_of(game), functions_of(game)
    verbs: dict[str, Any] = learned_verbs(game) | {
        "propose": plain.propose_plans,
        "perceive": own.perceive,
        "values": own.values,
        "evaluate_end": plain.search.evaluate_position,
        "expected": plain.expected_score,
    }
    return search_functions(
        plain.rules,
        f"{game}_learned",
        choose_child=choose_by_policy_template,
        play_on=to_decision_template,
        evaluate_position=learned_evaluation_template,
        **verbs,
    )

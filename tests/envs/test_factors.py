"""Actions in factors: they tell all actions apart, and alike actions share outputs."""

import numpy as np
import pytest

from akhet.envs.factors import action_factors
from akhet.games import rules_of


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_the_factors_tell_all_actions_apart(game: str) -> None:
    factors, actions = action_factors(game), len(rules_of(game).actions)
    assert factors.numbers.shape == (actions, len(factors.heads))
    assert len(np.unique(factors.numbers, axis=0)) == actions
    assert (factors.numbers >= 0).all() and (factors.numbers < list(factors.heads.values())).all()
    assert factors.size < actions


def test_a_placement_is_a_tile_a_place_and_a_turn() -> None:
    factors, actions = action_factors("fertility"), rules_of("fertility").actions
    heads = list(factors.heads)

    def said(words: str) -> dict[str, int]:
        row = factors.numbers[actions.number(words)]
        return {head: int(number) for head, number in zip(heads, row, strict=True) if number}

    one, other = said("place alabaster 0,0 grape 0,1"), said("place grape 0,0 alabaster 0,1")
    assert set(one) == {"verb", "tile", "edge", "turn"}
    assert one | {"turn": 0} == other | {"turn": 0} and one["turn"] != other["turn"]
    assert said("take alabaster-grape")["tile"] == said("discard alabaster-grape")["tile"] == one["tile"]
    assert said("supply grape to shop 2")["slot"] == said("exchange papyrus onto shop 2")["slot"]
    assert set(said("done")) == {"verb"} and set(said("build 7")) == {"verb", "district"}


def test_the_scores_of_all_actions_are_sums_of_outputs() -> None:
    factors = action_factors("fertility")
    outputs = np.random.default_rng(1).normal(size=(3, factors.size))
    scores = outputs[:, factors.columns].sum(-1)
    starts = np.cumsum([0, *factors.heads.values()])
    by_hand = sum(outputs[1, start + number] for start, number in zip(starts, factors.numbers[40], strict=False))
    assert scores.shape == (3, len(factors.numbers)) and scores[1, 40] == pytest.approx(by_hand)

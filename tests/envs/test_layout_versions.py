"""Layouts of observations: versions, and that Fertility's second one says what the rules say."""

from typing import Any

import numpy as np
import pytest

from akhet.envs import BatchEnv
from akhet.envs.gym import SeatEnv
from akhet.envs.observation import observation_of
from akhet.envs.spiel import load
from akhet.envs.zoo import raw_env
from akhet.games.fertility.actions import EDGES, TURNINGS, squares_of
from akhet.games.fertility.state import COLUMNS, EMPTY, HEADINGS, RESOURCES, SLOTS
from akhet.games.fertility.valley import EARNED_PRINTS, EARNED_QUARRIES, EARNED_WHEAT, EARNINGS, earnings, is_printed

OLD, NEW = (observation_of("fertility", version).layout for version in (1, 2))


def played(players: int, steps: int = 70, **choices: Any) -> BatchEnv:
    env = BatchEnv("fertility", 12, players, seed=5, **choices)
    for _ in range(steps):
        env.step(env.greedy())
    return env


def test_a_newer_layout_begins_with_the_older_one() -> None:
    assert list(NEW.parts)[: len(OLD.parts)] == list(OLD.parts) and NEW.size > OLD.size
    old, new = played(3, layout_version=1), played(3)
    assert old.layout.size == OLD.size and (old.observations == new.observations[:, : OLD.size]).all()


def test_every_environment_takes_a_layout_version() -> None:
    sizes = {
        raw_env("fertility", layout_version=1).layout.size,
        SeatEnv("fertility", rivals="random", layout_version=1).layout.size,
        load("akhet_fertility(layout_version=1)").variant.layout.size,
    }
    assert sizes == {OLD.size}
    env = raw_env("fertility", layout_version=1)
    env.reset(seed=1)
    assert env.observe("player_0")["observation"].shape == (OLD.size,)


@pytest.mark.parametrize("version", [0, 3, True, "2"])
def test_an_unknown_layout_version_is_refused(version: Any) -> None:
    with pytest.raises(ValueError, match="it must be one from 1 to 2, or None for the newest"):
        raw_env("fertility", layout_version=version)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_placement_earns_is_the_sum_of_its_squares(players: int) -> None:
    env, goods, compared = played(players), np.zeros(EARNINGS, np.int64), 0
    for s, row in zip(env.states, env.observations, strict=True):
        matches, wheat, closes = (NEW.part(row, name) for name in ("matches", "wheat_along", "closes"))
        empty = (s.scene == EMPTY).reshape(-1, COLUMNS)
        assert not matches[:, ~empty].any() and not wheat[~empty].any() and not closes[~empty].any()
        for edge in range(EDGES):
            first, second = squares_of(edge)
            if s.scene[first] != EMPTY or s.scene[second] != EMPTY:
                continue
            one, other = (divmod(square, COLUMNS) for square in (first, second))
            for turning in range(TURNINGS):
                halves = divmod(turning, RESOURCES)
                earnings(s, TURNINGS * edge + turning, goods)
                by_scenes = np.zeros(RESOURCES, int)
                for scene, square in zip(halves, (one, other), strict=True):
                    by_scenes[scene] += matches[scene][square]
                assert by_scenes.tolist() == goods[:RESOURCES].tolist()
            assert goods[EARNED_WHEAT] == int(wheat[one]) + int(wheat[other])
            alone = sum(closed_by_its_half(empty, *pair) for pair in ((one, other), (other, one)))
            assert goods[EARNED_QUARRIES] == int(closes[one]) + int(closes[other]) - alone
            printed = [sum(bool(is_printed(s, sq, r)) for sq in (first, second)) for r in range(RESOURCES)]
            assert goods[EARNED_PRINTS:EARNED_WHEAT].tolist() == printed
            compared += 1
    assert compared > 300


def closed_by_its_half(empty: np.ndarray, square: tuple[int, int], half: tuple[int, int]) -> bool:
    """Whether a square's only open side is the tile's other half."""
    row, column = square
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    inside = [(r, c) for r, c in near if 0 <= r < empty.shape[0] and 0 <= c < empty.shape[1] and empty[r, c]]
    return inside == [half]


def test_debens_are_those_of_the_score() -> None:
    env = played(4, 100)
    game = env.variant.game
    for s, row, seat in zip(env.states, env.observations, env.seats.tolist(), strict=True):
        standings = game.rules.notation.standings(game.components, s)
        seen = NEW.part(row, "debens")
        for player, standing in enumerate(standings):
            assert seen[(player - seat) % 4].tolist() == [standing.details[name] for name in HEADINGS]


def test_districts_and_shops_are_those_of_the_set() -> None:
    env, filled = played(2, 80), 0
    components, parts = env.variant.game.components, env.variant.game.parts
    for s, row, seat in zip(env.states, env.observations, env.seats.tolist(), strict=True):
        shown = [components.districts[district] for district in s.row if district != 255]
        assert NEW.part(row, "row_cost")[: len(shown)].tolist() == [district.cost for district in shown]
        assert NEW.part(row, "row_needs").sum() == sum(len(shop.needs) for one in shown for shop in one.shops)
        assert NEW.part(row, "row_pays")[:, :, 1:].sum() == sum(len(district.shops) for district in shown)
        worth = [int(shop.pays.split()[0]) for one in shown for shop in one.shops if shop.pays[0].isdigit()]
        assert NEW.part(row, "row_worth").sum() == sum(worth)
        missing = NEW.part(row, "missing")
        for slot in range(SLOTS):
            if s.full[seat, slot]:
                assert missing[0, slot] == 0
                filled += 1
        for slot in range(4):  # the starting Shops
            shop = 4 * seat + slot
            assert missing[0, slot] == (
                0 if s.full[seat, slot] else parts.needs[shop].sum() - s.tokens[seat, slot].sum()
            )
    assert filled > 10

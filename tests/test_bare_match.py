"""Compiled matches of bots that do not search, and what their noise and floors leave out."""

import numpy as np
import pytest

from akhet.bots.bot import Budget
from akhet.bots.greedy import GreedyBot
from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.draw import draw_plan
from akhet.bots.planner import Planner
from akhet.bots.search_loop import FAR
from akhet.bots.spec import read_spec
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.lab.bare_match import bare_match, is_bare
from tests.bots.tables import USUAL, Variant, legal_of, open_table

ROUNDING = 1e-9


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_bot_against_itself_wins_its_share_exactly(game: str) -> None:
    """In a mirrored set all games are the same one, so every seat's win is counted once."""
    for bot in ("greedy", "learned"):
        match = bare_match(game, 3, read_spec(bot), read_spec(bot), 9, seed=4)
        assert match.games == 9 and match.share == pytest.approx(1 / 3) and match.low == pytest.approx(match.high)


def test_an_upper_level_wins_more_and_the_same_seed_plays_the_same_games() -> None:
    upper, lower = read_spec("scribe"), read_spec("fisher")
    match = bare_match("nile", 2, upper, lower, 400, seed=1)
    assert match == bare_match("nile", 2, upper, lower, 400, seed=1)
    assert match.low > 0.6  # about 85 % in many games
    assert bare_match("nile", 2, lower, upper, 400, seed=1).high < 0.4


def test_bots_that_search_play_no_such_matches() -> None:
    found = {
        bot for bot in ("greedy", "learned", "fisher", "pharaoh", "search", "random") if is_bare(read_spec(bot), "nile")
    }
    assert found == {"greedy", "learned", "fisher"}


@pytest.mark.parametrize("variant", USUAL[:1], ids=str)
def test_noise_never_takes_a_plan_that_is_far_worse(variant: Variant) -> None:
    table, noise = open_table(variant, 6), 0.05
    planner = Planner(heuristics_of(variant.game), table.game.parts, key_from_seed(1))
    left_out = 0
    while table.turn is not None and len(table.plies) < 60:
        view, legal = table.view(table.turn), legal_of(table)
        bot = GreedyBot(table.game, key_from_seed(len(table.plies)), {"noise": noise})
        move = bot.choose(view, legal, Budget())
        if len(legal) > 1:
            scores = dict(planner.plans(view))
            left_out += len(scores) - len(bot._ranked)
            assert scores[bot._ranked[0]] >= max(scores.values()) - FAR * noise - ROUNDING
        table.play(move)
    assert left_out > 10


def test_a_draw_leaves_out_what_is_below_the_floor_and_is_even_when_hot() -> None:
    stream, drawn = new_stream(key_from_seed(3)), np.zeros(4, int)
    for _ in range(3000):
        drawn[draw_plan(np.array([0.9, 0.05, 0.0499, 0.0001]), 4, 1000.0, 0.01, stream)] += 1
    assert drawn[3] == 0 and drawn[:3].min() > 850
    assert draw_plan(np.array([0.1, 0.6, 0.3]), 3, 0.0, 0.01, stream) == 1

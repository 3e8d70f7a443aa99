"""Whole games of `greedy`, over a game's own verbs: texts that a game makes its own by `bind`, like `kernel/loop.py`'s.

`greedy` goes by what its seat may know, whatever else a position holds, so here it is asked on the position itself.
"""

from functools import cache

from akhet.bots.heuristics import heuristics_of
from akhet.kernel.compiling import bind
from akhet.kernel.loop import Verb, game_specific

settle = best_plan = carry_out = greedy_game = game_specific


def greedy_game_template(s, parts, stream, choices, noise, moves, plans, scores, scratch):
    """Play to the end of the game, every seat by the plan that looks best to it; the number of decisions made."""
    settle(s, parts, stream, None)
    decisions = 0
    plan = best_plan(s, parts, choices, noise, moves, plans, scores, scratch)
    while plan >= 0:
        decisions += carry_out(s, parts, plan, scratch)
        settle(s, parts, stream, None)
        plan = best_plan(s, parts, choices, noise, moves, plans, scores, scratch)
    return decisions


def greedy_games_template(states, parts, streams, choices, noise, moves, plans, scores, scratch, decisions):
    """Play many games to their ends: a row of each array belongs to one game."""
    for game in range(len(states)):
        decisions[game] = greedy_game(
            states[game], parts, streams[game], choices[game], noise, moves, plans, scores, scratch
        )


@cache
def greedy_game_of(game: str) -> Verb:
    heuristics = heuristics_of(game)
    return bind(
        greedy_game_template,
        f"{game}_greedy_game",
        settle=heuristics.rules.verbs.settle,
        best_plan=heuristics.search.greedy_plan,
        carry_out=heuristics.search.carry_out,
    )


@cache
def greedy_games_of(game: str) -> Verb:
    return bind(greedy_games_template, f"{game}_greedy_games", greedy_game=greedy_game_of(game))

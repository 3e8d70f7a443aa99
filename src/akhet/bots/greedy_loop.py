"""Whole games of `greedy`: templates that a game binds to its own functions, like those of `kernel/loop.py`.

The evaluation of `greedy` uses only what its seat may know, so it can be asked on the position itself.
"""

from functools import cache

from akhet.bots.heuristics import heuristics_of
from akhet.kernel.compiling import bind
from akhet.kernel.loop import Verb, game_specific

settle = best_plan = carry_out = greedy_game = game_specific


def greedy_game_template(s, parts, stream, choices, noise, moves, plans, scores, scratch):
    """Play to the end of the game, every seat by its best plan; return the number of decisions."""
    settle(s, parts, stream, None)
    decisions = 0
    plan = best_plan(s, parts, choices, noise, moves, plans, scores, scratch)
    while plan >= 0:
        decisions += carry_out(s, parts, plan, scratch)
        settle(s, parts, stream, None)
        plan = best_plan(s, parts, choices, noise, moves, plans, scores, scratch)
    return decisions


def greedy_games_template(states, parts, streams, choices, noise, moves, plans, scores, scratch, decisions):
    """Play many games to their ends; each game has one row of every array."""
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

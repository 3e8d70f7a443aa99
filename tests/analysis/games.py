"""Finished games to review: played at random, or by the reference policy."""

from functools import cache
from typing import Any

from akhet.analysis.evaluator import Evaluator
from akhet.analysis.reviewer import Reviewer
from akhet.kernel.stream import below, key_from_seed, new_stream
from akhet.table import Game, Table

# A game, its players and options.
Setting = tuple[str, int, tuple[tuple[str, Any], ...]]
SETTINGS: list[Setting] = [
    ("nile", 2, ()),
    ("nile", 3, (("classic", True), ("monuments", False))),
    ("nile", 5, (("monuments", True),)),
    ("fertility", 2, ()),
    ("fertility", 2, (("variant", True),)),
    ("fertility", 4, ()),
]


@cache
def game_of(name: str) -> Game:
    return Game(name)


def random_game(setting: Setting, seed: int) -> Table:
    """A game in which everybody plays at random."""
    name, players, options = setting
    table = game_of(name).open(players, seed=seed, **dict(options))
    choices = new_stream(key_from_seed(seed), 1)
    while moves := table.legal():
        table.play(moves[int(below(choices, len(moves)))].id)
    return table


def policy_game(name: str, players: int, seed: int) -> Table:
    """A game that the reference policy plays."""
    table = game_of(name).open(players, seed=seed)
    evaluator, stream = Evaluator(table.game), new_stream(key_from_seed(seed), 1)
    while not table.over:
        follow_policy(table, evaluator, stream)
    return table


def follow_policy(table: Table, evaluator: Evaluator, stream: Any) -> None:
    """Play one plan of the reference policy."""
    plan, taken, seat = evaluator.draw_plan(table.state, stream), 0, table.turn
    while table.turn == seat:
        scratch, parts = evaluator.scratch, table.game.parts
        move = int(evaluator.heuristics.next_step(table.state, parts, plan, taken, scratch))
        if move < 0:
            break
        settled = table.play(move)[0].chance
        taken += 1
        if settled:
            break


def reviewer_of(table: Table, seed: int = 1) -> Reviewer:
    return Reviewer(table, seed, 10_000)

"""The speed of the bots on one core: `akhet bench bots`.

A search is measured in the first position of a game, and in all positions of a game where it would have a choice. That
game is played by the plans that look best. Every figure is the best of several rounds.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from akhet.bots.bot import Budget
from akhet.bots.greedy import GreedyBot
from akhet.bots.heuristics import GameHeuristics, heuristics_of
from akhet.bots.search_loop import SEARCH_PARAMS, TO_THE_END
from akhet.bots.tree import Tree
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.lab.whole_games import Chunk, greedy_games, random_games
from akhet.table import Game

ROUNDS = 3
PLAYERS = (2, 4)
KEY = key_from_seed(1)
SOME_GAMES = 100  # games from which the mean length is estimated
# Search parameters that differ from the bot's own: how it plays on from a new node. With random playouts the tree
# branches into single steps too, because evaluating whole plans would take about as long as such a playout.
PLAYOUTS: dict[str, dict[str, float]] = {
    "random_playouts": {"random": 1, "single": 1, "cut": TO_THE_END},
    "search": {},
    "greedy_playouts": {"random": 0, "cut": TO_THE_END},
}
WHOLE_GAMES = {"greedy": greedy_games, "random": random_games}
FIGURES = (
    *(name + where for name in PLAYOUTS for where in ("_first", "")),
    "greedy_choices",
    *(f"{name}_{what}" for name in WHOLE_GAMES for what in ("games", "moves")),
)

Seen = tuple[Record, list[int]]  # a View, and the legal moves


@dataclass(frozen=True)
class Speed:
    """The figures of one table, by their names in FIGURES."""

    game: str
    players: int
    positions: int  # of the game that was measured
    per_second: dict[str, float]


def bench(games: list[Game], seconds: float, progress: Callable[[], None] = lambda: None) -> list[Speed]:
    """Measure every figure of every table, each for about this many seconds. `progress` is called after each figure."""
    found = []
    for game in games:
        for players in PLAYERS:
            setup = game.initial_state(players, {})
            seen = list(choices(game, setup))
            figures = {}
            for name, value in measure(game, setup, seen, seconds):
                figures[name] = value
                progress()
            found.append(Speed(game.name, players, len(seen), {name: figures[name] for name in FIGURES}))
    return found


def choices(game: Game, setup: np.recarray) -> Iterator[Seen]:
    """The View and the legal moves wherever there is more than one plan, in a game of the plans that look best."""
    heuristics, rules, parts = heuristics_of(game.name), game.rules, game.parts
    state, dice, scratch, buffers = setup.copy()[0], new_stream(KEY), heuristics.new_scratch()[0], heuristics.buffers()
    rules.verbs.settle(state, parts, dice, None)
    while (plan := int(heuristics.search.best_plan(state, parts, dice, 0.0, *buffers, scratch))) >= 0:
        if heuristics.propose_plans(state, parts, *buffers, scratch) > 1:
            view = blank(rules.view)[0]
            rules.verbs.look(state, state.turn, view)
            moves = buffers[0]
            yield view, moves[: rules.verbs.legal(state, parts, moves)].tolist()
        heuristics.search.carry_out(state, parts, plan, scratch)
        rules.verbs.settle(state, parts, dice, None)


def measure(game: Game, setup: np.recarray, seen: list[Seen], seconds: float) -> Iterator[tuple[str, float]]:
    heuristics = heuristics_of(game.name)
    for name, changes in PLAYOUTS.items():
        tree = new_tree(heuristics, game.parts, changes)
        yield f"{name}_first", rate(partial(grow, tree, seen[:1]), seconds)
        yield name, rate(partial(grow, tree, seen), seconds)
    yield "greedy_choices", rate(partial(choose, GreedyBot(game, KEY, {}), seen), seconds)
    for name, play in WHOLE_GAMES.items():
        play_some = partial(play, game, setup, KEY)
        moves = rate(lambda size, play_some=play_some: moves_of(play_some(range(size))), seconds)
        yield f"{name}_moves", moves
        yield f"{name}_games", moves * SOME_GAMES / moves_of(play_some(range(SOME_GAMES)))


def new_tree(heuristics: GameHeuristics, parts: Record, changes: dict[str, float]) -> Tree:
    params = blank(SEARCH_PARAMS)[0]
    for name, value in (heuristics.params | changes).items():
        setattr(params, name, value)
    return Tree(heuristics, parts, KEY, params)


def grow(tree: Tree, seen: list[Seen], iterations: int) -> int:
    for view, _ in seen:
        tree.clear()
        tree.grow(view, iterations)
    return iterations * len(seen)


def choose(bot: GreedyBot, seen: list[Seen], times: int) -> int:
    for _ in range(times):
        for view, legal in seen:
            bot.choose(view, legal, Budget())
    return times * len(seen)


def moves_of(chunk: Chunk) -> int:
    return int(chunk.decisions.sum())


def rate(work: Callable[[int], int], seconds: float) -> float:
    """The most work done per second. `work(size)` does some work and returns how much it was."""
    work(1)  # compiles what has to be compiled
    best, rounds, size = 0.0, 0, 1
    while rounds < ROUNDS:
        began = time.perf_counter()
        done = work(size)
        took = time.perf_counter() - began
        if took < seconds / ROUNDS / 2:  # too short to be measured
            size *= 2
        else:
            best = max(best, done / took)
            rounds += 1
    return best

"""Many whole games at once, in compiled code: for bots that need neither a clock nor a memory, in all seats."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from akhet.bots.greedy_loop import greedy_games_of
from akhet.bots.heuristics import heuristics_of
from akhet.bots.spec import Spec
from akhet.kernel.stream import new_streams
from akhet.table import Game


@dataclass(frozen=True)
class Chunk:
    """Finished games, by number."""

    decisions: np.ndarray
    places: np.ndarray  # [game, seat]
    counts: np.ndarray  # [game, seat, what the ranking compares, in that order]
    faults: int = 0  # moves that stand-ins made for a bot


@dataclass(frozen=True)
class CompiledPlayer:
    """Plays whole games of a bot: `play(game, setup, key, numbers)`."""

    play: Callable[[Game, np.recarray, bytes, range], Chunk]
    chunk: int  # games per call: some tenths of a second, so that progress is shown and Ctrl-C works soon


def compiled_player(spec: Spec) -> CompiledPlayer | None:
    """The compiled player of a bot; None if the bot must be asked move by move."""
    if spec.name == "random":
        return CompiledPlayer(random_games, 1000)
    if spec.name == "greedy":
        return CompiledPlayer(partial(greedy_games, noise=spec.options.get("noise", 0.0)), 100)
    return None


def random_games(game: Game, setup: np.recarray, key: bytes, numbers: range) -> Chunk:
    """Play the games with these numbers. A game's dice and its players' choices are two streams of the same key."""
    states, dice, choices = begin(setup, key, numbers)
    decisions = np.zeros(len(numbers), np.int64)
    game.rules.verbs.playouts(states, game.parts, dice, choices, game.rules.actions.buffer(), decisions)
    return end(game, states, decisions)


def greedy_games(game: Game, setup: np.recarray, key: bytes, numbers: range, noise: float | str = 0.0) -> Chunk:
    """The same with `greedy`. Its option may be given as text."""
    states, dice, choices = begin(setup, key, numbers)
    decisions = np.zeros(len(numbers), np.int64)
    heuristics = heuristics_of(game.name)
    play = greedy_games_of(game.name)
    play(states, game.parts, dice, choices, float(noise), *heuristics.buffers(), heuristics.new_scratch()[0], decisions)
    return end(game, states, decisions)


def begin(setup: np.recarray, key: bytes, numbers: range) -> tuple[np.recarray, np.recarray, np.recarray]:
    """New tables, each with streams for its dice and its choices. Game 0 has the dice of a `Table` with that key."""
    states = np.repeat(setup, len(numbers)).view(np.recarray)
    dice = new_streams(key, range(2 * numbers.start, 2 * numbers.stop, 2))
    choices = new_streams(key, range(2 * numbers.start + 1, 2 * numbers.stop + 1, 2))
    return states, dice, choices


def end(game: Game, states: np.recarray, decisions: np.ndarray) -> Chunk:
    places = np.zeros((len(states), int(states[0].players)), np.int64)
    game.rules.verbs.ranks(states, game.parts, places)
    return Chunk(decisions, places, game.rules.verbs.counts(states, game.parts))

"""Play many games at random, on all cores, and say how they went."""

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.kernel.stream import new_streams
from akhet.table import Game, key_for

CHUNK = 1000  # games: about a megabyte, and some tenths of a second
Z95 = 1.959964  # the normal distribution's 97.5 % point


@dataclass(frozen=True)
class Share:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    game: str
    players: int
    options: dict[str, Any]
    games: int
    cores: int
    seconds: float
    decisions: int
    shortest: int  # decisions in the shortest game
    longest: int
    wins: list[Share]  # by seat; a shared first place is shared out
    shared: float  # how many of the games end with the first place shared
    counts: list[float]  # mean of what the ranking compares, over all seats
    winners_counts: list[float]  # the same over the winners

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def length(self) -> float:
        return self.decisions / self.games


@dataclass(frozen=True)
class Chunk:
    decisions: np.ndarray
    places: np.ndarray
    counts: np.ndarray


def simulate(
    game: Game,
    players: int,
    options: dict[str, Any],
    *,
    games: int,
    seed: int | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Random play. The same seed gives the same games on any number of cores: every game has streams of its own."""
    cores = cores or os.cpu_count() or 1
    key = key_for(seed)
    checked = game.rules.read_options(game.components, players, options)
    setup = game.rules.setup(game.components, players, checked, None)
    play_chunk(game, setup, key, range(1))  # compiled before the clock starts
    starts = range(0, games, CHUNK)
    chunks: dict[int, Chunk] = {}
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:  # the compiled rules run without the interpreter's lock
        tasks = {
            pool.submit(play_chunk, game, setup, key, range(start, min(start + CHUNK, games))): start
            for start in starts
        }
        for task in as_completed(tasks):
            chunks[tasks[task]] = task.result()
            progress(len(task.result().decisions))
    seconds = time.perf_counter() - began
    return report(game, players, options, cores, seconds, [chunks[start] for start in starts])


def play_chunk(game: Game, setup: np.recarray, key: bytes, numbers: range) -> Chunk:
    """The games with these numbers. A game's dice and its players' choices are two streams of the one key."""
    rules = game.rules
    states = np.repeat(setup, len(numbers)).view(np.recarray)
    dice = new_streams(key, range(2 * numbers.start, 2 * numbers.stop, 2))
    choices = new_streams(key, range(2 * numbers.start + 1, 2 * numbers.stop + 1, 2))
    decisions = np.zeros(len(numbers), np.int64)
    rules.playouts(states, game.parts, dice, choices, rules.actions.buffer(), decisions)
    places = np.zeros((len(numbers), int(setup[0].players)), np.int64)
    rules.ranks(states, game.parts, places)
    return Chunk(decisions, places, rules.counts(states, game.parts))


def report(
    game: Game, players: int, options: dict[str, Any], cores: int, seconds: float, chunks: list[Chunk]
) -> Report:
    decisions = np.concatenate([chunk.decisions for chunk in chunks])
    first = np.concatenate([chunk.places for chunk in chunks]) == 1
    counts = np.concatenate([chunk.counts for chunk in chunks])
    wins = first / first.sum(1, keepdims=True)
    return Report(
        game=game.name,
        players=players,
        options=options,
        games=len(decisions),
        cores=cores,
        seconds=seconds,
        decisions=int(decisions.sum()),
        shortest=int(decisions.min()),
        longest=int(decisions.max()),
        wins=[interval(wins[:, seat]) for seat in range(players)],
        shared=float((first.sum(1) > 1).mean()),
        counts=counts.mean((0, 1)).tolist(),
        winners_counts=counts[first].mean(0).tolist(),
    )


def interval(values: np.ndarray) -> Share:
    """The mean and its 95 % interval by the normal approximation, kept within what a share can be."""
    mean = float(values.mean())
    margin = Z95 * float(values.std()) / math.sqrt(len(values))
    return Share(mean, max(0.0, mean - margin), min(1.0, mean + margin))

"""Play many games between copies of one bot, on all cores, and say how they went."""

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.arena.schedule import Setting
from akhet.bots.levels import resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.lab.seated_games import play_seated
from akhet.lab.whole_games import Chunk, Way, way_of
from akhet.table import Game, key_for

USUAL_GAMES = 10_000
USUAL_SLOW_GAMES = 100  # of a bot that is asked move by move
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
    bot: str  # in every seat
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
    faults: int  # moves that stand-ins made for the bot

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def length(self) -> float:
        return self.decisions / self.games


Progress = Callable[[int], None]


def simulate(
    setting: Setting,
    bot: Spec | str = "greedy",
    *,
    games: int | None = None,
    seed: int | None = None,
    cores: int | None = None,
    progress: Progress = lambda done: None,
) -> Report:
    """Games of a bot with itself; `progress` hears of each lot that is done how many it was.

    The same seed gives the same games on any number of cores, unless the bot looks at the clock. A script that lets a
    bot play which is asked move by move needs the usual `if __name__ == "__main__":`, as workers import it.
    """
    spec = bot if isinstance(bot, Spec) else read_spec(bot)
    game = Game(setting.game, setting.components)
    games = games or usual_games(game, spec)
    cores = cores or os.cpu_count() or 1
    if params := way_of(resolve_level(spec, game.name)):
        chunks, seconds = play_whole(params, game, setting, spec, games, seed, cores, progress)
    else:
        chunks, seconds = play_seated(setting, spec, games, seed, cores, progress)
    return report(setting, spec, cores, seconds, chunks)


def usual_games(game: Game, spec: Spec) -> int:
    """How many games are played where nobody says."""
    return USUAL_GAMES if way_of(resolve_level(spec, game.name)) else USUAL_SLOW_GAMES


def play_whole(
    params: Way,
    game: Game,
    setting: Setting,
    spec: Spec,
    games: int,
    seed: int | None,
    cores: int,
    progress: Progress,
) -> tuple[list[Chunk], float]:
    """All games, and the seconds they took. Every game has streams of its own, whichever core plays it."""
    key = key_for(seed)
    BotSeat(spec, game, key)  # refused before anything is played
    setup = game.initial_state(setting.players, setting.options)
    params.play(game, setup, key, range(1))  # compiled before the clock starts
    lots = [range(games)[start : start + params.chunk] for start in range(0, games, params.chunk)]
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:  # the compiled rules run without the interpreter's lock
        tasks = [pool.submit(params.play, game, setup, key, numbers) for numbers in lots]
        try:
            for task in as_completed(tasks):
                progress(len(task.result().decisions))
        finally:
            pool.shutdown(cancel_futures=True)  # after Ctrl-C nothing more is begun
    return [task.result() for task in tasks], time.perf_counter() - began


def report(setting: Setting, spec: Spec, cores: int, seconds: float, chunks: list[Chunk]) -> Report:
    decisions = np.concatenate([chunk.decisions for chunk in chunks])
    first = np.concatenate([chunk.places for chunk in chunks]) == 1
    counts = np.concatenate([chunk.counts for chunk in chunks])
    wins = first / first.sum(1, keepdims=True)
    return Report(
        game=setting.game,
        bot=str(spec),
        players=setting.players,
        options=setting.options,
        games=len(decisions),
        cores=cores,
        seconds=seconds,
        decisions=int(decisions.sum()),
        shortest=int(decisions.min()),
        longest=int(decisions.max()),
        wins=[interval(wins[:, seat]) for seat in range(setting.players)],
        shared=float((first.sum(1) > 1).mean()),
        counts=counts.mean((0, 1)).tolist(),
        winners_counts=counts[first].mean(0).tolist(),
        faults=sum(chunk.faults for chunk in chunks),
    )


def interval(values: np.ndarray) -> Share:
    """The mean and its 95 % interval by the normal approximation, kept within what a share can be."""
    mean = float(values.mean())
    margin = Z95 * float(values.std()) / math.sqrt(len(values))
    return Share(mean, max(0.0, mean - margin), min(1.0, mean + margin))

"""Play many games between copies of one bot, on all cores, and report the results."""

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.arena.schedule import Setting
from akhet.bots.levels import resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.lab.seated_games import play_seated
from akhet.lab.whole_games import Chunk, CompiledPlayer, compiled_player
from akhet.table import Game, key_for

USUAL_GAMES = 10_000
USUAL_SLOW_GAMES = 100  # for a bot that is asked move by move
Z95 = 1.959964  # the normal distribution's 97.5 % point


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
    wins: list[Estimate]  # by seat; a shared first place is divided
    shared: float  # the share of games that end with the first place shared
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
    """Play games of a bot with itself. `progress` is called with the number of games in each chunk that is done.

    The same seed gives the same games on any number of cores, unless the bot uses the clock. A script that plays a bot
    which is asked move by move needs `if __name__ == "__main__":`, as workers import it.
    """
    spec = bot if isinstance(bot, Spec) else read_spec(bot)
    game = Game(setting.game, setting.components)
    games = games or usual_games(game, spec)
    cores = cores or os.cpu_count() or 1
    if player := compiled_player(resolve_level(spec, game.name)):
        chunks, seconds = play_whole(player, game, setting, spec, games, seed, cores, progress)
    else:
        chunks, seconds = play_seated(setting, spec, games, seed, cores, progress)
    return report(setting, spec, cores, seconds, chunks)


def usual_games(game: Game, spec: Spec) -> int:
    """The default number of games."""
    return USUAL_GAMES if compiled_player(resolve_level(spec, game.name)) else USUAL_SLOW_GAMES


def play_whole(
    player: CompiledPlayer,
    game: Game,
    setting: Setting,
    spec: Spec,
    games: int,
    seed: int | None,
    cores: int,
    progress: Progress,
) -> tuple[list[Chunk], float]:
    """All games, and the seconds they took. Every game has its own streams, whichever core plays it."""
    key = key_for(seed)
    BotSeat(spec, game, key)  # refused before anything is played
    setup = game.initial_state(setting.players, setting.options)
    player.play(game, setup, key, range(1))  # compiled before the clock starts
    chunks = [range(games)[start : start + player.chunk] for start in range(0, games, player.chunk)]
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:  # the compiled rules run without the interpreter's lock
        tasks = [pool.submit(player.play, game, setup, key, numbers) for numbers in chunks]
        try:
            for task in as_completed(tasks):
                progress(len(task.result().decisions))
        finally:
            pool.shutdown(cancel_futures=True)  # after Ctrl-C no further chunk is begun
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


def interval(values: np.ndarray) -> Estimate:
    """The mean and its 95 % interval by the normal approximation, limited to the range from 0 to 1."""
    mean = float(values.mean())
    margin = Z95 * float(values.std()) / math.sqrt(len(values))
    return Estimate(mean, max(0.0, mean - margin), min(1.0, mean + margin))

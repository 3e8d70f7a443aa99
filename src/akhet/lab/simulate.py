"""Play many games between copies of one bot, on all cores, and report the results."""

import math
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from akhet import __version__
from akhet.arena.ratings import Estimate
from akhet.arena.schedule import Setting
from akhet.arena.workers import Cores, count_cores
from akhet.bots.levels import network_of, resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.kernel.files import read_file
from akhet.kernel.stream import SEED_LIMIT
from akhet.lab.pieces import HEADER, MAX_HEADER, Folder, run_pieces
from akhet.lab.seated_games import SeatedGames
from akhet.lab.whole_games import Chunk, Games, WholeGames, compiled_player
from akhet.record import parse_json
from akhet.table import Game, key_for

USUAL_GAMES = 10_000
USUAL_SLOW_GAMES = 100  # for a bot that is asked move by move
SEATED_PIECE = 10  # games of such a bot in a file
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
    cores: Cores = None,
    progress: Progress = lambda done: None,
    results: Path | None = None,
) -> Report:
    """Play games of a bot with itself. `progress` is called with the number of games in each chunk that is done.

    The same seed gives the same games on any number of cores and machines, unless the bot uses the clock. `results` is
    a folder in which every piece is kept when it is done; games that it has are not played again. A script that plays
    a bot which is asked move by move needs `if __name__ == "__main__":`, as workers import it.
    """
    spec = bot if isinstance(bot, Spec) else read_spec(bot)
    game = Game(setting.game, setting.components)
    games = games or usual_games(game, spec)
    seed = kept_seed(results) if seed is None else seed
    key = key_for(seed)
    game.initial_state(setting.players, setting.options)
    BotSeat(spec, game, key).close()  # refused before anything is played
    if player := compiled_player(resolve_level(spec, game.name)):
        work, size = WholeGames(setting, spec, key), player.chunk
    else:
        work, size = SeatedGames(setting, spec, seed), SEATED_PIECE if results else 1
    pieces = Games.pieces(games, size)
    folder = Folder(results, header_of(game, setting, spec, seed, size)) if results else None
    count = count_cores(cores)
    work.prepare()  # compiled before the clock starts
    began = time.perf_counter()
    found = run_pieces(work, pieces, cores, folder, progress)
    return report(setting, spec, count, time.perf_counter() - began, Chunk.together(found))


def kept_seed(results: Path | None) -> int:
    """The seed of the games in a folder, or a new one."""
    if results is not None and (results / HEADER).exists():
        kept = parse_json(read_file(results / HEADER, MAX_HEADER), "record.unreadable")
        if isinstance(kept, dict) and type(kept.get("seed")) is int:
            return kept["seed"]
    return secrets.randbelow(SEED_LIMIT)


def header_of(game: Game, setting: Setting, spec: Spec, seed: int, size: int) -> dict[str, Any]:
    """Everything that determines the games of a folder."""
    return {
        "akhet": __version__,
        "game": game.name,
        "rules": game.rules.version,
        "components": game.components_hash,
        "players": setting.players,
        "options": setting.options,
        "bot": str(spec),
        "network": network_of(spec, game.name),
        "seed": seed,
        "piece": size,
    }


def usual_games(game: Game, spec: Spec) -> int:
    """The default number of games."""
    return USUAL_GAMES if compiled_player(resolve_level(spec, game.name)) else USUAL_SLOW_GAMES


def report(setting: Setting, spec: Spec, cores: int, seconds: float, played: Chunk) -> Report:
    decisions, counts = played.decisions, played.counts
    first = played.places == 1
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
        faults=int(played.faults.sum()),
    )


def interval(values: np.ndarray) -> Estimate:
    """The mean and its 95 % interval by the normal approximation, limited to the range from 0 to 1."""
    mean = float(values.mean())
    margin = Z95 * float(values.std()) / math.sqrt(len(values))
    return Estimate(mean, max(0.0, mean - margin), min(1.0, mean + margin))

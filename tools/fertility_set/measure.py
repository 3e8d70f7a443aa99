"""Measure the shipped Fertility set and write `docs/fertility-set.md`: `python -m tools.fertility_set.measure`.

`akhet.lab.fertility` plays the games, sensible and random ones; `page.py` writes the page and its charts.
"""

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.games.fertility.state import WHEAT
from akhet.lab.fertility.figures import (
    SETTINGS,
    WEIGHTS,
    Figures,
    Lift,
    Played,
    figures,
    lifts,
    play_setting,
    weight_lifts,
)
from akhet.table import Game

GAMES = 2000
SEED = 1


@dataclass(frozen=True)
class Results:
    games: int
    seed: int
    cores: int
    seconds: float
    set_name: str
    set_hash: str
    sensible: list[Figures]
    random: list[Figures]
    lifts: list[Lift]
    weights: dict[str, list[Estimate]]
    weight_cuts: list[float]  # the least weight, the two limits of the thirds, the most
    wheat_squares: list[int]  # of each board


def measure(*, games: int = GAMES, seed: int = SEED, cores: int | None = None, quiet: bool = False) -> Results:
    game = Game("fertility")
    cores = cores or os.cpu_count() or 1
    began = time.perf_counter()
    sensible = _play(game, games, seed, cores, quiet, sensible=True)
    at_random = _play(game, games, seed, cores, quiet, sensible=False)
    return Results(
        games=games,
        seed=seed,
        cores=cores,
        seconds=time.perf_counter() - began,
        set_name=game.components.name,
        set_hash=game.components.hash(),
        sensible=[figures(game, played) for played in sensible],
        random=[figures(game, played) for played in at_random],
        lifts=lifts(game, sensible),
        weights=weight_lifts(sensible),
        weight_cuts=np.geomspace(*WEIGHTS, 4).tolist(),
        wheat_squares=[int((board == WHEAT).sum()) for board in game.parts.land],
    )


def _play(game: Game, games: int, seed: int, cores: int, quiet: bool, *, sensible: bool) -> list[Played]:
    played = []
    for number, setting in enumerate(SETTINGS):
        if not quiet:
            sys.stderr.write(f"{setting.name}, {'sensible' if sensible else 'random'} play: {games} games\n")
        played.append(play_setting(game, number, games=games, seed=seed, sensible=sensible, cores=cores))
    return played


def write_set_page(
    folder: Path, *, games: int = GAMES, seed: int = SEED, cores: int | None = None, quiet: bool = False
) -> Results:
    """Measure, and write the page and its charts below `folder`."""
    from tools.fertility_set.page import write_page

    results = measure(games=games, seed=seed, cores=cores, quiet=quiet)
    write_page(results, folder)
    return results


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fertility_set.measure", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each setting and kind of play (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="%(default)s")
    parser.add_argument("--cores", type=int, help="default: all")
    parser.add_argument("--out", type=Path, default=Path("docs"), help="the folder to write below (%(default)s)")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games must be at least 1")
    results = write_set_page(given.out, games=given.games, seed=given.seed, cores=given.cores)
    sys.stderr.write(f"{given.out / 'fertility-set.md'} in {results.seconds:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Many games of a bot that must be asked move by move, with a copy in every seat, played by the arena's workers."""

import secrets
import time
from collections.abc import Callable

import numpy as np

from akhet.arena.match import warm_up
from akhet.arena.play import players
from akhet.arena.schedule import Arena, Setting, Task
from akhet.bots.spec import Spec
from akhet.kernel.stream import SEED_LIMIT
from akhet.lab.whole_games import Chunk


def play_seated(
    setting: Setting, spec: Spec, games: int, seed: int | None, cores: int, progress: Callable[[int], None]
) -> tuple[list[Chunk], float]:
    """All games, and the seconds they took."""
    # Two equal entrants. Only the first game of every mirrored set, so that no two games share their dice.
    arena = Arena(setting, [spec, spec], secrets.randbelow(SEED_LIMIT) if seed is None else seed, [(0, 1)])
    warm_up(arena)
    results = []
    began = time.perf_counter()
    with players(arena, cores, games) as play_all:
        for result in play_all(Task(0, number, 0) for number in range(games)):
            results.append(result)
            progress(1)
    seconds = time.perf_counter() - began
    results.sort(key=lambda result: result.set)  # they arrive in the order in which they end
    chunk = Chunk(
        np.array([result.decisions for result in results]),
        np.array([result.places for result in results]),
        np.array([result.counts for result in results]),
        sum(len(faults) for result in results for faults in result.faults),
    )
    return [chunk], seconds

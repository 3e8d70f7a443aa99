"""Many games of a bot that must be asked move by move, with a copy in every seat, as work for the engine."""

from typing import Any

import numpy as np

from akhet.arena.match import play_game, warm_up
from akhet.arena.schedule import STAND_IN, Arena, Setting, Task
from akhet.arena.workers import Stopped
from akhet.bots.spec import Spec
from akhet.lab.whole_games import Chunk, Games


class SeatedGames:
    """An item is a range of games by number."""

    compiled = False

    def __init__(self, setting: Setting, spec: Spec, seed: int) -> None:
        # Two equal entrants. Only the first game of every mirrored set, so that no two games share their dice.
        self._given = (setting, spec, seed)
        self._arena = Arena(setting, [spec, spec], seed, [(0, 1)], STAND_IN)

    def __reduce__(self) -> tuple[Any, ...]:
        return SeatedGames, self._given

    def prepare(self) -> None:
        warm_up([self._arena])

    def do(self, item: Games, stopped: Stopped) -> tuple[Games, dict[str, np.ndarray]]:
        results = [play_game(self._arena, Task(0, number, 0), stopped) for number in item.numbers]
        chunk = Chunk(
            np.array([result.decisions for result in results]),
            np.array([result.places for result in results]),
            np.array([result.counts for result in results]),
            np.array([sum(map(len, result.faults)) for result in results]),
        )
        return item, chunk.columns()

"""Measure a set of components: games of a sensible bot, and what they say about the parts of the set.

A game's own module, `lab/<game>`, has the measurement, `measure_set`; a game without it cannot be measured.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from akhet.arena.ratings import Estimate
from akhet.games import manifest_of, module_of
from akhet.kernel.refusal import refuse
from akhet.table import Game

Progress = Callable[[int], None]


@dataclass(frozen=True)
class MeasuredSetting:
    """The games of one number of players and one choice of options."""

    players: int
    options: dict[str, Any]
    score: float  # the mean of a player
    sources: dict[str, float]  # how much of it comes from where
    wins: list[Estimate]  # the share of wins by order of play, the first player first
    seat_wins: list[Estimate]  # by seat: seats may have parts of their own


@dataclass(frozen=True)
class MeasuredPart:
    """A part of the set that players take, over all settings."""

    name: str
    contents: str  # in the notation of the set's file
    cost: int
    shown: int  # games in which it could be taken
    taken: int  # games in which it was
    filled: float  # how much of it was used where it was taken, from 0 to 1
    wins: Estimate  # of the players who took it, relative to an even share: 1 is average

    @property
    def share(self) -> float:
        """The share of the games that show it in which it is taken."""
        return self.taken / max(1, self.shown)


@dataclass(frozen=True)
class Measurement:
    game: str
    name: str  # of the set
    hash: str
    reconstruction: bool
    games: int  # of each setting
    seed: int
    cores: int
    seconds: float
    settings: list[MeasuredSetting]
    parts: list[MeasuredPart]


def measure_set(
    game: Game,
    *,
    games: int,
    seed: int,
    cores: int | None = None,
    progress: Progress = lambda done: None,
) -> Measurement:
    """Measure the set of a game. `progress` is called with the number of games in each chunk that is done.

    The same seed gives the same figures on any number of cores.
    """
    return _module_of(game.name).measure_set(game, games=games, seed=seed, cores=cores, progress=progress)


def settings_of(game: str) -> int:
    """How many settings a measurement of a game plays."""
    return len(_module_of(game).SETTINGS)


def _module_of(game: str) -> Any:
    module = module_of(game, "lab")
    if not hasattr(module, "measure_set"):
        raise refuse("components.measure.none", None, game=manifest_of(game).title)
    return module

"""What an environment plays: a game, its players and options, and how rewards are counted; all checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from akhet.envs.batch_loop import BY_MARGIN, BY_RANK
from akhet.envs.layout import Layout
from akhet.envs.observation import checked_version, observation_of
from akhet.kernel.actions import ActionTable
from akhet.kernel.refusal import Refused
from akhet.kernel.rules import Bounds
from akhet.table import Game

REWARDS = {"rank": BY_RANK, "margin": BY_MARGIN}
MOST_GAMES = 1 << 26
PLAYOUT_BOTS = ("random", "greedy")


@dataclass(frozen=True)
class Variant:
    game: Game
    players: int
    setup: np.recarray  # the initial position, before the first chance result
    by: int  # one of REWARDS
    layout_version: int

    @property
    def layout(self) -> Layout:
        return observation_of(self.game.name, self.layout_version).layout

    @property
    def bounds(self) -> Bounds:
        return self.game.rules.setup.bounds(self.game.components, self.setup[0])

    @property
    def actions(self) -> ActionTable:
        return self.game.rules.actions


def read_variant(
    name: str,
    players: int,
    rewards: str,
    components: str | Path | None,
    options: dict[str, Any],
    layout_version: int | None = None,
) -> Variant:
    if rewards not in REWARDS:
        raise ValueError(f"rewards is {rewards!r}; it must be one of {', '.join(REWARDS)}")
    game = Game(name, components)
    try:
        setup = game.initial_state(players, options)
    except Refused as refused:
        if refused.refusal.code != "open.unknown_option":
            raise
        # As any Python function, and as programs such as TorchRL expect that try whether an environment has an option.
        option, known = (refused.refusal.values[value] for value in ("option", "known"))
        raise TypeError(f"got an unexpected keyword argument '{option}'; the options of {name} are {known}") from None
    return Variant(game, players, setup, REWARDS[rewards], checked_version(game.name, layout_version))


def check_count(what: str, count: Any, most: int) -> int:
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or not 0 < count <= most:
        raise ValueError(f"{what} is {count!r}; it must be a whole number from 1 to {most:,}")
    return int(count)


def check_playout_bot(bot: Any) -> None:
    if bot not in PLAYOUT_BOTS:
        raise ValueError(f"bot is {bot!r}; playouts are made by one of {', '.join(PLAYOUT_BOTS)}")

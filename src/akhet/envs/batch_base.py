"""What the batched environments on CPU and GPU have in common: checked choices, and the arrays of a batch."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from akhet.envs.variant import MOST_GAMES, check_count, read_variant


class BatchBase:
    """A batch's variant and its arrays, one row per game. `new_array(shape, dtype)` makes them where the games are."""

    def __init__(
        self,
        new_array: Callable[[Any, Any], Any],
        game: str,
        games: int,
        players: int,
        rewards: str,
        components: str | Path | None,
        options: dict[str, Any],
        layout_version: int | None,
    ) -> None:
        self.games = check_count("games", games, MOST_GAMES)
        self.variant = read_variant(game, players, rewards, components, options, layout_version)
        self.layout = self.variant.layout
        self.actions = self.variant.actions
        self.states = new_array(self.games, self.variant.game.rules.state)
        self.seats = new_array(self.games, np.int8)
        self.masks = new_array((self.games, len(self.actions)), np.bool_)
        self.observations = new_array((self.games, self.layout.size), np.uint8)
        self.rewards = new_array((self.games, players), np.float32)
        self.ended = new_array(self.games, np.bool_)

    def _check_actions(self, given: Any) -> None:
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {given.dtype} of shape {given.shape}; they must be whole numbers of shape ({self.games},)"
            )

    def _illegal(self, action: Any, game: int) -> ValueError:
        return ValueError(f"action {action} is not legal in game {game}; `masks[{game}]` says which are")

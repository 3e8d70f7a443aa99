"""What `render` gives: a text, a picture, or a text on the screen after every change; from a View."""

import sys
import warnings
from typing import Any

import numpy as np

from akhet.envs.one_game import OneGame
from akhet.envs.text import text

RENDER_MODES = ("human", "ansi", "rgb_array")


class Renderer:
    def __init__(self, game: OneGame, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {mode!r}; it must be one of {', '.join(RENDER_MODES)}, or None")
        self._game = game
        self._mode = mode

    def checked_seat(self, seat: Any) -> int | None:
        players = self._game.variant.players
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise ValueError(f"render_seat is {seat!r}; it must be a seat from 0 to {players - 1}, or None")
        return seat

    def after_change(self, seat: int | None) -> None:
        """To a person everything is shown as it happens."""
        if self._mode == "human":
            sys.stdout.write(text(self._game, seat) + "\n")

    def render(self, seat: int | None) -> np.ndarray | str | None:
        if self._mode is None:
            warnings.warn(f"nothing to render: choose a render_mode of {', '.join(RENDER_MODES)}", stacklevel=3)
        if self._mode == "ansi":
            return text(self._game, seat)
        if self._mode == "rgb_array":
            from akhet.draw.picture import picture

            return picture(self._game, seat)
        return None

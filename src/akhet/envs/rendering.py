"""What `render` returns: a text or a picture of a View; or a text on the screen after every change."""

import sys
import warnings
from typing import Any

import numpy as np

from akhet.draw.drawing import Header
from akhet.draw.text import draw_text
from akhet.envs.one_game import OneGame

RENDER_MODES = ("human", "ansi", "rgb_array")


def text(game: OneGame, seat: int | None) -> str:
    """The table as a seat, or with None a spectator, may see it."""
    return draw_text(game.rules.name, game.variant.game.components, _view(game, seat), _header(game))


def picture(game: OneGame, seat: int | None) -> np.ndarray:
    """The same as rows of red, green and blue pixels. All pictures of a variant have the same size."""
    from akhet.draw.picture import draw_picture  # needs Pillow

    return draw_picture(game.rules.name, game.variant.game.components, _view(game, seat), _header(game))


def _view(game: OneGame, seat: int | None) -> Any:
    return game.rules.notation.view_position(game.variant.game.components, game.view(seat))


def _header(game: OneGame) -> Header:
    over = game.seat < 0
    return Header(
        title=game.rules.manifest.title,
        players=game.variant.players,
        turn=None if over else game.seat,
        rewards=game.rewards.tolist() if over else None,
    )


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
        """In the mode "human", print the table."""
        if self._mode == "human":
            sys.stdout.write(text(self._game, seat) + "\n")

    def render(self, seat: int | None) -> np.ndarray | str | None:
        if self._mode is None:
            warnings.warn(f"nothing to render: choose a render_mode of {', '.join(RENDER_MODES)}", stacklevel=3)
        if self._mode == "ansi":
            return text(self._game, seat)
        if self._mode == "rgb_array":
            return picture(self._game, seat)
        return None

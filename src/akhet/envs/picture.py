"""A View as a picture: the table as one seat, or an onlooker, may see it."""

import numpy as np

from akhet.envs import picture_fertility, picture_nile
from akhet.envs.one_game import OneGame


def picture(game: OneGame, seat: int | None) -> np.ndarray:
    """Rows of pixels, red, green and blue. All pictures of a variant have the same size."""
    view = game.rules.view_position(game.variant.game.components, game.view(seat))
    draw = picture_nile.draw if game.rules.name == "nile" else picture_fertility.draw
    return draw(game, view).pixels()

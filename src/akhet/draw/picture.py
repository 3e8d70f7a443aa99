"""A View as a picture: the table as one seat, or an onlooker, may see it."""

import numpy as np

from akhet.draw import fertility, nile
from akhet.envs.one_game import OneGame


def picture(game: OneGame, seat: int | None) -> np.ndarray:
    """Rows of pixels, red, green and blue. All pictures of a variant have the same size."""
    view = game.rules.notation.view_position(game.variant.game.components, game.view(seat))
    draw = nile.draw if game.rules.name == "nile" else fertility.draw
    return draw(game, view).pixels()

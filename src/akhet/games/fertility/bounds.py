"""How long a game of Fertility can last, and how much a seat can score."""

import numpy as np

from akhet.games.fertility.components import Components
from akhet.games.fertility.scoring import MOST
from akhet.games.fertility.state import (
    BOARDS,
    DISTRICT_SHOPS,
    DISTRICTS,
    PAYS_DEBENS,
    PAYS_EACH,
    SHOPS_OF_DISTRICT,
    SPOTS,
    STARTING_SHOPS,
    STOCK,
)
from akhet.kernel.layout import Record
from akhet.kernel.rules import Bounds


def bounds(components: Components, s: Record) -> Bounds:
    """F6.2: every turn but the last ones takes a tile, so there are fewer turns than tiles.

    In each turn a tile is placed, up to six Quarries give something, the city is finished, a tile is taken and one
    removed. In the whole game a player builds on every spot and pays for it, and fills every icon of the Shops that
    have most.
    """
    parts, players = components.parts, int(s.players)
    tiles = int(s.pile_size)
    worth = np.where(parts.pays == PAYS_DEBENS, parts.value, 0) + np.where(
        parts.pays == PAYS_EACH, parts.value.astype(int) * STOCK, 0
    )
    icons = parts.needs.sum(1)
    building = SPOTS * (1 + int(parts.cost.max()))
    return Bounds(
        decisions=tiles * 10 + players * (building + best_metropolis(icons)),
        chances=tiles + DISTRICTS + BOARDS + 3,  # a symbol, a turn of the starting tile, a first player
        score=best_metropolis(worth) + int(parts.god_scale[-1]) + MOST + int(parts.wheat_scale[-1]),
    )


def best_metropolis(of_shop: np.ndarray) -> int:
    """The largest sum over the starting Shops of a seat and one District on every spot."""
    starting = of_shop[:DISTRICT_SHOPS].reshape(-1, STARTING_SHOPS).sum(1)
    districts = of_shop[DISTRICT_SHOPS:].reshape(DISTRICTS, SHOPS_OF_DISTRICT).sum(1)
    return int(starting.max() + np.sort(districts)[-SPOTS:].sum())

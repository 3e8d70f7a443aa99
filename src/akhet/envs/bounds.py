"""How long a game of a variant can last, and how far its scores can lie apart: what OpenSpiel asks of every game.

All are bounds that hold by the rules, not the least ones: random games are far shorter.
"""

from dataclasses import dataclass

import numpy as np

from akhet.envs.variant import Variant
from akhet.games.fertility.scoring import MOST
from akhet.games.fertility.state import (
    BOARDS,
    DISTRICTS,
    PAYS_DEBENS,
    PAYS_EACH,
    SHOPS_OF_DISTRICT,
    SPOTS,
    STARTING_SHOPS,
    STOCK,
)
from akhet.games.nile.state import CROPS


@dataclass(frozen=True)
class Bounds:
    decisions: int  # of all players, in one game
    chances: int  # results of chance, in one game
    score: int  # of one seat, of what the ranking compares first; the least is 0


def bounds_of(variant: Variant) -> Bounds:
    return {"nile": nile_bounds, "fertility": fertility_bounds}[variant.game.name](variant)


def nile_bounds(variant: Variant) -> Bounds:
    """N4: no more cards are turned up and drawn than the pile holds in all its passes, one for every player.

    A card that is drawn can be put on a field and later given from the storage, with half of the decision to trade:
    2½ decisions. Every turn takes a card at least, and has one `done`.
    """
    deck = variant.setup[0].deck
    cards = variant.players * int(deck.sum())
    return Bounds(decisions=cards * 7 // 2, chances=cards + 1, score=int(deck[:CROPS].max()))


def fertility_bounds(variant: Variant) -> Bounds:
    """F6.2: every turn but the last ones takes a tile, so there are fewer turns than tiles.

    In each a tile is placed, up to six Quarries give something, the city is done with, a tile taken and one removed. In
    the whole game a player builds on every spot and pays for it, and fills every icon of the Shops that have most.
    """
    parts, players = variant.game.parts, variant.players
    tiles = int(variant.setup[0].pile_size)
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
    """The most of something that the starting Shops and a District on every spot can have together."""
    districts = of_shop[STARTING_SHOPS:].reshape(DISTRICTS, SHOPS_OF_DISTRICT).sum(1)
    return int(of_shop[:STARTING_SHOPS].sum() + np.sort(districts)[-SPOTS:].sum())

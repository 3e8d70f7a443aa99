"""What a Monument is worth: the drawn cards that it will bring or save before it is lost.

The Obelisk draws one card per turn. The Sphinx and the Wall draw none, but decide whose fields stay: the Sphinx can win
more from rivals with many fields, and the Wall can save more for a seat with many fields. How long a Monument stands
follows from its Stone and from the Stone that floods may still show.
"""

import numpy as np

from akhet.bots.nile.evaluation import AT_STAKE, LARGE, RIVAL_LOSS, STONE_HELD, field_of
from akhet.games.nile.plant import needed
from akhet.games.nile.state import CROPS, OBELISK, PLOTS, SPHINX, STONE, WALL
from akhet.kernel.compiling import rule
from akhet.kernel.layout import NOBODY


@rule
def monument_cards(s, seat, monument, stone, scratch):
    """The worth of a Monument with this Stone to a seat, in drawn cards."""
    if stone == 0:
        return 0.0
    stands = scratch.harvest[STONE, min(LARGE, stone)] / scratch.rate[STONE]  # for this many floods
    cards = stands / s.players * cards_a_turn(s, seat, monument, scratch)
    if monument == OBELISK and seat == s.turn:
        cards += 1.0  # N7.9: already this turn
    # The cards come one by one. Each can be planted a round later at the earliest, with fewer floods to harvest it.
    in_time = 1.0 - (0.5 * stands + s.players) / max(1.0, scratch.floods)
    return cards * max(0.0, in_time)


@rule
def cards_a_turn(s, seat, monument, scratch):
    """N7.6 to N7.8: what a Monument brings its owner per turn, in drawn cards."""
    if monument == OBELISK:
        return 1.0
    own = 0
    rivals = 0
    crops = 0
    for crop in range(CROPS):
        if s.deck[crop] > 0:
            crops += 1
            own += int(s.owner[crop] == seat)
            rivals += int(s.owner[crop] != seat and s.owner[crop] != NOBODY)
    if monument == WALL:
        return scratch.weights[AT_STAKE] * own / crops
    return scratch.weights[AT_STAKE] * rivals / (crops * (s.players - 1))  # a loss helps only against that rival


@rule
def added_cards(s, monument, stone, scratch):
    """The worth that this Stone adds to a Monument of the player to move, in drawn cards."""
    seat = s.turn
    stands_on = field_of(s, seat, monument)
    return monument_cards(s, seat, monument, stands_on + stone, scratch) - monument_cards(
        s, seat, monument, stands_on, scratch
    )


@rule
def held_cards(s, stone, scratch):
    """The worth of Stone in the hand, in drawn cards: it may go where it is worth most."""
    best = 0.0
    for monument in range(SPHINX, PLOTS):
        if stone >= needed(s, monument):
            best = max(best, added_cards(s, monument, stone, scratch))
    return scratch.weights[STONE_HELD] * best


@rule
def stone_worth(s, held, stone, scratch):
    """What the player to move loses with `stone` less of the `held` Stone in the hand."""
    return scratch.card_worth * (held_cards(s, held, scratch) - held_cards(s, held - stone, scratch))


@rule
def building_gain(s, monument, stone, scratch):
    """What more Stone on a Monument is worth: the cards it brings, and what a rival loses by it."""
    seat = s.turn
    cards = added_cards(s, monument, stone, scratch)
    owner = s.owner[monument]
    if owner != NOBODY and owner != seat:
        lost = monument_cards(s, owner, monument, np.int64(s.planted[monument]), scratch)
        cards += scratch.weights[RIVAL_LOSS] / (s.players - 1) * lost
    return scratch.card_worth * cards - stone_worth(s, np.int64(s.hand[seat, STONE]), stone, scratch)

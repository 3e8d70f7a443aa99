"""How every seat of NILE stands: what a search asks where it does not play to the end."""

import numpy as np

from akhet.bots.nile.evaluation import card_worth, estimate_pile, evaluate_table, total_worth
from akhet.bots.nile.monuments import monument_cards
from akhet.games.nile.scoring import smallest_pile
from akhet.games.nile.state import CROPS, PLOTS, SPHINX, STONE
from akhet.kernel.compiling import rule

# How much a lead decides, fitted to games of `greedy`: little while many floods are to come.
CLEAR_EARLY, CLEAR_AT_END, EARLY = 1.8, 6.5, 30.0


@rule
def prospects(s, parts, standing, scratch):
    """Write how every seat stands. All hands count: a search asks about a deal of its own making."""
    evaluate_table(s, scratch)
    clear = CLEAR_AT_END - (CLEAR_AT_END - CLEAR_EARLY) * min(1.0, scratch.floods / EARLY)
    for player in range(s.players):
        for crop in range(CROPS):
            if s.deck[crop] > 0 and player != s.turn:
                estimate_pile(s, player, crop, np.int64(s.hand[player, crop]), scratch)
        total = total_worth(s, player, scratch)
        if s.deck[STONE] > 0:
            total += monuments_worth(s, player, scratch)
        standing[player] = clear * total


@rule
def monuments_worth(s, seat, scratch):
    """What a seat's Monuments are worth to it."""
    cards = 0.0
    for monument in range(SPHINX, PLOTS):
        if s.owner[monument] == seat:
            cards += monument_cards(s, seat, monument, np.int64(s.planted[monument]), scratch)
    return cards * card_worth(s, seat, scratch)


@rule
def expected_score(s, parts, seat, over, scratch):
    """N8.1: the smallest pile of a seat at the end."""
    if over:
        return float(smallest_pile(s, parts, seat))
    least = 255.0
    for crop in range(CROPS):
        if s.deck[crop] > 0:
            least = min(least, scratch.expected_storage[seat, crop])
    return least

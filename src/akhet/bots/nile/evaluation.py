"""What a player of NILE may hope for: every crop's storage pile at the end, from what anyone may know.

The ranking compares smallest piles first (N8.1), so a pile's worth rises steeply while it is small and hardly at all
when it is large: `worth` is such a curve, and a seat's hopes are its sum over the crops in play.

Only what the player to move may know is used: their own hand, everything face up, and the unseen cards as one lot.
"""

import numpy as np

from akhet.games.nile.state import (
    CROPS,
    GIFTS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    OBELISK,
    PAIRS,
    SHOWS,
    SPECULATION,
    SPECULATION_DRAW,
    STONE,
)
from akhet.kernel.compiling import rule
from akhet.kernel.exact import exp_below
from akhet.kernel.layout import NOBODY, blank, record_type

f8 = np.float64

# What a player believes, found by trying.
(
    STEEP,  # how much more a small pile counts than a large one
    KEEP,  # the chance that a planted card is still there for one more harvest
    HELD,  # what a card in the hand is worth of the same card planted in a field of one's own
    FRESH,  # the same where the field must be planted first
    INCOME,  # piles' growth by cards still to come, for each flood of the crop
    ENVY,  # what a rival's loss is worth of one's own gain
    DRAWN,  # what a drawn card is worth of one that fits
    SAVED,  # what a Speculation card kept is worth of the same card played
    STONE_HELD,  # what Stone in the hand is worth of the same Stone on a Monument
    THREAT,  # Stone that a Monument loses in a flood by the Plague and by rivals who build, beside what is washed off
    AT_STAKE,  # cards in a turn that the Wall saves whoever has all the fields, and the Sphinx wins from them
) = range(11)
WEIGHTS = np.array([0.49, 0.99, 1.02, 0.87, 0.41, 1.0, 0.48, 0.53, 0.65, 0.02, 3.0])
LARGE = 10  # a field of more cards is not thought of as any larger
CARDS_A_TURN = 3.0  # that leave the pile: one flood, two drawn
PAIR = np.array(PAIRS, np.int64)  # the crops of the Speculation cards
NEXT_SEASON = 0.5  # what a season has of the one before it

SCRATCH = record_type(
    ("weights", f8, len(WEIGHTS)),
    ("rate", f8, CROPS + 1),  # how likely a flood shows each crop; of Stone, what a Monument loses in one
    ("harvest", f8, (CROPS + 1, LARGE + 1)),  # what a field of so many cards may give, or a Monument lose
    ("storage_hope", f8, (MAX_PLAYERS, CROPS)),  # each pile at the end
    ("storage_worth", f8, (MAX_PLAYERS, CROPS)),  # and what it is worth
    ("gift_cost", f8, GIFTS),
    ("gifts", np.int64, GIFTS),  # the cheapest of them
    ("floods", f8),  # still to come
    ("card", f8),  # the worth of a card drawn
    ("seat", np.int64),  # whose hand is known
)


def new_scratch() -> np.recarray:
    """Room to think in, given to the rules because they allocate nothing."""
    scratch = blank(SCRATCH)
    scratch[0].weights = WEIGHTS
    return scratch


@rule
def floods_to_come(s):
    """Roughly: three cards a turn leave the pile, and a later season has what was flooded and discarded by then."""
    cards = float(s.pile_size)
    flooded = 0.0
    for card in range(KINDS):
        flooded += float(s.flood_stack[card]) + float(s.discards[card])
    later = flooded + cards / CARDS_A_TURN
    for _ in range(s.players - s.season):
        cards += later
        later *= NEXT_SEASON
    return cards / CARDS_A_TURN


@rule
def look_around(s, scratch):
    """Fill the desk for the player to move: what floods may come, and what everybody's piles may grow to."""
    scratch.seat = s.turn
    scratch.floods = floods_to_come(s)
    look_at_unseen(s, scratch)
    look_at_harvests(s, scratch)
    for player in range(s.players):
        for crop in range(CROPS):
            if s.deck[crop] > 0:
                expect(s, player, crop, np.int64(s.hand[player, crop]) if player == s.turn else 0, scratch)
    scratch.card = card_worth(s, s.turn, scratch)


@rule
def look_at_unseen(s, scratch):
    """How likely a flood is to show each crop or Stone, the pile and the rivals' hands being one lot."""
    unseen = 0
    for card in range(HAND_KINDS):
        cards = np.int64(s.pile[card])
        for player in range(s.players):
            if player != s.turn:
                cards += np.int64(s.hand[player, card])
        unseen += cards
        if card <= STONE:
            scratch.rate[card] = cards
        elif card >= SPECULATION and cards > 0:
            scratch.rate[PAIR[card - SPECULATION, 0]] += cards
            scratch.rate[PAIR[card - SPECULATION, 1]] += cards
    for card in range(STONE + 1):
        scratch.rate[card] /= max(1, unseen)
    scratch.rate[STONE] += scratch.weights[THREAT]


@rule
def look_at_harvests(s, scratch):
    """How many cards of a field (N3.4) or a Monument (N3.6) of each size floods are likely to take."""
    keep = scratch.weights[KEEP]
    for crop in range(STONE + 1):
        if s.deck[crop] == 0:
            continue
        floods = scratch.rate[crop] * scratch.floods
        exactly = exp_below(-floods)  # the chance of exactly so many floods of this crop
        fewer = exactly
        estimate = 0.0
        kept = 1.0
        for cards in range(1, LARGE + 1):
            kept *= keep
            estimate += kept * (1.0 - fewer)
            scratch.harvest[crop, cards] = estimate
            exactly *= floods / cards
            fewer += exactly


@rule
def pile_hope(s, seat, crop, planted, held, taken, scratch):
    """A storage pile at the end, with so many cards planted and in hand, and so many taken out of it."""
    weights = scratch.weights
    harvest = scratch.harvest[crop]
    estimate = float(s.storage[seat, crop]) - taken + weights[INCOME] * scratch.rate[crop] * scratch.floods
    if planted > 0:
        now = harvest[min(LARGE, planted)]
        estimate += now
        if held > 0:
            estimate += weights[HELD] * (harvest[min(LARGE, planted + held)] - now)
    elif held > 0:
        rival = np.int64(s.planted[crop]) if s.owner[crop] != NOBODY and s.owner[crop] != seat else 0
        fresh = weights[FRESH] * harvest[min(LARGE, held)]
        estimate += fresh if held > rival else weights[FRESH] * fresh
    return estimate


@rule
def worth(pile, scratch):
    return -exp_below(-scratch.weights[STEEP] * pile)


@rule
def field_of(s, seat, crop):
    """The cards of a seat's own field; none where it has none."""
    return np.int64(s.planted[crop]) if s.owner[crop] == seat else 0


@rule
def expect(s, seat, crop, held, scratch):
    """Write down what a seat's pile may grow to as the table stands, with so many cards in hand."""
    planted = field_of(s, seat, crop)
    estimate = pile_hope(s, seat, crop, planted, held, 0, scratch)
    scratch.storage_hope[seat, crop] = estimate
    scratch.storage_worth[seat, crop] = worth(estimate, scratch)


@rule
def gain(s, seat, crop, planted, held, taken, scratch):
    """How much better a seat's hopes are if its field, its hand and its storage of a crop become this."""
    return worth(pile_hope(s, seat, crop, planted, held, taken, scratch), scratch) - scratch.storage_worth[seat, crop]


@rule
def card_worth(s, seat, scratch):
    """What a card drawn is worth to a seat on average: as one more in the hand."""
    sum_worth = 0.0
    crops = 0
    for crop in range(CROPS):
        if s.deck[crop] > 0:
            crops += 1
            owned = field_of(s, seat, crop)
            held = np.int64(s.hand[seat, crop])
            sum_worth += gain(s, seat, crop, owned, held + 1, 0, scratch)
    return scratch.weights[DRAWN] * sum_worth / max(1, crops)


@rule
def success(s, card, scratch):
    """How likely a Speculation card is to succeed (N5.1)."""
    chance = 0.0
    for crop in range(CROPS):
        if SHOWS[card] >> crop & 1:
            chance += scratch.rate[crop]
    return min(1.0, chance)


@rule
def speculation_worth(s, card, scratch):
    """N5.1, N7.7: what a Speculation card in play may be worth."""
    cards = float(SPECULATION_DRAW + int(s.owner[OBELISK] == s.turn))
    return cards * success(s, card, scratch) * scratch.card


@rule
def estimates(s, seat, scratch):
    """All of a seat's hopes: the sum of its piles' worth. More is better; 0 would be perfect."""
    total = 0.0
    for crop in range(CROPS):
        if s.deck[crop] > 0:
            total += scratch.storage_worth[seat, crop]
    return total


@rule
def flood_gain(s, scratch):
    """What a flood is worth to the player to move: harvests of their own, less those of the rivals."""
    total = 0.0
    for crop in range(CROPS):
        owner = s.owner[crop]
        if owner == NOBODY or s.deck[crop] == 0:
            continue
        planted = np.int64(s.planted[crop]) - 1
        held = np.int64(s.hand[owner, crop]) if owner == scratch.seat else 0
        more = gain(s, owner, crop, planted, held, -1, scratch)
        if owner == scratch.seat:
            total += scratch.rate[crop] * more
        else:
            total -= scratch.rate[crop] * more * scratch.weights[ENVY] / (s.players - 1)
    return total

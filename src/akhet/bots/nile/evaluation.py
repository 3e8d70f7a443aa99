"""What a position of NILE is worth to a seat: by every crop's expected storage pile at the end.

The ranking compares smallest piles first (N8.1), so a pile's worth rises steeply while it is small and hardly at all
when it is large. `worth` is such a curve, and a seat's total is its sum over the crops in play.

Only what the player to move may know is used: their own hand, everything face up, and the unseen cards as one set.
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

# The weights of the evaluation, tuned by playing variants against each other.
(
    STEEP,  # how much more a small pile counts than a large one
    KEEP,  # the chance that a planted card is still there for one more harvest
    HELD,  # the worth of a card in the hand, as a part of its worth in a field of one's own
    FRESH,  # the same if the field must be planted first
    INCOME,  # the growth of a pile by cards still to come, per flood of the crop
    RIVAL_LOSS,  # the worth of a rival's loss, as a part of the same gain of one's own
    DRAWN,  # the worth of a drawn card, as a part of the mean worth of one more card of a crop
    SAVED,  # the worth of a Speculation card that is kept, as a part of the same card played
    STONE_HELD,  # the worth of Stone in the hand, as a part of the same Stone on a Monument
    THREAT,  # Stone that a Monument loses per flood to the Plague and to rivals, beside what is washed off
    AT_STAKE,  # cards per turn that the Wall saves, or the Sphinx wins, if one seat has all the fields
) = range(11)
WEIGHTS = np.array([0.49, 0.99, 1.02, 0.87, 0.41, 1.0, 0.48, 0.53, 0.65, 0.02, 3.0])
LARGE = 10  # a field of more cards counts as one of this size
CARDS_A_TURN = 3.0  # cards that leave the pile: one flooded, two drawn
PAIR = np.array(PAIRS, np.int64)  # the crops of the Speculation cards
NEXT_SEASON = 0.5  # the cards of a season, as a part of the one before it

SCRATCH = record_type(
    ("weights", f8, len(WEIGHTS)),
    ("rate", f8, CROPS + 1),  # how likely a flood shows each crop; for Stone, what a Monument loses per flood
    ("harvest", f8, (CROPS + 1, LARGE + 1)),  # what a field of each size is expected to give, or a Monument to lose
    ("expected_storage", f8, (MAX_PLAYERS, CROPS)),  # each pile at the end
    ("storage_worth", f8, (MAX_PLAYERS, CROPS)),  # what it is worth
    ("gift_cost", f8, GIFTS),
    ("gifts", np.int64, GIFTS),  # the cheapest gifts
    ("floods", f8),  # still to come
    ("card_worth", f8),  # the worth of a drawn card
    ("seat", np.int64),  # whose hand is known
)


def new_scratch() -> np.recarray:
    """The scratch buffer of the rules below, which allocate nothing themselves."""
    scratch = blank(SCRATCH)
    scratch[0].weights = WEIGHTS
    return scratch


@rule
def floods_to_come(s):
    """A rough estimate: three cards per turn leave the pile, and a later season has what was flooded and discarded."""
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
def evaluate_table(s, scratch):
    """Write the expected floods and everybody's expected piles into `scratch`, as the player to move sees them."""
    scratch.seat = s.turn
    scratch.floods = floods_to_come(s)
    estimate_flood_rates(s, scratch)
    estimate_harvests(s, scratch)
    for player in range(s.players):
        for crop in range(CROPS):
            if s.deck[crop] > 0:
                estimate_pile(s, player, crop, np.int64(s.hand[player, crop]) if player == s.turn else 0, scratch)
    scratch.card_worth = card_worth(s, s.turn, scratch)


@rule
def estimate_flood_rates(s, scratch):
    """How likely a flood is to show each crop or Stone. The pile and the rivals' hands count as one set of cards."""
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
def estimate_harvests(s, scratch):
    """How many cards floods are expected to take from a field (N3.4) or a Monument (N3.6) of each size."""
    keep = scratch.weights[KEEP]
    for crop in range(STONE + 1):
        if s.deck[crop] == 0:
            continue
        floods = scratch.rate[crop] * scratch.floods
        exactly = exp_below(-floods)  # the chance of exactly `cards` floods of this crop
        fewer = exactly
        harvested = 0.0
        kept = 1.0
        for cards in range(1, LARGE + 1):
            kept *= keep
            harvested += kept * (1.0 - fewer)
            scratch.harvest[crop, cards] = harvested
            exactly *= floods / cards
            fewer += exactly


@rule
def expected_pile(s, seat, crop, planted, held, taken, scratch):
    """A storage pile at the end, with these numbers of cards planted, held, and taken out of it."""
    weights = scratch.weights
    harvest = scratch.harvest[crop]
    pile = float(s.storage[seat, crop]) - taken + weights[INCOME] * scratch.rate[crop] * scratch.floods
    if planted > 0:
        now = harvest[min(LARGE, planted)]
        pile += now
        if held > 0:
            pile += weights[HELD] * (harvest[min(LARGE, planted + held)] - now)
    elif held > 0:
        rival = np.int64(s.planted[crop]) if s.owner[crop] != NOBODY and s.owner[crop] != seat else 0
        fresh = weights[FRESH] * harvest[min(LARGE, held)]
        pile += fresh if held > rival else weights[FRESH] * fresh
    return pile


@rule
def worth(pile, scratch):
    """What a storage pile is worth: below 0, and nearer to it the larger the pile (N8.1)."""
    return -exp_below(-scratch.weights[STEEP] * pile)


@rule
def field_of(s, seat, crop):
    """The cards of a seat's own field; 0 if it has none."""
    return np.int64(s.planted[crop]) if s.owner[crop] == seat else 0


@rule
def estimate_pile(s, seat, crop, held, scratch):
    """Write what a seat's pile is expected to grow to, with `held` cards of the crop in the hand."""
    planted = field_of(s, seat, crop)
    pile = expected_pile(s, seat, crop, planted, held, 0, scratch)
    scratch.expected_storage[seat, crop] = pile
    scratch.storage_worth[seat, crop] = worth(pile, scratch)


@rule
def gain(s, seat, crop, planted, held, taken, scratch):
    """How much a seat gains if its field, its hand and its storage of a crop become this."""
    return (
        worth(expected_pile(s, seat, crop, planted, held, taken, scratch), scratch) - scratch.storage_worth[seat, crop]
    )


@rule
def card_worth(s, seat, scratch):
    """What a drawn card is worth to a seat on average: as one more in the hand."""
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
    """N5.1, N7.7: what a Speculation card in play is worth."""
    cards = float(SPECULATION_DRAW + int(s.owner[OBELISK] == s.turn))
    return cards * success(s, card, scratch) * scratch.card_worth


@rule
def total_worth(s, seat, scratch):
    """The worth of all of a seat's piles. More is better; 0 would be perfect."""
    total = 0.0
    for crop in range(CROPS):
        if s.deck[crop] > 0:
            total += scratch.storage_worth[seat, crop]
    return total


@rule
def flood_gain(s, scratch):
    """What a flood is worth to the player to move: their own harvests, less those of the rivals."""
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
            total -= scratch.rate[crop] * more * scratch.weights[RIVAL_LOSS] / (s.players - 1)
    return total

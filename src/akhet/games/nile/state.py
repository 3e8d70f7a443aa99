"""The vocabulary of NILE, and the record that is a position.

Cards have 30 kinds (N1): 0 to 6 the crops, 7 Stone, 8 to 28 the Speculation cards, one per pair of crops, 29 the
Plague. A draw pile is a multiset, not an order: a card gets its kind when it is turned up or drawn.

Cards are planted on ten *plots*: 0 to 6 the fields of the crops, 7 to 9 the Monuments, each with one owner at most.

    plot    0        1      2        3       4     5      6      7       8        9
            papyrus  wheat  lettuce  castor  flax  grape  onion  sphinx  obelisk  wall
"""

from enum import IntEnum
from itertools import combinations
from typing import cast

import numpy as np

from akhet.games.nile.schema import (
    NileCard,
    NileCrop,
    NileDrawFor,
    NileHandCard,
    NileMonument,
    NilePlot,
    NileSpeculationCard,
    NileStep,
    NileTrade,
)
from akhet.kernel.layout import Record, i8, record_type, u8

MAX_PLAYERS = 6
CROPS = 7
STONE = 7
SPECULATION = 8  # the first of 21: every pair of crops once (N1.2)
PLAGUE = 29
KINDS = 30  # the Flood marker and the Season cards are never drawn, so they are not cards here (N1.4)
HAND_KINDS = 29  # the Plague is never in a hand
NO_CARD = 30

PLOTS = 10
SPHINX, OBELISK, WALL = 7, 8, 9

CROP_NAMES: tuple[NileCrop, ...] = ("papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion")
PAIRS = tuple(combinations(range(CROPS), 2))
SPECULATION_NAMES = cast(
    tuple[NileSpeculationCard, ...], tuple(f"{CROP_NAMES[one]}-{CROP_NAMES[other]}" for one, other in PAIRS)
)
HAND_NAMES: tuple[NileHandCard, ...] = (*CROP_NAMES, "stone", *SPECULATION_NAMES)
CARD_NAMES: tuple[NileCard, ...] = (*HAND_NAMES, "plague")
MONUMENT_NAMES: tuple[NileMonument, ...] = ("sphinx", "obelisk", "wall")
PLOT_NAMES: tuple[NilePlot, ...] = (*CROP_NAMES, *MONUMENT_NAMES)

# What a card shows: one bit per crop and one for Stone. Two cards share a crop if they have a bit in common.
SHOWS = np.array(
    [1 << crop for crop in range(CROPS + 1)] + [1 << one | 1 << other for one, other in PAIRS] + [0, 0],
    np.uint8,
)


class Step(IntEnum):
    """The steps of a game (N3.0). In those before CHOOSE, chance comes next."""

    DEAL = 0
    FIRST = 1
    FLOOD = 2
    DRAW = 3
    CHOOSE = 4
    TRADE = 5
    PLANT = 6
    SPECULATE = 7
    OVER = 8


STEP_NAMES = cast(tuple[NileStep, ...], tuple(step.name.lower() for step in Step))

NO_TRADE, MARKET, OFFERING = range(3)
TRADE_NAMES: tuple[NileTrade | None, ...] = (None, "market", "offering")

# What a draw is for, and so what comes after it.
NO_DRAW, FOR_MARKET, FOR_TURN, FOR_SPECULATION = range(4)
DRAW_NAMES: tuple[NileDrawFor | None, ...] = (None, "market", "turn", "speculation")

TURN_DRAW = 2  # N3.16
SPECULATION_DRAW = 3  # N5.1

# The components as the rules read them: beside the state, never changed, the same for every table of a set.
PARTS = record_type(("opening_hand", u8))

STATE = record_type(
    # the table
    ("players", u8),
    ("deck", u8, KINDS),  # every card in this game, with the Plague
    ("classic", u8),  # whether that is the Classic deck (N1.5)
    ("first", i8),  # the seat that begins; NOBODY until chance has decided
    # where the game is
    ("turn", i8),
    ("step", u8),
    ("season", u8),  # from 1 (N4.2)
    # what the player to move has picked so far for a trade, a planting or a speculation; still in the hand
    ("trade", u8),
    ("given", u8),  # the first card of a trade, numbered as the gifts of actions.py; NO_GIFT
    ("planting", u8, PLOTS),
    ("picked", u8),  # the first Speculation card; NO_CARD
    # a draw under way
    ("draw_for", u8),
    ("drawer", i8),
    ("owed", u8),  # cards still to draw
    ("plague_met", u8),  # how often this draw has met the Plague (N6.2)
    # the cards
    ("flood", u8),  # the newest Flood card, in force even when its card is back in the pile (N4.1); NO_CARD
    ("plague_aside", u8),
    ("pile_size", u8),
    ("pile", u8, KINDS),
    ("discards", u8, KINDS),
    ("flood_stack", u8, KINDS),
    ("speculator", i8),
    ("speculation", u8, 2),  # the cards in play, the lower kind first; NO_CARD
    ("planted", u8, PLOTS),
    ("owner", i8, PLOTS),
    ("hand_size", u8, MAX_PLAYERS),
    ("storage_size", u8, MAX_PLAYERS),
    ("storage", u8, (MAX_PLAYERS, CROPS)),
    ("hand", u8, (MAX_PLAYERS, HAND_KINDS)),
    # what each seat drew since the last reshuffle, even if it was played since; the deal counts (N4.6)
    ("drawn", u8, (MAX_PLAYERS, HAND_KINDS)),
    # what each seat has shown from the hand since then: planted, traded or played (N4.6)
    ("shown", u8, (MAX_PLAYERS, HAND_KINDS)),
)

ADDED_FIELDS = ("shown",)  # in a later release than the fields before


def fill_added(s: Record) -> None:
    """Fill the added fields of a State that was saved without them."""
    s.shown[:] = least_shown(s)


def least_shown(s: Record) -> np.ndarray:
    """N4.6: the least that each seat can have shown: what was drawn and is not in the hand. Until the first reshuffle
    it is exact."""
    return np.maximum(s.drawn, s.hand) - s.hand


# A trade's cards are *gifts*: 0 to 28 a card from the hand by its kind, 29 to 35 a crop from storage.
FROM_STORAGE = HAND_KINDS
GIFTS = HAND_KINDS + CROPS
NO_GIFT = GIFTS


class Event(IntEnum):
    """What can happen. The comments name the numbers that the log keeps with it; `events.py` reads them."""

    DEALT = 0  # seat, card (the seat's secret)
    BEGINS = 1  # seat
    TURN = 2  # seat
    FLOODED = 3  # card
    LOCUSTS = 4  # seat in whose draw the Plague was met, or NOBODY for the Flood
    EATEN = 5  # plot, owner, cards
    RESHUFFLED = 6  # season that begins, cards in the new pile
    SUCCEEDED = 7  # seat, Speculation card, cards it earns
    SPENT = 8  # Speculation card discarded
    HARVESTED = 9  # seat, crop, cards left in the field
    WASHED = 10  # Monument, owner, Stone left
    GAVE = 11  # seat, card, 1 from storage or 0 from hand
    TRADED = 12  # seat, MARKET or OFFERING
    PLANTED = 13  # seat, plot, cards
    OUSTED = 14  # plot, the owner who loses it, cards
    SPECULATED = 15  # seat, Speculation card
    PASSED = 16  # seat
    DREW = 17  # seat, card (the seat's secret)
    ENDED = 18

"""The vocabulary of Fertility, and the record that is a position.

The Valley is 8 rows of up to 16 squares, numbered row by row: square = 16 * row + column, (0, 0) at the top left
(F2.1). With three boards only columns 0 to 11 are land; the rest is OUTSIDE, like everything beyond the edge.

    square    0   1   2  …  15        a board is 8 rows of 4 columns; boards stand side by side,
             16  17  18  …  31        and the seam between two boards is not an edge
              …

Scenes and resources have the same four kinds (F1.1): 0 alabaster, 1 bovine, 2 papyrus, 3 grape. A Valley tile is an
unordered pair of scenes, ten kinds in all. A pile is a multiset, not an order; pile and box are one unseen lot (F2.3).

A Shop of a player has a *slot*: 0 to 3 the starting Shops, then three for each of the seven spots, even if the District
there has fewer Shops.
"""

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import cast

import numpy as np

from akhet.games.fertility.schema import (
    FertilityGood,
    FertilityPiece,
    FertilityResource,
    FertilityStep,
    FertilityTile,
)
from akhet.kernel.layout import i8, record_type, u8

MAX_PLAYERS = 4
ROWS, COLUMNS, BOARD_COLUMNS = 8, 16, 4
SQUARES = ROWS * COLUMNS
BOARDS = 4

RESOURCES = 4
WHEAT_GOOD = 4  # the fifth good, in earnings and payments
ANY = 4  # a wildcard icon, in what a Shop needs
RESOURCE_NAMES: tuple[FertilityResource, ...] = ("alabaster", "bovine", "papyrus", "grape")
GOOD_NAMES: tuple[FertilityGood, ...] = (*RESOURCE_NAMES, "wheat")

TILE_KINDS = tuple(combinations_with_replacement(range(RESOURCES), 2))
TILES = len(TILE_KINDS)  # 10
TILE_NAMES = cast(
    tuple[FertilityTile, ...], tuple(f"{RESOURCE_NAMES[one]}-{RESOURCE_NAMES[other]}" for one, other in TILE_KINDS)
)
# The kind of the tile with scene `one` on its first square and `other` on its second.
TILE_OF = np.array(
    [[TILE_KINDS.index((min(one, other), max(one, other))) for other in range(RESOURCES)] for one in range(RESOURCES)],
    np.uint8,
)

# What a square is (F1.2). Printed squares are desert.
OUTSIDE, DESERT, PRINTED, WATER, WHEAT = 0, 1, 2, 6, 7  # PRINTED to PRINTED + 3: desert with that resource
# What lies on it: nothing, a scene, or the Monument of a player. A square that can never be covered is BLOCKED, so that
# EMPTY always means an empty desert square.
EMPTY, SCENE, MONUMENT, BLOCKED = 0, 1, 5, 9  # SCENE to SCENE + 3, MONUMENT to MONUMENT + 3
NO_SQUARE = 255

# The squares along a square's edges, above, left, right and below; -1 beyond the 8 by 16.
SIDES = 4
NEIGHBOURS = np.full((SQUARES, SIDES), -1, np.int16)
for _square in range(SQUARES):
    _row, _column = divmod(_square, COLUMNS)
    if _row > 0:
        NEIGHBOURS[_square, 0] = _square - COLUMNS
    if _column > 0:
        NEIGHBOURS[_square, 1] = _square - 1
    if _column < COLUMNS - 1:
        NEIGHBOURS[_square, 2] = _square + 1
    if _row < ROWS - 1:
        NEIGHBOURS[_square, 3] = _square + COLUMNS

DISTRICTS = 40
NO_DISTRICT = 255
SHOWN = 4  # Districts in the row (F2.4)
SPOTS = 7
STARTING_SHOPS = 4
SHOPS_OF_DISTRICT = 3
SLOTS = STARTING_SHOPS + SPOTS * SHOPS_OF_DISTRICT  # 25
NO_SLOT = 255
DISTRICT_SHOPS = MAX_PLAYERS * STARTING_SHOPS  # the number of the first District's first Shop
SHOPS = DISTRICT_SHOPS + DISTRICTS * SHOPS_OF_DISTRICT

POOL = 3  # tiles in a Personal and in the Common Pool (F2.3)
STOCK = 20  # of each resource (F1.5)
MONUMENTS = 4  # of each player (F1.7)
PIECE_NAMES: tuple[FertilityPiece, ...] = ("obelisk", "pyramid", "sphinx", "temple")  # types of Monuments (F1.7)
MAX_QUARRIES = 6  # that one tile can close: the squares along its edges (F3.7)
QUARTER_TURNS = 4  # ways to lay the starting tile (F2.2)
MAX_WHEAT = 10  # F1.8
MAX_GODS = 8  # `shows` has a bit for each

# What a full Shop pays (F1.9).
NO_SHOP, PAYS_DEBENS, PAYS_WHEAT, PAYS_GODS, PAYS_ANY_GOD, PAYS_EACH, PAYS_EXCHANGE = range(7)

# The headings of the score, in the order of F8.
HEADINGS = ("generic", "specialised", "statues", "monuments", "wheat")


class Step(IntEnum):
    """The steps of a game (F2, F3.0). In those before PLACE, chance comes next."""

    BOARD = 0
    SYMBOL = 1
    START_TURN = 2
    FIRST = 3
    DEAL = 4
    COMMON = 5
    ROW = 6
    REFILL = 7
    REPLACE = 8
    PLACE = 9
    QUARRY = 10
    CITY = 11
    PAY = 12
    EXCHANGE = 13
    TAKE = 14
    REMOVE = 15
    OVER = 16


STEP_NAMES = cast(tuple[FertilityStep, ...], tuple(step.name.lower() for step in Step))

# The components as the rules read them: beside the state, never changed, the same for every table of a set.
PARTS = record_type(
    ("land", u8, (BOARDS, ROWS, BOARD_COLUMNS)),  # a board as drawn, its start symbol plain desert
    ("symbol_row", u8, BOARDS),  # the top left square of its start symbol
    ("symbol_column", u8, BOARDS),
    ("starting_tile", u8, RESOURCES),  # its scenes, clockwise from its top left (F1.3)
    ("tiles", u8, TILES),
    ("cost", u8, DISTRICTS),
    # Shops: the starting ones, four for each seat (F1.6), then three for each District
    ("needs", u8, (SHOPS, RESOURCES + 1)),  # icons of each resource, and wildcards
    ("pays", u8, SHOPS),
    ("value", u8, SHOPS),  # Debens, or Debens for each token
    ("shows", u8, SHOPS),  # one bit each: the gods, the resources offered, or the one that is counted
    ("wheat_scale", u8, MAX_WHEAT + 1),
    ("gods", u8),  # how many there are
    ("god_scale", u8, MAX_GODS + 1),  # as for all gods beyond their number
)

STATE = record_type(
    # the table
    ("players", u8),
    ("variant", u8),  # the two-player variant (F7.3)
    ("boards", u8),
    ("board", u8, BOARDS),  # from left to right: 2 * board + 1 if it is turned; NO_SQUARE until chance has decided
    ("symbol", u8),  # the place of the board whose symbol the starting tile covers; NO_SQUARE
    ("start_turn", u8),  # quarter turns of the starting tile; NO_SQUARE
    ("first", i8),
    # where the game is
    ("turn", i8),
    ("step", u8),
    ("last_turns", u8),  # turns still to play once the end is triggered, with the present one; 0 before
    # this turn
    ("built", u8),  # whether a District was built
    ("supplied", u8),  # whether anything was supplied: then it is too late to build (F3.0)
    ("buying", u8),  # the District being paid for; NO_DISTRICT
    ("owed", u8),  # what is still to pay
    ("exchange", u8),  # the slot of the exchange Shop whose choice is due; NO_SLOT
    ("quarries", u8, MAX_QUARRIES),  # squares that became Quarries and wait for a choice, in order; NO_SQUARE
    ("beside", u8, RESOURCES),  # goods beside the board of the player to move
    # the Valley
    ("land", u8, SQUARES),
    ("scene", u8, SQUARES),
    ("touching", u8, SQUARES),  # which scenes lie along its edges, one bit each
    # tiles
    ("unseen", u8, TILES),  # in pile and box together
    ("unseen_size", u8),
    ("pile_size", u8),
    ("common", u8, TILES),
    ("common_size", u8),
    ("gone", u8, TILES),  # discarded and removed, face up
    ("personal", u8, (MAX_PLAYERS, TILES)),
    ("personal_size", u8, MAX_PLAYERS),
    # Districts
    ("row", u8, SHOWN),  # ascending; NO_DISTRICT last
    ("district_unseen", u8, DISTRICTS),
    ("districts_left", u8),
    ("metropolis", u8, (MAX_PLAYERS, SPOTS)),  # in the order built (F4.3)
    ("spots_used", u8, MAX_PLAYERS),
    # goods
    ("stock", u8, RESOURCES),
    ("wheat", u8, MAX_PLAYERS),
    ("monuments", u8, MAX_PLAYERS),  # not yet placed
    ("tokens", u8, (MAX_PLAYERS, SLOTS, RESOURCES)),
    ("full", u8, (MAX_PLAYERS, SLOTS)),
    # Fields that checks do not cover (`Rules.added_fields`).
    ("piece", u8, MAX_PLAYERS),  # the type of each player's Monuments (F1.7)
)


class Event(IntEnum):
    """What can happen. The comments name the numbers that the log keeps with it; `events.py` reads them."""

    BOARD = 0  # place from the left, board, 1 if turned
    START = 1  # square of its top left, quarter turns
    BEGINS = 2  # seat
    DEALT = 3  # seat, tile
    TILE = 4  # tile: joins the Common Pool
    DISTRICT = 5  # District: joins the row
    TURN = 6  # seat
    PLACED = 7  # seat, action's number of the placement
    DISCARDED = 8  # seat, tile
    EARNED = 9  # seat, good, how many
    MISSED = 10  # seat, good, how many that Stock or Storehouse could not give
    QUARRIED = 11  # seat, square, resource or RESOURCES for a Monument
    EMPTY_QUARRY = 12  # seat, square: nothing to give
    BUILT = 13  # seat, District
    PAID = 14  # seat, good
    SUPPLIED = 15  # seat, slot, resource
    FILLED = 16  # seat, slot
    EXCHANGED = 17  # seat, slot, resource: from the Stock onto that Shop
    EXCHANGE_LOST = 18  # seat, slot
    RETURNED = 19  # seat, resource, how many
    TOOK = 20  # seat, tile
    REMOVED = 21  # seat, tile
    LAST_TURNS = 22  # seat that plays the first of them
    ENDED = 23

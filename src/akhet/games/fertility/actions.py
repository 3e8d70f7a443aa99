"""The action table of Fertility: every decision of every variant, in small steps.

A placement is an *edge*, two neighbouring squares, and the scene that goes on each: first on the left or upper square.
Edges 0 to 119 are horizontal, 15 per row; 120 to 231 are vertical, 16 per row.
"""

from akhet.games.fertility.state import (
    COLUMNS,
    DISTRICTS,
    GOOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    SHOPS_OF_DISTRICT,
    SLOTS,
    STARTING_SHOPS,
    TILE_NAMES,
)
from akhet.kernel.actions import ActionTable

HORIZONTAL = ROWS * (COLUMNS - 1)
VERTICAL = (ROWS - 1) * COLUMNS
EDGES = HORIZONTAL + VERTICAL
TURNINGS = RESOURCES * RESOURCES  # which scene on the first square, which on the second


def squares_of(edge: int) -> tuple[int, int]:
    """The two squares of an edge, the left or upper one first."""
    if edge < HORIZONTAL:
        row, column = divmod(edge, COLUMNS - 1)
        return COLUMNS * row + column, COLUMNS * row + column + 1
    return edge - HORIZONTAL, edge - HORIZONTAL + COLUMNS


def _square_words(square: int) -> str:
    row, column = divmod(square, COLUMNS)
    return f"{row},{column}"


def _placement_words(edge: int, turning: int) -> str:
    first, second = squares_of(edge)
    one, other = divmod(turning, RESOURCES)
    return f"place {RESOURCE_NAMES[one]} {_square_words(first)} {RESOURCE_NAMES[other]} {_square_words(second)}"


def slot_words(slot: int) -> str:
    """`shop 2`, or `shop 1 of spot 3`, counted from 0."""
    if slot < STARTING_SHOPS:
        return f"shop {slot}"
    spot, shop = divmod(slot - STARTING_SHOPS, SHOPS_OF_DISTRICT)
    return f"shop {shop} of spot {spot}"


ACTIONS = ActionTable(
    done=["done"],
    place=[_placement_words(edge, turning) for edge in range(EDGES) for turning in range(TURNINGS)],
    discard=[f"discard {tile}" for tile in TILE_NAMES],
    quarry=[*(f"quarry {resource}" for resource in RESOURCE_NAMES), "quarry monument"],
    build=[f"build {district}" for district in range(DISTRICTS)],
    pay=[f"pay {good}" for good in GOOD_NAMES],
    supply=[f"supply {resource} to {slot_words(slot)}" for slot in range(SLOTS) for resource in RESOURCE_NAMES],
    exchange=[f"exchange {resource} onto {slot_words(slot)}" for slot in range(SLOTS) for resource in RESOURCE_NAMES],
    take=[f"take {tile}" for tile in TILE_NAMES],
    remove=[f"remove {tile}" for tile in TILE_NAMES],
)

DONE = ACTIONS.start("done")
PLACE_TILE = ACTIONS.start("place")
DISCARD = ACTIONS.start("discard")
CHOOSE_QUARRY = ACTIONS.start("quarry")
BUILD = ACTIONS.start("build")
PAY_GOOD = ACTIONS.start("pay")
SUPPLY = ACTIONS.start("supply")
EXCHANGE_ONTO = ACTIONS.start("exchange")
TAKE_TILE = ACTIONS.start("take")
REMOVE_TILE = ACTIONS.start("remove")

"""Fertility's goods, tiles, Shops and actions by name, as messages for people; and what a placement would earn."""

import numpy as np

from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    SUPPLY,
    TAKE_TILE,
    TURNINGS,
    slot_words,
    squares_of,
)
from akhet.games.fertility.components import Components
from akhet.games.fertility.schema import FertilityForecast
from akhet.games.fertility.state import (
    COLUMNS,
    DISTRICTS,
    GOOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_NAMES,
    TILE_OF,
)
from akhet.games.fertility.valley import EARNED_PRINTS, EARNED_QUARRIES, EARNED_WHEAT, EARNINGS, earnings
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Term


def good_term(good: int) -> Term:
    return Term(f"fertility-good-{GOOD_NAMES[good]}")


def tile_term(tile: int) -> Term:
    return Term(f"fertility-tile-{TILE_NAMES[tile]}")


def square_words(square: int) -> str:
    return f"{square // COLUMNS},{square % COLUMNS}"


def label(components: Components, s: Record, action: int) -> tuple[str, dict[str, object]]:
    """The message that offers an action to the person to move, with its values."""
    if action == DONE:
        return "fertility-action-done", {}
    if action < DISCARD:
        return "fertility-action-place", _placement_values(action - PLACE_TILE)
    if action < CHOOSE_QUARRY:
        return "fertility-action-discard", {"tile": tile_term(action - DISCARD)}
    if action < BUILD:
        choice = action - CHOOSE_QUARRY
        if choice == RESOURCES:
            return "fertility-action-quarry-monument", {"good": Term("fertility-good-monument")}
        return "fertility-action-quarry", {"good": good_term(choice)}
    if action < PAY_GOOD:
        district = components.districts[action - BUILD]
        return "fertility-action-build", {"district": district.name, "cost": district.cost}
    if action < SUPPLY:
        return "fertility-action-pay", {"good": good_term(action - PAY_GOOD)}
    if action < TAKE_TILE:
        start, message = (SUPPLY, "supply") if action < EXCHANGE_ONTO else (EXCHANGE_ONTO, "exchange")
        slot, resource = divmod(action - start, RESOURCES)
        values = {"good": good_term(resource), "shop": shop_words(components, s, int(s.turn), slot)}
        return f"fertility-action-{message}", values
    if action < REMOVE_TILE:
        return "fertility-action-take", {"tile": tile_term(action - TAKE_TILE)}
    return "fertility-action-remove", {"tile": tile_term(action - REMOVE_TILE)}


def _placement_values(placement: int) -> dict[str, object]:
    edge, turning = divmod(placement, TURNINGS)
    first, second = squares_of(edge)
    one, other = divmod(turning, RESOURCES)
    return {
        "tile": tile_term(int(TILE_OF[one, other])),
        "one": good_term(one),
        "first": square_words(first),
        "other": good_term(other),
        "second": square_words(second),
    }


def shop_words(components: Components, s: Record, seat: int, slot: int) -> str:
    """A Shop by its District's name and what it needs and pays; a starting Shop by its number."""
    if slot < STARTING_SHOPS:
        shop = components.metropolises[seat][slot]
        return f"{slot} [{shop.needs} → {shop.pays}]"
    spot, place = divmod(slot - STARTING_SHOPS, SHOPS_OF_DISTRICT)
    number = int(s.metropolis[seat, spot])
    if number >= DISTRICTS or place >= len(components.districts[number].shops):
        return slot_words(slot).removeprefix("shop ")
    district = components.districts[number]
    return f"{district.name} [{district.shops[place].needs} → {district.shops[place].pays}]"


def forecast(s: Record, action: int) -> FertilityForecast | None:
    """What a placement would earn, by cause (F3.4 to F3.7); None for other actions."""
    if not PLACE_TILE <= action < DISCARD:
        return None
    goods = np.zeros(EARNINGS, np.int64)
    earnings(s, action - PLACE_TILE, goods)
    return {
        "scenes": {RESOURCE_NAMES[r]: int(goods[r]) for r in range(RESOURCES) if goods[r]},
        "printed": {
            RESOURCE_NAMES[r]: int(goods[EARNED_PRINTS + r]) for r in range(RESOURCES) if goods[EARNED_PRINTS + r]
        },
        "wheat": int(goods[EARNED_WHEAT]),
        "quarries": int(goods[EARNED_QUARRIES]),
    }

# pyright: strict
"""Every action of Fertility as data: its verb, what it is about, and where; so that a program need not read words."""

from akhet.games.fertility.actions import (
    ACTIONS,
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
    squares_of,
)
from akhet.games.fertility.schema import FertilityMove, FertilityPlace, FertilityShopPlace
from akhet.games.fertility.state import (
    COLUMNS,
    GOOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_NAMES,
)


def move_data(action: int) -> FertilityMove:
    """An action by its number, as data."""
    say = ACTIONS.say(action)
    if action == DONE:
        return {"say": say, "verb": "done"}
    if action < DISCARD:
        return _placement(say, action - PLACE_TILE)
    if action < CHOOSE_QUARRY:
        return {"say": say, "verb": "discard", "what": TILE_NAMES[action - DISCARD]}
    if action < BUILD:
        choice = action - CHOOSE_QUARRY
        return {"say": say, "verb": "quarry", "what": "monument" if choice == RESOURCES else RESOURCE_NAMES[choice]}
    if action < PAY_GOOD:
        return {"say": say, "verb": "build", "what": action - BUILD}
    if action < SUPPLY:
        return {"say": say, "verb": "pay", "what": GOOD_NAMES[action - PAY_GOOD]}
    if action < EXCHANGE_ONTO:
        slot, resource = divmod(action - SUPPLY, RESOURCES)
        return {"say": say, "verb": "supply", "what": RESOURCE_NAMES[resource], "where": shop_place(slot)}
    if action < TAKE_TILE:
        slot, resource = divmod(action - EXCHANGE_ONTO, RESOURCES)
        return {"say": say, "verb": "exchange", "what": RESOURCE_NAMES[resource], "where": shop_place(slot)}
    if action < REMOVE_TILE:
        return {"say": say, "verb": "take", "what": TILE_NAMES[action - TAKE_TILE]}
    return {"say": say, "verb": "remove", "what": TILE_NAMES[action - REMOVE_TILE]}


def shop_place(slot: int) -> FertilityShopPlace:
    """Where the Shop of a slot stands."""
    if slot < STARTING_SHOPS:
        return {"shop": slot, "spot": None}
    spot, shop = divmod(slot - STARTING_SHOPS, SHOPS_OF_DISTRICT)
    return {"shop": shop, "spot": spot}


def _placement(say: str, placement: int) -> FertilityPlace:
    edge, turning = divmod(placement, TURNINGS)
    return {
        "say": say,
        "verb": "place",
        "what": [RESOURCE_NAMES[scene] for scene in divmod(turning, RESOURCES)],
        "where": [[square // COLUMNS, square % COLUMNS] for square in squares_of(edge)],
    }

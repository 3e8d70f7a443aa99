# pyright: strict
"""The set of components as clients get it: with the notation of its Shops as data."""

from akhet.games.fertility.components import LETTERS, Components, Shop, read_pay
from akhet.games.fertility.read_set import TILE_LETTERS
from akhet.games.fertility.schema import FertilityIcon, FertilityPayment, FertilityResource, FertilitySet, FertilityShop
from akhet.games.fertility.state import (
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_WHEAT,
    RESOURCE_NAMES,
    RESOURCES,
)


def set_data(components: Components) -> FertilitySet:
    """The set: each Shop with its `icons` and its `payment` as data (F1.9), the starting Shops by seat (F1.6)."""
    gods = components.gods
    return {
        "name": components.name,
        "reconstruction": components.reconstruction,
        "gods": list(gods),
        "wheat_scale": list(components.wheat_scale),
        "god_scale": list(components.god_scale),
        "starting_tile": [RESOURCE_NAMES[LETTERS.index(letter)] for letter in components.starting_tile],
        "metropolises": [[_shop(shop, gods) for shop in shops] for shops in components.metropolises],
        "tiles": dict(zip(TILE_LETTERS, components.tiles, strict=True)),
        "boards": [{"name": board.name, "rows": "\n".join(board.rows)} for board in components.boards],
        "districts": [
            {
                "name": district.name,
                "cost": district.cost,
                "shops": [_shop(shop, gods) for shop in district.shops],
            }
            for district in components.districts
        ],
    }


def _shop(shop: Shop, gods: tuple[str, ...]) -> FertilityShop:
    icons: list[FertilityIcon] = [
        "any" if letter == "*" else RESOURCE_NAMES[LETTERS.index(letter)] for letter in shop.needs
    ]
    needs = " ".join(shop.needs)  # as its file has it
    return {"needs": needs, "pays": shop.pays, "icons": icons, "payment": _payment(shop.pays, gods)}


def _payment(pays: str, gods: tuple[str, ...]) -> FertilityPayment:
    kind, value, shows = read_pay(pays, gods)
    resources: list[FertilityResource] = [
        RESOURCE_NAMES[resource] for resource in range(RESOURCES) if shows >> resource & 1
    ]
    if kind == PAYS_DEBENS:
        return {"kind": "debens", "debens": value}
    if kind == PAYS_WHEAT:
        return {"kind": "wheat"}
    if kind == PAYS_ANY_GOD:
        return {"kind": "any_god"}
    if kind == PAYS_EACH:
        return {"kind": "each", "debens": value, "resource": resources[0]}
    if kind == PAYS_EXCHANGE:
        return {"kind": "exchange", "resources": resources}
    return {"kind": "gods", "gods": pays.split()}

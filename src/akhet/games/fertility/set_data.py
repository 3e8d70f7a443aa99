# pyright: strict
"""The set of components as clients get it: with the notation of its Shops as data."""

from collections.abc import Mapping
from typing import Any

from akhet.games.fertility.components import LETTERS, read_pay
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


def set_data(file: Mapping[str, Any]) -> FertilitySet:
    """What `components.toml` contains, and for each Shop its `icons` and its `payment` as data (F1.9)."""
    gods = tuple(file["gods"])
    districts = [
        {**district, "shops": [_shop(shop, gods) for shop in district["shops"]]} for district in file["districts"]
    ]
    starting_shops = [_shop(shop, gods) for shop in file["starting_shops"]]
    return {**file, "starting_shops": starting_shops, "districts": districts}  # type: ignore[return-value]


def _shop(shop: Mapping[str, str], gods: tuple[str, ...]) -> FertilityShop:
    icons: list[FertilityIcon] = [
        "any" if letter == "*" else RESOURCE_NAMES[LETTERS.index(letter)] for letter in shop["needs"].replace(" ", "")
    ]
    return {"needs": shop["needs"], "pays": shop["pays"], "icons": icons, "payment": _payment(shop["pays"], gods)}


def _payment(pays: str, gods: tuple[str, ...]) -> FertilityPayment:
    kind, value, shows = read_pay(" ".join(pays.split()), gods)
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

"""Moves in words: what a phrase means, as actions.

A phrase may name what is not there: a tile, a District or a Shop that no set has, squares far apart. It is understood,
and refused with the ruling that forbids it.
"""

import re

from akhet.games.fertility.actions import ACTIONS, BUILD, EXCHANGE_ONTO, SUPPLY
from akhet.games.fertility.city import has_icon, is_offered, refuse_build
from akhet.games.fertility.components import LETTERS, Components
from akhet.games.fertility.notation import good_term, tile_term
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import (
    DISTRICTS,
    GOOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_NAMES,
    TILE_OF,
    WHEAT_GOOD,
    Step,
)
from akhet.games.fertility.valley import any_fits
from akhet.games.fertility.why_not import forbidden
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Refusal, Refused, shown

MAX_WORDS = 12
_ABBREVIATIONS = {letter.lower(): name for letter, name in zip(LETTERS, RESOURCE_NAMES, strict=True)}
_TILE_WORDS = {
    f"{one}{joint}{other}": TILE_NAMES[TILE_OF[first, second]]
    for joint, names in (("", list(_ABBREVIATIONS)), ("-", list(RESOURCE_NAMES)))
    for first, one in enumerate(names)
    for second, other in enumerate(names)
}
_SQUARE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
_SHOP = re.compile(r"shop -?\d{1,3}( of spot -?\d{1,3})?")


def understand(components: Components, s: Record, words: str) -> list[int]:
    """The action that a phrase means: the words of the action table, or a shorter form of them.

    `place ab 3,4 3,5` puts the first scene of the tile on the first square; `take ab`; `build A9`; `supply g to A9`.
    """
    phrase = " ".join(words.strip().lower().split())
    action = ACTIONS.number(phrase)
    if action is not None:
        return [action]
    said = [word for word in re.split(r"[\s;+&()]+", phrase) if word and word not in ("the", "on", "tile", "district")]
    said = said[:MAX_WORDS]
    for read in (_place, _tile, _quarry, _pay, _build, _supply):
        action = read(components, s, said)
        if action is not None:
            return [action]
    raise Refused(Refusal("move.not_understood", None, {"words": shown(words, 80)}))


def _place(components: Components, s: Record, said: list[str]) -> int | None:
    """F3.1: `place ab 3,4 3,5`, or `place a 3,4 b 3,5`, the squares in either order."""
    if len(said) == 5 and said[0] == "place":
        said = ["place", f"{_resource(said[1])}-{_resource(said[3])}", said[2], said[4]]
    if len(said) != 4 or said[0] != "place" or not all(_SQUARE.fullmatch(square) for square in said[2:]):
        return None
    word, first, second = said[1:]
    if word not in _TILE_WORDS:
        raise forbidden(s, Step.PLACE, Reason.PLACE_NOT_IN_POOL, tile=shown(word, 20))
    one, other = (_resource(part) for part in ("-".join(word) if "-" not in word else word).split("-"))
    squares = [tuple(int(number) for number in square.split(",")) for square in (first, second)]
    halves = " ".join(f"{scene} {row},{column}" for (row, column), scene in sorted(zip(squares, (one, other))))
    action = ACTIONS.number(f"place {halves}")
    if action is None:  # not two squares side by side, or outside the Valley
        tile = TILE_NAMES.index(_TILE_WORDS[word])
        there = s.step == Step.PLACE and s.personal[s.turn, tile]
        reason = Reason.PLACE_NOT_DESERT if there else Reason.PLACE_NOT_IN_POOL
        raise forbidden(s, Step.PLACE, reason, tile=tile_term(tile), first=first, second=second)
    return action


def _tile(components: Components, s: Record, said: list[str]) -> int | None:
    """F3.3, F6.2, F7.3: `discard ab`, `take ab`, `remove ab`."""
    if len(said) != 2 or said[0] not in ("discard", "take", "remove"):
        return None
    if said[1] in _TILE_WORDS:
        return ACTIONS.number(f"{said[0]} {_TILE_WORDS[said[1]]}")
    tile = shown(said[1], 20)
    if said[0] == "take":
        raise forbidden(s, Step.TAKE, Reason.TAKE_NOT_THERE, tile=tile)
    if said[0] == "remove":
        raise forbidden(s, Step.REMOVE, Reason.REMOVE_NOT_THERE, tile=tile)
    fits = s.step == Step.PLACE and any_fits(s)
    raise forbidden(s, Step.PLACE, Reason.DISCARD_FITS if fits else Reason.DISCARD_NOT_IN_POOL, tile=tile)


def _quarry(components: Components, s: Record, said: list[str]) -> int | None:
    """F3.7: `quarry g`, one of the four resources or a Monument."""
    if len(said) != 2 or said[0] != "quarry":
        return None
    action = ACTIONS.number(f"quarry {_resource(said[1])}")
    if action is None:
        raise forbidden(s, Step.QUARRY, Reason.QUARRY_NOT_OFFERED)
    return action


def _pay(components: Components, s: Record, said: list[str]) -> int | None:
    """F4.2: `pay g`, `pay wheat`."""
    if len(said) != 2 or said[0] != "pay":
        return None
    action = ACTIONS.number(f"pay {_resource(said[1])}")
    if action is None:
        raise forbidden(s, Step.PAY, Reason.PAY_NOT_THERE, good=shown(said[1], 20))
    return action


def _build(components: Components, s: Record, said: list[str]) -> int | None:
    """F4.1: `build A9`, by the District's name."""
    if len(said) != 2 or said[0] != "build":
        return None
    names = [district.name.lower() for district in components.districts]
    if said[1] in names:
        return BUILD + names.index(said[1])
    elsewhere = next(district for district in range(DISTRICTS) if district not in s.row)
    reason = Reason(refuse_build(s, components.parts, elsewhere)) if s.step == Step.CITY else Reason.BUILD_NOT_SHOWN
    raise forbidden(s, Step.CITY, reason, district=shown(said[1], 20))


def _supply(components: Components, s: Record, said: list[str]) -> int | None:
    """F5.1, F5.5: `supply g to shop 0`, or `supply g to A9`: the first Shop of that District with a free icon for it,
    else its first Shop. F5.4: Wheat cannot supply a Shop."""
    if len(said) < 4 or said[0] not in ("supply", "exchange") or said[2] not in ("to", "onto"):
        return None
    good, shop = _resource(said[1]), " ".join(said[3:])
    if len(said) > 4 and not _SHOP.fullmatch(shop):
        return None
    supplying = said[0] == "supply"
    if good not in RESOURCE_NAMES:
        wheat = good == GOOD_NAMES[WHEAT_GOOD]
        reason = Reason.SUPPLY_WHEAT if wheat else Reason.SUPPLY_NOT_THERE
        step, reason = (Step.CITY, reason) if supplying else (Step.EXCHANGE, Reason.EXCHANGE_NOT_OFFERED)
        raise forbidden(s, step, reason, good=good_term(WHEAT_GOOD) if wheat else shown(good, 20))
    resource = RESOURCE_NAMES.index(good)
    slot = _slot(components, s, shop, resource)
    if slot is None:
        raise _no_such_shop(components, s, supplying, resource, shown(shop.removeprefix("shop "), 20))
    return (SUPPLY if supplying else EXCHANGE_ONTO) + RESOURCES * slot + resource


def _slot(components: Components, s: Record, shop: str, resource: int) -> int | None:
    """The slot of a Shop of the player to move; None if there is no such Shop."""
    if _SHOP.fullmatch(shop):
        action = ACTIONS.number(f"supply {RESOURCE_NAMES[resource]} to {shop}")
        return None if action is None else (action - SUPPLY) // RESOURCES
    built = s.metropolis[s.turn][: s.spots_used[s.turn]].tolist()
    names = [components.districts[district].name.lower() for district in built]
    if shop not in names:
        return None
    first = STARTING_SHOPS + SHOPS_OF_DISTRICT * names.index(shop)
    slots = range(first, first + SHOPS_OF_DISTRICT)
    return next((slot for slot in slots if has_icon(s, components.parts, s.turn, slot, resource)), first)


def _no_such_shop(components: Components, s: Record, supplying: bool, resource: int, shop: str) -> Refused:
    """F5.1, F5.5: a Shop that the player does not have has no icon; the resource is looked at first."""
    good = good_term(resource)
    if supplying:
        reason = Reason.SUPPLY_NO_ICON if s.beside[resource] else Reason.SUPPLY_NOT_THERE
        return forbidden(s, Step.CITY, reason, good=good, shop=shop)
    offered = s.step == Step.EXCHANGE and is_offered(s, components.parts, resource)
    reason = Reason.EXCHANGE_NO_ICON if offered else Reason.EXCHANGE_NOT_OFFERED
    return forbidden(s, Step.EXCHANGE, reason, good=good, shop=shop)


def _resource(word: str) -> str:
    return _ABBREVIATIONS.get(word, word)

"""Moves in words: what a phrase means, as actions."""

import re

from akhet.games.fertility.actions import ACTIONS, BUILD, EXCHANGE_ONTO, SUPPLY
from akhet.games.fertility.city import has_icon
from akhet.games.fertility.components import LETTERS, Components
from akhet.games.fertility.state import (
    RESOURCE_NAMES,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_NAMES,
    TILE_OF,
)
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
    for read in (_place, _tile, _good, _build, _supply):
        action = read(components, s, said)
        if action is not None:
            return [action]
    raise Refused(Refusal("move.not_understood", None, {"words": shown(words, 80)}))


def _place(components: Components, s: Record, said: list[str]) -> int | None:
    """`place ab 3,4 3,5`, the squares in either order."""
    if len(said) != 4 or said[0] != "place" or said[1] not in _TILE_WORDS:
        return None
    one, other = (_resource(part) for part in ("-".join(said[1]) if "-" not in said[1] else said[1]).split("-"))
    places = [re.fullmatch(r"(\d),(\d\d?)", square) for square in said[2:]]
    if places[0] is None or places[1] is None:
        return None
    squares = [(int(place[1]), int(place[2])) for place in places if place]
    scenes = sorted(zip(squares, (one, other), strict=True))
    halves = " ".join(f"{scene} {row},{column}" for (row, column), scene in scenes)
    return ACTIONS.number(f"place {halves}")


def _tile(components: Components, s: Record, said: list[str]) -> int | None:
    if len(said) != 2 or said[0] not in ("discard", "take", "remove"):
        return None
    return ACTIONS.number(f"{said[0]} {_TILE_WORDS.get(said[1])}")


def _good(components: Components, s: Record, said: list[str]) -> int | None:
    if len(said) != 2 or said[0] not in ("quarry", "pay"):
        return None
    return ACTIONS.number(f"{said[0]} {_resource(said[1])}")


def _build(components: Components, s: Record, said: list[str]) -> int | None:
    names = [district.name.lower() for district in components.districts]
    return BUILD + names.index(said[1]) if len(said) == 2 and said[0] == "build" and said[1] in names else None


def _supply(components: Components, s: Record, said: list[str]) -> int | None:
    """`supply g to A9`: the first Shop of that District that has an icon for it, else its first Shop."""
    if len(said) != 4 or said[0] not in ("supply", "exchange") or said[2] not in ("to", "onto"):
        return None
    resource = _resource(said[1])
    names = [
        components.districts[district].name.lower()
        for district in s.metropolis[s.turn][: s.spots_used[s.turn]].tolist()
    ]
    if resource not in RESOURCE_NAMES or said[3] not in names:
        return None
    first = STARTING_SHOPS + SHOPS_OF_DISTRICT * names.index(said[3])
    number = RESOURCE_NAMES.index(resource)
    parts = components.parts
    free = [slot for slot in range(first, first + SHOPS_OF_DISTRICT) if has_icon(s, parts, s.turn, slot, number)]
    start = SUPPLY if said[0] == "supply" else EXCHANGE_ONTO
    return start + RESOURCES * (free[0] if free else first) + number


def _resource(word: str) -> str:
    return _ABBREVIATIONS.get(word, word)

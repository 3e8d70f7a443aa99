"""Fertility in words: moves understood, refusals explained, events and results named.

Words here are the names programs use, in English and stable. What a person reads is made from them by the catalogues.
"""

import re
from collections.abc import Callable
from typing import Any

import numpy as np

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
    slot_words,
    squares_of,
)
from akhet.games.fertility.city import has_icon
from akhet.games.fertility.components import LETTERS, Components, board_words
from akhet.games.fertility.refusals import FINE, GAME_OVER, NOT_YOUR_TURN, REFUSALS, WRONG_STEP
from akhet.games.fertility.scoring import (
    all_debens,
    all_tokens,
    generic_debens,
    monument_debens,
    rank,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from akhet.games.fertility.state import (
    BOARD,
    BOARDS,
    COLUMNS,
    COMMON,
    DEAL,
    DISTRICTS,
    GOOD_NAMES,
    MAX_PLAYERS,
    REFILL,
    REPLACE,
    RESOURCE_NAMES,
    RESOURCES,
    ROW,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    STEP_NAMES,
    TILE_NAMES,
    TILE_OF,
)
from akhet.games.fertility.turn import refusal
from akhet.games.fertility.valley import earnings
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Refusal, Refused, Term, shown
from akhet.kernel.rules import Event, Standing

MAX_WORDS = 12
_ABBREVIATIONS = {letter.lower(): name for letter, name in zip(LETTERS, RESOURCE_NAMES, strict=True)}
_TILE_WORDS = {
    f"{one}{joint}{other}": TILE_NAMES[TILE_OF[first, second]]
    for joint, names in (("", list(_ABBREVIATIONS)), ("-", list(RESOURCE_NAMES)))
    for first, one in enumerate(names)
    for second, other in enumerate(names)
}


def good_term(good: int) -> Term:
    return Term(f"fertility-good-{GOOD_NAMES[good]}")


def tile_term(tile: int) -> Term:
    return Term(f"fertility-tile-{TILE_NAMES[tile]}")


def square_words(square: int) -> str:
    return f"{square // COLUMNS},{square % COLUMNS}"


# Why not ------------------------------------------------------------------------------------------------


def _refusal(number: int, **values: object) -> Refusal:
    code, ruling = REFUSALS[number]
    assert code is not None
    return Refusal(code, ruling, values)


NOT_YOURS = _refusal(NOT_YOUR_TURN)


def why_not(components: Components, s: Record, action: int) -> Refusal | None:
    """Why an action is refused now; None where it is legal."""
    number = refusal(s, components.parts, action)
    if number == FINE:
        return None
    if number == GAME_OVER:
        return _refusal(number)
    if number == WRONG_STEP:
        return _refusal(number, step=Term(f"fertility-step-{STEP_NAMES[s.step]}"))
    return _refusal(number, **label(components, s, action)[1])


# Actions for a person -----------------------------------------------------------------------------------


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
        shop = components.starting_shops[slot]
        return f"{slot} [{shop.needs} → {shop.pays}]"
    spot, place = divmod(slot - STARTING_SHOPS, SHOPS_OF_DISTRICT)
    number = int(s.metropolis[seat, spot])
    if number >= DISTRICTS or place >= len(components.districts[number].shops):
        return slot_words(slot)
    district = components.districts[number]
    return f"{district.name} [{district.shops[place].needs} → {district.shops[place].pays}]"


# What a placement would earn ----------------------------------------------------------------------------


def forecast(s: Record, action: int) -> dict[str, Any] | None:
    """What a placement would earn, by cause (F3.4 to F3.7); None where the action is no placement."""
    if not PLACE_TILE <= action < DISCARD:
        return None
    goods = np.zeros(2 * RESOURCES + 2, np.int64)
    earnings(s, action - PLACE_TILE, goods)
    return {
        "scenes": {RESOURCE_NAMES[r]: int(goods[r]) for r in range(RESOURCES) if goods[r]},
        "printed": {RESOURCE_NAMES[r]: int(goods[RESOURCES + r]) for r in range(RESOURCES) if goods[RESOURCES + r]},
        "wheat": int(goods[2 * RESOURCES]),
        "quarries": int(goods[2 * RESOURCES + 1]),
    }


# Words to actions ---------------------------------------------------------------------------------------


def understand(components: Components, s: Record, words: str) -> list[int]:
    """The action that a phrase means: the table's own words, or a shorter way to say them.

    `place ab 3,4 3,5` puts the first scene of the tile on the first square; `take ab`; `build A9`; `supply g to A9`.
    """
    phrase = " ".join(words.strip().lower().split())
    action = ACTIONS.number(phrase)
    if action is not None:
        return [action]
    said = [word for word in re.split(r"[\s;+&()]+", phrase) if word and word not in ("the", "on", "tile", "district")]
    said = said[:MAX_WORDS]
    for way in (_place, _tile, _good, _build, _supply):
        action = way(components, s, said)
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


# What happened, and how it ended ------------------------------------------------------------------------


def _square(components: Components, number: int) -> list[int]:
    return [number // COLUMNS, number % COLUMNS]


def _plain(components: Components, number: int) -> int:
    return number


def _tile_name(components: Components, number: int) -> str:
    return TILE_NAMES[number]


def _district(components: Components, number: int) -> str:
    return components.districts[number].name


def _good_name(components: Components, number: int) -> str:
    return GOOD_NAMES[number]


def _quarried(components: Components, number: int) -> str:
    return "monument" if number == RESOURCES else RESOURCE_NAMES[number]


def _board(components: Components, number: int) -> str:
    return components.boards[number].name


def _turned(components: Components, number: int) -> bool:
    return bool(number)


def _placed_tile(components: Components, number: int) -> str:
    return TILE_NAMES[TILE_OF[divmod(number % TURNINGS, RESOURCES)]]


def _scenes(components: Components, number: int) -> list[str]:
    return [RESOURCE_NAMES[scene] for scene in divmod(number % TURNINGS, RESOURCES)]


def _squares(components: Components, number: int) -> list[list[int]]:
    return [_square(components, square) for square in squares_of(number // TURNINGS)]


Reader = Callable[[Components, int], Any]
EVENTS: tuple[tuple[str, tuple[tuple[str, Reader], ...]], ...] = (
    ("board", (("place", _plain), ("board", _board), ("turned", _turned))),
    ("start", (("square", _square), ("turn", _plain))),
    ("begins", (("seat", _plain),)),
    ("dealt", (("seat", _plain), ("tile", _tile_name))),
    ("tile", (("tile", _tile_name),)),
    ("district", (("district", _district),)),
    ("turn", (("seat", _plain),)),
    ("placed", (("seat", _plain), ("tile", _placed_tile), ("squares", _squares), ("scenes", _scenes))),
    ("discarded", (("seat", _plain), ("tile", _tile_name))),
    ("earned", (("seat", _plain), ("good", _good_name), ("count", _plain))),
    ("missed", (("seat", _plain), ("good", _good_name), ("count", _plain))),
    ("quarried", (("seat", _plain), ("square", _square), ("good", _quarried))),
    ("empty_quarry", (("seat", _plain), ("square", _square))),
    ("built", (("seat", _plain), ("district", _district))),
    ("paid", (("seat", _plain), ("good", _good_name))),
    ("supplied", (("seat", _plain), ("slot", _plain), ("good", _good_name))),
    ("filled", (("seat", _plain), ("slot", _plain))),
    ("exchanged", (("seat", _plain), ("slot", _plain), ("good", _good_name))),
    ("exchange_lost", (("seat", _plain), ("slot", _plain))),
    ("returned", (("seat", _plain), ("good", _good_name), ("count", _plain))),
    ("took", (("seat", _plain), ("tile", _tile_name))),
    ("removed", (("seat", _plain), ("tile", _tile_name))),
    ("last_turns", (("seat", _plain),)),
    ("ended", ()),
)


def event(components: Components, row: tuple[int, int, int, int]) -> Event:
    name, fields = EVENTS[row[0]]
    numbers = (row[1], row[2], row[2], row[2]) if name == "placed" else row[1:]  # one number says tile and squares
    return Event(
        name, {field: read(components, number) for (field, read), number in zip(fields, numbers, strict=False)}
    )


def say_outcome(components: Components, s: Record, outcome: int) -> str | int:
    """A chance result as a record has it: a board, a tile, a District, or a number: symbol, turn, seat."""
    if s.step == BOARD:
        return board_words(components, outcome)
    if s.step in (DEAL, COMMON, REFILL):
        return TILE_NAMES[outcome]
    if s.step in (ROW, REPLACE):
        return components.districts[outcome].name
    return outcome


def read_outcome(components: Components, s: Record, said: Any) -> int | None:
    if s.step == BOARD:
        names = [board_words(components, laid) for laid in range(2 * BOARDS)]
    elif s.step in (DEAL, COMMON, REFILL):
        names = list(TILE_NAMES)
    elif s.step in (ROW, REPLACE):
        names = [district.name for district in components.districts]
    else:
        return said if type(said) is int and 0 <= said < DISTRICTS else None
    return names.index(said) if isinstance(said, str) and said in names else None


def standings(components: Components, s: Record) -> list[Standing]:
    """F7.2, F8: every seat with its place, its Debens by heading, and the tokens that decide between equals."""
    parts = components.parts
    places = np.zeros(MAX_PLAYERS, np.int64)
    rank(s, parts, places)
    return [
        Standing(
            seat=seat,
            place=int(places[seat]),
            counts=[int(all_debens(s, parts, seat)), -int(all_tokens(s, seat))],
            details={
                "generic": int(generic_debens(s, parts, seat)),
                "specialised": int(specialised_debens(s, parts, seat)),
                "statues": int(statue_debens(s, parts, seat)),
                "monuments": int(monument_debens(s, seat)),
                "wheat": int(wheat_debens(s, parts, seat)),
                "debens": int(all_debens(s, parts, seat)),
                "resources": int(all_tokens(s, seat)),
            },
        )
        for seat in range(s.players)
    ]

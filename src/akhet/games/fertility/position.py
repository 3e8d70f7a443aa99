"""A whole position, and a seat's View of it, in readable names, as JSON has them.

The Valley is drawn as eight rows of text: `.` desert, `a b p g` desert with that resource printed on it, `~` water, `w`
wheat, `A B P G` a scene, `0` to `3` the Monument of that seat.
"""

from itertools import compress
from typing import Any

from akhet.games.fertility.components import LETTERS, Components
from akhet.games.fertility.schema import (
    FertilityOptions,
    FertilityPosition,
    FertilityResources,
    FertilityTiles,
    FertilityView,
)
from akhet.games.fertility.setup import board_words
from akhet.games.fertility.state import (
    BLOCKED,
    BOARD_COLUMNS,
    COLUMNS,
    DESERT,
    MAX_PLAYERS,
    MONUMENT,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    PIECE_NAMES,
    PRINTED,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    SCENE,
    STATE,
    STEP_NAMES,
    TILE_NAMES,
    WATER,
    WHEAT,
)
from akhet.games.fertility.view import VIEW
from akhet.kernel.layout import NOBODY, Record, plain_reader

read_state, read_view = plain_reader(STATE), plain_reader(VIEW)


def land_letter(land: int) -> str:
    if PRINTED <= land < PRINTED + RESOURCES:
        return LETTERS[land - PRINTED].lower()
    return "." if land == DESERT else "~" if land == WATER else "w" if land > WATER else " "


LAND_LETTERS = [land_letter(land) for land in range(WHEAT + 1)]
# By what lies on a square; empty where its land is seen.
SCENE_LETTERS = [""] * (BLOCKED + 1)
SCENE_LETTERS[SCENE : SCENE + RESOURCES] = LETTERS
SCENE_LETTERS[MONUMENT : MONUMENT + MAX_PLAYERS] = map(str, range(MAX_PLAYERS))
NO_TOKENS = bytes(RESOURCES)


def position(components: Components, state: Record) -> FertilityPosition:
    """A whole position with readable names. Kinds with a count of 0 are left out."""
    return _named(components, read_state(state))


def _named(components: Components, s: Any) -> FertilityPosition:
    seats = range(s.players)
    return {
        "players": s.players,
        "options": _options(components, s),
        "first": _seat(s.first),
        "turn": _seat(s.turn),
        "step": STEP_NAMES[s.step],
        "last_turns": s.last_turns,
        "valley": valley_rows(s),
        "pools": [tiles_in(s.personal[seat]) for seat in seats],
        "common": tiles_in(s.common),
        "gone": tiles_in(s.gone),
        "placed": tiles_in(_placed(components, s)),
        "unseen": tiles_in(s.unseen),
        "pile_size": s.pile_size,
        "row": [components.districts[district].name for district in s.row if district != NO_DISTRICT],
        "metropolis": [
            [components.districts[district].name for district in s.metropolis[seat] if district != NO_DISTRICT]
            for seat in seats
        ],
        "tokens": [_tokens(s.tokens[seat]) for seat in seats],
        "beside": resources_in(s.beside),
        "stock": resources_in(s.stock),
        "wheat": list(s.wheat[: s.players]),
        "monuments": list(s.monuments[: s.players]),
        "turn_so_far": {
            "built": bool(s.built),
            "supplied": bool(s.supplied),
            "buying": None if s.buying == NO_DISTRICT else components.districts[s.buying].name,
            "owed": s.owed,
            "exchange": None if s.exchange == NO_SLOT else s.exchange,
            "quarries": [[square // COLUMNS, square % COLUMNS] for square in s.quarries if square != NO_SQUARE],
        },
    }


def view_position(components: Components, v: Record) -> FertilityView:
    """A View with readable names: everything is open to all (F6.3)."""
    view = read_view(v)
    return {"seat": _seat(view.seat), **_named(components, view.table)}


def valley_rows(s: Any) -> list[str]:
    letters = [SCENE_LETTERS[scene] or LAND_LETTERS[land] for scene, land in zip(s.scene, s.land)]
    return ["".join(letters[COLUMNS * row : COLUMNS * row + BOARD_COLUMNS * s.boards]) for row in range(ROWS)]


def _tokens(tokens: bytes) -> dict[str, FertilityResources]:
    """The tokens on each slot of a Metropolis that has some."""
    slots = enumerate(tokens[start : start + RESOURCES] for start in range(0, len(tokens), RESOURCES))
    return {str(slot): resources_in(counts) for slot, counts in slots if counts != NO_TOKENS}


def _placed(components: Components, s: Any) -> list[int]:
    return [
        total - unseen - common - gone - sum(personal)
        for total, unseen, common, gone, *personal in zip(components.tiles, s.unseen, s.common, s.gone, *s.personal)
    ]


def tiles_in(counts: Any) -> FertilityTiles:
    return dict(compress(zip(TILE_NAMES, counts), counts))


def resources_in(counts: Any) -> FertilityResources:
    return dict(compress(zip(RESOURCE_NAMES, counts), counts))


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _options(components: Components, s: Any) -> FertilityOptions:
    options: FertilityOptions = {"variant": bool(s.variant)}
    laid = [board for board in s.board[: s.boards] if board != NO_SQUARE]
    if laid:
        options["boards"] = [board_words(components, board) for board in laid]
    for name in ("symbol", "start_turn"):
        if getattr(s, name) != NO_SQUARE:
            options[name] = getattr(s, name)
    options["pieces"] = [PIECE_NAMES[piece] for piece in s.piece[: s.players]]
    return options

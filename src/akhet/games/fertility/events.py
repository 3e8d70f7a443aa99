"""What happened in Fertility, and what chance decided, in readable names."""

from collections.abc import Callable
from typing import Any

from akhet.games.fertility.actions import TURNINGS, squares_of
from akhet.games.fertility.components import Components
from akhet.games.fertility.setup import board_words
from akhet.games.fertility.state import (
    BOARDS,
    COLUMNS,
    DISTRICTS,
    GOOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    TILE_NAMES,
    TILE_OF,
    Event,
    Step,
)
from akhet.kernel.rules import Event as NamedEvent


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


Fields = tuple[tuple[str, Callable[[Components, int], Any]], ...]
# The values of each event: their names, and how each is read from its number in the log.
EVENTS: dict[Event, Fields] = {
    Event.BOARD: (("place", _plain), ("board", _board), ("turned", _turned)),
    Event.START: (("square", _square), ("turn", _plain)),
    Event.BEGINS: (("seat", _plain),),
    Event.DEALT: (("seat", _plain), ("tile", _tile_name)),
    Event.TILE: (("tile", _tile_name),),
    Event.DISTRICT: (("district", _district),),
    Event.TURN: (("seat", _plain),),
    Event.PLACED: (("seat", _plain), ("tile", _placed_tile), ("squares", _squares), ("scenes", _scenes)),
    Event.DISCARDED: (("seat", _plain), ("tile", _tile_name)),
    Event.EARNED: (("seat", _plain), ("good", _good_name), ("count", _plain)),
    Event.MISSED: (("seat", _plain), ("good", _good_name), ("count", _plain)),
    Event.QUARRIED: (("seat", _plain), ("square", _square), ("good", _quarried)),
    Event.EMPTY_QUARRY: (("seat", _plain), ("square", _square)),
    Event.BUILT: (("seat", _plain), ("district", _district)),
    Event.PAID: (("seat", _plain), ("good", _good_name)),
    Event.SUPPLIED: (("seat", _plain), ("slot", _plain), ("good", _good_name)),
    Event.FILLED: (("seat", _plain), ("slot", _plain)),
    Event.EXCHANGED: (("seat", _plain), ("slot", _plain), ("good", _good_name)),
    Event.EXCHANGE_LOST: (("seat", _plain), ("slot", _plain)),
    Event.RETURNED: (("seat", _plain), ("good", _good_name), ("count", _plain)),
    Event.TOOK: (("seat", _plain), ("tile", _tile_name)),
    Event.REMOVED: (("seat", _plain), ("tile", _tile_name)),
    Event.LAST_TURNS: (("seat", _plain),),
    Event.ENDED: (),
}


def event(components: Components, row: tuple[int, int, int, int]) -> NamedEvent:
    """An event by its row of the log, with readable names."""
    kind = Event(row[0])
    numbers = (row[1], row[2], row[2], row[2]) if kind == Event.PLACED else row[1:]  # one number: tile and squares
    values = {field: read(components, number) for (field, read), number in zip(EVENTS[kind], numbers, strict=False)}
    return NamedEvent(kind.name.lower(), values)


def say_outcome(components: Components, step: int, outcome: int) -> str | int:
    """A chance result as a record has it: a board, a tile, a District, or a number: symbol, turn, seat."""
    if step == Step.BOARD:
        return board_words(components, outcome)
    if step in (Step.DEAL, Step.COMMON, Step.REFILL):
        return TILE_NAMES[outcome]
    if step in (Step.ROW, Step.REPLACE):
        return components.districts[outcome].name
    return outcome


def read_outcome(components: Components, step: int, said: Any) -> int | None:
    """A chance result by its name; None where it is not one."""
    if step == Step.BOARD:
        names: list[str] = [board_words(components, laid) for laid in range(2 * BOARDS)]
    elif step in (Step.DEAL, Step.COMMON, Step.REFILL):
        names = list(TILE_NAMES)
    elif step in (Step.ROW, Step.REPLACE):
        names = [district.name for district in components.districts]
    else:
        return said if type(said) is int and 0 <= said < DISTRICTS else None
    return names.index(said) if isinstance(said, str) and said in names else None

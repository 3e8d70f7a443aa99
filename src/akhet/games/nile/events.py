"""What happened in NILE, and what chance decided, in readable names."""

from collections.abc import Callable
from typing import Any

from akhet.games.nile.components import Components
from akhet.games.nile.notation import CARDS
from akhet.games.nile.state import CARD_NAMES, KINDS, PLOT_NAMES, TRADE_NAMES, Event, Step
from akhet.kernel.layout import NOBODY
from akhet.kernel.rules import Event as NamedEvent


def _card(number: int) -> str:
    return CARD_NAMES[number]


def _plot(number: int) -> str:
    return PLOT_NAMES[number]


def _maybe_seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _place(number: int) -> str:
    return "storage" if number else "hand"


def _trade(number: int) -> str | None:
    return TRADE_NAMES[number]


Fields = tuple[tuple[str, Callable[[int], Any]], ...]
# The values of each event: their names, and how each is read from its number in the log.
EVENTS: dict[Event, Fields] = {
    Event.DEALT: (("seat", int), ("card", _card)),
    Event.BEGINS: (("seat", int),),
    Event.TURN: (("seat", int),),
    Event.FLOODED: (("card", _card),),
    Event.LOCUSTS: (("seat", _maybe_seat),),
    Event.EATEN: (("plot", _plot), ("owner", int), ("cards", int)),
    Event.RESHUFFLED: (("season", int), ("cards", int)),
    Event.SUCCEEDED: (("seat", int), ("card", _card), ("cards", int)),
    Event.SPENT: (("card", _card),),
    Event.HARVESTED: (("seat", int), ("crop", _card), ("left", int)),
    Event.WASHED: (("plot", _plot), ("owner", int), ("left", int)),
    Event.GAVE: (("seat", int), ("card", _card), ("from", _place)),
    Event.TRADED: (("seat", int), ("at", _trade)),
    Event.PLANTED: (("seat", int), ("plot", _plot), ("cards", int)),
    Event.OUSTED: (("plot", _plot), ("owner", int), ("cards", int)),
    Event.SPECULATED: (("seat", int), ("card", _card)),
    Event.PASSED: (("seat", int),),
    Event.DREW: (("seat", int), ("card", _card)),
    Event.ENDED: (),
}
SECRET = {Event.DEALT: "card", Event.DREW: "card"}  # N4.5: everyone sees who draws how many cards, but not which


def event(components: Components, row: tuple[int, int, int, int]) -> NamedEvent:
    """An event by its row of the log, with readable names."""
    kind = Event(row[0])
    values = {field: read(number) for (field, read), number in zip(EVENTS[kind], row[1:], strict=False)}
    return NamedEvent(kind.name.lower(), values, SECRET.get(kind))


def say_outcome(components: Components, step: int, outcome: int) -> str | int:
    """A chance result as a record has it: the card, or the first player's seat."""
    return outcome if step == Step.FIRST else CARD_NAMES[outcome]


def read_outcome(components: Components, step: int, said: Any) -> int | None:
    """A chance result by its name; None where it is not one."""
    if step == Step.FIRST:
        return said if type(said) is int and 0 <= said < KINDS else None
    return CARDS.get(said) if isinstance(said, str) else None

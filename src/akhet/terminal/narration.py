"""What happened, told in sentences, as one seat saw it."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from akhet.kernel.refusal import Seat, Term
from akhet.kernel.rules import Event
from akhet.language import say

# Values that are messages themselves, by what their ids begin with after the game's name.
TERMS = {"card": "card", "crop": "card", "plot": "plot", "good": "good", "tile": "tile"}
SEATS = ("seat", "owner")
COMMON = ("stood_in",)  # events of any game, told by the table itself


def tell(
    game: str, events: Iterable[Event], names: list[str], seat: int | None, everything: bool
) -> Iterator[tuple[str, str]]:
    """An event's name and its sentence; what one player draws in a row is one. Secrets only to whom they belong."""
    for (name, secret, drawer), group in groupby(events, _kind):
        together = list(group)
        if secret is None:
            message = f"event-{name}" if name in COMMON else f"{game}-event-{name}"
            for event in together:
                yield name, _sentence(message, game, event.values, names)
        elif everything or drawer == seat:
            cards = ", ".join(say(f"{game}-card-{event.values[secret]}") for event in together)
            yield name, say(f"{game}-event-{name}", None, names, seat=Seat(drawer), cards=cards)
        else:
            yield name, say(f"{game}-event-{name}-hidden", None, names, seat=Seat(drawer), count=len(together))


def _kind(event: Event) -> tuple[str, str | None, Any]:
    """Secret events of one kind and player are told together; any other stands alone among its like."""
    return event.name, event.secret, event.values["seat"] if event.secret else None


def _sentence(message: str, game: str, values: dict[str, Any], names: list[str]) -> str:
    spoken: dict[str, Any] = {}
    for name, value in values.items():
        if name in TERMS:
            spoken[name] = Term(f"{game}-{TERMS[name]}-{value}")
        elif name in SEATS and value is not None:
            spoken[name] = Seat(value)
        elif isinstance(value, list):  # a square, or several
            squares = value if isinstance(value[0], list) else [value]
            spoken[name] = " ".join(",".join(str(part) for part in square) for square in squares)
        elif value is not None:
            spoken[name] = int(value) if isinstance(value, bool) else value
    nobody = "seat" in values and values["seat"] is None
    return say(f"{message}-nobody" if nobody else message, None, names, **spoken)

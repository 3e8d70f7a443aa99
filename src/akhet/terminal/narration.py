"""Events as sentences, as one seat saw them."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from akhet.kernel.refusal import Seat, Term
from akhet.kernel.rules import Event
from akhet.language import has_message, say
from akhet.terminal.screen import screen_of

SEATS = ("seat", "owner")
COMMON = ("stood_in",)  # events that the table adds in any game


def narrate(
    game: str, events: Iterable[Event], names: list[str], seat: int | None, everything: bool
) -> Iterator[tuple[str, str]]:
    """The name and the sentence of each event. Cards that one player draws in a row are one sentence.

    `seat` is the reader's: it is addressed as "you". A secret is shown only to the seat it belongs to, unless
    `everything` is shown.
    """
    for (name, secret, owner), group in groupby(events, _kind):
        together = list(group)
        if secret is None:
            for event in together:
                yield name, _sentence(game, event, names, seat)
        elif everything or owner == seat:
            kind = screen_of(game).terms.get(secret, secret)
            cards = tuple(Term(f"{game}-{kind}-{event.values[secret]}") for event in together)
            yield name, _say(game, name, names, seat, {"seat": Seat(owner), "cards": cards})
        else:
            yield name, _say(game, name, names, seat, {"seat": Seat(owner), "count": len(together)}, "-hidden")


def _kind(event: Event) -> tuple[str, str | None, Any]:
    """Secret events of one kind and player are told together, any other alone."""
    return event.name, event.secret, event.values["seat"] if event.secret else None


def _sentence(game: str, event: Event, names: list[str], reader: int | None) -> str:
    nobody = "seat" in event.values and event.values["seat"] is None
    return _say(game, event.name, names, reader, spoken_values(game, event.values), "-nobody" if nobody else "")


def spoken_values(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The values of an event, or of a hint's reason, as its message takes them."""
    terms = screen_of(game).terms
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name in terms:
            values[name] = Term(f"{game}-{terms[name]}-{value}")
        elif name in SEATS and value is not None:
            values[name] = Seat(value)
        elif isinstance(value, list):  # a square, or several
            squares = value if value and isinstance(value[0], list) else [value]
            values[name] = " ".join(",".join(str(part) for part in square) for square in squares)
        elif value is not None:
            values[name] = int(value) if isinstance(value, bool) else value
    return values


def _say(game: str, event: str, names: list[str], reader: int | None, values: dict[str, Any], ending: str = "") -> str:
    """An event's own message. An event of another package's game that has none is listed with its values."""
    message = f"event-{event}{ending}" if event in COMMON else f"{game}-event-{event}{ending}"
    if has_message(message):
        return say(message, None, names, reader, **values)
    details = [f"{name} {names[value] if isinstance(value, Seat) else value}" for name, value in values.items()]
    return say("event-generic", event=event.replace("_", " "), details=", ".join(details) or "none")

# pyright: strict
"""What a game's `schema.py` is written with: marks for types, types that all games share, and `GameTypes`.

All types come from `typing`: TypedDict, Literal, unions, `list`, `dict` and Annotated. A string in Annotated
describes the value; the marks below limit or name it. `json_schema.py` turns them into JSON Schema.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from akhet.kernel.manifest import MAX_SEATS


@dataclass(frozen=True)
class Named:
    """Gives a type that is not a class a name in the schema, and so in the browser."""

    name: str
    description: str | None = None


@dataclass(frozen=True)
class Range:
    """The least and the greatest value of a number; None for no limit."""

    least: int
    most: int | None = None


@dataclass(frozen=True)
class Length:
    """The number of items of a list, from `least` to `most`; exactly `least` by default."""

    least: int
    most: int | None = None


Seat = Annotated[int, Range(0, MAX_SEATS - 1), Named("SeatNumber")]
Words = Annotated[str, "The move in words, as the server and the referee understand them."]
Count = Annotated[int, Range(0), Named("Count")]
StandIn = Annotated[
    Literal["crashed", "stalled", "nonsense", "gone", "clock", "resigned"],
    Named("StandIn", "Why somebody else made a move than the player or bot whose seat it is."),
]


class StoodIn(TypedDict):
    """Somebody else moved for a seat. The table adds this event, whatever the game."""

    event: Literal["stood_in"]
    seat: Seat
    why: StandIn


@dataclass(frozen=True)
class GameTypes:
    """The types of one game, under the protocol's names. A game's `schema.py` has them as `TYPES`."""

    view: Any  # what one seat may know
    position: Any  # everything
    event: Any
    move: Any
    options: Any  # those of an open table
    options_request: Any  # those that can be asked for
    details: Any  # of a standing
    set: Any  # the components, as clients get them
    forecast: Any = None  # what a move would earn; None if the game has no forecasts

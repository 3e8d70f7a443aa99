"""How a game is drawn: what its module in this package exports as `DRAWING`, and what the drawings share."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from akhet.games import module_of

if TYPE_CHECKING:
    from akhet.draw.canvas import Canvas

View = Mapping[str, Any]  # a seat's View in readable names

WIDE = 11  # columns of the words at the head of a line


@dataclass(frozen=True)
class Header:
    """What stands above a drawing, whatever the game."""

    title: str
    players: int
    turn: int | None  # the seat to move; None when the game is over
    rewards: Sequence[float] | None  # one per seat when the game is over


@dataclass(frozen=True)
class Drawing:
    """A game's drawings. Each function takes a set of components first."""

    lines: Callable[[Any, View], Iterator[str]]  # the View as lines of text
    picture: Callable[[Any, View, Header], "Canvas"]  # the View as a picture; loads Pillow when called
    sheet: Callable[[Any], str] | None = None  # the set as a page to print, in SVG


def drawing_of(game: str) -> Drawing | None:
    """A game's own drawings; None if it has none."""
    module = module_of(game, "draw")
    return None if module is None else module.DRAWING


def player_name(seat: int) -> str:
    """A seat as PettingZoo names it."""
    return f"player_{seat}"


def counted(counts: Mapping[str, int]) -> str:
    """`2 wheat, 1 flax`."""
    return ", ".join(f"{count} {name}" for name, count in counts.items()) or "none"


def line(head: str, words: str) -> str:
    return f"{head:<{WIDE}}{words}"


def player_line(view: View, seat: int, words: str) -> str:
    """A line about a player, with a mark if the player is to move."""
    mark = ">" if seat == view["turn"] and view["step"] != "over" else " "
    return line(f"{mark} {player_name(seat)}", f" {words}")

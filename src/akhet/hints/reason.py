"""A reason for a plan: a code and the values of its sentence, the message `<game>-hint-<code>`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from akhet.games import module_of
from akhet.kernel.layout import Record
from akhet.table import Game

Value = str | int | float


@dataclass(frozen=True)
class Reason:
    code: str
    values: Mapping[str, Value] = field(default_factory=dict[str, Value])
    weight: float = field(default=0.0, compare=False)  # how much it speaks for the plan; the same unit within a game


@dataclass(frozen=True)
class Line:
    """A plan and what it leads to: moves of the seat to move, and the positions before each of them and after all.

    The positions are a deal of what the seat cannot see. A reason may use only what every such deal has in common.
    """

    moves: list[int]
    positions: list[Record]


# The reasons for the first line, where the second is the runner-up; None if there is nothing else to do.
Reasons = Callable[[Game, Line, Line | None], list[Reason]]


def reasons_of(game: str) -> Reasons | None:
    """A game's own reasons (`hints/<game>.py`); None if it has none."""
    module = module_of(game, "hints")
    return None if module is None else module.reasons


def strongest(own: list[Reason], others: list[Reason], most: int) -> list[Reason]:
    """The reasons that weigh most. One that speaks for the other plan too is left out, unless none is left."""
    good = [reason for reason in own if reason.weight > 0]
    telling = [reason for reason in good if reason not in others]
    found: list[Reason] = []
    for reason in sorted(telling or good, key=lambda reason: -reason.weight):
        if reason not in found:
            found.append(reason)
    return found[:most]

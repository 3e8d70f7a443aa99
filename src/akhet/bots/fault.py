"""The time limits of outside bots, and the faults that are noted when one fails. The game continues."""

from dataclasses import dataclass
from typing import Literal

from akhet.bots.bot import Budget

GRACE = 1.0  # seconds over its budget, for communication and a busy machine
LIMIT = 60.0  # seconds for a decision if the budget has none

Kind = Literal["crashed", "stalled", "nonsense", "gone"]  # those of a table's STAND_INS that a bot causes


@dataclass(frozen=True)
class Fault:
    """A move that a bot lost to its stand-in."""

    ply: int  # the number of the ply, from 0, that the stand-in made
    kind: Kind
    detail: str  # a sentence


class Failed(Exception):
    """An outside bot gave no legal move."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(detail)
        self.kind: Kind = kind
        self.detail = detail


def limit_of(budget: Budget) -> float:
    """The seconds to wait for a choice."""
    return LIMIT if budget.seconds is None else budget.seconds + GRACE

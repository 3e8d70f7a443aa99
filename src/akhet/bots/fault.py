"""What a bot from outside is held to, and what is noted where it fails: the game goes on without it."""

from dataclasses import dataclass
from typing import Literal

from akhet.bots.bot import Budget

GRACE = 1.0  # seconds over its budget, for the way there and back and a busy machine
LIMIT = 60.0  # seconds for a decision where the budget names none

Kind = Literal["crashed", "stalled", "nonsense", "gone"]  # of a table's STAND_INS, those that are a bot's own


@dataclass(frozen=True)
class Fault:
    """A move that a bot lost to its stand-in."""

    ply: int  # the number of the ply, from 0, that the stand-in made
    kind: Kind
    detail: str  # a sentence


class Failed(Exception):
    """A bot from outside gave no move that can be played."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(detail)
        self.kind: Kind = kind
        self.detail = detail


def limit_of(budget: Budget) -> float:
    """How many seconds are waited for a choice."""
    return LIMIT if budget.seconds is None else budget.seconds + GRACE

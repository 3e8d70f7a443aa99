"""Fertility in a review: where a decision begins, what it is about, and what the final score is made of.

A District with its payment is one choice, and so are all supplies of a turn.
"""

from akhet.games.fertility.actions import BUILD, EXCHANGE_ONTO, PAY_GOOD, SUPPLY
from akhet.games.fertility.scoring import (
    generic_debens,
    monument_debens,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from akhet.games.fertility.state import HEADINGS, Step
from akhet.kernel.compiling import rule
from akhet.kernel.layout import Record

WHOLE = (Step.PLACE, Step.QUARRY, Step.TAKE, Step.REMOVE)
TOPICS = ("place", "quarry", "build", "supply", "take", "remove")
ENDS = HEADINGS
END_FIELD = "heading"  # the value of a reason that names one of them
LUCK_NOISE = 50.0


def begins_decision(s: Record) -> bool:
    """F3.0: whether no District is being paid for, and no resource has been supplied yet."""
    return s.step in WHOLE or bool(s.step == Step.CITY and not s.supplied)


def topic_of(s: Record, moves: list[int]) -> str:
    """F3.0: the step of the turn; in the city, whether a District is built or Shops are supplied."""
    if s.step in WHOLE:
        return ("place", "quarry", "take", "remove")[WHOLE.index(Step(int(s.step)))]
    return "build" if BUILD <= moves[0] < PAY_GOOD else "supply"


def same_plan(moves: list[int], others: list[int]) -> bool:
    """F4.2, F5.1: whether both build the same District, however it is paid for, or both supply."""
    first, other = moves[0], others[0]
    return first == other if BUILD <= first < PAY_GOOD else _supplies(first) and _supplies(other)


def _supplies(first: int) -> bool:
    return SUPPLY <= first < EXCHANGE_ONTO


@rule
def count_ends(s, parts, seat, ends):
    """F8.1 to F8.7: the Debens of a seat by heading."""
    ends[0] = generic_debens(s, parts, seat)
    ends[1] = specialised_debens(s, parts, seat)
    ends[2] = statue_debens(s, parts, seat)
    ends[3] = monument_debens(s, seat)
    ends[4] = wheat_debens(s, parts, seat)

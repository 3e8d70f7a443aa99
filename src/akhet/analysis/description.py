"""What a review has to know of a game beyond its rules: `analysis/<game>.py`. Without one there is a generic form."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from akhet.games import module_of
from akhet.kernel.compiling import rule
from akhet.kernel.layout import Record


@dataclass(frozen=True)
class Description:
    """How decisions are cut and named, and what a final score is made of."""

    begins_decision: Callable[[Record], bool]
    same_plan: Callable[[list[int], list[int]], bool]  # whether two ways differ only in how a plan is carried out
    topic_of: Callable[[Record, list[int]], str]
    topics: tuple[str, ...]
    ends: tuple[str, ...]  # the parts of a final score
    end_field: str
    luck_noise: float  # of one game that is played on, over the luck of a whole game (docs/analysis.md)
    count_ends: Any  # a rule: writes the parts of a seat


@rule
def count_nothing(s, parts, seat, ends):
    """A game whose score has no parts that are known."""


@cache
def description_of(game: str) -> Description:
    module = module_of(game, "analysis")
    return Description(
        getattr(module, "begins_decision", lambda s: True),
        getattr(module, "same_plan", lambda moves, others: False),
        getattr(module, "topic_of", lambda s, moves: "move"),
        getattr(module, "TOPICS", ("move",)),
        getattr(module, "ENDS", ()),
        getattr(module, "END_FIELD", ""),
        getattr(module, "LUCK_NOISE", 100.0),
        getattr(module, "count_ends", count_nothing),
    )

"""The interface of a bot: it gets a View, the legal moves and a budget, and nothing else."""

from dataclasses import dataclass
from typing import Any, Protocol

from akhet.kernel.layout import Record


@dataclass(frozen=True)
class Budget:
    """What a bot may spend. The limit that is reached first counts. With neither, the bot uses its own default."""

    seconds: float | None = None  # left for the turn that this decision belongs to, on one core
    iterations: int | None = None  # of search, for this one decision; the same number gives the same choice


@dataclass(frozen=True)
class Candidate:
    """A plan that a bot considered."""

    steps: list[int]  # its moves; the first is the one to choose now
    chance: float | None  # of winning, from 0 to 1
    score: float | None  # expected at the end: the first thing the ranking compares (smallest pile, Debens)
    visits: int  # how often it was tried


@dataclass(frozen=True)
class Thought:
    """The reasons for a choice."""

    candidates: list[Candidate]  # best first
    iterations: int  # of search, in all
    seconds: float


class Bot(Protocol):
    """Made for one game and one seat by a maker `(game, key, options) -> Bot`.

    A bot that can explain itself has `thought`, a Thought about its last choice. A built-in bot whose seconds are not
    those of the wall clock has `clock`, which returns them; the clock of an outside bot is not trusted.
    """

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        """The number of one of the legal moves, for the seat whose view this is."""
        ...


Options = dict[str, Any]

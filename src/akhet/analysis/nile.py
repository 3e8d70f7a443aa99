"""NILE in a review: where a decision begins, what it is about, and what the final score is made of."""

from akhet.games.nile.actions import DONE, PLAY, START_MARKET, START_OFFERING
from akhet.games.nile.state import CROP_NAMES, CROPS, Step
from akhet.kernel.compiling import rule
from akhet.kernel.layout import Record

TOPICS = ("plant", "speculate", "market", "offering", "pass")
ENDS = CROP_NAMES
END_FIELD = "crop"  # the value of a reason that names one of them
LUCK_NOISE = 100.0


def begins_decision(s: Record) -> bool:
    """N3.0: whether nothing of a move is picked yet."""
    return bool(s.step == Step.CHOOSE)


def topic_of(s: Record, moves: list[int]) -> str:
    """N3.0: which of the moves it is; `pass` plants nothing and plays nothing."""
    first = moves[0]
    if first in (START_MARKET, START_OFFERING):
        return "market" if first == START_MARKET else "offering"
    if first == DONE:
        return "pass"
    return "speculate" if first >= PLAY else "plant"


@rule
def count_ends(s, parts, seat, ends):
    """N8.1: the storage piles of a seat."""
    for crop in range(CROPS):
        ends[crop] = s.storage[seat, crop]

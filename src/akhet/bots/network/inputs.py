"""What a network is told about a position: a row of small numbers, each counted in steps.

An entry of the row is a number from 0 to 255. The network does not multiply it: every *step* that the number reaches
has a row of weights of its own, so the network can learn that one card more matters while there are few, and hardly at
all when there are many. An entry whose number is below its first step adds nothing.
"""

from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from akhet.kernel.compiling import rule

MOST = 255  # the largest number of an entry

# The steps of an entry: the numbers from which each of its rows of weights counts.
FLAG = (1,)
PAIR = (1, 2)
FEW = (1, 2, 3, 4, 5, 6)
COUNT = (*range(1, 7), 8, 10, 12, 16)
FINE = tuple(range(2, 65, 2))
FINEST = tuple(range(1, 64))


@dataclass(frozen=True)
class Input:
    """Entries of the row that have the same steps."""

    name: str
    count: int
    steps: tuple[int, ...]


class Inputs:
    """The entries of a game's row, in order."""

    def __init__(self, *parts: Input) -> None:
        self.parts = parts
        starts = [0, *accumulate(part.count for part in parts)]
        self.size = starts[-1]
        self._starts = dict(zip((part.name for part in parts), starts, strict=False))
        steps = [part.steps for part in parts for _ in range(part.count)]
        # The first row of weights of each entry. Row 0 is the bias, which every position has.
        self.first_row = np.array([1, *accumulate((len(own) for own in steps), initial=1)][1:-1], np.int32)
        self.rows = 1 + sum(map(len, steps))
        # How many steps of each entry a number reaches.
        kinds = sorted({part.steps for part in parts})
        self.kind = np.array([kinds.index(own) for own in steps], np.uint8)
        self.reached = np.array([[sum(step <= number for step in own) for number in range(MOST + 1)] for own in kinds],
                                np.uint8)  # fmt: skip

    def start(self, name: str) -> int:
        return self._starts[name]


@rule
def counted(number):
    """A number as an entry of the row."""
    return max(0, min(MOST, int(number)))


@rule
def bucket(limits, value):
    """How many of the ascending limits a number exceeds."""
    place = 0
    while place < len(limits) and value > limits[place]:
        place += 1
    return place

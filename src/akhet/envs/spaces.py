# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
"""The action space of the environments: Gymnasium's `Discrete`, with a faster choice of a legal action."""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from akhet.kernel.compiling import rule

MASK_TYPE = np.dtype(np.int8)  # as Gymnasium wants it
INVALID = -1


@rule
def count_legal(mask):  # type: ignore[no-untyped-def]
    """How many entries of a mask are 1, or INVALID if one is neither 0 nor 1."""
    count, bits = np.int64(0), np.int64(0)
    for action in range(len(mask)):
        count += mask[action]
        bits |= mask[action]
    return count if bits == 0 or bits == 1 else INVALID


@rule
def find_legal(mask, number):  # type: ignore[no-untyped-def]
    """The legal action with this number among the legal ones, counted from 0."""
    left = np.int64(number)
    for action in range(len(mask)):
        left -= mask[action]
        if left < 0:
            return action
    return INVALID


class Actions(Discrete):
    """The same as `Discrete(count)`, also in what it draws from the same seed.

    Gymnasium checks a mask and draws from it with several passes in NumPy, and looks up types to see whether an action
    is in the space. Together that takes longer than a step of the game.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._count = count

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        if (
            probability is None
            and type(mask) is np.ndarray
            and mask.dtype == MASK_TYPE
            and mask.shape == (self._count,)
        ):
            count = count_legal(mask)
            if count > 0:
                return np.int64(find_legal(mask, self.np_random.integers(count)))
        return super().sample(mask, probability)

    def contains(self, x: Any) -> bool:
        if type(x) is np.int64 or type(x) is int:
            return bool(0 <= x < self._count)
        return super().contains(x)

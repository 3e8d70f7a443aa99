"""The event log: what happened, written by the rules only where somebody listens.

A log is a small table of integers, a row an event, row 0 the count. Rules are given `None` where nobody
listens, and the compiler then leaves the telling out altogether.
"""

import numpy as np

from akhet.kernel.compiling import rule

WIDTH = 4  # the kind of event and three numbers
CAPACITY = 512  # more than one action can cause in any game


def new_log() -> np.ndarray:
    return np.zeros((CAPACITY, WIDTH), np.int16)


@rule
def tell(log, kind, first, second, third):
    if log is None:
        return
    row = log[0, 0] + 1
    log[0, 0] = row
    if row < CAPACITY:
        log[row, 0] = kind
        log[row, 1] = first
        log[row, 2] = second
        log[row, 3] = third


def take_events(log: np.ndarray) -> list[tuple[int, int, int, int]]:
    """The events told since the last call, in order."""
    count = int(log[0, 0])
    if count >= CAPACITY:
        raise OverflowError(f"{count} events in one step; the log holds {CAPACITY - 1}")
    log[0, 0] = 0
    return [tuple(row) for row in log[1 : count + 1].tolist()]

"""The event log: what happened, in the order in which it happened.

A log is a small array of integers with one row per event; row 0 holds the count. A caller that needs no events passes
`None` as the log, and the compiler then removes the logging altogether.
"""

import numpy as np

from akhet.kernel.compiling import rule

WIDTH = 4  # the kind of event and three numbers
CAPACITY = 512  # more than one action can cause in any game


def new_log() -> np.ndarray:
    return np.zeros((CAPACITY, WIDTH), np.int16)


@rule
def log_event(log, kind, first, second, third):
    """Append an event to the log, if there is one."""
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
    """The events logged since the last call, in order."""
    count = int(log[0, 0])
    if count >= CAPACITY:
        raise OverflowError(f"{count} events in one step; the log holds {CAPACITY - 1}")
    log[0, 0] = 0
    return [tuple(row) for row in log[1 : count + 1].tolist()]

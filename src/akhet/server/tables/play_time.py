"""The time by which games are played. It goes on evenly, whatever happens to the clock of the machine.

A clock is set, by its owner or over the network, and a machine sleeps; players must not lose their turns by that. So
this time begins as that of the clock and then follows the monotonic clock. The deadlines of tables are in the database,
so all processes must agree: the heartbeat of each is there too, and whoever is behind the latest one follows it
(`clocks.py`).
"""

import time

_offset = time.time() - time.monotonic()


def now() -> float:
    """The time now, in seconds as `time.time()` counts them."""
    return time.monotonic() + _offset


def follow(other: float) -> None:
    """Continue from the time of another process, if that is ahead."""
    global _offset
    _offset = max(_offset, other - time.monotonic())


def clock_ahead() -> int:
    """How many whole seconds the clock of the machine is ahead of this time: 0 unless it has jumped."""
    return int(time.time() - now())

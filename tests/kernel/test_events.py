"""The event log: told in order, nothing where nobody listens, and an error rather than a lost event."""

import numba
import pytest

from akhet.kernel.events import CAPACITY, new_log, take_events, tell


def test_events_come_in_the_order_they_were_told():
    log = new_log()
    tell(log, 3, 1, -1, 29)
    tell(log, 0, 0, 0, 0)
    assert take_events(log) == [(3, 1, -1, 29), (0, 0, 0, 0)]


def test_an_event_is_taken_once():
    log = new_log()
    tell(log, 3, 1, 2, 4)
    assert len(take_events(log)) == 1
    assert take_events(log) == []
    tell(log, 5, 6, 7, 8)
    assert take_events(log) == [(5, 6, 7, 8)]


def test_nothing_is_told_where_nobody_listens():
    assert tell(None, 3, 1, 2, 4) is None


def test_where_nobody_listens_the_compiler_leaves_the_telling_out():
    compiled = numba.njit(getattr(tell, "py_func", tell))  # afresh: what comes from a cache cannot be looked into
    compiled(new_log(), 3, 1, 2, 4)
    compiled(None, 3, 1, 2, 4)
    listening, alone = (compiled.inspect_llvm(signature).count("store i16") for signature in compiled.signatures)
    assert listening > 0
    assert alone == 0


def test_a_full_log_holds_every_event():
    log = new_log()
    for number in range(CAPACITY - 1):
        tell(log, 1, number, 0, 0)
    assert [event[1] for event in take_events(log)] == list(range(CAPACITY - 1))


@pytest.mark.parametrize("count", [CAPACITY, CAPACITY + 1, 2 * CAPACITY])
def test_more_events_than_the_log_holds_are_an_error(count):
    log = new_log()
    for _ in range(count):
        tell(log, 1, 2, 3, 4)
    with pytest.raises(OverflowError, match=f"{count} events in one step; the log holds {CAPACITY - 1}"):
        take_events(log)

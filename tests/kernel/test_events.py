"""The event log: in order, nothing without a log, and an error rather than a lost event."""

import numba
import pytest

from akhet.kernel.events import CAPACITY, log_event, new_log, take_events


def test_events_come_in_the_order_in_which_they_were_logged():
    log = new_log()
    log_event(log, 3, 1, -1, 29)
    log_event(log, 0, 0, 0, 0)
    assert take_events(log) == [(3, 1, -1, 29), (0, 0, 0, 0)]


def test_an_event_is_taken_once():
    log = new_log()
    log_event(log, 3, 1, 2, 4)
    assert len(take_events(log)) == 1
    assert take_events(log) == []
    log_event(log, 5, 6, 7, 8)
    assert take_events(log) == [(5, 6, 7, 8)]


def test_without_a_log_nothing_happens():
    assert log_event(None, 3, 1, 2, 4) is None


def test_without_a_log_the_compiler_leaves_the_logging_out():
    compiled = numba.njit(getattr(log_event, "py_func", log_event))  # compiled here: cached code cannot be inspected
    compiled(new_log(), 3, 1, 2, 4)
    compiled(None, 3, 1, 2, 4)
    with_log, without = (compiled.inspect_llvm(signature).count("store i16") for signature in compiled.signatures)
    assert with_log > 0
    assert without == 0


def test_a_full_log_holds_every_event():
    log = new_log()
    for number in range(CAPACITY - 1):
        log_event(log, 1, number, 0, 0)
    assert [event[1] for event in take_events(log)] == list(range(CAPACITY - 1))


@pytest.mark.parametrize("count", [CAPACITY, CAPACITY + 1, 2 * CAPACITY])
def test_more_events_than_the_log_holds_are_an_error(count):
    log = new_log()
    for _ in range(count):
        log_event(log, 1, 2, 3, 4)
    with pytest.raises(OverflowError, match=f"{count} events in one step; the log holds {CAPACITY - 1}"):
        take_events(log)

"""How every seat of Fertility stands: what a search asks where it does not play to the end."""

import numpy as np

from akhet.bots.fertility.evaluation import turns_after, worth
from akhet.games.fertility.scoring import all_debens
from akhet.kernel.compiling import rule

CLEAR_LEAD = 10.0  # a lead in Debens that makes a clear favourite


@rule
def turns_left(s, seat):
    """The turns that a seat still has, with the present one if it is that seat's."""
    if s.last_turns > 0:
        behind = (seat - np.int64(s.turn)) % np.int64(s.players)
        return int(behind < s.last_turns)
    return turns_after(s) + int(seat == s.turn)


@rule
def prospects(s, parts, standing, scratch):
    """Write how every seat stands: the score it can expect, in units of a clear lead."""
    for seat in range(s.players):
        debens = worth(s, parts, seat, seat == s.turn, turns_left(s, seat), scratch)
        standing[seat] = debens / CLEAR_LEAD


@rule
def expected_score(s, parts, seat, over, scratch):
    """F8: the Debens of a seat at the end."""
    if over:
        return float(all_debens(s, parts, seat))
    return worth(s, parts, seat, seat == s.turn, turns_left(s, seat), scratch)

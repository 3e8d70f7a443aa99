"""Speculating: N3.15. The next flood settles it (N5, flood.py)."""

from akhet.games.nile.actions import PLAY
from akhet.games.nile.flood import is_flooded
from akhet.games.nile.pile import leave_hand
from akhet.games.nile.refusals import Reason
from akhet.games.nile.state import HAND_KINDS, NO_CARD, SPECULATION, Event, Step
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event


@rule
def refuse_play(s, card):
    """N3.10, N3.15: a Speculation card in hand, not the one already picked, that shows no flooded crop."""
    if s.hand[s.turn, card] == 0 or s.picked == card:
        return Reason.SPECULATE_NOT_CARDS
    return Reason.SPECULATE_FLOODED if is_flooded(s, card) else Reason.FINE


@rule
def list_plays(s, moves, count):
    """N3.15: every Speculation card that may be played."""
    hand = s.hand[s.turn]
    for card in range(SPECULATION, HAND_KINDS):
        if hand[card] > 0 and refuse_play(s, card) == Reason.FINE:
            moves[count] = PLAY + card - SPECULATION
            count += 1
    return count


@rule
def pick_speculation(s, card):
    s.step = Step.SPECULATE
    s.picked = card


@rule
def speculate(s, card, log):
    """N3.15: the picked cards are in play; `card` is the second, or NO_CARD. Their events come in the order picked; the
    state keeps the lower kind first."""
    s.speculator = s.turn
    s.speculation[0] = min(s.picked, card)
    s.speculation[1] = max(s.picked, card)
    play_openly(s, s.picked, log)
    if card != NO_CARD:
        play_openly(s, card, log)
    s.picked = NO_CARD


@rule
def play_openly(s, card, log):
    leave_hand(s, s.turn, card, 1)
    log_event(log, Event.SPECULATED, s.turn, card, 0)

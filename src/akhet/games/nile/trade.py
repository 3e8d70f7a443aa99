"""Trade: N3.7 to N3.9."""

from akhet.games.nile.actions import GIVE
from akhet.games.nile.pile import begin_draw, leave_hand
from akhet.games.nile.refusals import Reason
from akhet.games.nile.state import CROPS, FOR_MARKET, FROM_STORAGE, HAND_KINDS, MARKET, NO_GIFT, NO_TRADE, Event, Step
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event


@rule
def may_trade(s):
    """N3.9: with fewer than two cards there is no trade."""
    return s.hand_size[s.turn] + s.storage_size[s.turn] >= 2


@rule
def refuse_trade(trade):
    return Reason.MARKET_NOT_TWO if trade == MARKET else Reason.OFFERING_NOT_TWO


@rule
def refuse_gift(s, gift):
    """N3.9: a card that the player has in the named place, besides the one already given."""
    has = s.hand[s.turn, gift] if gift < FROM_STORAGE else s.storage[s.turn, gift - FROM_STORAGE]
    return Reason.FINE if has > (s.given == gift) else refuse_trade(s.trade)


@rule
def list_gifts(s, moves, count):
    """The gifts that `refuse_gift` allows; written first and counted after, as in plant.py."""
    hand, storage, given = s.hand[s.turn], s.storage[s.turn], s.given
    for card in range(HAND_KINDS):
        moves[count] = GIVE + card
        count += int(hand[card] > (given == card))
    for crop in range(CROPS):
        moves[count] = GIVE + FROM_STORAGE + crop
        count += int(storage[crop] > (given == FROM_STORAGE + crop))
    return count


@rule
def begin_trade(s, trade):
    s.step = Step.TRADE
    s.trade = trade


@rule
def give(s, gift, log):
    """N3.7, N3.8: the second card completes the trade. Both are discarded before it takes effect."""
    if s.given == NO_GIFT:
        s.given = gift
        return
    log_event(log, Event.TRADED, s.turn, s.trade, 0)
    discard_gift(s, s.given, log)
    discard_gift(s, gift, log)
    trade = s.trade
    s.trade = NO_TRADE
    s.given = NO_GIFT
    if trade == MARKET:
        begin_draw(s, FOR_MARKET, s.turn, 1)
    else:
        s.step = Step.FLOOD


@rule
def discard_gift(s, gift, log):
    seat = s.turn
    if gift < FROM_STORAGE:
        leave_hand(s, seat, gift, 1)
        s.discards[gift] += 1
        log_event(log, Event.GAVE, seat, gift, 0)
    else:
        crop = gift - FROM_STORAGE
        s.storage[seat, crop] -= 1
        s.storage_size[seat] -= 1
        s.discards[crop] += 1
        log_event(log, Event.GAVE, seat, crop, 1)

"""The draw pile: N4, and the Plague of Locusts in it: N6."""

import numpy as np

from akhet.games.nile.state import CROPS, HAND_KINDS, KINDS, NO_DRAW, PLAGUE, PLOTS, STONE, Event, Step
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.layout import NOBODY


@rule
def card_of(plot):
    """N7.1: the card that is planted on a plot: its crop in a field, Stone on a Monument."""
    return plot if plot < CROPS else STONE


@rule
def take(s, card):
    s.pile[card] -= 1
    s.pile_size -= 1


@rule
def lay_aside(s, seat, log):
    """N6.3: the Plague lies aside until the next reshuffle."""
    s.plague_aside = 1
    log_event(log, Event.LOCUSTS, seat, 0, 0)


@rule
def reshuffle_if_empty(s, log):
    """N4.1, N4.2, N4.4: discards, Flood stack and Plague become the next season's pile, until the last season."""
    if s.pile_size > 0 or s.season == s.players:
        return
    size = 0
    for card in range(KINDS):
        cards = s.discards[card] + s.flood_stack[card]
        s.pile[card] = cards
        size += np.int64(cards)
        s.discards[card] = 0
        s.flood_stack[card] = 0
    s.pile[PLAGUE] = 1
    s.plague_aside = 0
    s.pile_size = size + 1
    s.season += 1
    for seat in range(s.players):
        for card in range(HAND_KINDS):
            s.drawn[seat, card] = 0
            s.shown[seat, card] = 0
    log_event(log, Event.RESHUFFLED, s.season, s.pile_size, 0)


@rule
def begin_draw(s, draw_for, seat, cards):
    s.step = Step.DRAW
    s.draw_for = draw_for
    s.drawer = seat
    s.owed = cards


@rule
def draw_one(s, card, log):
    """N6.2: a card into the hand; the Plague does not count. Returns whether the draw has ended (N4.3)."""
    take(s, card)
    seat = s.drawer
    if card == PLAGUE:
        s.plague_met += 1
        lay_aside(s, seat, log)
    else:
        s.hand[seat, card] += 1
        s.hand_size[seat] += 1
        s.drawn[seat, card] += 1
        s.owed -= 1
        log_event(log, Event.DREW, seat, card, 0)
    reshuffle_if_empty(s, log)
    return s.owed == 0 or s.pile_size == 0


@rule
def leave_hand(s, seat, card, cards):
    """N4.5, N4.6: cards leave a hand openly."""
    s.hand[seat, card] -= cards
    s.hand_size[seat] -= cards
    s.shown[seat, card] += cards


@rule
def end_draw(s):
    s.draw_for = NO_DRAW
    s.drawer = NOBODY
    s.owed = 0


@rule
def settle_plague(s, log):
    """N6.2: the Plague eats once for each time the draw met it, each time from what is then left."""
    while s.plague_met > 0:
        s.plague_met -= 1
        eat_largest(s, log)


@rule
def eat_largest(s, log):
    """N6.1, N6.3: the largest field or Monument, and all that tie with it, go to the discards."""
    largest = 0
    for plot in range(PLOTS):
        if s.planted[plot] > largest:
            largest = s.planted[plot]
    if largest == 0:
        return
    for plot in range(PLOTS):
        if s.planted[plot] == largest:
            log_event(log, Event.EATEN, plot, s.owner[plot], largest)
            discard_plot(s, plot)


@rule
def discard_plot(s, plot):
    """All cards of a field or Monument to the discards; a Monument's own card goes back to the centre."""
    s.discards[card_of(plot)] += s.planted[plot]
    s.planted[plot] = 0
    s.owner[plot] = NOBODY


@rule
def end_game(s, log):
    """N4.3: nothing else moves at the end: the old flood stays in force, speculation stays in play."""
    s.step = Step.OVER
    log_event(log, Event.ENDED, 0, 0, 0)

"""Planting, N3.10 to N3.14, and building Monuments, N7, which is planting Stone.

A planting is picked card by card. `planting[plot]` holds the pick, and the cards stay in the hand until it is done. A
card may be picked only if some legal planting begins like that, so every pick can be finished. New fields, sizes and
abilities are those before the planting (N3.11): nothing moves until it is done.
"""

import numpy as np

from akhet.games.nile.actions import PUT
from akhet.games.nile.flood import is_flooded
from akhet.games.nile.pile import card_of, discard_plot, leave_hand
from akhet.games.nile.refusals import Reason
from akhet.games.nile.state import CROPS, OBELISK, PLOTS, SPHINX, STONE, WALL, Event, Step
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.layout import NOBODY


@rule
def is_new(s, plot):
    """N3.11, N7.2: whether the player does not own a field or Monument now. A rival may."""
    return s.owner[plot] != s.turn


@rule
def needed(s, plot):
    """N3.13, N7.3: the cards needed on a plot: one, or one more than a rival has there. With the Sphinx it is one less
    (N7.6), against the rival's Wall one more (N7.8)."""
    owners, turn = s.owner, s.turn
    owner = owners[plot]
    rival = (owner != NOBODY) & (owner != turn)
    return 1 + rival * (np.int64(s.planted[plot]) - (owners[SPHINX] == turn) + (owners[WALL] == owner))


@rule
def spare(s, plot):
    """How many cards of this plot's kind are in the hand and not yet picked."""
    planting = s.planting
    if plot < CROPS:
        return np.int64(s.hand[s.turn, plot]) - np.int64(planting[plot])
    picked = np.int64(planting[SPHINX]) + np.int64(planting[OBELISK]) + np.int64(planting[WALL])
    return np.int64(s.hand[s.turn, STONE]) - picked


@rule
def pick_so_far(s):
    """The planting picked so far: on how many plots, how many cards, how many of the plots new, and the last plot."""
    plots = 0
    cards = 0
    new = 0
    last = 0
    if s.step == Step.PLANT:
        for plot in range(PLOTS):
            if s.planting[plot] > 0:
                plots += 1
                cards += np.int64(s.planting[plot])
                new += int(is_new(s, plot))
                last = plot
    return plots, cards, new, last


# The next functions run for every plot at every step, and their conditions are hard to predict for a processor. A wrong
# guess costs more time than working them all out: hence `&` and `|`, and lists that are written first and counted
# after.


@rule
def halves(s):
    """N3.12b, N3.14: the kinds of card, one bit each, of which one card could be half of a planting of two."""
    kinds = 0
    hand = s.hand[s.turn]
    for plot in range(plots_for(hand)):
        card = card_of(plot)
        if hand[card] > 0:
            kinds |= int((needed(s, plot) == 1) & (not is_flooded(s, card))) << card
    return kinds


@rule
def plots_for(hand):
    """How many plots can be planted: without Stone in the hand not the Monuments, which come last."""
    return PLOTS if hand[STONE] > 0 else CROPS


@rule
def may_put(s, plot, pick, pairs):
    """N3.12: whether some legal planting begins with the pick so far and one more card on this plot."""
    plots, cards, new, last = pick
    card = card_of(plot)
    left = spare(s, plot)
    least = needed(s, plot)
    old = not is_new(s, plot)
    playable = (left > 0) & (not is_flooded(s, card))
    if cards == 0:  # (c), (a), or the first half of (b)
        return playable & (old | (left >= max(2, least)) | ((least == 1) & (pairs & ~(1 << card) != 0)))
    completes_pair = (cards == 1) & (card_of(last) != card) & (least == 1) & (needed(s, last) == 1)
    if new == 0:  # (c) continues, also on several Monuments (N7.5), or it was the first half of (b)
        return playable & (old | completes_pair)
    return playable & (plots == 1) & ((plot == last) | completes_pair)  # (a) continues, or as before


@rule
def is_planting(s, pick):
    """N3.12, N3.13: whether the pick is a legal planting as it is. (Every pick can be finished.)"""
    plots, cards, new, last = pick
    if new == 0:
        return cards > 0
    return plots == 2 or cards >= max(2, needed(s, last))


@rule
def list_puts(s, moves, count):
    """N3.12: every plot on which one more card may be picked."""
    pick = pick_so_far(s)
    pairs = halves(s) if pick[1] == 0 else 0
    hand = s.hand[s.turn]
    for plot in range(plots_for(hand)):
        if hand[card_of(plot)] > 0:
            moves[count] = PUT + plot
            count += int(may_put(s, plot, pick, pairs))
    return count


@rule
def refuse_put(s, plot):
    """N9 for one more card. A pick on a single new plot is judged with all the cards that could follow there."""
    pick = pick_so_far(s)
    if may_put(s, plot, pick, halves(s)):
        return Reason.FINE
    more = 1
    if s.planting[plot] == pick[1] and is_new(s, plot) and spare(s, plot) > 0:
        more = spare(s, plot)
    return refuse_planting(s, plot, more)


@rule
def refuse_planting(s, plot, more):
    """N9 for a whole planting: the pick so far and `more` cards on a plot."""
    plots = 0
    cards = 0
    new = 0
    new_monuments = 0
    monuments = 0
    no_monuments = False
    flooded = False
    for p in range(PLOTS):
        n = np.int64(s.planting[p]) + (more if p == plot else 0)
        if n == 0:
            continue
        plots += 1
        cards += n
        new += int(is_new(s, p))
        flooded |= is_flooded(s, card_of(p))
        if p >= SPHINX:
            no_monuments |= s.deck[STONE] == 0
            monuments += 1
            new_monuments += int(is_new(s, p))
    if cards == 0:
        return Reason.PLANT_NOTHING
    if no_monuments:
        return Reason.PLANT_NO_MONUMENTS
    if flooded:
        return Reason.PLANT_FLOODED
    if not all_in_hand(s, plot, more):
        return Reason.PLANT_NOT_IN_HAND
    if new_monuments > 1:
        return Reason.PLANT_TWO_MONUMENTS
    if plots == 2 and cards == 2 and monuments == 2 and new == 1:
        return Reason.PLANT_STONE_TWICE
    if new > 0 and not (plots == 1 and cards >= 2) and not (plots == 2 and cards == 2):
        return Reason.PLANT_SHAPE
    return refuse_too_few(s, plot, more)


@rule
def all_in_hand(s, plot, more):
    """N3.12: crops and Stone come from the hand only."""
    stone = 0
    for p in range(PLOTS):
        n = np.int64(s.planting[p]) + (more if p == plot else 0)
        if p >= SPHINX:
            stone += n
        elif n > s.hand[s.turn, p]:
            return False
    return stone <= s.hand[s.turn, STONE]


@rule
def refuse_too_few(s, plot, more):
    """N3.13, N7.3, N7.8: of several parts with too few cards, the first of these rulings."""
    refusal = Reason.FINE
    for p in range(PLOTS):
        n = np.int64(s.planting[p]) + (more if p == plot else 0)
        if n == 0 or n >= needed(s, p):
            continue
        if s.owner[WALL] == s.owner[p] and n == needed(s, p) - 1:
            why = Reason.PLANT_WALL
        elif p < SPHINX:
            why = Reason.PLANT_TOO_FEW
        else:
            why = Reason.BUILD_TOO_FEW
        if refusal == Reason.FINE or why < refusal:
            refusal = why
    return refusal


@rule
def put(s, plot):
    s.step = Step.PLANT
    s.planting[plot] += 1


@rule
def plant(s, log):
    """N3.11 to N3.13, N7.3: the picked cards leave the hand; a rival who is out-planted or out-built discards all."""
    seat = s.turn
    for plot in range(PLOTS):
        cards = s.planting[plot]
        if cards == 0:
            continue
        s.planting[plot] = 0
        leave_hand(s, seat, card_of(plot), cards)
        owner = s.owner[plot]
        if owner != NOBODY and owner != seat:
            log_event(log, Event.OUSTED, plot, owner, s.planted[plot])
            discard_plot(s, plot)
        s.owner[plot] = seat
        s.planted[plot] += cards
        log_event(log, Event.PLANTED, seat, plot, cards)

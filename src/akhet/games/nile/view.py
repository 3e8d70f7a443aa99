"""What one seat may know, N4.5, and a deal of what it may not, N4.6.

A View is a record of its own: an allow-list of fields. It holds what perfect recall of the open history gives: the
rivals' storage (every harvest and trade was open), the cards that nobody has shown yet, the bound that the last
reshuffle puts on the pile, and what each rival has shown since then. Only the player to move sees what they have picked
so far.
"""

import numpy as np

from akhet.games.nile.state import (
    CROPS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    NO_GIFT,
    NO_TRADE,
    PLAGUE,
    PLOTS,
    Step,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import NOBODY, i8, record_type, u8
from akhet.kernel.stream import below, pick

ROUNDS = 2  # of tracing what rivals have shown; in played games a third changes next to nothing

VIEW = record_type(
    ("seat", i8),  # NOBODY for a spectator, who has no hand
    ("players", u8),
    ("deck", u8, KINDS),
    ("classic", u8),
    ("first", i8),
    ("turn", i8),
    ("step", u8),
    ("season", u8),
    # one's own pick, while it is one's own turn
    ("trade", u8),
    ("given", u8),
    ("planting", u8, PLOTS),
    ("picked", u8),
    # a draw under way
    ("draw_for", u8),
    ("drawer", i8),
    ("owed", u8),
    ("plague_met", u8),
    # everything that lies face up
    ("flood", u8),
    ("plague_aside", u8),
    ("pile_size", u8),
    ("discards", u8, KINDS),
    ("flood_stack", u8, KINDS),
    ("speculator", i8),
    ("speculation", u8, 2),
    ("planted", u8, PLOTS),
    ("owner", i8, PLOTS),
    ("hand_size", u8, MAX_PLAYERS),
    ("storage_size", u8, MAX_PLAYERS),
    ("storage", u8, (MAX_PLAYERS, CROPS)),
    # one's own cards
    ("hand", u8, HAND_KINDS),
    ("drawn", u8, HAND_KINDS),
    # what follows about the other cards
    ("drawn_size", u8, MAX_PLAYERS),  # how many cards each drew since the last reshuffle
    ("shown", u8, (MAX_PLAYERS, HAND_KINDS)),  # what each has shown from the hand since then
    ("unseen", u8, KINDS),  # what the pile and the rivals' hands hold together
    ("bound", u8, KINDS),  # the most that the pile can hold: what was in it at the reshuffle and not seen since
)


@rule
def look(s, seat, v):
    """N4.5, N4.6: write what a seat may know of a position into every field of a View."""
    v.seat = seat
    copy_open_table(s, v)
    write_pick(s, seat, v)
    write_cards(s, seat, v)


@rule
def copy_open_table(a, b):
    """N4.5: copy what everyone may know between a State and a View; the fields have the same names in both."""
    b.players = a.players
    b.classic = a.classic
    b.first = a.first
    b.turn = a.turn
    b.season = a.season
    b.draw_for = a.draw_for
    b.drawer = a.drawer
    b.owed = a.owed
    b.plague_met = a.plague_met
    b.flood = a.flood
    b.plague_aside = a.plague_aside
    b.pile_size = a.pile_size
    b.speculator = a.speculator
    for slot in range(2):
        b.speculation[slot] = a.speculation[slot]
    for plot in range(PLOTS):
        b.planted[plot] = a.planted[plot]
        b.owner[plot] = a.owner[plot]
    for card in range(KINDS):
        b.deck[card] = a.deck[card]
        b.discards[card] = a.discards[card]
        b.flood_stack[card] = a.flood_stack[card]
    for player in range(MAX_PLAYERS):
        b.hand_size[player] = a.hand_size[player]
        b.storage_size[player] = a.storage_size[player]
        for crop in range(CROPS):
            b.storage[player, crop] = a.storage[player, crop]
        for card in range(HAND_KINDS):
            b.shown[player, card] = a.shown[player, card]


@rule
def write_pick(s, seat, v):
    """N4.5: a pick is shown only to its player. To everyone else they are still choosing."""
    own = seat == s.turn
    v.step = s.step
    if not own and Step.CHOOSE < s.step < Step.OVER:
        v.step = Step.CHOOSE
    v.trade = s.trade if own else NO_TRADE
    v.given = s.given if own else NO_GIFT
    v.picked = s.picked if own else NO_CARD
    for plot in range(PLOTS):
        v.planting[plot] = s.planting[plot] if own else 0


@rule
def write_cards(s, seat, v):
    """N4.6: the seat's own cards; of the others, which are unseen and which of those can still be in the pile."""
    for card in range(KINDS):
        v.unseen[card] = s.pile[card]
        v.bound[card] = s.pile[card]
    for player in range(MAX_PLAYERS):
        drawn = 0
        for card in range(HAND_KINDS):
            drawn += np.int64(s.drawn[player, card])
            if player == seat:
                v.hand[card] = s.hand[player, card]
                v.drawn[card] = s.drawn[player, card]
            else:
                v.unseen[card] += s.hand[player, card]
                v.bound[card] += s.drawn[player, card]
        v.drawn_size[player] = drawn
    if seat == NOBODY:
        for card in range(HAND_KINDS):
            v.hand[card] = 0
            v.drawn[card] = 0


@rule
def determinise(v, stream, s):
    """N4.6: deal what the seat cannot see: write a State with the same View, in which each hand could have come about.

    With one rival, the pile gets cards that can be in it, each such choice with the same chance; the rival has the
    others. With several rivals the deal goes backwards: first the origin of each card that a rival has shown since the
    reshuffle, then what they still hold of the hands of that moment, then what they drew of the pile of that moment and
    still hold. The rest is the pile. Every deal that could have come about can occur.
    """
    clear_rivals(s)
    if v.players == 2 and v.seat != NOBODY:
        deal_pile(v, stream, s)
        deal_one_rival(v, s)
    else:
        gather_cards(v, s)
        trace_shown(v, stream, s)
        deal_held(v, stream, s)
        deal_drawn(v, stream, s)
    s.pile[PLAGUE] = v.unseen[PLAGUE]
    copy_open_table(v, s)
    copy_own(v, s)


@rule
def clear_rivals(s):
    for player in range(MAX_PLAYERS):
        for card in range(HAND_KINDS):
            s.hand[player, card] = 0
            s.drawn[player, card] = 0


@rule
def copy_own(v, s):
    """N4.5: the seat's own pick and cards."""
    s.step = v.step
    s.trade = v.trade
    s.given = v.given
    s.picked = v.picked
    for plot in range(PLOTS):
        s.planting[plot] = v.planting[plot]
    if v.seat != NOBODY:
        for card in range(HAND_KINDS):
            s.hand[v.seat, card] = v.hand[card]
            s.drawn[v.seat, card] = v.drawn[card]


# One rival


@rule
def deal_pile(v, stream, s):
    """N4.6: deal the pile, without the Plague: of every kind no more than both bounds allow.

    The pile starts with all that can be in it and loses cards at random, so no buffer is needed.
    """
    total = 0
    for card in range(HAND_KINDS):
        s.pile[card] = min(v.unseen[card], v.bound[card])
        total += np.int64(s.pile[card])
    s.pile[PLAGUE] = 0
    while total > v.pile_size - v.unseen[PLAGUE]:
        s.pile[pick(s.pile, total, stream)] -= 1
        total -= 1


@rule
def deal_one_rival(v, s):
    """N4.6: what is not in the pile is in the rival's hand; of what was in it at the reshuffle, the rival drew that."""
    rival = 1 - v.seat
    for card in range(HAND_KINDS):
        s.hand[rival, card] = v.unseen[card] - s.pile[card]
        s.drawn[rival, card] = v.bound[card] - s.pile[card]


# Several rivals. Every card that a rival has had since the reshuffle was *held* (in a hand at that moment) or *drawn*
# (from the pile of that moment). Rules have no buffers, so these fields of `s` hold what is left to deal until the
# position is written:
#
#                                          held             drawn
#     cards of each kind                   s.discards       s.pile
#     how many of them a rival lacks       s.hand_size      s.storage_size
#     what a rival has shown of them       s.hand           s.drawn


@rule
def gather_cards(v, s):
    """N4.6: the hands and the pile at the reshuffle, and how many cards of each every rival has had since."""
    for card in range(HAND_KINDS):
        held = np.int64(v.unseen[card]) - np.int64(v.bound[card])
        for player in range(v.players):
            if player != v.seat:
                held += np.int64(v.shown[player, card])
        s.discards[card] = held
        s.pile[card] = v.bound[card]
    for player in range(v.players):
        held = np.int64(v.hand_size[player]) - np.int64(v.drawn_size[player])
        for card in range(HAND_KINDS):
            held += np.int64(v.shown[player, card])
        s.hand_size[player] = 0 if player == v.seat else held
        s.storage_size[player] = 0 if player == v.seat else v.drawn_size[player]


@rule
def trace_shown(v, stream, s):
    """N4.6: decide for each card that a rival has shown whether it was held or drawn. Returns whether that can be done.

    The cards are traced one after the other. The first know nothing of the last, so all are traced again, each by the
    odds that all the others leave it (Gibbs sampling).
    """
    for again in range(ROUNDS):
        for player in range(v.players):
            if player != v.seat:
                for card in range(HAND_KINDS):
                    held = s.hand[player, card]
                    for number in range(v.shown[player, card]):
                        if again > 0:
                            untrace(s, player, card, number < held)
                        if not trace(v, stream, s, player, card):
                            return False
    return True


@rule
def untrace(s, player, card, held):
    if held:
        s.discards[card] += 1
        s.hand_size[player] += 1
        s.hand[player, card] -= 1
    else:
        s.pile[card] += 1
        s.storage_size[player] += 1
        s.drawn[player, card] -= 1


@rule
def trace(v, stream, s, player, card):
    """Decide for one card by the odds of what is left, as if each card left were in each free place with equal chance.

    If neither origin is left for it, other cards change theirs. Returns whether there is an origin.
    """
    held = np.int64(s.discards[card]) * np.int64(s.hand_size[player])
    drawn = np.int64(s.pile[card]) * np.int64(s.storage_size[player])
    if held > 0 and drawn > 0:
        held *= np.int64(v.pile_size) - np.int64(v.unseen[PLAGUE]) + lacking(v, s.storage_size)
        drawn *= lacking(v, s.hand_size)
        if below(stream, held + drawn) >= held:
            held = 0
    if held > 0:
        s.discards[card] -= 1
        s.hand_size[player] -= 1
        s.hand[player, card] += 1
        return True
    if drawn > 0:
        s.pile[card] -= 1
        s.storage_size[player] -= 1
        s.drawn[player, card] += 1
        return True
    if s.hand_size[player] > 0:
        return retrace(v, s, player, card, s.discards, s.hand_size, s.hand, s.pile, s.storage_size, s.drawn)
    return retrace(v, s, player, card, s.pile, s.storage_size, s.drawn, s.discards, s.hand_size, s.hand)


@rule
def lacking(v, sizes):
    """How many cards of an origin the rivals still lack together."""
    total = 0
    for player in range(v.players):
        total += np.int64(sizes[player])
    return total


@rule
def retrace(v, s, player, card, cards, lacks, shown, other_cards, other_lacks, other_shown):
    """Trace a card of which only the other origin is left to a player who lacks cards of this origin only.

    The player changes a card that they have shown from the other origin to this one. If no card of its kind is left of
    this origin, another player changes one of that kind the opposite way; if they lack none of the other origin, they
    change a further card as the first player did, and so on: an augmenting path in a network of flows. Returns whether
    there is one. `s.planting` keeps by which kind each player was reached, `s.flood_stack` who asked for each kind.
    """
    if lacks[player] == 0 or other_cards[card] == 0:
        return False
    lacks[player] -= 1
    other_cards[card] -= 1
    other_shown[player, card] += 1
    by = np.int64(player)
    reached = 1 << by
    asked = 0
    while by != NOBODY:
        for kind in range(HAND_KINDS):
            if other_shown[by, kind] > 0 and not asked >> kind & 1:
                asked |= 1 << kind
                s.flood_stack[kind] = by
                if cards[kind] > 0:
                    cards[kind] -= 1
                    other_cards[kind] += 1
                    change(by, kind, other_shown, shown)
                    change_back(s, player, by, shown, other_shown)
                    return True
        by = next_reached(v, s, reached, asked, shown)
        if by != NOBODY:
            reached |= 1 << by
            if other_lacks[by] > 0:
                other_lacks[by] -= 1
                lacks[by] += 1
                change_back(s, player, by, shown, other_shown)
                return True
    return False


@rule
def next_reached(v, s, reached, asked, shown):
    """A player not reached yet who has shown a card of a kind that was asked for; NOBODY if there is none."""
    for player in range(v.players):
        if player != v.seat and not reached >> player & 1:
            for kind in range(HAND_KINDS):
                if shown[player, kind] > 0 and asked >> kind & 1:
                    s.planting[player] = kind
                    return np.int64(player)
    return NOBODY


@rule
def change_back(s, player, by, shown, other_shown):
    """Carry out the changes on the path from a player back to the first one."""
    while by != player:
        kind = s.planting[by]
        change(by, kind, shown, other_shown)
        by = np.int64(s.flood_stack[kind])
        change(by, kind, other_shown, shown)


@rule
def change(player, kind, shown, other_shown):
    shown[player, kind] -= 1
    other_shown[player, kind] += 1


@rule
def deal_held(v, stream, s):
    """N4.6: what the rivals have not shown of the hands at the reshuffle is in their hands still."""
    left = lacking(v, s.hand_size)
    for player in range(v.players):
        if player == v.seat:
            continue
        for card in range(HAND_KINDS):
            s.hand[player, card] = 0
        for _ in range(s.hand_size[player]):
            card = pick(s.discards, left, stream)
            s.discards[card] -= 1
            s.hand[player, card] += 1
            left -= 1


@rule
def deal_drawn(v, stream, s):
    """N4.6: what the rivals drew since the reshuffle and have not shown is in their hands; the rest is the pile."""
    left = np.int64(v.pile_size) - np.int64(v.unseen[PLAGUE]) + lacking(v, s.storage_size)
    for player in range(v.players):
        if player == v.seat:
            continue
        for _ in range(s.storage_size[player]):
            card = pick(s.pile, left, stream)
            s.pile[card] -= 1
            s.hand[player, card] += 1
            s.drawn[player, card] += 1
            left -= 1

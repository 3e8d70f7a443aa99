"""What one seat may know, N4.5, and a deal of what it may not, N4.6.

A View is a record of its own: an allow-list of fields. It holds what perfect recall of the open history gives: the
rivals' storage (every harvest and trade was open), the cards that nobody has shown yet, and the bound that the last
reshuffle puts on the pile. Only the player to move sees what they have picked so far.
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
    """N4.6: deal what the seat cannot see: write a State with the same View.

    The pile gets cards that can be in it, each such choice with the same chance. The others go to the rivals' hands at
    random. These are dealt as one lot, by the last clause of the ruling: how much each rival drew is not used.
    """
    copy_open_table(v, s)
    copy_own(v, s)
    deal_pile(v, stream, s)
    deal_hands(v, stream, s)
    deal_drawn(v, s)


@rule
def copy_own(v, s):
    """N4.5: the seat's own pick and cards; the rivals' hands are empty until they are dealt."""
    s.step = v.step
    s.trade = v.trade
    s.given = v.given
    s.picked = v.picked
    for plot in range(PLOTS):
        s.planting[plot] = v.planting[plot]
    for player in range(MAX_PLAYERS):
        for card in range(HAND_KINDS):
            s.hand[player, card] = v.hand[card] if player == v.seat else 0
            s.drawn[player, card] = v.drawn[card] if player == v.seat else 0


@rule
def deal_pile(v, stream, s):
    """N4.6: deal the pile. It has the Plague if that is unseen, and of every other kind no more than both bounds allow.

    The pile starts with all that can be in it and loses cards at random, so no buffer is needed.
    """
    total = 0
    for card in range(KINDS):
        s.pile[card] = min(v.unseen[card], v.bound[card])
        total += np.int64(s.pile[card])
    plague = s.pile[PLAGUE]
    s.pile[PLAGUE] = 0
    total -= np.int64(plague)
    while total > v.pile_size - plague:
        s.pile[pick(s.pile, total, stream)] -= 1
        total -= 1
    s.pile[PLAGUE] = plague


@rule
def deal_hands(v, stream, s):
    """N4.6: unseen cards that are not in the pile go to the rivals, every free place in a hand with the same chance."""
    places = 0
    for player in range(v.players):
        if player != v.seat:
            places += np.int64(v.hand_size[player])
    if v.players == 2 and v.seat != NOBODY:  # all of it to the one rival
        for card in range(HAND_KINDS):
            s.hand[1 - v.seat, card] = v.unseen[card] - s.pile[card]
        return
    for card in range(HAND_KINDS):
        for _ in range(v.unseen[card] - s.pile[card]):
            place = below(stream, places)
            player = 0
            while player == v.seat or place >= free_places(v, s, player):
                if player != v.seat:
                    place -= free_places(v, s, player)
                player += 1
            s.hand[player, card] += 1
            places -= 1


@rule
def free_places(v, s, player):
    """The cards that a rival's hand still lacks."""
    held = 0
    for card in range(HAND_KINDS):
        held += np.int64(s.hand[player, card])
    return np.int64(v.hand_size[player]) - held


@rule
def deal_drawn(v, s):
    """N4.6: write what each rival drew since the reshuffle: first what it still holds; the others were played since."""
    for player in range(v.players):
        if player != v.seat:
            room = np.int64(v.drawn_size[player])
            for card in range(HAND_KINDS):
                share = min(room, min(np.int64(s.hand[player, card]), undealt(v, s, card)))
                s.drawn[player, card] = share
                room -= share
    for player in range(v.players):
        if player != v.seat:
            room = np.int64(v.drawn_size[player])
            for card in range(HAND_KINDS):
                room -= np.int64(s.drawn[player, card])
            for card in range(HAND_KINDS):
                share = min(room, undealt(v, s, card))
                s.drawn[player, card] += share
                room -= share


@rule
def undealt(v, s, card):
    """Cards of a kind that rivals drew since the reshuffle and that are not yet assigned to one of them."""
    left = np.int64(v.bound[card]) - np.int64(s.pile[card])
    for player in range(v.players):
        if player != v.seat:
            left -= np.int64(s.drawn[player, card])
    return left

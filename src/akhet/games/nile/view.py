"""What one seat may know, N4.5, and a deal of what it may not, N4.6.

A View is an allow-list, a record of its own. It holds what perfect recall of the open history gives: the rivals'
storage (every harvest and trade was open), the cards nobody has shown yet, and the bound that the last reshuffle
puts on the pile. What the player to move has picked so far is theirs alone until it is done.
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
    ("seat", i8),  # NOBODY for an onlooker, who has no hand
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
    # everything face up, ever
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
    # what follows for the rest
    ("drawn_size", u8, MAX_PLAYERS),  # how many cards each drew since the last reshuffle
    ("unseen", u8, KINDS),  # what the pile and the rivals' hands hold together
    (
        "bound",
        u8,
        KINDS,
    ),  # the pile holds no more than this: what was in it at the reshuffle and not seen since
)


@rule
def look(s, seat, v):
    """N4.5, N4.6: write what a seat may know of a position into a View; every field, whatever it held before."""
    v.seat = seat
    see_table(s, v)
    see_pick(s, seat, v)
    see_cards(s, seat, v)


@rule
def see_table(s, v):
    v.players = s.players
    v.classic = s.classic
    v.first = s.first
    v.turn = s.turn
    v.season = s.season
    v.draw_for = s.draw_for
    v.drawer = s.drawer
    v.owed = s.owed
    v.plague_met = s.plague_met
    v.flood = s.flood
    v.plague_aside = s.plague_aside
    v.pile_size = s.pile_size
    v.speculator = s.speculator
    for slot in range(2):
        v.speculation[slot] = s.speculation[slot]
    for plot in range(PLOTS):
        v.planted[plot] = s.planted[plot]
        v.owner[plot] = s.owner[plot]
    for card in range(KINDS):
        v.deck[card] = s.deck[card]
        v.discards[card] = s.discards[card]
        v.flood_stack[card] = s.flood_stack[card]
    for player in range(MAX_PLAYERS):
        v.hand_size[player] = s.hand_size[player]
        v.storage_size[player] = s.storage_size[player]
        for crop in range(CROPS):
            v.storage[player, crop] = s.storage[player, crop]


@rule
def see_pick(s, seat, v):
    """A pick is settled, and shown, only when it is done: to everyone else its owner is still choosing."""
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
def see_cards(s, seat, v):
    """N4.6: own cards; of the rest, what is unseen, and of that, what can still be in the pile."""
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
    """N4.6: deal what the seat cannot see, keeping to that ruling: write a State with the same View.

    The rivals' hands are one lot, as its last clause has it; who of several drew how much is not held against them.

    The pile gets cards that may be in it, each such choice of cards alike likely; the rest goes to the rivals'
    hands at random.
    """
    know_table(v, s)
    deal_pile(v, stream, s)
    deal_hands(v, stream, s)
    deal_drawn(v, s)


@rule
def know_table(v, s):
    s.players = v.players
    s.classic = v.classic
    s.first = v.first
    s.turn = v.turn
    s.step = v.step
    s.season = v.season
    s.trade = v.trade
    s.given = v.given
    s.picked = v.picked
    s.draw_for = v.draw_for
    s.drawer = v.drawer
    s.owed = v.owed
    s.plague_met = v.plague_met
    s.flood = v.flood
    s.plague_aside = v.plague_aside
    s.pile_size = v.pile_size
    s.speculator = v.speculator
    for slot in range(2):
        s.speculation[slot] = v.speculation[slot]
    for plot in range(PLOTS):
        s.planting[plot] = v.planting[plot]
        s.planted[plot] = v.planted[plot]
        s.owner[plot] = v.owner[plot]
    for card in range(KINDS):
        s.deck[card] = v.deck[card]
        s.discards[card] = v.discards[card]
        s.flood_stack[card] = v.flood_stack[card]
    for player in range(MAX_PLAYERS):
        s.hand_size[player] = v.hand_size[player]
        s.storage_size[player] = v.storage_size[player]
        for crop in range(CROPS):
            s.storage[player, crop] = v.storage[player, crop]
        for card in range(HAND_KINDS):
            s.hand[player, card] = v.hand[card] if player == v.seat else 0
            s.drawn[player, card] = v.drawn[card] if player == v.seat else 0


@rule
def deal_pile(v, stream, s):
    """The Plague is never in a hand; of every other kind no more than both bounds allow. `pile` ends as dealt.

    Works by removal, without a buffer: the pile starts as all that may be in it and loses cards at random.
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
    """What is unseen and not in the pile goes to the rivals, every free place in a hand alike likely."""
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
    held = 0
    for card in range(HAND_KINDS):
        held += np.int64(s.hand[player, card])
    return np.int64(v.hand_size[player]) - held


@rule
def deal_drawn(v, s):
    """Say who drew what since the reshuffle: first what a rival still holds, the rest was played since."""
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
    """Cards of a kind that left the pile since the reshuffle into rivals' hands, less those already dealt to one."""
    left = np.int64(v.bound[card]) - np.int64(s.pile[card])
    for player in range(v.players):
        if player != v.seat:
            left -= np.int64(s.drawn[player, card])
    return left

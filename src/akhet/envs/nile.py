"""NILE's observation: a View as a row of small numbers. Seats are counted from the observer's own.

It is made from a View and nothing else, so it holds what its seat may know (N4.5, N4.6) and no more. No draw is under
way at a decision, so the observation has no part for one.
"""

import numpy as np

from akhet.envs.layout import Layout, Part
from akhet.envs.observation import Observation
from akhet.games.nile.state import (
    CROPS,
    FROM_STORAGE,
    GIFTS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    NO_GIFT,
    PLOTS,
    SPECULATION,
    Step,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import NOBODY

STEPS = Step.OVER + 1
TRADES = 3
PAIRS = HAND_KINDS - SPECULATION

LAYOUT = Layout(
    Part("players", (1,), "how many there are"),
    Part("classic", (1,), "1 with the Classic deck (N1.5)"),
    Part("deck", (KINDS,), "how many cards of each kind are in this game"),
    Part("to_move", (MAX_PLAYERS,), "one-hot: who is to move; 0 is the observer"),
    Part("first", (MAX_PLAYERS,), "one-hot: who began"),
    Part("step", (STEPS,), "one-hot: the step of the turn; to all but the player to move, a pick is still `choose`"),
    Part("season", (1,), "the season, from 1 (N4.2)"),
    Part("trade", (TRADES,), "one-hot, one's own trade under way: none, market, offering"),
    Part("given", (GIFTS,), f"one-hot, its first card: {FROM_STORAGE} kinds from the hand, then {CROPS} from storage"),
    Part("planting", (PLOTS,), "one's own planting so far: cards on each field and Monument"),
    Part("picked", (PAIRS,), "one-hot, one's own first Speculation card"),
    Part("flood", (KINDS,), "one-hot: the newest Flood card"),
    Part("plague_aside", (1,), "1 while the Plague lies aside"),
    Part("pile_size", (1,), "cards in the draw pile"),
    Part("discards", (KINDS,), "the discards, by kind"),
    Part("flood_stack", (KINDS,), "the Flood stack, by kind"),
    Part("speculator", (MAX_PLAYERS,), "one-hot: whose Speculation cards are in play"),
    Part("speculation", (PAIRS,), "those cards, by kind"),
    Part("planted", (PLOTS,), "cards on each field and Monument"),
    Part("owner", (PLOTS, MAX_PLAYERS), "one-hot: whose each of them is"),
    Part("hand_size", (MAX_PLAYERS,), "cards in each hand"),
    Part("storage", (MAX_PLAYERS, CROPS), "each storage, by crop"),
    Part("hand", (HAND_KINDS,), "one's own hand, by kind"),
    Part("drawn", (HAND_KINDS,), "what one drew since the last reshuffle, by kind"),
    Part("drawn_size", (MAX_PLAYERS,), "how many cards each drew since then"),
    Part("shown", (MAX_PLAYERS, HAND_KINDS), "what each has shown from the hand since then, by kind (N4.6)"),
    Part("unseen", (KINDS,), "what the pile and the rivals' hands hold together, by kind"),
    Part("bound", (KINDS,), "the pile holds no more of a kind than this (N4.6)"),
)
(
    AT_PLAYERS, AT_CLASSIC, AT_DECK, AT_TO_MOVE, AT_FIRST, AT_STEP, AT_SEASON, AT_TRADE, AT_GIVEN, AT_PLANTING,
    AT_PICKED, AT_FLOOD, AT_PLAGUE_ASIDE, AT_PILE_SIZE, AT_DISCARDS, AT_FLOOD_STACK, AT_SPECULATOR, AT_SPECULATION,
    AT_PLANTED, AT_OWNER, AT_HAND_SIZE, AT_STORAGE, AT_HAND, AT_DRAWN, AT_DRAWN_SIZE, AT_SHOWN, AT_UNSEEN,
    AT_BOUND,
) = map(LAYOUT.start, LAYOUT.parts)  # fmt: skip


@rule
def write(v, parts, out):
    """Write a seat's View into a row of zeros."""
    encode_table(v, out)
    encode_pick(v, out)
    encode_cards(v, out)
    for player in range(v.players):
        encode_player(v, out, player)


@rule
def seen_from(v, player):
    """A seat's number as the observer counts: 0 is the observer's own."""
    return (np.int64(player) - v.seat + v.players) % v.players


@rule
def encode_table(v, out):
    out[AT_PLAYERS] = v.players
    out[AT_CLASSIC] = v.classic
    if v.turn != NOBODY:
        out[AT_TO_MOVE + seen_from(v, v.turn)] = 1
    if v.first != NOBODY:
        out[AT_FIRST + seen_from(v, v.first)] = 1
    out[AT_STEP + np.int64(v.step)] = 1
    out[AT_SEASON] = v.season
    if v.flood != NO_CARD:
        out[AT_FLOOD + np.int64(v.flood)] = 1
    out[AT_PLAGUE_ASIDE] = v.plague_aside
    out[AT_PILE_SIZE] = v.pile_size
    if v.speculator != NOBODY:
        out[AT_SPECULATOR + seen_from(v, v.speculator)] = 1
    for slot in range(2):
        if v.speculation[slot] != NO_CARD:
            out[AT_SPECULATION + np.int64(v.speculation[slot]) - SPECULATION] += 1
    for plot in range(PLOTS):
        out[AT_PLANTED + plot] = v.planted[plot]
        if v.owner[plot] != NOBODY:
            out[AT_OWNER + MAX_PLAYERS * plot + seen_from(v, v.owner[plot])] = 1


@rule
def encode_pick(v, out):
    out[AT_TRADE + np.int64(v.trade)] = 1
    if v.given != NO_GIFT:
        out[AT_GIVEN + np.int64(v.given)] = 1
    if v.picked != NO_CARD:
        out[AT_PICKED + np.int64(v.picked) - SPECULATION] = 1
    for plot in range(PLOTS):
        out[AT_PLANTING + plot] = v.planting[plot]


@rule
def encode_cards(v, out):
    for card in range(KINDS):
        out[AT_DECK + card] = v.deck[card]
        out[AT_DISCARDS + card] = v.discards[card]
        out[AT_FLOOD_STACK + card] = v.flood_stack[card]
        out[AT_UNSEEN + card] = v.unseen[card]
        out[AT_BOUND + card] = v.bound[card]
    for card in range(HAND_KINDS):
        out[AT_HAND + card] = v.hand[card]
        out[AT_DRAWN + card] = v.drawn[card]


@rule
def encode_player(v, out, player):
    place = seen_from(v, player)
    out[AT_HAND_SIZE + place] = v.hand_size[player]
    out[AT_DRAWN_SIZE + place] = v.drawn_size[player]
    for crop in range(CROPS):
        out[AT_STORAGE + CROPS * place + crop] = v.storage[player, crop]
    for card in range(HAND_KINDS):
        out[AT_SHOWN + HAND_KINDS * place + card] = v.shown[player, card]


OBSERVATIONS = (Observation(LAYOUT, write),)

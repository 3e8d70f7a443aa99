"""The score: F8, and who wins: F7.2."""

import numpy as np

from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.components import Components
from akhet.games.fertility.state import (
    HEADINGS,
    MAX_GODS,
    MAX_PLAYERS,
    MONUMENTS,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_GODS,
    RESOURCES,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import Record
from akhet.kernel.rules import Standing

MOST, SECOND = 15, 7  # Debens for Monuments (F8.5)
DETAILS = (*HEADINGS, "debens", "resources")  # of a seat's result
DEBENS, TOKENS = DETAILS.index("debens"), DETAILS.index("resources")


@rule
def tokens_of(s, seat, resource):
    """F8.2: tokens of a resource anywhere in a Metropolis, whatever Shop they lie on."""
    tokens = 0
    for slot in range(slots_used(s, seat)):
        tokens += np.int64(s.tokens[seat, slot, resource])
    return tokens


@rule
def all_tokens(s, seat):
    """F7.2: resources on the Metropolis; no Wheat, no Monuments."""
    tokens = 0
    for resource in range(RESOURCES):
        tokens += tokens_of(s, seat, resource)
    return tokens


@rule
def generic_debens(s, parts, seat):
    """F8.1: full generic Shops pay their value."""
    debens = 0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        if s.full[seat, slot] and parts.pays[shop] == PAYS_DEBENS:
            debens += np.int64(parts.value[shop])
    return debens


@rule
def specialised_debens(s, parts, seat):
    """F8.2: full specialised Shops pay their value for each token of their resource; several each pay in full."""
    debens = 0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        if s.full[seat, slot] and parts.pays[shop] == PAYS_EACH:
            for resource in range(RESOURCES):
                if parts.shows[shop] >> resource & 1:
                    debens += np.int64(parts.value[shop]) * tokens_of(s, seat, resource)
    return debens


@rule
def statue_debens(s, parts, seat):
    """F8.3, F8.4: the different gods of full Shops, one more per Shop of choice, at most all gods; by the scale."""
    gods = 0
    choices = 0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        if s.full[seat, slot] and parts.pays[shop] == PAYS_GODS:
            gods |= np.int64(parts.shows[shop])
        elif s.full[seat, slot] and parts.pays[shop] == PAYS_ANY_GOD:
            choices += 1
    for god in range(MAX_GODS):
        choices += gods >> god & 1
    return np.int64(parts.god_scale[min(np.int64(parts.gods), choices)])


@rule
def wheat_debens(s, parts, seat):
    """F8.7: Wheat, by the track (F1.8)."""
    return np.int64(parts.wheat_scale[s.wheat[seat]])


@rule
def all_debens(s, parts, seat):
    """F8: the sum of the five headings; the rulebooks' example is 87 (F8.8)."""
    shops = generic_debens(s, parts, seat) + specialised_debens(s, parts, seat) + statue_debens(s, parts, seat)
    return shops + monument_debens(s, seat) + wheat_debens(s, parts, seat)


@rule
def placed(s, seat):
    """F8.5: the Monuments that a seat has placed."""
    return MONUMENTS - np.int64(s.monuments[seat])


@rule
def monument_debens(s, seat):
    """F8.5, F8.6: 15 for the most Monuments, 7 for the next number, to all who tie; nothing without a Monument."""
    mine = placed(s, seat)
    most = 0
    second = 0
    for player in range(s.players):
        most = max(most, placed(s, player))
    for player in range(s.players):
        if placed(s, player) < most:
            second = max(second, placed(s, player))
    if mine == 0:
        return 0
    if mine == most:
        return MOST
    return SECOND if mine == second else 0


@rule
def rank(s, parts, places):
    """F7.2: most Debens win; then fewest resources on the Metropolis; then the place is shared."""
    for seat in range(s.players):
        mine = all_debens(s, parts, seat)
        tokens = all_tokens(s, seat)
        place = 1
        for rival in range(s.players):
            theirs = all_debens(s, parts, rival)
            if theirs > mine or (theirs == mine and all_tokens(s, rival) < tokens):
                place += 1
        places[seat] = place


@rule
def count_all(states, parts, found):
    for game in range(len(states)):
        for seat in range(states[game].players):
            found[game, seat, 0] = all_debens(states[game], parts, seat)
            found[game, seat, 1] = -all_tokens(states[game], seat)


def counts(states: np.recarray, parts: Record) -> np.ndarray:
    """F7.2: Debens, then resources on the Metropolis (fewer is better), of every seat in many games."""
    found = np.zeros((len(states), int(states[0].players), 2), np.int64)
    count_all(states, parts, found)
    return found


@rule
def detail_all(s, parts, places, details):
    """F7.2, F8: every seat's place, and its numbers in the order of DETAILS. Returns the number of players."""
    rank(s, parts, places)
    for seat in range(s.players):
        details[seat, 0] = generic_debens(s, parts, seat)
        details[seat, 1] = specialised_debens(s, parts, seat)
        details[seat, 2] = statue_debens(s, parts, seat)
        details[seat, 3] = monument_debens(s, seat)
        details[seat, 4] = wheat_debens(s, parts, seat)
        details[seat, 5] = all_debens(s, parts, seat)
        details[seat, 6] = all_tokens(s, seat)
    return s.players


def standings(components: Components, s: Record) -> list[Standing]:
    """F7.2, F8: every seat with its place, its Debens by heading, and the tokens that decide between equals."""
    places = np.zeros(MAX_PLAYERS, np.int64)
    numbers = np.zeros((MAX_PLAYERS, len(DETAILS)), np.int64)
    players = int(detail_all(s, components.parts, places, numbers))
    seats = zip(range(players), places.tolist(), numbers.tolist())
    return [
        Standing(seat, place, [found[DEBENS], -found[TOKENS]], dict(zip(DETAILS, found)))
        for seat, place, found in seats
    ]

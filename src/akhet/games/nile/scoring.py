"""The end: N8."""

import numpy as np

from akhet.games.nile.components import Components
from akhet.games.nile.state import CROP_NAMES, CROPS, MAX_PLAYERS, STATE
from akhet.kernel.compiling import rule
from akhet.kernel.layout import Record, from_bytes
from akhet.kernel.rules import Standing


@rule
def is_better(s, one, other):
    """N8.1, N8.2, N8.4: whether one seat's storage, which is all that counts, beats another's: smallest pile first.

    The smallest size of which the two seats have different numbers of piles decides: fewer of them is better. A crop
    out of play is an empty pile for every seat, so it decides nothing.
    """
    size = 0
    left = 2 * CROPS
    while left > 0:
        ones = 0
        others = 0
        for crop in range(CROPS):
            ones += int(s.storage[one, crop] == size)
            others += int(s.storage[other, crop] == size)
        if ones != others:
            return ones < others
        left -= ones + others
        size += 1
    return False


@rule
def rank(s, parts, places):
    """N8.1, N8.3: each seat's place, from 1; equal seats share one, and the next is counted past them."""
    for seat in range(s.players):
        place = 1
        for rival in range(s.players):
            if is_better(s, rival, seat):
                place += 1
        places[seat] = place


@rule
def smallest_pile(s, parts, seat):
    """N8.1: the smallest pile of the crops in play, which is compared first."""
    least = 255
    for crop in range(CROPS):
        if s.deck[crop] > 0:
            least = min(least, np.int64(s.storage[seat, crop]))
    return least


def counts(states: np.recarray, parts: Record) -> np.ndarray:
    """N8.1: the storage piles of every seat in many games of one variant, sorted as they are compared."""
    in_play = np.flatnonzero(states[0].deck[:CROPS])
    return np.sort(states.storage[:, : states[0].players, in_play], axis=2)


def standings(components: Components, s: Record) -> list[Standing]:
    """N8: every seat with its place and its piles, the smallest first, as they are compared."""
    places = np.zeros(MAX_PLAYERS, np.int64)
    parts = components.parts
    rank(s, parts, places)
    in_play = [crop for crop in range(CROPS) if s.deck[crop]]
    piles = counts(from_bytes(STATE, s.tobytes()), parts)[0].tolist()
    return [
        Standing(
            seat=seat,
            place=int(places[seat]),
            counts=piles[seat],
            details={CROP_NAMES[crop]: int(s.storage[seat, crop]) for crop in in_play},
        )
        for seat in range(s.players)
    ]

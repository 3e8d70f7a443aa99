"""NILE in the lab: positions in which a player knows every card."""

from akhet.games.nile.state import HAND_KINDS
from akhet.kernel.layout import Record


def make_known(s: Record) -> None:
    """Discard the hands of all other seats, so that the seat to move knows where every card is."""
    for seat in range(s.players):
        if seat == s.turn:
            continue
        for card in range(HAND_KINDS):
            s.discards[card] += s.hand[seat, card]
            s.hand[seat, card] = 0
            s.drawn[seat, card] = 0
        s.hand_size[seat] = 0

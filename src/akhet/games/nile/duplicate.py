"""The draw orders of a duplicate deal: one per seat, one for the Floods, one for the market (docs/duplicate.md)."""

import numpy as np

from akhet.games.nile.state import FOR_MARKET, PLAGUE, Step
from akhet.kernel.duplicate import LotDraw
from akhet.kernel.layout import Record

CARDS = 0  # the only lot


def lot_draw(s: Record, parts: Record) -> LotDraw | None:
    """N4.1: the next card of the pile; None for the seat that begins.

    The deal is one shuffle and every season another, because the Plague comes into the pile after the deal (N2.4).
    """
    players = int(s.players)
    flood, market = players, players + 1
    if s.step == Step.FIRST:
        return None
    lane = flood if s.step == Step.FLOOD else int(s.drawer)
    if s.step == Step.DRAW and s.draw_for == FOR_MARKET:
        lane = market
    seats = list(range(players))
    # In a turn without trade or speculation, one card is turned up for the Flood and two are drawn.
    lanes = [*seats, *seats, *[flood] * players, market]
    shuffle = 0 if s.step == Step.DEAL else int(s.season)
    whole = s.deck.astype(np.int64)
    if s.step == Step.DEAL:
        whole[PLAGUE] = 0
    return LotDraw(CARDS, shuffle, lane, lanes, whole, s.pile)

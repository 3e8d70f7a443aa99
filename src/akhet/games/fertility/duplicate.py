"""The draw orders of a duplicate deal: tiles per seat and for the first Common Pool, and one of the Districts
(docs/duplicate.md)."""

import numpy as np

from akhet.games.fertility.state import DISTRICTS, Step
from akhet.kernel.duplicate import LotDraw
from akhet.kernel.layout import Record

TILE_LOT, DISTRICT_LOT = range(2)


def lot_draw(s: Record, parts: Record) -> LotDraw | None:
    """F2.3, F2.4, F6.2: the next tile or District; None for what else the set-up decides.

    The tiles that fill up the Common Pool after a turn are from the order of the seat whose turn it was.
    """
    players = int(s.players)
    if s.step in (Step.ROW, Step.REPLACE):
        return LotDraw(DISTRICT_LOT, 0, 0, [0], np.ones(DISTRICTS, np.int64), s.district_unseen)
    if s.step not in (Step.DEAL, Step.COMMON, Step.REFILL):
        return None
    seats = list(range(players))
    lane = players if s.step == Step.COMMON else int(s.turn)
    return LotDraw(TILE_LOT, 0, lane, [*seats * 3, players], parts.tiles.astype(np.int64), s.unseen)

"""Duplicate deals: the same deal at many tables, each seat with a draw order of its own.

A *lot* is what chance draws from: cards, tiles, Districts. One shuffle puts all copies of all kinds of a lot
in an order, and gives each place of that order to one *lane*: to a seat, or to the table. A draw reveals the first
copy of its lane. So what a seat draws next does not depend on what others have drawn. Only a lane that has run out
takes from what is left of the others, from the end of the order.

Any copy that is not revealed yet is as likely as any other to be at any place that is not revealed yet. So every single
result has the same odds as at any other table. docs/duplicate.md describes the method exactly.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.kernel.stream import below, new_stream

METHOD = 1  # in records; another way to draw is another number
SHUFFLES = 2**32  # of one lot


@dataclass(frozen=True)
class LotDraw:
    """A chance result that is drawn from a lot, as a game describes it (`Rules.lot_draw`)."""

    lot: int
    shuffle: int  # grows whenever the lot is shuffled again
    lane: int
    lanes: Sequence[int]  # the lane of a place is lanes[place % len(lanes)]
    whole: np.ndarray  # how many copies of each kind the lot can have at most, the same at every table of a deal
    left: np.ndarray  # how many it has now


def shuffled(key: bytes, lot: int, shuffle: int, whole: Sequence[int]) -> list[tuple[int, int]]:
    """All copies of a lot as (kind, number of the copy), in the order of one shuffle (Fisher and Yates)."""
    stream = new_stream(key, 1 + SHUFFLES * lot + shuffle)
    copies = [(kind, copy) for kind, count in enumerate(whole) for copy in range(count)]
    for last in range(len(copies) - 1, 0, -1):
        other = int(below(stream, last + 1))
        copies[last], copies[other] = copies[other], copies[last]
    return copies


class _Lot:
    """A lot since it was shuffled: which copies it had then, and which places are revealed."""

    def __init__(self, shuffle: int, began: list[int], revealed: set[int]) -> None:
        self.shuffle = shuffle
        self.began = began
        self.revealed = revealed
        self._order: list[tuple[int, int]] | None = None

    def reveal(self, key: bytes, draw: LotDraw) -> int:
        """The kind of the next copy of a lane, or of the last one of all if the lane has run out."""
        if self._order is None:
            self._order = shuffled(key, draw.lot, self.shuffle, draw.whole.tolist())
        # A result that was given instead of drawn may have left fewer of a kind than are not revealed.
        places = [
            place
            for place, (kind, copy) in enumerate(self._order)
            if copy < self.began[kind] and place not in self.revealed and draw.left[kind] > 0
        ]
        own = (place for place in places if draw.lanes[place % len(draw.lanes)] == draw.lane)
        place = next(own, places[-1])
        self.revealed.add(place)
        return self._order[place][0]


class DuplicateDeal:
    """A deal under its key, and what of it a table has revealed so far. As secret as a random stream."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._lots: dict[int, _Lot] = {}

    def draw(self, draw: LotDraw) -> int:
        """The kind that this draw reveals."""
        lot = self._lots.get(draw.lot)
        if lot is None or lot.shuffle != draw.shuffle:
            lot = self._lots[draw.lot] = _Lot(draw.shuffle, draw.left.tolist(), set())
        return lot.reveal(self._key, draw)

    def save(self) -> bytes:
        """What was revealed, without the key."""
        lots = [[number, lot.shuffle, lot.began, sorted(lot.revealed)] for number, lot in self._lots.items()]
        return json.dumps(lots, separators=(",", ":")).encode()

    def load(self, saved: bytes) -> None:
        """Continue after what `save` returned; raises ValueError if it is not that."""
        lots: Any = json.loads(saved)
        try:
            self._lots = {number: _Lot(shuffle, began, set(places)) for number, shuffle, began, places in lots}
        except TypeError as error:
            raise ValueError("not a saved deal") from error

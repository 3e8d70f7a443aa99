"""Positions in which only the size of a hand is known."""

from typing import Any, cast

import numpy as np

from akhet.games.nile.components import Components
from akhet.games.nile.read_position import READ, read_position
from akhet.games.nile.state import CARD_NAMES, HAND_KINDS
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import below

HIDDEN = ("pile", "drawn", "shown")  # entries that follow from the hands


def deal_unknown(components: Components, given: Any, stream: Record) -> Any:
    """N4.6: a position in which the hands that are given as numbers are dealt from the cards in no other place.

    A position without such hands is returned as it is; if it is not lawful, these hands are empty.
    """
    entries = cast(dict[str, Any], given) if isinstance(given, dict) else {}
    hands: Any = entries.get("hands")
    if not isinstance(hands, list) or not any(type(hand) is int for hand in cast(list[Any], hands)):
        return given
    known = {name: value for name, value in entries.items() if name not in HIDDEN}
    known["hands"] = [{} if type(hand) is int else hand for hand in cast(list[Any], hands)]
    try:
        left = read_position(components, known)[0].pile[:HAND_KINDS].astype(int)
    except Refused:
        return known
    for seat, hand in enumerate(cast(list[Any], hands)):
        if type(hand) is int:
            entry = f"hands[{seat}]"
            size = READ.number({entry: hand}, entry, 0, int(left.sum()), None)
            known["hands"][seat] = _deal(left, size, stream)
    return known


def _deal(left: np.ndarray, size: int, stream: Record) -> dict[str, int]:
    """Draw cards from a multiset and remove them from it."""
    cards: dict[str, int] = {}
    for _ in range(size):
        card = int(np.searchsorted(left.cumsum(), int(below(stream, int(left.sum()))), side="right"))
        left[card] -= 1
        cards[CARD_NAMES[card]] = cards.get(CARD_NAMES[card], 0) + 1
    return cards

"""A first turn of NILE: how much was planted, or speculated; the trades before it."""

from collections.abc import Mapping, Sequence
from typing import Any

from akhet.kernel.rules import Event


def opening(moves: Sequence[Mapping[str, Any]], events: Sequence[Event]) -> dict[str, int]:
    """N3: all crops are alike, so cards are counted and not named."""
    planted = [move["where"] for move in moves if move["verb"] == "put"]
    return {
        "plots": len(set(planted)),
        "cards": len(planted),
        "speculation": sum(move["verb"] == "play" for move in moves),
        "market": sum(move["verb"] == "market" for move in moves),
        "offering": sum(move["verb"] == "offering" for move in moves),
    }

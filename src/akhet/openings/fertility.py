"""A first turn of Fertility: what the tile earned, and whether it went into a District or onto Shops."""

from collections.abc import Mapping, Sequence
from typing import Any

from akhet.kernel.rules import Event


def opening(moves: Sequence[Mapping[str, Any]], events: Sequence[Event]) -> dict[str, int]:
    """F3: the Valley is different in every game, so goods are counted and squares are not named."""
    return {
        "goods": sum(int(event.values["count"]) for event in events if event.name == "earned"),
        "built": sum(move["verb"] == "build" for move in moves),
        "supplied": sum(move["verb"] == "supply" for move in moves),
    }

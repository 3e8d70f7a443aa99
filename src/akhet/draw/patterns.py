"""The patterns of `patterns.toml`: one for each kind of card, so that no card is told apart by its colour alone."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("patterns.toml")


class Pattern(NamedTuple):
    """A tile that repeats; a card is 100 wide."""

    size: list[float]
    opacity: float
    width: float = 0  # of lines and rings
    lines: Sequence[list[float]] = ()  # points: x, y, x, y, …
    rings: Sequence[list[float]] = ()  # x, y, radius
    dots: Sequence[list[float]] = ()  # x, y, radius


PATTERNS = {name: Pattern(**entry) for name, entry in tomllib.loads(FILE.read_text("utf-8")).items()}

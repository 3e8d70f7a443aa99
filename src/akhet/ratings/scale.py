"""The scale of a game: how much luck there is with each number of players, and the fixed ratings of the bots' levels.

`data/<game>.json` has both. `python -m akhet.lab.league GAME` fits them on games of the bots and writes the file.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from akhet.ratings.model import Rating

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Scale:
    """What ratings of a game need to know of it."""

    beta: Mapping[int, float]  # by number of players
    levels: Mapping[str, float]  # the ratings of the levels that are anchors


@cache
def scale_of(game: str) -> Scale | None:
    """The scale of a game; None for a game without one, which cannot be rated."""
    file = DATA / f"{game}.json"
    if not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    return Scale({int(players): beta for players, beta in found["beta"].items()}, found["levels"])


def anchor(game: str, level: str) -> Rating | None:
    """The rating of a bot; None if its level is not an anchor."""
    scale = scale_of(game)
    mu = None if scale is None else scale.levels.get(level)
    return None if mu is None else Rating(mu, 0.0)

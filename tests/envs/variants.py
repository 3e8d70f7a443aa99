"""The variants that every environment is tested with, and a random player."""

import random
from typing import Any

import numpy as np
import pytest

VARIANTS = [
    *(("nile", players, {}) for players in range(2, 7)),
    *(("nile", players, {"monuments": True}) for players in (2, 6)),
    *(("nile", players, {"classic": True}) for players in (2, 5)),
    *(("fertility", players, {}) for players in (2, 3, 4)),
    ("fertility", 2, {"variant": True}),
]


def named(variant: tuple[str, int, dict[str, Any]]) -> str:
    game, players, options = variant
    return "-".join([game, str(players), *options])


every_variant = pytest.mark.parametrize(("game", "players", "options"), VARIANTS, ids=map(named, VARIANTS))


def any_of(mask: np.ndarray, rng: random.Random) -> int:
    """A random legal action."""
    return int(rng.choice(np.flatnonzero(mask)))

"""Opponents for people: four levels, each stronger than the one before.

The weakest plays like a beginner with sound instincts: it takes a move that looks good, if not always the best; never
one in plain sight of a better. docs/strength.md has the ladder as it was measured.
"""

from dataclasses import replace

from akhet.bots.bot import Budget
from akhet.bots.spec import Spec

LEVELS: dict[str, dict[str, Spec]] = {
    "nile": {
        "farmer": Spec("greedy", {"noise": 0.04}),
        "scribe": Spec("greedy"),
        "vizier": Spec("search", {}, Budget(iterations=300)),
        "pharaoh": Spec("search", {}, Budget(seconds=1.5)),
    },
    "fertility": {
        "farmer": Spec("greedy", {"noise": 1.0}),
        "scribe": Spec("greedy"),
        "vizier": Spec("search", {}, Budget(iterations=400)),
        "pharaoh": Spec("search", {}, Budget(seconds=1.5)),
    },
}
LEVEL_NAMES = ("farmer", "scribe", "vizier", "pharaoh")


def in_full(spec: Spec, game: str) -> Spec:
    """The bot that a level is in this game, with another budget where one was given; any other bot as it is."""
    if spec.name not in LEVEL_NAMES:
        return spec
    level = LEVELS[game][spec.name]
    budget = level.budget if spec.budget == Budget() else spec.budget
    return replace(level, options=level.options | spec.options, budget=budget)

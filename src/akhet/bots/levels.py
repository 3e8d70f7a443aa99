"""Opponents for people: four levels, each stronger than the one before. A game's manifest says which bot each is.

The weakest plays like a good beginner: its moves are good, though not always the best, and never obviously bad.
docs/strength.md has the measured ladder.
"""

from dataclasses import replace

from akhet.bots.bot import Budget
from akhet.bots.spec import Spec, read_spec
from akhet.games import manifest_of

LEVEL_NAMES = ("farmer", "scribe", "vizier", "pharaoh")


def levels_of(game: str) -> dict[str, Spec]:
    """The bot of each level in a game, weakest first."""
    return {name: read_spec(spec) for name, spec in manifest_of(game).levels.items()}


def resolve_level(spec: Spec, game: str) -> Spec:
    """The bot of a level in this game, with the budget and options given; any other bot unchanged."""
    level = levels_of(game).get(spec.name)
    if level is None:
        return spec
    budget = level.budget if spec.budget == Budget() else spec.budget
    return replace(level, options=level.options | spec.options, budget=budget)

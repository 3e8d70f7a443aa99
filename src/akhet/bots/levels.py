"""Opponents for people: five levels, each stronger than the one before. A game's manifest says which bot each is.

The weaker ones choose among plans that look good, though not always the best; none plays at random.
docs/strength.md has the measured ladder.
"""

from dataclasses import replace

from akhet.bots.bot import Budget
from akhet.bots.network.file import shipped_network
from akhet.bots.spec import Spec, read_spec
from akhet.games import manifest_of

LEARNED = "learned"  # the bot that plays by a network
LEVEL_NAMES = ("fisher", "farmer", "scribe", "vizier", "pharaoh")


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


def network_of(spec: Spec, game: str) -> str | None:
    """The hash of the network by which a bot plays, for records; None for a bot without one."""
    return shipped_network(game).hash if resolve_level(spec, game).name == LEARNED else None

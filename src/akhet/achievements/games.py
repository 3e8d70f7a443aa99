"""The achievements of any game, by its own module."""

from collections.abc import Sequence

from akhet.achievements.steps import Played, Step, Turn, own_turns
from akhet.games import module_of
from akhet.kernel.rules import Standing


def achievement_names(game: str) -> tuple[str, ...]:
    """The achievements of a game, in the order in which they are shown; none if it has no module for them."""
    module = module_of(game, "achievements")
    return () if module is None else module.NAMES


def earned_in(game: str, steps: Sequence[Step], standings: Sequence[Standing] | None, players: int) -> list[set[str]]:
    """What each seat earned in a finished game; its moves by a stand-in do not count.

    `standings` are those of its end, or None if it was not played to its end.
    """
    module = module_of(game, "achievements")
    if module is None:
        return [set() for _ in range(players)]
    turns: list[Turn] = own_turns(steps)
    return module.earned(Played(steps, turns, standings, players))

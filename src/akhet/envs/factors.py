"""Actions in factors, such as the tile, the place and the turn of a placement, for a network with a head for each.

Fertility has 3,993 actions, but one output per action learns nothing about a place from another tile that was laid
there. With factors, an action's score is the sum of one output of each head.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from akhet.games import module_of, rules_of


@dataclass(frozen=True)
class ActionFactors:
    """The heads by name with their numbers of outputs, and for each action the output of each head that counts for it.

    The first output of a head stands for actions that the head says nothing about.
    """

    heads: dict[str, int]
    numbers: np.ndarray  # [actions, heads]

    @property
    def size(self) -> int:
        """The number of outputs of all heads together."""
        return sum(self.heads.values())

    @property
    def columns(self) -> np.ndarray:
        """The same numbers among all outputs, one head after the other: `outputs[:, columns].sum(-1)` are the scores of
        all actions, in NumPy and in PyTorch."""
        starts = np.cumsum([0, *self.heads.values()])[:-1]
        return self.numbers + starts


@cache
def action_factors(game: str) -> ActionFactors:
    """A game's own factors, or the generic ones: the verb, and the number among the actions with that verb."""
    module = module_of(game, "envs")
    own = getattr(module, "new_factors", None)
    return generic_factors(rules_of(game).actions.words) if own is None else own()


def generic_factors(words: list[str]) -> ActionFactors:
    verbs = [say.partition(" ")[0] for say in words]
    kinds = list(dict.fromkeys(verbs))
    seen = dict.fromkeys(kinds, 0)
    rows: list[tuple[int, int]] = []
    for verb in verbs:
        seen[verb] += 1
        rows.append((kinds.index(verb) + 1, seen[verb]))
    return ActionFactors({"verb": len(kinds) + 1, "number": max(seen.values()) + 1}, np.array(rows, np.int64))


def factors_of(heads: dict[str, int], actions: list[dict[str, int]]) -> ActionFactors:
    """Factors from what each action says, counted from 0 in each head; what it leaves out is not about that head."""
    rows: list[Any] = [[action.get(head, -1) + 1 for head in heads] for action in actions]
    return ActionFactors({head: size + 1 for head, size in heads.items()}, np.array(rows, np.int64))

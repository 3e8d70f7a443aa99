"""What a game's network is told, and the functions made from it."""

from dataclasses import dataclass
from functools import cache

from akhet.bots.network.evaluate import NetworkFunctions, Shape, network_functions
from akhet.bots.network.inputs import Inputs
from akhet.games import module_of, rules_of
from akhet.kernel.loop import Verb


@dataclass(frozen=True)
class Features:
    """What a game's bots export as `FEATURES`: the entries of the row and the features of plans, with their functions.

    - `write_row(s, parts, view, row, scratch)` writes what the network is told into a row of zeros;
    - `describe_plan(s, parts, plan, behind, score, features, scratch)` writes the features of a plan and returns their
      number. `score` is what the heuristics say, and `behind` the distance from their best.
    """

    inputs: Inputs
    plan_features: int  # numbers of features; 0 is none
    most_features: int  # of one plan
    behind: tuple[int, int]  # the first and the end of those that say how far a plan is behind
    write_row: Verb
    describe_plan: Verb

    @property
    def shape(self) -> Shape:
        return Shape(self.inputs, self.plan_features)


@cache
def features_of(game: str) -> Features | None:
    """A game's features; None if it has none, and so no network."""
    return getattr(module_of(game, "bots"), "FEATURES", None)


@cache
def functions_of(game: str) -> NetworkFunctions:
    features = features_of(game)
    assert features is not None
    return network_functions(
        game, features.shape, rules_of(game).verbs.look, features.write_row, features.describe_plan
    )

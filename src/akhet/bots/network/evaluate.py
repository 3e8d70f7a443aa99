"""A network, evaluated in whole numbers: templates that a game binds to its features.

The same numbers come out everywhere, interpreted, compiled and on a GPU, because sums of whole numbers do not depend on
their order. All weights are in one array of 16-bit numbers, in the order of `Shape`:

    rows      → first layer (FIRST)   a sum of one row of weights per step that an entry of the input reaches
    second    → second layer (SECOND)
    values    → what the end of the game may bring every seat: VALUES numbers
    policy    → a number per plan feature; a plan's number is the sum over its features

A layer is clipped to 0 and above. The first layer is a sum, so it is kept from one position to the next, and only the
rows of entries that changed are subtracted and added.
"""

from dataclasses import dataclass

import numpy as np

from akhet.bots.network.inputs import Inputs
from akhet.kernel.compiling import Verb, bind, game_specific, rule
from akhet.kernel.exact import exp_below
from akhet.kernel.layout import record_type

FIRST = 256
SECOND = 128
SEATS = 6
RANK, LEAD, WON = range(3)  # the values of every seat
VALUES = 3 * SEATS

# A weight of 1 is 1 << WEIGHT_BITS; an output of a layer of 1 is 1 << LAYER_BITS. With these limits no sum of a layer
# leaves 32 bits: FIRST * LAYER_LIMIT * WEIGHT_LIMIT < 2 ** 31.
WEIGHT_BITS = 10
LAYER_BITS = 7
LAYER_LIMIT = 1023
WEIGHT_LIMIT = 4095
UNIT = float(1 << WEIGHT_BITS + LAYER_BITS)  # of the outputs


@dataclass(frozen=True)
class Shape:
    """Where the parts of a game's network begin in its array of weights."""

    inputs: Inputs
    plan_features: int

    @property
    def second(self) -> int:
        return self.inputs.rows * FIRST

    @property
    def values(self) -> int:
        return self.second + (FIRST + 1) * SECOND  # the last row of each layer is its bias

    @property
    def policy(self) -> int:
        return self.values + VALUES * (SECOND + 1)

    @property
    def size(self) -> int:
        return self.policy + self.plan_features * (SECOND + 1)


def work_type(shape: Shape, view: np.dtype, most_features: int) -> np.dtype:
    """The working memory of a network: what it was told last, and its layers."""
    return record_type(
        ("first", np.int32, FIRST),
        ("second", np.int32, SECOND),
        ("values", np.int32, VALUES),
        ("feature", np.int32, shape.plan_features),  # its number, if it was computed for this position
        ("computed", np.int32, shape.plan_features),  # the position for which it was
        ("positions", np.int32),
        ("features", np.int32, most_features),
        ("seen", view),
        ("row", np.uint8, shape.inputs.size),
        # As long as it takes for the record to have no padding.
        ("before", np.uint8, shape.inputs.size + (-view.itemsize - 2 * shape.inputs.size) % 4),
    )


look = write_row = describe_plan = perceive = game_specific
inputs_size = second_start = values_start = policy_start = plan_features = 0
first_row = kind = reached = np.zeros(0, np.uint8)


@rule
def add_row(net, start, first, sign):
    """Add a row of weights to the first layer, or with sign -1 subtract it."""
    for unit in range(FIRST):
        first[unit] += sign * np.int32(net[start + unit])


@rule
def clipped(total, bits):
    """An output of a layer: the sum without its last bits, from 0 to the limit."""
    return max(0, min(LAYER_LIMIT, total >> bits))


def perceive_template(s, parts, net, work, scratch):
    """Look at a position as the player to move, and compute both layers for it."""
    row, before, first = work.row, work.before, work.first
    for entry in range(inputs_size):
        row[entry] = 0
    look(s, s.turn, work.seen)
    write_row(s, parts, work.seen, row, scratch)
    for entry in range(inputs_size):
        if row[entry] != before[entry]:
            was = np.int64(reached[kind[entry], before[entry]])
            now = np.int64(reached[kind[entry], row[entry]])
            before[entry] = row[entry]
            if was != now:
                start = (np.int64(first_row[entry]) - 1) * FIRST
                if was > 0:
                    add_row(net, start + was * FIRST, first, -1)
                if now > 0:
                    add_row(net, start + now * FIRST, first, 1)
    second_layer(net, work.first, work.second, second_start)
    work.positions += 1


@rule
def second_layer(net, first, second, start):
    for unit in range(SECOND):
        second[unit] = np.int32(net[start + FIRST * SECOND + unit]) << LAYER_BITS
    for source in range(FIRST):
        output = np.int32(clipped(first[source], WEIGHT_BITS - LAYER_BITS))
        if output > 0:
            weights = start + source * SECOND
            for unit in range(SECOND):
                second[unit] += output * np.int32(net[weights + unit])
    for unit in range(SECOND):
        second[unit] = clipped(second[unit], WEIGHT_BITS)


@rule
def output_of(net, second, weights, bias):
    """A number that the network says: its bias, and the outputs of the second layer by their weights."""
    total = np.int64(net[bias]) << LAYER_BITS
    for unit in range(SECOND):
        total += np.int64(second[unit]) * np.int64(net[weights + unit])
    return total


def plan_template(s, parts, net, work, plan, behind, score, scratch):
    """The number of a plan in the position perceived last: higher is better."""
    total = 0
    for place in range(describe_plan(s, parts, plan, behind, score, work.features, scratch)):
        feature = np.int64(work.features[place])
        if work.computed[feature] != work.positions:
            work.computed[feature] = work.positions
            work.feature[feature] = output_of(
                net, work.second, policy_start + feature * SECOND, policy_start + plan_features * SECOND + feature
            )
        total += np.int64(work.feature[feature])
    return total


def values_template(net, work):
    """Compute the values of the position perceived last; seats are counted from the player to move."""
    for place in range(VALUES):
        work.values[place] = output_of(
            net, work.second, values_start + place * SECOND, values_start + VALUES * SECOND + place
        )


@rule
def chance_of(value):
    """A value as a number between 0 and 1."""
    if value < 0:
        power = exp_below(value / UNIT)
        return power / (1.0 + power)
    return 1.0 / (1.0 + exp_below(-value / UNIT))


@dataclass(frozen=True)
class NetworkFunctions:
    """A game's own functions, made from the templates above."""

    perceive: Verb
    plan: Verb
    values: Verb


def network_functions(game: str, shape: Shape, look: Verb, write_row: Verb, describe_plan: Verb) -> NetworkFunctions:
    inputs = shape.inputs
    own = {
        "look": look,
        "write_row": write_row,
        "describe_plan": describe_plan,
        "inputs_size": inputs.size,
        "first_row": inputs.first_row,
        "kind": inputs.kind,
        "reached": inputs.reached,
        "second_start": shape.second,
        "values_start": shape.values,
        "policy_start": shape.policy,
        "plan_features": shape.plan_features,
    }
    return NetworkFunctions(
        bind(perceive_template, f"{game}_perceive", **own),
        bind(plan_template, f"{game}_plan_number", **own),
        bind(values_template, f"{game}_values", **own),
    )

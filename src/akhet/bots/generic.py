"""Heuristics that need only the rules: templates over a game's verbs, bound like those of `kernel/loop.py`."""

import numpy as np

from akhet.kernel.compiling import bind, rule
from akhet.kernel.loop import Verb, game_specific
from akhet.kernel.rules import Rules

legal = score = game_specific
mark = 0  # added to an action's number, if the game's other plans could have the same number


def single_steps_template(s, parts, moves, plans, scores, scratch):
    """Write every legal action as a plan of its own, all equally good; return their number."""
    count = legal(s, parts, moves)
    for move in range(count):
        plans[move] = mark | np.int64(moves[move])
        scores[move] = 0.0
    return count


@rule
def next_step(s, parts, plan, taken, scratch):
    """The one action of a single step; -1 when it is made."""
    return plan if taken == 0 else -1


def prospects_template(s, parts, standing, scratch):
    """Write how each seat stands: by its score now."""
    for seat in range(s.players):
        standing[seat] = float(score(s, parts, seat))


def expected_score_template(s, parts, seat, over, scratch):
    """The score of a seat now."""
    return float(score(s, parts, seat))


def single_steps_of(rules: Rules) -> Verb:
    return bind(single_steps_template, f"{rules.name}_single_steps", legal=rules.verbs.legal)


def prospects_of(rules: Rules) -> Verb:
    return bind(prospects_template, f"{rules.name}_prospects", score=rules.verbs.score)


def expected_score_of(rules: Rules) -> Verb:
    return bind(expected_score_template, f"{rules.name}_expected_score", score=rules.verbs.score)

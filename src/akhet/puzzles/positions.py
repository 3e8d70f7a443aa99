"""Positions in which a seat has to decide: from games of the reference policy against itself, and from records."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.analysis.course import Course
from akhet.analysis.evaluator import Evaluator
from akhet.games import manifest_of, module_of
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream
from akhet.table import Table

LATER_PART = 0.3  # of a game: early decisions rarely differ by as much as a puzzle needs
MOST_STEPS = 200  # of one decision
Setting = tuple[int, Mapping[str, Any]]  # the number of players, and the options of the table


@dataclass(frozen=True)
class Decision:
    """A position before a decision, as it was. A puzzle is made from the view of its seat alone."""

    state: Record
    source: str


def settings_of(game: str) -> tuple[Setting, ...]:
    """The tables at which puzzles are looked for, in turn: those that the game names, or its usual one."""
    module = module_of(game, "puzzles")
    if module is not None:
        return module.SETTINGS
    return ((manifest_of(game).default_players, {}),)


def self_play(evaluator: Evaluator, seed: int, number: int) -> list[Decision]:
    """The decisions in the later part of a game, in an order of their own: a game gives one puzzle at most."""
    game, verbs = evaluator.game, evaluator.rules.verbs
    settings = settings_of(game.name)
    players, options = settings[number % len(settings)]
    source = f"{seed}/{number}"
    stream = new_stream(hashlib.sha256(f"akhet puzzles {source}".encode()).digest())
    state = game.initial_state(players, dict(options))[0]
    found: list[Decision] = []
    while True:
        verbs.settle(state, game.parts, stream, None)
        plan = evaluator.draw_plan(state, stream)
        if plan < 0:
            break
        before = blank(evaluator.rules.state)
        before[0] = state
        found.append(Decision(before[0], f"{source}/{len(found) + 1}"))
        for taken in range(MOST_STEPS):
            move = int(evaluator.heuristics.next_step(state, game.parts, plan, taken, evaluator.scratch))
            if move < 0:
                break
            verbs.act(state, game.parts, move, None)
    return _shuffled(_later(found), source)


def of_record(table: Table, name: str) -> list[Decision]:
    """The decisions in the later part of a finished game."""
    choices = Course(table).choices
    found = [Decision(choice.before, f"{name}/{choice.first}") for choice in choices if not choice.stand_in]
    return _shuffled(_later(found), name)


def _later(decisions: list[Decision]) -> list[Decision]:
    return decisions[int(len(decisions) * (1.0 - LATER_PART)) :]


def _shuffled(decisions: list[Decision], source: str) -> list[Decision]:
    order = np.random.default_rng(int.from_bytes(hashlib.sha256(source.encode()).digest()[:8])).permutation(
        len(decisions)
    )
    return [decisions[place] for place in order]

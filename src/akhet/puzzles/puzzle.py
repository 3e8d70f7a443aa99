"""A puzzle: what one seat can see, and what each answer is worth to it.

There is no hidden card in it. Whoever tries it plays on a deal of the unknown cards, which is always the same one.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from akhet.analysis.trial import Grade, grade_of
from akhet.games import module_of
from akhet.kernel.layout import Record, blank
from akhet.kernel.rules import Position
from akhet.kernel.stream import new_stream
from akhet.table import Game, Table

ID_DIGITS = 12


@dataclass(frozen=True)
class Answer:
    """A way to play the decision, with what it is worth by what the seat can know."""

    moves: Sequence[int]
    prior: float  # how often the reference policy plays it
    value: float  # the mean win share over the worlds that it was played in
    behind: float  # how much less than the best answer, over the worlds that both were played in
    error: float  # the standard error of that difference; of the best answer, of its value
    worlds: int

    @property
    def grade(self) -> Grade:
        return grade_of(self.behind, self.error)


@dataclass(frozen=True)
class Check:
    """The search repeated with more worlds and another seed."""

    times: int  # as many worlds as before, for the best two answers
    kept: bool  # whether the best answer is still the best
    margin: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position as one seat sees it, with its answers, the best first."""

    game: str
    view: Position
    answers: Sequence[Answer]
    themes: Sequence[str]
    rating: float  # that it begins with
    solvers: Mapping[str, float]  # how often each level of the bots finds the best answer
    source: str  # where the position was reached: a game of a seed, or a record
    check: Check | None = field(default=None)

    @cached_property
    def id(self) -> str:
        """It follows from the position alone."""
        return puzzle_id(self.game, self.view)

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    @property
    def best(self) -> Answer:
        return self.answers[0]

    @property
    def margin(self) -> float:
        """How far the best wrong answer is behind."""
        return min(answer.behind for answer in self.answers if answer.grade == "missed")


def puzzle_id(game: str, view: Position) -> str:
    text = json.dumps([game, view], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:ID_DIGITS]


def key_of(id: str, purpose: str) -> bytes:
    """The random key of a puzzle: that of its deal, or of what is played in it."""
    return hashlib.sha256(f"akhet puzzle {id} {purpose}".encode()).digest()


def deal(game: Game, view: Record, id: str) -> Record:
    """The puzzle's deal of what the seat cannot see."""
    state = blank(game.rules.state)[0]
    game.rules.verbs.determinise(view, new_stream(key_of(id, "deal")), state)
    return state


def view_of(game: Game, puzzle: Puzzle) -> Record:
    return game.rules.notation.read_view(game.components, puzzle.view)[0]


def table_of(game: Game, puzzle: Puzzle) -> Table:
    """A table at which the puzzle can be played, with a deal of the unknown cards."""
    states = blank(game.rules.state)
    states[0] = deal(game, view_of(game, puzzle), puzzle.id)
    position = game.rules.notation.position(game.components, states[0])
    return Table(game, states, key_of(puzzle.id, "play"), position=position, chance=None)


def is_decided(game: Game, state: Record, seat: int) -> bool:
    """Whether a decision is over: another one begins, chance comes next, another seat moves, or nobody does."""
    verbs = game.rules.verbs
    if verbs.awaits_chance(state) or int(state.turn) != seat:
        return True
    if not verbs.legal(state, game.parts, game.rules.actions.buffer()):
        return True
    begins = getattr(module_of(game.name, "analysis"), "begins_decision", None)
    return begins is None or bool(begins(state))


def as_json(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as its file has it: short, because there are many."""
    return {
        "view": puzzle.view,
        "answers": [
            [list(one.moves), round(one.prior, 4), round(one.value, 4), round(one.behind, 4), round(one.error, 4),
             one.worlds] for one in puzzle.answers
        ],
        "themes": list(puzzle.themes),
        "rating": round(puzzle.rating),
        "solvers": {level: round(share, 3) for level, share in puzzle.solvers.items()},
        "source": puzzle.source,
        "check": None
        if puzzle.check is None
        else [puzzle.check.times, puzzle.check.kept, round(puzzle.check.margin, 4), round(puzzle.check.error, 4)],
    }  # fmt: skip


def from_json(game: str, given: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        game,
        given["view"],
        tuple(Answer(tuple(moves), *numbers) for moves, *numbers in given["answers"]),
        tuple(given["themes"]),
        given["rating"],
        given["solvers"],
        given["source"],
        None if given.get("check") is None else Check(*given["check"]),
    )

"""Short lessons: a prepared position with one task of a few moves, carried out and checked by the rules.

A game's lessons are the file `lessons.toml` in its part of this package. A lesson is not a table: nothing is stored,
and the same moves always lead to the same position. The file may also have the position of a guided first game, which
is a table like any other.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from akhet.games import module_of
from akhet.kernel.refusal import refuse, shown
from akhet.kernel.rules import Position
from akhet.table import Game, Table

Pattern = Mapping[str, Any]  # of an event: its name and some of its values


@dataclass(frozen=True)
class Lesson:
    """A position and what the learner should make happen there."""

    name: str
    rulings: tuple[str, ...]
    """The rules that it teaches."""
    seat: int
    """The learner's."""
    seed: int
    """Of the chance results."""
    position: Position
    goal: tuple[Pattern, ...]
    """Events that have to happen, in this order."""
    avoid: tuple[Pattern, ...]
    """Events that must not happen."""
    solution: tuple[str, ...]
    """Moves that reach the goal."""


@dataclass(frozen=True)
class Attempt:
    """A lesson after some moves of the learner."""

    lesson: Lesson
    table: Table

    @property
    def solved(self) -> bool:
        events = iter(self.table.events())
        reached = all(any(_matches(pattern, event) for event in events) for pattern in self.lesson.goal)
        return reached and not self._spoilt

    @property
    def missed(self) -> bool:
        """Whether the goal cannot be reached any more: the learner's turn is over, or the wrong thing happened."""
        return not self.solved and (self._spoilt or self.table.turn != self.lesson.seat)

    @property
    def _spoilt(self) -> bool:
        return any(_matches(pattern, event) for event in self.table.events() for pattern in self.lesson.avoid)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The short lessons of a game by name, in the order in which they are offered; empty if it has none."""
    return {one["name"]: _read(one) for one in _file_of(game).get("lessons", [])}


def first_position(game: str) -> Position | None:
    """The position with which a guided first game begins; None if it begins like any other."""
    return _file_of(game).get("first")


@cache
def _file_of(game: str) -> dict[str, Any]:
    module = module_of(game, "lessons")
    if module is None or module.__file__ is None:
        return {}
    return tomllib.loads(Path(module.__file__).with_name("lessons.toml").read_text("utf-8"))


def lesson_of(game: str, name: str) -> Lesson:
    """One lesson; refused if the game has none of that name."""
    found = lessons_of(game).get(name)
    if found is None:
        raise refuse("lesson.unknown", None, lesson=shown(name))
    return found


def attempt(game: Game, lesson: Lesson, moves: Sequence[int | str]) -> Attempt:
    """The lesson after these moves. One that is not legal is refused."""
    table = game.set_up(lesson.position, seed=lesson.seed)
    for move in moves:
        table.play(move, seat=lesson.seat)
    return Attempt(lesson, table)


def _read(given: dict[str, Any]) -> Lesson:
    return Lesson(
        name=given["name"],
        rulings=tuple(given["rulings"]),
        seat=given["position"]["turn"],
        seed=given["seed"],
        position=given["position"],
        goal=tuple(given["goal"]),
        avoid=tuple(given.get("avoid", ())),
        solution=tuple(given["solution"]),
    )


def _matches(pattern: Pattern, event: Mapping[str, Any]) -> bool:
    return all(event.get(name) == value for name, value in pattern.items())

"""The bill: what the result of a game is made of, for every seat. Its parts add up exactly."""

import hashlib
from collections.abc import Generator
from dataclasses import dataclass, field

import numpy as np

from akhet.analysis.course import Chance, Choice, Course
from akhet.analysis.estimates import Loss
from akhet.analysis.evaluator import FIXED_KEY, SET_UPS, Evaluator

AT_ONCE = 32  # set-ups that are valued in one step


@dataclass
class Draw:
    """A chance result with its luck. `chance` is None for the whole set-up."""

    chance: Chance | None
    luck: np.ndarray


@dataclass
class Values:
    """The values along a game: what does not depend on the comparison of candidates."""

    start: np.ndarray  # before the set-up
    graph: list[np.ndarray]
    draws: list[Draw]
    changes: list[np.ndarray]  # by every choice, up to the chance result that follows it
    drift: np.ndarray  # what the evaluator changed its mind by between two chance results
    result: np.ndarray


def values_along(course: Course, evaluator: Evaluator) -> Values:
    """The value of every position of a game, and the luck of every chance result."""
    steps = steps_along(course, evaluator)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return ended.value


def steps_along(course: Course, evaluator: Evaluator) -> Generator[None, None, Values]:
    """The same in small steps."""
    others = course.set_up_again(FIXED_KEY, SET_UPS)
    value = evaluator.value(course.begin)
    values: list[np.ndarray] = []
    for number, state in enumerate(others):
        values.append(evaluator.value(state))
        if number % AT_ONCE == 0:
            yield None
    start = np.mean(values, 0) if others else value
    draws = [Draw(None, value - start)] if others else []
    found = Values(start, [value], draws, [], np.zeros(course.players), value)
    for choice in course.choices:
        value = _along(choice, value, evaluator, found)
        yield None
    found.result = value
    return found


def refine_luck(
    course: Course, evaluator: Evaluator, found: Values, key: bytes, games: int
) -> Generator[int, None, None]:
    """Add to the luck of the draws what the evaluator does not see: whole games, played on before and after them.

    The weight of what these games say depends on nothing but their number, so that the luck still has mean zero. In the
    bill it comes out of the residual. What is drawn at once shares it evenly. Yields the numbers of plans played.
    """
    weight = games / (games + evaluator.description.luck_noise)
    draws = iter([draw for draw in found.draws if draw.chance is not None])
    for number, choice in enumerate(course.choices):
        own = [next(draws) for _ in choice.chances]
        if not own:
            continue
        ends: list[np.ndarray] = []
        for side, state in enumerate((choice.chances[0].before, choice.after)):
            own_key = hashlib.sha256(key + b"luck %d %d" % (number, side)).digest()
            shares, plans = evaluator.play_out(state, own_key, games)
            ends.append(shares)
            yield plans
        seen = np.sum([draw.luck for draw in own], 0)
        more = weight * (ends[1] - ends[0] - seen)
        for draw in own:
            draw.luck = draw.luck + more / len(own)
        found.drift = found.drift - more


def _along(choice: Choice, value: np.ndarray, evaluator: Evaluator, found: Values) -> np.ndarray:
    """Add a choice and the chance results that follow it; return the value after them."""
    found.graph += [value] * (choice.last - choice.first)
    before = value
    for number, chance in enumerate(choice.chances):
        mean, luck = evaluator.luck(chance)
        if number == 0:
            found.changes.append(mean - before)
        else:
            found.drift = found.drift + mean - value
        value = mean + luck
        found.draws.append(Draw(chance, luck))
    if not choice.chances:
        value = evaluator.value(choice.after)
        found.changes.append(value - before)
    found.graph.append(value)
    return value


@dataclass
class Bill:
    """result = start + draws + hidden - mistakes + others + residual, for every seat."""

    start: np.ndarray
    draws: np.ndarray
    hidden: np.ndarray = field(init=False)
    mistakes: np.ndarray = field(init=False)
    others: np.ndarray = field(init=False)
    residual: np.ndarray = field(init=False)
    result: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.hidden, self.mistakes, self.others = (np.zeros_like(self.start) for _ in range(3))


def bill_of(values: Values, choices: list[Choice], losses: list[Loss | None]) -> Bill:
    """The bill of a game. A choice without a loss was not compared with others."""
    bill = Bill(values.start, np.sum([draw.luck for draw in values.draws], 0) + np.zeros_like(values.start))
    bill.result = values.result
    bill.residual = values.drift.copy()
    for choice, change, loss in zip(choices, values.changes, losses, strict=True):
        if choice.stand_in:
            bill.others += change
        elif loss is None:
            bill.residual += change
        else:
            seat = choice.seat
            bill.mistakes[seat] -= loss.change[seat]
            bill.hidden[seat] += loss.open_change[seat] - loss.change[seat]
            others = loss.open_change.copy()
            others[seat] = 0.0
            bill.others += others
            bill.residual += change - loss.open_change
    return bill

"""How a game may go on after a candidate: the same futures that its value is the mean of, move by move."""

from dataclasses import dataclass

import numpy as np

from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.loop import DEAL, FUTURE, restart
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream
from akhet.table import Game

QUANTILES = (0.2, 0.5, 0.8)


@dataclass
class Step:
    seat: int
    move: int
    chance: list[str | int]


@dataclass
class Future:
    quantile: float
    deal: int
    steps: list[Step]
    values: np.ndarray


def typical_futures(evaluator: Evaluator, comparison: Comparison, place: int) -> list[Future]:
    """The futures of a candidate at three quantiles of how they come out for the deciding seat."""
    shares = comparison.found[place, : comparison.counts[place], comparison.seat]
    order = np.argsort(shares, kind="stable")
    worlds = [int(order[int(quantile * (len(order) - 1))]) for quantile in QUANTILES]
    return [_future(evaluator, comparison, place, *pair) for pair in zip(QUANTILES, worlds, strict=True)]


def _future(evaluator: Evaluator, comparison: Comparison, place: int, quantile: float, world: int) -> Future:
    walk = _Walk(evaluator, comparison.key)
    walk.state = dealt(evaluator.game, comparison.view, comparison.key, world)
    turn, passed = int(walk.state.turn), 0
    restart(walk.stream, world, FUTURE)
    todo = list(comparison.candidates[place].moves)
    while True:
        if int(walk.state.turn) != turn:
            turn, passed = int(walk.state.turn), passed + 1
            restart(walk.stream, world, FUTURE + passed)
        if todo:
            walk.act(todo.pop(0))
        elif walk.verbs.awaits_chance(walk.state):
            walk.happen()
        else:
            plan = walk.plan()
            if plan is None:
                break
            walk.carry_out(plan)
    return Future(quantile, world, walk.steps, comparison.found[place, world])


def dealt(game: Game, view: Record, key: bytes, deal: int) -> Record:
    """The deal of a decision's unknown cards with this number."""
    state, stream = blank(game.rules.state)[0], new_stream(key)
    restart(stream, deal, DEAL)
    game.rules.verbs.determinise(view, stream, state)
    return state


class _Walk:
    """A position that is played on, and what happened."""

    def __init__(self, evaluator: Evaluator, key: bytes) -> None:
        self._evaluator = evaluator
        self.verbs = evaluator.rules.verbs
        self.stream = new_stream(key)
        self.state: Record = blank(evaluator.rules.state)[0]
        self.steps: list[Step] = []

    def act(self, move: int) -> None:
        self.steps.append(Step(int(self.state.turn), move, []))
        self.verbs.act(self.state, self._evaluator.game.parts, move, None)

    def happen(self) -> None:
        game, step = self._evaluator.game, int(self.state.step)
        outcome = int(self.verbs.chance(self.state, game.parts, self.stream))
        self.steps[-1].chance.append(game.rules.notation.say_outcome(game.components, step, outcome))
        self.verbs.happen(self.state, game.parts, outcome, None)

    def plan(self) -> int | None:
        """A plan of the reference policy; None if the game is over."""
        plan = self._evaluator.draw_plan(self.state, self.stream)
        return None if plan < 0 else plan

    def carry_out(self, plan: int) -> None:
        evaluator, taken = self._evaluator, 0
        parts, scratch = evaluator.game.parts, evaluator.scratch
        while (move := int(evaluator.heuristics.next_step(self.state, parts, plan, taken, scratch))) >= 0:
            self.act(move)
            taken += 1

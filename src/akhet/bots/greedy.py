"""`greedy`: takes the plan with the best score by the game's own evaluation, without a search."""

import time

from akhet.bots.bot import Budget, Candidate, Options, Thought
from akhet.bots.heuristics import heuristics_of
from akhet.bots.options import read_options
from akhet.bots.planner import Planner
from akhet.bots.search_loop import FAR, WORST, exponential
from akhet.kernel.layout import Record
from akhet.kernel.stream import new_stream
from akhet.table import Game

SHOWN = 5  # plans in a thought


class GreedyBot:
    """With `noise`, a slightly worse plan may be taken: the smaller the difference, the more often; never a bad one."""

    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        self._noise = read_options({"noise": 0.0}, options)["noise"]
        self._planner = Planner(heuristics_of(game.name), game.parts, key)
        self._stream = new_stream(key, 1)
        self._ranked: list[int] = []  # the plans of the last choice, best first
        self._view: Record = None
        self._seconds = 0.0

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        if (step := self._planner.planned_step(view.tobytes())) is not None:
            return step
        self._ranked, self._view = [], view
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        plans = self._planner.plans(view)
        least = max(score for _, score in plans) - FAR * self._noise if self._noise else WORST
        scores = {plan: score + self._noise * exponential(self._stream) for plan, score in plans if score >= least}
        self._ranked = sorted(scores, key=lambda plan: -scores[plan])
        step, _ = self._planner.begin(view, self._ranked[0])
        self._seconds = time.perf_counter() - began
        return step

    @property
    def thought(self) -> Thought | None:
        """Computed on request, because it is rarely used."""
        if not self._ranked:
            return None
        plans = [self._planner.steps(self._view, plan)[:-1] for plan in self._ranked[:SHOWN]]
        candidates = [Candidate([action for _, action in steps], None, None, visits=0) for steps in plans]
        return Thought(candidates, iterations=0, seconds=self._seconds)

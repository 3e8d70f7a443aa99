"""`learned`: plays by a network. Without a budget it takes the plan that the network prefers; with one it searches."""

import numpy as np

from akhet.bots.bot import Budget, Candidate, Options, Thought
from akhet.bots.network.draw import LEAST, draw_plan
from akhet.bots.network.file import Network, shipped_network
from akhet.bots.network.learned import learned_heuristics
from akhet.bots.options import read_options
from akhet.bots.search import SearchBot
from akhet.kernel.layout import Record
from akhet.kernel.stream import new_stream
from akhet.table import Game

SHOWN = 5  # plans in a thought


class LearnedBot(SearchBot):
    """With a `temperature`, plans are drawn as often as the network would choose them; the lower, the fewer."""

    def __init__(self, game: Game, key: bytes, options: Options, network: Network | None = None) -> None:
        self.network = network or shipped_network(game.name)
        known = {"temperature": 0.0, "least": LEAST}
        own = {name: value for name, value in options.items() if name in known}
        others = {name: value for name, value in options.items() if name not in own}
        given = read_options(known, own)
        self._temperature, self._least = given["temperature"], given["least"]
        super().__init__(game, key, others, learned_heuristics(game.name, self.network.weights))
        self._stream = new_stream(key, 1)
        self._ranked: list[int] = []  # the plans of the last choice without a search, best first
        self._view: Record = None
        self._seconds = 0.0

    @property
    def thought(self) -> Thought | None:
        """Of a choice without a search it is computed on request, because it is rarely used."""
        if not self._ranked:
            return self._thought
        plans = [self._planner.steps(self._view, plan)[:-1] for plan in self._ranked[:SHOWN]]
        candidates = [Candidate([action for _, action in steps], None, None, visits=0) for steps in plans]
        return Thought(candidates, iterations=0, seconds=self._seconds)

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        if budget != Budget():
            self._ranked = []
            return super().choose(view, legal, budget)
        if (step := self._planner.planned_step(view.tobytes())) is not None:
            return step
        self._ranked, self._view, self._thought = [], view, None
        if len(legal) == 1:
            return legal[0]
        began = self.clock()
        plans = sorted(self._planner.plans(view), key=lambda plan: -plan[1])
        self._ranked = [plan for plan, _ in plans]
        shares = np.array([share for _, share in plans])
        chosen = int(draw_plan(shares, len(plans), self._temperature, self._least, self._stream))
        step, _ = self._planner.begin(view, self._ranked[chosen])
        self._seconds = self.clock() - began
        return step

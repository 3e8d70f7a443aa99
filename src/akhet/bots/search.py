"""`search`: Monte Carlo tree search over deals of what the seat cannot see. `search_loop.py` says how."""

import hashlib
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from akhet.bots.bot import Budget, Candidate, Options, Thought
from akhet.bots.heuristics import GameHeuristics, heuristics_of
from akhet.bots.options import read_options
from akhet.bots.planner import Planner
from akhet.bots.search_loop import SEARCH_PARAMS, TO_THE_END
from akhet.bots.tree import Branch, Tree
from akhet.kernel.layout import Record, blank
from akhet.table import Game

DEFAULT_BUDGET = Budget(iterations=1000)
CLOCK_INTERVAL = 0.01  # seconds between readings of the clock
TICK = 1e-6  # seconds: some clocks do not advance between two readings
CHUNK = 64  # iterations between readings, until their speed is known
MOST_CORES = 64
# Options of the bot, not of its trees. `doubt`: the search stops when the second best plan would need more than this
# share of the remaining iterations to overtake the best; 1 stops only when nothing can change the choice any more.
# `processor`: seconds are counted in processor time, so that other work on the machine takes none of them.
EXTRAS = {"reuse": 1.0, "cores": 1.0, "share": 0.0, "doubt": 0.3, "processor": 0.0}


class SearchBot:
    """Grows one tree per core and takes the plan most visited in all of them together."""

    def __init__(self, game: Game, key: bytes, options: Options, heuristics: GameHeuristics | None = None) -> None:
        heuristics = heuristics or heuristics_of(game.name)
        given = read_options(heuristics.params | EXTRAS, options)
        params = blank(SEARCH_PARAMS)[0]
        for name in heuristics.params:
            setattr(params, name, given[name])
        self._reuse = given["reuse"] != 0.0
        self._share = given["share"] or heuristics.share
        self._doubt = given["doubt"]
        cores = max(1, min(MOST_CORES, int(given["cores"])))
        self.clock = time.perf_counter
        if given["processor"]:
            self.clock = time.thread_time if cores == 1 else time.process_time
        self._planner = Planner(heuristics, game.parts, key, params)
        keys = [hashlib.sha256(key + b"tree %d" % number).digest() for number in range(cores)]
        self._trees = [Tree(heuristics, game.parts, key, params) for key in keys]
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None
        self._followed = b""  # the View after the last plan, in which the trees can be grown further
        self._thought: Thought | None = None

    @property
    def thought(self) -> Thought | None:
        return self._thought

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        raw = view.tobytes()
        if (step := self._planner.planned_step(raw)) is not None:
            return step
        self._thought = None
        followed = raw == self._followed
        plans = self._planner.plans(view)
        if len(plans) == 1:  # a forced plan has no node: the trees stay as they are
            return self._begin(view, plans[0][0], followed)
        if not (followed and self._reuse):
            for tree in self._trees:
                tree.clear()
        began = self.clock()
        iterations = self._search(view, budget, began)
        branches = self._branches()
        self._thought = self._explain(view, branches, iterations, began)
        for tree in self._trees:
            tree.follow(branches[0].plan)
        return self._begin(view, branches[0].plan, True)

    def _begin(self, view: Record, plan: int, follow: bool) -> int:
        step, seen = self._planner.begin(view, plan)
        self._followed = seen if follow else b""
        return step

    def _search(self, view: Record, budget: Budget, began: float) -> int:
        """Search until the budget is spent or the choice is clear; return the iterations made."""
        if budget.seconds is None and budget.iterations is None:
            budget = DEFAULT_BUDGET
        most = TO_THE_END if budget.iterations is None else max(1, budget.iterations)
        done, chunk = 0, CHUNK
        while done < most:
            count = min(chunk, most - done)
            self._grow(view, count)
            done += count
            left = float(most - done)
            if budget.seconds is not None:
                elapsed = self.clock() - began
                seconds_left = budget.seconds * self._share - elapsed
                if seconds_left <= 0:
                    break
                rate = done / max(elapsed, TICK)
                chunk = max(len(self._trees), int(rate * min(CLOCK_INTERVAL, seconds_left)))
                left = min(left, rate * seconds_left)
            if self._decided(left):
                break
        return done

    def _grow(self, view: Record, iterations: int) -> None:
        if self._pool is None:
            self._trees[0].grow(view, iterations)
            return
        share, rest = divmod(iterations, len(self._trees))
        shares = [share + (number < rest) for number in range(len(self._trees))]
        list(self._pool.map(lambda tree, count: tree.grow(view, count), self._trees, shares))

    def _decided(self, left: float) -> bool:
        """Whether the most visited plan is likely to stay first in the iterations left."""
        branches = self._branches()
        return len(branches) > 1 and branches[0].visits - branches[1].visits > self._doubt * left

    def _branches(self) -> list[Branch]:
        """The results of all trees together, the most visited plan first."""
        if len(self._trees) == 1:
            found = self._trees[0].branches()
        else:
            sums: dict[int, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
            for tree in self._trees:
                for plan, *figures in tree.branches():
                    sums[plan] = [one + other for one, other in zip(sums[plan], figures, strict=True)]
            found = [Branch(plan, int(visits), wins, score) for plan, (visits, wins, score) in sums.items()]
        return sorted(found, key=lambda branch: (branch.visits, branch.wins, -branch.plan), reverse=True)

    def _explain(self, view: Record, branches: list[Branch], iterations: int, began: float) -> Thought:
        candidates = [
            Candidate(
                steps=[action for _, action in self._planner.steps(view, branch.plan)[:-1]],
                chance=branch.wins / branch.visits,
                score=branch.score / branch.visits,
                visits=branch.visits,
            )
            for branch in branches
        ]
        return Thought(candidates, iterations, self.clock() - began)

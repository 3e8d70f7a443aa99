"""`search`: Monte Carlo tree search over deals of what the seat cannot see. `search_loop.py` says how."""

import hashlib
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from akhet.bots.bot import Budget, Candidate, Options, Thought
from akhet.bots.heuristics import heuristics_of
from akhet.bots.options import read_options
from akhet.bots.planner import Planner
from akhet.bots.search_loop import SEARCH_PARAMS, TO_THE_END
from akhet.bots.tree import Branch, Tree
from akhet.kernel.layout import Record, blank
from akhet.table import Game

UNSAID = Budget(iterations=1000)
LOOK = 0.01  # seconds between looks at the clock
TICK = 1e-6  # seconds: some clocks stand still between two looks
CHUNK = 64  # iterations between looks, until it is known how long they take
MOST_CORES = 64
# Options that are not the tree's affair. `doubt`: the share of the iterations left that the second best plan would
# have to gain on the best for it to be worth going on; 1 stops only where nothing could change the choice any more.
# `processor`: its seconds are those in which a processor worked for it, so that other work beside takes none of them.
EXTRAS = {"reuse": 1.0, "cores": 1.0, "share": 0.0, "doubt": 0.3, "processor": 0.0}


class SearchBot:
    """Several cores grow a tree each, and the plan most visited in all of them together is taken."""

    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        heuristics = heuristics_of(game.name)
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
        self._followed = b""  # what will be seen when the last plan is carried out, and the trees may be grown on
        self.thought: Thought | None = None

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        raw = view.tobytes()
        if (step := self._planner.rest(raw)) is not None:
            return step
        self.thought = None
        followed = raw == self._followed
        plans = self._planner.plans(view)
        if len(plans) == 1:  # the trees have no node for it, so they stay where they are
            return self._begin(view, plans[0][0], followed)
        if not (followed and self._reuse):
            for tree in self._trees:
                tree.clear()
        began = self.clock()
        iterations = self._search(view, budget, began)
        branches = self._branches()
        self.thought = self._explain(view, branches, iterations, began)
        for tree in self._trees:
            tree.follow(branches[0].plan)
        return self._begin(view, branches[0].plan, True)

    def _begin(self, view: Record, plan: int, follow: bool) -> int:
        step, seen = self._planner.begin(view, plan)
        self._followed = seen if follow else b""
        return step

    def _search(self, view: Record, budget: Budget, began: float) -> int:
        """Search until the budget is spent, or the choice is as good as made; the iterations made."""
        if budget.seconds is None and budget.iterations is None:
            budget = UNSAID
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
                chunk = max(len(self._trees), int(rate * min(LOOK, seconds_left)))
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
        """Whether the plan most visited is likely to stay that, however the iterations left go."""
        branches = self._branches()
        return len(branches) > 1 and branches[0].visits - branches[1].visits > self._doubt * left

    def _branches(self) -> list[Branch]:
        """What all trees found out together, the most visited plan first."""
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

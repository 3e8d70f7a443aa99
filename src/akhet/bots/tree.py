"""One search tree, with the buffers that it needs to grow."""

from typing import NamedTuple

import numpy as np

from akhet.bots.heuristics import GameHeuristics
from akhet.bots.search_loop import NO_NODE, NODE, ROOT, TRAIL
from akhet.bots.workspace import Workspace
from akhet.kernel.layout import Record, blank

MOST_NODES = 1 << 20  # the system takes memory only for those that are used


class Branch(NamedTuple):
    """What the search found out about one plan."""

    plan: int
    visits: int
    wins: float
    score: float


class Tree:
    def __init__(self, heuristics: GameHeuristics, parts: Record, key: bytes, params: Record) -> None:
        self._work = Workspace(heuristics, parts, key)
        self._params = params
        self._nodes = np.empty(MOST_NODES, NODE).view(np.recarray)
        self._trail = blank(TRAIL)[0]
        self._root = ROOT

    def clear(self) -> None:
        self._root = ROOT
        self._nodes[ROOT].visits = 0
        self._nodes[ROOT].first_child = NO_NODE
        self._trail.nodes = 1

    def follow(self, plan: int) -> None:
        """Continue with the tree below a plan, if there is one."""
        for node in self._children():
            if self._nodes[node].plan == plan:
                self._root = node
                return
        self.clear()

    def grow(self, view: Record, iterations: int) -> None:
        work = self._work
        work.heuristics.search.search(
            view, work.parts, work.stream, self._params, work.state, self._nodes, self._root, self._trail,
            *work.buffers, work.scratch, iterations,
        )  # fmt: skip

    def branches(self) -> list[Branch]:
        nodes = self._nodes
        return [
            Branch(int(nodes[n].plan), int(nodes[n].visits), float(nodes[n].wins), float(nodes[n].score))
            for n in self._children()
        ]

    def _children(self) -> list[int]:
        found = []
        child = int(self._nodes[self._root].first_child)
        while child != NO_NODE:
            found.append(child)
            child = int(self._nodes[child].sibling)
        return found

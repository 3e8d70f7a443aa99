"""One search tree, with everything it needs to grow: the rules allocate nothing."""

from typing import NamedTuple

import numpy as np

from akhet.bots.mind import Mind
from akhet.bots.search_loop import NO_NODE, NODE, ROOT, TRAIL
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream

MOST_NODES = 1 << 20  # memory is taken only for those that are used


class Branch(NamedTuple):
    """What was found out about one plan."""

    plan: int
    visits: int
    wins: float
    score: float


class Tree:
    def __init__(self, mind: Mind, parts: Record, key: bytes, way: Record) -> None:
        self._mind = mind
        self._rules = mind.rules
        self._parts = parts
        self._way = way
        self._stream = new_stream(key)
        self._desk = mind.new_desk()[0]
        self._room = mind.room()
        self._state = blank(mind.rules.state)[0]
        self._nodes = np.empty(MOST_NODES, NODE).view(np.recarray)
        self._trail = blank(TRAIL)[0]
        self._root = ROOT

    def clear(self) -> None:
        self._root = ROOT
        self._nodes[ROOT].visits = 0
        self._nodes[ROOT].first_child = NO_NODE
        self._trail.nodes = 1

    def follow(self, plan: int) -> None:
        """Go on with what was found below a plan, if anything was."""
        for node in self._children():
            if self._nodes[node].plan == plan:
                self._root = node
                return
        self.clear()

    def grow(self, view: Record, iterations: int) -> None:
        self._mind.verbs["search"](
            view, self._parts, self._stream, self._way, self._state, self._nodes, self._root, self._trail,
            *self._room, self._desk, iterations,
        )  # fmt: skip

    def branches(self) -> list[Branch]:
        nodes = self._nodes
        return [
            Branch(int(nodes[n].plan), int(nodes[n].visits), float(nodes[n].wins), float(nodes[n].score))
            for n in self._children()
        ]

    def only_plan(self, view: Record) -> int | None:
        """The plan, where there is but one worth a thought."""
        self._rules.determinise(view, self._stream, self._state)
        moves, plans, scores = self._room
        count = self._mind.verbs["branch"](self._way, self._state, self._parts, moves, plans, scores, self._desk)
        return int(plans[0]) if count == 1 else None

    def steps(self, view: Record, plan: int) -> list[tuple[bytes, int]]:
        """The actions of a plan, each with what the seat will see when it is due; last, -1 and what it sees then."""
        state, seen = self._state, blank(self._rules.view)[0]
        self._rules.determinise(view, self._stream, state)
        found = [(view.tobytes(), self._next(plan, 0))]
        while found[-1][1] >= 0:
            self._rules.act(state, self._parts, found[-1][1], None)
            self._rules.look(state, view.seat, seen)
            found.append((seen.tobytes(), self._next(plan, len(found))))
        return found

    def _next(self, plan: int, taken: int) -> int:
        return int(self._mind.next_step(self._state, self._parts, plan, taken, self._desk))

    def _children(self) -> list[int]:
        found = []
        child = int(self._nodes[self._root].first_child)
        while child != NO_NODE:
            found.append(child)
            child = int(self._nodes[child].sibling)
        return found

"""The plans for a View, and the steps of a plan: shared by `greedy` and `search`."""

from akhet.bots.heuristics import GameHeuristics
from akhet.bots.workspace import Workspace
from akhet.kernel.layout import Record, blank


class Planner:
    """Works on deals of what the seat cannot see, so its plans depend on the View alone."""

    def __init__(self, heuristics: GameHeuristics, parts: Record, key: bytes, params: Record | None = None) -> None:
        self._heuristics = heuristics
        self._work = Workspace(heuristics, parts, key)
        self._params = params
        self._planned: dict[bytes, int] = {}  # the later steps of the last plan, by the View in which each is due

    def plans(self, view: Record) -> list[tuple[int, float]]:
        """The plans to choose from, with their scores: for a search those of its root, otherwise by `evaluate_all`."""
        work = self._work
        work.deal(view)
        _, plans, scores = work.buffers
        if self._params is None:
            count = self._heuristics.evaluate_all(work.state, work.parts, *work.buffers, work.scratch)
        else:
            branch = self._heuristics.search.branch
            count = branch(self._params, True, work.state, work.parts, *work.buffers, work.scratch)
        return list(zip(plans[:count].tolist(), scores[:count].tolist(), strict=True))

    def steps(self, view: Record, plan: int) -> list[tuple[bytes, int]]:
        """The actions of a plan, each with the View in which it is due; last, -1 with the View after the plan."""
        work, seen = self._work, blank(self._heuristics.rules.view)[0]
        work.deal(view)
        found = [(view.tobytes(), self._next_step(plan, 0))]
        while found[-1][1] >= 0:
            work.verbs.act(work.state, work.parts, found[-1][1], None)
            work.verbs.look(work.state, view.seat, seen)
            found.append((seen.tobytes(), self._next_step(plan, len(found))))
        return found

    def begin(self, view: Record, plan: int) -> tuple[int, bytes]:
        """Begin a plan: return its first step and the View after its last. `planned_step` returns the other steps."""
        steps = self.steps(view, plan)
        self._planned = dict(steps[1:-1])
        return steps[0][1], steps[-1][0]

    def planned_step(self, raw: bytes) -> int | None:
        """The step of the plan that was begun that is due in this View; None if there is none."""
        return self._planned.get(raw)

    def _next_step(self, plan: int, taken: int) -> int:
        work = self._work
        return int(self._heuristics.next_step(work.state, work.parts, plan, taken, work.scratch))

"""From a View to plans, and from a plan to its steps: what `greedy` and `search` have in common."""

from akhet.bots.heuristics import GameHeuristics
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream


class Planner:
    """Thinks on deals of what the seat cannot see: what it says depends on the View alone."""

    def __init__(self, heuristics: GameHeuristics, parts: Record, key: bytes, params: Record | None = None) -> None:
        self._heuristics = heuristics
        self._rules = heuristics.rules
        self._parts = parts
        self._params = params
        self._stream = new_stream(key)
        self._scratch = heuristics.new_scratch()[0]
        self._buffers = heuristics.buffers()
        self._state = blank(heuristics.rules.state)[0]
        self._rest: dict[bytes, int] = {}  # the steps still to make of the last plan, by what will be seen then

    def plans(self, view: Record) -> list[tuple[int, float]]:
        """All plans worth a thought, with how good each looks: to a search by its way, otherwise with all care."""
        self._rules.verbs.determinise(view, self._stream, self._state)
        _, plans, scores = self._buffers
        if self._params is None:
            count = self._heuristics.evaluate_all(self._state, self._parts, *self._buffers, self._scratch)
        else:
            count = self._heuristics.search.branch(
                self._params, True, self._state, self._parts, *self._buffers, self._scratch
            )
        return list(zip(plans[:count].tolist(), scores[:count].tolist(), strict=True))

    def steps(self, view: Record, plan: int) -> list[tuple[bytes, int]]:
        """The actions of a plan, each with what the seat will see when it is due; last, -1 and what it sees then."""
        state, seen = self._state, blank(self._rules.view)[0]
        self._rules.verbs.determinise(view, self._stream, state)
        found = [(view.tobytes(), self._next(plan, 0))]
        while found[-1][1] >= 0:
            self._rules.verbs.act(state, self._parts, found[-1][1], None)
            self._rules.verbs.look(state, view.seat, seen)
            found.append((seen.tobytes(), self._next(plan, len(found))))
        return found

    def begin(self, view: Record, plan: int) -> tuple[int, bytes]:
        """The first step of a plan, and what will be seen when all are made; `rest` has the others."""
        steps = self.steps(view, plan)
        self._rest = dict(steps[1:-1])
        return steps[0][1], steps[-1][0]

    def rest(self, raw: bytes) -> int | None:
        """The next step of the plan that was begun, where what is seen is what its steps lead to."""
        return self._rest.get(raw)

    def _next(self, plan: int, taken: int) -> int:
        return int(self._heuristics.next_step(self._state, self._parts, plan, taken, self._scratch))

"""From a View to plans, and from a plan to its steps: what `greedy` and `search` have in common."""

from akhet.bots.mind import Mind
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream


class Planner:
    """Thinks on deals of what the seat cannot see: what it says depends on the View alone."""

    def __init__(self, mind: Mind, parts: Record, key: bytes, way: Record | None = None) -> None:
        self._mind = mind
        self._rules = mind.rules
        self._parts = parts
        self._way = way
        self._stream = new_stream(key)
        self._desk = mind.new_desk()[0]
        self._room = mind.room()
        self._state = blank(mind.rules.state)[0]
        self._rest: dict[bytes, int] = {}  # the steps still to make of the last plan, by what will be seen then

    def plans(self, view: Record) -> list[tuple[int, float]]:
        """All plans worth a thought, with how good each looks: to a search by its way, otherwise with all care."""
        self._rules.determinise(view, self._stream, self._state)
        _, plans, scores = self._room
        if self._way is None:
            count = self._mind.survey(self._state, self._parts, *self._room, self._desk)
        else:
            count = self._mind.verbs["branch"](self._way, True, self._state, self._parts, *self._room, self._desk)
        return list(zip(plans[:count].tolist(), scores[:count].tolist(), strict=True))

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

    def begin(self, view: Record, plan: int) -> tuple[int, bytes]:
        """The first step of a plan, and what will be seen when all are made; `rest` has the others."""
        steps = self.steps(view, plan)
        self._rest = dict(steps[1:-1])
        return steps[0][1], steps[-1][0]

    def rest(self, raw: bytes) -> int | None:
        """The next step of the plan that was begun, where what is seen is what its steps lead to."""
        return self._rest.get(raw)

    def _next(self, plan: int, taken: int) -> int:
        return int(self._mind.next_step(self._state, self._parts, plan, taken, self._desk))

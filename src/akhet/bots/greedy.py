"""`greedy`: the plan that looks best now, by the game's own evaluation, at once."""

from akhet.bots.bot import Budget, Options
from akhet.bots.mind import mind_of
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream
from akhet.table import Game


class GreedyBot:
    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        self._rules = game.rules
        self._parts = game.parts
        self._mind = mind_of(game.name)
        self._stream = new_stream(key)
        self._desk = self._mind.new_desk()[0]
        self._room = self._mind.room()
        self._state = blank(self._rules.state)
        self._noise = float(options.get("noise", 0.0))
        self._plan = -1
        self._taken = 0
        self._expected = b""

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        rules, state = self._rules, self._state[0]
        rules.determinise(view, self._stream, state)
        if view.tobytes() != self._expected:
            if len(legal) == 1:
                return legal[0]
            choose = self._mind.verbs["greedy_plan"]
            self._plan = int(choose(state, self._parts, self._stream, self._noise, *self._room, self._desk))
            self._taken = 0
        action = int(self._mind.next_step(state, self._parts, self._plan, self._taken, self._desk))
        self._taken += 1
        rules.act(state, self._parts, action, None)
        seen = blank(rules.view)[0]
        rules.look(state, view.seat, seen)
        self._expected = seen.tobytes()
        if int(self._mind.next_step(state, self._parts, self._plan, self._taken, self._desk)) < 0:
            self._expected = b""
        return action

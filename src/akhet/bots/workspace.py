"""The buffers that a bot's rule functions work in: the rules allocate nothing themselves."""

from akhet.bots.heuristics import GameHeuristics
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream


class Workspace:
    """One position to try things on, a random stream, a scratch buffer, and buffers for moves, plans and scores."""

    def __init__(self, heuristics: GameHeuristics, parts: Record, key: bytes) -> None:
        self.heuristics = heuristics
        self.verbs = heuristics.rules.verbs
        self.parts = parts
        self.stream = new_stream(key)
        self.scratch = heuristics.new_scratch()[0]
        self.buffers = heuristics.buffers()
        self.state = blank(heuristics.rules.state)[0]

    def deal(self, view: Record) -> None:
        """Write a position with this View into `state`: what the seat cannot see is dealt at random."""
        self.verbs.determinise(view, self.stream, self.state)

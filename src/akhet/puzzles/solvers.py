"""How often the levels of the bots find the answer of a puzzle."""

from collections.abc import Sequence
from dataclasses import replace

from akhet.analysis.candidates import MOST_STEPS
from akhet.bots import new_bot
from akhet.bots.bot import Budget
from akhet.bots.levels import levels_of
from akhet.bots.spec import Spec
from akhet.kernel.layout import Record, blank
from akhet.puzzles.puzzle import is_decided, key_of
from akhet.table import Game

TRIES = 8  # of a level that does not search
ITERATIONS = 1000  # of a search whose level has a budget of seconds
Moves = Sequence[int]


class Solvers:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._levels = levels_of(game.name)

    def greedy(self, dealt: Record, id: str) -> bytes:
        """The position after what `greedy` would do."""
        return self._choice(Spec("greedy"), dealt, key_of(id, "greedy"))

    def weakest(self, dealt: Record, id: str, answers: Sequence[Moves]) -> float:
        """How often the weakest level finds one of these answers."""
        return self._rate(next(iter(self._levels)), dealt, id, answers)

    def rates(self, dealt: Record, id: str, answers: Sequence[Moves]) -> dict[str, float]:
        """How often each level finds one of these answers, weakest level first."""
        return {name: self._rate(name, dealt, id, answers) for name in self._levels}

    def _rate(self, name: str, dealt: Record, id: str, answers: Sequence[Moves]) -> float:
        spec = self._levels[name]
        if spec.budget.seconds is not None:
            spec = replace(spec, budget=Budget(iterations=ITERATIONS))
        right = {self._after(dealt, moves) for moves in answers}
        tries = 1 if spec.budget != Budget() else TRIES
        keys = [key_of(id, f"{name} {number}") for number in range(tries)]
        return sum(self._choice(spec, dealt, key) in right for key in keys) / tries

    def _choice(self, spec: Spec, dealt: Record, key: bytes) -> bytes:
        """The position after the decision of a bot."""
        game, verbs, state = self._game, self._game.rules.verbs, self._copy(dealt)
        bot, seat = new_bot(spec, game, key), int(dealt.turn)
        moves, view = game.rules.actions.buffer(), blank(game.rules.view)[0]
        for _ in range(MOST_STEPS):
            verbs.look(state, seat, view)
            legal = moves[: verbs.legal(state, game.parts, moves)].tolist()
            verbs.act(state, game.parts, bot.choose(view, legal, spec.budget), None)
            if is_decided(game, state, seat):
                break
        return state.tobytes()

    def _after(self, dealt: Record, moves: Moves) -> bytes:
        state = self._copy(dealt)
        for move in moves:
            self._game.rules.verbs.act(state, self._game.parts, int(move), None)
        return state.tobytes()

    def _copy(self, state: Record) -> Record:
        copy = blank(self._game.rules.state)
        copy[0] = state
        return copy[0]

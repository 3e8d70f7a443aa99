"""Which of our levels find a move: each is asked what it would play, by what the seat could know.

An answer is compared with the candidates by the position that it leads to. One that is no candidate, but a candidate's
plan carried out otherwise (the same District, paid with another good), is valued by that candidate and what the
evaluator says the difference between the two positions is worth.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from akhet.analysis.candidates import MOST_STEPS, Proposer
from akhet.analysis.evaluator import Evaluator
from akhet.bots import new_bot
from akhet.bots.bot import Budget
from akhet.bots.levels import levels_of
from akhet.bots.spec import Spec
from akhet.kernel.layout import Record, blank

TRIES = 9  # of a level that chooses partly at random; it finds what it plays in more than half of them
ITERATIONS = 1000  # of a level that searches: it thinks for a shorter time than at a table


EQUAL = 0.01  # of a win: an answer that is no further behind is as good as the best


@dataclass(frozen=True)
class Way:
    """A candidate, and how far it is behind the best."""

    moves: list[int]
    behind: float


def level_finders(
    evaluator: Evaluator, proposer: Proposer, dealt: Record, ways: list[Way], key: bytes
) -> Iterator[str | None]:
    """The levels that play the best of these ways or an equal one, weakest first. After each try that tells nothing
    new: None."""
    seat = int(dealt.turn)
    judge = Judge(evaluator, proposer, dealt, ways)
    for level, spec in levels_of(evaluator.game.name).items():
        tries = 1 if _thinks(spec) else TRIES
        found = 0
        for number in range(tries):
            own_key = hashlib.sha256(key + b"%s %d" % (level.encode(), number)).digest()
            found += judge.is_good(*_choice(evaluator, proposer, dealt, seat, spec, own_key))
            yield None
        if 2 * found > tries:
            yield level


class Judge:
    """Says whether an answer is as good as the best way."""

    def __init__(self, evaluator: Evaluator, proposer: Proposer, dealt: Record, ways: list[Way]) -> None:
        self._evaluator, self._dealt, self._ways = evaluator, dealt, ways
        self._after = [proposer.positions(dealt, way.moves)[-1] for way in ways]
        self._known = {state.tobytes(): way.behind <= EQUAL for state, way in zip(self._after, ways, strict=True)}

    def is_good(self, moves: list[int], after: Record) -> bool:
        position = after.tobytes()
        if position not in self._known:
            self._known[position] = self._behind(moves, after) <= EQUAL
        return self._known[position]

    def _behind(self, moves: list[int], after: Record) -> float:
        """How far an answer that is no candidate is behind the best one: by the nearest way with the same plan."""
        same_plan, seat = self._evaluator.description.same_plan, int(self._dealt.turn)
        own = float(self._evaluator.value(after)[seat])
        alike = [
            (float(self._evaluator.value(state)[seat]) - own, way.behind)
            for state, way in zip(self._after, self._ways, strict=True)
            if same_plan(moves, way.moves)
        ]
        return sum(min(alike, key=lambda one: abs(one[0]))) if alike else 1.0


def _thinks(spec: Spec) -> bool:
    return spec.budget != Budget()


def _choice(
    evaluator: Evaluator, proposer: Proposer, dealt: Record, seat: int, spec: Spec, key: bytes
) -> tuple[list[int], Record]:
    """What a bot chooses in one decision, and the position after it."""
    verbs, parts = evaluator.rules.verbs, evaluator.game.parts
    budget = spec.budget
    if _thinks(spec):
        budget = Budget(iterations=ITERATIONS if budget.iterations is None else min(ITERATIONS, budget.iterations))
    bot = new_bot(spec, evaluator.game, key)
    state, view = proposer.copy(dealt), blank(evaluator.rules.view)[0]
    buffer, moves = evaluator.buffers[0], list[int]()
    while len(moves) < MOST_STEPS:
        if verbs.awaits_chance(state) or int(state.turn) != seat:
            break
        if moves and evaluator.description.begins_decision(state):
            break
        legal = buffer[: verbs.legal(state, parts, buffer)].tolist()
        if not legal:
            break
        verbs.look(state, seat, view)
        moves.append(bot.choose(view, legal, budget))
        verbs.act(state, parts, moves[-1], None)
    return moves, state

"""The reasonable ways to play a decision, made from what the seat may know."""

from dataclasses import dataclass

from akhet.analysis.evaluator import Evaluator
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import new_stream

MOST_CANDIDATES = 8
LEAST_PRIOR = 0.01  # a plan that the reference policy plays less often is left out, unless it was played
CLEAR_PRIOR = 0.98  # who does what the reference policy does this often has decided nothing
MOST_STEPS = 64


@dataclass
class Candidate:
    """Moves that lead to one position before the next chance result, however they are ordered."""

    moves: list[int]
    prior: float
    played: bool = False


class Proposer:
    """Finds the candidates of a decision on a deal of what the seat cannot see."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._heuristics = evaluator.heuristics
        self._parts = evaluator.game.parts
        self._verbs = evaluator.rules.verbs

    def deal(self, view: Record, key: bytes) -> Record:
        state = blank(self._evaluator.rules.state)[0]
        self._verbs.determinise(view, new_stream(key), state)
        return state

    def candidates(self, dealt: Record, played: list[int] | None) -> list[Candidate]:
        """All candidates, the likeliest first; one is marked as played, unless nothing was."""
        _, plans, scores = self._evaluator.buffers
        count = self._heuristics.root_plans(dealt, self._parts, *self._evaluator.buffers, self._evaluator.scratch)
        proposed = sorted(zip(scores[:count].tolist(), plans[:count].tolist(), strict=True), reverse=True)
        found: dict[bytes, Candidate] = {}
        for prior, plan in proposed:
            moves, after = self.carry_out(dealt, plan)
            known = found.setdefault(after, Candidate(moves, 0.0))
            known.prior += prior
        if played is not None:
            own = found.setdefault(self.after(dealt, played), Candidate(played, 0.0))
            own.moves, own.played = played, True
        return sorted(found.values(), key=lambda one: -one.prior)

    def carry_out(self, dealt: Record, plan: int) -> tuple[list[int], bytes]:
        """The moves of a plan, and the position after them."""
        state, moves = self.copy(dealt), list[int]()
        while len(moves) < MOST_STEPS:
            move = int(self._heuristics.next_step(state, self._parts, plan, len(moves), self._evaluator.scratch))
            if move < 0:
                break
            self._verbs.act(state, self._parts, move, None)
            moves.append(move)
        return moves, state.tobytes()

    def after(self, dealt: Record, moves: list[int]) -> bytes:
        return self.positions(dealt, moves)[-1].tobytes()

    def positions(self, dealt: Record, moves: list[int]) -> list[Record]:
        """The positions before each of these moves and after all."""
        found = [self.copy(dealt)]
        for move in moves:
            state = self.copy(found[-1])
            self._verbs.act(state, self._parts, move, None)
            found.append(state)
        return found

    def copy(self, state: Record) -> Record:
        copy = blank(self._evaluator.rules.state)
        copy[0] = state
        return copy[0]


def reasonable(candidates: list[Candidate]) -> list[Candidate]:
    """The likeliest candidates and the one that was played."""
    likely = [one for one in candidates if one.prior >= LEAST_PRIOR][:MOST_CANDIDATES]
    return likely + [one for one in candidates if one.played and one not in likely]


def is_clear(candidates: list[Candidate]) -> bool:
    """Whether the player did what the reference policy nearly always does."""
    return candidates[0].played and candidates[0].prior >= CLEAR_PRIOR

"""What an attempt at a puzzle is worth.

An answer that was compared when the puzzle was made has its loss from there. Any other one is compared with the best
answer when somebody gives it: so an answer that nobody thought of is never wrong for that reason.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from akhet.analysis.candidates import Candidate, Proposer
from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.trial import Grade
from akhet.hints.reason import Line, Reason, reasons_of, strongest
from akhet.puzzles.puzzle import Answer, Puzzle, deal, key_of, view_of
from akhet.table import Game

WORLDS = 512  # for an answer that was not compared before
MOST_REASONS = 3


@dataclass(frozen=True)
class Judged:
    """An attempt: its answer, all answers with it, and why the best one is better."""

    answer: Answer
    answers: Sequence[Answer]
    reasons: Sequence[Reason]
    reasons_given: Sequence[Reason]  # for the answer that was given

    @property
    def grade(self) -> Grade:
        return self.answer.grade


def judge(game: Game, puzzle: Puzzle, moves: Sequence[int]) -> Judged:
    """Judge the moves of a whole decision."""
    evaluator = Evaluator(game)
    proposer = Proposer(evaluator)
    view = view_of(game, puzzle)
    dealt = deal(game, view, puzzle.id)
    after = proposer.after(dealt, list(moves))
    known = next((one for one in puzzle.answers if proposer.after(dealt, list(one.moves)) == after), None)
    answers = list(puzzle.answers)
    if known is None:
        known = _compared(evaluator, puzzle, moves)
        answers = sorted([*answers, known], key=lambda one: one.behind)
    better, worse = (Line(list(one.moves), proposer.positions(dealt, list(one.moves))) for one in (puzzle.best, known))
    find = reasons_of(game.name)
    if find is None or known is puzzle.best:
        good = [] if find is None else find(game, better, None)
        return Judged(known, answers, strongest(good, [], MOST_REASONS), [])
    good, bad = find(game, better, worse), find(game, worse, better)
    return Judged(known, answers, strongest(good, bad, MOST_REASONS), strongest(bad, good, MOST_REASONS))


def _compared(evaluator: Evaluator, puzzle: Puzzle, moves: Sequence[int]) -> Answer:
    """Play an answer and the best one in the same worlds."""
    view = view_of(evaluator.game, puzzle)
    both = [Candidate(list(puzzle.best.moves), puzzle.best.prior, True), Candidate(list(moves), 0.0)]
    comparison = Comparison(puzzle.seat, int(puzzle.view["players"]), view, None, key_of(puzzle.id, "attempt"), both)
    comparison.play(evaluator, WORLDS)
    behind, error = comparison.behind(1, 0)
    return Answer(tuple(moves), 0.0, puzzle.best.value - behind, behind, error, WORLDS)

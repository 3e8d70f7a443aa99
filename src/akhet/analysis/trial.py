"""Another move in a decision of a finished game: what it is worth beside the best one, by what the seat could know."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from akhet.analysis.candidates import Candidate, Proposer
from akhet.analysis.description import description_of
from akhet.analysis.estimates import CLOSE, Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.explanation import why
from akhet.analysis.types import ReviewDecision
from akhet.hints.reason import Reason
from akhet.kernel.layout import Record, blank
from akhet.table import Game, Table

PLANS = 60_000  # played in rollouts: about a second
WORLDS = 8
STEP = 5000  # plans of one step, less than 0.1 seconds
MOST_WORLDS = 1024
SOLVED, HALF = 0.01, 0.03  # losses of a win
MOST_REASONS = 3

Grade = Literal["solved", "half", "missed"]


@dataclass(frozen=True)
class Verdict:
    """What an attempt is worth."""

    grade: Grade
    candidate: int | None  # its place among the candidates of the review; None if it was not one of them
    loss: float  # against the best candidate of the review
    error: float
    value: float | None  # of the attempt; None if it was not compared
    value_error: float | None
    reasons: list[Reason]  # for the better one


def is_whole(table: Table, seat: int) -> bool:
    """Whether the moves made at a table, by this seat, are a whole decision."""
    if not table.plies:
        return False
    last = table.plies[-1]
    if last.chance or table.over or table.turn != seat:
        return True
    return description_of(table.game.name).begins_decision(table.state)


def grade_of(loss: float, error: float) -> Grade:
    """The grade of an attempt, here and in puzzles. What cannot be told from the best is never missed.

    But only a small loss counts as none for that reason: nobody has solved anything just because it was measured badly.
    """
    close = loss <= CLOSE * error
    if loss <= SOLVED or (close and loss <= HALF):
        return "solved"
    return "half" if close or loss <= HALF else "missed"


def judge_steps(
    game: Game, before: Record, seat: int, decision: ReviewDecision, moves: list[int], key: bytes
) -> Iterator[Verdict | None]:
    """Judge an attempt, in small steps. The last one is the verdict.

    A candidate of the review has its value already. Anything else is compared with the best one in new worlds; as that
    one was chosen in others, the difference is an unbiased estimate.
    """
    evaluator = Evaluator(game)
    proposer = Proposer(evaluator)
    view = blank(game.rules.view)[0]
    game.rules.verbs.look(before, seat, view)
    dealt = proposer.deal(view, key)
    tried = proposer.after(dealt, moves)
    for place, one in enumerate(decision["candidates"]):
        if proposer.after(dealt, [move["move"] for move in one["moves"]]) == tried:
            yield _known(decision, place)
            return
    best = decision["candidates"][0]["moves"] if decision["candidates"] else decision["played"]
    ways = [Candidate([move["move"] for move in best], 0.0), Candidate(moves, 0.0, played=True)]
    if proposer.after(dealt, ways[0].moves) == tried:
        yield Verdict("solved", None, 0.0, 0.0, None, None, [])
        return
    comparison = Comparison(seat, int(dealt.players), view, None, key, ways)
    played = 0
    worlds = WORLDS
    while played < PLANS and comparison.worlds < MOST_WORLDS:
        used = comparison.play(evaluator, worlds)
        played += used
        worlds = 2 * max(1, STEP * worlds // (2 * max(1, used)))
        yield None
    loss, error = comparison.behind(1, 0)
    better = 0 if loss > 0 else 1
    reasons, _ = why(evaluator, proposer, comparison, dealt, better, 1 - better)
    value, value_error = float(comparison.means[1]), comparison.spread(1)
    yield Verdict(grade_of(loss, error), None, loss, error, value, value_error, reasons[:MOST_REASONS])


def _known(decision: ReviewDecision, place: int) -> Verdict:
    """A candidate of the review. What was played there and has a mark is missed again."""
    one = decision["candidates"][place]
    if one["played"]:
        loss, error = decision["loss"], decision["error"]
    else:
        loss, error = one["behind"], one["behind_error"]
    grade: Grade = "solved" if place == 0 else grade_of(loss, error)
    if one["played"] and decision["mark"] is not None:
        grade = "missed"
    return Verdict(grade, place, loss, error, one["value"], one["error"], [])

"""Why the best candidate of a decision is better than what was played, who finds it, and how the game may go on."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from akhet.analysis.candidates import Candidate, Proposer
from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.finders import Way, level_finders
from akhet.analysis.futures import Future, typical_futures
from akhet.analysis.outcomes import outcome_reasons
from akhet.hints.reason import Line, Reason, reasons_of, strongest
from akhet.kernel.layout import Record

MOST_REASONS = 4


@dataclass
class Explanation:
    reasons: list[Reason] = field(default_factory=list[Reason])  # for the best candidate, the strongest first
    against: list[Reason] = field(default_factory=list[Reason])  # for the other one
    found_by: list[str] = field(default_factory=list[str])
    futures: list[Future] = field(default_factory=list[Future])


def why(
    evaluator: Evaluator, proposer: Proposer, comparison: Comparison, dealt: Record, better: int, worse: int
) -> tuple[list[Reason], list[Reason]]:
    """The reasons for one candidate and for the other: first how the games ended, then what the moves do at once."""
    ended = outcome_reasons(evaluator.description, comparison, better, worse)
    instead = outcome_reasons(evaluator.description, comparison, worse, better)
    reasons = reasons_of(evaluator.game.name)
    if reasons is None:
        return ended, instead
    lines = [_line(proposer, dealt, comparison.candidates[place]) for place in (better, worse)]
    good, bad = reasons(evaluator.game, *lines), reasons(evaluator.game, lines[1], lines[0])
    return (
        ended + strongest(good, bad, MOST_REASONS - len(ended)),
        instead + strongest(bad, good, MOST_REASONS - len(instead)),
    )


def _line(proposer: Proposer, dealt: Record, way: Candidate) -> Line:
    return Line(way.moves, proposer.positions(dealt, way.moves))


def explain(
    evaluator: Evaluator, proposer: Proposer, comparison: Comparison, dealt: Record, found: Explanation
) -> Iterator[None]:
    """Fill in an explanation of a decision with a mark, in small steps."""
    best, played = comparison.best, comparison.played
    found.reasons, found.against = why(evaluator, proposer, comparison, dealt, best, played)
    found.futures = typical_futures(evaluator, comparison, best)
    yield None
    ways = [
        # what was played there and has a mark is never as good, however little it is behind in these worlds
        Way(one.moves, 1.0 if place == played else comparison.behind(place, best)[0])
        for place, one in enumerate(comparison.candidates)
    ]
    for level in level_finders(evaluator, proposer, dealt, ways, comparison.key):
        if level is not None:
            found.found_by.append(level)
        yield None

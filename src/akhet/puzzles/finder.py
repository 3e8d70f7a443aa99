"""What makes a position a puzzle: one answer, or a few equal ones, clearly better than all others, and not obvious.

The comparison is that of reviews: the same deals and the same future chance for every answer. It is sequential: a few
worlds first, then twice as many, as long as the position can still become a puzzle. Then everything is played again
with another seed and twice the budget; the values of a puzzle are those of this second run, so that the choice of the
position did not flatter them.
"""

import hashlib
from dataclasses import dataclass

import numpy as np

from akhet.analysis.candidates import Candidate, Proposer
from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.trial import HALF
from akhet.kernel.layout import Record, blank
from akhet.puzzles.positions import Decision
from akhet.puzzles.puzzle import Answer, Puzzle, deal, puzzle_id
from akhet.puzzles.rating import starting_rating
from akhet.puzzles.solvers import Solvers
from akhet.puzzles.themes import themes_of

LEAST_ANSWERS, MOST_ANSWERS = 4, 6  # positions that the decision can lead to; how many of them are compared
LEAST_WRONG = 2  # of these
MARGIN = 0.05  # by which every wrong answer is behind
SURE = 4.0  # standard errors of that
CLEAR = 2.0  # standard errors within which another answer is at least half right
FIRST_WORLDS, MOST_WORLDS = 8, 512
AGAIN, LEAST_AGAIN = 2, 64  # times as many worlds in the second run, and at least so many
HOPELESS, WON = 0.05, 0.95  # a value beyond which nothing is at stake
OBVIOUS = 0.5  # how often the weakest level may find the answer


@dataclass
class Tally:
    """What became of the positions that were looked at."""

    positions: int = 0
    few: int = 0
    no_stake: int = 0
    margin: int = 0
    unstable: int = 0
    obvious: int = 0
    found: int = 0


class Finder:
    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.game = evaluator.game
        self.proposer = Proposer(evaluator)
        self.solvers = Solvers(self.game)
        self.tally = Tally()

    def puzzle(self, decision: Decision) -> Puzzle | None:
        """The puzzle that a decision is, if it is one."""
        self.tally.positions += 1
        view = seen(self.evaluator, decision.state)
        position = self.game.rules.notation.view_position(self.game.components, view)
        id = puzzle_id(self.game.name, position)
        dealt = deal(self.game, view, id)
        if not HOPELESS < float(self.evaluator.value(dealt)[int(dealt.turn)]) < WON:
            self.tally.no_stake += 1
            return None
        candidates = self._candidates(dealt)
        if len(candidates) < LEAST_ANSWERS:
            self.tally.few += 1
            return None
        compared = self._compared(dealt, id, candidates)
        first = self._compare(dealt, view, compared, _key(id, "first"), MOST_WORLDS)
        if first is None:
            return None
        right = [one.moves for place, one in enumerate(compared) if is_right(first, place)]
        if self.solvers.greedy(dealt, id) in {self.proposer.after(dealt, moves) for moves in right} and (
            self.solvers.weakest(dealt, id, right) > OBVIOUS
        ):
            self.tally.obvious += 1
            return None
        second = self._compare(
            dealt, view, compared, _key(id, "second"), AGAIN * MOST_WORLDS, max(LEAST_AGAIN, AGAIN * first.worlds)
        )
        if second is None or not is_right(first, second.best):
            self.tally.unstable += 1
            return None
        answers = answers_of(second)
        if not all(one.behind >= SURE * one.error for one in answers if one.grade == "missed"):
            self.tally.unstable += 1  # one was behind another best answer by as much, and played no further
            return None
        self.tally.found += 1
        rates = self.solvers.rates(dealt, id, [one.moves for one in answers if one.grade == "solved"])
        return Puzzle(
            self.game.name,
            position,
            answers,
            themes_of(self.game, view, dealt, answers[0].moves),
            round(starting_rating(rates)),
            rates,
            decision.source,
        )

    def _candidates(self, dealt: Record) -> list[Candidate]:
        heuristics, evaluator = self.evaluator.heuristics, self.evaluator
        _, plans, scores = evaluator.buffers
        count = heuristics.root_plans(dealt, self.game.parts, *evaluator.buffers, evaluator.scratch)
        if count < LEAST_ANSWERS:
            return []
        likeliest, _ = self.proposer.carry_out(dealt, int(plans[int(np.argmax(scores[:count]))]))
        return self.proposer.candidates(dealt, likeliest)

    def _compared(self, dealt: Record, id: str, candidates: list[Candidate]) -> list[Candidate]:
        """The answers to compare: those that the network thinks of, and that of `greedy`."""
        found = candidates[:MOST_ANSWERS]
        greedy = self.solvers.greedy(dealt, id)
        found += [one for one in candidates[MOST_ANSWERS:] if self.proposer.after(dealt, one.moves) == greedy]
        return found

    def _compare(
        self, dealt: Record, view: Record, candidates: list[Candidate], key: bytes, most: int, least: int = 0
    ) -> Comparison | None:
        """Play the candidates until they are a puzzle's answers with at least so many worlds; None if they are not."""
        comparison = Comparison(int(dealt.turn), int(dealt.players), view, None, key, candidates)
        while True:
            comparison.play(self.evaluator, max(FIRST_WORLDS, least // 2, comparison.worlds))
            drop_wrong(comparison)
            if comparison.worlds < least:  # it was a puzzle in the first run: a few worlds do not say otherwise
                continue
            value = float(comparison.means[comparison.best])
            if not HOPELESS < value < WON and comparison.worlds > FIRST_WORLDS:
                self.tally.no_stake += 1
                return None
            wanted = worlds_wanted(comparison)
            if wanted > most:
                self.tally.margin += 1
                return None
            if comparison.worlds >= wanted:
                return comparison


def seen(evaluator: Evaluator, state: Record) -> Record:
    view = blank(evaluator.rules.view)[0]
    evaluator.rules.verbs.look(state, int(state.turn), view)
    return view


def drop_wrong(comparison: Comparison) -> None:
    """Play candidates no further that are wrong for sure."""
    best = comparison.best
    for place in np.flatnonzero(comparison.active).tolist():
        if place != best and as_wrong(comparison, place, best) <= comparison.counts[place]:
            comparison.active[place] = False


def worlds_wanted(comparison: Comparison) -> float:
    """About how many worlds it takes to say of every candidate what it is; infinite if the position is no puzzle."""
    best = comparison.best
    wrong = [as_wrong(comparison, place, best) for place in range(len(comparison.candidates)) if place != best]
    right = [as_right(comparison, place, best) for place in range(len(comparison.candidates)) if place != best]
    wrong_ones = sum(one <= other for one, other in zip(wrong, right, strict=True))
    if wrong_ones < max(LEAST_WRONG, len(wrong) / 2):
        return float("inf")
    return max(min(pair) for pair in zip(wrong, right, strict=True))


def as_wrong(comparison: Comparison, place: int, best: int) -> float:
    """About how many worlds show that a candidate is wrong; infinite if it does not seem to be.

    Where all results were the same, others are rare but possible: that takes some worlds too.
    """
    behind, error = comparison.behind(place, best)
    worlds = int(comparison.counts[place])
    if behind < MARGIN:  # with luck it turns out to be
        return 2.0 * worlds if behind + error >= MARGIN else float("inf")
    return max(worlds * (SURE * error / behind) ** 2, SURE / behind)


def as_right(comparison: Comparison, place: int, best: int) -> float:
    """The same for one that is at least half right."""
    behind, error = comparison.behind(place, best)
    if behind >= HALF:
        return float("inf")
    return max(int(comparison.counts[place]) * (CLEAR * error / (HALF - behind)) ** 2, CLEAR / (HALF - behind))


def is_right(comparison: Comparison, place: int) -> bool:
    return place == comparison.best or as_right(comparison, place, comparison.best) <= comparison.worlds


def answers_of(comparison: Comparison) -> tuple[Answer, ...]:
    """The candidates as answers, the best first."""
    best = comparison.best
    found: list[Answer] = []
    for place, one in enumerate(comparison.candidates):
        behind, error = comparison.behind(place, best) if place != best else (0.0, comparison.spread(place))
        value = float(comparison.means[place])
        found.append(Answer(tuple(one.moves), one.prior, value, behind, error, int(comparison.counts[place])))
    return (found[best], *sorted(found[:best] + found[best + 1 :], key=lambda one: one.behind))


def _key(id: str, run: str) -> bytes:
    return hashlib.sha256(f"akhet puzzle {id} {run} run".encode()).digest()

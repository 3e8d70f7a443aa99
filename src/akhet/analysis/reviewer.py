"""The review of a finished game. The same record, seed and budget give the same review."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from akhet.analysis.bill import refine_luck, steps_along
from akhet.analysis.candidates import Proposer, is_clear, reasonable
from akhet.analysis.course import Choice, Course
from akhet.analysis.estimates import CLOSE, MARKS, Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.explanation import explain
from akhet.analysis.report import Decided, report
from akhet.analysis.types import Review
from akhet.kernel.layout import blank
from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Components
from akhet.record import replay
from akhet.table import Table, key_for

DEFAULT_BUDGET = 600_000  # plans that are played in rollouts
LEAST_BUDGET, MOST_BUDGET = 1000, 10**10
FIRST_WORLDS = (4, 12)  # of every decision, before the budget goes to those that are in doubt
MOST_WORLDS = 2048  # of one decision
SURE = 0.004  # a standard error that needs no more rollouts
PLANS_PER_LUCK_GAME = 6000  # of the budget
STEP = 5000  # plans of one step, less than 0.1 seconds
PRECISE = 6.0  # a clear mark is measured until the loss is so many times its error
UNMARKED = 0.01  # how much a doubt counts that cannot change a mark
SHOWN = 16  # how often progress is reported after the first pass

Progress = Callable[[Review], None]


def review(
    record: Any,
    seed: int = 1,
    budget: int = DEFAULT_BUDGET,
    progress: Progress = lambda review: None,
    *,
    components: Path | Components | None = None,
) -> Review:
    """Review a finished game: a record, or a table. A record that does not hold, or is not over, is refused.

    `progress` is called with the review as far as it is made: first with the graph and the luck, then with the marks of
    a first pass, then as they become surer. It stops the work by raising an exception. `budget` is a number of
    plans played in rollouts, to which the time is proportional.
    """
    made: Review | None = None
    for part in review_steps(record, seed, budget, components=components):
        if part is not None:
            made = part
            progress(part)
    assert made is not None
    return made


def review_steps(
    record: Any, seed: int = 1, budget: int = DEFAULT_BUDGET, *, components: Path | Components | None = None
) -> Iterator[Review | None]:
    """The same in small steps, for a caller that has other things to do in between.

    After most steps there is nothing new to show: None. The last one is the whole review.
    """
    if not LEAST_BUDGET <= budget <= MOST_BUDGET:
        raise refuse("analysis.budget", None, least=LEAST_BUDGET, most=MOST_BUDGET)
    table = record if isinstance(record, Table) else replay(record, components)
    yield None
    yield from Reviewer(table, seed, budget).steps()


class Reviewer:
    """The work of one review."""

    def __init__(self, table: Table, seed: int, budget: int) -> None:
        self.course = Course(table)
        self._seed, self._budget = seed, budget
        self._budget_of_marks = budget * 3 // 4
        self.evaluator = Evaluator(table.game)
        self.proposer = Proposer(self.evaluator)
        self._used = 0  # for marks; how much the luck takes depends on cards that a seat does not see
        self._used_for_luck = 0

    def steps(self) -> Iterator[Review | None]:
        self._values = yield from steps_along(self.course, self.evaluator)
        self._decisions: list[Decided] = []
        for choice in self.course.choices:
            self._decisions.append(self.prepare(choice))
            yield None
        yield self._report(0.05)
        open_ones = [one for one in self._decisions if one.comparison is not None]
        for worlds in FIRST_WORLDS:
            if self._used * worlds // FIRST_WORLDS[0] < self._budget_of_marks:
                for one in open_ones:
                    yield from self._play(one, worlds)
                yield self._report(self._share_used())
        key = hashlib.sha256(key_for(self._seed) + b"review luck").digest()
        for plans in refine_luck(self.course, self.evaluator, self._values, key, luck_games(self._budget)):
            self._used_for_luck += plans
            yield None
        yield self._report(self._share_used())
        yield from self._spend(open_ones)
        for one in open_ones:
            assert one.comparison is not None
            if one.mark is not None:
                yield from explain(self.evaluator, self.proposer, one.comparison, one.dealt, one.explanation)
        yield self._report(1.0)

    def prepare(self, choice: Choice) -> Decided:
        """The candidates of a choice, and whether it counts."""
        view = blank(self.course.game.rules.view)[0]
        self.course.game.rules.verbs.look(choice.before, choice.seat, view)
        key = decision_key(self._seed, choice.first)
        dealt = self.proposer.deal(view, key)
        if choice.stand_in:
            return Decided(choice, "stand_in", [], dealt, None)
        candidates = self.proposer.candidates(dealt, choice.moves)
        if len(candidates) == 1:
            return Decided(choice, "forced", candidates, dealt, None)
        if is_clear(candidates):
            return Decided(choice, "clear", candidates, dealt, None)
        comparison = Comparison(
            choice.seat,
            self.course.players,
            view,
            choice.before if self.course.game.rules.manifest.hides else None,
            key,
            reasonable(candidates),
        )
        return Decided(choice, "open", candidates, dealt, comparison)

    def _play(self, one: Decided, worlds: int) -> Iterator[None]:
        """Play a decision in so many more worlds, an even number."""
        assert one.comparison is not None
        at_once = 2
        while worlds > 0:
            count = min(worlds, at_once)
            played = one.comparison.play(self.evaluator, count)
            self._used += played
            worlds -= count
            at_once = 2 * max(1, STEP * count // (2 * max(1, played)))
            yield None

    def _spend(self, decisions: list[Decided]) -> Iterator[Review | None]:
        """Play more worlds of the decisions whose marks are least clear, until the budget is spent."""
        next_report = self._used
        while True:
            for one in decisions:
                assert one.comparison is not None
                one.comparison.drop_clearly_worse()
            wanted = sorted(((_doubt(one), -one.choice.first, one) for one in decisions), key=lambda item: item[:2])
            doubt, _, one = wanted[-1] if wanted else (0.0, 0, None)
            if one is None or doubt <= 0.0:
                return
            assert one.comparison is not None
            worlds = min(one.comparison.worlds, MOST_WORLDS - one.comparison.worlds)
            if self._used >= self._budget_of_marks:
                return
            yield from self._play(one, worlds)
            if self._used >= next_report:
                yield self._report(self._share_used())
                next_report = self._used + self._budget_of_marks // SHOWN

    def _share_used(self) -> float:
        return min(0.99, 0.05 + 0.94 * (self._used + self._used_for_luck) / self._budget)

    def _report(self, done: float) -> Review:
        return report(
            self.course, self.evaluator, self._values, self._decisions, done,
            {"seed": self._seed, "budget": self._budget, "used": self._used + self._used_for_luck},
        )  # fmt: skip


def luck_games(budget: int) -> int:
    """How many games are played on before and after each draw: it depends on nothing that chance decides."""
    return max(2, budget // PLANS_PER_LUCK_GAME)


def decision_key(seed: int, first: int) -> bytes:
    """The random key of the decision that begins with this ply, in a review with this seed."""
    return hashlib.sha256(key_for(seed) + b"review ply %d" % first).digest()


def _doubt(one: Decided) -> float:
    """How much more worlds could change the mark of a decision; 0 if nothing is in doubt."""
    comparison = one.comparison
    if comparison is None or comparison.worlds >= MOST_WORLDS or comparison.active.sum() < 2:
        return 0.0
    loss = comparison.loss()
    lost = -float(loss.change[comparison.seat])
    error = max(loss.error, _least_error(comparison))
    if error < SURE:
        return 0.0
    nearest = min(abs(lost - least) for _, least in MARKS)
    if lost + CLOSE * error < MARKS[-1][1]:
        return UNMARKED * error
    clear = lost > CLOSE * error and nearest > CLOSE * error
    return error if not clear or error > lost / PRECISE else UNMARKED * error


def _least_error(comparison: Comparison) -> float:
    """The error against the strongest rival of what was played, where both halves chose that."""
    played, best = comparison.played, comparison.best
    if best != played:
        return comparison.behind(played, best)[1]
    rivals = [place for place in range(len(comparison.candidates)) if comparison.active[place] and place != played]
    gaps = [comparison.behind(place, played) for place in rivals]
    nearest = min(gaps, key=lambda gap: gap[0] / max(gap[1], 1e-9))
    return nearest[1] if nearest[0] < CLOSE * nearest[1] else 0.0

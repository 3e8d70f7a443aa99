"""The comparison of a decision's candidates: rollouts in the same worlds, paired differences, and their errors.

The best of several noisy means looks better than it is (the winner's curse). So the loss is cross-fitted: the best
candidate is chosen in the even worlds and the difference to it is estimated in the odd ones, and the other way round;
the loss is the mean of both. Each part is an unbiased estimate of the loss against the candidate that was chosen.
"""

from dataclasses import dataclass, field

import numpy as np

from akhet.analysis.candidates import Candidate
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.types import Mark
from akhet.kernel.layout import Record

CLEARLY_WORSE = 3.0  # standard errors of the paired difference
MARKS: tuple[tuple[Mark, float], ...] = (("blunder", 0.08), ("mistake", 0.04), ("inaccuracy", 0.02))
CLOSE = 2.0  # standard errors
USUAL = 0.2  # what the reference policy plays as often is never a blunder


@dataclass
class Loss:
    """Estimates of what a choice lost: for every seat, what it changed against the best candidate."""

    change: np.ndarray  # of the mean over all worlds; below zero for who lost
    error: float  # of the deciding seat's change
    open_change: np.ndarray  # in the world as it was
    open_error: float


@dataclass
class Comparison:
    """The candidates of a decision, and the worlds that they were played in so far."""

    seat: int
    players: int
    view: Record
    truth: Record | None  # the position as it was; None if nothing is hidden
    key: bytes
    candidates: list[Candidate]
    worlds: int = 0
    active: np.ndarray = field(init=False)
    counts: np.ndarray = field(init=False)
    found: np.ndarray = field(init=False)  # by candidate, world and seat
    finals: np.ndarray = field(init=False)  # the final scores, in the same way
    ends: np.ndarray = field(init=False)  # by candidate, world and part of the deciding seat's final score
    open_found: np.ndarray = field(init=False)
    open_worlds: int = 0

    def __post_init__(self) -> None:
        many = len(self.candidates)
        self._steps = np.zeros((many, max(len(one.moves) for one in self.candidates)), np.int64)
        for row, one in zip(self._steps, self.candidates, strict=True):
            row[: len(one.moves)] = one.moves
        self._lengths = np.array([len(one.moves) for one in self.candidates], np.int64)
        self.active = np.ones(many, np.bool_)
        self.counts = np.zeros(many, np.int64)
        self.found = np.zeros((many, 0, self.players))
        self.finals = np.zeros((many, 0, self.players))
        self.open_found = np.zeros((many, 0, self.players))
        self.played = next(place for place, one in enumerate(self.candidates) if one.played)

    def play(self, evaluator: Evaluator, worlds: int) -> int:
        """Play the active candidates in so many more worlds, an even number; return the number of plans played."""
        before, parts = self.worlds, len(evaluator.description.ends)
        if before == 0:
            self.ends = np.zeros((len(self.candidates), 0, parts))
        self.worlds += worlds
        self.found, self.finals = _longer(self.found, self.worlds), _longer(self.finals, self.worlds)
        self.ends = _longer(self.ends, self.worlds)
        played = evaluator.compare(
            self.view, self.key, None, self._steps, self._lengths, self.active, before, self.worlds,
            self.found, self.finals, self.ends,
        )  # fmt: skip
        self.counts[self.active] = self.worlds
        if self.truth is not None:
            before, self.open_worlds = self.open_worlds, self.worlds // 2
            self.open_found = _longer(self.open_found, self.open_worlds)
            played += evaluator.compare(
                self.view, self.key, self.truth, self._steps, self._lengths, self.active, before, self.open_worlds,
                self.open_found, np.zeros(self.open_found.shape), np.zeros((*self.open_found.shape[:2], parts)),
            )  # fmt: skip
        return played

    def drop_clearly_worse(self) -> None:
        """Play candidates no further that are clearly worse than the best; the one that was played always is."""
        best = self.best
        for place in np.flatnonzero(self.active):
            behind, error = self.behind(int(place), best)
            if place != self.played and place != best and behind > CLEARLY_WORSE * max(error, 1e-9):
                self.active[place] = False

    @property
    def best(self) -> int:
        """The active candidate with the highest mean; of equal ones, the one that was played, or the likeliest."""
        means = np.where(self.active, self.means, -np.inf)
        return self.played if means[self.played] == means.max() else int(np.argmax(means))

    @property
    def means(self) -> np.ndarray:
        """The mean share of the deciding seat, by candidate."""
        return self.found[:, :, self.seat].sum(1) / self.counts

    def values(self, place: int) -> np.ndarray:
        return self.found[place, : self.counts[place]].mean(0)

    def behind(self, place: int, best: int) -> tuple[float, float]:
        """How far a candidate is behind another one in the worlds that both were played in, and its error."""
        worlds = min(self.counts[place], self.counts[best])
        differences = self.found[best, :worlds, self.seat] - self.found[place, :worlds, self.seat]
        return float(differences.mean()), _error(differences)

    def spread(self, place: int) -> float:
        """The standard error of a candidate's value."""
        return _error(self.found[place, : self.counts[place], self.seat])

    def open_value(self, place: int) -> tuple[float, float]:
        """The value of a candidate in the world as it was, and its error."""
        if self.truth is None:
            return float(self.means[place]), self.spread(place)
        shares = self.open_found[place, : self.counts[place] // 2, self.seat]
        return float(shares.mean()), _error(shares)

    def loss(self) -> Loss:
        """The cross-fitted loss of what was played."""
        changes, errors, open_changes, open_errors = [], [], [], []
        open_found = self.found if self.truth is None else self.open_found
        for half in range(2):
            best = self._best_in(half)
            for found, worlds, means, spreads in (
                (self.found, self.worlds, changes, errors),
                (open_found, self.worlds if self.truth is None else self.open_worlds, open_changes, open_errors),
            ):
                rows = slice(1 - half, worlds, 2)
                difference = found[self.played, rows] - found[best, rows]
                means.append(difference.mean(0))
                spreads.append(_error(difference[:, self.seat]))
        return Loss(
            np.mean(changes, 0), float(np.hypot(*errors)) / 2, np.mean(open_changes, 0),
            float(np.hypot(*open_errors)) / 2,
        )  # fmt: skip

    def _best_in(self, half: int) -> int:
        """The best active candidate in the even (0) or odd (1) worlds."""
        means = self.found[:, half : self.worlds : 2, self.seat].mean(1)
        means[~self.active] = -np.inf
        return self.played if means[self.played] == means.max() else int(np.argmax(means))


def mark_of(loss: float, error: float, prior: float) -> Mark | None:
    """The mark of a loss; None if it is small or too close to call."""
    if loss <= CLOSE * error:
        return None
    found: Mark | None = next((name for name, least in MARKS if loss >= least), None)
    return "mistake" if found == "blunder" and prior >= USUAL else found


def mean_and_error(values: np.ndarray) -> tuple[float, float]:
    """A mean of independent values and its standard error."""
    return float(values.mean()), _error(values)


def _error(values: np.ndarray) -> float:
    """The standard error of a mean of independent values."""
    return float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0


def _longer(array: np.ndarray, worlds: int) -> np.ndarray:
    """The array with room for so many worlds."""
    longer = np.zeros((array.shape[0], worlds, *array.shape[2:]))
    longer[:, : array.shape[1]] = array
    return longer

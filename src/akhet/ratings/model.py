"""The model: Bradley–Terry for any number of players, as Weng and Lin (2011) update it after each game.

A rating is a normal distribution. Each two players at a table are compared once; of n players, everybody's n-1
comparisons are averaged. That is OpenSkill's `BradleyTerryPart`, with which a test compares the figures; here a
comparison can also count in part, or not at all.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

START = 1500.0
START_SIGMA = 250.0
TAU = 2.5  # is added to the uncertainty before every game: people change
# Ratings count as in chess: with two players, 400 points more are 10 wins to 1.
SCALE = 400 / math.log(10)
PROVISIONAL = 100.0  # while a rating is less certain than that, it is shown with a question mark
NORMAL_95 = 1.96
LEAST_SHARE = 1e-4  # of the variance that is left after one game


@dataclass(frozen=True)
class Rating:
    """A rating. A bot's is fixed: its uncertainty is 0."""

    mu: float = START
    sigma: float = START_SIGMA

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return NORMAL_95 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL


def chance_before(a: Rating, b: Rating, beta: float) -> float:
    """The chance that `a` is placed before `b`. `beta` is how much luck there is with so many players."""
    return _logistic((a.mu - b.mu) / _width(a, b, beta))


def rate(
    ratings: Sequence[Rating], places: Sequence[int], beta: float, weights: Sequence[Sequence[float]] | None = None
) -> list[Rating]:
    """The ratings after a game. `weights[i][j]` is how much the comparison with j counts for i; default: 1."""
    before = [Rating(one.mu, math.hypot(one.sigma, TAU) if one.sigma else 0.0) for one in ratings]
    after: list[Rating] = []
    for i, own in enumerate(before):
        gain = certainty = 0.0
        for j, other in enumerate(before):
            weight = 1.0 if weights is None else weights[i][j]
            if i == j or not weight:
                continue
            width, chance = _width(own, other, beta), chance_before(own, other, beta)
            won = 0.5 if places[i] == places[j] else float(places[i] < places[j])
            gain += weight * (won - chance) / width
            certainty += weight * chance * (1 - chance) / width**2
        if not certainty:  # nothing was compared
            after.append(ratings[i])
            continue
        others, variance = len(before) - 1, own.sigma**2
        left = max(LEAST_SHARE, 1 - variance * certainty / others)
        after.append(Rating(own.mu + variance * gain / others, own.sigma * math.sqrt(left)))
    return after


def _width(a: Rating, b: Rating, beta: float) -> float:
    return math.sqrt(a.sigma**2 + b.sigma**2 + 2 * beta**2)


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x))

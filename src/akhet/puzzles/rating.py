"""Ratings of people and puzzles: each first attempt is a game between the two, by Glicko-2.

The formulas and their numbers are those of Mark Glickman, "Example of the Glicko-2 system" (2022 edition,
http://www.glicko.net/glicko/glicko2.pdf).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

START, DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06  # of somebody who has not played yet
SCALE = 173.7178
TAU = 0.5  # how much volatility may change
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 350.0
MOST_CHANGE = 400.0  # of one attempt
PROVISIONAL = 110.0  # with a larger deviation, a rating is only roughly known
UNKNOWN = 230.0  # with a larger one hardly at all
LEAST_RATING, MOST_RATING = 400.0, 3000.0
CONVERGED = 1e-6

# What the levels of the bots are worth in puzzles. A convention, which gives a new puzzle its rating until people have
# tried it: neighbouring levels are 250 points apart.
LEVEL_RATINGS = (900.0, 1150.0, 1400.0, 1650.0, 1900.0)
PRIOR_WEIGHT = 1.0  # of a win and of a loss against 1500, so that a puzzle that all or no levels solve has a rating

WINS = {"solved": 1.0, "half": 0.5, "missed": 0.0}


@dataclass(frozen=True)
class Rating:
    rating: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL


def updated(own: Rating, opponents: Sequence[tuple[Rating, float]]) -> Rating:
    """A rating after a rating period with these opponents and scores."""
    mu, phi = (own.rating - START) / SCALE, own.deviation / SCALE
    if not opponents:
        return replace(own, deviation=SCALE * math.hypot(phi, own.volatility))
    inverse_variance, surprise = 0.0, 0.0
    for other, score in opponents:
        g = 1.0 / math.sqrt(1.0 + 3.0 * (other.deviation / SCALE / math.pi) ** 2)
        expected = 1.0 / (1.0 + math.exp(-g * (mu - (other.rating - START) / SCALE)))
        inverse_variance += g * g * expected * (1.0 - expected)
        surprise += g * (score - expected)
    variance = 1.0 / inverse_variance
    volatility = _volatility(phi, own.volatility, variance, variance * surprise)
    phi_before = math.hypot(phi, volatility)
    phi_after = 1.0 / math.sqrt(1.0 / phi_before**2 + inverse_variance)
    return Rating(START + SCALE * (mu + phi_after**2 * surprise), SCALE * phi_after, volatility)


def _volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """Step 5: the new volatility, by the Illinois algorithm."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        spread = phi**2 + variance + e
        return e * (change**2 - spread) / (2.0 * spread**2) - (x - start) / TAU**2

    low = start
    if change**2 > phi**2 + variance:
        high = math.log(change**2 - phi**2 - variance)
    else:
        k = 1
        while f(start - k * TAU) < 0.0:
            k += 1
        high = start - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CONVERGED:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return math.exp(low / 2.0)


@dataclass(frozen=True)
class Attempted:
    """The ratings after an attempt."""

    player: Rating
    puzzle: Rating


def after_attempt(player: Rating, puzzle: Rating, grade: str, theme: float = 1.0) -> Attempted:
    """Both ratings after a first attempt. `theme` is how much it counts: less if a theme hinted at the answer.

    A puzzle that few have tried moves the player less. A player of whom little is known moves the puzzle less, or not.
    """
    score = WINS[grade]
    moved_player = updated(player, [(puzzle, score)])
    moved_puzzle = updated(puzzle, [(player, 1.0 - score)])
    return Attempted(
        _weighed(player, moved_player, theme * _certainty(puzzle)),
        _weighed(puzzle, moved_puzzle, 0.0 if player.deviation > UNKNOWN else theme * _certainty(player)),
    )


def _certainty(other: Rating) -> float:
    return 0.5 if other.provisional else 1.0


def _weighed(before: Rating, after: Rating, weight: float) -> Rating:
    change = max(-MOST_CHANGE, min(MOST_CHANGE, weight * (after.rating - before.rating)))
    deviation = before.deviation + weight * (after.deviation - before.deviation)
    return Rating(
        max(LEAST_RATING, min(MOST_RATING, before.rating + change)),
        max(LEAST_DEVIATION, min(MOST_DEVIATION, deviation)),
        before.volatility + weight * (after.volatility - before.volatility),
    )


def theme_weight(grade: str, theme: str | None, obvious: bool) -> float:
    """How much an attempt counts that was made as practice of a theme, which tells something about the answer."""
    if theme is None:
        return 1.0
    if WINS[grade] >= 0.5:
        return 0.1 if obvious else 0.2
    return 0.4 if obvious else 0.7


def starting_rating(rates: Mapping[str, float]) -> float:
    """The rating at which the levels of the bots would be expected to find the answer as often as they do."""
    levels = list(zip(LEVEL_RATINGS, rates.values(), strict=False))

    def missing(rating: float) -> float:
        """How many more answers are expected than were found."""
        found = sum(rate - _expected(level, rating) for level, rate in levels)
        return -found + 2.0 * PRIOR_WEIGHT * (_expected(START, rating) - 0.5)

    low, high = LEAST_RATING, MOST_RATING
    while high - low > 0.5:
        middle = (low + high) / 2.0
        if missing(middle) > 0.0:
            low = middle
        else:
            high = middle
    return (low + high) / 2.0


def _expected(level: float, puzzle: float) -> float:
    return 1.0 / (1.0 + 10.0 ** ((puzzle - level) / 400.0))

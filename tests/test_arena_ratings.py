"""Ratings and intervals: known values are found again, and intervals are as wide as the games require."""

import numpy as np
import pytest

from akhet.arena import ratings
from akhet.arena.ratings import ELO, Estimate, Tally, estimate, fit
from akhet.arena.schedule import all_pairings


def tally(share: np.ndarray, entrants: int = 2, players: int = 2) -> Tally:
    """Sets of two-player games, by the share that `a` won."""
    return Tally(share, share * players * (players - 1), all_pairings(entrants, players), players, entrants)


def played(chance: float, sets: int, rng: np.random.Generator) -> np.ndarray:
    """Shares of sets of two games in which `a` wins each with this probability."""
    return rng.binomial(2, chance, (sets, 1)) / 2


def width(found: Estimate) -> float:
    return found.high - found.low


def test_a_known_ladder_is_found_again_within_its_intervals() -> None:
    truth = np.array([0.0, 80.0, 150.0, 400.0])
    rng = np.random.default_rng(3)
    chances = [1 / (1 + np.exp((truth[b] - truth[a]) / ELO)) for a, b in all_pairings(4, 2)]
    found = estimate(tally(np.hstack([played(chance, 400, rng) for chance in chances]), entrants=4))[1]
    assert all(rating.low <= value <= rating.high for rating, value in zip(found, truth, strict=True))
    assert all(abs(rating.value - value) < 40 for rating, value in zip(found, truth, strict=True))
    assert all(0 < width(rating) < 120 for rating in found[1:])


def test_ratings_solve_their_own_equations() -> None:
    """At the maximum of the likelihood, every entrant won as often as its rating predicts."""
    wins = np.random.default_rng(1).gamma(1, 20, (5, 4, 4)) * (1 - np.eye(4))
    found = fit(wins) / ELO
    expected = (wins + wins.swapaxes(1, 2)) / (1 + np.exp(found[:, None, :] - found[:, :, None]))
    assert expected.sum(2) == pytest.approx(wins.sum(2))


def test_an_entrant_that_won_everything_has_a_finite_rating_with_an_interval() -> None:
    shares, rated = estimate(tally(np.ones((20, 1))))
    assert shares[0].value == shares[0].high == 1
    assert 0.9 < shares[0].low < 0.97  # Jeffreys for 40 wins: 0.94
    assert rated[1].low < rated[1].value < rated[1].high < -250
    assert rated[1].value == pytest.approx(-400 * np.log10(40.5 / 0.5))


def test_more_sets_make_an_interval_narrower() -> None:
    rng = np.random.default_rng(1)
    few, many = (estimate(tally(played(0.6, sets, rng)))[0][0] for sets in (25, 400))
    assert 3 < width(few) / width(many) < 5


def test_games_of_one_set_are_not_independent() -> None:
    rng = np.random.default_rng(1)
    apart = rng.binomial(2, 0.5, (500, 1)) / 2
    together = rng.binomial(1, 0.5, (500, 1)).astype(float)  # the lucky side wins both games of a set
    mirrored = np.full((500, 1), 0.5)  # the dice decide, so that each side wins once
    widths = [width(estimate(tally(share))[0][0]) for share in (apart, together, mirrored)]
    assert widths[1] / widths[0] == pytest.approx(2**0.5, rel=0.1)
    assert widths[2] < 0.01


def test_an_interval_covers_what_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    """About 95 of 100 intervals contain the true probability."""
    monkeypatch.setattr(ratings, "RESAMPLES", 400)
    rng = np.random.default_rng(1)
    found = [estimate(tally(played(0.7, 40, rng)))[0][0] for _ in range(300)]
    assert 0.91 < sum(share.low <= 0.7 <= share.high for share in found) / 300 < 0.985


def test_a_report_of_the_same_results_is_the_same() -> None:
    share = played(0.6, 30, np.random.default_rng(1))
    assert estimate(tally(share)) == estimate(tally(share))


def test_a_pairing_may_have_fewer_sets_than_another() -> None:
    share = np.hstack([played(0.5, 30, np.random.default_rng(seed)) for seed in range(3)])
    share[20:, 1] = np.nan
    found = estimate(tally(share, entrants=3))[0]
    assert found[1].value == pytest.approx(share[:20, 1].mean())
    assert all(np.isfinite([one.value, one.low, one.high]).all() for one in found)


def test_many_sets_are_weighted_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    share = played(0.6, 30, np.random.default_rng(1))
    whole = estimate(tally(share))
    monkeypatch.setattr(ratings, "BLOCK", 1000)
    assert estimate(tally(share))[0][0].low == pytest.approx(whole[0][0].low)

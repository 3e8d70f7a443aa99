"""Ratings in puzzles: Glicko-2, and what makes an attempt count less."""

import pytest

from akhet.puzzles.rating import (
    LEAST_DEVIATION,
    LEVEL_RATINGS,
    MOST_RATING,
    START,
    Rating,
    after_attempt,
    starting_rating,
    theme_weight,
    updated,
)

SETTLED = Rating(1500.0, 60.0)


def test_glickmans_example() -> None:
    # Mark Glickman, "Example of the Glicko-2 system": one player against three opponents.
    opponents = [(Rating(1400.0, 30.0), 1.0), (Rating(1550.0, 100.0), 0.0), (Rating(1700.0, 300.0), 0.0)]
    after = updated(Rating(1500.0, 200.0, 0.06), opponents)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_becomes_less_certain() -> None:
    # Step 6 of the same paper.
    assert updated(Rating(1500.0, 200.0, 0.06), []).deviation == pytest.approx(200.2714, abs=0.0001)


def test_a_great_surprise_makes_the_rating_more_volatile() -> None:
    own = Rating(1500.0, 50.0, 0.06)
    surprised = updated(own, [(Rating(2400.0, 50.0), 1.0)] * 5)
    assert surprised.volatility > own.volatility


def test_solving_moves_the_player_up_and_the_puzzle_down() -> None:
    found = after_attempt(SETTLED, SETTLED, "solved")
    assert found.player.rating - 1500 == pytest.approx(1500 - found.puzzle.rating) and found.player.rating > 1500
    missed = after_attempt(SETTLED, SETTLED, "missed")
    assert missed.player.rating < 1500 < missed.puzzle.rating
    half = after_attempt(SETTLED, SETTLED, "half")
    assert half.player.rating == pytest.approx(1500)


def test_a_theme_that_tells_something_counts_less() -> None:
    assert theme_weight("solved", None, False) == 1.0
    assert [theme_weight("solved", "wheat", obvious) for obvious in (False, True)] == [0.2, 0.1]
    assert [theme_weight("missed", "wheat", obvious) for obvious in (False, True)] == [0.7, 0.4]
    gains = [after_attempt(SETTLED, SETTLED, "solved", weight).player.rating - 1500 for weight in (1.0, 0.2)]
    assert gains[1] == pytest.approx(0.2 * gains[0])


def test_a_puzzle_that_few_have_tried_moves_the_player_less() -> None:
    sure = after_attempt(SETTLED, SETTLED, "solved").player.rating
    unsure = after_attempt(SETTLED, Rating(1500.0, 350.0), "solved").player.rating
    assert 1500 < unsure < 1500 + (sure - 1500) / 2


def test_somebody_new_does_not_move_a_puzzle() -> None:
    assert after_attempt(Rating(), SETTLED, "missed").puzzle == SETTLED


def test_ratings_stay_within_bounds() -> None:
    player = Rating(2950.0, 300.0)
    for _ in range(50):
        player = after_attempt(player, Rating(2990.0, 50.0), "solved").player
    assert player.rating <= MOST_RATING and player.deviation >= LEAST_DEVIATION


def test_a_new_puzzle_is_rated_by_the_levels_that_solve_it() -> None:
    levels = [f"level {number}" for number in range(len(LEVEL_RATINGS))]
    ratings = [starting_rating(dict.fromkeys(levels, 0.0) | dict.fromkeys(levels[number:], 1.0)) for number in range(6)]
    assert ratings == sorted(ratings), "the fewer find it, the harder it is"
    assert ratings[0] < LEVEL_RATINGS[1] and ratings[-1] > LEVEL_RATINGS[-2]
    assert starting_rating({}) == pytest.approx(START, abs=1.0)

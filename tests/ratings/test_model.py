"""The model of ratings: the figures of OpenSkill, and what must hold of any rating."""

import itertools
import math
import random

import pytest

from akhet.games import manifests
from akhet.ratings.model import START, TAU, Rating, chance_before, rate
from akhet.ratings.scale import Scale, anchor, scale_of
from akhet.ratings.table import RatedPlayer, has_left, rate_table, stakes

SCALE = Scale({2: 122.8, 3: 150.0, 4: 170.0, 5: 170.0, 6: 170.0}, {})
RATED_GAMES = [(game, players) for game in ("nile", "fertility") for players in scale_of(game).beta]  # type: ignore[union-attr]

# openskill 6.2.0: BradleyTerryPart(beta=beta, tau=2.5, gamma=lambda *_, **__: 1.0).rate(...), as pairs of mu and sigma.
OPENSKILL = [
    ([(1500, 250), (1500, 250)], [1, 2], 122.8,
     [(1579.3389627184422, 237.08981208555053), (1420.6610372815578, 237.08981208555053)]),
    ([(1610, 90), (1500, 250)], [2, 1], 122.8,
     [(1595.0418293059518, 89.15171249542489), (1615.3405282275833, 230.43166099312876)]),
    ([(1500, 200), (1420, 60), (1655, 110)], [2, 1, 3], 140.0,
     [(1501.850110808085, 188.63599872404353), (1429.1951517491382, 59.69709186187283),
      (1623.5718401595072, 107.96399393265543)]),
    ([(1500, 200), (1420, 60), (1655, 110), (1500, 350)], [1, 2, 2, 4], 150.0,
     [(1560.6546480024986, 191.29394781281596), (1420.9260511005546, 59.77982437905685),
      (1647.2137092506284, 108.44638889831722), (1361.5977048466611, 320.1610512614518)]),
    ([(1500, 200), (1420, 60), (1655, 110), (1500, 350), (1300, 80)], [5, 1, 3, 1, 4], 150.0,
     [(1436.0229277463377, 190.9549664480897), (1425.9036348852821, 59.73218701097831),
      (1647.9486354228954, 108.42490192609678), (1600.794675834492, 320.01415583345045),
      (1298.2178152857737, 79.35939304454843)]),
]  # fmt: skip


@pytest.mark.parametrize(("before", "places", "beta", "after"), OPENSKILL)
def test_ratings_change_as_in_openskill(
    before: list[tuple[float, float]], places: list[int], beta: float, after: list[tuple[float, float]]
) -> None:
    found = rate([Rating(*one) for one in before], places, beta)
    for rating, (mu, sigma) in zip(found, after, strict=True):
        assert rating.mu == pytest.approx(mu, rel=1e-9) and rating.sigma == pytest.approx(sigma, rel=1e-9)


def test_the_order_of_the_seats_changes_nothing() -> None:
    ratings, places = [Rating(1500, 200), Rating(1420, 60), Rating(1655, 110)], [2, 1, 2]
    expected = rate(ratings, places, 150.0)
    for order in itertools.permutations(range(3)):
        found = rate([ratings[n] for n in order], [places[n] for n in order], 150.0)
        for n, rating in zip(order, found, strict=True):
            assert (rating.mu, rating.sigma) == pytest.approx((expected[n].mu, expected[n].sigma))


@pytest.mark.parametrize("players", range(2, 7))
def test_equal_players_who_tie_keep_their_rating(players: int) -> None:
    for rating in rate([Rating()] * players, [1] * players, 150.0):
        assert rating.mu == START


def test_who_wins_never_loses_points() -> None:
    for rival in (1000.0, 1500.0, 2400.0):
        winner, loser = rate([Rating(1900, 40), Rating(rival, 250)], [1, 2], 122.8)
        assert winner.mu > 1900 and loser.mu < rival


@pytest.mark.parametrize(("game", "players"), RATED_GAMES)
def test_ratings_of_a_closed_table_do_not_drift(game: str, players: int) -> None:
    """3,000 games of equal players; 0.2 of OpenSkill's scale, whose players begin with 25 ± 25/3, is 0.024 sigma."""
    rng, scale = random.Random(players), scale_of(game)
    assert scale is not None
    table = [Rating()] * players
    for _ in range(3000):
        table = rate(table, rng.sample(range(players), players), scale.beta[players])
    drift = sum(rating.mu for rating in table) / players - START
    assert abs(drift) < 0.024 * Rating().sigma


def test_a_rating_is_as_certain_as_it_says() -> None:
    """New players among known ones, with luck as the model has it: their ratings are off as far as they say."""
    rng, off = random.Random(7), []
    for _ in range(120):
        skill, rating = rng.gauss(START, 250), Rating()
        for _ in range(30):
            rivals = [Rating(rng.gauss(START, 200), 0.0) for _ in range(3)]
            luck = [one + 170 * 2**0.5 * _gumbel(rng) for one in (skill, *(rival.mu for rival in rivals))]
            places = [1 + sum(other > own for other in luck) for own in luck]
            rating = rate([rating, *rivals], places, 170.0)[0]
        off.append((rating.mu - skill) / rating.sigma)
    assert 0.6 < math.sqrt(sum(one**2 for one in off) / len(off)) < 1.25


def _gumbel(rng: random.Random) -> float:
    """Luck of which the difference of two is logistic."""
    return -math.log(rng.expovariate(1.0))


def test_a_bot_is_an_anchor_and_counts_half() -> None:
    bot, person = Rating(1500, 0.0), Rating(1500, 80)
    against_bot = rate_table(SCALE, [RatedPlayer(person, 1), RatedPlayer(bot, 2, bot=True)])
    assert against_bot[1] == bot
    against_person = rate_table(SCALE, [RatedPlayer(person, 1), RatedPlayer(bot, 2)])
    assert against_bot[0].mu - 1500 == pytest.approx((against_person[0].mu - 1500) / 2)


def test_who_leaves_is_last_whatever_the_stand_in_achieved() -> None:
    ratings = [Rating(1500, 100)] * 3
    stand_in_won = [RatedPlayer(one, place) for one, place in zip(ratings, (1, 2, 3), strict=True)]
    stand_in_won[0] = RatedPlayer(ratings[0], 1, left=True)
    after = rate_table(SCALE, stand_in_won)
    alone = rate_table(SCALE, [RatedPlayer(ratings[0], 4), *stand_in_won[1:]])
    assert after[0].mu == pytest.approx(alone[0].mu)
    # The others are compared with each other only.
    assert after[1].mu - 1500 == pytest.approx(1500 - after[2].mu) and after[1].mu > 1500


def test_with_two_players_to_leave_is_to_resign() -> None:
    left, stayed = rate_table(SCALE, [RatedPlayer(Rating(), 1, left=True), RatedPlayer(Rating(), 2)])
    assert left.mu < START < stayed.mu
    both = rate_table(SCALE, [RatedPlayer(Rating(), 1, left=True), RatedPlayer(Rating(), 2, left=True)])
    assert both == [Rating(), Rating()]


def test_a_pair_that_does_not_count_changes_nothing() -> None:
    players = [RatedPlayer(Rating(), 1), RatedPlayer(Rating(), 2)]
    assert rate_table(SCALE, players, {(0, 1)})[0] == Rating()
    assert rate_table(SCALE, players, {(0, 1)})[1].mu < START


@pytest.mark.parametrize("players", range(2, 7))
def test_stakes_are_what_then_happens(players: int) -> None:
    table = [RatedPlayer(Rating(1500 + 40 * n, 60 + 20 * n), 1) for n in range(players)]
    found = stakes(SCALE, table, 0)
    assert found == sorted(found, reverse=True) and found[0] > 0 > found[-1]
    won = [RatedPlayer(one.rating, 1 + number) for number, one in enumerate(table)]
    assert rate_table(SCALE, won)[0].mu - 1500 == pytest.approx(found[0])


def test_a_third_of_the_steps_may_be_a_stand_ins() -> None:
    assert not has_left(20, 10) and has_left(20, 11) and not has_left(0, 0) and has_left(0, 1)


def test_levels_are_anchors_in_their_order() -> None:
    for game in manifests():
        scale = scale_of(game)
        if scale is not None:
            levels = list(scale.levels.values())
            assert levels == sorted(levels) and anchor(game, "scribe") == Rating(START, 0.0)
            assert anchor(game, "pharaoh") is None  # it searches: how well depends on the machine
    assert chance_before(Rating(1900, 0), Rating(1500, 0), 122.8) == pytest.approx(10 / 11, abs=1e-3)
    assert TAU < 5

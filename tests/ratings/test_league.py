"""The scale is what leagues of the bots lead to, and ratings foretell such leagues."""

import json

import numpy as np
import pytest

from akhet.games import manifest_of
from akhet.lab.league import LeagueGames, count_pairs, fit_scale, league_levels, play_league
from akhet.lab.rating_check import check_ratings
from akhet.ratings.model import SCALE
from akhet.ratings.scale import DATA, scale_of

GAMES = 400  # of NILE, which is the quicker one; many more by `python -m akhet.lab.rating_check`


@pytest.fixture(scope="module", params=[2, 4])
def league(request: pytest.FixtureRequest) -> LeagueGames:
    return play_league("nile", request.param, GAMES, seed=11)


def test_a_league_is_played_again_with_its_seed(league: LeagueGames) -> None:
    players = league.places.shape[1]
    again = play_league("nile", players, 20, seed=11)
    assert (again.places == play_league("nile", players, 20, seed=11).places).all()
    assert league.places.min() == 1 and league.places.max() <= players


def test_ratings_foretell_a_league_better_than_the_elo_of_board_game_arena(league: LeagueGames) -> None:
    """New accounts of each level find the order of the levels, without drift."""
    scale, players = scale_of("nile"), league.places.shape[1]
    assert scale is not None
    found = check_ratings(league, len(league_levels("nile")), scale.beta[players])
    assert found.loss < found.elo_loss < np.log(2) + 0.02
    assert found.order == [0, 1, 2, 3]
    assert abs(found.drift) < 10


def test_the_fit_finds_the_ratings_and_the_luck_of_games_that_follow_the_model() -> None:
    ratings, widths = np.array([0.0, 120.0, 300.0, 330.0]), {2: SCALE, 3: 250.0, 4: 310.0}
    pairs = {}
    for players, width in widths.items():
        chance = 1 / (1 + np.exp((ratings[None, :] - ratings[:, None]) / width))
        pairs[players] = 1000 * chance * (1 - np.eye(4))
    found, luck = fit_scale(pairs)
    assert found == pytest.approx(ratings, abs=1e-3)
    assert [luck[players] for players in widths] == pytest.approx(list(widths.values()), abs=1e-3)


def test_pairs_of_a_table_are_counted_once() -> None:
    played = LeagueGames(np.array([[0, 1, 1], [1, 0, 0]]), np.array([[1, 2, 2], [1, 1, 3]]))
    #  0 is before both 1s; then 1 ties with a 0 and is before the other one.
    assert count_pairs(played, 2).tolist() == [[0.0, 2.5], [1.5, 0.0]]


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_the_scale_was_made_with_the_levels_as_they_are(game: str) -> None:
    """Otherwise run the command in the file again: a level that plays differently has another rating."""
    data = json.loads((DATA / f"{game}.json").read_text("utf-8"))
    levels = manifest_of(game).levels
    assert data["bots"] == {level: levels[level] for level in league_levels(game)}
    assert list(data["levels"]) == league_levels(game)
    assert [int(players) for players in data["beta"]] == list(manifest_of(game).players)

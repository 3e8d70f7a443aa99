"""Simulations: the same games from the same seed, and figures that add up."""

import json

import numpy as np
import pytest

from akhet import Game
from akhet.cli import main
from akhet.lab.simulate import interval, simulate


def test_a_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    one, two = (simulate(Game("nile"), 3, {}, games=1500, seed=5, cores=cores) for cores in (1, 2))
    assert one.decisions == two.decisions and one.wins == two.wins and one.counts == two.counts


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(Game("nile"), 3, {}, games=50, seed=seed, cores=1) for seed in (5, 6))
    assert one.decisions != other.decisions


@pytest.mark.parametrize(("players", "options", "piles"), [(2, {}, 5), (5, {"monuments": True}, 6), (6, {}, 7)])
def test_a_report_adds_up(players: int, options: dict[str, bool], piles: int) -> None:
    found = simulate(Game("nile"), players, options, games=200, seed=1)
    assert found.games == 200
    assert sum(share.mean for share in found.wins) == pytest.approx(1)
    assert all(share.low <= share.mean <= share.high for share in found.wins)
    assert found.shortest <= found.length <= found.longest
    assert len(found.counts) == len(found.winners_counts) == piles
    assert found.counts == sorted(found.counts) and found.winners_counts[0] >= found.counts[0]


def test_progress_counts_every_game_once() -> None:
    done: list[int] = []
    simulate(Game("nile"), 2, {}, games=2345, seed=1, progress=done.append)
    assert sum(done) == 2345 and len(done) == 3


def test_an_interval_covers_what_it_should() -> None:
    """Of many samples of a known coin, about 95 in 100 intervals hold its true share."""
    coin = np.random.default_rng(1).random((400, 500)) < 0.3
    held = sum(found.low <= 0.3 <= found.high for found in map(interval, coin.astype(float)))
    assert 0.91 < held / 400 < 0.98


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "nile", "--players", "4", "--games", "100", "--seed", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 100 and len(found["wins"]) == 4
    assert main(["simulate", "nile", "--players", "4", "--games", "100", "--seed", "1"]) == 0
    assert "decisions a game" in capsys.readouterr().out

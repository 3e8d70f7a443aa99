"""Simulations: the same games from the same seed, and figures that add up."""

import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from akhet import Game, Refused
from akhet.arena.schedule import Setting
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.cli import main
from akhet.kernel.stream import key_from_seed
from akhet.lab.simulate import Report, interval, simulate, usual_games

PROGRAMS = Path(__file__).parent / "programs"


def figures(found: Report) -> Report:
    """The report without what depends on the machine."""
    return replace(found, seconds=0.0, cores=0)


@pytest.mark.parametrize(
    ("game", "bot", "games"),
    [("nile", "random", 1500), ("nile", "greedy", 250), ("nile", "farmer", 250), ("fertility", "greedy", 3)],
)
def test_a_seed_gives_the_same_games_on_any_number_of_cores(game: str, bot: str, games: int) -> None:
    one, two = (simulate(Setting(game, 3), bot, games=games, seed=5, cores=cores) for cores in (1, 2))
    assert figures(one) == figures(two) and one.games == games


def test_a_bot_that_is_asked_move_by_move_plays_the_same_games_on_any_number_of_cores() -> None:
    one, two = (simulate(Setting("nile"), "search@20", games=3, seed=5, cores=cores) for cores in (1, 2))
    assert figures(one) == figures(two) and one.games == 3 and one.faults == 0


@pytest.mark.parametrize("bot", ["random", "greedy", "farmer", "search@3"])
def test_another_seed_gives_other_games(bot: str) -> None:
    one, other = (simulate(Setting("nile"), bot, games=2, seed=seed, cores=1) for seed in (5, 6))
    assert (one.decisions, one.counts) != (other.decisions, other.counts)


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_greedy_plays_as_it_does_at_a_table(game: str) -> None:
    """At a table it is given a View and nothing else."""
    table = Game(game).open(3, seed=5)
    bots = [BotSeat(Spec("greedy"), table.game, key_from_seed(seat)) for seat in range(3)]
    while (turn := table.turn) is not None:
        bots[turn].play(table)
    found = simulate(Setting(game, 3), games=1, seed=5, cores=1)
    assert found.decisions == len(table.plies)
    assert found.counts == np.mean([standing.counts for standing in table.score()], 0).tolist()


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("players", "options", "piles"), [(2, {}, 5), (5, {"monuments": True}, 6), (6, {}, 7)])
def test_a_report_adds_up(players: int, options: dict[str, Any], piles: int, bot: str) -> None:
    found = simulate(Setting("nile", players, options), bot, games=200, seed=1)
    assert found.games == 200 and found.bot == bot
    assert sum(share.value for share in found.wins) == pytest.approx(1)
    assert all(share.low <= share.value <= share.high for share in found.wins)
    assert found.shortest <= found.length <= found.longest
    assert len(found.counts) == len(found.winners_counts) == piles
    assert found.counts == sorted(found.counts) and found.winners_counts[0] >= found.counts[0]


def test_progress_counts_every_game_once() -> None:
    done: list[int] = []
    simulate(Setting("nile"), "random", games=2345, seed=1, progress=done.append)
    assert sum(done) == 2345 and len(done) == 3
    done.clear()
    simulate(Setting("nile"), "search@1", games=3, seed=1, cores=1, progress=done.append)
    assert done == [1, 1, 1]


def test_a_slow_bot_plays_fewer_games_by_default() -> None:
    games = {words: usual_games(Game("nile"), read_spec(words)) for words in ("random", "scribe", "search@0.1s")}
    assert games == {"random": 10_000, "scribe": 10_000, "search@0.1s": 100}


def test_moves_of_stand_ins_are_counted(tmp_path: Path) -> None:
    command = shlex.join([sys.executable, "-S", "-E", str(PROGRAMS / "failing.py"), "illegal", str(tmp_path / "pids")])
    found = simulate(Setting("nile"), f"program:{command}", games=1, seed=1, cores=1)
    assert found.faults == found.decisions > 0


@pytest.mark.parametrize("bot", ["sphinx", "search:depth=x", "search@0s"])
def test_an_unknown_bot_is_refused(bot: str) -> None:
    with pytest.raises(Refused):
        simulate(Setting("nile"), bot, games=1)


def test_an_interval_covers_what_it_should() -> None:
    """About 95 of 100 intervals contain the true share."""
    coin = np.random.default_rng(1).random((400, 500)) < 0.3
    held = sum(found.low <= 0.3 <= found.high for found in map(interval, coin.astype(float)))
    assert 0.91 < held / 400 < 0.98


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "nile", "--players", "4", "--games", "100", "--seed", "1"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 100 and len(found["wins"]) == 4 and found["bot"] == "greedy"
    assert main([*command, "--bot", "random"]) == 0
    shown = capsys.readouterr().out
    assert "with 4 players, random in every seat" in shown and "decisions per game" in shown


def test_the_command_refuses_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "nile", "--bot", "sphinx"]) == 2
    assert "There is no bot “sphinx”." in capsys.readouterr().err
    assert main(["simulate", "chess", "--bot", "scribe"]) == 2
    assert "There is no game “chess”." in capsys.readouterr().err

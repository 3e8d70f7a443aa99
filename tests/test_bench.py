"""`akhet bench bots`: that it measures what it says. How fast anything is, is no matter of tests."""

import json
import time

import pytest

from akhet.cli import main
from akhet.games import GAMES
from akhet.lab.bench import FIGURES, PLAYERS, ROUNDS, choices, rate
from akhet.table import Game

HASTY = ["bench", "bots", "--seconds", "0.001"]


def test_every_figure_is_in_the_json(capsys: pytest.CaptureFixture[str]):
    assert main([*HASTY, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"rounds", "seconds", "tables"}
    tables = {(table["game"], table["players"]): table for table in found["tables"]}
    assert list(tables) == [(game, players) for game in GAMES for players in PLAYERS]
    for table in tables.values():
        assert tuple(table["a_second"]) == FIGURES
        assert all(value > 0 for value in table["a_second"].values())
        assert table["positions"] > 10


def test_one_game_is_shown_as_a_table(capsys: pytest.CaptureFixture[str]):
    assert main([*HASTY, "--game", "nile"]) == 0
    shown = capsys.readouterr().out
    assert "nile: how much in a second" in shown
    assert "Search, random playouts, first position" in shown
    assert "fertility" not in shown


@pytest.mark.parametrize(
    "words", [["--seconds", "0"], ["--seconds", "nan"], ["--seconds", "soon"], ["--seconds", "1e9"]]
)
def test_a_time_that_is_none_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main(["bench", "bots", *words])
    assert ended.value.code == 2
    assert "not a number of seconds" in capsys.readouterr().err


def test_a_game_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "bots", "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("name", GAMES)
def test_positions_come_from_all_over_the_same_game(name: str):
    game = Game(name)
    rules = game.rules
    setup = rules.setup(game.components, 2, rules.read_options(game.components, 2, {}), None)
    before = setup.tobytes()
    one, other = ([(view.tobytes(), legal) for view, legal in choices(game, setup)] for _ in range(2))
    assert one == other and len({view for view, _ in one}) == len(one)
    assert all(len(legal) > 1 for _, legal in one)
    assert setup.tobytes() == before


def test_work_is_made_larger_until_it_can_be_measured_and_then_done_several_times():
    sizes = []

    def work(size: int) -> int:
        sizes.append(size)
        time.sleep(size * 1e-4)
        return 3 * size

    assert 0 < rate(work, seconds=0.006) <= 3e4
    assert sizes == sorted(sizes) and len(sizes) > ROUNDS

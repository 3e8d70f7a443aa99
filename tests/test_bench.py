"""`akhet bench bots` and `make bench` measure what they say. Speed itself is not tested here."""

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest

from akhet.arena.play import play
from akhet.cli import main
from akhet.games import BUILT_IN
from akhet.lab.bench import FIGURES, PLAYERS, ROUNDS, choices, rate
from akhet.table import Game
from benchmarks import envs, strength
from benchmarks.__main__ import written
from benchmarks.env_loops import RECORDED, batch, batch_steps, spiel
from benchmarks.load.machine import cores
from benchmarks.sections import with_section

QUICK = ["bench", "bots", "--seconds", "0.001"]


def test_every_figure_is_in_the_json(capsys: pytest.CaptureFixture[str]):
    assert main([*QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"rounds", "seconds", "tables"}
    tables = {(table["game"], table["players"]): table for table in found["tables"]}
    assert list(tables) == [(game, players) for game in BUILT_IN for players in PLAYERS]
    for table in tables.values():
        assert tuple(table["per_second"]) == FIGURES
        assert all(value > 0 for value in table["per_second"].values())
        assert table["positions"] > 10


def test_one_game_is_shown_as_a_table(capsys: pytest.CaptureFixture[str]):
    assert main([*QUICK, "--game", "nile"]) == 0
    shown = capsys.readouterr().out
    assert "NILE: per second on one core" in shown
    assert "Search, random playouts, first position" in shown
    assert "fertility" not in shown


@pytest.mark.parametrize(
    "words", [["--seconds", "0"], ["--seconds", "nan"], ["--seconds", "soon"], ["--seconds", "1e9"]]
)
def test_an_invalid_time_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main(["bench", "bots", *words])
    assert ended.value.code == 2
    assert "not a number of seconds" in capsys.readouterr().err


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "bots", "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("name", BUILT_IN)
def test_positions_come_from_all_over_the_same_game(name: str):
    game = Game(name)
    setup = game.initial_state(2, {})
    before = setup.tobytes()
    one, other = ([(view.tobytes(), legal) for view, legal in choices(game, setup)] for _ in range(2))
    assert one == other and len({view for view, _ in one}) == len(one)
    assert all(len(legal) > 1 for _, legal in one)
    assert setup.tobytes() == before


def test_work_grows_until_it_can_be_measured_and_is_then_repeated():
    sizes = []

    def work(size: int) -> int:
        sizes.append(size)
        time.sleep(size * 1e-4)
        return 3 * size

    assert 0 < rate(work, seconds=0.006) <= 3e4
    assert sizes == sorted(sizes) and len(sizes) > ROUNDS


def test_the_environments_are_measured_beside_their_peers():
    installed_here = (envs.OURS, "OpenSpiel in Python")
    tables = [
        replace(table, rows=[row for row in table.rows if row.maker in installed_here and "4 players" not in row.name])
        for table in envs.tables_of(games=3)
    ]
    speeds = envs.measure(tables, rounds=1, seconds=0.001)
    for table in tables:
        assert [row.maker for row in table.rows].count(envs.OURS) >= 3
        shown = "\n".join(envs.lines_of(table, speeds))
        assert all(f"| {row.maker} | {row.name} | " in shown for row in table.rows)
        assert all(speeds[row].moves >= speeds[row].decisions > 0 for row in table.rows)


def test_a_ratio_is_to_the_fastest_of_each_peer():
    speeds = {
        envs.Row(maker, name, lambda: pytest.fail("measured again")): envs.Speed(70, 485, decisions, decisions)
        for maker, name, decisions in ((envs.OURS, "nile", 30_000), ("Peer", "go", 20_000), ("Peer", "chess", 10_000))
    }
    lines = list(envs.lines_of(envs.Table("Speed", ["How."], list(speeds)), speeds))
    assert lines[-3:] == [
        "| Akhet | nile | 70 | 485 | 30,000 | 1.50 |",
        "| Peer | go | 70 | 485 | 20,000 | 1.00 |",
        "| Peer | chess | 70 | 485 | 10,000 | 0.50 |",
    ]


def test_chance_does_not_count_as_a_decision():
    assert spiel("python_block_dominoes").play().chances == 14  # two hands of seven are dealt
    assert batch(envs.SPREAD[0], games=3).play() == (3, 0)
    assert batch_steps(envs.SPREAD[0], games=3).play() == (3 * RECORDED, 0)


def test_a_batch_is_measured_on_every_number_of_cores():
    spread = envs.scaling(cores(), games=16, rounds=1, seconds=0.001)
    assert list(spread) == envs.SPREAD
    for rates in spread.values():
        assert {1, len(cores())} <= rates.keys() and all(rate > 0 for rate in rates.values())
    assert len(list(envs.scaling_lines(spread, games=16))) == 8 + len(spread)


def test_sections_that_were_not_measured_stay_on_the_page():
    page = with_section(with_section("# Old games\n", "envs", "## Old envs"), "gpu", "## GPU")
    assert written(page, {"envs": "## Envs"}) == page.replace("Old envs", "Envs")
    assert written(page, {"games": "# Games\n"}) == page.replace("Old games", "Games")
    both = written(page, {"games": "# Games\n", "envs": "## Envs"})
    assert both == page.replace("Old games", "Games").replace("Old envs", "Envs")


def test_rows_of_games_played_elsewhere_stay_on_the_page(tmp_path: Path):
    cell, *_ = strength.cells()
    head = "| nile | 2 | greedy | random |"
    nothing = strength.page(tmp_path, "", "")
    assert f"{head} not played yet |" in nothing
    elsewhere = nothing.replace(" not played yet |", " as it was |")
    before = with_section(with_section(elsewhere, "speed", "## Speed"), "crossmatch", "## A stranger")
    assert strength.page(tmp_path, "", before) == before
    play(cell.arena(), 2, cores=1, results=tmp_path / f"{cell.name}.jsonl")
    lines, lines_before = strength.page(tmp_path, "", before).splitlines(), before.splitlines()
    (new,) = set(lines) - set(lines_before)
    assert new.startswith(f"{head} 2 | ") and lines_before[lines.index(new)] == f"{head} as it was |"

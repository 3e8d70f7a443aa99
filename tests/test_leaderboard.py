"""A leaderboard: a folder of bots, its pages, and that a run continues where another one was."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from akhet import Refused
from akhet.arena.leaderboard import CONTEST, RESULTS, play_contest, read_contest
from akhet.arena.leaderboard_page import markdown_page
from akhet.cli import main
from akhet.language import explain
from tests.test_arena_report import Reader

PLAYER = Path(__file__).parent / "programs" / "player.py"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two built-in bots, and two in files."""
    contest = {"game": "nile", "games": 3, "seed": 4}
    (tmp_path / CONTEST).write_text("\n".join(f"{name} = {json.dumps(value)}" for name, value in contest.items()))
    command = shlex.join([sys.executable, str(PLAYER)])
    add(tmp_path, "dicer", bot=f"program:{command}", author="A | <b>", about="Rolls *dice*.", version="2")
    add(tmp_path, "noisy", bot="greedy:noise=1")
    return tmp_path


def add(folder: Path, name: str, **entries: str) -> None:
    (folder / f"{name}.toml").write_text("\n".join(f"{entry} = {json.dumps(text)}" for entry, text in entries.items()))


def results(folder: Path) -> dict[str, list[str]]:
    return {file.name: file.read_text("utf-8").splitlines() for file in (folder / RESULTS).iterdir()}


def test_all_bots_of_the_folder_play_each_other(folder: Path) -> None:
    contest = read_contest(folder)
    assert [entry.name for entry in contest.entries] == ["random", "greedy", "dicer", "noisy"]
    calls: list[tuple[int, int]] = []
    summary = play_contest(contest, 1, lambda *call: calls.append(call))
    assert calls[-1] == (24, 24) and summary.games == 24 and len(summary.matches) == 6
    assert summary.entrants[0].rating.value == 0 and summary.on_fault == "forfeit"
    assert sorted(results(folder)) == [
        "dicer@2--noisy.jsonl",
        "greedy--dicer@2.jsonl",
        "greedy--noisy.jsonl",
        "random--dicer@2.jsonl",
        "random--greedy.jsonl",
        "random--noisy.jsonl",
    ]


def test_a_new_bot_plays_only_its_own_games(folder: Path) -> None:
    (folder / "dicer.toml").unlink()
    first = play_contest(read_contest(folder), 1)
    before = results(folder)
    assert play_contest(read_contest(folder), 1) == first and results(folder) == before
    add(folder, "another", bot="random")
    calls: list[tuple[int, int]] = []
    summary = play_contest(read_contest(folder), 1, lambda *call: calls.append(call))
    assert calls[0] == (12, 24) and len(summary.entrants) == 4
    assert all(results(folder)[name] == lines for name, lines in before.items())


def test_a_run_that_was_stopped_is_continued(folder: Path) -> None:
    (folder / "dicer.toml").unlink()

    def stop(done: int, wanted: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_contest(read_contest(folder), 1, stop)
    calls: list[tuple[int, int]] = []
    play_contest(read_contest(folder), 2, lambda *call: calls.append(call))
    assert calls[0] == (5, 12) and calls[-1] == (12, 12)


def test_one_command_writes_both_pages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = Path.cwd()
    assert main(["leaderboard", str(folder), "--cores", "1"]) == 0 and Path.cwd() == here
    shown = capsys.readouterr().out
    assert "leaderboard.html" in shown and "Games lost" in shown
    read = Reader((folder / "leaderboard.html").read_text("utf-8"))
    assert {"A | <b>", "Rolls *dice*.", "dicer 2", "Leaderboard"} <= set(read.text)
    assert str(folder) not in "".join(read.text)
    lines = (folder / "leaderboard.md").read_text("utf-8").splitlines()
    assert lines[0] == "# Arena: NILE with 2 players, out grape,onion"
    assert next(line for line in lines if "dicer 2" in line).endswith(r"| A \| \<b\> | Rolls \*dice\*. |")


def test_the_best_rating_is_on_top(folder: Path) -> None:
    (folder / "dicer.toml").unlink()
    contest = read_contest(folder)
    rows = markdown_page(contest, play_contest(contest, 1)).splitlines()[4:7]
    ratings = [int(row.split("|")[3]) for row in rows]
    assert ratings == sorted(ratings, reverse=True) and [row.split("|")[1] for row in rows] == [" 1 ", " 2 ", " 3 "]


def test_with_three_players_each_sits_alone_against_each(folder: Path) -> None:
    (folder / CONTEST).write_text('game = "nile"\nplayers = 3\ngames = 3\nbots = ["random"]\n')
    (folder / "dicer.toml").unlink()
    summary = play_contest(read_contest(folder), 1)
    assert [(match.a, match.b) for match in summary.matches] == [("random", "noisy"), ("noisy", "random")]
    assert summary.games == 6


@pytest.mark.parametrize(
    ("file", "content", "says"),
    [
        (CONTEST, "players = 2", "the entry “game” is missing"),
        (CONTEST, 'game = "nile"\ngames = "many"', "the entry “games”"),
        (CONTEST, 'game = "nile"\ngames = 0', "the entry “games”"),
        (CONTEST, 'game = "nile"\nround = 1', "the entry “round”"),
        (CONTEST, 'game = "nile"\nbots = ["random", 1]', "the entry “bots”"),
        (CONTEST, 'game = "nile"\nbots = ["random", "random"]', "the entry “bots”"),
        (CONTEST, 'game = "nile"\non_fault = "greedy"', "the entry “on_fault”"),
        (CONTEST, 'game = "chess"', "no game “chess”"),
        (CONTEST, "game =", "does not fit"),
        ("noisy.toml", "", "the entry “bot” is missing"),
        ("noisy.toml", 'bot = "nobody"', "no bot “nobody”"),
        ("noisy.toml", 'bot = "random"\nversion = "../2"', "the entry “version”"),
        ("a b.toml", 'bot = "random"', "the entry “name”"),
    ],
)
def test_a_file_that_is_wrong_is_refused(folder: Path, file: str, content: str, says: str) -> None:
    (folder / file).write_text(content)
    with pytest.raises(Refused) as refused:
        play_contest(read_contest(folder), 1)
    assert says in explain(refused.value.refusal)


def test_a_folder_without_a_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leaderboard", str(tmp_path)]) == 2
    assert CONTEST in capsys.readouterr().err
    assert main(["leaderboard", str(tmp_path / "nowhere")]) == 2

"""`akhet puzzles`: making, checking and showing, in the reader's language."""

from pathlib import Path

import pytest

from akhet.cli import run
from akhet.language import speaking
from akhet.puzzles import making
from akhet.puzzles.library import Library, read_library, shipped_library, write_library
from tests.puzzles.test_finder import Found, cheap
from tests.test_language import LANGUAGES
from tools.docs.puzzle_figures import PAGE, written


def test_puzzles_are_made_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(making, "Finder", Found)
    file = tmp_path / "own.puzzles"
    assert run(["puzzles", "make", "nile", str(file), "--puzzles", "2", "--seed", "7"]) == 0
    assert "2 puzzles" in capsys.readouterr().out
    write_library(file, Library("nile", shipped_library("nile").components, [cheap("nile")]))
    assert run(["puzzles", "check", "nile", str(file), "--times", "2", "--most", "1"]) == 0
    assert "1 of 1 checked puzzles keep" in capsys.readouterr().out
    checked = read_library(file, "nile").puzzles[0].check
    assert checked is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = cheap("nile")
    with speaking(language):
        assert run(["puzzles", "show", "nile"]) == 0
        listed = capsys.readouterr().out
        assert run(["puzzles", "show", "nile", "--id", puzzle.id]) == 0
        shown = capsys.readouterr().out
    assert puzzle.id in listed and puzzle.source in shown
    assert "puzzles-" not in listed + shown and "web-study" not in listed + shown


def test_a_puzzle_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "show", "nile", "--id", "000000000000"]) == 2
    assert "There is no such puzzle" in capsys.readouterr().err


def test_the_figures_in_the_documentation_are_those_of_the_files() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "write them again: .venv/bin/python -m tools.docs.puzzle_figures"

"""Terminal play, as a person at the keyboard has it."""

import io
import json
from pathlib import Path

import pytest

from akhet.cli import main
from akhet.terminal.telling import tell


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, **options: str) -> str:
    type_in(monkeypatch, *lines)
    arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
    assert main(["play", "nile", "--no-colour", "--seed", "4", "--name", "Ana", *arguments]) == 0
    return capsys.readouterr().out


def test_a_person_sees_the_table_and_can_leave(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "quit")
    assert "Ana's cards" in shown and "Flooded:" in shown and "The game is not over." in shown


def test_the_end_of_the_input_is_a_person_leaving(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "You leave the table" in play(monkeypatch, capsys)


def test_a_refused_move_says_why_and_names_its_ruling(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "plant 2 stone on sphinx", "99", "xyzzy", "quit", first="0")
    assert "Stone is only in the game with the Monuments expansion. (N2.3)" in shown
    assert "The list goes from 1 to" in shown
    assert "I do not understand" in shown


def test_a_pick_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, "market", "1", "undo", "undo", "undo", "quit", first="0")
    assert "Picked:" in shown and "There is nothing to take back" in shown


def test_rivals_cards_are_never_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, *["done"] * 5, "quit")
    told = [line for line in shown.splitlines() if "draws" in line or "is dealt" in line]
    rivals = [line for line in told if not line.strip().startswith("Ana")]
    assert rivals and all("card" in line or "Plague" in line for line in rivals)


def test_a_whole_game_by_the_first_choice_ends_with_the_count_and_a_rematch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, *["done"] * 200, players="2")
    assert "The harvest is counted:" in shown and "Play again?" in shown


def test_watching_needs_no_person_and_leaves_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    command = ["play", "nile", "--watch", "--seed", "3", "--players", "4", "--monuments", "--record", str(file)]
    assert main(command) == 0
    assert json.loads(file.read_text())["over"] is True
    assert main(["record", "verify", str(file)]) == 0
    assert main(["record", "show", str(file)]) == 0
    assert "the game is over" in capsys.readouterr().out


def test_markup_in_a_name_is_only_a_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "done", "quit")
    assert main(["play", "nile", "--no-colour", "--seed", "4", "--name", "[red]A[/red]"]) == 0
    assert "[red]A[/red] is dealt" in capsys.readouterr().out


def test_what_a_seat_may_not_see_is_told_as_a_number() -> None:
    from akhet import Game

    events = Game("nile").open(2, seed=1).start.events
    told = dict.fromkeys(sentence for _, sentence in tell("nile", events, ["Ana", "Ben"], 0, everything=False))
    assert "Ben is dealt 5 cards." in told
    assert not any(sentence.startswith("Ben is dealt") and "Wheat" in sentence for sentence in told)

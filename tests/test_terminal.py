"""`akhet play`, as a person at the keyboard uses it."""

import io
import json
import re
import shlex
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from akhet import Game, Table
from akhet.bots.levels import LEVEL_NAMES
from akhet.cli import main
from akhet.kernel.layout import blank
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.terminal import hint
from akhet.terminal.narration import narrate
from akhet.terminal.prompt import thinking
from akhet.terminal.screen import screen_of
from tests.rulings import ruling

PROGRAMS = Path(__file__).parent / "programs"


class Keyboard(io.StringIO):
    """Lines typed at a terminal."""

    def isatty(self) -> bool:
        return True


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str, stdin: type[io.StringIO] = io.StringIO) -> None:
    monkeypatch.setattr("sys.stdin", stdin("".join(f"{line}\n" for line in lines)))


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *lines: str,
    stdin: type[io.StringIO] = io.StringIO,
    **options: str,
) -> str:
    type_in(monkeypatch, *lines, stdin=stdin)
    arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
    assert main(["play", "nile", "--no-colour", "--seed", "4", "--name", "Ana", *arguments]) == 0
    return capsys.readouterr().out


def test_a_person_sees_the_table_and_can_leave(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "quit")
    assert "Your cards" in shown and "Flooded:" in shown and "The game is not over." in shown
    assert "You are dealt" in shown and "Ana is" not in shown


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
    assert "understand “xyzzy”" in shown


def test_a_pick_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, "market", "1", "undo", "undo", "undo", "quit", first="0")
    assert "Picked:" in shown and "There is nothing to take back" in shown


def test_rivals_cards_are_never_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, *["done"] * 5, "quit")
    drawing = [line for line in shown.splitlines() if "draws" in line or "is dealt" in line]
    rivals = [line for line in drawing if not line.strip().startswith("Ana")]
    assert rivals and all("card" in line or "Plague" in line for line in rivals)


def test_a_whole_game_by_the_first_choice_ends_with_the_count_and_a_rematch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, *["done"] * 200, players="2")
    assert "The harvest is counted:" in shown and "Play again?" in shown


def test_watching_needs_no_person_and_writes_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    command = ["play", "nile", "--watch", "--seed", "3", "--players", "4", "--monuments", "--record", str(file)]
    assert main(command) == 0
    assert json.loads(file.read_text())["over"] is True
    assert main(["record", "verify", str(file)]) == 0
    assert main(["record", "show", str(file)]) == 0
    assert "the game is over" in capsys.readouterr().out


@ruling("N2.5")
@ruling("F2.4")
@pytest.mark.parametrize(("first", "seat"), [("ana", 0), ("Nefer", 1), ("2", 2)])
def test_the_first_player_is_named_or_given_by_seat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, first: str, seat: int
) -> None:
    record = tmp_path / "game.json"
    play(monkeypatch, capsys, "quit", first=first, level="farmer", record=str(record))
    assert json.loads(record.read_text("utf-8"))["options"]["first"] == seat


def test_a_first_player_who_does_not_play_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nile", "--first", "Cleopatra", "--level", "farmer"]) == 2
    assert "Cleopatra" in capsys.readouterr().err


@ruling("F1.7")
@ruling("F2.1")
@ruling("F2.2")
def test_a_table_of_fertility_is_laid_as_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    type_in(monkeypatch, "quit")
    words = ["--boards", "III turned,I,II", "--symbol", "1", "--start-turn", "2", "--pieces", "temple", "--first", "0"]
    record = tmp_path / "game.json"
    assert main(["play", "fertility", "--level", "farmer", "--record", str(record), *words]) == 0
    assert "4 ⌂ Temple" in (shown := capsys.readouterr().out) and "4 ▲ Pyramid" in shown
    options = json.loads(record.read_text("utf-8"))["options"]
    assert options["boards"] == ["III turned", "I", "II"] and options["pieces"] == ["temple", "pyramid", "sphinx"]
    assert (options["symbol"], options["start_turn"], options["first"]) == (1, 2, 0)


def test_markup_in_a_name_is_only_a_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "done", "quit")
    assert main(["play", "nile", "--no-colour", "--seed", "4", "--name", "[red]A[/red]"]) == 0
    assert "[red]A[/red]" in capsys.readouterr().out


def test_cards_that_a_seat_may_not_see_are_told_as_a_number() -> None:
    events = Game("nile").open(2, seed=1).start.events
    told = dict.fromkeys(sentence for _, sentence in narrate("nile", events, ["Ana", "Ben"], 0, everything=False))
    assert "Ben is dealt 5 cards." in told
    assert not any(sentence.startswith("Ben is dealt") and "Wheat" in sentence for sentence in told)


def test_a_person_at_a_terminal_is_asked_for_a_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "2", "quit", stdin=Keyboard)
    assert "Who do you want to play against?" in shown and "At the table: Nefer (farmer), Khaba (farmer)." in shown
    assert all(level in shown for level in LEVEL_NAMES)
    assert "one game in five" in " ".join(shown.split())  # how often the strongest is beaten


@pytest.mark.parametrize(("answer", "level"), [("", "scribe"), ("3", "scribe"), ("Farmer ", "farmer")])
def test_a_level_is_a_number_or_a_name_and_has_a_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: str, level: str
) -> None:
    shown = play(monkeypatch, capsys, answer, "quit", stdin=Keyboard)
    assert f"Nefer ({level})" in shown


def test_an_answer_that_is_not_a_level_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "6", "0", "²", "pharao", "farmer", "quit", stdin=Keyboard)
    assert shown.count("Type a number from 1 to 5 or a name from the list; Enter takes the scribe.") == 4
    assert "Nefer (farmer)" in shown


@pytest.mark.parametrize("lines", [(), ("quit",)])
def test_leaving_at_the_question_opens_no_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: tuple[str, ...]
) -> None:
    shown = play(monkeypatch, capsys, *lines, stdin=Keyboard)
    assert "Maybe another time." in shown and "dealt" not in shown


def test_a_script_is_not_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, "quit")
    assert "Who do you want" not in shown and "Nefer (scribe)" in shown


def test_a_person_who_names_a_level_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "quit", stdin=Keyboard, level="farmer")
    assert "Who do you want" not in shown and "Nefer (farmer)" in shown


def test_bots_sit_in_turn_and_the_last_takes_what_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "quit")
    command = ["play", "nile", "--players", "4", "--seed", "4", "--bot", "search@20", "--bot", "random"]
    assert main(command) == 0
    assert "Nefer (search@20), Khaba (random), Tiye (random)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--level", "sphinx"], "There is no level “sphinx”. The levels are: fisher, farmer, scribe, vizier, pharaoh."),
        (["--bot", "sphinx"], "There is no bot “sphinx”."),
        (["--bot", "search@no"], "The budget of “search@no”"),
        (["--players", "2", "--bot", "random", "--bot", "random"], "2 bots were given for 1 seat."),
        (["--players", "99"], "99"),
    ],
)
def test_invalid_rivals_are_refused_before_any_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    type_in(monkeypatch, stdin=Keyboard)
    assert main(["play", "nile", *arguments]) == 2
    out, err = capsys.readouterr()
    assert told in err and out == ""


def test_a_level_and_a_bot_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "nile", "--level", "farmer", "--bot", "random"])
    assert "not allowed with" in capsys.readouterr().err


def test_a_rematch_keeps_the_level(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The number of turns depends on the cards, so `y` is typed often: during a game it means nothing."""
    shown = play(monkeypatch, capsys, "farmer", *["done", "y"] * 100, "quit", stdin=Keyboard, players="2")
    assert shown.count("At the table: Nefer (farmer).") > 1 and shown.count("Who do you want") == 1


def test_bots_of_different_kinds_can_be_watched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    player = shlex.join([sys.executable, "-S", "-E", str(PROGRAMS / "player.py")])
    bots = ["random", "search@20", f"program:{player}", "farmer"]
    arguments = [part for bot in bots for part in ("--bot", bot)]
    assert main(["play", "nile", "--watch", "--players", "4", "--seed", "3", "--record", str(file), *arguments]) == 0
    assert "Type a number" not in capsys.readouterr().out
    record = json.loads(file.read_text("utf-8"))
    assert record["over"] is True
    assert record["seats"] == ["Nefer (random)", "Khaba (search@20)", "Tiye (program)", "Iset (farmer)"]


def test_a_bot_that_thinks_long_is_named_only_in_a_terminal() -> None:
    shown = {}
    for terminal in (True, False):
        console = Console(file=io.StringIO(), force_terminal=terminal, _environ={"TERM": "xterm"})
        with thinking(console, "Nefer is thinking …", patience=60):
            pass
        assert "Nefer" not in console.file.getvalue()  # type: ignore[attr-defined]
        with thinking(console, "Nefer is thinking …", patience=0.01):
            time.sleep(0.3)
        shown[terminal] = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Nefer is thinking …" in shown[True] and shown[False] == ""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hints fast and repeatable."""
    monkeypatch.setattr(hint, "PLANS", 2000)
    monkeypatch.setattr(hint, "secret_key", lambda: key_from_seed(1))


def hint_for(table: Table) -> str:
    console = Console(file=io.StringIO(), width=200)
    hint.give_hint(console, table, screen_of(table.rules.name).plan_words)
    return console.file.getvalue()  # type: ignore[attr-defined]


def plans(shown: str) -> list[str]:
    rows = [line for line in shown.splitlines()[2:] if line.startswith("  ")]
    return [re.split(r"\s{2,}", line.strip())[0] for line in rows]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("game", "score"), [("nile", "Smallest pile"), ("fertility", "Debens")])
def test_a_hint_names_the_best_plans_with_their_prospects_and_changes_nothing(game: str, score: str) -> None:
    table = Game(game).open(2, seed=4, first=0)
    before = table.hash(), len(table.plies), table.stream.tobytes()
    shown = hint_for(table)
    assert (table.hash(), len(table.plies), table.stream.tobytes()) == before
    assert re.search(r"Looked ahead \d+ times from what you know", shown)
    assert "Chance to win" in shown and score in shown and re.search(r"^- ", shown, re.MULTILINE)
    assert 2 <= len(plans(shown)) <= 3 and re.search(r" \d+ % ", shown)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(8))
def test_a_hint_for_nile_can_be_typed(seed: int) -> None:
    table = Game("nile").open(3, seed=seed, monuments=True)
    for _ in range(6):
        found = plans(hint_for(table))
        assert found and [table.why_not(plan) for plan in found] == [None] * len(found)
        table.play(found[0])


@pytest.mark.usefixtures("hasty")
def test_a_hint_for_fertility_can_be_typed_step_by_step() -> None:
    table = Game("fertility").open(2, seed=4, first=0)
    while len(table.plies) < 12:
        shown = hint_for(table)
        found = plans(shown) or [shown.strip().rpartition(": ")[2]]
        for step in found[0].split(", "):
            table.play(step)
    assert any(ply.events for ply in table.plies)


@pytest.mark.usefixtures("hasty")
def test_a_hint_uses_only_what_the_seat_may_know() -> None:
    """Another deal of the hidden cards makes no difference."""
    table = Game("nile").open(3, seed=4)
    other = table.copy()
    assert table.turn is not None
    dealt = blank(table.rules.state)
    table.rules.verbs.determinise(table.view(table.turn), new_stream(key_from_seed(9)), dealt[0])
    other._state = dealt
    assert other.hash() != table.hash()
    one, same = (hint_for(looked_at).partition(" s)")[2] for looked_at in (table, other))  # without how long it took
    assert one == same != ""


@pytest.mark.usefixtures("hasty")
def test_a_hint_takes_nothing_from_a_person(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "market", "hint", "undo", "hint", "quit", first="0")
    assert shown.count("from what you know") == 2 and "There is nothing to take back" not in shown


@pytest.mark.usefixtures("hasty")
def test_a_hint_says_if_there_is_nothing_to_choose() -> None:
    table = Game("nile").open(2, seed=4, first=0)
    table.play("put papyrus")
    assert hint_for(table) == "Only one plan is worth considering: put wheat\n"


def test_the_help_mentions_hints(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "“hint”" in play(monkeypatch, capsys, "help", "quit", first="0")

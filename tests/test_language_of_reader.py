"""The reader's language: how it is found, and that `akhet` uses no other."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from akhet import Game
from akhet.cli import main
from akhet.kernel import compiling
from akhet.kernel.refusal import Refusal, Refused, Seat, refuse
from akhet.language import decimal, explain, language_of, percent, readers_language, say, show_compiling, speaking
from akhet.record import record_of
from akhet.terminal.play import words_for_yes
from akhet.terminal.usage import MESSAGES

LANGUAGES = ["en", "de", "fr", "nl"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"AKHET_LANGUAGE": "de"}, "de"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_AT.UTF-8@euro"}, "de"),
        ({"AKHET_LANGUAGE": "nl", "LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "nl"),
        ({"LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "de"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"AKHET_LANGUAGE": "DE-ch"}, "de"),
        ({"LC_TIME": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("asked", ["C", "POSIX", "ja_JP.UTF-8", "deutsch", "../en", "web", " ", ".", "d"])
def test_an_unknown_language_is_english(asked: str) -> None:
    assert language_of({"LANG": asked}) == "en" == language_of({"AKHET_LANGUAGE": asked, "LANG": "de_DE"})


def test_the_library_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert readers_language() == "en" and say("seat", number=1) == "Seat 1"


def test_a_language_is_used_until_its_block_ends() -> None:
    with speaking("de"):
        assert say("seat", number=1) == "Sitz 1" and say("seat", "fr", number=1) == "Siège 1"
        with pytest.raises(KeyError), speaking("nl"):
            say("no-such-message")
        assert say("seat", number=1) == "Sitz 1"
    assert say("seat", number=1) == "Seat 1"


@pytest.mark.parametrize(
    ("language", "title", "usage"),
    [
        ("en", "commands", "usage: "),
        ("de", "Befehle", "Aufruf: "),
        ("fr", "commandes\xa0", "utilisation\xa0: "),
        ("nl", "opdrachten", "gebruik: "),
    ],
)
def test_help_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, title: str, usage: str
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert shown.startswith(usage) and f"{title}:" in shown and readers_language() == "en"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "akhet arena: error: argument --games: “x” is not a whole number"),
        ("de", "akhet arena: Fehler: --games: „x“ ist keine ganze Zahl"),
        ("fr", "akhet arena\xa0: erreur\xa0: argument --games\xa0: «\u202fx\u202f» n’est pas un nombre"),
        ("nl", "akhet arena: fout: --games: ‘x’ is geen geheel getal"),
    ],
)
def test_an_error_on_the_command_line_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    with pytest.raises(SystemExit):
        main(["arena", "nile", "random", "greedy", "--games", "x"])
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_percent_signs_of_argparse(language: str) -> None:
    for theirs, ours in MESSAGES.items():
        signs = r"%(?:\(\w+\))?[sr]"
        assert sorted(re.findall(signs, say(ours, language))) == sorted(re.findall(signs, theirs))
        assert language != "en" or say(ours, language) == theirs


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ply 2: it is seat 0’s turn here, not seat 1’s."),
        ("de", "Halbzug 2: Hier zieht Sitz 0, nicht Sitz 1."),
        ("fr", "Coup 2\xa0: ici, c’est au siège 0 de jouer, pas au siège 1."),
        ("nl", "Zet 2: stoel 0 is hier aan de beurt, niet stoel 1."),
    ],
)
def test_a_reason_within_a_refusal_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    told: str,
) -> None:
    table = Game("nile").open(2, seed=4, first=0)
    for move in ("market", "give papyrus from hand"):
        table.play(move)
    record = record_of(table)
    record["plies"][1]["seat"] = 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    assert main(["record", "verify", str(file)]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "no.json cannot be read: there is no such file."),
        ("de", "no.json lässt sich nicht lesen: Diese Datei gibt es nicht."),
        ("fr", "Impossible de lire no.json\xa0: ce fichier n’existe pas."),
        ("nl", "no.json kan niet worden gelezen: dit bestand bestaat niet."),
    ],
)
def test_a_reason_of_the_system_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert main(["record", "verify", "no.json"]) == 2
    assert capsys.readouterr().err == f"akhet: {told}\n"


def test_an_unknown_reason_stays_in_english() -> None:
    refusal = refuse("file.unreadable", None, file="a", reason="Stale file handle").refusal
    assert explain(refusal, "de") == "a lässt sich nicht lesen: Stale file handle."


SET = """[cards]
crop = 14
crop_classic = 14
stone = 7
opening_hand = 5

[crops_in_play]
2 = 5
"""


@pytest.mark.parametrize(
    ("text", "german"),
    [
        (SET, "crops_in_play.3: Hier muss eine ganze Zahl von 2 bis 7 stehen."),
        (SET.replace("7", "99"), "cards.stone: Hier muss eine ganze Zahl von 1 bis 30 stehen."),
        ("[cards", "am Ende der Datei („Expected"),
        (SET.replace("stone =", "stone"), "Zeile 4, Spalte 7 („Expected"),
        ("crop = " + 5000 * "9", "Eine Zahl darin hat zu viele Ziffern."),
        ("a = " + 5000 * "[", "Die Datei ist zu tief verschachtelt."),
        ("\udcff", "Byte 0 ist kein UTF-8."),
    ],
    ids=["missing", "too many", "cut short", "no sign", "digits", "depth", "bytes"],
)
def test_a_set_that_does_not_fit_is_refused_in_the_readers_language(tmp_path: Path, text: str, german: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(Refused) as refused:
        Game("nile", file)
    assert german in explain(refused.value.refusal, "de")


def test_the_names_of_a_table_are_not_those_of_a_refusal_within() -> None:
    """The refusal within may be about another game, with more players."""
    within = Refusal("nile.plant.wall", None, {"rival": Seat(5), "needed": 4, "plot": "a", "size": 2, "cards": 1})
    assert "Seat 5 has the Wall" in explain(Refusal("record.setup", None, {"reason": within}), names=["Ana", "Ben"])


@pytest.mark.parametrize(
    ("language", "share", "number"),
    [
        ("en", "12.5 %", "1,234.50"),
        ("de", "12,5\xa0%", "1.234,50"),
        ("fr", "12,5\u202f%", "1\u202f234,50"),
        ("nl", "12,5%", "1.234,50"),
    ],
)
def test_numbers_are_written_as_in_the_readers_language(language: str, share: str, number: str) -> None:
    with speaking(language):
        assert (percent(0.125, 1), decimal(1234.5, 2)) == (share, number)


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("de", "ja"), ("fr", "oui"), ("nl", "j")])
def test_yes_can_be_typed_in_the_readers_language_and_in_english(language: str, yes: str) -> None:
    with speaking(language):
        assert {yes, "y", "yes"} <= set(words_for_yes()) and "n" not in words_for_yes()


@pytest.mark.parametrize("game", ["nile", "fertility"])
@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "Nefer ist am Zug."), ("fr", "À Nefer de jouer."), ("nl", "Nefer is aan de beurt.")],
)
def test_a_game_is_told_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, language: str, told: str
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    assert main(["play", game, "--watch", "--players", "2", "--seed", "3", "--level", "farmer"]) == 0
    shown = capsys.readouterr().out
    assert told in shown and not re.search(r"\b(the|and|with|turn|draws|harvests|takes|builds|tile)\b", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_which_language_it_is_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    page = tmp_path / "report.html"
    command = ["arena", "nile", "random", "greedy", "--games", "2", "--cores", "1", "--report", str(page)]
    assert main(command) == 0
    text = page.read_text("utf-8")
    assert f'<html lang="{language}">' in text and say("arena-reading", language) in text
    assert say("arena-ratings", language) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told", "one", "several"),
    [
        ("en", "akhet: compiling the rules for this machine, once …", "one function", "120 functions"),
        ("de", "akhet: Regeln werden einmalig für diesen Rechner kompiliert …", "eine Funktion", "120 Funktionen"),
        ("fr", "akhet: compilation des règles pour cette machine", "1 fonction", "120 fonctions"),
        ("nl", "akhet: de regels worden eenmalig voor deze machine gecompileerd …", "één functie", "120 functies"),
    ],
)
def test_compiling_is_reported_in_the_readers_language_even_while_the_output_is_for_programs(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    told: str,
    one: str,
    several: str,
) -> None:
    monkeypatch.setattr(compiling, "on_compiling", None)
    show_compiling(language)
    with speaking("en"):
        for functions in (1, 2, 120, None):
            compiling.on_compiling(functions)
    assert capsys.readouterr().err == f"akhet: {say('compiling', language)}\n"  # in a file, once
    monkeypatch.setattr(sys, "__stderr__", sys.stderr)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    for functions in (1, 120, None):
        compiling.on_compiling(functions)
    first, then, last = capsys.readouterr().err.split("\r\x1b[K")[1:]  # on a terminal, each in the other's place
    assert first.startswith(told) and first.endswith(f"{one}") and then.endswith(f"{several}") and last == ""
    assert len(then) < 80  # in one row of any terminal, or it could not be overwritten


def test_the_referee_speaks_english_to_programs() -> None:
    asked = '{"do":"new","game":"nile","players":2,"seed":1}\n{"do":"play","move":"xyzzy"}\n{"do":"score"}\n'
    found = subprocess.run(
        [str(Path(sys.executable).with_name("akhet")), "referee"],
        input=asked,
        env=os.environ | {"AKHET_LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    _, refused, score = map(json.loads, found.stdout.splitlines())
    assert refused["why"].startswith("I don’t understand") and "is first" in score["why"][0]


def test_a_record_is_the_same_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    written = set()
    for language in LANGUAGES:
        monkeypatch.setenv("AKHET_LANGUAGE", language)
        file = tmp_path / f"{language}.json"
        command = ["play", "nile", "--watch", "--players", "2", "--seed", "3", "--record", str(file)]
        assert main([*command, "--level", "farmer"]) == 0
        written.add(file.read_bytes())
    assert len(written) == 1

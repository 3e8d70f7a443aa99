"""`akhet analyse`: a summary in the reader's language, JSON, and errors that say what to do."""

import json
from pathlib import Path

import pytest

from akhet.cli import run
from akhet.language import speaking
from akhet.record import write_record
from tests.analysis.games import random_game
from tests.test_language import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.json"
    write_record(random_game(("fertility", 2, ()), 1), file)
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_names_the_costliest_turns_and_the_bill(
    record: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking(language):
        assert run(["analyse", record, "--budget", "1000"]) == 0
    shown = capsys.readouterr().out
    assert "1. " in shown
    words = {"en": "Own mistakes", "de": "Eigene Fehler", "fr": "Ses propres erreurs", "nl": "Eigen fouten"}
    assert words[language] in shown
    assert "fertility-" not in shown
    assert "analysis-" not in shown


def test_one_seat_alone_can_be_shown(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", record, "--budget", "1000", "--seat", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Seat 1" in shown
    assert "Seat 0" not in shown.partition("What the result is made of")[2]


def test_the_whole_review_as_json(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", record, "--budget", "1000", "--seed", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["done"], found["evaluator"]["seed"], found["evaluator"]["budget"]) == (1.0, 5, 1000)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([str(RECORDS / "nile-unfinished.json")], "not over"),
        ([str(RECORDS / "nile-over-with-dice.json"), "--seat", "9"], "There is no seat 9"),
        ([str(RECORDS / "nile-over-with-dice.json"), "--budget", "1"], "between 1,000 and"),
        (["no-such-file.json"], "no-such-file.json"),
    ],
    ids=["unfinished", "seat", "budget", "file"],
)
def test_what_cannot_be_reviewed_is_refused_with_a_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", *arguments]) == 2
    assert words in capsys.readouterr().err

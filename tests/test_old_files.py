"""Records written by an earlier version (commit 5631572) still replay to the same positions."""

import json
from pathlib import Path

import pytest

from akhet.cli import main
from akhet.record import read_record, record_of, replay

FOLDER = Path(__file__).parent / "records"
HASHES = {
    "fertility-over-with-dice": "a9f5688a5f3de23ed3d4faac6208c59ce8582bd5bca0264789caa98f178d116e",
    "fertility-unfinished": "ad97c21dfc7205cd49de9528b1f48d74b35aafa32968211377ee8d0a949d2904",
    "nile-from-a-position": "402d88e0f04036e553dad51f7cd27eee539a813bb5418003acff7f3297ca6caf",
    "nile-over-with-dice": "8252fd9ba4ed0d6ca69cde3eee3fe29582f4920dac80e521867208cb1e6728fa",
    "nile-unfinished": "76a814b061aeb6da20eeb90cad344d22afb9d91b071a05cc12cfddaa6e654a89",
}


@pytest.mark.parametrize("name", HASHES)
def test_an_earlier_record_replays_to_the_same_position(name: str) -> None:
    record = read_record(FOLDER / f"{name}.json")
    table = replay(record)
    assert table.hash() == record["hash"] == HASHES[name]


@pytest.mark.parametrize("name", HASHES)
def test_the_replayed_table_gives_the_same_record(name: str) -> None:
    record = read_record(FOLDER / f"{name}.json")
    written = record_of(replay(record))
    assert json.dumps(written) == json.dumps({entry: record[entry] for entry in written})


@pytest.mark.parametrize("name", HASHES)
def test_the_command_verifies_and_shows_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = FOLDER / f"{name}.json"
    assert main(["record", "verify", str(file)]) == 0
    assert HASHES[name] in capsys.readouterr().out
    assert main(["record", "show", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 20

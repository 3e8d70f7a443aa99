"""`akhet export`: records to Parquet and back, and data sets of games between bots."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from akhet import Game, Refused
from akhet.arena.schedule import Setting
from akhet.bots.spec import read_spec
from akhet.cli import main
from akhet.envs.observation import observation_of
from akhet.envs.zoo import raw_env
from akhet.lab.export import dataset
from akhet.lab.export.card import card_of
from akhet.lab.export.dataset import CARD, HEADER, Dataset, make_dataset
from akhet.lab.export.records import about_of, export_records, read_records
from akhet.lab.export.rows import COLUMNS
from akhet.record import read_record, record_of, replay, write_record
from akhet.table import Table

RECORDS = Path(__file__).parent / "records"
KEPT = ["nile-over-with-dice.json", "nile-from-a-position.json", "nile-unfinished.json"]


def played(game: str, players: int = 3, seed: int = 2, plies: int | None = None, **options: Any) -> Table:
    table = Game(game).open(players, seed=seed, **options)
    while table.turn is not None and (plies is None or len(table.plies) < plies):
        legal = table.legal()
        table.play(legal[len(table.plies) % len(legal)].id)
    return table


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_row_says_what_the_seat_saw_what_was_legal_and_what_it_chose(game: str, tmp_path: Path) -> None:
    table = played(game)
    write_record(table, tmp_path / "game.json")
    assert export_records([tmp_path / "game.json"], tmp_path / "game.parquet") == len(table.plies)
    found = pq.read_table(tmp_path / "game.parquet")
    assert found.column_names == list(COLUMNS)
    size = observation_of(game).layout.size
    seen = found["observation"].combine_chunks().flatten().to_numpy().reshape(-1, size)
    env = raw_env(game, players=3)
    env.reset(seed=2)
    for row, ply, observation in zip(found.to_pylist(), table.plies, seen, strict=True):
        at_this_ply = env.observe(env.agent_selection)
        assert (observation == at_this_ply["observation"]).all()
        assert row["legal"] == np.flatnonzero(at_this_ply["action_mask"]).tolist()
        assert (row["seat"], row["action"]) == (ply.seat, ply.move)
        env.step(ply.move)
    places = [standing.place for standing in table.score()]
    for row in found.select(["seat", "place", "reward"]).to_pylist():
        assert row["place"] == places[row["seat"]]
        assert row["reward"] == env.rewards[f"player_{row['seat']}"]


def test_records_come_back_as_they_were(tmp_path: Path) -> None:
    """With their keys, set-up positions and stand-ins, and also if they are unfinished."""
    files = [RECORDS / name for name in KEPT]
    stood_in = played("nile", plies=4)
    stood_in.play(stood_in.legal()[0].id, stand_in="clock")
    write_record(stood_in, tmp_path / "stood-in.json")
    files.append(tmp_path / "stood-in.json")
    export_records(files, tmp_path / "all.parquet")
    back = list(read_records(tmp_path / "all.parquet"))
    assert back == [read_record(file) for file in files]
    for record in back:
        replay(record)
    assert pq.read_table(tmp_path / "all.parquet")["place"].null_count > 0


def test_a_bot_can_say_how_likely_each_choice_wins(tmp_path: Path) -> None:
    write_record(played("nile", plies=12), tmp_path / "game.json")
    export_records([tmp_path / "game.json"], tmp_path / "game.parquet", judge=read_spec("search@60"))
    found = [value for value in pq.read_table(tmp_path / "game.parquet")["evaluation"].to_pylist() if value is not None]
    assert found and all(0 <= value <= 1 for value in found) and len(set(found)) > 1


def test_the_commands_write_and_unpack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "back"
    assert main(["export", "records", str(file), str(RECORDS / KEPT[0]), str(RECORDS / KEPT[2])]) == 0
    assert "one for each decision" in capsys.readouterr().out
    assert main(["export", "unpack", str(file), str(folder)]) == 0
    assert "2 records" in capsys.readouterr().out
    for name, written in zip((KEPT[0], KEPT[2]), sorted(folder.iterdir()), strict=True):
        assert read_record(written) == read_record(RECORDS / name)
    assert main(["record", "verify", str(folder / "game-000000.json")]) == 0


def test_a_changed_row_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    export_records([RECORDS / KEPT[0]], file)
    table = pq.read_table(file)
    actions = table["action"].to_pylist()
    actions[3] += 1
    place = table.column_names.index("action")
    pq.write_table(table.set_column(place, "action", pa.array(actions, pa.int16())), file)
    assert main(["export", "unpack", str(file), str(tmp_path / "back")]) == 2
    assert "4" in capsys.readouterr().err


def test_other_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no.parquet"
    file.write_bytes(b"PAR1 not quite")
    assert main(["export", "unpack", str(file), str(tmp_path / "back")]) == 2
    assert "not a Parquet file of games" in capsys.readouterr().err
    write_record(played("fertility", 2, plies=3), tmp_path / "fertility.json")
    words = [str(RECORDS / KEPT[0]), str(tmp_path / "fertility.json")]
    assert main(["export", "records", str(tmp_path / "mixed.parquet"), *words]) == 2
    assert "another game" in capsys.readouterr().err and not (tmp_path / "mixed.parquet").exists()
    assert main(["export", "records", str(tmp_path / "no" / "x.parquet"), words[0]]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_without_pyarrow_the_command_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyarrow'] = None; from akhet.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", program, "export", "records", "x.parquet", "y.json"]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "akhet[data]" in ran.stderr and "Traceback" not in ran.stderr


# Data sets


def small(games: int = 4, seed: int = 7, bot: str = "greedy") -> Dataset:
    return Dataset(Setting("nile", 2), read_spec(bot), seed, games)


@pytest.fixture
def pieces_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PIECE", 2)


def content(folder: Path) -> list[dict[str, Any]]:
    return [record for file in sorted(folder.glob("*.parquet")) for record in read_records(file)]


@pytest.mark.usefixtures("pieces_of_two")
def test_a_data_set_has_its_games_and_a_card(tmp_path: Path) -> None:
    calls: list[tuple[int, int]] = []
    found = make_dataset(small(5), tmp_path, 1, lambda *call: calls.append(call))
    assert calls == [(0, 5), (2, 5), (4, 5), (5, 5)]
    names = ["games-00000.parquet", "games-00001.parquet", "games-00002-1.parquet"]
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([CARD, HEADER, *names])
    records = content(tmp_path)
    for record in records:
        assert replay(record).over
    assert len({record["hash"] for record in records}) == 5 == found["games"] and sum(found["wins"]) == 5
    assert found["decisions"] == sum(len(record["plies"]) for record in records)
    card = (tmp_path / CARD).read_text("utf-8")
    assert card == card_of(Game("nile"), found) and card.startswith("# 5 games of NILE\n")
    assert f"{found['decisions']:,} decisions" in card and all(f"| `{name}` |" in card for name in COLUMNS)
    assert about_of(tmp_path / names[0])["games"] == 2


@pytest.mark.usefixtures("pieces_of_two")
def test_a_data_set_that_was_stopped_is_continued_and_can_grow(tmp_path: Path) -> None:
    def stop(done: int, wanted: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_dataset(small(), tmp_path, 1, stop)
    assert not (tmp_path / CARD).exists() and len(content(tmp_path)) == 2
    calls: list[tuple[int, int]] = []
    make_dataset(small(), tmp_path, 1, lambda *call: calls.append(call))
    assert calls[0] == (2, 4)
    make_dataset(small(5), tmp_path, 1)
    make_dataset(small(6), tmp_path, 1)
    assert len(list(tmp_path.glob("*.parquet"))) == 3  # the piece of one game was replaced by one of two
    whole = tmp_path / "whole"
    make_dataset(small(6), whole, 1)
    assert content(tmp_path) == content(whole)


def test_the_same_data_set_has_the_same_games_on_any_number_of_cores(tmp_path: Path) -> None:
    monkey = Dataset(Setting("nile", 2), read_spec("random"), 3, 60)  # two pieces
    one, two = (make_dataset(monkey, tmp_path / str(cores), cores) for cores in (1, 2))
    assert {**one, "bytes": 0} == {**two, "bytes": 0}
    assert content(tmp_path / "1") == content(tmp_path / "2")


@pytest.mark.usefixtures("pieces_of_two")
def test_the_folder_of_another_data_set_is_refused(tmp_path: Path) -> None:
    make_dataset(small(2), tmp_path, 1)
    with pytest.raises(Refused, match=r"export\.other"):
        make_dataset(small(2, seed=8), tmp_path, 1)


def test_one_command_makes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "3", "--games", "1", "--bot", "search@20", "--cores", "1", "--variant"]
    assert main(["export", "games", "fertility", str(tmp_path), *words]) == 2  # the variant is for two players
    words = words[:-1]
    assert main(["export", "games", "fertility", str(tmp_path), *words]) == 0
    assert CARD in capsys.readouterr().out
    (file,) = tmp_path.glob("*.parquet")
    evaluations = pq.read_table(file)["evaluation"]
    assert 0 < evaluations.null_count < len(evaluations) or evaluations.null_count == 0
    assert record_of(replay(content(tmp_path)[0]))["players"] == 3
    assert json.loads((tmp_path / HEADER).read_text("utf-8"))["bot"] == "search@20"

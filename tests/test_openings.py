"""The opening explorer: sums over first turns, from records and from the games that come with Akhet."""

import json
from pathlib import Path

import pytest

from akhet import cli
from akhet.bots.network.file import shipped_network
from akhet.games import BUILT_IN
from akhet.kernel.refusal import Refused
from akhet.language import languages, say
from akhet.openings.counts import Counts, Selection, read_counts, shipped_counts, win_shares
from akhet.openings.turns import first_turns
from akhet.table import Game, Table

RECORDS = Path(__file__).parent / "records"


def begun() -> Table:
    """A game of NILE in which the first player plants, and the second one has begun a turn."""
    table = Game("nile").set_up(
        {"players": 2, "turn": 0, "hands": [{"wheat": 2, "flax": 2}, {"wheat": 1, "flax": 3}]}, seed=3
    )
    table.play("plant 2 wheat")
    table.play("put flax")
    return table


def test_a_first_turn_is_known_by_its_kind() -> None:
    (turn,) = first_turns(begun())  # the second one is not over
    assert (turn.order, turn.seat) == (0, 0)
    assert turn.opening == {"plots": 1, "cards": 2, "speculation": 0, "market": 0, "offering": 0}


def test_turns_of_stand_ins_are_not_counted() -> None:
    table = Game("nile").set_up({"players": 2, "turn": 0, "hands": [{"wheat": 2}, {}]})
    table.play("done", stand_in="clock")
    assert list(first_turns(table)) == []


def test_how_often_and_how_well() -> None:
    counts = Counts("nile")
    for share in (1.0, 0.0, 1.0, 1.0):
        counts.add(begun(), [share, 1.0 - share])
    (row,) = counts.rows()
    assert (row["games"], row["share"], row["won"]) == (4, 1.0, 0.75)
    assert row["low"] < 0.75 < row["high"] == 1.0
    assert counts.rows(Selection(players=3)) == counts.rows(Selection(order=1)) == []
    assert counts.rows(Selection(players=2, variant={"monuments": False}, order=0)) == [row]
    assert counts.rows(Selection(variant={"monuments": True})) == []
    again = Counts.of_json(json.loads(json.dumps(counts.json())))
    assert again.json() == counts.json() and again.rows() == [row]


def test_tied_winners_share_a_win() -> None:
    assert win_shares([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(Refused, match="not_over"):
        Counts("nile").add(begun())


@pytest.mark.parametrize("game", BUILT_IN)
def test_records_are_counted_from_files_and_folders(game: str, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    counts, left_out = read_counts(game, [RECORDS, tmp_path])
    assert sum(counts.games.values()) > 0 and counts.rows()
    assert tmp_path / "broken.json" in [path for path, _ in left_out]


@pytest.mark.parametrize("game", BUILT_IN)
def test_games_of_strong_bots_come_with_akhet(game: str) -> None:
    counts = shipped_counts(game)
    assert counts.made["network"] == shipped_network(game).hash, "python -m tools.openings makes them anew"
    assert sum(counts.games.values()) > 1000
    for players, _ in counts.games:
        rows = counts.rows(Selection(players))
        assert sum(row["share"] for row in rows) == pytest.approx(1)
        mean = sum(row["won"] * row["games"] for row in rows) / sum(row["games"] for row in rows)
        assert mean == pytest.approx(1 / players)  # the seats of a game share one win
    for row in counts.rows():
        for language in languages():
            assert say(f"{game}-opening-turn", language, **row["opening"])


def test_the_command_shows_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["explore", "nile", "--players", "2"]) == 0
    assert "plant" in capsys.readouterr().out
    assert cli.main(["explore", "fertility", "--option", "variant", "--order", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "fertility" and found["turns"]
    assert cli.main(["explore", "nile", "--players", "2", "--option", "gold"]) == 2
    assert cli.main(["explore", "nile", str(RECORDS), "--players", "6"]) in (0, 1)

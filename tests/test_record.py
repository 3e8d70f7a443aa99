"""Records replay to the same position without a random stream, and alterations are found."""

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akhet import Game, Refused, Table
from akhet.cli import main
from akhet.games.nile.components import SHIPPED
from akhet.kernel.stream import new_stream
from akhet.language import explain
from akhet.record import FORMAT, load_table, read_record, record_of, replay, save_table, write_record

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in range(2, 7)),
    (2, {"monuments": True, "first": 1}),
    (3, {"monuments": True, "out": ["papyrus", "flax"]}),
    (5, {"classic": True}),
    (6, {"monuments": True}),
]
FLOOD_TO_COME: dict[str, Any] = {
    "players": 2,
    "turn": 1,
    "step": "flood",
    "hands": [{"wheat": 3}, {"flax": 2}],
    "fields": {"flax": {"owner": 0, "cards": 2}},
    "speculation": {"owner": 0, "cards": ["wheat-flax"]},
}


def play_on(table: Table, plies: int | None = None, seed: int = 0) -> Table:
    """Play this many random steps, or to the end. The choices have a random stream of their own."""
    choice = Random(seed)
    while not table.over and plies != 0:
        moves = table.legal()
        eager = [move for move in moves if move.say.startswith(("put", "play"))]
        table.play(choice.choice(eager if eager and choice.random() < 0.6 else moves).id)
        plies = None if plies is None else plies - 1
    return table


def game(players: int = 3, plies: int | None = None, seed: int = 0, **options: Any) -> Table:
    return play_on(Game("nile").open(players, seed=seed, **options), plies, seed)


HASH = "a1" * 32


def through_a_file(table: Table, folder: Path) -> Any:
    write_record(table, folder / "game.json")
    return read_record(folder / "game.json")


def same(one: Table, other: Table) -> bool:
    return (
        one.hash() == other.hash()
        and one.position() == other.position()
        and one.events() == other.events()
        and one.plies == other.plies
        and one.score() == other.score()
        and record_of(one) == record_of(other)
    )


def refused(record: Any) -> str:
    """Why a record does not replay, as a sentence."""
    with pytest.raises(Refused) as refusal:
        replay(record)
    return explain(refusal.value.refusal)


# There and back


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_game_of_every_variant_replays_to_the_same_position(players: int, options: dict[str, Any], tmp_path: Path):
    table = game(players, **options)
    record = through_a_file(table, tmp_path)
    assert record == record_of(table)
    assert table.over
    assert record["over"] is True
    assert sorted(record["places"])[0] == 1
    assert same(replay(record), table)


@given(variant=st.sampled_from(VARIANTS), plies=st.integers(0, 120), seed=st.integers(0, 2**64 - 1))
def test_a_game_replays_from_wherever_it_stopped(variant: tuple[int, dict[str, Any]], plies: int, seed: int):
    table = game(variant[0], plies, seed, **variant[1])
    again = replay(json.loads(json.dumps(record_of(table))))
    assert same(again, table)
    assert again.turn == table.turn
    assert again.legal() == table.legal()


def test_a_replay_uses_no_random_stream():
    again = replay(record_of(game(4)))
    assert again.stream.tobytes() == new_stream(again.key).tobytes()


def test_a_record_does_not_hold_the_key_of_the_dice():
    table = game(2, 5)
    text = json.dumps(record_of(table))
    assert table.key.hex() not in text
    assert "seed" not in text


def test_an_unfinished_record_has_no_places_and_keeps_an_unfinished_pick():
    table = Game("nile").open(2, first=0, chance=[*["wheat"] * 5, *["flax"] * 5, "castor"], names=["Ana", "Ben"])
    table.play("put wheat")
    record = record_of(table)
    assert (record["over"], record["places"], record["seats"]) == (False, None, ["Ana", "Ben"])
    again = replay(record)
    assert again.position()["pick"] == {"planting": {"wheat": 1}}
    assert again.names == ["Ana", "Ben"]
    again.undo()
    assert again.position()["pick"] is None


def test_a_file_has_a_header_and_one_ply_per_line(tmp_path: Path):
    table = game(2)
    write_record(table, tmp_path / "game.json")
    lines = (tmp_path / "game.json").read_text("utf-8").splitlines()
    plies = [line for line in lines if '"say"' in line]
    assert [json.loads(line.rstrip(","))["move"] for line in plies] == [ply.move for ply in table.plies]
    assert f'"format": "{FORMAT}"' in lines[1]


def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path):
    for path in (tmp_path, tmp_path / "no" / "folder.json"):
        with pytest.raises(Refused) as refusal:
            write_record(game(2, 0), path)
        assert refusal.value.refusal.code == "file.unwritable"


# Positions set up by hand


@given(plies=st.integers(0, 40), seed=st.integers(0, 1000), settle=st.sampled_from(["flax", "castor", None]))
def test_a_game_from_a_position_set_up_by_hand_replays(plies: int, seed: int, settle: str | None):
    table = Game("nile").set_up(FLOOD_TO_COME, seed=seed)
    table.settle([] if settle is None else [settle])
    play_on(table, plies, seed)
    record = record_of(table)
    assert record["start"]["position"]["speculation"] == FLOOD_TO_COME["speculation"]
    assert len(record["start"]["chance"]) >= 1
    assert same(replay(json.loads(json.dumps(record))), table)


def test_a_position_that_still_waits_for_chance_replays():
    table = Game("nile").set_up(FLOOD_TO_COME)
    assert same(replay(record_of(table)), table)
    table.settle(["flax", "castor"], dice=False)
    again = replay(record_of(table))
    assert same(again, table)
    assert again.awaits_chance


@given(variant=st.sampled_from(VARIANTS), plies=st.integers(0, 100), seed=st.integers(0, 1000))
def test_any_position_of_a_game_can_be_where_a_record_starts(
    variant: tuple[int, dict[str, Any]], plies: int, seed: int
):
    middle = game(variant[0], plies, seed, **variant[1])
    table = play_on(Game("nile").set_up(middle.position(), seed=seed), 30, seed)
    assert same(replay(json.loads(json.dumps(record_of(table)))), table)


# Other components


def test_a_game_with_other_components_replays_with_them_only(tmp_path: Path):
    few = tmp_path / "few.toml"
    text = SHIPPED.read_text("utf-8").replace("crop = 14", "crop = 9").replace("stone = 14", "stone = 6")
    few.write_text(text, "utf-8")
    table = play_on(Game("nile", few).open(3, seed=1, monuments=True))
    record = through_a_file(table, tmp_path)
    assert same(replay(record, few), table)
    with pytest.raises(Refused) as refusal:
        replay(record)
    assert refusal.value.refusal.code == "record.components"
    with pytest.raises(Refused) as refusal:
        replay(record_of(game(3)), few)
    assert refusal.value.refusal.code == "record.components"


def test_the_record_of_another_set_names_it_and_the_refusal_does_too(tmp_path: Path):
    own = tmp_path / "own.toml"
    own.write_text('name = "Mia\'s cards"\n' + SHIPPED.read_text("utf-8"), "utf-8")
    record = record_of(play_on(Game("nile", own).open(2, seed=1), plies=4))
    assert record["set"] == "Mia's cards" and record_of(replay(record, own)) == record
    with pytest.raises(Refused) as refusal:
        replay(record)
    assert refusal.value.refusal.code == "record.components"
    assert f"“Mia's cards”, hash {record['components'][:16]}" in explain(refusal.value.refusal, "en")
    with pytest.raises(Refused) as refusal:
        replay(record | {"set": "Ben's cards"}, own)
    assert refusal.value.refusal.code == "record.field"
    del record["set"]  # as earlier releases wrote it
    assert replay(record, Game("nile", own).components).hash() == record["hash"]
    assert "set" not in record_of(Game("nile", SHIPPED).open(2, seed=1))


# A table put away


def put_away(table: Table) -> Table:
    return load_table(json.loads(json.dumps(save_table(table))))


@given(variant=st.sampled_from(VARIANTS), plies=st.integers(0, 60), seed=st.integers(0, 1000))
def test_the_random_stream_of_a_saved_table_continues(variant: tuple[int, dict[str, Any]], plies: int, seed: int):
    table = game(variant[0], plies, seed, **variant[1])
    again = put_away(table)
    assert same(again, table)
    assert same(play_on(again, 30, seed), play_on(table, 30, seed))


def test_a_saved_table_with_a_secret_key_continues():
    table = Game("nile").open(3)
    again = put_away(table)
    assert same(play_on(again), play_on(table))


def test_a_saved_turn_can_be_taken_back_as_far():
    table = Game("nile").open(2, first=0, chance=[*["wheat"] * 5, *["flax"] * 5, "castor"], seed=1)
    table.play("market 2 wheat", chance=["papyrus"])
    before = table.hash()
    table.play("put wheat")
    table.play("put wheat")
    again = put_away(table)
    again.undo()
    again.undo()
    assert again.hash() == before
    with pytest.raises(Refused):
        again.undo()
    table.undo()
    table.undo()
    assert again.play("done") == table.play("done")


@pytest.mark.parametrize(
    "change",
    [
        {"secret": None},
        {"secret": {}},
        {"secret": {"key": "", "stream": ""}},
        {"secret": {"key": "xyz", "stream": "xyz"}},
        {"secret": {"key": 1, "stream": 2}},
        {"record": {}},
        {"record": None},
        {"more": 1},
    ],
)
def test_a_damaged_saved_table_is_refused(change: dict[str, Any]):
    with pytest.raises(Refused) as refusal:
        load_table({**save_table(game(2, 5)), **change})
    assert refusal.value.refusal.code == "record.field"


# What was altered


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    return record_of(game(3, seed=4, monuments=True))


@pytest.mark.parametrize("number", [1, 2, 17, 60, -1])
@pytest.mark.parametrize("entry", ["seat", "move", "say", "chance", "check"])
def test_an_altered_ply_is_named(finished: dict[str, Any], number: int, entry: str):
    record = copy.deepcopy(finished)
    number = number if number > 0 else len(record["plies"])
    ply = record["plies"][number - 1]
    other: dict[str, Any] = {
        "seat": (ply["seat"] + 1) % 3,
        "move": (ply["move"] + 1) % 70,
        "say": "put barley",
        "chance": [*ply["chance"], "wheat"],
        "check": ply["check"][::-1],
    }
    ply[entry] = other[entry]
    assert refused(record).startswith(f"Ply {number}: ")


def test_an_altered_chance_result_is_named(finished: dict[str, Any]):
    drawn = [number for number, ply in enumerate(finished["plies"], 1) if len(ply["chance"]) >= 2]
    for number in (drawn[0], drawn[len(drawn) // 2], drawn[-1]):
        record = copy.deepcopy(finished)
        results = record["plies"][number - 1]["chance"]
        results[0] = "wheat" if results[0] != "wheat" else "lettuce"
        assert refused(record).startswith(f"Ply {number}: ")
        results[:] = results[:-1]
        assert refused(record).startswith(f"Ply {number}: ")


def test_plies_taken_out_put_in_or_exchanged_are_named(finished: dict[str, Any]):
    for number in (1, 20, 60):
        record = copy.deepcopy(finished)
        plies = record["plies"]
        taken = plies.pop(number - 1)
        assert refused(record).startswith(f"Ply {number}: ")
        plies[number - 1 : number - 1] = [taken, taken]
        assert refused(record).startswith(f"Ply {number + 1}: ")
        del plies[number]
        plies[number - 1], plies[number] = plies[number], plies[number - 1]
        assert refused(record).startswith(f"Ply {number}: ")


def test_a_record_cut_short_is_refused(finished: dict[str, Any]):
    record = copy.deepcopy(finished)
    record["plies"].pop()
    with pytest.raises(Refused) as refusal:
        replay(record)
    assert refusal.value.refusal.code == "record.hash"


def test_plies_after_the_end_are_refused(finished: dict[str, Any]):
    record = copy.deepcopy(finished)
    record["plies"].append({"seat": 0, "move": 0, "say": "done", "chance": [], "check": "0" * 16})
    assert refused(record) == f"Ply {len(record['plies'])}: The game is over."


@pytest.mark.parametrize(
    ("entry", "value", "code"),
    [
        ("format", "akhet.record/2", "record.format"),
        ("game", "chess", "game.unknown"),
        ("rules", "0", "record.rules"),
        ("components", "0" * 64, "record.components"),
        ("players", 4, "record.setup"),
        ("players", 1, "record.setup"),
        ("options", {"monuments": False}, "record.setup"),
        ("options", {"bananas": True}, "record.setup"),
        ("seats", ["Ana"], "record.setup"),
        ("over", False, "record.hash"),
        ("places", [1, 1, 1], "record.result"),
        ("places", None, "record.result"),
        ("hash", "0" * 64, "record.hash"),
        ("plies", {}, "record.field"),
        ("plies", [1], "record.ply"),
        ("start", None, "record.field"),
        ("networks", [HASH, None], "record.field"),  # of three seats
        ("networks", [HASH, None, "a1"], "record.field"),
        ("networks", [None, None, None], "record.field"),
        ("networks", {}, "record.field"),
        ("hints", [{"seat": 3, "ply": 0, "depth": "nudge"}], "record.field"),  # of three seats
        ("hints", [{"seat": 0, "ply": 10**6, "depth": "nudge"}], "record.field"),
        ("hints", [{"seat": 0, "ply": 0, "depth": "all"}], "record.field"),
        ("hints", [{"seat": 0, "ply": 0}], "record.field"),
        ("hints", {}, "record.field"),
        ("bananas", 1, "record.field"),
    ],
)
def test_an_altered_header_is_refused(finished: dict[str, Any], entry: str, value: Any, code: str):
    with pytest.raises(Refused) as refusal:
        replay({**finished, entry: value})
    assert refusal.value.refusal.code == code


def test_an_altered_start_is_refused(finished: dict[str, Any]):
    for change in ({"check": "0" * 16}, {"chance": []}, {"chance": finished["start"]["chance"][:-1]}):
        with pytest.raises(Refused) as refusal:
            replay({**finished, "start": {**finished["start"], **change}})
        assert refusal.value.refusal.code == "record.setup"


def test_the_options_of_a_position_set_up_by_hand_cannot_be_altered_unseen():
    record = record_of(Game("nile").set_up({"players": 2, "turn": 0}))
    with pytest.raises(Refused):
        replay({**record, "options": {"monuments": True}})


def test_a_record_names_the_network_of_each_seat(tmp_path: Path):
    table = game(3)
    write_record(table, tmp_path / "game.json", [None, HASH, None])
    record = read_record(tmp_path / "game.json")
    assert record["networks"] == [None, HASH, None]
    assert same(replay(record), table)
    assert "networks" not in through_a_file(table, tmp_path)


def test_a_record_says_which_hints_were_asked_for(tmp_path: Path):
    table = game(3)
    hints = [{"seat": 1, "ply": 0, "depth": "nudge"}, {"seat": 0, "ply": 4, "depth": "reason"}]
    write_record(table, tmp_path / "game.json", hints=hints)
    record = read_record(tmp_path / "game.json")
    assert record["hints"] == hints and same(replay(record), table)
    assert "hints" not in through_a_file(table, tmp_path)


# From the command line


def test_verify_says_that_a_record_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    table = game(2)
    write_record(table, tmp_path / "game.json")
    assert main(["record", "verify", str(tmp_path / "game.json")]) == 0
    out = capsys.readouterr().out
    assert f"{len(table.plies)} plies" in out
    assert table.hash() in out


def test_verify_refuses_an_altered_record_with_its_ply(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    write_record(game(2), tmp_path / "game.json")
    record = read_record(tmp_path / "game.json")
    record["plies"][9]["check"] = "0" * 16
    (tmp_path / "game.json").write_text(json.dumps(record), "utf-8")
    assert main(["record", "verify", str(tmp_path / "game.json")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("akhet: Ply 10: ")
    assert err.count("\n") == 1

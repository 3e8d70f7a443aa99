"""The dice of a record: a person who kept the commitment can check every chance result of a finished game."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from akhet import Game, Refused, Table
from akhet.cli import main
from akhet.kernel.stream import key_from_seed
from akhet.language import explain
from akhet.record import commitment_to, mixed_key, record_of, replay, with_dice
from akhet.table import Ply

SEED = 11
KEY = key_from_seed(SEED)
OTHER_KEY = key_from_seed(SEED + 1)
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("nile", 2, {}),
    ("nile", 3, {"monuments": True, "first": 2}),
    ("nile", 5, {"classic": True}),
    ("fertility", 2, {"variant": True}),
    ("fertility", 3, {}),
]
GAMES = ["nile", "fertility"]


def play(table: Table, plies: int | None = None) -> Table:
    """Play random steps, some taken back and some by a stand-in, to the end or a given number."""
    choice = Random(SEED)
    while not table.over and (plies is None or len(table.plies) < plies):
        stand_in = choice.choice(["clock", "resigned"]) if choice.random() < 0.1 else None
        table.play(choice.choice(table.legal()).id, stand_in=stand_in)
        if not table.settled and choice.random() < 0.3:
            table.undo()
    return table


def rolled(game: str = "nile", players: int = 2, plies: int | None = None, **options: Any) -> dict[str, Any]:
    """A record with its random key, as in a file."""
    table = play(Game(game).open(players, seed=SEED, **options), plies)
    return json.loads(json.dumps(with_dice(record_of(table), table.key)))


def code_of(record: Any) -> str:
    with pytest.raises(Refused) as refused:
        replay(record)
    assert explain(refused.value.refusal)
    return refused.value.refusal.code


def turned_up(table: Table, ply: Ply, results: Iterable[Any]) -> Any:
    """Play a ply's move with another of these first results. Returns it, or None if none is possible."""
    for result in results:
        if result != ply.chance[0]:
            try:
                table.play(ply.move, chance=[result], stand_in=ply.stand_in)
            except Refused:
                continue
            return result
    return None


# What holds


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_a_whole_game_with_undos_and_stand_ins_can_be_rolled_again(game: str, players: int, options: dict[str, Any]):
    record = rolled(game, players, **options)
    assert record["over"] and {"clock", "resigned"} <= {ply.get("stand_in") for ply in record["plies"]}
    assert replay(record).over
    assert record["dice"]["commitment"] == commitment_to(KEY)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_taken_back_leaves_the_dice_where_they_were(game: str):
    """Only steps that revealed nothing can be taken back, so later results do not depend on them."""
    straight, wandering = Game(game).open(2, seed=SEED), Game(game).open(2, seed=SEED)
    undone = 0
    while not straight.over:
        move = straight.legal()[-1].id
        for other in wandering.legal():
            looked = wandering.copy()
            looked.play(other.id)
            if not looked.settled:
                wandering.play(other.id)
                wandering.undo()
                undone += 1
                break
        assert straight.play(move)[0].chance == wandering.play(move)[0].chance
    assert undone > 0
    assert replay(with_dice(record_of(wandering), KEY)).hash() == straight.hash()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ended_by_resigning_can_be_rolled_again(game: str):
    record = rolled(game, plies=30) | {"resigned": [1]}
    assert not record["over"]
    assert len(replay(record).plies) == 30


def test_the_commitment_is_a_hash_of_the_key_under_a_name_of_its_own():
    assert commitment_to(KEY) == hashlib.sha256(b"akhet dice " + KEY).hexdigest()
    assert commitment_to(KEY) != commitment_to(OTHER_KEY)


# What does not


@pytest.mark.parametrize("game", GAMES)
def test_a_key_that_was_not_committed_to_is_refused(game: str):
    record = rolled(game)
    record["dice"]["key"] = OTHER_KEY.hex()
    assert code_of(record) == "record.commitment"


@pytest.mark.parametrize("game", GAMES)
def test_an_altered_commitment_is_refused(game: str):
    record = rolled(game)
    commitment = record["dice"]["commitment"]
    record["dice"]["commitment"] = ("0" if commitment[0] != "0" else "1") + commitment[1:]
    assert code_of(record) == "record.commitment"


@pytest.mark.parametrize("game", GAMES)
def test_another_key_with_its_own_commitment_does_not_roll_this_set_up(game: str):
    assert code_of(with_dice(rolled(game), OTHER_KEY)) == "record.dice_start"


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_chosen_by_hand_is_found(game: str):
    """The record is lawful, with valid checks. Only the key shows that the deal was chosen."""
    dealt = Game(game).open(2, seed=SEED + 1).start.chance
    record = record_of(play(Game(game).open(2, seed=SEED, chance=dealt)))
    assert replay(record).over
    assert code_of(with_dice(record, KEY)) == "record.dice_start"


@pytest.mark.parametrize("game", GAMES)
def test_a_chance_result_chosen_by_hand_is_found_at_its_ply(game: str):
    """As above, in the middle of a game: the checks can be computed again, but the key gives other results."""
    fair, forged = play(Game(game).open(2, seed=SEED)), Game(game).open(2, seed=SEED)
    results = sorted({result for ply in fair.plies for result in ply.chance}, key=str)
    for ply in fair.plies:
        if len(forged.plies) > 20 and ply.chance and turned_up(forged, ply, results) is not None:
            break
        forged.play(ply.move, stand_in=ply.stand_in)
    forged_at = len(forged.plies)
    record = record_of(play(forged))
    assert forged_at < len(record["plies"]) and replay(record).over
    with pytest.raises(Refused) as refused:
        replay(with_dice(record, KEY))
    assert (refused.value.refusal.code, refused.value.refusal.values["ply"]) == ("record.dice", forged_at)


@pytest.mark.parametrize("game", GAMES)
def test_from_a_position_set_up_every_chance_result_after_it_is_rolled_again(game: str):
    """A table that starts from a position of another game has a random key of its own."""
    position = play(Game(game).open(2, seed=SEED + 2), 12).position()
    record = record_of(play(Game(game).set_up(position, seed=SEED)))
    assert replay(with_dice(record, KEY)).over
    assert code_of(with_dice(record, OTHER_KEY)) == "record.dice"


@pytest.mark.parametrize(
    "dice",
    [
        {},
        {"key": KEY.hex()},
        {"key": KEY.hex(), "commitment": commitment_to(KEY), "seed": 1},
        {"key": KEY.hex().upper(), "commitment": commitment_to(KEY)},
        {"key": KEY.hex()[:-2], "commitment": commitment_to(KEY)},
        {"key": "x" * 64, "commitment": commitment_to(KEY)},
        {"key": 7, "commitment": commitment_to(KEY)},
    ],
)
def test_invalid_dice_are_refused(dice: dict[str, Any]):
    assert code_of(rolled(plies=3) | {"dice": dice}) == "record.field"


# With contributions of players


SECRET = key_from_seed(SEED + 5)
CONTRIBUTIONS = ["a1" * 32, None]


def mixed(game: str = "nile", plies: int | None = None) -> dict[str, Any]:
    """A record whose random key was made from a secret and a contribution."""
    table = play(Game(game).open(2, key=mixed_key(SECRET, CONTRIBUTIONS)), plies)
    return json.loads(json.dumps(with_dice(record_of(table), SECRET, CONTRIBUTIONS)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_whose_key_was_mixed_can_be_rolled_again(game: str):
    record = mixed(game)
    assert replay(record).over
    assert record["dice"]["commitment"] == commitment_to(SECRET)
    text = b"akhet shuffle 1 " + SECRET + bytes.fromhex("a1" * 32) + bytes(32)
    assert record["dice"]["key"] == hashlib.sha256(text).hexdigest()


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"secret": KEY.hex()}, "record.commitment"),
        ({"secret": KEY.hex(), "commitment": commitment_to(KEY)}, "record.mixed_key"),
        ({"contributions": ["a2" * 32, None]}, "record.mixed_key"),
        ({"contributions": [None, "a1" * 32]}, "record.mixed_key"),
        ({"key": KEY.hex()}, "record.mixed_key"),
        ({"contributions": ["b2" * 32, None], "key": mixed_key(SECRET, ["b2" * 32, None]).hex()}, "record.dice_start"),
        ({"contributions": ["a1" * 32]}, "record.field"),
        ({"contributions": [None, None]}, "record.field"),
        ({"contributions": ["A1" * 32, None]}, "record.field"),
        ({"contributions": [7, None]}, "record.field"),
        ({"contributions": {}}, "record.field"),
        ({"secret": "x"}, "record.field"),
        ({"secret": None}, "record.field"),
    ],
)
def test_a_changed_secret_contribution_or_key_is_found(changed: dict[str, Any], code: str):
    record = mixed(plies=3)
    assert code_of(record | {"dice": record["dice"] | changed}) == code


@pytest.mark.parametrize("missing", ["secret", "contributions"])
def test_a_secret_and_contributions_come_together(missing: str):
    record = mixed(plies=3)
    del record["dice"][missing]
    assert code_of(record) == "record.field"


@pytest.mark.parametrize("resigned", [[2], [-1], [0, 0], [True], ["0"], [None]])
def test_only_seats_can_have_resigned(resigned: list[Any]):
    assert code_of(rolled(plies=3) | {"resigned": resigned}) == "record.field"


# From the command line


def verify(record: Any, folder: Path, *more: str) -> int:
    file = folder / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    return main(["record", "verify", str(file), *more])


@pytest.mark.parametrize("game", GAMES)
def test_verify_says_that_the_dice_were_checked(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    record = rolled(game, plies=10)
    assert verify(record, tmp_path) == 0
    assert "The chance results were checked" in capsys.readouterr().out
    assert verify(record, tmp_path, "--commitment", f" {commitment_to(KEY).upper()}") == 0
    assert "The chance results were checked" in capsys.readouterr().out


def test_verify_says_that_a_record_without_dice_was_not_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    record = rolled(plies=10)
    del record["dice"]
    assert verify(record, tmp_path) == 0
    assert "The chance results were not checked" in capsys.readouterr().out


def test_verify_refuses_other_dice_than_those_committed_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A game played again with another key is lawful: only the commitment kept from the start tells them apart."""
    assert verify(rolled(plies=10), tmp_path, "--commitment", commitment_to(OTHER_KEY)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("akhet: The commitment is not the one given") and err.count("\n") == 1


def test_verify_refuses_a_record_without_dice_if_a_commitment_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    record = rolled(plies=10)
    del record["dice"]
    assert verify(record, tmp_path, "--commitment", commitment_to(KEY)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("akhet: The record has no random key")

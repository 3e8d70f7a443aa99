"""A third game, registered from outside: `docs/adding-a-game.md` is the guide, and every example of it is run here."""

import doctest
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from akhet import Game, games
from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.envs import register_games
from akhet.games import game_names, manifest_of
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed
from akhet.language import explain, say
from akhet.record import record_of, replay

FOLDER = Path(__file__).parent / "third_game"
PAGE = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ akhet (.*)$", PAGE, re.MULTILINE)
SESSION = [
    {"do": "new", "game": "pebbles", "players": 2, "seed": 1},
    {"do": "legal"},
    {"do": "play", "move": "take 2"},
    {"do": "score"},
]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package as installed: on the path, with the metadata that names its entry point."""
    monkeypatch.syspath_prepend(str(FOLDER))
    games._installed.cache_clear()
    register_games()  # another test may have imported akhet.envs before
    yield
    games._installed.cache_clear()


def akhet(*words: str, folder: Path, given: str = "") -> str:
    environment = os.environ | {"PYTHONPATH": str(FOLDER), "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "akhet", *words],
        cwd=folder,
        env=environment,
        input=given,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_registry_finds_it_by_its_entry_point_after_our_own():
    assert game_names() == (*games.BUILT_IN, "pebbles")
    assert manifest_of("pebbles").title == "Pebbles"


def test_no_package_can_take_the_name_of_one_of_our_games(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(games, "_registered", {"nile": manifest_of("pebbles")})
    assert manifest_of("nile").title == "NILE"


@pytest.mark.parametrize("bot", ["random", "greedy", "search@20", "farmer", "pharaoh@20"])
@pytest.mark.parametrize("players", [2, 4])
def test_bots_play_it_and_its_record_holds(bot: str, players: int):
    table = Game("pebbles").open(players=players, seed=3, heap=15)
    with BotSeat(read_spec(bot), table.game, key_from_seed(5)) as seat:
        while not table.over:
            seat.play(table)
    assert replay(json.loads(json.dumps(record_of(table)))).hash() == table.hash()
    assert len(table.explain_score()) == players


def test_a_search_sees_what_a_random_bot_does_not():
    """With three left and nothing between the seats, taking all of them wins."""
    for seed in range(5):
        table = Game("pebbles").set_up({"players": 2, "turn": 0, "step": "take", "heap": 3}, seed=seed)
        with BotSeat(read_spec("search@200"), table.game, key_from_seed(seed)) as seat:
            assert seat.move(table) == 2


def test_its_refusals_are_said_in_its_own_words_and_in_english_where_a_language_is_missing():
    table = Game("pebbles").open(players=2, seed=1, heap=1)
    refusal = table.why_not("take 2")
    assert refusal is not None and (refusal.code, refusal.ruling) == ("pebbles.too_many", "P2")
    assert explain(refusal) == explain(refusal, "de") == "The heap has only 1 left."
    assert say("pebbles-option-heap", "fr") == "pebbles in the heap"
    with pytest.raises(Refused) as refused:
        Game("pebbles").open(players=7)
    assert explain(refused.value.refusal) == "Pebbles is for 2 to 4 players, not 7."


def test_the_examples_of_the_guide_give_what_it_says():
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    blocks = re.findall(r"^```python\n(>>> .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert blocks
    for number, block in enumerate(blocks):
        runner.run(parser.get_doctest(block, {}, f"adding-a-game {number}", None, None))
    assert runner.failures == 0


def test_the_commands_of_the_guide_run(tmp_path: Path):
    assert [command.split()[0] for command in COMMANDS] == ["play", "record", "simulate", "arena", "referee"]
    for command in COMMANDS:
        words, _, file = command.partition(" < ")
        given = "".join(json.dumps(request) + "\n" for request in SESSION) if file else ""
        told = akhet(*words.split(), folder=tmp_path, given=given)
        assert told.strip(), command


def test_the_manifest_on_the_page_is_the_games_own():
    (block,) = re.findall(r"^```python\n(MANIFEST = .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block in (FOLDER / "pebbles" / "manifest.py").read_text("utf-8")

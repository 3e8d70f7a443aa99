"""The `akhet` command: its flags come from the games' manifests, and it works without the server's packages."""

import argparse
import io
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from akhet import Refused, __version__, cli, games
from akhet.bots.network.file import shipped_network
from akhet.cli import SERVER_PACKAGES, _chosen_options, main, parser
from akhet.games import BUILT_IN, manifest_of
from akhet.kernel.manifest import Manifest, Option
from akhet.language import languages, say

ROOT = Path(__file__).parents[1]
# A value for each kind of option, as typed and as the game gets it.
VALUES = {
    "flag": ([], True),
    "list": (["a,b c"], ["a", "b c"]),
    "number": (["2"], 2),
    "seat": (["1"], 1),
}
COMMANDS = {"play": [], "simulate": [], "arena": ["random", "greedy"]}


def read(*words: str) -> argparse.Namespace:
    return parser().parse_args(words)


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[Manifest]:
    """A game of another package, without its catalogues."""
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "third_game"))
    games._installed.cache_clear()
    manifest = replace(games._installed()["pebbles"], locales=None)
    monkeypatch.setattr(games, "_registered", {"pebbles": manifest})
    yield manifest
    games._installed.cache_clear()


def test_python_m_akhet_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "akhet", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"akhet {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_of_a_game_is_a_flag(command: str, game: str) -> None:
    for option in manifest_of(game).options:
        typed, value = VALUES[option.kind]
        choice = read(command, game, *COMMANDS[command], f"--{option.name.replace('_', '-')}", *typed)
        assert choice.options == {option.name: value}
    assert read(command, game, *COMMANDS[command]).options == {}


def test_seats_without_a_set_of_pieces_get_one_of_the_rest() -> None:
    def chosen(*words: str) -> list[str]:
        choice = read("play", "fertility", "--players", "3", *words)
        return _chosen_options(choice).get("pieces", [])

    assert chosen() == []
    assert chosen("--pieces", "pyramid") == ["pyramid", "obelisk", "sphinx"]
    assert chosen("--pieces", "temple,sphinx,pyramid") == ["temple", "sphinx", "pyramid"]
    with pytest.raises(Refused, match=r"open\.piece_taken"):
        chosen("--pieces", "temple,temple")


def test_an_option_of_two_games_is_one_flag_with_both_titles(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    assert shown.count("  --first ") == 1
    assert "\nNILE:\n" in shown and "\nFertility:\n" in shown and "\nNILE, Fertility:\n  --first SEAT" in shown


@pytest.mark.parametrize("language", sorted(languages()))
def test_an_option_has_its_label_from_the_catalogues(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "300")
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    shown = capsys.readouterr().out
    for game in BUILT_IN:
        for option in manifest_of(game).options:
            assert say(f"{game}-option-{option.name}", language) in shown


def test_an_option_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "fertility", "--monuments", "--watch"]) == 2
    assert "There is no option “monuments”." in capsys.readouterr().err


def test_the_symbol_and_the_turn_of_the_starting_tile_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    boards = ["--players", "2", "--boards", "I,II,III", "--symbol", "1", "--start-turn", "3", "--first", "1"]
    assert main(["play", "fertility", "--watch", "--level", "farmer", "--record", str(file), *boards]) == 0
    options = json.loads(file.read_text("utf-8"))["options"]
    assert (options["symbol"], options["start_turn"], options["first"]) == (1, 3, 1)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_record_has_the_hash_of_the_network_that_played(tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    bots = ["--bot", "greedy", "--bot", "vizier"]
    assert main(["play", game, "--watch", "--players", "2", *bots, "--seed", "1", "--record", str(file)]) == 0
    assert json.loads(file.read_text("utf-8"))["networks"] == [None, shipped_network(game).hash]
    assert main(["record", "verify", str(file)]) == 0


def test_the_number_of_players_is_the_games_usual_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], pebbles: Manifest
) -> None:
    assert main(["simulate", "pebbles", "--bot", "random", "--games", "2", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == pebbles.default_players == 2
    monkeypatch.setattr(games, "_registered", {"pebbles": replace(pebbles, default_players=4)})
    assert main(["simulate", "pebbles", "--bot", "random", "--games", "2", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 4


def test_a_game_cannot_replace_a_flag_of_the_command(monkeypatch: pytest.MonkeyPatch, pebbles: Manifest) -> None:
    options = (Option("seed", "flag", "P1"), Option("watch", "number", "P1"), Option("game", "seat", "P1"))
    monkeypatch.setattr(games, "_registered", {"pebbles": replace(pebbles, options=options)})
    choice = read("play", "pebbles", "--seed", "5", "--watch", "--game", "1")
    assert (choice.game, choice.seed, choice.watch, choice.options) == ("pebbles", 5, True, {"game": 1})


def test_a_game_without_catalogues_is_played_in_generic_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, pebbles: Manifest
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", "de")
    file = tmp_path / "game.json"
    assert main(["play", "pebbles", "--watch", "--bot", "random", "--seed", "1", "--record", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "took: seat Nefer, pebbles" in shown and "belegt Platz 1 mit" in shown
    assert main(["record", "show", str(file)]) == 0
    assert main(["components", "show", "pebbles"]) == 0
    assert capsys.readouterr().out.splitlines()[-2] == "Pebbles"
    assert main(["play", "pebbles", "--players", "9"]) == 2
    assert "Abgelehnt: pebbles.players (players 9)." in capsys.readouterr().err


def test_a_person_sees_a_game_without_a_screen_as_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, pebbles: Manifest
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("help\ntake 2\nquit\n"))
    assert main(["play", "pebbles", "--seed", "1", "--bot", "random", "--heap", "20"]) == 0
    shown = capsys.readouterr().out
    assert "heap: 20" in shown and "  1  take 1" in shown and "  2  take 2" in shown


def test_the_schema_of_one_game_or_of_all_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--game", BUILT_IN[0]]) == 0
    one = json.loads(capsys.readouterr().out)["$defs"]
    assert main(["schema"]) == 0
    assert one.keys() < json.loads(capsys.readouterr().out)["$defs"].keys()
    assert main(["schema", "--game", "chess"]) == 2


def without(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None if name in packages else find_spec(name))


@pytest.mark.parametrize("language", sorted(languages()))
def test_serving_without_the_servers_packages_names_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("AKHET_LANGUAGE", language)
    without(monkeypatch, "fastapi", "uvloop")
    assert main(["serve"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1
    assert "fastapi, uvloop" in err and 'pip install "akhet[server]"' in err


def test_serving_on_a_system_without_file_locks_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, "fcntl")
    assert main(["serve"]) == 2
    assert "Linux" in capsys.readouterr().err


def test_the_list_of_the_servers_packages_is_that_of_the_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = [entry.partition(">")[0] for entry in project["optional-dependencies"]["server"]]
    assert [name.replace("-", "_") for name in names] == list(SERVER_PACKAGES)


# Modules that only some systems have, and packages that only extras install.
ABSENT = ("fcntl", "resource", "readline", "pwd", "grp", "termios", *SERVER_PACKAGES)
TRIAL = f"""
import sys
import tomllib
sys.modules.update(dict.fromkeys({ABSENT!r}))  # importing them fails
from akhet.cli import main
from akhet.envs.batch import BatchEnv
from akhet.envs.one_game import OneGame
raise SystemExit(main(["play", "nile", "--watch", "--level", "farmer", "--players", "2", "--seed", "3"]))
"""


def test_playing_needs_no_package_of_the_server_and_no_posix_module() -> None:
    done = subprocess.run([sys.executable, "-c", TRIAL], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "The harvest is counted:" in done.stdout

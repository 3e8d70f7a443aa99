"""Rules and bots are compiled before they are needed, and players do not wait for the bots needlessly."""

import gc
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from akhet.games import BUILT_IN, game_names
from akhet.kernel.compiling import cache_folder
from akhet.record import record_of
from akhet.server.tables import preparing
from akhet.server.tables.live import game_of
from akhet.server.tables.preparing import Preparation
from akhet.server.tables.replays import replay_of
from akhet.server.tables.warm_up import warm_up_rules
from tests.server.clients import Guest
from tests.server.servers import RunningServer

ROOT = Path(__file__).parents[2]
STOP_SECONDS = 30.0  # on a busy machine; compiling the bots takes longer
OPTIONS: dict[str, list[dict[str, Any]]] = {"nile": [{}, {"monuments": True}, {"classic": True}], "fertility": [{}]}


def test_the_warm_up_leaves_nothing_to_compile_that_whole_games_need() -> None:
    """In a process of its own: in this one other tests may have compiled more."""
    command = [sys.executable, "-c", "from tests.server import test_warm_up; test_warm_up.print_compiled_late()"]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(output) == []


def print_compiled_late() -> None:
    from numba.core.dispatcher import Dispatcher

    warm_up_rules()
    rules = [one for one in gc.get_objects() if isinstance(one, Dispatcher)]
    before = [len(one.overloads) for one in rules]
    dice = random.Random(1)
    for name in BUILT_IN:
        for options in OPTIONS[name]:
            play_with_everything(name, options, dice)
    late = [one.py_func.__qualname__ for one, known in zip(rules, before, strict=True) if len(one.overloads) > known]
    sys.stdout.write(json.dumps(late))


def play_with_everything(name: str, options: dict[str, Any], dice: random.Random) -> None:
    """Play a game with everything that a client can do at a table, and after it."""
    game = game_of(name)
    table = game.open(3, seed=dice.randrange(2**32), names=["Ana", "Ben", "Cem"], **options)
    words = ["plant 2 wheat", "plant 3 stone on sphinx", "market wheat flax", "speculate wheat-flax", "supply g to A9"]
    while not table.over:
        move = dice.choice(table.legal()).id
        for command in (*dice.sample(range(len(game.rules.actions)), 5), *words, game.rules.actions.say(move)):
            table.why_not(command, table.turn)
        game.rules.notation.forecast(table.state, move)
        table.play(move, seat=table.turn)
        if not table.settled and dice.random() < 0.3:
            table.undo()
        for seat in (None, 0, 1, 2):
            table.view_position(seat)
        table.score()
        if table.settled and dice.random() < 0.1:
            game.resume(table.mark(), table.key, table.options, table.names).copy()
    replay = replay_of(game, record_of(table))
    for ply in dice.sample(range(replay.plies), 20):
        replay.at(ply)
        twin = game.set_up(replay.position(ply))
        twin.play(dice.choice(twin.legal()).id)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_neither_a_game_of_people_nor_a_stop_waits_for_the_bots(tmp_path: Path, how: int) -> None:
    warm_up_rules()
    rules = cache_folder()
    assert rules is not None
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / rules.name).symlink_to(rules)  # the rules are compiled already, the bots are not
    database = f"sqlite:///{tmp_path / 'akhet.sqlite'}"
    server = RunningServer(database, wait_for_bots=False, cache_dir=cache)
    while not httpx.get(f"{server.url}/health").json()["rules"]:  # they are loaded, not compiled
        time.sleep(0.1)
    mia = Guest(server)
    friends = mia.open("nile", "me", "me:Ann")
    assert friends["stage"] == "playing"
    waiting = mia.open("nile", "scribe", "me", options={"first": 0})["id"]
    assert not httpx.get(f"{server.url}/health").json()["bots"]
    assert mia.get(f"/api/tables/{waiting}")["plies"] == 0
    server.process.send_signal(how)
    server.process.wait(STOP_SECONDS)
    assert server.process.returncode in (0, -how)
    assert "raceback" not in server.log()
    server.close()
    # The bot's move is not forgotten.
    server = RunningServer(database, port=server.port)
    until = time.monotonic() + STOP_SECONDS
    while mia.get(f"/api/tables/{waiting}")["plies"] == 0:
        assert time.monotonic() < until
        time.sleep(0.1)
    server.close()


def test_a_first_start_answers_at_once_and_says_how_far_it_is(tmp_path: Path) -> None:
    server = RunningServer(f"sqlite:///{tmp_path / 'akhet.sqlite'}", wait_for_bots=False, cache_dir=tmp_path / "cache")
    state = httpx.get(f"{server.url}/health").json()
    assert (state["healthy"], state["rules"], state["bots"]) == (True, False, False)
    info = httpx.get(f"{server.url}/api/preparation").json()
    assert not info["rules"] and not info["bots"] and info["share"] < 0.5
    with pytest.raises(httpx.ReadTimeout):  # it waits for the rules
        httpx.get(f"{server.url}/api/games", timeout=0.3)
    server.close()
    with pytest.raises(ProcessLookupError):  # nothing compiles any more
        os.killpg(server.process.pid, 0)


def test_a_game_is_compiled_once_however_many_processes_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(preparing, "cache_folder", lambda layer: tmp_path)
    monkeypatch.setattr(preparing, "warm_up_rules", lambda games: done.append("rules"))
    monkeypatch.setattr(preparing, "warm_up_bots", lambda games: done.append("bots"))
    assert not Preparation().complete
    for game in (*game_names(), *game_names()):
        preparing.prepare(game)
    assert done == ["rules", "bots"] * len(game_names())
    assert Preparation().complete and Preparation().share == 1.0

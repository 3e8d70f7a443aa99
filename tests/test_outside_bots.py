"""Bots of other packages and programs: what they are sent, and that a game continues if one fails."""

import fcntl
import gc
import importlib
import io
import json
import os
import re
import shlex
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from akhet import Game, Refused, Table
from akhet.bots import BOTS, bot_names, child, fault, guard, new_bot, program
from akhet.bots.bot import Budget, Candidate, Thought
from akhet.bots.outside import GROUP
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.cli import main
from akhet.kernel.stream import key_from_seed
from akhet.language import explain
from akhet.record import record_of, replay, write_record
from akhet.referee import Referee, serve
from akhet.table import STAND_INS

PAGE = (Path(__file__).parents[1] / "docs" / "bots.md").read_text("utf-8")
PROGRAMS = Path(__file__).parent / "programs"
KEY = key_from_seed(1)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short limits, so that the tests do not wait."""
    monkeypatch.setattr(fault, "GRACE", 0.2)
    monkeypatch.setattr(fault, "LIMIT", 5.0)
    monkeypatch.setattr(child, "END_SECONDS", 0.2)


def command(name: str, *words: object) -> str:
    return shlex.join([sys.executable, "-S", "-E", str(PROGRAMS / name), *map(str, words)])


def program_spec(name: str, *words: object, seconds: float | None = None) -> Spec:
    return Spec("program", {"command": command(name, *words)}, Budget(seconds=seconds))


def play_game(seat: BotSeat, game: str = "nile", plies: int | None = None, **options: Any) -> Table:
    """Play to the end or for some plies. Seat 0 is the bot from outside, the others play at random."""
    table = seat._game.open(2, seed=5, **options)
    rivals = BotSeat(Spec("random"), seat._game, KEY)
    while table.turn is not None and plies != 0:
        (seat if table.turn == 0 else rivals).play(table)
        plies = None if plies is None else plies - 1
    return table


def stood_in(table: Table) -> list[tuple[int, str]]:
    return [(event["seat"], event["why"]) for event in table.events() if event["event"] == "stood_in"]


def is_gone(pid: int) -> bool:
    """Whether a process has ended and was waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def open_files() -> set[str]:
    return {file.name for file in Path("/dev/fd").iterdir()}


def warm_up(folder: Path) -> None:
    """Compile what plays before a time limit applies."""
    with BotSeat(program_spec("failing.py", "illegal", folder / "others"), Game("nile"), KEY) as seat:
        play_game(seat, plies=3)
        assert seat.faults


def refused(spec: Spec, game: str = "nile") -> str:
    with pytest.raises(Refused) as refusal:
        new_bot(spec, Game(game), KEY)
    return f"{refusal.value.refusal.code}: {explain(refusal.value.refusal)}"


# How a program is named


@pytest.mark.parametrize(
    ("words", "command", "budget"),
    [
        ("program:./mybot", "./mybot", Budget()),
        ("program:./my bot --fast=1,2 --x:y@1s", "./my bot --fast=1,2 --x:y", Budget(seconds=1)),
        ("program:ssh me@there 'bot, please'@500", "ssh me@there 'bot, please'", Budget(iterations=500)),
        ("program:ssh me@there", "ssh me@there", Budget()),
        ("program:a 'b@1s'", "a 'b@1s'", Budget()),
    ],
)
def test_a_program_is_named_by_its_whole_command(words: str, command: str, budget: Budget):
    spec = read_spec(words)
    assert (spec.name, spec.options, spec.budget) == ("program", {"command": command}, budget)
    assert read_spec(str(spec)) == spec


@pytest.mark.parametrize(
    "words", ["program:./mybot@0s", "program:./mybot@-1s", "program:./mybot@99999s", "program:x@0"]
)
def test_the_budget_of_a_program_is_checked_like_any_other(words: str):
    with pytest.raises(Refused) as refusal:
        read_spec(words)
    assert refusal.value.refusal.code == "bot.budget"


@pytest.mark.parametrize("words", ["program", "program:   ", "program:'no end"])
def test_an_invalid_command_is_refused(words: str):
    assert refused(read_spec(words)).startswith("bot.command: ")


@pytest.mark.parametrize("word", ["./no/such/program", str(PROGRAMS), "a\0b", "\ud800"])
def test_a_program_that_cannot_be_started_is_refused(word: str):
    assert refused(Spec("program", {"command": f"'{word}'"})).startswith("bot.program: ")


# A program that behaves well


@pytest.mark.parametrize("name", ["nile", "fertility"])
def test_a_program_plays_a_game_and_is_sent_only_what_its_seat_may_know(name: str, tmp_path: Path):
    game, heard = Game(name), tmp_path / "heard"
    table = game.open(3, seed=3)
    expected: list[dict[str, Any]] = []
    referee = Referee()
    with BotSeat(program_spec("player.py", heard, seconds=3.0), game, KEY) as seat:
        pid = seat.bot._child.pid  # type: ignore[attr-defined]
        rivals = BotSeat(Spec("random"), game, KEY)
        while table.turn is not None:
            if table.turn == 1:
                referee._table = table
                legal = referee.answer(b'{"do":"legal"}')["moves"]
                expected.append({"do": "choose", "view": table.view_position(1), "moves": legal, "iterations": None})
                seat.play(table)
            else:
                rivals.play(table)
        assert seat.faults == []
        assert seat.why is not None and seat.why.startswith("I like to ")
    assert is_gone(pid)
    new, *requests, end = [json.loads(line) for line in heard.read_text().splitlines()]
    seed = new.pop("seed")
    assert 0 <= seed < 2**53
    components, rules = game.components.hash(), game.rules.version
    assert new == {"do": "new", "game": name, "rules": rules, "components": components, "players": 3, "seat": 1}
    assert end == {"do": "end"}
    assert all(0 < request.pop("seconds") <= 3 for request in requests)
    assert requests == expected
    assert stood_in(table) == []


def test_a_program_with_the_same_key_plays_the_same(tmp_path: Path):
    games = []
    for _ in range(2):
        with BotSeat(program_spec("player.py"), Game("nile"), KEY) as seat:
            games.append(play_game(seat))
    assert record_of(games[0]) == record_of(games[1])


# Programs that fail

FAILURES = {
    "exits": ("crashed", "status 3"),
    "crashes": ("crashed", "ZeroDivisionError: a very bad day"),
    "closes": ("crashed", "closed its output"),
    "hangs": ("stalled", "did not answer within 0."),
    "garbage": ("nonsense", "not valid JSON"),
    "list": ("nonsense", "not a JSON object: [0]"),
    "endless": ("nonsense", "longer than 1,048,576 bytes"),
    "not ok": ("nonsense", "no idea"),
    "illegal": ("nonsense", "not a legal move: 999999"),
    "true": ("nonsense", "not a legal move: true"),
    "words": ("nonsense", "not a legal move: dance"),
    "nothing": ("nonsense", "not a legal move: null"),
    "floods": ("nonsense", "not a legal move"),
}
LEAVE_IT_RUNNING = ("not ok", "illegal", "true", "words", "nothing", "floods")


@pytest.mark.parametrize("way", FAILURES)
def test_a_game_continues_if_a_program_fails(way: str, tmp_path: Path):
    pids = tmp_path / "pids"
    # The machine may be busy, so only programs that stall get little time.
    spec = program_spec("failing.py", way, pids, seconds=0.1 if way == "hangs" else 30.0)
    open_before = open_files()
    with BotSeat(spec, Game("nile"), KEY) as seat:
        table = play_game(seat)
    assert open_files() == open_before
    assert table.over
    kind, words = FAILURES[way]
    own = [number for number, ply in enumerate(table.plies) if ply.seat == 0]
    assert [one.ply for one in seat.faults] == own
    starts = len(pids.read_text().split())
    kinds = [one.kind for one in seat.faults]
    if way in LEAVE_IT_RUNNING:
        assert starts == 1 and set(kinds) == {kind}
    else:
        assert starts == program.MOST_STARTS
        assert kinds == [kind] * starts + ["gone"] * (len(own) - starts)
        assert "4 times" in seat.faults[-1].detail
    assert all(words in one.detail and one.detail.isprintable() for one in seat.faults[:starts])
    assert all(is_gone(int(pid)) for pid in pids.read_text().split())
    assert stood_in(table) == [(0, one) for one in kinds]
    again = replay(json.loads(json.dumps(record_of(table))))
    assert again.plies == table.plies and again.events() == table.events()


@pytest.mark.parametrize("way", ["hangs", "sleeps", "has a child", "does not read"])
def test_a_stall_costs_no_more_than_the_limit(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    warm_up(tmp_path)
    monkeypatch.setattr(program, "START_LIMIT", 0.5 if way == "sleeps" else 10.0)
    pids, little = tmp_path / "pids", 0.1
    with BotSeat(program_spec("failing.py", way, pids, seconds=little), Game("nile"), KEY) as seat:
        table = Game("nile").open(2, seed=5, first=0)
        if way == "does not read":
            seat.spec = replace(seat.spec, budget=Budget(seconds=30.0))
            seat.move(table)  # it answers this one
            seat.spec = replace(seat.spec, budget=Budget(seconds=little))
        else:
            seat.bot.close()  # type: ignore[attr-defined]  # so that the start is timed too
        began = time.monotonic()
        seat.play(table)
        took = time.monotonic() - began
    assert [one.kind for one in seat.faults] == ["stalled"]
    assert 0.1 < took < (1.5 if way == "sleeps" else 2.0)
    assert all(is_gone(int(pid)) for pid in pids.read_text().split())
    if way == "has a child":  # the child holds a lock until it has ended
        with pids.open() as file:
            for _ in range(100):
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    time.sleep(0.02)
            else:
                pytest.fail("what the program had started is still there")


def test_a_program_that_is_not_closed_ends_with_its_seat(tmp_path: Path):
    seat = BotSeat(program_spec("player.py"), Game("nile"), KEY)
    play_game(seat, plies=4)
    pid = seat.bot._child.pid  # type: ignore[attr-defined]
    assert not is_gone(pid)
    del seat
    gc.collect()
    assert is_gone(pid)


def test_a_program_that_is_not_closed_ends_with_the_interpreter():
    script = (
        "import sys\n"
        "from akhet import Game\n"
        "from akhet.bots.seat import BotSeat\n"
        "from akhet.bots.spec import read_spec\n"
        "seat = BotSeat(read_spec(sys.argv[1]), Game('nile'), bytes(32))\n"
        "sys.stdout.write(str(seat.bot._child.pid))\n"
    )
    run = [sys.executable, "-c", script, "program:" + command("failing.py", "sleeps", os.devnull)]
    assert is_gone(int(subprocess.run(run, capture_output=True, timeout=60, check=True).stdout))


# Events and records of stand-ins


def test_a_stand_in_is_recorded_verified_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with BotSeat(program_spec("failing.py", "illegal", tmp_path / "pids"), Game("nile"), KEY) as seat:
        table = play_game(seat)
    write_record(table, tmp_path / "game.json")
    assert main(["record", "verify", str(tmp_path / "game.json")]) == 0
    assert main(["record", "show", str(tmp_path / "game.json")]) == 0
    assert "A stand-in moves for Seat 0: the bot’s answer was not a legal move." in capsys.readouterr().out
    referee = Referee()
    assert referee.answer(json.dumps({"do": "load", "record": record_of(table)}).encode())["ok"]
    events = referee.answer(b'{"do":"events","seat":1}')["events"]
    assert {"event": "stood_in", "seat": 0, "why": "nonsense"} in events


def test_a_record_names_a_stand_in_only_if_there_was_one():
    table = Game("nile").open(2, seed=1)
    table.play("done")
    table.play("done", stand_in="clock")
    own, other = record_of(table)["plies"]
    assert "stand_in" not in own and other["stand_in"] == "clock"
    assert table.plies[1].events[0].name == "stood_in"


@pytest.mark.parametrize("why", ["", "tired", "Crashed", None, 1, ["crashed"]])
def test_a_record_with_another_reason_is_refused(why: Any):
    table = Game("nile").open(2, seed=1)
    table.play("done", stand_in="crashed")
    record = record_of(table)
    record["plies"][0]["stand_in"] = why
    with pytest.raises(Refused) as refusal:
        replay(record)
    assert refusal.value.refusal.code == "record.ply"


@pytest.mark.parametrize("change", [{"stand_in": "stalled"}, {}])
def test_the_check_of_a_ply_covers_its_stand_in(change: dict[str, str]):
    table = Game("nile").open(2, seed=1)
    table.play("done", stand_in="crashed")
    record = record_of(table)
    del record["plies"][0]["stand_in"]
    record["plies"][0] |= change
    with pytest.raises(Refused) as refusal:
        replay(record)
    assert refusal.value.refusal.code == "record.ply"


def test_a_table_takes_no_other_reason_for_a_stand_in():
    table = Game("nile").open(2, seed=1)
    before = table.hash()
    for why in ("", "tired"):
        with pytest.raises(Refused) as refusal:
            table.play("done", stand_in=why)
        assert refusal.value.refusal.code == "play.stand_in"
    assert table.hash() == before and table.plies == []
    for why in STAND_INS:
        table.play("done", stand_in=why)
    assert [why for _, why in stood_in(table)] == list(STAND_INS)


def test_a_step_of_a_stand_in_cannot_be_taken_back():
    table = Game("nile").open(2, first=0, chance=[*["wheat"] * 5, *["flax"] * 5, "castor"])
    table.play("put wheat")
    table.play("put wheat", stand_in="stalled")
    with pytest.raises(Refused) as refusal:
        table.undo()
    assert refusal.value.refusal.code == "undo.nothing"


# Entry points

MODULE = """
import sys, threading, time
from akhet.bots.bot import Candidate, Thought
from akhet.kernel.refusal import refuse

class First:
    def __init__(self, game, key, options):
        self.options = options
    def choose(self, view, legal, budget):
        print("thinking")
        self.thought = Thought([Candidate([legal[0]], 0.5, float("nan"), 3)], 3, 0.1)
        return legal[0]

def make(way):
    def maker(game, key, options):
        bot = First(game, key, options)
        bot.choose = lambda view, legal, budget: WAYS[way](legal)
        return bot
    return maker

def late(legal):
    time.sleep(0.5)
    return legal[0]

def leave(legal):
    sys.exit(1)

WAYS = {
    "crashes": lambda legal: 1 / 0,
    "leaves": leave,
    "hangs": lambda legal: RELEASE.wait(60),
    "late": late,
    "nothing": lambda legal: None,
    "true": lambda legal: True,
    "words": lambda legal: "done",
    "illegal": lambda legal: max(legal) + 1,
    "half": lambda legal: float(legal[0]),
    "empties": lambda legal: legal.clear() or 99,
}
RELEASE = threading.Event()
crashes, leaves, hangs, late_bot, nothing, yes, words, illegal, half, empties = (make(way) for way in WAYS)

def refuses(game, key, options):
    raise refuse("bot.option", None, option="depth", options="none")

def refuses_alone(game, key, options):
    raise refuse("theirs.alone", None)

def broken(game, key, options):
    raise RuntimeError("no licence for " + game.name)

def empty(game, key, options):
    return object()

not_callable = 3
"""
POINTS = """
[akhet.bots]
first = outsiders:First
random = outsiders:broken
program = outsiders:broken
broken = outsiders:broken
refuses = outsiders:refuses
refuses-alone = outsiders:refuses_alone
empty = outsiders:empty
not-callable = outsiders:not_callable
no-module = no_such_module:bot
no-name = outsiders:no_such_name
crashes = outsiders:crashes
leaves = outsiders:leaves
hangs = outsiders:hangs
late = outsiders:late_bot
nothing = outsiders:nothing
yes = outsiders:yes
words = outsiders:words
illegal = outsiders:illegal
half = outsiders:half
empties = outsiders:empties
"""


def install(name: str, module: str, points: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of one module, as pip installs it."""
    (folder / f"{name}.py").write_text(module)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.fixture
def outsiders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install("outsiders", MODULE, POINTS, tmp_path, monkeypatch)
    yield
    if "outsiders" in sys.modules:
        sys.modules["outsiders"].RELEASE.set()  # ends the bots that still hang


@pytest.mark.usefixtures("outsiders")
def test_a_package_brings_bots_by_an_entry_point():
    assert set(bot_names()) >= {"first", "crashes"} and bot_names()[: len(BOTS)] == list(BOTS)
    assert "first" in Referee().answer(b'{"do":"help"}')["bots"]
    seat = BotSeat(read_spec("first:depth=3"), Game("nile"), KEY)
    assert seat.bot.options == {"depth": "3"}  # type: ignore[attr-defined]
    table = play_game(seat)
    assert table.over and seat.faults == []


@pytest.mark.usefixtures("outsiders")
def test_a_bot_of_another_package_may_have_any_attribute_called_clock(monkeypatch: pytest.MonkeyPatch):
    importlib.import_module("outsiders")
    monkeypatch.setattr("outsiders.First.clock", "a grandfather's", raising=False)
    seat = BotSeat(read_spec("first"), Game("nile"), KEY)
    play_game(seat, plies=5)
    assert seat.faults == [] and seat.seconds > 0


@pytest.mark.usefixtures("outsiders")
def test_no_package_can_replace_a_built_in_bot():
    assert isinstance(new_bot(Spec("random"), Game("nile"), KEY), BOTS["random"])  # type: ignore[arg-type]
    assert refused(Spec("program")).startswith("bot.command: ")
    assert bot_names().count("random") == 1


@pytest.mark.usefixtures("outsiders")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("broken", "RuntimeError: no licence for nile"),
        ("refuses", "There is no option “depth”"),
        ("refuses-alone", "Refused: theirs.alone"),
        ("empty", "object has no “choose”"),
        ("not-callable", "TypeError"),
        ("no-module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("no-name", "AttributeError"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_with_its_entry_point_and_the_reason(name: str, reason: str):
    sentence = refused(Spec(name))
    assert sentence.startswith("bot.outside: ") and f"“{name}” (" in sentence and reason in sentence


@pytest.mark.usefixtures("outsiders")
def test_an_unknown_name_is_refused_with_all_known_names():
    assert refused(Spec("genius")).startswith("bot.unknown: ") and "first" in refused(Spec("genius"))


@pytest.mark.usefixtures("outsiders")
@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("crashes", "crashed", "ZeroDivisionError: division by zero"),
        ("leaves", "crashed", "SystemExit: 1"),
        ("nothing", "nonsense", "null"),
        ("yes", "nonsense", "true"),
        ("words", "nonsense", "done"),
        ("illegal", "nonsense", "not a legal move"),
        ("half", "nonsense", "not a legal move"),
        ("empties", "nonsense", "99"),
    ],
)
def test_a_game_continues_if_a_bot_fails(name: str, kind: str, words: str):
    seat = BotSeat(Spec(name), Game("nile"), KEY)
    table = play_game(seat)
    assert table.over
    assert {one.kind for one in seat.faults} == {kind} and all(words in one.detail for one in seat.faults)
    own = [number for number, ply in enumerate(table.plies) if ply.seat == 0]
    assert [one.ply for one in seat.faults] == own
    assert stood_in(table) == [(0, kind)] * len(own)
    assert same_game(table)


def same_game(table: Table) -> bool:
    return replay(json.loads(json.dumps(record_of(table)))).events() == table.events()


@pytest.mark.usefixtures("outsiders")
def test_while_a_bot_hangs_its_moves_go_to_the_stand_in_at_once(tmp_path: Path):
    warm_up(tmp_path)
    seat = BotSeat(Spec("hangs", {}, Budget(seconds=0.1)), Game("nile"), KEY)
    threads = threading.active_count()
    began = time.monotonic()
    table = play_game(seat)
    assert time.monotonic() - began < 5
    assert table.over
    kinds = [one.kind for one in seat.faults]
    assert kinds == ["stalled"] * 3 + ["gone"] * (len(kinds) - 3) and len(kinds) > 3  # it sleeps for one move only
    assert "0.3 s" in seat.faults[0].detail and "busy" in seat.faults[1].detail
    assert threading.active_count() == threads + 1


@pytest.mark.usefixtures("outsiders")
def test_a_bot_that_stalls_again_and_again_is_out_for_the_game():
    seat = BotSeat(Spec("late", {}, Budget(seconds=0.1)), Game("nile"), KEY)
    table = Game("nile").open(2, seed=5)
    kinds = []
    for _ in range(4):
        seat._spent = 0.0
        seat.move(table)
        kinds.append(seat.faults[-1].kind)
        time.sleep(0.4)
    assert kinds == ["stalled", "stalled", "stalled", "gone"]
    assert "3 times" in seat.faults[-1].detail


@pytest.mark.usefixtures("outsiders")
def test_built_in_bots_are_asked_without_a_thread(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(threading, "Thread", None)
    assert play_game(BotSeat(Spec("random"), Game("nile"), KEY), plies=3).plies


def test_the_stand_in_is_greedy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    made: list[str] = []
    greedy = BOTS["greedy"]
    monkeypatch.setitem(BOTS, "greedy", lambda *given: made.append("greedy") or greedy(*given))
    with BotSeat(program_spec("failing.py", "illegal", tmp_path / "pids"), Game("nile"), KEY) as seat:
        seat.move(Game("nile").open(2, seed=5))
        seat.move(Game("nile").open(2, seed=5))
    assert made == ["greedy"]


@pytest.mark.usefixtures("outsiders")
def test_a_retired_bot_is_not_asked_again(tmp_path: Path):
    with BotSeat(program_spec("failing.py", "illegal", tmp_path / "pids"), Game("nile"), KEY, "random") as seat:
        table = play_game(seat, plies=1, first=0)
        seat.retire()
        assert is_gone(int((tmp_path / "pids").read_text()))
        while table.turn is not None:
            ply = seat.play(table)[0]
            assert ply.stand_in == "nonsense"
        assert len(seat.faults) == 1


# By the referee


def asked(request: dict[str, Any]) -> Any:
    referee = Referee()
    assert referee.answer(b'{"do":"new","game":"nile","players":2,"seed":4}')["ok"]
    return referee.answer(json.dumps({"do": "bot", **request}).encode())


def test_the_referee_asks_a_program():
    answer = asked({"bot": "program:" + command("player.py"), "seed": 1, "explain": True})
    assert answer["ok"] and answer["thought"] is None and answer["why"] == f"I like to {answer['say']}."


def test_the_referee_reports_a_stand_in(tmp_path: Path):
    answer = asked({"bot": "program:" + command("failing.py", "illegal", tmp_path / "pids"), "explain": True})
    assert (answer["ok"], answer["stand_in"], answer["thought"]) == (True, "nonsense", None)
    assert "not a legal move: 999999" in answer["why"]


@pytest.mark.usefixtures("outsiders")
def test_the_referee_gives_the_thought_of_a_bot():
    answer = asked({"bot": "first", "explain": True})
    step = {"id": answer["move"], "say": answer["say"]}
    candidate = {"steps": [step], "chance": 0.5, "score": None, "visits": 3}
    assert answer["thought"] == {"candidates": [candidate], "iterations": 3, "seconds": 0.1}
    assert "thought" not in asked({"bot": "first"})
    assert asked({"bot": "random", "explain": True})["thought"] is None


@pytest.mark.usefixtures("outsiders")
def test_output_of_a_bot_is_not_an_answer_of_the_referee(capsys: pytest.CaptureFixture[str]):
    requests = b'{"do":"new","game":"nile","players":2}\n{"do":"bot","bot":"first"}\n'
    serve(io.BytesIO(requests), sys.stdout)
    out, err = capsys.readouterr()
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True, True]
    assert err == "thinking\n"


@pytest.mark.usefixtures("outsiders")
@pytest.mark.parametrize(
    "thought",
    ["deep", [], Thought([Candidate([70], 0.5, 1.0, 3)], 3, 0.1), Thought([Candidate([0], "x", 1.0, 3)], 3, 0.1)],  # type: ignore[arg-type]
)
def test_an_invalid_thought_is_left_out(thought: Any, monkeypatch: pytest.MonkeyPatch):
    import outsiders  # type: ignore[import-not-found]

    invalid = property(lambda bot: thought, lambda bot, given: None)
    monkeypatch.setattr(outsiders.First, "thought", invalid, raising=False)
    assert asked({"bot": "first", "explain": True})["thought"] is None


@pytest.mark.parametrize(
    "entries",
    [
        *({"seconds": wrong} for wrong in (0, -1, True, "1", 3601)),
        *({"iterations": wrong} for wrong in (0, 1.5, True, 10**10)),
        *({"explain": wrong} for wrong in (1, None)),
    ],
)
def test_an_invalid_budget_is_refused(entries: dict[str, Any]):
    assert asked(entries)["code"] == "referee.type"


def test_the_referee_passes_a_budget_on(tmp_path: Path):
    heard = tmp_path / "heard"
    bot = "program:" + command("player.py", heard) + "@7s"
    assert asked({"bot": bot, "iterations": 50})["ok"] and asked({"bot": bot, "seconds": 2.5})["ok"]
    choices = [json.loads(line) for line in heard.read_text().splitlines() if '"choose"' in line]
    assert [(choice["seconds"], choice["iterations"]) for choice in choices] == [(7, 50), (2.5, None)]


# The page about it


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["nile", "fertility"])
def test_the_bot_of_the_page_plays_both_games(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    project = tomllib.loads(blocks("toml")[0])["project"]
    points = project["entry-points"][GROUP]
    install(project["name"], blocks("python")[0], f"[{GROUP}]\n{configured(points)}", tmp_path, monkeypatch)
    monkeypatch.setattr(fault, "LIMIT", 120.0)  # the rules may have to be compiled first
    seat = BotSeat(read_spec("gambler:games=2"), Game(name), KEY)
    table = play_game(seat)
    assert table.over and seat.faults == []


def configured(entries: dict[str, str]) -> str:
    return "".join(f"{name} = {value}\n" for name, value in entries.items())


def test_the_program_of_the_page_sends_what_the_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "eager.py"
    file.write_text(blocks("python")[1])
    sent: list[str] = []
    ask = child.Child.ask

    def recording_ask(self: child.Child, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        answer = ask(self, request, seconds)
        sent.extend(json.dumps(line, separators=(",", ":")) for line in (request, answer))
        return answer

    monkeypatch.setattr(child.Child, "ask", recording_ask)
    table = Game("nile").open(2, seed=4, first=0)
    with BotSeat(read_spec(f"program:{shlex.join([sys.executable, str(file)])}@2s"), table.game, KEY) as seat:
        while table.turn == 0:
            seat.play(table)
    assert seat.faults == []
    *session, end = [line[2:] for line in blocks("text")[0].splitlines()]
    assert end == '{"do":"end"}'
    assert len(session) == len(sent)
    for shown, line in zip(session, sent, strict=True):
        assert re.fullmatch(".+".join(re.escape(part) for part in shown.split("…")), line), (shown, line)


def test_the_page_has_every_reason_and_limit():
    for why in set(STAND_INS) - {"clock", "resigned"}:  # these two concern people
        assert f"| `{why}` |" in PAGE
    assert (program.START_LIMIT, program.MOST_STARTS, guard.MOST_STALLS, child.KEPT) == (10, 4, 3, 4096)
    for words in ("10 seconds to answer `new`", "started four times", "stalled three times", "4 KiB", "2⁴⁸"):
        assert words in PAGE

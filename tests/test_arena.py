"""The arena: mirrored sets on the same dice, the same games on any number of cores, files that can be continued."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from akhet import Refused, Table
from akhet.arena import match, schedule
from akhet.arena.match import Result, places_of, play_game
from akhet.arena.play import play
from akhet.arena.results import MAX_LINE, ResultsFile
from akhet.arena.schedule import MAX_ENTRANTS, Arena, Setting, Task
from akhet.arena.summary import ahead_of, run_match, share_of, summarise
from akhet.bots import seat
from akhet.bots.fault import Fault
from akhet.bots.seat import BotSeat
from akhet.language import explain

TWO = Setting("nile", 2)
THREE = Setting("fertility", 3)
RANDOM = ["random", "random"]


def timeless(results: list[Result]) -> list[Result]:
    """Results without times, in the order of the schedule: what is repeatable."""
    return sorted((replace(result, seconds=[]) for result in results), key=lambda result: result.task)


def content(file: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for line in lines:
        line.pop("seconds", None)
    return [lines[0], *sorted(lines[1:], key=json.dumps)]


def result(task: Task, places: tuple[int, ...] = (1, 2)) -> Result:
    """A game that ended with these places."""
    counts = [[10 - place] for place in places]
    none = [0] * len(places)
    return Result(*task, list(places), counts, 50, none, [0.0] * len(places), [[] for _ in places], "0" * 64)


# Who plays whom


def test_with_two_players_every_two_entrants_meet_once() -> None:
    assert Arena(TWO, ["random"] * 3).pairings == [(0, 1), (0, 2), (1, 2)]


def test_with_more_players_each_sits_alone_against_each() -> None:
    assert Arena(THREE, ["random"] * 3).pairings == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize("setting", [TWO, THREE])
def test_the_lone_entrant_has_every_seat_once_in_a_set(setting: Setting) -> None:
    arena = Arena(setting, RANDOM)
    seats = [arena.seats(task) for task in arena.tasks(1) if task.pairing == 0]
    assert len(seats) == setting.players
    assert [seating.index(0) for seating in seats] == list(range(setting.players))
    assert all(seating.count(0) == 1 for seating in seats)


@pytest.mark.parametrize("setting", [TWO, THREE])
def test_a_set_has_the_same_deal_and_beginner_in_all_seatings_and_pairings(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    openings: set[tuple[int | None, str]] = set()

    class Spectator(BotSeat):
        def move(self, table: Table) -> int:
            if not table.plies:
                openings.add((table.turn, table.hash()))
            return super().move(table)

    monkeypatch.setattr(match, "BotSeat", Spectator)
    arena = Arena(setting, ["random"] * 3 if setting.players == 2 else RANDOM)
    games = [play_game(arena, task) for task in arena.tasks(1)]
    assert len(openings) == 1
    assert len({game.hash for game in games}) == len(games)


def test_another_set_or_seed_has_other_dice() -> None:
    arenas = [Arena(TWO, RANDOM, seed) for seed in (0, 1)]
    assert len({arena.dice(task) for arena in arenas for task in arena.tasks(3)}) == 2 * 3


def test_no_two_bots_share_a_random_stream() -> None:
    arena = Arena(THREE, RANDOM)
    keys = [arena.bot_key(task, seat) for task in arena.tasks(2) for seat in range(3)]
    assert len(set(keys)) == len(keys)


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert [Arena(THREE, RANDOM).sets_for(games) for games in (1, 3, 4)] == [1, 1, 2]


def test_entrants_with_the_same_name_are_numbered() -> None:
    assert Arena(TWO, ["random"] * 3).names == ["random", "random #2", "random #3"]


@pytest.mark.parametrize(
    ("setting", "entrants", "seed", "code"),
    [
        (TWO, ["random"], 0, "arena.entrants"),
        (TWO, ["random"] * (MAX_ENTRANTS + 1), 0, "arena.entrants"),
        (TWO, ["random", "nobody"], 0, "bot.unknown"),
        (TWO, ["random", "@"], 0, "bot.spec"),
        (TWO, RANDOM, -1, "open.seed"),
        (Setting("chess"), RANDOM, 0, "game.unknown"),
        (Setting("nile", 7), RANDOM, 0, "nile.open.players"),
        (Setting("nile", 2, {"variant": True}), RANDOM, 0, "open.unknown_option"),
    ],
)
def test_an_impossible_arena_is_refused(setting: Setting, entrants: list[str], seed: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Arena(setting, entrants, seed)
    assert refused.value.refusal.code == code


# Playing


@pytest.mark.parametrize("setting", [TWO, THREE])
def test_a_result_describes_the_game(setting: Setting) -> None:
    found = play_game(Arena(setting, RANDOM), Task(0, 0, 1))
    assert found.places == places_of(found.counts) and 1 in found.places
    assert found.decisions >= sum(found.turns) > 0
    assert max(found.turns) - min(found.turns) <= 1
    assert found.faults == [[]] * setting.players and len(found.seconds) == setting.players


def test_faults_are_kept_with_their_seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Failing(BotSeat):
        def move(self, table: Table) -> int:
            if table.turn == 1:
                self.faults.append(Fault(len(table.plies), "crashed", "\U0001f40a" * 10**4))
            return super().move(table)

    monkeypatch.setattr(match, "BotSeat", Failing)
    file = tmp_path / "results.jsonl"
    for game in play(Arena(TWO, RANDOM), 2, cores=1, results=file):
        assert game.faults[0] == [] and game.faults[1][0].startswith("crashed: \U0001f40a")
    assert len(play(Arena(TWO, RANDOM), 2, cores=1, results=file)) == 2  # what was written can be read again


# What a fault costs


def test_seats_that_forfeit_are_last_and_the_first_of_them_is_the_very_last() -> None:
    counts = [[9, 0], [5, 0], [7, 0], [7, 0]]
    assert places_of(counts) == [1, 4, 2, 2]
    assert places_of(counts, [0]) == [4, 3, 1, 1]
    assert places_of(counts, [0, 2]) == [4, 2, 3, 1]


class Broken:
    """Plays legal moves until its third decision, then raises."""

    def __init__(self, *_: Any) -> None:
        self.decisions = 0

    def choose(self, view: Any, legal: list[int], budget: Any) -> int:
        self.decisions += 1
        if self.decisions >= 3:
            raise ZeroDivisionError
        return legal[0]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot from outside, called `broken`."""
    made = seat.new_bot
    known = schedule.BOTS
    assert "broken" not in known
    monkeypatch.setattr(seat, "new_bot", lambda spec, *more: Broken() if spec.name == "broken" else made(spec, *more))


@pytest.mark.usefixtures("broken")
def test_a_fault_costs_the_game() -> None:
    arena = Arena(THREE, ["broken", "random"], seed=3)
    for task in (Task(0, 0, seating) for seating in range(3)):
        found = play_game(arena, task)
        assert found.forfeits == [task.seating] and found.places[task.seating] == 3
        assert len(found.faults[task.seating]) == 1  # it was not asked again
        assert found.turns[task.seating] > 3  # but the game went on
    both = play_game(Arena(TWO, ["broken", "broken"]), Task(0, 0, 0))
    assert sorted(both.forfeits) == [0, 1] and both.places[both.forfeits[0]] == 2


@pytest.mark.usefixtures("broken")
def test_a_fault_can_cost_only_the_move_instead() -> None:
    found = play_game(Arena(TWO, ["broken", "random"], on_fault="random"), Task(0, 0, 0))
    assert found.forfeits == [] and len(found.faults[0]) > 5
    with pytest.raises(ValueError, match="on_fault is 'greedy'; it must be one of forfeit, random"):
        Arena(TWO, RANDOM, on_fault="greedy")


@pytest.mark.usefixtures("broken")
def test_a_bot_that_is_broken_is_rated_far_below_random(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    arena = Arena(TWO, ["random", "broken"])
    summary = summarise(arena, play(arena, 20, cores=1, results=file))
    assert summary.entrants[1].rating.high < 0 and summary.on_fault == "forfeit"
    assert summary.entrants[1].showing.forfeits == 20 == sum(summary.entrants[1].showing.faults.values())
    assert summarise(arena, play(arena, 20, cores=1, results=file)) == summary
    assert json.loads(file.read_text("utf-8").splitlines()[0])["on_fault"] == "forfeit"
    with pytest.raises(Refused) as refused:
        play(Arena(TWO, ["random", "broken"], on_fault="random"), 20, results=file)
    assert "its on_fault is forfeit, not random" in explain(refused.value.refusal).replace('"', "")


def test_results_of_former_versions_are_read(whole: Path, tmp_path: Path) -> None:
    """They have no forfeits, and their header does not say what a fault costs."""
    header, *games = (json.loads(line) for line in whole.read_text("utf-8").splitlines())
    assert "on_fault" not in header  # built-in bots make no faults
    for game in games:
        assert game.pop("forfeits") == []
    file = tmp_path / "former.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *games)), "utf-8")
    assert len(play(Arena(TWO, RANDOM), 4, cores=1, results=file)) == 4


def test_the_same_games_are_played_on_any_number_of_cores() -> None:
    one, two = (play(Arena(TWO, ["random"] * 3), 2, cores=cores) for cores in (1, 2))
    assert len(one) == 3 * 2
    assert timeless(one) == timeless(two)


def test_progress_is_called_after_every_game() -> None:
    calls: list[tuple[int, int]] = []
    play(Arena(TWO, RANDOM), 3, cores=1, progress=lambda done, wanted: calls.append((done, wanted)))
    assert calls == [(done, 4) for done in range(5)]


def test_run_match_plays_one_pairing() -> None:
    found = run_match(Setting("nile", 3), "random", "random", 3, cores=1)
    assert len(found.matches) == 1 and found.games == 3
    assert found.matches[0].share.low <= found.matches[0].share.value <= found.matches[0].share.high


# The file


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two sets of two entrants, played without interruption."""
    file = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    play(Arena(TWO, RANDOM), 4, cores=1, results=file)
    return file


def test_a_file_holds_its_header_and_every_game(whole: Path) -> None:
    header, *games = content(whole)
    assert header["format"] == "akhet.arena/1" and header["entrants"] == RANDOM and header["sets"] == 2
    assert sorted((game["pairing"], game["set"], game["seating"]) for game in games) == list(
        Arena(TWO, RANDOM).tasks(2)
    )


@pytest.mark.parametrize("lines", [1, 2.5, 3, 4.9])
def test_a_file_that_was_cut_off_is_continued(lines: float, whole: Path, tmp_path: Path) -> None:
    parts = whole.read_bytes().splitlines(keepends=True)
    kept, part = int(lines), lines % 1
    torn = parts[kept][: int(len(parts[kept]) * part)] if part else b""
    file = tmp_path / "cut.jsonl"
    file.write_bytes(b"".join(parts[:kept]) + torn)
    found = play(Arena(TWO, RANDOM), 4, cores=1, results=file)
    assert content(file) == content(whole) and len(found) == 4


def test_what_is_finished_is_not_played_again(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "done.jsonl"
    file.write_bytes(whole.read_bytes())
    monkeypatch.setattr("akhet.arena.play.play_game", None)
    assert len(play(Arena(TWO, RANDOM), 4, cores=1, results=file)) == 4
    assert len(play(Arena(TWO, RANDOM), 2, cores=1, results=file)) == 4  # fewer are asked for, but all are returned
    assert file.read_bytes() == whole.read_bytes()


def test_more_sets_may_be_asked_for(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    file.write_bytes(whole.read_bytes())
    assert len(play(Arena(TWO, RANDOM), 6, cores=1, results=file)) == 6
    assert file.read_bytes().startswith(whole.read_bytes() + b'{"sets": 3}\n')
    assert len(play(Arena(TWO, RANDOM), 6, cores=1, results=file)) == 6


@pytest.mark.parametrize("cores", [1, 2])
def test_an_interrupt_keeps_what_is_finished(cores: int, whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "stopped.jsonl"

    def interrupt(done: int, wanted: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Arena(TWO, RANDOM), 4, cores=cores, results=file, progress=interrupt)
    assert len(content(file)) == 3
    play(Arena(TWO, RANDOM), 4, cores=cores, results=file)
    assert content(file) == content(whole)


@pytest.mark.parametrize(
    ("other", "entry"),
    [
        (Arena(TWO, RANDOM, 1), "seed"),
        (Arena(TWO, ["random", "random@5"]), "entrants"),
        (Arena(TWO, RANDOM, 0, [(1, 0)]), "pairings"),
        (Arena(Setting("nile", 3), RANDOM), "players"),
        (Arena(Setting("nile", 2, {"monuments": True}), RANDOM), "options"),
        (Arena(Setting("fertility", 2), RANDOM), "game"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_file_of_another_arena_is_refused(other: Arena, entry: str, whole: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(Refused) as refused:
        play(other, 4, results=whole)
    assert refused.value.refusal.code == "arena.results.unfit"
    assert f"its {entry} is" in explain(refused.value.refusal)
    assert whole.read_bytes() == before


def refusal_of(file: Path) -> str:
    """The code of the refusal of a file. The file does not change, and the refusal has a sentence."""
    before = file.read_bytes()
    with pytest.raises(Refused) as refused:
        ResultsFile(file, Arena(TWO, RANDOM), 2)
    assert 5 < len(explain(refused.value.refusal)) < 1000
    assert file.read_bytes() == before
    return refused.value.refusal.code


@pytest.mark.parametrize(
    "raw",
    [
        b"\n",
        b"notes of mine",
        b"notes of mine\n",
        b'{"format": "akhet.arena/1"',
        b'{"format": "akhet.record/1"}\n',
        b"[]\n",
        b"\xff\n",
        b"[" * 10**5 + b"\n",
        b"x" * (MAX_LINE + 2),
    ],
    ids=lambda raw: repr(raw[:20]),
)
def test_a_file_that_is_not_an_arenas_is_not_changed(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other"
    file.write_bytes(raw)
    assert refusal_of(file) == "arena.results.other"


@pytest.mark.parametrize(
    ("entry", "value", "code"),
    [
        ("sets", 0, "arena.results.entry"),
        ("sets", True, "arena.results.entry"),
        ("sets", 10**400, "arena.results.entry"),
        ("more", 1, "arena.results.entry"),
        ("\ud800", 1, "arena.results.entry"),
        ("akhet", None, "arena.results.unfit"),
        ("rules", ["1"], "arena.results.unfit"),
        ("players", 2.0, "arena.results.unfit"),
        ("seed", False, "arena.results.unfit"),
        ("options", {"monuments": {"x" * 10**5: 1}}, "arena.results.unfit"),
    ],
)
def test_a_header_with_a_wrong_entry_is_refused(entry: str, value: Any, code: str, whole: Path, tmp_path: Path) -> None:
    header, *games = whole.read_text("utf-8").splitlines()
    file = tmp_path / "hostile.jsonl"
    file.write_text("\n".join([json.dumps(json.loads(header) | {entry: value}), *games, ""]), "utf-8")
    assert refusal_of(file) == code


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        *(("pairing", value) for value in (1, -1, True, None, "0")),
        *(("set", value) for value in (2, -1, 0.0)),
        *(("seating", value) for value in (2, 10**400)),
        *(("counts", value) for value in (None, [[1]], [[1], [1, 2]], [[], []], [[1], [1.5]], [[1], ["x"]], [1, 2])),
        *(("places", value) for value in ([1, 1], [2, 1], [1], [True, 2], [[1], 2], {})),
        *(("decisions", value) for value in (-1, 1e3, None)),
        *(("turns", value) for value in ([9], [9, -1], "99")),
        *(("seconds", value) for value in ([0.1], [0.1, -1], [0.1, "x"], [1e400, 0.1], [0.1, None])),
        *(("faults", value) for value in ([], [[], [1]], [[], ["x" * 10**4]], [[], ["x"] * 10**4], [[], "x"])),
        *(("forfeits", value) for value in ([0], [1], None, [[0]], [True], "0")),
        *(("hash", value) for value in ("", "x" * 64, 0, "0" * 10**5)),
        ("more", 1),
        ("\ud800", 1),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_a_result_that_no_game_can_have_is_refused(entry: str, value: Any, whole: Path, tmp_path: Path) -> None:
    header = whole.read_text("utf-8").splitlines()[0]
    game = {**vars(result(Task(0, 0, 0))), entry: value}
    file = tmp_path / "hostile.jsonl"
    file.write_text(f"{header}\n{json.dumps(game)}\n", "utf-8")
    assert refusal_of(file) in ("arena.results.entry", "arena.results.line")


@pytest.mark.parametrize("line", ["", "{}", "[]", "nonsense", "NaN", '{"sets": 1}', '{"sets": 2}', "[" * 10**5, "\0"])
def test_a_line_that_is_not_a_result_is_refused(line: str, whole: Path, tmp_path: Path) -> None:
    header, *games = whole.read_text("utf-8").splitlines()
    file = tmp_path / "hostile.jsonl"
    file.write_text("\n".join([header, line, *games, ""]), "utf-8")
    assert refusal_of(file) in ("arena.results.entry", "arena.results.line")


def test_a_file_with_the_same_game_twice_is_refused(whole: Path, tmp_path: Path) -> None:
    header, *games = whole.read_text("utf-8").splitlines()
    file = tmp_path / "twice.jsonl"
    file.write_text("\n".join([header, *games, games[0], ""]), "utf-8")
    assert refusal_of(file) == "arena.results.entry"


def test_two_arenas_cannot_add_to_one_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with ResultsFile(file, Arena(TWO, RANDOM), 2):
        assert refusal_of(file) == "arena.results.busy"
    with ResultsFile(file, Arena(TWO, RANDOM), 2) as again:
        assert again.results == []


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "no" / "folder.jsonl", Path("\0")):
        with pytest.raises(Refused) as refused:
            play(Arena(TWO, RANDOM), 2, results=file)
        assert refused.value.refusal.code == "file.unwritable"


# What counts


def test_a_shared_first_place_is_divided() -> None:
    shares = [share_of(result(Task(0, 0, 1), places)) for places in ((2, 1, 3), (1, 1, 3), (1, 1, 1), (1, 2, 3))]
    assert shares == [1, 1 / 2, 1 / 3, 0]


def test_every_rival_behind_counts_for_the_rating() -> None:
    ahead = [ahead_of(result(Task(0, 0, 1), places)) for places in ((2, 1, 3), (1, 2, 3), (1, 2, 2), (1, 1, 1))]
    assert ahead == [2, 1, 0.5, 1]


def test_only_whole_sets_count() -> None:
    arena = Arena(TWO, RANDOM)
    games = [result(task) for task in arena.tasks(3)]
    found = summarise(arena, games[:-1])
    assert (found.games, found.left_out, found.matches[0].sets) == (4, 1, 2)
    with pytest.raises(Refused) as refused:
        summarise(arena, games[:1])
    assert refused.value.refusal.code == "arena.unfinished"


def test_a_summary_adds_up() -> None:
    arena = Arena(Setting("nile", 3), RANDOM)
    found = summarise(arena, play(arena, 6, cores=1), 5)
    assert found.games == 12 and found.asked == 5 and found.left_out == 0
    assert [entrant.showing.seats for entrant in found.entrants] == [18, 18]
    for entrant in found.entrants:
        assert sum(entrant.showing.scores.values()) == 18
        assert len(entrant.showing.counts) == 5
    for one in found.matches:
        assert one.fair == pytest.approx(1 / 3) and one.of_a.seats == 6 and one.of_b.seats == 12
    assert found.entrants[0].rating.value == 0

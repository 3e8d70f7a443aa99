"""A leaderboard: a folder of bots that all play each other, with a page that is written again after every run.

The folder holds `leaderboard.toml`, which says what is played, and one TOML file per bot. Every two bots have a file of
results of their own. So a bot that is added plays only its own games, and one that is removed costs nothing.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from akhet.arena.match import Result
from akhet.arena.play import ArenaWork, Progress
from akhet.arena.results import ResultsFile
from akhet.arena.schedule import FORFEIT, MAX_ENTRANTS, MAX_SETS, ON_FAULT, Arena, Pairing, Setting
from akhet.arena.summary import Summary, summarise
from akhet.arena.workers import workers
from akhet.bots.spec import Spec, read_spec
from akhet.games import manifest_of
from akhet.kernel.components_file import parse_toml
from akhet.kernel.files import read_file, reason_of
from akhet.kernel.refusal import Refused, refuse, shown

CONTEST = "leaderboard.toml"
RESULTS = "results"
MAX_BYTES = 2**16  # of a file
GAMES = 100
REFERENCE = ("random", "greedy")  # the first has the rating 0
NAME = re.compile(r"[A-Za-z0-9_.-]{1,60}")
TEXT_LETTERS = 500


@dataclass(frozen=True)
class Entry:
    """A bot on the leaderboard."""

    name: str
    spec: Spec
    version: str = ""
    author: str = ""
    about: str = ""

    @property
    def key(self) -> str:
        """Names its results. Another version of a bot plays again."""
        return f"{self.name}@{self.version}" if self.version else self.name


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom."""

    folder: Path
    title: str
    setting: Setting
    games: int  # of every pairing
    seed: int
    on_fault: str
    entries: list[Entry]

    def arena(self, entries: Sequence[Entry]) -> Arena:
        return Arena(
            self.setting,
            [entry.spec for entry in entries],
            self.seed,
            on_fault=self.on_fault,
            names=[entry.name for entry in entries],
        )


def read_contest(folder: Path) -> Contest:
    """Read a folder. The built-in bots that `leaderboard.toml` names come first, then those of the files, by name."""
    file = folder / CONTEST
    given = _read(file)
    game = _taken(file, given, "game", str, None)
    manifest = manifest_of(game)
    components = _taken(file, given, "components", str, "")
    setting = Setting(
        game,
        _taken(file, given, "players", int, manifest.players.start),
        _taken(file, given, "options", dict, {}),
        folder / components if components else None,
    )
    names = _taken(file, given, "bots", list, list(REFERENCE))
    if not all(isinstance(name, str) for name in names):
        raise _wrong(file, "bots")
    on_fault = _taken(file, given, "on_fault", str, FORFEIT)
    if on_fault not in ON_FAULT:
        raise _wrong(file, "on_fault")
    games = _taken(file, given, "games", int, GAMES)
    if not 0 < games <= MAX_SETS:
        raise _wrong(file, "games")
    title, seed = _taken(file, given, "title", str, ""), _taken(file, given, "seed", int, 0)
    _end(file, given)
    entries = [Entry(name, read_spec(name)) for name in names]
    entries += [read_entry(one) for one in sorted(folder.glob("*.toml")) if one.name != CONTEST]
    if not 2 <= len(entries) <= MAX_ENTRANTS:
        raise refuse("arena.entrants", None, count=len(entries), most=MAX_ENTRANTS)
    if len({_slug(entry) for entry in entries}) < len(entries):
        raise _wrong(file, "bots")
    return Contest(folder, title, setting, games, seed, on_fault, entries)


def read_entry(file: Path) -> Entry:
    """A bot from its file."""
    given = _read(file)
    spec = read_spec(_taken(file, given, "bot", str, None))
    version, author, about = (_taken(file, given, entry, str, "") for entry in ("version", "author", "about"))
    if version and not NAME.fullmatch(version):
        raise _wrong(file, "version")
    if not NAME.fullmatch(file.stem):
        raise _wrong(file, "name")
    _end(file, given)
    return Entry(file.stem, spec, version, author[:TEXT_LETTERS], about[:TEXT_LETTERS])


def _read(file: Path) -> dict[str, Any]:
    return parse_toml(read_file(file, MAX_BYTES), str(file))


def _taken(file: Path, given: dict[str, Any], entry: str, kind: type, default: Any) -> Any:
    value = given.pop(entry, default)
    if type(value) is not kind:
        raise _wrong(file, entry)
    return value


def _end(file: Path, given: dict[str, Any]) -> None:
    if given:
        raise _wrong(file, next(iter(given)))


def _wrong(file: Path, entry: str) -> Refused:
    return refuse("leaderboard.entry", None, file=shown(file, 200), entry=shown(entry))


def play_contest(contest: Contest, cores: int | None = None, progress: Progress = lambda done, wanted: None) -> Summary:
    """Play what is missing, and summarise everything. Every game is stored when it ends."""
    folder = contest.folder / RESULTS
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise refuse("file.unwritable", None, file=shown(folder, 200), reason=reason_of(error)) from error
    whole = contest.arena(contest.entries)
    pairs = list(combinations(range(len(contest.entries)), 2))
    arenas = [contest.arena([contest.entries[a], contest.entries[b]]) for a, b in pairs]
    files = [folder / f"{_slug(contest.entries[a])}--{_slug(contest.entries[b])}.jsonl" for a, b in pairs]
    sets = whole.sets_for(contest.games)
    wanted = sets * len(whole.pairings) * contest.setting.players
    count = 0
    for arena, file in zip(arenas, files, strict=True):
        with ResultsFile(file, arena, sets) as stored:
            count += sum(result.set < sets for result in stored.results)
    work = ArenaWork(arenas)
    if count < wanted:
        work.prepare()
        progress(count, wanted)
    results: list[Result] = []
    with workers(work, cores, wanted - count) as play_all:
        for number, (arena, file) in enumerate(zip(arenas, files, strict=True)):
            with ResultsFile(file, arena, sets) as stored:
                done = {result.task for result in stored.results}
                for _, result in play_all((number, task) for task in arena.tasks(sets) if task not in done):
                    stored.add(result)
                    count += 1
                    progress(count, wanted)
                results += [_in_whole(result, arena, pairs[number], whole) for result in stored.results]
    return summarise(whole, results, contest.games)


def _slug(entry: Entry) -> str:
    """The key of a bot as part of a file's name."""
    return re.sub(r"[^A-Za-z0-9_.@-]", "_", entry.key)


def _in_whole(result: Result, arena: Arena, pair: tuple[int, int], whole: Arena) -> Result:
    """A result of two bots as one of all bots: the pairing has another number there."""
    a, b = (pair[entrant] for entrant in arena.pairings[result.pairing])
    return replace(result, pairing=whole.pairings.index(Pairing(a, b)))

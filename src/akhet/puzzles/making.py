"""Making puzzles: games are looked through one after another, and what is found is kept as it is found.

The work file has a line for each game that was looked through. So the work can be interrupted at any time, and the same
seed gives the same puzzles.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from akhet.analysis.evaluator import VERSION, Evaluator
from akhet.kernel.files import read_file, reason_of
from akhet.kernel.refusal import refuse, shown
from akhet.puzzles.finder import Finder, Tally
from akhet.puzzles.library import Library, easiest_first, write_library
from akhet.puzzles.positions import Decision, of_record, self_play
from akhet.puzzles.puzzle import Puzzle, as_json, from_json
from akhet.record import read_record, replay
from akhet.table import Game

DEFAULT_PUZZLES = 300
WORK_SUFFIX = ".work"
MOST_WORK = 1 << 28
FROM_A_RECORD = 3  # puzzles at most
Progress = Callable[[int, int], None]  # puzzles found, games looked through


@dataclass(frozen=True)
class Order:
    """What to make."""

    game: str
    file: Path
    puzzles: int = DEFAULT_PUZZLES
    seed: int = 1
    records: Sequence[Path] = ()  # instead of games of the bots
    components: Path | None = None


def make(order: Order, progress: Progress = lambda found, games: None) -> Library:
    """Make puzzles until there are enough, or the records are used up, and write the file."""
    game = Game(order.game, order.components)
    work = _Work(order, game)
    finder: Finder | None = None
    found = work.puzzles
    progress(len(found), work.games)
    sources = _of_records(order, game) if order.records else None
    while len(found) < order.puzzles:
        if finder is None:
            finder = Finder(Evaluator(game))
        if sources is None:
            decisions, most = self_play(finder.evaluator, order.seed, work.games), 1
        else:
            decisions, most = next(sources, None), FROM_A_RECORD
            if decisions is None:
                break
            if work.games > work.passed:  # it was looked through before
                work.passed += 1
                continue
            work.passed += 1
        new = _look_through(finder, decisions, most, {one.id for one in found})
        work.add(new, finder.tally)
        finder.tally = Tally()
        progress(len(found), work.games)
    return work.write()


def _look_through(finder: Finder, decisions: list[Decision], most: int, known: set[str]) -> list[Puzzle]:
    found: list[Puzzle] = []
    for decision in decisions:
        puzzle = finder.puzzle(decision)
        if puzzle is not None and puzzle.id not in known:
            found.append(puzzle)
            if len(found) == most:
                break
    return found


def _of_records(order: Order, game: Game) -> Iterator[list[Decision]]:
    for path in order.records:
        record = read_record(path)
        if isinstance(record, dict) and record.get("game") != game.name:
            raise refuse("puzzles.record_of", None, file=shown(path, 200), game=game.name)
        table = replay(record, game.components)
        yield of_record(table, path.stem[:40])


class _Work:
    """What was found so far, in memory and in the work file."""

    def __init__(self, order: Order, game: Game) -> None:
        self._order, self._game = order, game
        self.file = order.file.with_name(order.file.name + WORK_SUFFIX)
        self.puzzles: list[Puzzle] = []
        self.games = self.passed = 0
        self._tally: dict[str, int] = asdict(Tally())
        self._head = {
            "game": game.name,
            "seed": order.seed,
            "from": "records" if order.records else "self-play",
            "evaluator": VERSION,
            "components": game.components_hash,
        }
        if self.file.exists():
            self._read()
        else:
            self._append(self._head)

    def _read(self) -> None:
        lines = read_file(self.file, MOST_WORK).decode().splitlines()
        try:
            entries: list[dict[str, Any]] = [json.loads(line) for line in lines]
            if entries[0] != self._head:
                raise refuse("puzzles.other_work", None, file=shown(self.file, 200))
            for entry in entries[1:]:
                self._take([from_json(self._game.name, one) for one in entry["found"]], entry["tally"])
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise refuse("puzzles.damaged", None, file=shown(self.file, 200)) from error

    def add(self, found: list[Puzzle], tally: Tally) -> None:
        counts = {name: count for name, count in asdict(tally).items() if count}
        self._append({"found": [as_json(one) for one in found], "tally": counts})
        self._take(found, counts)

    def _take(self, found: list[Puzzle], tally: dict[str, int]) -> None:
        self.puzzles += found
        self.games += 1
        for name, count in tally.items():
            self._tally[name] += count

    def _append(self, entry: dict[str, Any]) -> None:
        try:
            with self.file.open("a") as opened:
                opened.write(json.dumps(entry, separators=(",", ":")) + "\n")
        except OSError as error:
            raise refuse("file.unwritable", None, file=shown(self.file, 200), reason=reason_of(error)) from error

    def write(self) -> Library:
        """Write the file of the puzzles found so far, easiest first."""
        puzzles = sorted(self.puzzles[: self._order.puzzles], key=easiest_first)
        made = {**self._head, "games": self.games, "tally": self._tally}
        library = Library(self._game.name, self._game.components_hash, puzzles, made)
        write_library(self._order.file, library)
        return library

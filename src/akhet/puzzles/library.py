"""The file of a game's puzzles: a line of JSON that says what it is, then the puzzles, compressed.

Puzzles are for one version of the rules and one set of components. A file for others, or one that is damaged, is
refused: its moves would mean something else.
"""

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from akhet.games import manifest_of
from akhet.kernel.files import read_headed, write_headed
from akhet.kernel.refusal import refuse, shown
from akhet.puzzles.puzzle import Puzzle, as_json, from_json
from akhet.table import Game

FORMAT = "akhet-puzzles-1"
SUFFIX = ".puzzles"
MOST_BYTES = 1 << 23
MOST_UNPACKED = 1 << 26
DAILY_PART = (0.2, 0.8)  # of the puzzles: those of a day are neither among the easiest nor among the hardest


@dataclass(frozen=True)
class Library:
    """The puzzles of a game, easiest first, and how they were made."""

    game: str
    components: str  # the hash of the set
    puzzles: Sequence[Puzzle]
    made: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    @cached_property
    def themes(self) -> dict[str, int]:
        """How many puzzles there are of each theme."""
        found: dict[str, int] = {}
        for puzzle in self.puzzles:
            for theme in puzzle.themes:
                found[theme] = found.get(theme, 0) + 1
        return found

    def daily(self, day: str) -> Puzzle | None:
        """The puzzle of a day, such as `2026-11-19`: the same for everybody, and none twice before all had their day.

        Days count through an order of the puzzles that is drawn anew when it is used up.
        """
        if not self.puzzles:
            return None
        low, high = (int(part * len(self.puzzles)) for part in DAILY_PART)
        chosen = sorted(self.puzzles, key=easiest_first)[low:high] or self.puzzles
        round, place = divmod(date.fromisoformat(day).toordinal(), len(chosen))
        return sorted(chosen, key=lambda one: hashlib.sha256(f"{round} {one.id}".encode()).digest())[place]


def easiest_first(puzzle: Puzzle) -> tuple[int, str]:
    return round(puzzle.rating), puzzle.id


def write_library(path: Path, library: Library) -> None:
    """Write the puzzles, easiest first."""
    game = Game(library.game)
    puzzles = sorted(library.puzzles, key=easiest_first)
    text = "\n".join(json.dumps(as_json(one), separators=(",", ":")) for one in puzzles).encode()
    header = {
        "format": FORMAT,
        "game": library.game,
        "rules": game.rules.version,
        "components": library.components,
        "puzzles": len(library.puzzles),
        "sha256": hashlib.sha256(text).hexdigest(),
        "made": dict(library.made),
    }
    write_headed(path, header, zlib.compress(text, 9))


def read_library(path: Path, game: str) -> Library:
    """The puzzles of a file. One that is damaged, or not for this game and its rules, is refused."""
    file = shown(path, 200)
    found = read_headed(path, MOST_BYTES, {"format": FORMAT})
    if found is None:
        raise refuse("puzzles.not_one", None, file=file)
    header, packed = found
    if header.get("game") != game:
        raise refuse("puzzles.other_game", None, file=file, game=game)
    if header.get("rules") != Game(game).rules.version:
        raise refuse("puzzles.other_version", None, file=file)
    unpack = zlib.decompressobj()
    try:
        text = unpack.decompress(packed, MOST_UNPACKED)
        if not unpack.eof or hashlib.sha256(text).hexdigest() != header["sha256"]:
            raise ValueError
        puzzles = [from_json(game, json.loads(line)) for line in text.splitlines()]
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise refuse("puzzles.damaged", None, file=file) from error
    return Library(game, str(header["components"]), puzzles, header["made"])


def puzzle_files(paths: Sequence[Path]) -> list[Library]:
    """The puzzles of several files, each of any game."""
    found: list[Library] = []
    for path in paths:
        headed = read_headed(path, MOST_BYTES, {"format": FORMAT})
        if headed is None:
            raise refuse("puzzles.not_one", None, file=shown(path, 200))
        found.append(read_library(path, manifest_of(str(headed[0].get("game"))).name))
    return found


def merged(library: Library, others: Sequence[Library]) -> Library:
    """All puzzles of several libraries with the same components, each once, easiest first."""
    hash = Game(library.game).components_hash
    puzzles = {one.id: one for part in (*others, library) if part.components == hash for one in part.puzzles}
    ordered = sorted(puzzles.values(), key=easiest_first)
    return Library(library.game, hash, ordered, library.made)


def shipped_path(game: str) -> Path:
    return Path(__file__).with_name(f"{game}{SUFFIX}")


@cache
def shipped_library(game: str) -> Library:
    """The puzzles that come with Akhet; none for a game without any."""
    path = shipped_path(manifest_of(game).name)
    return read_library(path, game) if path.exists() else Library(game, "", ())

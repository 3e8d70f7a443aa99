"""The file of results: one JSON object per line, the header first, then every game when it ends.

Lines are only appended, each in one piece. So however an arena is stopped, its file can be continued: at most the last
line is incomplete, and its game is played again. Everything that is read from the file is checked.
"""

import json
import re
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from akhet.arena.match import MAX_FAULT, MAX_FAULTS, Result, places_of
from akhet.arena.schedule import FORFEIT, FORMAT, MAX_SETS, Arena
from akhet.kernel.files import reason_of
from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.record import parse_json

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

MAX_LINE = 2**24  # bytes: more than the longest faults of all seats can make
MAX_COUNTS = 20  # numbers that a ranking compares
MOST = 10**9  # upper limit of every number
HASH = re.compile(r"[0-9a-f]{64}")


class ResultsFile:
    """A file of results, open for appending, with the results that it already has."""

    def __init__(self, path: Path, arena: Arena, sets: int) -> None:
        """Create a file, or continue one of an arena with the same header. Any other file is refused."""
        self.path = path
        self.arena = arena
        self.results: list[Result] = []
        try:
            if path.exists() and not path.is_file():
                raise self._unwritable(Refusal("file.folder" if path.is_dir() else "file.none"))
            self._file: BinaryIO = path.open("r+b" if path.exists() else "x+b")
        except (OSError, ValueError) as error:
            raise self._unwritable(reason_of(error)) from error
        try:
            self._lock()
            self.sets = self._read()  # the most sets wanted so far
            if self.sets == 0:
                self._write(arena.header() | {"sets": sets})
            elif sets > self.sets:
                self._write({"sets": sets})
            self.sets = max(self.sets, sets)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        self._write(asdict(result))
        self.results.append(result)

    def _write(self, entry: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(entry).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise self._unwritable(reason_of(error)) from error

    def _lock(self) -> None:
        """Lock the file: two arenas that append to it would play the same games twice."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise refuse("arena.results.busy", None, file=shown(self.path, 200)) from error

    def _read(self) -> int:
        """Read the results and go to the end of the last complete line. Returns the sets wanted, 0 for a new file."""
        sets, number, end = 0, 0, 0
        seen = set()
        while line := self._file.readline(MAX_LINE + 1):
            number += 1
            if not line.endswith(b"\n"):
                if number > 1 and len(line) <= MAX_LINE:
                    break  # incomplete
                raise refuse("arena.results.other", None, file=shown(self.path, 200))
            given = self._parse(line, number)
            if number == 1:
                sets = self._read_header(given)
            elif isinstance(given, dict) and given.keys() == {"sets"}:
                sets = self._read_sets(given, number, sets)
            else:
                result = self._read_result(given, number, sets)
                if result.task in seen:
                    raise self._wrong(number, "seating")
                seen.add(result.task)
                self.results.append(result)
            end = self._file.tell()
        self._file.seek(end)
        self._file.truncate()
        return sets

    def _parse(self, line: bytes, number: int) -> Any:
        try:
            return parse_json(line, "arena.results.no_json")
        except Refused as refused:
            if number == 1:
                raise refuse("arena.results.other", None, file=shown(self.path, 200)) from refused
            raise refuse(
                "arena.results.line", None, file=shown(self.path, 200), line=number, reason=refused.refusal
            ) from refused

    def _read_header(self, given: Any) -> int:
        if not isinstance(given, dict) or given.get("format") != FORMAT:
            raise refuse("arena.results.other", None, file=shown(self.path, 200))
        for entry, wanted in self.arena.header().items():
            # compared as JSON, where true is not 1
            if _as_json(given.get(entry)) != _as_json(wanted):
                raise refuse(
                    "arena.results.unfit",
                    None,
                    file=shown(self.path, 200),
                    entry=entry,
                    found=shown(given.get(entry), 100),
                    wanted=shown(wanted, 100),
                )
        for entry in given.keys() - self.arena.header().keys() - {"sets"}:
            raise self._wrong(1, entry)
        return self._read_sets(given, 1, 0)

    def _read_sets(self, given: dict[str, Any], number: int, before: int) -> int:
        if not _whole(given.get("sets"), before + 1, MAX_SETS):
            raise self._wrong(number, "sets")
        return given["sets"]

    def _read_result(self, given: Any, number: int, sets: int) -> Result:
        known = {entry.name for entry in fields(Result)}
        if not isinstance(given, dict):
            raise self._wrong(number, "{}")
        given = {"forfeits": [], **given}  # results of former versions have none
        for entry in [*(given.keys() - known), *(known - given.keys())]:
            raise self._wrong(number, entry)
        if entry := misfit(given, self.arena, sets):
            raise self._wrong(number, entry)
        return Result(**given)

    def _wrong(self, line: int, entry: str) -> Refused:
        return refuse("arena.results.entry", None, file=shown(self.path, 200), line=line, entry=shown(entry))

    def _unwritable(self, reason: str | Refusal) -> Refused:
        return refuse("file.unwritable", None, file=shown(self.path, 200), reason=reason)


def misfit(given: dict[str, Any], arena: Arena, sets: int) -> str | None:
    """The name of the first entry that no game of this arena can have; None if all are possible."""
    players = arena.setting.players

    def by_seat(entry: str, fits: Any) -> bool:
        values = given[entry]
        return isinstance(values, list) and len(values) == players and all(map(fits, values))

    checks = {
        "pairing": lambda: _whole(given["pairing"], 0, len(arena.pairings) - 1),
        "set": lambda: _whole(given["set"], 0, sets - 1),
        "seating": lambda: _whole(given["seating"], 0, players - 1),
        "counts": lambda: by_seat("counts", _is_counts) and len({len(counts) for counts in given["counts"]}) == 1,
        "faults": lambda: by_seat("faults", _is_faults),
        "forfeits": lambda: _is_forfeits(given["forfeits"], arena.on_fault, given["faults"]),
        "places": lambda: (
            by_seat("places", _whole) and given["places"] == places_of(given["counts"], given["forfeits"])
        ),
        "decisions": lambda: _whole(given["decisions"]),
        "turns": lambda: by_seat("turns", _whole),
        "seconds": lambda: by_seat("seconds", lambda value: type(value) in (int, float) and 0 <= value <= MOST),
        "hash": lambda: isinstance(given["hash"], str) and HASH.fullmatch(given["hash"]) is not None,
    }
    return next((entry for entry, fits in checks.items() if not fits()), None)


def _whole(value: Any, least: int = 0, most: int = MOST) -> bool:
    return type(value) is int and least <= value <= most


def _is_counts(value: Any) -> bool:
    return isinstance(value, list) and 0 < len(value) <= MAX_COUNTS and all(_whole(n, -MOST) for n in value)


def _is_faults(value: Any) -> bool:
    fits = isinstance(value, list) and len(value) <= MAX_FAULTS
    return fits and all(isinstance(fault, str) and len(fault) <= MAX_FAULT for fault in value)


def _is_forfeits(value: Any, on_fault: str, faults: list[list[str]]) -> bool:
    """Whether these are the seats that had faults, each once, if faults cost the game."""
    at_fault = [seat for seat, own in enumerate(faults) if own] if on_fault == FORFEIT else []
    return isinstance(value, list) and all(map(_whole, value)) and sorted(value) == at_fault


def _as_json(value: Any) -> str | None:
    try:
        return json.dumps(value, sort_keys=True)
    except RecursionError:  # nesting too deep
        return None

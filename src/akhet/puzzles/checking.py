"""Checking puzzles again with many times the search: whether the best answer is still the best."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from akhet.analysis.candidates import Candidate
from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.kernel.layout import Record
from akhet.puzzles.library import Library, read_library, write_library
from akhet.puzzles.puzzle import Check, Puzzle, view_of
from akhet.table import Game

TIMES = 10
AT_ONCE = 64  # worlds
Progress = Callable[[int, int, int], None]  # checked, to check, kept


def check(
    file: Path, game: str, times: int = TIMES, most: int | None = None, progress: Progress = lambda *_: None,
    components: Path | None = None,
) -> Library:  # fmt: skip
    """Check puzzles that were not checked yet with so many times the search, at most `most`, and write the results.

    They are checked in an order of their own, so that the first ones are a random sample. The file is written after
    each, so that nothing is lost if the work is interrupted.
    """
    library = read_library(file, game)
    evaluator = Evaluator(Game(game, components))
    order = sorted(library.puzzles, key=lambda one: hashlib.sha256(f"check {one.id}".encode()).digest())
    todo = [one for one in order[:most] if one.check is None or one.check.times < times]
    puzzles = {one.id: one for one in library.puzzles}
    for number, puzzle in enumerate(todo, start=1):
        puzzles[puzzle.id] = replace(puzzle, check=checked(evaluator, puzzle, times))
        library = replace(library, puzzles=list(puzzles.values()))
        write_library(file, library)
        progress(number, len(todo), kept_of(library)[0])
    return library


def checked(evaluator: Evaluator, puzzle: Puzzle, times: int) -> Check:
    """Every answer is played in `times` as many worlds as it was when the puzzle was made, with another seed."""
    comparison = _comparison(puzzle, view_of(evaluator.game, puzzle), times)
    wanted = [times * answer.worlds for answer in puzzle.answers]
    while comparison.active.any():
        comparison.play(evaluator, min(AT_ONCE, max(wanted) - comparison.worlds))
        for place, worlds in enumerate(wanted):
            if comparison.counts[place] >= worlds:
                comparison.active[place] = False
    means = comparison.means
    best = int(means.argmax())
    right = [place for place, answer in enumerate(puzzle.answers) if answer.grade == "solved"]
    wrong = [place for place, answer in enumerate(puzzle.answers) if answer.grade == "missed"]
    first = max(right, key=lambda place: means[place])
    second = max(wrong, key=lambda place: means[place])
    margin, error = comparison.behind(second, first)
    return Check(times, best in right, margin, error)


def kept_of(library: Library) -> tuple[int, int]:
    """How many of the puzzles that were checked keep their answer, and how many were checked."""
    checks: Sequence[Check] = [one.check for one in library.puzzles if one.check is not None]
    return sum(one.kept for one in checks), len(checks)


def _comparison(puzzle: Puzzle, view: Record, times: int) -> Comparison:
    key = hashlib.sha256(f"akhet puzzle {puzzle.id} check {times}".encode()).digest()
    candidates = [Candidate(list(one.moves), one.prior, number == 0) for number, one in enumerate(puzzle.answers)]
    return Comparison(puzzle.seat, int(puzzle.view["players"]), view, None, key, candidates)

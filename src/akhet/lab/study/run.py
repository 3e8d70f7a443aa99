"""A study from its question to its files: `report.html`, `report.md`, `games/*.parquet`."""

from collections.abc import Callable, Sequence
from pathlib import Path

from akhet.arena.workers import Cores
from akhet.kernel.files import write_file
from akhet.lab.pieces import Folder, run_pieces, write_columns
from akhet.lab.study.answers import Answers, answer, worth_columns
from akhet.lab.study.report import html_report, markdown_report
from akhet.lab.study.work import Study, StudyWork

GAMES = "games"  # the folder of the pieces
HTML, MARKDOWN = "report.html", "report.md"
CHOICES, GIFTS = "choices.parquet", "gifts.parquet"


def run_study(
    study: Study,
    folder: Path,
    *,
    cores: Cores = None,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
    command: Sequence[str] = (),
) -> Answers:
    """Play what is missing, and write the report in the reader's language. `progress` is called with games."""
    study.check()
    kept = Folder(folder / GAMES, study.header())
    pieces, work = study.pieces(), StudyWork(study)
    wanted, done = sum(piece.games for piece in pieces), 0

    def count(games: int) -> None:
        nonlocal done
        done += games
        progress(done, wanted)

    work.prepare()
    progress(0, wanted)
    found = answer(study, pieces, run_pieces(work, pieces, cores, kept, count))
    write_file(folder / HTML, html_report(found, command).encode())
    write_file(folder / MARKDOWN, markdown_report(found, command).encode())
    for name, worths in ((CHOICES, found.choices), (GIFTS, found.gifts)):
        if worths:
            write_columns(folder / name, worth_columns(worths))
    return found

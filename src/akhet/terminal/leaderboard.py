"""`akhet leaderboard`: play what is missing, and write the pages again."""

from contextlib import chdir
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from akhet.arena.leaderboard import play_contest, read_contest
from akhet.arena.leaderboard_page import write_pages
from akhet.kernel.refusal import Refusal, refuse, shown
from akhet.language import DEFAULT, say, speaking
from akhet.terminal.arena import show


def leaderboard_and_show(folder: Path, cores: int | None) -> int:
    if not folder.is_dir():
        raise refuse("file.unreadable", None, file=shown(folder, 200), reason=Refusal("file.none"))
    with chdir(folder):  # so that commands of programs and names of files are relative to it
        contest = read_contest(Path())
        columns = (say("arena-playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:

            def progress(done: int, wanted: int) -> None:
                if not bar.tasks:  # games that were already stored say nothing about our speed
                    bar.add_task("", total=wanted, completed=done)
                bar.update(bar.task_ids[0], completed=done)

            with speaking(DEFAULT):  # the faults of bots go into files, which are for programs
                summary = play_contest(contest, cores, progress)
        written = write_pages(contest, summary)
    show(summary)
    print(say("leaderboard-written", files=", ".join(str(folder / file.name) for file in written)))
    return 0

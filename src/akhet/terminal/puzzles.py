"""`akhet puzzles`: make puzzles, check them again with more search, and show them."""

import argparse

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse, shown
from akhet.language import decimal, has_message, percent, say
from akhet.puzzles.library import Library, read_library, shipped_library
from akhet.puzzles.puzzle import Puzzle, table_of
from akhet.table import Game
from akhet.terminal.screen import screen_of, title_of

POINTS = 100.0  # of one win


def make_command(choice: argparse.Namespace) -> int:
    from akhet.puzzles.making import DEFAULT_PUZZLES, Order, make

    game = manifest_of(choice.game).name
    wanted = choice.puzzles or DEFAULT_PUZZLES
    order = Order(game, choice.file, wanted, choice.seed, tuple(choice.records), choice.components)
    columns = (TextColumn(say("puzzles-making")), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[games]}"),
               TimeElapsedColumn())  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=wanted, games="")

        def progress(found: int, games: int) -> None:
            bar.update(task, completed=found, games=say("puzzles-games", games=games))

        library = make(order, progress)
    print(say("puzzles-made", puzzles=len(library.puzzles), file=str(choice.file), games=library.made["games"]))
    return 0


def check_command(choice: argparse.Namespace) -> int:
    from akhet.puzzles.checking import TIMES, check, kept_of

    game = manifest_of(choice.game).name
    columns = (TextColumn(say("puzzles-checking")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        library = check(
            choice.file, game, choice.times or TIMES, choice.most,
            lambda done, wanted, kept: bar.update(task, completed=done, total=wanted), choice.components,
        )  # fmt: skip
    kept, checked = kept_of(library)
    print(say("puzzles-checked", kept=kept, checked=checked, puzzles=len(library.puzzles)))
    return 0


def show_command(choice: argparse.Namespace) -> int:
    game = manifest_of(choice.game).name
    library = shipped_library(game) if choice.file is None else read_library(choice.file, game)
    console = Console(highlight=False)
    if choice.id is None:
        _show_library(console, library)
        return 0
    puzzle = library.by_id.get(choice.id)
    if puzzle is None:
        raise refuse("puzzle.unknown", None, id=shown(choice.id))
    _show_puzzle(console, puzzle)
    return 0


def _show_library(console: Console, library: Library) -> None:
    from akhet.puzzles.checking import kept_of

    kept, checked = kept_of(library)
    title = {"game": title_of(library.game), "puzzles": len(library.puzzles), "kept": kept, "checked": checked}
    console.print(say("puzzles-title", **title), style="bold", markup=False)
    grid = Grid(box=None, padding=(0, 2))
    for column in ("id", "rating", "margin", "themes"):
        grid.add_column(say(f"puzzles-column-{column}"), justify="right" if column in ("rating", "margin") else "left")
    for puzzle in library.puzzles:
        themes = ", ".join(theme_name(library.game, theme) for theme in puzzle.themes)
        grid.add_row(puzzle.id, str(round(puzzle.rating)), decimal(POINTS * puzzle.margin, 1), themes)
    console.print(grid)


def _show_puzzle(console: Console, puzzle: Puzzle) -> None:
    """The position, and on a line each the answers: whoever shows a puzzle wants to see them."""
    game = Game(puzzle.game)
    table, screen = table_of(game, puzzle), screen_of(puzzle.game)
    names = [say("seat", number=seat) for seat in range(table.players)]
    console.print(screen.draw(table, puzzle.seat, names))
    console.print()
    for answer in puzzle.answers:
        values = {
            "plan": screen.plan_words(table, list(answer.moves)),
            "percent": decimal(POINTS * answer.value, 1),
            "loss": decimal(POINTS * answer.behind, 1),
            "error": decimal(POINTS * answer.error, 1),
        }
        console.print(say("puzzles-answer", **values), markup=False)
    solvers = puzzle.solvers.items()
    rates = ", ".join(f"{say('bot-name', level=name, number=1)} {percent(share, 0)}" for name, share in solvers)
    console.print(say("puzzles-about", rating=round(puzzle.rating), solvers=rates, source=puzzle.source), markup=False)


def theme_name(game: str, theme: str) -> str:
    message = f"web-study-theme-{game}-{theme}"
    return say(message) if has_message(message) else theme

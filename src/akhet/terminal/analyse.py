"""`akhet analyse`: the review of a finished game, as a summary or as JSON."""

import argparse
import json

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn
from rich.table import Table as Grid

from akhet.analysis import DEFAULT_BUDGET, Review, review
from akhet.analysis.types import ReviewDecision, ReviewReason
from akhet.kernel.refusal import refuse
from akhet.language import decimal, say
from akhet.record import read_record, replay
from akhet.table import Table
from akhet.terminal.narration import spoken_values
from akhet.terminal.screen import screen_of, title_of

POINTS = 100.0  # of one win
INTERVAL = 1.96  # standard errors
ROWS = ("start", "draws", "hidden", "mistakes", "others", "residual", "result")
COUNTED = ("inaccuracies", "mistakes", "blunders")
MINUS = "\N{MINUS SIGN}"
LEVELS = ("start", "result")  # rows that are a share, not a change


def analyse(choice: argparse.Namespace) -> int:
    table = replay(read_record(choice.file), choice.components)
    if choice.seat is not None and not 0 <= choice.seat < table.players:
        raise refuse("seat.unknown", None, seat=str(choice.seat), last=table.players - 1)
    columns = (say("analysis-working"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        found = review(
            table,
            choice.seed,
            choice.budget or DEFAULT_BUDGET,
            lambda partial: bar.update(task, completed=partial["done"]),
        )
    if choice.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _Summary(table, found, choice.seat).show(Console(highlight=False))
    return 0


class _Summary:
    def __init__(self, table: Table, found: Review, seat: int | None) -> None:
        self._table, self._review, self._seat = table, found, seat
        self._seats = range(table.players) if seat is None else [seat]

    def show(self, console: Console) -> None:
        values = {"game": title_of(self._table.rules.name), "players": self._table.players}
        console.print(say("analysis-title", **values), style="bold", markup=False)
        self._show_costliest(console)
        console.print()
        console.print(self._bill())
        console.print()
        console.print(self._quality())
        made = self._review["evaluator"]
        console.print(say("analysis-made", seed=made["seed"], budget=decimal(made["budget"], 0)), style="dim")

    def _show_costliest(self, console: Console) -> None:
        found = self._review
        costliest = found["costliest"] if self._seat is None else found["seats"][self._seat]["costliest"]
        if not costliest:
            console.print(say("analysis-no-marks"), markup=False)
        for number, place in enumerate(costliest, start=1):
            self._show_decision(console, number, found["decisions"][place])

    def _show_decision(self, console: Console, number: int, one: ReviewDecision) -> None:
        assert one["mark"] is not None
        values = {
            "number": number,
            "name": self._name(one["seat"]),
            "ply": one["first"],
            "mark": one["mark"],
            "loss": decimal(POINTS * one["loss"], 1),
            "margin": decimal(POINTS * INTERVAL * one["error"], 1),
        }
        console.print(f"\n{say('analysis-decision', **values)}", style="bold", markup=False)
        played = [move["move"] for move in one["played"]]
        better = [move["move"] for move in one["candidates"][0]["moves"]]
        console.print(f"   {say('analysis-played', plan=self._plan(played))}", markup=False)
        self._show_reasons(console, one["reasons_played"], one["seat"])
        console.print(f"   {say('analysis-better', plan=self._plan(better))}", style="green", markup=False)
        self._show_reasons(console, one["reasons"], one["seat"])

    def _show_reasons(self, console: Console, reasons: list[ReviewReason], seat: int) -> None:
        game = self._table.rules.name
        for reason in reasons:
            values = spoken_values(game, reason["values"])
            sentence = say(f"{game}-hint-{reason['code']}", None, self._table.names, seat, **values)
            console.print(f"     - {sentence}", markup=False)

    def _bill(self) -> Grid:
        grid = self._grid(say("analysis-bill"))
        for row in ROWS:
            if row == "hidden" and not self._review["hides"]:
                continue
            sign = -1.0 if row == "mistakes" else 1.0
            figures = [POINTS * sign * self._review["seats"][seat]["bill"][row] for seat in self._seats]
            words = [decimal(figure, 1) if row in LEVELS else _signed(figure) for figure in figures]
            grid.add_row(say(f"analysis-row-{row}"), *words, style="bold" if row == "result" else "")
        return grid

    def _quality(self) -> Grid:
        grid = self._grid(say("analysis-quality"))
        seats = [self._review["seats"][seat] for seat in self._seats]
        grid.add_row(say("analysis-decisions"), *(str(one["decisions"]) for one in seats))
        for row in COUNTED:
            grid.add_row(say(f"analysis-{row}"), *(str(one[row]) for one in seats))
        errors = [
            say(
                "analysis-interval",
                value=decimal(one["errors"], 0),
                low=decimal(one["errors_low"], 0),
                high=decimal(one["errors_high"], 0),
            )
            for one in seats
        ]
        grid.add_row(say("analysis-errors"), *errors, style="bold")
        return grid

    def _grid(self, title: str) -> Grid:
        grid = Grid(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2))
        grid.add_column("", overflow="fold")
        for seat in self._seats:
            grid.add_column(self._name(seat), justify="right")
        return grid

    def _plan(self, moves: list[int]) -> str:
        return screen_of(self._table.rules.name).plan_words(self._table, moves)

    def _name(self, seat: int) -> str:
        names = self._table.names
        return names[seat] if names else say("seat", number=seat)


def _signed(figure: float) -> str:
    rounded = round(figure, 1)
    if rounded == 0.0:
        return decimal(0.0, 1)
    return f"{'+' if rounded > 0 else MINUS}{decimal(abs(rounded), 1)}"

"""`akhet components measure`: a set of components measured by simulation, as tables or as JSON."""

import argparse
import json
from dataclasses import asdict

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from akhet.arena.ratings import Estimate
from akhet.lab.measure_set import MeasuredSetting, Measurement, measure_set, settings_of
from akhet.language import decimal, has_message, percent, printable, say
from akhet.table import Game, key_for
from akhet.terminal.screen import title_of

PART_COLUMNS = ("part", "cost", "contents", "taken", "filled", "lift")


def measure_command(choice: argparse.Namespace) -> int:
    game = Game(choice.game, choice.components)
    key_for(choice.seed)
    columns = (say("simulate-playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    total = settings_of(game.name) * choice.games  # refused before the progress bar is shown
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        found = measure_set(
            game,
            games=choice.games,
            seed=choice.seed,
            cores=choice.cores,
            progress=lambda done: bar.advance(task, done),
        )
    if choice.json:
        print(json.dumps(asdict(found)))
    else:
        show(found)
    return 0


def show(found: Measurement) -> None:
    console = Console(highlight=False)
    title = {"game": title_of(found.game), "name": printable(found.name), "games": found.games, "seed": found.seed}
    console.print(say("components-measure-title", **title), style="bold", markup=False)
    console.print(found.hash, style="dim")
    order = _wins(found, say("components-measure-wins"), [setting.wins for setting in found.settings])
    seats = _wins(found, say("components-measure-seats"), [setting.seat_wins for setting in found.settings])
    for grid in (_sources(found), order, seats, _parts(found)):
        console.print(grid)
    console.print(Text(say("components-measure-note"), "dim"))


def _sources(found: Measurement) -> Grid:
    """Where the score comes from, by setting."""
    grid = _grid(say("components-measure-sources"))
    grid.add_column(say("components-measure-score"), justify="right")
    sources = list(found.settings[0].sources)
    for source in sources:
        message = f"{found.game}-source-{source}"
        grid.add_column(say(message) if has_message(message) else source, justify="right")
    for setting in found.settings:
        shares = [percent(setting.sources[source] / max(1e-9, setting.score), 0) for source in sources]
        grid.add_row(_setting_words(found.game, setting), decimal(setting.score, 1), *shares)
    return grid


def _wins(found: Measurement, title: str, wins: list[list[Estimate]]) -> Grid:
    """Shares of wins, by setting."""
    grid = _grid(title)
    for place in range(max(map(len, wins))):
        grid.add_column(str(place + 1), justify="right")
    for setting, shares in zip(found.settings, wins, strict=True):
        grid.add_row(_setting_words(found.game, setting), *map(_share, shares))
    return grid


def _setting_words(game: str, setting: MeasuredSetting) -> str:
    named = [f"{game}-option-{option}" for option in setting.options]
    options = [say(message) for message in named if has_message(message)]
    return ", ".join([say("components-measure-players", players=setting.players), *options])


def _parts(found: Measurement) -> Grid:
    grid = _grid(say("components-measure-parts"), say("components-measure-column-part"))
    for column in PART_COLUMNS[1:]:
        justify = "left" if column == "contents" else "right"
        grid.add_column(say(f"components-measure-column-{column}"), justify=justify, no_wrap=column == "lift")
    for part in found.parts:
        wins = f"{decimal(part.wins.value, 2)} ({decimal(part.wins.low, 2)}–{decimal(part.wins.high, 2)})"
        grid.add_row(
            Text(part.name),
            str(part.cost),
            Text(part.contents),
            percent(part.share, 0),
            percent(part.filled, 0),
            wins if part.taken else "",
        )
    return grid


def _grid(title: str, column: str = "") -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=SIMPLE, padding=(0, 1))
    grid.add_column(column)
    return grid


def _share(wins: Estimate) -> str:
    return f"{percent(wins.value, 0)} ({decimal(100 * wins.low, 0)}–{decimal(100 * wins.high, 0)})"

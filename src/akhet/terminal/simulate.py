"""`akhet simulate`: a progress bar, and the report as a table or as JSON."""

import argparse
import json
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from akhet.arena.schedule import Setting
from akhet.bots.spec import read_spec
from akhet.lab.simulate import Report, simulate, usual_games
from akhet.language import decimal, game_message, percent, say
from akhet.table import Game, key_for
from akhet.terminal.screen import title_of


def simulate_and_show(choice: argparse.Namespace, options: dict[str, Any]) -> int:
    game = Game(choice.game, choice.components)
    game.rules.setup.read_options(game.components, choice.players, options)  # refused before the progress bar is shown
    key_for(choice.seed)
    spec = read_spec(choice.bot)
    games = choice.games or usual_games(game, spec)
    columns = (say("simulate-playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        found = simulate(
            Setting(choice.game, choice.players, options, choice.components),
            spec,
            games=games,
            seed=choice.seed,
            cores=choice.cores,
            progress=lambda done: bar.advance(task, done),
            results=choice.results,
        )
    if choice.json:
        rates = {"games_per_second": found.games_per_second, "decisions_per_second": found.decisions_per_second}
        print(json.dumps(asdict(found) | rates))
    else:
        show(found)
    return 0


def show(found: Report) -> None:
    console = Console(highlight=False)
    title = {"game": title_of(found.game), "games": found.games, "players": found.players, "bot": found.bot}
    console.print(say("simulate-title", **title), style="bold", markup=False)
    speed = {"games": rate(found.games_per_second), "decisions": rate(found.decisions_per_second)}
    console.print(say("simulate-speed", **speed, seconds=round(found.seconds, 2), cores=found.cores))
    length = {"mean": round(found.length, 1), "shortest": found.shortest, "longest": found.longest}
    console.print(say("simulate-length", **length))
    if found.faults:
        console.print(say("simulate-faults", count=found.faults), style="bold red")
    grid = Grid(title=say("simulate-wins"), title_justify="left", title_style="bold")
    for column in ("seat", "share", "interval"):
        grid.add_column(say(f"simulate-column-{column}"), justify="right")
    for seat, share in enumerate(found.wins):
        grid.add_row(str(seat), percent(share.value, 2), f"{percent(share.low, 2)} – {percent(share.high, 2)}")
    console.print(grid)
    console.print(say("simulate-shared", share=percent(found.shared, 2)))
    counts = Grid(title=say(game_message(found.game, "simulate-counts")), title_justify="left", title_style="bold")
    counts.add_column("")
    for number in range(1, len(found.counts) + 1):
        counts.add_column(str(number), justify="right")
    counts.add_row(say("simulate-all"), *(decimal(count, 2) for count in found.counts))
    counts.add_row(say("simulate-winners"), *(decimal(count, 2) for count in found.winners_counts))
    console.print(counts)


def rate(value: float) -> float:
    """A rounded rate. A slow bot plays less than one game per second."""
    return round(value) if value >= 10 else round(value, 3)

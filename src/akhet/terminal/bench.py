"""`akhet bench`: a progress bar, and the figures as a table or as JSON."""

import argparse
import json
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from akhet.games import game_names
from akhet.lab.bench import FIGURES, PLAYERS, ROUNDS, Speed, bench
from akhet.language import decimal, say
from akhet.table import Game
from akhet.terminal.screen import title_of


def bench_and_show(choice: argparse.Namespace) -> int:
    games = [Game(name) for name in ([choice.game] if choice.game is not None else game_names())]
    columns = (say("bench-measuring"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(games) * len(PLAYERS) * len(FIGURES))
        found = bench(games, choice.seconds, lambda: bar.advance(task))
    if choice.json:
        print(json.dumps({"rounds": ROUNDS, "seconds": choice.seconds, "tables": [asdict(speed) for speed in found]}))
    else:
        console = Console(highlight=False)
        for game in games:
            console.print(grid_of(game.name, [speed for speed in found if speed.game == game.name]))
        console.print(say("bench-explained"))
    return 0


def grid_of(game: str, found: list[Speed]) -> Grid:
    title = say("bench-title", game=title_of(game), rounds=ROUNDS)
    grid = Grid(title=title, title_justify="left", title_style="bold")
    grid.add_column("", overflow="fold")
    for speed in found:
        grid.add_column(say("bench-players", players=speed.players), justify="right")
    for figure in FIGURES:
        grid.add_row(
            say(f"bench-{figure.replace('_', '-')}"), *(decimal(speed.per_second[figure], 0) for speed in found)
        )
    grid.add_row(say("bench-positions"), *(str(speed.positions) for speed in found))
    return grid

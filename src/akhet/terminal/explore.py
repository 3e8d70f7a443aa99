"""`akhet explore`: how games of a set began, how often, and how well it went."""

import argparse
import json

from rich.console import Console
from rich.table import Table as Grid

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse, shown
from akhet.language import decimal, explain, say
from akhet.openings.counts import Counts, OpeningRow, Selection, read_counts, shipped_counts
from akhet.terminal.screen import title_of

PERCENT = 100.0
MOST_ROWS = 20
COLUMNS = ("turn", "games", "share", "won", "interval")


def explore(choice: argparse.Namespace) -> int:
    manifest = manifest_of(choice.game)
    flags = dict.fromkeys((option.name for option in manifest.options if option.kind == "flag"), False)
    for name in choice.option:
        if name not in flags:
            raise refuse("open.unknown_option", None, option=shown(name), known=", ".join(flags))
        flags[name] = True
    players = range(max(manifest.players))
    if choice.order is not None and choice.order not in players:
        raise refuse("seat.unknown", None, seat=str(choice.order), last=players[-1])
    console, errors = Console(highlight=False), Console(highlight=False, stderr=True)
    if choice.records:
        counts, left_out = read_counts(manifest.name, choice.records, choice.components)
        for path, refused in left_out:
            errors.print(say("explore-left-out", file=path.name, why=explain(refused.refusal)), markup=False)
    else:
        counts = shipped_counts(manifest.name)
    rows = counts.rows(Selection(choice.seats, flags, choice.order))
    if choice.json:
        print(json.dumps({"game": counts.game, "made": counts.made, "turns": rows}, ensure_ascii=False))
    elif rows:
        console.print(_grid(counts, rows))
        console.print(say("explore-caution"), style="dim", markup=False)
    else:
        console.print(say("explore-nothing"), markup=False)
    return 0 if rows else 1


def _grid(counts: Counts, rows: list[OpeningRow]) -> Grid:
    games = sum(counts.games.values())
    grid = Grid(
        title=say("explore-title", game=title_of(counts.game), games=decimal(games, 0)),
        title_justify="left", title_style="bold", box=None, padding=(0, 2),
    )  # fmt: skip
    for column in COLUMNS:
        grid.add_column(say(f"explore-column-{column}"), justify="left" if column == "turn" else "right")
    for row in rows[:MOST_ROWS]:
        interval = say("explore-interval", low=decimal(PERCENT * row["low"], 0), high=decimal(PERCENT * row["high"], 0))
        grid.add_row(
            say(f"{counts.game}-opening-turn", **row["opening"]),
            str(row["games"]),
            say("explore-percent", value=decimal(PERCENT * row["share"], 1)),
            say("explore-percent", value=decimal(PERCENT * row["won"], 1)),
            interval,
        )
    return grid

"""`akhet arena`: a progress bar, and the summary as tables or as JSON."""

import argparse
import json
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from akhet.arena.cluster import Cluster
from akhet.arena.play import play
from akhet.arena.report import write_report
from akhet.arena.schedule import FORFEIT, Arena, Setting
from akhet.arena.sentences import facts, heading, mean, percent, points, score_name, seconds, span, words_of
from akhet.arena.summary import Summary, summarise
from akhet.language import DEFAULT, say, speaking


def arena_and_show(choice: argparse.Namespace, options: dict[str, Any]) -> int:
    setting = Setting(choice.game, choice.players, options, choice.components)
    arena = Arena(setting, choice.bots, choice.seed, on_fault=choice.on_fault)
    columns = (say("arena-playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:

        def progress(done: int, wanted: int) -> None:
            if not bar.tasks:  # games that were already in the results file say nothing about our speed
                bar.add_task("", total=wanted, completed=done)
            bar.update(bar.task_ids[0], completed=done)

        with speaking(DEFAULT):  # the faults of bots go into the results file, which is for programs
            found = play(arena, choice.games, cores=choice.cores, results=choice.results, progress=progress)
    summary = summarise(arena, found, choice.games)
    if choice.report is not None:
        write_report(choice.report, [summary], command_of(choice, options))
    if choice.json:
        print(json.dumps(asdict(summary)))
    else:
        show(summary)
    return 0


def command_of(choice: argparse.Namespace, options: dict[str, Any]) -> list[str]:
    """The command as it can be typed again. Files are given by name only: folders are private."""
    values = {name.replace("_", "-"): value for name, value in options.items()}
    values |= {name: getattr(choice, name) for name in ("players", "games", "seed")}
    values |= {"ray": choice.cores.address} if isinstance(choice.cores, Cluster) else {"cores": choice.cores}
    values["on-fault"] = choice.on_fault if choice.on_fault != FORFEIT else None
    files = {name: getattr(choice, name) for name in ("components", "results", "report")}
    values |= {name: file.name for name, file in files.items() if file is not None}
    given = [
        [f"--{name}"] if value is True else [f"--{name}", words_of(value)]
        for name, value in values.items()
        if value is not None
    ]
    return ["akhet", "arena", choice.game, *choice.bots, *(word for words in given for word in words)]


def show(summary: Summary) -> None:
    console = Console(highlight=False)
    console.print(heading(summary), style="bold")
    for sentence in facts(summary):
        console.print(sentence)
    ratings = _grid(say("arena-ratings"), say("arena-bot"))
    for column in (say("arena-rating"), say("arena-interval"), score_name(summary), say("arena-seconds")):
        ratings.add_column(column, justify="right")
    ratings.add_column(say("arena-faults"), justify="right")
    forfeits = summary.on_fault is not None  # a column that says something
    if forfeits:
        ratings.add_column(say("arena-forfeits"), justify="right")
    for entrant in summary.entrants:
        ratings.add_row(
            escape(entrant.name),
            points(entrant.rating.value),
            span(entrant.rating, points),
            mean(entrant.showing.counts[0]),
            seconds(entrant.showing.seconds_per_turn),
            str(sum(entrant.showing.faults.values())),
            *([str(entrant.showing.forfeits)] if forfeits else []),
        )
    console.print(ratings)
    shares = _grid(say("arena-shares-fair", fair=percent(summary.matches[0].fair)), say("arena-bot"))
    shares.add_column(say("arena-rivals"), overflow="fold")
    for column in (say("arena-games"), say("arena-share")):
        shares.add_column(column, justify="right")
    shares.add_column(say("arena-interval"), justify="right", no_wrap=True)
    for column in (score_name(summary), say("arena-of-rivals")):
        shares.add_column(column, justify="right")
    for match in summary.matches:
        shares.add_row(
            escape(match.a),
            escape(match.b),
            str(match.games),
            percent(match.share.value),
            span(match.share, percent),
            mean(match.of_a.counts[0]),
            mean(match.of_b.counts[0]),
        )
    console.print(shares)


def _grid(title: str, first: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold")
    grid.add_column(first, overflow="fold")
    return grid

"""`akhet export`: records to Parquet and back, and data sets of games between bots."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from akhet.arena.schedule import Setting
from akhet.bots.spec import read_spec
from akhet.kernel.files import reason_of, write_file
from akhet.kernel.refusal import refuse, shown
from akhet.lab.export.dataset import CARD, Dataset, make_dataset
from akhet.lab.export.records import export_records, read_records
from akhet.language import DEFAULT, say, speaking
from akhet.record import replay


def records_command(choice: argparse.Namespace) -> int:
    judge = None if choice.evaluate is None else read_spec(choice.evaluate)
    rows = export_records(choice.records, choice.file, choice.components, judge)
    print(say("export-written", rows=rows, file=str(choice.file)))
    return 0


def unpack_command(choice: argparse.Namespace) -> int:
    """Write every game as a record. Each is verified first."""
    folder: Path = choice.folder
    count = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("file.unwritable", None, file=shown(folder, 200), reason=reason_of(error)) from error
    for record in read_records(choice.file):
        replay(record, choice.components)
        write_file(folder / f"game-{count:06}.json", json.dumps(record).encode())
        count += 1
    print(say("export-unpacked", count=count, file=str(folder)))
    return 0


def games_command(choice: argparse.Namespace, options: dict[str, Any]) -> int:
    setting = Setting(choice.game, choice.players, options, choice.components)
    dataset = Dataset(setting, read_spec(choice.bot), choice.seed, choice.games)
    columns = (say("simulate-playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:

        def progress(done: int, wanted: int) -> None:
            if not bar.tasks:  # games that were already there say nothing about our speed
                bar.add_task("", total=wanted, completed=done)
            bar.update(bar.task_ids[0], completed=done)

        with speaking(DEFAULT):  # files are for programs
            found = make_dataset(dataset, choice.folder, choice.cores, progress)
    print(say("export-written", rows=found["decisions"], file=str(choice.folder / CARD)))
    return 0

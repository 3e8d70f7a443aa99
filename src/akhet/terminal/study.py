"""`akhet study`: a progress bar, what was found in sentences, and where the report is."""

import argparse
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse, shown
from akhet.lab.study.report import findings
from akhet.lab.study.run import HTML, run_study
from akhet.lab.study.work import CHOICE, FREE_GAMES, GIFT, KINDS, MIXED, STEP, Study
from akhet.language import say
from akhet.table import key_for

USUAL_NUMBERS = (2, 3, 4)
# The games that each question needs.
GAMES_OF = {
    "seats": (FREE_GAMES,),
    "course": (FREE_GAMES,),
    "choices": (CHOICE,),
    "gifts": (GIFT,),
    "uses": (FREE_GAMES,),
    "luck": (MIXED, STEP),
}


def study_and_show(choice: argparse.Namespace) -> int:
    study = read_study(choice)
    columns = (say("simulate-playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        found = run_study(
            study,
            choice.out,
            cores=choice.cores,
            progress=lambda done, wanted: bar.update(task, completed=done, total=wanted),
            command=command_of(choice),
        )
    for sentence in findings(found):
        print(sentence)
    print(say("study-written", file=str(choice.out / HTML)))
    return 0


def read_study(choice: argparse.Namespace) -> Study:
    manifest = manifest_of(choice.game)
    key_for(choice.seed)
    asked = choice.ask or list(GAMES_OF)
    for question in asked:
        if question not in GAMES_OF:
            raise refuse("study.question", None, question=shown(question), known=", ".join(GAMES_OF))
    needed = {kind for question in asked for kind in GAMES_OF[question]}
    numbers = choice.numbers or [str(number) for number in USUAL_NUMBERS if number in manifest.players]
    for number in numbers:
        if not number.isdecimal() or int(number[:3]) not in manifest.players:
            raise refuse(
                "study.numbers", None, number=shown(number), least=manifest.players[0], most=manifest.players[-1]
            )
    return Study(
        manifest.name,
        tuple(dict.fromkeys(map(int, numbers))),
        tuple(choice.options.items()),
        choice.components,
        choice.bot,
        choice.games,
        choice.seed,
        tuple(kind for kind in KINDS if kind in needed),
    )


def command_of(choice: argparse.Namespace) -> list[str]:
    """The command as it can be typed again. Files are given by name only: folders are private."""
    values: dict[str, Any] = {
        "ask": ",".join(choice.ask or ()),
        "players": ",".join(choice.numbers or ()),
        "bot": choice.bot,
        "games": choice.games,
        "seed": choice.seed,
        "components": choice.components.name if choice.components else "",
        "out": choice.out.name,
        **{name.replace("_", "-"): value for name, value in choice.options.items()},
    }
    words = [[f"--{name}"] if value is True else [f"--{name}", str(value)] for name, value in values.items() if value]
    return ["akhet", "study", choice.game, *(word for pair in words for word in pair)]

"""`akhet learn`: trains a network, shows how strong it gets, and leaves its files in a folder."""

import argparse
import shlex
import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TimeRemainingColumn

from akhet.games import manifest_of
from akhet.kernel.files import reason_of, write_file
from akhet.kernel.refusal import refuse, shown
from akhet.language import decimal, percent, say
from akhet.learn.sizes import SIZES
from akhet.table import key_for

if TYPE_CHECKING:
    from akhet.learn.training import Training

COMMAND = 'pip install "akhet[learn]"'
CHART = "curve.svg"
STOPPED = 130  # the exit code, as that of other commands that are interrupted


def learn_and_show(choice: argparse.Namespace) -> int:
    manifest = manifest_of(choice.game)
    if find_spec("torch") is None:
        raise refuse("learn.no_torch", None, command=COMMAND)
    key_for(choice.seed)  # refused before anything is made
    training = _training(choice)
    learner = training.learner
    where = {"game": manifest.title, "what": learner.device, "games": learner.settings.games}
    Console(highlight=False).print(say("learn-begins", **where), style="bold", markup=False)
    if training.continued:
        print(say("learn-continues", **_progress_of(learner.lessons, learner.seconds)))
    print(say("learn-explained"))
    seconds = 60.0 * choice.minutes
    of_seconds = learner.seconds + seconds if choice.of_minutes is None else 60.0 * choice.of_minutes
    stopped = _run(training, seconds, of_seconds)
    write_file(choice.out / CHART, _chart(training).encode())
    print(say("learn-network", file=shown(training.network_file, 200)))
    command = _command(choice)
    print(say("learn-again", command=command) if stopped else say("learn-longer", command=command))
    return STOPPED if stopped else 0


def _training(choice: argparse.Namespace) -> "Training":
    import torch  # pyright: ignore[reportMissingImports]

    from akhet.learn.lessons import Settings
    from akhet.learn.training import Training

    if choice.device == "cuda" and not torch.cuda.is_available():
        raise refuse("learn.no_cuda")
    device = choice.device
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    _make_folder(choice.out)
    asked = {name: getattr(choice, name) for name in SIZES[device]}
    sizes = SIZES[device] | {name: value for name, value in asked.items() if value is not None}
    judged = sizes.pop("judged")
    return Training(choice.game, choice.out, Settings(**sizes), choice.seed, device, judged, choice.cores)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("file.unwritable", None, file=shown(folder, 200), reason=reason_of(error)) from error


def _run(training: "Training", seconds: float, of_seconds: float) -> bool:
    """Train, with a bar for the time of this run. Returns whether it was interrupted."""
    from akhet.learn.training import Run

    columns = (say("learn-learning"), BarColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    bar = Progress(*columns, console=errors, transient=True, redirect_stdout=sys.stdout.isatty())
    with _interruptions() as interrupted, bar:
        task = bar.add_task("", total=seconds)
        training.run(
            seconds,
            of_seconds,
            Run(
                on_lesson=lambda gone: bar.update(task, completed=min(gone, seconds)),
                on_judged=lambda figures: print(_judged(figures), flush=True),
                stopped=lambda: bool(interrupted),
            ),
        )
    return bool(interrupted)


@contextmanager
def _interruptions() -> Generator[list[int]]:
    """The interruptions by Ctrl-C. The first one is only noted, so that the lesson can be finished and saved."""
    found: list[int] = []

    def note(number: int, _: Any) -> None:
        if found:
            raise KeyboardInterrupt
        found.append(number)
        print(say("learn-stopping"), file=sys.stderr, flush=True)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield found
    finally:
        signal.signal(signal.SIGINT, before)


def _progress_of(lessons: int, seconds: float) -> dict[str, Any]:
    return {"number": lessons, "when": decimal(seconds / 60.0, 1)}


def _judged(figures: dict[str, Any]) -> str:
    """A line with how strong the network is in each variant that is judged."""
    shares = [f"{_variant(judged)} {percent(judged['behind'], 1)}" for judged in figures["judged"]]
    return say("learn-judged", **_progress_of(figures["lesson"], figures["seconds"]), text="; ".join(shares))


def _variant(judged: dict[str, Any]) -> str:
    options = "".join(f", {name}" for name, value in judged["options"].items() if value)
    return say("learn-variant", players=judged["players"], options=options)


def _chart(training: "Training") -> str:
    from akhet.learn.curve import curve_chart

    series: dict[str, list[tuple[float, float]]] = {}
    for figures in training.curve:
        for judged in figures["judged"]:
            series.setdefault(_variant(judged), []).append((figures["seconds"] / 60.0, judged["behind"]))
    title = say("learn-curve", game=manifest_of(training.learner.game).title)
    return curve_chart(
        title,
        say("learn-minutes"),
        series,
        lambda share: percent(share, 0),
        lambda minutes: decimal(minutes, 0 if minutes.is_integer() else 2),
        say("learn-equal"),
    )


def _command(choice: argparse.Namespace) -> str:
    """The command that continues."""
    words = ["akhet", "learn", choice.game]
    for name in ("out", "minutes", "of_minutes", "cores", *SIZES["cpu"]):
        value = getattr(choice, name)
        if value is not None:
            words += [f"--{name.replace('_', '-')}", f"{value:g}" if isinstance(value, float) else str(value)]
    return shown(shlex.join(words), 400)

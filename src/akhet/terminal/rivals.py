"""The bots a person plays against: given by level or by name, or asked for."""

import argparse
import sys

from rich.console import Console
from rich.table import Table as Grid

from akhet.bots import BOTS
from akhet.bots.bot import Budget
from akhet.bots.levels import LEVEL_NAMES, resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import PROGRAM, Spec, read_spec
from akhet.kernel.refusal import refuse, shown
from akhet.kernel.stream import key_from_seed
from akhet.language import has_message, say
from akhet.table import MAX_NAME, Table
from akhet.terminal.prompt import read

USUAL_LEVEL = "scribe"
NAMES = ("Nefer", "Khaba", "Tiye", "Iset", "Menna", "Senbi")


def choose_rivals(choice: argparse.Namespace, console: Console) -> list[Spec]:
    """A bot for every other seat: those given, in order, and the last one for all seats that are left."""
    seats = choice.players - (not choice.watch)
    if choice.bot:
        given = [read_spec(words) for words in choice.bot]
    elif choice.level is not None:
        given = [level_of(choice.level)]
    elif choice.watch or not sys.stdin.isatty():  # nobody to ask
        given = [Spec(USUAL_LEVEL)]
    else:
        given = [ask_level(console, choice.game)]
    if len(given) > seats:
        raise refuse("terminal.too_many_bots", None, bots=len(given), seats=seats)
    return given + given[-1:] * (seats - len(given))


def level_of(words: str) -> Spec:
    if words not in LEVEL_NAMES:
        raise refuse("terminal.level", None, level=shown(words), levels=", ".join(LEVEL_NAMES))
    return Spec(words)


def ask_level(console: Console, game: str) -> Spec:
    """Ask for a level by number or name until the answer is one."""
    console.print(say("terminal-levels"), style="bold")
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for number, level in enumerate(LEVEL_NAMES, start=1):
        name, about = say("bot-name", level=level, number=1), say(f"level-{level}-about")
        grid.add_row(f" {number:3d}", level, about if name.lower() == level else f"{name}: {about}")
    console.print(grid)
    if has_message(note := f"level-note-{game}"):
        console.print(say(note), style="dim", markup=False)
    while True:
        answer = read(console, say("terminal-which-level", usual=USUAL_LEVEL)) or USUAL_LEVEL
        if answer in LEVEL_NAMES:
            return Spec(answer)
        if answer in (str(number) for number in range(1, len(LEVEL_NAMES) + 1)):
            return Spec(LEVEL_NAMES[int(answer) - 1])
        hint = say("terminal-which-level-again", most=len(LEVEL_NAMES), usual=USUAL_LEVEL)
        console.print(f"✗ {hint}", style="red", markup=False)


def full_name(name: str, spec: Spec) -> str:
    """A bot's name at the table and in the record. The command of a program is private and left out."""
    words = str(spec)
    if spec.name == PROGRAM or len(words) > MAX_NAME - len(f"{name} ()"):
        words = spec.name
    return f"{name} ({words})"[:MAX_NAME]


def get_ready(table: Table, spec: Spec) -> None:
    """Compile and load a built-in bot before its first move, by letting another instance choose one.

    That instance is thrown away, so the bot at the table is not affected.
    """
    full = resolve_level(spec, table.rules.name)
    if full.name in BOTS and table.turn is not None:
        BotSeat(Spec(full.name, full.options, Budget(iterations=1)), table.game, key_from_seed(0)).move(table)

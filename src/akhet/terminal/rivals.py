"""Who plays beside the person: bots by their level or their own words; where nobody says, the person is asked."""

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
from akhet.language import say
from akhet.table import MAX_NAME, Table
from akhet.terminal.prompt import read

USUAL_LEVEL = "scribe"
NAMES = ("Nefer", "Khaba", "Tiye", "Iset", "Menna", "Senbi")


def choose_rivals(choice: argparse.Namespace, console: Console) -> list[Spec]:
    """A bot for every seat that is not the person's: those given in turn, the last of them again and again."""
    seats = choice.players - (not choice.watch)
    if choice.bot:
        given = [read_spec(words) for words in choice.bot]
    elif choice.level is not None:
        given = [level_of(choice.level)]
    elif choice.watch or not sys.stdin.isatty():  # nobody is there to be asked
        given = [Spec(USUAL_LEVEL)]
    else:
        given = [ask_level(console)]
    if len(given) > seats:
        raise refuse("terminal.too_many_bots", None, bots=len(given), seats=seats)
    return given + given[-1:] * (seats - len(given))


def level_of(words: str) -> Spec:
    if words not in LEVEL_NAMES:
        raise refuse("terminal.level", None, level=shown(words), levels=", ".join(LEVEL_NAMES))
    return Spec(words)


def ask_level(console: Console) -> Spec:
    """By its number or its name, until it is one."""
    console.print(say("terminal-levels"), style="bold")
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for number, level in enumerate(LEVEL_NAMES, start=1):
        grid.add_row(f" {number:3d}", level, say(f"terminal-level-{level}"))
    console.print(grid)
    while True:
        answer = read(console, say("terminal-which-level", usual=USUAL_LEVEL)) or USUAL_LEVEL
        if answer in LEVEL_NAMES:
            return Spec(answer)
        if answer in (str(number) for number in range(1, len(LEVEL_NAMES) + 1)):
            return Spec(LEVEL_NAMES[int(answer) - 1])
        told = say("terminal-which-level-again", most=len(LEVEL_NAMES), usual=USUAL_LEVEL)
        console.print(f"✗ {told}", style="red", markup=False)


def full_name(name: str, spec: Spec) -> str:
    """A bot as the table and the record name it. What command a program is started by is nobody's business."""
    words = str(spec)
    if spec.name == PROGRAM or len(words) > MAX_NAME - len(f"{name} ()"):
        words = spec.name
    return f"{name} ({words})"[:MAX_NAME]


def get_ready(table: Table, spec: Spec) -> None:
    """Have a bot of ours compiled and loaded before anybody waits for its move, by a hasty thought about this table.

    It is not the one at the table who has that thought, so nothing follows from it.
    """
    full = resolve_level(spec, table.rules.name)
    if full.name in BOTS and table.turn is not None:
        BotSeat(Spec(full.name, full.options, Budget(iterations=1)), table.game, key_from_seed(0)).move(table)

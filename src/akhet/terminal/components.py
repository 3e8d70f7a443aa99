"""`akhet components`: check a set of components, with remarks for people who write one down; draw it."""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.text import Text

from akhet.draw.drawing import drawing_of
from akhet.games import game_names, rules_of
from akhet.kernel.files import read_toml, write_file
from akhet.kernel.refusal import refuse, shown
from akhet.language import explain, say
from akhet.terminal.screen import screen_of, title_of

MAX_BYTES = 2**20


def check_command(choice: argparse.Namespace) -> int:
    """`akhet components check`: one line saying that the set is lawful, and remarks. An unlawful set is refused."""
    game = choice.game or game_of(choice.file)
    components = rules_of(game).setup.load_components(choice.file)
    print(say("components-check-fits", file=str(choice.file), game=title_of(game), hash=components.hash()))
    remarks = screen_of(game).remarks
    found = [] if remarks is None else list(remarks(components))
    if found:
        print(say("components-check-remarks", count=len(found)))
    for remark in found:
        print(f"  {remark.ruling}  {explain(remark)}")
    return 0


def game_of(file: Path) -> str:
    """The game that a set of components is for, recognised by its entries."""
    entries = read_toml(file, MAX_BYTES)
    for game in game_names():
        if screen_of(game).set_entry in entries:
            return game
    raise refuse("components.check.which_game", None, file=shown(file.name), games=", ".join(game_names()))


def show_command(choice: argparse.Namespace) -> int:
    """`akhet components show`: draw a set in the terminal, and with --svg write a sheet to print."""
    components = rules_of(choice.game).setup.load_components(choice.components)
    if choice.svg is not None:  # refused before anything is drawn
        write_sheet(choice.game, components, choice.svg)
    console = Console(highlight=False)
    draw = screen_of(choice.game).draw_components
    if draw is None:
        console.print(Group(Text(title_of(choice.game), "bold"), Text(components.hash(), "dim")))
    else:
        console.print(draw(components))
    if choice.svg is not None:
        console.print(Text(say("components-show-sheet-written", file=str(choice.svg))), style="bold")
    return 0


def write_sheet(game: str, components: Any, path: Path) -> None:
    """Write a set as a page to print. The file must be called .svg, so that a slip does not overwrite a set."""
    drawing = drawing_of(game)
    if drawing is None or drawing.sheet is None:
        raise refuse("components.sheet.none", None, game=title_of(game))
    if path.suffix.lower() != ".svg":
        raise refuse("components.sheet.name", None, file=shown(path, 200))
    write_file(path, drawing.sheet(components).encode())

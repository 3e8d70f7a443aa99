"""`akhet components`: begin a set of components, check it, with remarks for people who write one down; draw it."""

import argparse
import re
from pathlib import Path
from typing import Any, cast

from rich.console import Console, Group
from rich.text import Text

from akhet.draw.drawing import drawing_of
from akhet.games import game_names, game_of_set, rules_of
from akhet.kernel.components_file import MAX_BYTES, parse_toml
from akhet.kernel.files import read_file, write_file
from akhet.kernel.refusal import Lines, Refusal, Refused, refuse, shown
from akhet.language import explain, say
from akhet.terminal.screen import screen_of, title_of


def check_command(choice: argparse.Namespace) -> int:
    """`akhet components check`: one line saying that the set is lawful, and remarks; or everything that is wrong."""
    content = read_file(choice.file, MAX_BYTES)
    try:
        game = choice.game or game_of(content, choice.file.name)
        components = rules_of(game).setup.parse_components(content, choice.file.name)
    except Refused as refused:
        if refused.refusal.code != "components.faults":
            raise
        show_faults(refused.refusal)
        return 2
    print(say("components-check-fits", file=str(choice.file), game=title_of(game), hash=components.hash()))
    remarks = screen_of(game).remarks
    found = [] if remarks is None else list(remarks(components))
    if found:
        print(say("components-check-remarks", count=len(found)))
    for remark in found:
        print(f"  {remark.ruling}  {explain(remark)}")
    return 0


def show_faults(refusal: Refusal) -> None:
    """Print the faults of a set, grouped by the entry of the file that they are in."""
    print(say("components-faults", **{name: refusal.values[name] for name in ("file", "count", "more")}))
    groups: dict[str, list[Refusal]] = {"": []}  # the faults of an entry as a whole come first
    for fault in cast(Lines, refusal.values["faults"]):
        path = str(fault.values["path"])
        entry = re.split(r"[.[]", path)[0]
        groups.setdefault("" if entry == path else entry, []).append(fault)
    for entry, faults in groups.items():
        if entry:
            print(f"\n{entry}")
        for fault in faults:
            print(f"  {fault.ruling or '':<4}  {explain(fault)}")


def game_of(content: bytes, file: str) -> str:
    """The game that a set of components is for, recognised by its entries."""
    game = game_of_set(parse_toml(content, file))
    if game is None:
        raise refuse("components.check.which_game", None, file=shown(file), games=", ".join(game_names()))
    return game


def new_command(choice: argparse.Namespace) -> int:
    """`akhet components new`: write a file to begin from, with the shipped set or with nothing filled in."""
    setup = rules_of(choice.game).setup
    if setup.write_components is None or setup.set_entries is None:
        raise refuse("components.new.none", None, game=title_of(choice.game))
    if choice.start == "blank":
        if setup.blank_entries is None:
            raise refuse("components.new.no_blank", None, game=title_of(choice.game))
        entries = setup.blank_entries()
    else:
        entries = setup.set_entries(setup.load_components(None))
    text = setup.write_components(entries)
    if choice.file is None:
        print(text, end="")
        return 0
    if choice.file.exists() and not choice.force:
        raise refuse("components.new.exists", None, file=shown(choice.file, 200))
    write_file(choice.file, text.encode())
    print(say("components-new-written", file=str(choice.file)))
    return 0


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

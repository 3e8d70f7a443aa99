"""Make the README's pictures of the terminal: `.venv/bin/python -m tools.docs.terminal_pictures`."""

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from akhet import Game, Table
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.stream import key_from_seed
from akhet.terminal.narration import narrate
from akhet.terminal.screen import screen_of

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDTH = 104
NAMES = ["Ana", "Nefer", "Khaba"]
# Rich's own template without its web fonts: the pictures load nothing from elsewhere.
TEMPLATE = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main() -> None:
    """Draw both tables some turns into a game, as seat 0 sees them."""
    IMAGES.mkdir(exist_ok=True)
    nile = Game("nile").open(3, seed=11, names=NAMES, monuments=True, first=0)
    picture(nile, "akhet play nile --monuments", lambda table: (table.state.owner >= 0).sum() >= 5)
    fertility = Game("fertility").open(3, seed=4, names=NAMES, first=0)
    picture(fertility, "akhet play fertility", lambda table: table.state.spots_used[0] >= 3)


def picture(table: Table, command: str, enough: Callable[[Table], bool]) -> None:
    """Let bots play until there is enough to see and it is seat 0's turn, then draw the table."""
    bot = BotSeat(Spec("random"), table.game, key_from_seed(5))
    events = []
    while not (enough(table) and table.turn == 0):
        events = [event for ply in bot.play(table) for event in ply.events]
    console = Console(record=True, width=WIDTH, highlight=False, file=io.StringIO(), force_terminal=True)
    screen = screen_of(table.rules.name)
    for name, sentence in narrate(table.rules.name, events, NAMES, 0, everything=False):
        console.print(f"  {sentence}", style=screen.style_of(name))
    console.print(screen.draw(table, 0, NAMES))
    svg = console.export_svg(title=command, code_format=TEMPLATE, unique_id=table.rules.name)
    (IMAGES / f"{table.rules.name}-terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()

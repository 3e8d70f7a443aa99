"""Makes the pictures of the README: `.venv/bin/python docs/pictures.py`."""

import io
from pathlib import Path

from rich.console import Console

from akhet import Game
from akhet.bots import new_bot
from akhet.kernel.stream import key_from_seed
from akhet.terminal.nile import draw
from akhet.terminal.play import STYLES
from akhet.terminal.telling import tell

IMAGES = Path(__file__).with_name("images")
NAMES = ["Ana", "Nefer", "Khaba"]
# rich's own template without its web fonts: our pictures load nothing from elsewhere.
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
    """A table of three with Monuments, some turns into a game, as the person in seat 0 sees it."""
    table = Game("nile").open(3, seed=11, names=NAMES, monuments=True, first=0)
    bot = new_bot("random", key_from_seed(5))
    while len(table.state.owner[table.state.owner >= 0]) < 5 or table.turn != 0:
        assert table.turn is not None
        plies = table.play(bot.choose(table.view(table.turn), [move.id for move in table.legal()]))
    console = Console(record=True, width=100, highlight=False, file=io.StringIO(), force_terminal=True)
    for name, sentence in tell("nile", [e for ply in plies for e in ply.events], NAMES, 0, everything=False):
        console.print(f"  {sentence}", style=STYLES.get(name, ""))
    console.print(draw(table, 0, NAMES))
    IMAGES.mkdir(exist_ok=True)
    svg = console.export_svg(title="akhet play nile --monuments", code_format=TEMPLATE, unique_id="nile")
    (IMAGES / "nile-terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()

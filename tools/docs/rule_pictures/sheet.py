"""A sheet to draw a picture on, and the signs that all pictures use.

Pictures have no words, so that one picture serves all languages. Its description is beside it on the page. They follow
the page they are on: light or dark.
"""

import math
import re
from collections.abc import Callable

from akhet.draw.palette import DARK, LIGHT, css_variables
from tools.docs.rule_pictures.drawn import Drawings, fixed_colours, seats

WIDTH = 640
FONT = "'Alegreya Sans','Segoe UI',system-ui,sans-serif"
MARKS = {  # of players: one shape each, so that they differ not only by colour
    0: '<circle cx="16" cy="16" r="13"/>',
    1: '<rect x="4" y="4" width="24" height="24" rx="3"/>',
    2: '<path d="M16 2L30 28H2z"/>',
    3: '<path d="M16 1L31 16 16 31 1 16z"/>',
}


class Sheet:
    def __init__(self, drawings: Drawings, height: float) -> None:
        self.drawings = drawings
        self.height = height
        self._symbols: dict[str, str] = {}  # components used, as symbols
        self._body: list[str] = []

    # What the games draw

    def draw(self, name: str, x: float, y: float, width: float, height: float, *, part: str | None = None) -> None:
        """The drawing of a component, by name. `part` is the view box, by default the whole drawing."""
        key = "drawn-" + name.replace(" ", "-")
        if key not in self._symbols:
            drawing = self.drawings[name]
            self._symbols[key] = f'<symbol id="{key}" viewBox="{part or drawing.view_box}">{drawing.markup}</symbol>'
        self.add(f'<use href="#{key}" {_box(x, y, width, height)}/>')

    def symbol(self, name: str, x: float, y: float, size: float, *, faint: bool = False, colour: str = "ink") -> None:
        """A symbol of the games, by id. `colour` is its `currentColor`."""
        opacity = ' opacity=".55"' if faint else ""
        self.add(f'<use href="#{name}" {_box(x, y, size, size)} color="{self.colour(colour)}"{opacity}/>')

    # Signs

    def number(
        self, words: str, x: float, y: float, size: float = 30, *, colour: str = "ink", at: str = "middle"
    ) -> None:
        """A number or a sign around this height."""
        anchor = "" if at == "start" else f' text-anchor="{at}"'
        self.add(
            f'<text x="{_n(x)}" y="{_n(y + size * 0.34)}" font-size="{_n(size)}" font-weight="700"'
            f'{anchor} fill="{self.colour(colour)}">{words}</text>'
        )

    def badge(self, words: str, x: float, y: float, size: float = 26) -> None:
        """A count as the app shows it: pale on dark."""
        width = max(size, size * (0.35 + 0.5 * len(words)))
        self.box(x - width / 2, y - size / 2, width, size, fill="ink", line="sheet", thick=2, round_by=size / 2)
        self.number(words, x, y, size * 0.76, colour="ground")

    def yes(self, x: float, y: float, size: float = 34) -> None:
        self._verdict(x, y, size, "good", "M10 17l5 5 9-11")

    def no(self, x: float, y: float, size: float = 34) -> None:
        self._verdict(x, y, size, "bad", "M11 11l10 10M21 11L11 21")

    def _verdict(self, x: float, y: float, size: float, colour: str, path: str) -> None:
        scale = size / 32
        self.add(
            f'<g transform="translate({_n(x - size / 2)} {_n(y - size / 2)}) scale({_n(scale)})">'
            f'<circle cx="16" cy="16" r="15" fill="{self.colour(colour)}"/>'
            f'<path d="{path}" fill="none" stroke="{self.colour("sheet")}" stroke-width="3.6" '
            'stroke-linecap="round"/></g>'
        )

    def player(self, seat: int, x: float, y: float, size: float = 26) -> None:
        """A player's mark around this point."""
        self.add(
            f'<g transform="translate({_n(x - size / 2)} {_n(y - size / 2)}) scale({_n(size / 32)})" '
            f'fill="{seats()[f"seat-{seat}"]}" stroke="{self.colour("ink")}" stroke-width="2.5">{MARKS[seat]}</g>'
        )

    def arrow(self, *points: tuple[float, float], colour: str = "ink-soft") -> None:
        """An arrow through these points."""
        (x, y), (end_x, end_y) = points[-2:]
        turn = math.degrees(math.atan2(end_y - y, end_x - x))
        hue = self.colour(colour)
        line = "L".join(f"{_n(one)} {_n(other)}" for one, other in points)
        self.add(
            f'<g fill="none" stroke="{hue}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="M{line}"/><path d="M-12-9L0 0-12 9" '
            f'transform="translate({_n(end_x)} {_n(end_y)}) rotate({_n(turn)})"/></g>'
        )

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None = None,
        line: str | None = None,
        thick: float = 2,
        round_by: float = 10,
        dashed: bool = False,
    ) -> None:
        dashes = ' stroke-dasharray="7 6"' if dashed else ""
        stroke = f' stroke="{self.colour(line)}" stroke-width="{_n(thick)}"{dashes}' if line else ""
        hue = self.colour(fill) if fill else "none"
        self.add(f'<rect {_box(x, y, width, height)} rx="{_n(round_by)}" fill="{hue}"{stroke}/>')

    def rule(self, y: float, x: float = 24, end: float = WIDTH - 24) -> None:
        """A thin line between two cases."""
        self.add(f'<path d="M{_n(x)} {_n(y)}H{_n(end)}" stroke="{self.colour("line")}" stroke-width="2"/>')

    @staticmethod
    def colour(name: str) -> str:
        return fixed_colours().get(f"--{name}", f"var(--{name})")

    def add(self, markup: str) -> None:
        self._body.append(markup)

    def svg(self) -> str:
        body = "".join(self._body)
        made = "".join(self._symbols.values())
        symbols = self.drawings.symbols_in(body + made)
        card = f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{_n(self.height - 3)}" rx="16" '
        card += f'fill="{self.colour("ground")}" stroke="{self.colour("line")}" stroke-width="3"/>'
        drawn = f"{_defs(symbols + made)}{card}{body}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {_n(self.height)}" width="{WIDTH}" '
            f'height="{_n(self.height)}" font-family="{FONT}">{_style(drawn)}{drawn}</svg>\n'
        )


Painter = Callable[[Sheet], None]


class Gallery(dict[str, tuple[int, Painter]]):
    """The pictures of a game by name, each with its height and the function that draws it."""

    def __init__(self, game: str) -> None:
        self._game = game

    def picture(self, height: int) -> Callable[[Painter], Painter]:
        def keep(paint: Painter) -> Painter:
            self[f"{self._game}-{paint.__name__.replace('_', '-')}"] = (height, paint)
            return paint

        return keep


def _style(drawn: str) -> str:
    """The colours that a picture uses by name. An `<img>` is dark where its page has `color-scheme: dark`."""
    used = sorted(set(re.findall(r"var\((--[\w-]+)\)", drawn)))
    light, dark = (_declared(css_variables(page), used) for page in (LIGHT, DARK))
    return f"<style>:root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}</style>"


def _declared(colours: dict[str, str], names: list[str]) -> str:
    return ";".join(f"{name}:{colours[name]}" for name in names)


def _defs(symbols: str) -> str:
    return f"<defs>{symbols}</defs>" if symbols else ""


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'


def _n(value: float) -> str:
    """A number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

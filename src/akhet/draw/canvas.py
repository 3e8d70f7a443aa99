"""What pictures are drawn with: shapes and words by Pillow, in the colours of the palette."""

from functools import cache
from itertools import product
from math import ceil
from typing import Any

import numpy as np

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    raise ImportError("a picture needs Pillow; install `akhet[envs]`") from error

from akhet.draw.drawing import Header, View, player_name
from akhet.draw.icons import ICONS
from akhet.draw.palette import SEATS, Tones, blend, colours, words_on
from akhet.draw.patterns import PATTERNS

FINE = 2  # pictures are drawn this many times larger and then reduced, which smooths the edges

PAGE = colours("page")
GROUND, SHEET, DEEP_SHEET = PAGE["ground"], PAGE["sheet"], PAGE["sheet-deep"]
INK, SOFT, LINE = PAGE["ink"], PAGE["ink-soft"], PAGE["line"]
RIVER, ON_RIVER, GOLD = PAGE["river"], PAGE["on-river"], PAGE["gold"]
COIN = colours("piece")["coin"]

GAP, HEADER = 14, 52


def draw_header(canvas: "Canvas", view: View, header: Header, middle: str) -> None:
    """The band at the top: the game, words in the middle, and the player to move or the rewards."""
    canvas.box(0, 0, canvas.width, HEADER, RIVER)
    canvas.words(GAP, HEADER / 2, header.title, 24, ON_RIVER, bold=True)
    if header.turn is None:
        ended = "   ".join(f"{player_name(seat)} {reward:+.2g}" for seat, reward in enumerate(header.rewards or ()))
        canvas.words(canvas.width - GAP, HEADER / 2, f"over   {ended}", 16, ON_RIVER, "right")
        return
    canvas.words(canvas.width / 2, HEADER / 2, middle, 16, ON_RIVER, "middle")
    words = f"{player_name(header.turn)}: {view.get('step', 'to move')}"
    canvas.words(canvas.width - GAP, HEADER / 2, words, 16, ON_RIVER, "right")
    canvas.badge(canvas.width - GAP - canvas.width_of(words, 16) - 18, HEADER / 2, 10, header.turn)


class Canvas:
    """Shapes and words at coordinates from the top left."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = round(width), round(height)
        self._image = Image.new("RGB", (FINE * self.width, FINE * self.height), GROUND)
        self._draw = ImageDraw.Draw(self._image)

    def pixels(self) -> np.ndarray:
        return np.array(self._image.reduce(FINE))

    def box(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        fill: str | None = None,
        edge: str | None = None,
        round_by: float = 0,
        edge_width: float = 1,
    ) -> None:
        corners = [FINE * at for at in (left, top, left + width, top + height)]
        self._draw.rounded_rectangle(corners, FINE * round_by, fill, edge, round(FINE * edge_width) if edge else 0)

    def patterned(
        self,
        name: str,
        tones: Tones,
        left: float,
        top: float,
        width: float,
        height: float,
        round_by: float = 0,
        edge_width: float = 1,
        unit: float = 1,
    ) -> None:
        """A box in the pale tone with a pattern of PATTERNS, whose units are `unit` long."""
        x, y, across, down = (round(FINE * at) for at in (left, top, width, height))
        mask = Image.new("1", (across, down))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, across - 1, down - 1), FINE * round_by, 1)
        self._image.paste(_pattern(name, tones, across, down, FINE * unit), (x, y), mask)
        self.box(left, top, width, height, None, tones.deep, round_by, edge_width)

    def sheet(self, left: float, top: float, width: float, height: float, title: str = "") -> None:
        """A panel with its title in the upper left corner."""
        self.box(left, top, width, height, SHEET, LINE, 10)
        if title:
            self.words(left + 12, top + 16, title, 14, SOFT, bold=True)

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str | None = None) -> None:
        corners = [FINE * at for at in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(corners, fill, edge, FINE if edge else 0)

    def line(self, points: list[tuple[float, float]], colour: str, width: float = 1) -> None:
        self._draw.line([(FINE * x, FINE * y) for x, y in points], colour, max(1, round(FINE * width)), "curve")

    def words(
        self, x: float, middle: float, words: str, size: float, colour: str = INK, at: str = "left", bold: bool = False
    ) -> None:
        """One line of text; `x` is its left end, middle or right end."""
        anchor = {"left": "lm", "middle": "mm", "right": "rm"}[at]
        thick = 0.03 * FINE * size if bold else 0
        self._draw.text((FINE * x, FINE * middle), words, colour, _font(FINE * size), anchor, stroke_width=thick)

    def width_of(self, words: str, size: float) -> float:
        return _font(FINE * size).getlength(words) / FINE

    def fitting(self, words: str, size: float, width: float) -> float:
        """The largest size up to `size` at which the words are not wider than `width`."""
        return min(size, size * width / max(self.width_of(words, size), 1))

    def icon(self, name: str, x: float, y: float, size: float, deep: str, pale: str) -> None:
        """One of ICONS around this point."""
        colours = {"deep": deep, "pale": pale}
        scale = size / 10
        for colour, kind, *numbers in ICONS[name]:
            width = numbers.pop(0) if kind == "line" else 0
            points = [(x + scale * a, y + scale * b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
            if kind == "line":
                self.line(points, colours[colour], scale * width)
                continue
            fine = [(FINE * a, FINE * b) for a, b in points]
            if kind == "oval":
                self._draw.ellipse([*fine[0], *fine[1]], colours[colour])
            else:
                self._draw.polygon(fine, colours[colour])

    def badge(self, x: float, y: float, radius: float, seat: int) -> None:
        """A seat: its number on its colour."""
        self.disc(x, y, radius, SEATS[seat], ON_RIVER)
        self.words(x, y, str(seat), 1.25 * radius, words_on(SEATS[seat]), "middle", bold=True)

    def coin(self, x: float, y: float, size: float, value: int) -> None:
        self.disc(x, y, size / 2, COIN, GOLD)
        self.words(x, y, str(value), 0.62 * size, INK, "middle")


@cache
def _pattern(name: str, tones: Tones, width: int, height: int, unit: float) -> Image.Image:
    """A pattern that fills a picture of this size."""
    pattern = PATTERNS[name]
    colour = blend(tones.deep, tones.pale, pattern.opacity)
    thick = max(1, round(unit * pattern.width))
    image = Image.new("RGB", (width, height), tones.pale)
    draw = ImageDraw.Draw(image)
    step_x, step_y = (unit * side for side in pattern.size)
    for row, column in product(range(ceil(height / step_y)), range(ceil(width / step_x))):
        x, y = column * step_x, row * step_y
        for line in pattern.lines:
            points = [(x + unit * a, y + unit * b) for a, b in zip(line[::2], line[1::2], strict=True)]
            draw.line(points, colour, thick, "curve")
        for a, b, radius in pattern.rings:
            draw.circle((x + unit * a, y + unit * b), unit * (radius + pattern.width / 2), None, colour, thick)
        for a, b, radius in pattern.dots:
            draw.circle((x + unit * a, y + unit * b), unit * radius, colour)
    return image


@cache
def _font(size: float) -> Any:
    """Pillow's own typeface, so that pictures are the same on every machine."""
    return ImageFont.load_default(size)

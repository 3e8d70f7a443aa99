"""What the pictures are drawn with: shapes and words on a sheet, by Pillow, in the colours of the browser app."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    raise ImportError("a picture needs Pillow; install `akhet[envs]`") from error

from akhet.draw.icons import COLOURS, ICONS
from akhet.envs.one_game import OneGame
from akhet.envs.text import agent

FINE = 2  # drawn so many times as large and then made smaller, which smooths the edges

GROUND, SHEET, DEEP_SHEET = "#f4ead2", "#fffaf0", "#efe3c6"
INK, SOFT, LINE = "#2d2417", "#6a5a42", "#d9c8a2"
RIVER, ON_RIVER, GOLD = "#0f5f74", "#ffffff", "#8a5a00"
SEATS = ("#b0412f", "#2f5aa8", "#2f7d4f", "#c08a1e", "#7a4a9c", "#4f6d7a")

GAP, HEADER = 14, 52


def header(game: OneGame, view: Mapping[str, Any], canvas: "Canvas", title: str, where: str) -> None:
    """What game it is, and whose turn, or how it ended."""
    canvas.box(0, 0, canvas.width, HEADER, RIVER)
    canvas.words(GAP, HEADER / 2, title, 24, ON_RIVER, bold=True)
    if view["step"] == "over":
        ended = "   ".join(f"{agent(seat)} {worth:+.2g}" for seat, worth in enumerate(game.rewards))
        canvas.words(canvas.width - GAP, HEADER / 2, f"over   {ended}", 16, ON_RIVER, "right")
        return
    canvas.words(canvas.width / 2, HEADER / 2, where, 16, ON_RIVER, "middle")
    words = f"{agent(view['turn'])}: {view['step']}"
    canvas.words(canvas.width - GAP, HEADER / 2, words, 16, ON_RIVER, "right")
    canvas.badge(canvas.width - GAP - canvas.width_of(words, 16) - 18, HEADER / 2, 10, view["turn"])


class Canvas:
    """Shapes and words by plain coordinates, from the top left."""

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

    def sheet(self, left: float, top: float, width: float, height: float, title: str = "") -> None:
        """A panel; its title stands in its upper left corner."""
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
        """One line; `x` is its left end, middle or right end."""
        anchor = {"left": "lm", "middle": "mm", "right": "rm"}[at]
        thick = 0.03 * FINE * size if bold else 0
        self._draw.text((FINE * x, FINE * middle), words, colour, _font(FINE * size), anchor, stroke_width=thick)

    def width_of(self, words: str, size: float) -> float:
        return _font(FINE * size).getlength(words) / FINE

    def fitting(self, words: str, size: float, room: float) -> float:
        """The size at which words are no wider than their room."""
        return min(size, size * room / max(self.width_of(words, size), 1))

    def icon(
        self, name: str, x: float, y: float, size: float, deep: str | None = None, pale: str | None = None
    ) -> None:
        """One of ICONS around this point."""
        grounds = COLOURS.get(name, (SHEET, INK))
        colours = {"deep": deep or grounds[1], "pale": pale or grounds[0]}
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
        self.words(x, y, str(seat), 1.25 * radius, ON_RIVER, "middle", bold=True)

    def coin(self, x: float, y: float, size: float, value: int) -> None:
        self.disc(x, y, size / 2, "#f3d98b", GOLD)
        self.words(x, y, str(value), 0.62 * size, INK, "middle")


@cache
def _font(size: float) -> Any:
    """The typeface that Pillow brings: no file of this machine's is needed."""
    return ImageFont.load_default(size)

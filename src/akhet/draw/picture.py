"""A View as a picture: the table as one seat, or a spectator, may see it."""

from typing import Any

import numpy as np

from akhet.draw.canvas import GAP, HEADER, INK, Canvas, draw_header
from akhet.draw.drawing import Header, View, drawing_of
from akhet.draw.text import text_lines

WIDTH, HEIGHT = 1080, 720  # of the generic picture
LINE, SIZE = 20, 14


def draw_picture(game: str, components: Any, view: View, header: Header) -> np.ndarray:
    """Rows of red, green and blue pixels."""
    drawing = drawing_of(game)
    canvas = _as_text(game, components, view, header) if drawing is None else drawing.picture(components, view, header)
    return canvas.pixels()


def _as_text(game: str, components: Any, view: View, header: Header) -> Canvas:
    """The lines of the text, in columns. All pictures have the same size, as a film needs; what does not fit is cut."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_header(canvas, view, header, "")
    rows = int((HEIGHT - HEADER - 2 * GAP) // LINE)
    lines = list(text_lines(game, components, view))
    columns = max(1, -(-len(lines) // rows))
    space = (WIDTH - 2 * GAP) / columns
    for number, line in enumerate(lines):
        column, row = divmod(number, rows)
        indent = 8 * (len(line) - len(line.lstrip()))
        words = line.strip()
        size = canvas.fitting(words, SIZE, space - GAP - indent)
        left, middle = GAP + space * column + indent, HEADER + GAP + LINE * (row + 0.5)
        canvas.words(left, middle, words, max(size, 6), INK)
    return canvas

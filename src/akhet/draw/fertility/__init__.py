"""Fertility's drawings."""

from typing import TYPE_CHECKING

from akhet.draw.drawing import Drawing, Header, View
from akhet.draw.fertility.sheet import sheet
from akhet.draw.fertility.text import lines
from akhet.games.fertility.components import Components

if TYPE_CHECKING:
    from akhet.draw.canvas import Canvas


def picture(components: Components, view: View, header: Header) -> "Canvas":
    from akhet.draw.fertility.picture import draw  # needs Pillow

    return draw(components, view, header)


DRAWING = Drawing(lines, picture, sheet)

"""Small drawings of crops, resources and other pieces, each in a square of ten by ten around its middle.

A drawing is a list of strokes in order: `(colour, "oval", left, top, right, bottom)`, `(colour, "shape", x, y, …)` and
`(colour, "line", width, x, y, …)`. The colour is `deep` or `pale`, two tones of the palette.
"""

from typing import Any

Stroke = tuple[Any, ...]

GRAPES = ((-2.6, -1.4), (0, -1.4), (2.6, -1.4), (-1.3, 1.0), (1.3, 1.0), (0, 3.4))
EARS = ((-1.5, 1.6), (1.5, 1.6), (-1.5, -0.5), (1.5, -0.5), (-1.5, -2.6), (1.5, -2.6), (0, -3.7))
CASTOR = (
    *(0, -4.8, 1.0, -1.6, 4.0, -3.6, 2.4, -0.6, 4.8, 0.8, 2.0, 1.2, 2.6, 4.2, 0, 2.2),
    *(-2.6, 4.2, -2.0, 1.2, -4.8, 0.8, -2.4, -0.6, -4.0, -3.6, -1.0, -1.6),
)
HORNS = (
    *(-4.7, -4.5, -4.0, -1.2, -2.2, -0.5, -1.6, 3.4, 0, 4.6, 1.6, 3.4, 2.2, -0.5, 4.0, -1.2, 4.7, -4.5),
    *(3.0, -2.6, -3.0, -2.6),
)
PETALS = ((0, -2.7), (2.6, -0.8), (1.6, 2.2), (-1.6, 2.2), (-2.6, -0.8))


def _dots(places: tuple[tuple[float, float], ...], wide: float, high: float) -> list[Stroke]:
    return [("deep", "oval", x - wide, y - high, x + wide, y + high) for x, y in places]


ICONS: dict[str, list[Stroke]] = {
    "papyrus": [  # a stalk with a fan
        ("deep", "line", 0.9, 0, 4.8, 0, 0),
        ("deep", "shape", 0, 1.0, -4.5, -1.6, -2.6, -4.2, 0, -4.8, 2.6, -4.2, 4.5, -1.6),
        ("pale", "line", 0.4, 0, 1.0, -2.2, -3.8),
        ("pale", "line", 0.4, 0, 1.0, 0, -4.5),
        ("pale", "line", 0.4, 0, 1.0, 2.2, -3.8),
    ],
    "wheat": [("deep", "line", 0.7, 0, 4.9, 0, -2.0), *_dots(EARS, 0.95, 1.3)],
    "lettuce": [
        ("deep", "oval", -4.6, -2.6, 0.6, 3.4),
        ("deep", "oval", -0.6, -2.6, 4.6, 3.4),
        ("deep", "oval", -2.8, -4.6, 2.8, 3.0),
        ("pale", "line", 0.5, 0, 4.4, 0, -2.6),
        ("pale", "line", 0.4, 0, 1.2, -1.6, -1.0),
        ("pale", "line", 0.4, 0, 1.2, 1.6, -1.0),
    ],
    "castor": [  # a leaf of seven points
        ("deep", "shape", *CASTOR),
        ("deep", "line", 0.6, 0, 2.0, 0, 4.9),
    ],
    "flax": [*_dots(PETALS, 1.7, 1.7), ("pale", "oval", -1.1, -1.1, 1.1, 1.1)],
    "grape": [("deep", "line", 0.8, 0, -2.0, 0, -4.8), *_dots(GRAPES, 1.35, 1.35)],
    "onion": [
        ("deep", "line", 0.8, 0, -2.2, -1.4, -4.9),
        ("deep", "line", 0.8, 0, -2.2, 1.4, -4.9),
        ("deep", "oval", -3.8, -2.8, 3.8, 4.0),
        ("pale", "line", 0.4, 0, -2.4, -1.6, 1.0, 0, 3.8),
        ("pale", "line", 0.4, 0, -2.4, 1.6, 1.0, 0, 3.8),
        ("deep", "line", 0.6, 0, 3.8, 0, 4.9),
    ],
    "stone": [
        ("deep", "shape", -4.4, -2.0, -2.2, -3.8, 4.4, -3.8, 4.4, 1.8, 2.2, 3.8, -4.4, 3.8),
        ("pale", "line", 0.5, -4.2, -1.9, 2.2, -1.9, 2.2, 3.6),
        ("pale", "line", 0.5, 2.2, -1.9, 4.2, -3.6),
    ],
    "plague": [  # a locust
        ("deep", "oval", -4.2, -1.2, 3.2, 1.6),
        ("deep", "oval", 2.0, -2.2, 4.8, 0.8),
        ("deep", "line", 0.6, -1.4, 0.8, -3.4, -3.6, -4.2, 3.6),
        ("deep", "line", 0.5, 0.6, 1.2, 1.4, 3.8),
        ("deep", "line", 0.5, 2.0, 1.0, 3.4, 3.4),
        ("pale", "oval", 3.3, -1.6, 4.0, -0.9),
    ],
    "alabaster": [  # a jar with a lid
        ("deep", "shape", -2.6, -2.4, 2.6, -2.4, 3.9, 0.6, 2.9, 4.6, -2.9, 4.6, -3.9, 0.6),
        ("deep", "shape", -3.2, -4.6, 3.2, -4.6, 3.2, -2.9, -3.2, -2.9),
        ("pale", "line", 0.6, -3.4, 0.8, 3.4, 0.8),
    ],
    "bovine": [  # a head with horns
        ("deep", "shape", *HORNS),
        ("pale", "oval", -1.5, -0.9, -0.6, 0.0),
        ("pale", "oval", 0.6, -0.9, 1.5, 0.0),
    ],
    "any": [
        ("deep", "oval", -4.2, -4.2, 4.2, 4.2),
        ("pale", "line", 0.9, 0, -2.5, 0, 2.5),
        ("pale", "line", 0.9, -2.2, -1.3, 2.2, 1.3),
        ("pale", "line", 0.9, -2.2, 1.3, 2.2, -1.3),
    ],
    "sphinx": [
        ("deep", "shape", -4.8, 4.0, -4.8, 2.2, 0.6, 1.2, 0.6, -1.0, 1.4, -4.4, 4.0, -4.4, 4.8, -1.0, 4.6, 4.0),
        ("pale", "line", 0.4, 2.0, -3.2, 3.4, -3.2),
    ],
    "obelisk": [
        ("deep", "shape", -1.6, 3.4, -1.1, -3.2, 0, -4.9, 1.1, -3.2, 1.6, 3.4),
        ("deep", "shape", -2.8, 3.4, 2.8, 3.4, 2.8, 4.8, -2.8, 4.8),
        ("pale", "line", 0.4, -1.1, -3.2, 1.1, -3.2),
    ],
    "wall": [
        ("deep", "shape", -4.8, -2.8, 4.8, -2.8, 4.8, 3.8, -4.8, 3.8),
        ("pale", "line", 0.5, -4.8, -0.6, 4.8, -0.6),
        ("pale", "line", 0.5, -4.8, 1.6, 4.8, 1.6),
        ("pale", "line", 0.5, -1.6, -2.8, -1.6, -0.6),
        ("pale", "line", 0.5, 2.4, -2.8, 2.4, -0.6),
        ("pale", "line", 0.5, 0.4, -0.6, 0.4, 1.6),
        ("pale", "line", 0.5, -2.4, 1.6, -2.4, 3.8),
        ("pale", "line", 0.5, 2.4, 1.6, 2.4, 3.8),
    ],
    "pyramid": [  # a Monument on a square
        ("deep", "shape", 0, -4.4, 4.8, 4.0, -4.8, 4.0),
        ("pale", "shape", 0, -4.4, 4.8, 4.0, 1.2, 4.0),
    ],
}

"""The pictures of the rules pages, made of the games' own drawings; `python -m docs.rule_pictures` writes them."""

from pathlib import Path

from docs.rule_pictures import fertility, nile
from docs.rule_pictures.drawn import Drawings
from docs.rule_pictures.sheet import Sheet

IMAGES = Path(__file__).parents[1] / "images" / "rules"


def paint() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawings = Drawings(nile.WISHES | fertility.WISHES)
    pictures: dict[str, str] = {}
    for name, (height, draw) in (nile.PICTURES | fertility.PICTURES).items():
        sheet = Sheet(drawings, height)
        draw(sheet)
        pictures[f"{name}.svg"] = sheet.svg()
    return pictures

"""The pictures of the rules pages, composed of the browser app's drawings: `python -m tools.docs.rule_pictures`."""

from pathlib import Path

from tools.docs.rule_pictures import fertility, nile
from tools.docs.rule_pictures.drawn import Drawings
from tools.docs.rule_pictures.sheet import Sheet

IMAGES = Path(__file__).parents[3] / "docs" / "images" / "rules"


def paint() -> dict[str, str]:
    """Every picture, by file name."""
    drawings = Drawings(nile.REQUESTS | fertility.REQUESTS)
    pictures: dict[str, str] = {}
    for name, (height, draw) in (nile.PICTURES | fertility.PICTURES).items():
        sheet = Sheet(drawings, height)
        draw(sheet)
        pictures[f"{name}.svg"] = sheet.svg()
    return pictures

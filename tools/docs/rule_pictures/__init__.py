"""Pictures of the rules pages, composed of the app's own drawings. Run `python -m tools.docs.rule_pictures`."""

from pathlib import Path

from tools.docs.rule_pictures import fertility, nile
from tools.docs.rule_pictures.drawn import Drawings
from tools.docs.rule_pictures.sheet import Sheet

IMAGES = Path(__file__).parents[3] / "docs" / "images" / "rules"


def paint() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawings = Drawings(nile.WISHES | fertility.WISHES)
    pictures: dict[str, str] = {}
    for name, (height, draw) in (nile.PICTURES | fertility.PICTURES).items():
        sheet = Sheet(drawings, height)
        draw(sheet)
        pictures[f"{name}.svg"] = sheet.svg()
    return pictures

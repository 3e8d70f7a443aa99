"""Files of sets of components, as an owner of the printed game writes them."""

import json
from pathlib import Path

from akhet import games

SHIPPED = (Path(games.__file__).parent / "fertility" / "components.toml").read_text("utf-8")


def own_set(name: str = "Mia's box", **changes: str) -> str:
    """The file of an owner's set: the shipped one with another name, another Shop, and other changes."""
    text = SHIPPED.replace('name = "Fertility, a reconstruction"', f"name = {json.dumps(name)}")
    text = text.replace("reconstruction = true", "reconstruction = false")
    changes = {'{ needs = "A", pays = "Ra" }': '{ needs = "A", pays = "Isis" }'} | changes
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text

"""A set with everything that only an owner's set may have: F1.3, F1.6, F1.9."""

from pathlib import Path
from typing import Any

from akhet.games.fertility.read_set import load_components
from akhet.games.fertility.write_set import set_entries, write_components

STARTING = (
    ("A", "Seth"),
    ("B", "99 debens"),
    ("A B", "Sobek Thoth"),
    ("*", "3 debens"),
)  # the second starting Shop of each seat


def own_entries() -> dict[str, Any]:
    entries = set_entries(load_components()) | {"name": "Mine", "reconstruction": False, "starting_tile": "GPBA"}
    entries["gods"] = [*entries["gods"], "Seth", "Sobek", "Thoth"]
    entries["god_scale"] = [0, 3, 6, 10, 15, 21, 28, 36, 45]
    entries["starting_shops"] = [[dict(shop) for shop in entries["starting_shops"]] for _ in STARTING]
    for shops, (needs, pays) in zip(entries["starting_shops"], STARTING, strict=True):
        shops[1] = {"needs": needs, "pays": pays}
    entries["districts"][0]["shops"] = [{"needs": "* *", "pays": "5 debens"}]
    for number in range(1, 8):
        entries["districts"][number]["shops"][0] = {"needs": "B", "pays": entries["gods"][number]}
    return entries


def write_own_set(folder: Path) -> Path:
    path = folder / "own.toml"
    path.write_text(write_components(own_entries()), "utf-8")
    return path

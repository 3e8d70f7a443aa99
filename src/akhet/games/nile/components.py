"""The cards: N1. `components.toml` holds the figures, checked on load."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from akhet.games.nile.schema import NileSet
from akhet.games.nile.state import CROPS, MAX_PLAYERS, PARTS
from akhet.kernel.components_file import MAX_BYTES, Faults, parse_toml, toml_key, toml_value
from akhet.kernel.files import read_file
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import shown

SHIPPED = Path(__file__).with_name("components.toml")
CLASSIC_CROPS = 5
CLASSIC_MAX_PLAYERS = 5
MAX_DECK = 250  # card counts are bytes
MAX_NAME = 200  # characters
NAME = "NILE"  # of a set that has no name of its own
ENTRIES = {
    "cards": ("crop", "crop_classic", "stone", "opening_hand"),
    "crops_in_play": tuple(str(players) for players in range(2, MAX_PLAYERS + 1)),
}


@dataclass(frozen=True, kw_only=True)
class Components:
    """The figures of a set of cards (N1)."""

    name: str = NAME
    crop: int
    crop_classic: int
    stone: int
    opening_hand: int
    crops_in_play: tuple[int, ...]  # for 2, 3, … players

    def hash(self) -> str:
        """The hash that names the set in a record. A name is in it only if it is not the usual one."""
        data = asdict(self)
        if self.name == NAME:
            del data["name"]
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

    @property
    def reconstruction(self) -> bool:
        """No set of NILE stands in for an unknown one: a review lists the printed cards (N1)."""
        return False

    @cached_property
    def parts(self) -> Record:
        """The set as the rules read it."""
        parts = blank(PARTS)[0]
        parts.opening_hand = self.opening_hand
        return parts


def load_components(path: Path | None = None) -> Components:
    """The shipped set, or another from a file; refused if it does not fit N1."""
    path = path or SHIPPED
    return parse_components(read_file(path, MAX_BYTES), path.name)


def parse_components(content: bytes, file: str) -> Components:
    """A set from the content of a file. A set that does not fit N1 is refused with all its faults."""
    data = parse_toml(content, file)
    faults = Faults(file)

    def figure(table: str, entry: str, least: int, most: int) -> int:
        section: Any = data.get(table)
        value: Any = section.get(entry) if isinstance(section, dict) else None
        if type(value) is int and least <= value <= most:
            return value
        faults.add("N1.1", f"{table}.{entry}", "entry.whole", least=least, most=most)
        return least

    name: Any = data.get("name", NAME)
    if not isinstance(name, str) or not 0 < len(name.strip()) <= MAX_NAME:
        faults.add("N1.1", "name", "entry.text")
        name = NAME
    components = Components(
        name=name,
        crop=figure("cards", "crop", 1, 30),
        crop_classic=figure("cards", "crop_classic", 1, 30),
        stone=figure("cards", "stone", 1, 30),
        opening_hand=figure("cards", "opening_hand", 1, 10),
        crops_in_play=tuple(figure("crops_in_play", str(n), 2, CROPS) for n in range(2, MAX_PLAYERS + 1)),
    )
    for table in sorted(data.keys() - {"name", *ENTRIES}):
        faults.add("N1.1", shown(table), "set.no_table")
    for table, entries in ENTRIES.items():
        section: Any = data.get(table)
        for entry in sorted(section.keys() - set(entries)) if isinstance(section, dict) else ():
            faults.add("N1.1", f"{table}.{shown(entry)}", "entry.unknown")
    faults.check()  # the figures below make sense only if each of them fits
    for players, crops in enumerate(components.crops_in_play, start=2):
        deck = crops * components.crop + crops * (crops - 1) // 2 + components.stone
        if deck > MAX_DECK:
            faults.add("N1.1", "cards", "set.too_many", cards=deck, players=players, most=MAX_DECK)
        if deck - components.stone <= players * components.opening_hand:
            faults.add("N1.1", "cards", "set.too_few", cards=deck - components.stone, players=players)
    classic = CLASSIC_CROPS * components.crop_classic + CLASSIC_CROPS * (CLASSIC_CROPS - 1) // 2
    if classic <= CLASSIC_MAX_PLAYERS * components.opening_hand:
        faults.add("N1.1", "cards", "set.too_few_classic", cards=classic, players=CLASSIC_MAX_PLAYERS)
    faults.check()
    return components


def set_data(components: Components) -> NileSet:
    """The set as clients get it: as its file has it."""
    return {
        "name": components.name,
        "cards": {
            "crop": components.crop,
            "crop_classic": components.crop_classic,
            "stone": components.stone,
            "opening_hand": components.opening_hand,
        },
        "crops_in_play": {str(players): crops for players, crops in enumerate(components.crops_in_play, start=2)},
    }


def set_entries(components: Components) -> dict[str, Any]:
    """The entries of a set as its file has them."""
    entries = dict(set_data(components))
    if components.name == NAME:
        del entries["name"]
    return entries


HEAD = """\
# The cards of NILE (N1). `akhet play`, `simulate`, `arena` and `serve` take another set with `--components FILE`; check
# it with `akhet components check FILE`.
"""
CARDS = {
    "crop": "of each crop in play (N1.1)",
    "crop_classic": "of each of the first five crops in the Classic deck (N1.5)",
    "stone": "with the Monuments (N1.3)",
    "opening_hand": "to each player (N2.4)",
}


def write_components(data: Mapping[str, Any]) -> str:
    """The file of a set, from its entries. What does not fit is written too, for `parse_components` to refuse."""
    lines = [HEAD]
    lines += [f"{toml_key(key)} = {toml_value(data[key])}\n" for key in data if key not in ENTRIES]
    lines += [f"{key} = {toml_value(data[key])}\n" for key in ENTRIES if not isinstance(data.get(key, {}), Mapping)]
    for key in ENTRIES:
        table: Any = data.get(key)
        if isinstance(table, Mapping):
            comment = "# How many of the seven crops are in play, by number of players (N2.1).\n"
            lines.append((comment if key == "crops_in_play" else "") + f"[{key}]")
            written = [(name, f"{toml_key(name)} = {toml_value(value)}") for name, value in table.items()]
            widest = max((len(text) for _, text in written), default=0)
            lines += [
                f"{text:<{widest}}  # {CARDS[name]}" if key == "cards" and name in CARDS else text
                for name, text in written
            ]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"

"""The cards: N1. `components.toml` holds the figures, checked on load."""

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from akhet.games.nile.state import CROPS, MAX_PLAYERS, PARTS
from akhet.kernel.files import read_toml
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import Refusal, refuse, shown

SHIPPED = Path(__file__).with_name("components.toml")
CLASSIC_CROPS = 5
CLASSIC_MAX_PLAYERS = 5
MAX_DECK = 250  # card counts are bytes
MAX_BYTES = 2**20


@dataclass(frozen=True)
class Components:
    """The figures of a set of cards (N1)."""

    crop: int
    crop_classic: int
    stone: int
    opening_hand: int
    crops_in_play: tuple[int, ...]  # for 2, 3, … players

    def hash(self) -> str:
        """The hash that names the set in a record."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    @cached_property
    def parts(self) -> Record:
        """The set as the rules read it."""
        parts = blank(PARTS)[0]
        parts.opening_hand = self.opening_hand
        return parts


def load_components(path: Path | None = None) -> Components:
    """The shipped set, or another from a file; refused with file, entry and reason if it does not fit N1."""
    path = path or SHIPPED
    data = read_toml(path, MAX_BYTES)

    def wrong(entry: str, reason: str, **values: object) -> Exception:
        return refuse(
            "components.wrong", "N1.1", file=shown(path.name), entry=entry, reason=Refusal(reason, None, values)
        )

    def figure(table: str, entry: str, least: int, most: int) -> int:
        section = data.get(table)
        value = section.get(entry) if isinstance(section, dict) else None
        if type(value) is not int or not least <= value <= most:
            raise wrong(f"{table}.{entry}", "entry.whole", least=least, most=most)
        return value

    components = Components(
        crop=figure("cards", "crop", 1, 30),
        crop_classic=figure("cards", "crop_classic", 1, 30),
        stone=figure("cards", "stone", 1, 30),
        opening_hand=figure("cards", "opening_hand", 1, 10),
        crops_in_play=tuple(figure("crops_in_play", str(n), 2, CROPS) for n in range(2, MAX_PLAYERS + 1)),
    )
    for table in sorted(data.keys() - {"cards", "crops_in_play"}):
        raise wrong(shown(table), "set.no_table")
    for table, entries in {
        "cards": {"crop", "crop_classic", "stone", "opening_hand"},
        "crops_in_play": {str(n) for n in range(2, MAX_PLAYERS + 1)},
    }.items():
        for entry in sorted(data.get(table, {}).keys() - entries):
            raise wrong(f"{table}.{shown(entry)}", "entry.unknown")
    for players, crops in enumerate(components.crops_in_play, start=2):
        deck = crops * components.crop + crops * (crops - 1) // 2 + components.stone
        if deck > MAX_DECK:
            raise wrong("cards", "set.too_many", cards=deck, players=players, most=MAX_DECK)
        if deck - components.stone <= players * components.opening_hand:
            raise wrong("cards", "set.too_few", cards=deck - components.stone, players=players)
    classic = CLASSIC_CROPS * components.crop_classic + CLASSIC_CROPS * (CLASSIC_CROPS - 1) // 2
    if classic <= CLASSIC_MAX_PLAYERS * components.opening_hand:
        raise wrong("cards", "set.too_few_classic", cards=classic, players=CLASSIC_MAX_PLAYERS)
    return components

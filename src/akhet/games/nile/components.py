"""The cards and the set-up: N1, N2.1 to N2.3. `components.toml` holds the figures, checked on load."""

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from akhet.games.nile.state import (
    CROP_NAMES,
    CROPS,
    DEAL,
    MAX_PLAYERS,
    NO_CARD,
    NO_GIFT,
    PAIRS,
    PARTS,
    PLAGUE,
    SPECULATION,
    STATE,
    STONE,
)
from akhet.kernel.files import read_toml
from akhet.kernel.layout import NOBODY, Record, blank
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
        """Names the set in a record."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    @cached_property
    def parts(self) -> Record:
        """The set as the rules read it."""
        parts = blank(PARTS)[0]
        parts.opening_hand = self.opening_hand
        return parts


def load_components(path: Path | None = None) -> Components:
    """The shipped set, or another from a file; refused with file, entry and reason where it does not fit N1."""
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


@dataclass(frozen=True)
class Options:
    """What whoever opens a table may choose (N1.5, N2.2, N2.3, N2.5)."""

    monuments: bool = False
    classic: bool = False
    out: tuple[str, ...] = ()  # crops not in play
    first: int | None = None  # the seat that begins; None for chance

    def given(self) -> dict[str, Any]:
        """As whoever opened the table could have given them, nothing left open but chance."""
        options: dict[str, Any] = {"monuments": self.monuments, "classic": self.classic}
        if not self.classic:
            options["out"] = list(self.out)
        return options if self.first is None else options | {"first": self.first}


def read_options(components: Components, players: Any, given: dict[str, Any]) -> Options:
    """Options as someone gave them, checked; `out` is filled in where it was left open."""
    if type(players) is not int or not 2 <= players <= MAX_PLAYERS:
        raise refuse("nile.open.players", "N2.1", players=shown(players), most=MAX_PLAYERS)
    for name in given:
        if name not in ("monuments", "classic", "out", "first"):
            raise refuse("open.unknown_option", None, option=shown(name), known="monuments, classic, out, first")
    for name in ("monuments", "classic"):
        if type(given.get(name, False)) is not bool:
            raise refuse("open.not_true_or_false", None, option=name)
    first = given.get("first")
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise refuse("nile.open.first", "N2.5", first=shown(first), last=players - 1)
    monuments, classic = given.get("monuments", False), given.get("classic", False)
    out = _crops_out(components, players, classic, given.get("out"))
    if classic and monuments:
        raise refuse("nile.open.classic_monuments", "N1.5")
    return Options(monuments, classic, out, first)


def _crops_out(components: Components, players: int, classic: bool, given: Any) -> tuple[str, ...]:
    if classic:
        if players > CLASSIC_MAX_PLAYERS:
            raise refuse("nile.open.classic_players", "N1.5", players=players, most=CLASSIC_MAX_PLAYERS)
        if given is not None:
            raise refuse("nile.open.classic_out", "N1.5")
        return CROP_NAMES[CLASSIC_CROPS:]
    count = CROPS - components.crops_in_play[players - 2]
    if given is None:
        return CROP_NAMES[CROPS - count :]
    if not isinstance(given, list | tuple):
        raise refuse("nile.open.out_no_list", "N2.2")
    for crop in given:
        if crop not in CROP_NAMES:
            raise refuse("nile.open.out_unknown", "N2.2", crop=shown(crop), crops=", ".join(CROP_NAMES))
    if len(given) != count or len(set(given)) != count:
        raise refuse("nile.open.out_number", "N2.2", count=count, players=players)
    return tuple(crop for crop in CROP_NAMES if crop in given)


def setup(components: Components, players: int, options: Options, log: Any = None) -> np.recarray:
    """N2: the position before the deal: every card but the Plague in the pile."""
    table = blank(STATE)
    s = table[0]
    s.players = players
    for crop, name in enumerate(CROP_NAMES):
        if name not in options.out:
            s.deck[crop] = components.crop_classic if options.classic else components.crop
    for number, (one, other) in enumerate(PAIRS):
        s.deck[SPECULATION + number] = CROP_NAMES[one] not in options.out and CROP_NAMES[other] not in options.out
    s.deck[STONE] = components.stone if options.monuments else 0
    s.deck[PLAGUE] = 1
    s.classic = options.classic
    s.pile[:] = s.deck
    s.pile[PLAGUE] = 0
    s.pile_size = s.pile.sum()
    s.plague_aside = 1
    s.season = 1
    s.first = NOBODY if options.first is None else options.first
    s.turn = s.speculator = NOBODY
    s.owner[:] = NOBODY
    s.flood = s.picked = NO_CARD
    s.speculation[:] = NO_CARD
    s.given = NO_GIFT
    s.owed = components.opening_hand
    s.drawer = 0
    s.step = DEAL
    return table

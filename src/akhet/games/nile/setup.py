"""The set-up: N2.1 to N2.3. The options of a table, and the position before the deal."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from akhet.games.nile.components import CLASSIC_CROPS, CLASSIC_MAX_PLAYERS, Components
from akhet.games.nile.manifest import MANIFEST
from akhet.games.nile.schema import NileCrop, NileOptions
from akhet.games.nile.state import (
    CROP_NAMES,
    CROPS,
    MAX_PLAYERS,
    NO_CARD,
    NO_GIFT,
    PAIRS,
    PLAGUE,
    SPECULATION,
    STATE,
    STONE,
    Step,
)
from akhet.kernel.layout import NOBODY, blank
from akhet.kernel.manifest import Option
from akhet.kernel.refusal import Refusal, refuse, shown


@dataclass(frozen=True)
class Options:
    """The options of a table (N1.5, N2.2, N2.3, N2.5)."""

    monuments: bool = False
    classic: bool = False
    out: tuple[NileCrop, ...] = ()  # crops not in play
    first: int | None = None  # the seat that begins; None for chance

    def given(self) -> NileOptions:
        """The options as they can be given to `read_options`; only chance is left open."""
        options: NileOptions = {"monuments": self.monuments, "classic": self.classic}
        if not self.classic:
            options["out"] = list(self.out)
        if self.first is not None:
            options["first"] = self.first
        return options


def read_options(components: Components, players: Any, given: dict[str, Any]) -> Options:
    """Check the options of a new table; `out` is filled in if it was left open."""
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


def _crops_out(components: Components, players: int, classic: bool, given: Any) -> tuple[NileCrop, ...]:
    if classic:
        if players > CLASSIC_MAX_PLAYERS:
            raise refuse("nile.open.classic_players", "N1.5", players=players, most=CLASSIC_MAX_PLAYERS)
        out = CROP_NAMES[CLASSIC_CROPS:]
        if given is not None and (not isinstance(given, list | tuple) or sorted(map(str, given)) != sorted(out)):
            raise refuse("nile.open.classic_out", "N1.5")
        return out
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


def offered_options(components: Components, players: int, given: Mapping[str, Any]) -> tuple[Option, ...]:
    """N1.5, N2.2, N2.5: the options with what the players and the other options leave to choose."""
    classic, count = given.get("classic") is True, CROPS - components.crops_in_play[players - 2]
    together = Refusal("nile.open.classic_monuments", "N1.5")
    closed: dict[str, Refusal | None] = {}
    if players > CLASSIC_MAX_PLAYERS:
        limits: dict[str, object] = {"players": players, "most": CLASSIC_MAX_PLAYERS}
        closed["classic"] = Refusal("nile.open.classic_players", "N1.5", limits)
    elif classic:
        closed |= {"monuments": together, "out": Refusal("nile.open.classic_out", "N1.5")}
    elif given.get("monuments") is True:
        closed["classic"] = together
    if count == 0:
        closed["out"] = Refusal("nile.open.out_number", "N2.2", {"count": count, "players": players})
    out = {
        "labels": tuple((f"nile-card-{crop}", {}) for crop in CROP_NAMES),
        "default": CROP_NAMES[CROPS - count :],
        "count": count,
    }
    return tuple(
        replace(option, closed=closed.get(option.name), **(out if option.name == "out" else {}))
        for option in MANIFEST.options
    )


def initial_state(components: Components, players: int, options: Options, log: Any = None) -> np.recarray:
    """N2: the position before the deal, with every card but the Plague in the pile."""
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
    s.step = Step.DEAL
    return table

"""The components: F1. `components.toml` holds boards, tiles, Districts and scales; `read_set.py` reads such a file."""

import hashlib
import json
import re
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from akhet.games.fertility.state import (
    ANY,
    BOARD_COLUMNS,
    DESERT,
    DISTRICT_SHOPS,
    MAX_GODS,
    PARTS,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    PRINTED,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    WATER,
    WHEAT,
)
from akhet.kernel.layout import Record, blank

SHIPPED = Path(__file__).with_name("components.toml")
LETTERS = "ABPG"
LAND = {".": DESERT, "S": DESERT, "~": WATER, "w": WHEAT} | {
    letter.lower(): PRINTED + n for n, letter in enumerate(LETTERS)
}
STARTING_TILE = LETTERS  # F1.3: the scenes of the starting tile, clockwise from its top left
EACH_VALUES = (1, 3)  # F1.9


@dataclass(frozen=True)
class Shop:
    needs: str  # letters, * for any: "AB*"
    pays: str  # "4 debens", "wheat", "Ra", "Horus Ra", "any god", "3 each G", "exchange A B P"


@dataclass(frozen=True)
class District:
    name: str
    cost: int
    shops: tuple[Shop, ...]


@dataclass(frozen=True)
class Board:
    name: str
    rows: tuple[str, ...]


@dataclass(frozen=True)
class Components:
    """A set of components, checked (F1)."""

    name: str
    reconstruction: bool
    gods: tuple[str, ...]
    wheat_scale: tuple[int, ...]
    god_scale: tuple[int, ...]
    tiles: tuple[int, ...]  # by TILE_KINDS
    boards: tuple[Board, ...]
    metropolises: tuple[tuple[Shop, ...], ...]  # by seat: the starting Shops (F1.6)
    districts: tuple[District, ...]
    starting_tile: str = STARTING_TILE

    @property
    def alike(self) -> bool:
        """F1.6: whether every Metropolis has the same starting Shops."""
        return len(set(self.metropolises)) == 1

    def hash(self) -> str:
        """The hash that names the set in a record. What only an owner's set may have is in it only if it has it."""
        data = asdict(self)
        metropolises = data.pop("metropolises")
        data["starting_shops"] = metropolises[0] if self.alike else metropolises
        if self.starting_tile == STARTING_TILE:
            del data["starting_tile"]
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

    @cached_property
    def parts(self) -> Record:
        """The set as the rules read it."""
        parts = blank(PARTS)[0]
        for number, board in enumerate(self.boards):
            for row, line in enumerate(board.rows):
                for column, letter in enumerate(line):
                    parts.land[number, row, column] = LAND[letter]
            symbol = "".join(board.rows).index("S")
            parts.symbol_row[number], parts.symbol_column[number] = divmod(symbol, BOARD_COLUMNS)
        parts.tiles[:] = self.tiles
        parts.wheat_scale[:] = self.wheat_scale
        parts.gods = len(self.gods)
        parts.god_scale[:] = (*self.god_scale, *[self.god_scale[-1]] * (MAX_GODS - len(self.gods)))
        parts.starting_tile[:] = [LETTERS.index(letter) for letter in self.starting_tile]
        for seat, shops in enumerate(self.metropolises):
            for place, shop in enumerate(shops):
                self._fill_shop(parts, STARTING_SHOPS * seat + place, shop)
        for number, district in enumerate(self.districts):
            parts.cost[number] = district.cost
            for place, shop in enumerate(district.shops):
                self._fill_shop(parts, DISTRICT_SHOPS + SHOPS_OF_DISTRICT * number + place, shop)
        return parts

    def _fill_shop(self, parts: Record, number: int, shop: Shop) -> None:
        for letter in shop.needs:
            parts.needs[number, ANY if letter == "*" else LETTERS.index(letter)] += 1
        kind, value, shows = read_pay(shop.pays, self.gods)
        parts.pays[number], parts.value[number], parts.shows[number] = kind, value, shows


def read_pay(pays: str, gods: tuple[str, ...]) -> tuple[int, int, int]:
    """F1.9: what a Shop pays as kind, value and the bits it shows; ValueError for any other text."""
    if found := re.fullmatch(r"(\d{1,2}) debens", pays):
        return PAYS_DEBENS, int(found[1]), 0
    if pays == "wheat":
        return PAYS_WHEAT, 1, 0
    if pays == "any god":
        return PAYS_ANY_GOD, 0, 0
    if (found := re.fullmatch(r"(\d) each ([ABPG])", pays)) and int(found[1]) in EACH_VALUES:
        return PAYS_EACH, int(found[1]), 1 << LETTERS.index(found[2])
    if found := re.fullmatch(r"exchange ([ABPG]) ([ABPG]) ([ABPG])", pays):
        offered = set(found.groups())
        if len(offered) == len(found.groups()):
            return PAYS_EXCHANGE, 0, sum(1 << LETTERS.index(letter) for letter in offered)
    named = pays.split()
    if 1 <= len(named) <= 2 and len(set(named)) == len(named) and set(named) <= set(gods):
        return PAYS_GODS, 0, sum(1 << gods.index(god) for god in named)
    raise ValueError(pays)

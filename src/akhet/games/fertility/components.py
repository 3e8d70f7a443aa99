"""The components: F1. `components.toml` holds boards, tiles, Districts and scales."""

import hashlib
import json
import re
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from akhet.games.fertility.state import (
    ANY,
    BOARD_COLUMNS,
    BOARDS,
    DESERT,
    DISTRICTS,
    GODS,
    PARTS,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    PRINTED,
    ROWS,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_KINDS,
    WATER,
    WHEAT,
)
from akhet.kernel.files import read_toml
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import Refusal, Refused, refuse, shown

SHIPPED = Path(__file__).with_name("components.toml")
LETTERS = "ABPG"
LAND = {".": DESERT, "S": DESERT, "~": WATER, "w": WHEAT} | {
    letter.lower(): PRINTED + n for n, letter in enumerate(LETTERS)
}
ALL_TILES = 50
MAX_ICONS = 9  # of a Shop
MAX_COST = 9  # of a District
MAX_BYTES = 2**20
MAX_DEBENS = 99
WHEAT_SCALE = (0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40)  # F1.8
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
    starting_shops: tuple[Shop, ...]
    districts: tuple[District, ...]

    def hash(self) -> str:
        """The hash that names the set in a record."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

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
        parts.god_scale[:] = self.god_scale
        for number, shop in enumerate(self.starting_shops):
            self._fill_shop(parts, number, shop)
        for number, district in enumerate(self.districts):
            parts.cost[number] = district.cost
            for place, shop in enumerate(district.shops):
                self._fill_shop(parts, STARTING_SHOPS + SHOPS_OF_DISTRICT * number + place, shop)
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


class _Reader:
    """Reads a set from TOML; every refusal names the file, the entry and the reason."""

    def __init__(self, path: Path) -> None:
        self.file = shown(path.name)
        self.data = read_toml(path, MAX_BYTES)
        known = {"name", "reconstruction", "gods", "wheat_scale", "god_scale"}
        for entry in sorted(self.data.keys() - known - {"tiles", "boards", "starting_shops", "districts"}):
            raise self.wrong("F1.1", shown(entry), "entry.unknown")

    def wrong(self, ruling: str, entry: str, reason: str, **values: object) -> Refused:
        return refuse("components.wrong", ruling, file=self.file, entry=entry, reason=Refusal(reason, None, values))

    def text(self, table: dict[str, Any], name: str, ruling: str, entry: str) -> str:
        value = table.get(name)
        if not isinstance(value, str) or not 0 < len(value.strip()) <= 200:
            raise self.wrong(ruling, entry, "entry.text")
        return value

    def rows(self, entry: str, ruling: str, count: int | None) -> list[dict[str, Any]]:
        value = self.data.get(entry)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(ruling, entry, "set.tables")
        if count is not None and len(value) != count:
            raise self.wrong(ruling, entry, "set.number", count=count, found=len(value))
        return value

    def scale(self, entry: str, ruling: str, count: int) -> tuple[int, ...]:
        value: Any = self.data.get(entry)
        fits = isinstance(value, list) and len(value) == count and all(type(number) is int for number in value)
        if (
            not fits
            or any(not 0 <= number <= MAX_DEBENS for number in value)
            or value != sorted(value)
            or value[0] != 0
        ):
            raise self.wrong(ruling, entry, "set.scale", count=count, most=MAX_DEBENS)
        return tuple(value)

    def wheat_scale(self) -> tuple[int, ...]:
        """F1.8: the rulebooks print it, so it is the same in every set."""
        if self.data.get("wheat_scale") != list(WHEAT_SCALE):
            raise self.wrong("F1.8", "wheat_scale", "set.wheat_scale", scale=", ".join(map(str, WHEAT_SCALE)))
        return WHEAT_SCALE

    def reconstruction(self) -> bool:
        value = self.data.get("reconstruction", False)
        if type(value) is not bool:
            raise self.wrong("F1.1", "reconstruction", "entry.true_or_false")
        return value

    def gods(self) -> tuple[str, ...]:
        value: Any = self.data.get("gods")
        fits = isinstance(value, list) and len(value) == GODS
        if not fits or not all(isinstance(god, str) and god.isalpha() and len(god) <= 20 for god in value):
            raise self.wrong("F1.9", "gods", "set.gods", count=GODS)
        if len(set(value)) != GODS or set(value) & {"wheat", "exchange"}:
            raise self.wrong("F1.9", "gods", "set.gods_differ")
        return tuple(value)

    def tiles(self) -> tuple[int, ...]:
        names = [LETTERS[one] + LETTERS[other] for one, other in TILE_KINDS]
        table = self.data.get("tiles")
        if not isinstance(table, dict):
            raise self.wrong("F1.3", "tiles", "set.counts")
        for entry in sorted(table.keys() - set(names)):
            raise self.wrong("F1.3", f"tiles.{shown(entry)}", "set.no_tile", tiles=", ".join(names))
        for name in names:
            if type(table.get(name)) is not int or not 0 <= table[name] <= ALL_TILES:
                raise self.wrong("F1.3", f"tiles.{name}", "entry.whole", least=0, most=ALL_TILES)
        if sum(table.values()) != ALL_TILES:
            raise self.wrong("F1.3", "tiles", "set.in_all", all=ALL_TILES, found=sum(table.values()))
        return tuple(table[name] for name in names)

    def boards(self) -> tuple[Board, ...]:
        found = []
        for number, table in enumerate(self.rows("boards", "F1.2", BOARDS), start=1):
            entry = f"boards[{number}]"
            for extra in sorted(table.keys() - {"name", "rows"}):
                raise self.wrong("F1.2", f"{entry}.{shown(extra)}", "entry.unknown")
            name = self.text(table, "name", "F1.2", f"{entry}.name")
            if not re.fullmatch(r"[A-Za-z0-9]{1,12}", name):
                raise self.wrong("F1.2", f"{entry}.name", "set.word")
            rows = tuple(self.text(table, "rows", "F1.2", f"{entry}.rows").split())
            if len(rows) != ROWS or any(len(row) != BOARD_COLUMNS for row in rows):
                raise self.wrong("F1.2", f"{entry}.rows", "set.rows", rows=ROWS, columns=BOARD_COLUMNS)
            for letter in sorted(set("".join(rows)) - set(LAND)):
                raise self.wrong("F1.2", f"{entry}.rows", "set.square", letter=letter, squares=" ".join(LAND))
            symbol = [
                (row, column) for row in range(ROWS) for column in range(BOARD_COLUMNS) if rows[row][column] == "S"
            ]
            row, column = symbol[0] if symbol else (0, 0)
            if symbol != [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]:
                raise self.wrong("F1.2", f"{entry}.rows", "set.symbol")
            found.append(Board(name, rows))
        if len({board.name for board in found}) != BOARDS or len({board.rows for board in found}) != BOARDS:
            raise self.wrong("F1.2", "boards", "set.boards")
        return tuple(found)

    def shops(self, value: Any, entry: str, gods: tuple[str, ...]) -> tuple[Shop, ...]:
        if not isinstance(value, list) or not 1 <= len(value) <= STARTING_SHOPS:
            raise self.wrong("F1.9", entry, "set.shops")
        found = []
        for number, table in enumerate(value, start=1):
            name = f"{entry}[{number}]"
            if not isinstance(table, dict) or table.keys() != {"needs", "pays"}:
                raise self.wrong("F1.9", name, "set.shop")
            needs = self.text(table, "needs", "F1.9", f"{name}.needs").replace(" ", "")
            if not re.fullmatch(r"[ABPG*]+", needs) or len(needs) > MAX_ICONS:
                raise self.wrong("F1.9", f"{name}.needs", "set.needs", most=MAX_ICONS)
            pays = " ".join(self.text(table, "pays", "F1.9", f"{name}.pays").split())
            try:
                kind, _, _ = read_pay(pays, gods)
            except ValueError:
                raise self.wrong("F1.9", f"{name}.pays", "set.pays", pays=shown(pays)) from None
            if "*" in needs and kind != PAYS_DEBENS:
                raise self.wrong("F1.9", f"{name}.needs", "set.wild")
            found.append(Shop(needs, pays))
        return tuple(found)

    def districts(self, gods: tuple[str, ...]) -> tuple[District, ...]:
        found = []
        for number, table in enumerate(self.rows("districts", "F1.4", DISTRICTS), start=1):
            entry = f"districts[{number}]"
            for extra in sorted(table.keys() - {"name", "cost", "shops"}):
                raise self.wrong("F1.4", f"{entry}.{shown(extra)}", "entry.unknown")
            name = self.text(table, "name", "F1.4", f"{entry}.name")
            if not re.fullmatch(r"[A-Za-z0-9]{1,12}", name):
                raise self.wrong("F1.4", f"{entry}.name", "set.word")
            cost = table.get("cost")
            if type(cost) is not int or not 0 <= cost <= MAX_COST:
                raise self.wrong("F1.4", f"{entry}.cost", "entry.whole", least=0, most=MAX_COST)
            shops = self.shops(table.get("shops"), f"{entry}.shops", gods)
            if len(shops) > SHOPS_OF_DISTRICT:
                raise self.wrong("F1.4", f"{entry}.shops", "set.shops_number", most=SHOPS_OF_DISTRICT)
            found.append(District(name, cost, shops))
        names = [district.name for district in found]
        if len(set(names)) != len(names):
            raise self.wrong("F1.4", "districts", "set.same_name")
        return tuple(found)


def load_components(path: Path | None = None) -> Components:
    """The shipped reconstruction, or another set from a file; refused if it does not fit F1.1 to F1.9."""
    reader = _Reader(path or SHIPPED)
    gods = reader.gods()
    starting = reader.shops(reader.data.get("starting_shops"), "starting_shops", gods)
    if len(starting) != STARTING_SHOPS:
        raise reader.wrong("F1.6", "starting_shops", "set.number", count=STARTING_SHOPS, found=len(starting))
    return Components(
        name=reader.text(reader.data, "name", "F1.1", "name"),
        reconstruction=reader.reconstruction(),
        gods=gods,
        wheat_scale=reader.wheat_scale(),
        god_scale=reader.scale("god_scale", "F1.6", GODS + 1),
        tiles=reader.tiles(),
        boards=reader.boards(),
        starting_shops=starting,
        districts=reader.districts(gods),
    )

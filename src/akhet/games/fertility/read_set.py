"""Reading a set of components from a file: F1. Spelling is read generously; everything that does not fit is collected.

Equal sets get equal hashes: `4 Debens`, `bastet` and `a, a` become `4 debens`, `Bastet` and `AA`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, cast

from akhet.games.fertility.components import (
    LAND,
    LETTERS,
    SHIPPED,
    STARTING_TILE,
    Board,
    Components,
    District,
    Shop,
    read_pay,
)
from akhet.games.fertility.state import (
    BOARD_COLUMNS,
    BOARDS,
    DISTRICTS,
    MAX_GODS,
    MAX_PLAYERS,
    PAYS_DEBENS,
    ROWS,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_KINDS,
)
from akhet.kernel.components_file import MAX_BYTES, Faults, parse_toml
from akhet.kernel.files import read_file
from akhet.kernel.refusal import Refusal, shown

ALL_TILES = 50
MAX_ICONS = 9  # of a Shop
MAX_COST = 9  # of a District
MAX_DEBENS = 99
MAX_NAME, MAX_GOD = 200, 20  # characters
WHEAT_SCALE = (0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40)  # F1.8
TILE_LETTERS = tuple(LETTERS[one] + LETTERS[other] for one, other in TILE_KINDS)
ENTRIES = (
    *("name", "reconstruction", "gods", "wheat_scale", "god_scale"),
    *("starting_tile", "starting_shops", "tiles", "boards", "districts"),
)
NOT_GODS = {"wheat", "exchange", "any", "god", "each", "deben", "debens"}  # words of what Shops pay
PLACEHOLDER = "?"  # what a set to fill in has in place of a value

Entry = Refusal | str  # an entry as people call it


def load_components(path: Path | None = None) -> Components:
    """The shipped reconstruction, or another set from a file; refused if it does not fit F1.1 to F1.9."""
    path = path or SHIPPED
    return parse_components(read_file(path, MAX_BYTES), path.name)


def parse_components(content: bytes, file: str) -> Components:
    """A set from the content of a file. A set that does not fit F1.1 to F1.9 is refused with all its faults."""
    return _Reader(parse_toml(content, file), file).read()


def part(of: Entry, key: str) -> Refusal:
    """An entry of a Shop, a District or a board by its key in the file: `District A7, Shop 2, needs`."""
    return Refusal("components.entry.part", None, {"of": of, "key": key})


def is_blank(value: object) -> bool:
    """Whether a value is missing or still has to be filled in."""
    if isinstance(value, str):
        return not value.replace(PLACEHOLDER, "").split()
    return value is None


class _Reader:
    """Each method reads one entry. What does not fit is noted, and something harmless stands in for it."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        self.data = data
        self.faults = Faults(file)

    def read(self) -> Components:
        for entry in sorted(self.data.keys() - set(ENTRIES)):
            self.faults.add("F1.1", shown(entry), "entry.unknown")
        name = self.text(self.data.get("name"), "F1.1", "name", "name")
        gods = self.gods()
        components = Components(
            name=name,
            reconstruction=self.reconstruction(),
            gods=gods,
            wheat_scale=self.wheat_scale(),
            god_scale=self.god_scale(len(gods)),
            starting_tile=self.starting_tile(),
            tiles=self.tiles(),
            boards=self.boards(),
            metropolises=self.metropolises(gods),
            districts=self.districts(gods),
        )
        self.faults.check()
        return components

    def text(self, value: Any, ruling: str, path: str, entry: Entry) -> str:
        """A text that is there; empty if it does not fit."""
        if is_blank(value):
            self.faults.add(ruling, path, "set.blank", entry)
        elif not isinstance(value, str) or len(value) > MAX_NAME:
            self.faults.add(ruling, path, "entry.text", entry)
        else:
            return value
        return ""

    def tables(self, key: str, ruling: str, count: int) -> list[dict[str, Any]]:
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in cast(list[Any], value)):
            self.faults.add(ruling, key, "set.blank" if value is None else "set.tables")
            return []
        found = cast(list[dict[str, Any]], value)
        if len(found) != count:
            self.faults.add(ruling, key, "set.number", count=count, found=len(found))
        return found[:count]

    def reconstruction(self) -> bool:
        value = self.data.get("reconstruction", False)
        if type(value) is not bool:
            self.faults.add("F1.1", "reconstruction", "entry.true_or_false")
        return value is True

    def gods(self) -> tuple[str, ...]:
        """F1.9: one to eight gods, one word each."""
        value: Any = self.data.get("gods")
        names: list[Any] = [name.strip() if isinstance(name, str) else name for name in _list(value)]
        if value is None or value == [] or any(map(is_blank, names)):
            self.faults.add("F1.9", "gods", "set.blank")
        elif not 1 <= len(names) <= MAX_GODS or not all(
            isinstance(name, str) and name.isalpha() and len(name) <= MAX_GOD for name in names
        ):
            self.faults.add("F1.9", "gods", "set.gods", most=MAX_GODS)
        elif len({name.casefold() for name in names} - NOT_GODS) != len(names):
            self.faults.add("F1.9", "gods", "set.gods_differ")
        else:
            return tuple(names)
        return ()

    def wheat_scale(self) -> tuple[int, ...]:
        """F1.8: the rulebooks print it, so it is the same in every set and may be left out."""
        if self.data.get("wheat_scale", list(WHEAT_SCALE)) != list(WHEAT_SCALE):
            self.faults.add("F1.8", "wheat_scale", "set.wheat_scale", scale=", ".join(map(str, WHEAT_SCALE)))
        return WHEAT_SCALE

    def god_scale(self, gods: int) -> tuple[int, ...]:
        """F1.6: Debens for no god, one, two and so on up to all of them."""
        value: Any = self.data.get("god_scale")
        numbers = _list(value)
        if value is None or value == []:
            self.faults.add("F1.6", "god_scale", "set.blank")
        elif gods and (  # without gods the number of entries is not known
            len(numbers) != gods + 1
            or not all(type(number) is int and 0 <= number <= MAX_DEBENS for number in numbers)
            or numbers != sorted(numbers)
            or numbers[0] != 0
        ):
            self.faults.add("F1.6", "god_scale", "set.scale", count=gods + 1, most=MAX_DEBENS)
        return tuple(numbers)

    def starting_tile(self) -> str:
        """F1.3: one scene of each kind, clockwise from the top left."""
        value = self.data.get("starting_tile", STARTING_TILE)
        scenes = _letters(value) if isinstance(value, str) else ""
        if sorted(scenes) != sorted(LETTERS):
            self.faults.add("F1.3", "starting_tile", "set.blank" if is_blank(value) else "set.starting_tile")
        return scenes

    def tiles(self) -> tuple[int, ...]:
        """F1.3: fifty tiles; `BA` is `AB`."""
        table: Any = self.data.get("tiles")
        if not isinstance(table, dict):
            self.faults.add("F1.3", "tiles", "set.blank" if table is None else "set.counts", _TILES)
            return ()
        counts: dict[str, Any] = {}
        for key, count in cast(dict[str, Any], table).items():
            name = "".join(sorted(_letters(key), key=LETTERS.find))
            path, entry = f"tiles.{shown(key)}", Refusal("components.entry.tile", None, {"tile": shown(key)})
            if name not in TILE_LETTERS:
                self.faults.add("F1.3", path, "set.no_tile", entry, tiles=", ".join(TILE_LETTERS))
            elif name in counts:
                self.faults.add("F1.3", path, "set.tile_twice", entry)
            else:
                counts[name] = count
        blank = [name for name in TILE_LETTERS if is_blank(counts.get(name))]
        if len(blank) == len(TILE_LETTERS):
            self.faults.add("F1.3", "tiles", "set.blank", _TILES)
            return ()
        for name in TILE_LETTERS:
            path, entry = f"tiles.{name}", Refusal("components.entry.tile", None, {"tile": name})
            if name in blank:
                self.faults.add("F1.3", path, "set.blank", entry)
            elif type(counts[name]) is not int or not 0 <= counts[name] <= ALL_TILES:
                self.faults.add("F1.3", path, "entry.whole", entry, least=0, most=ALL_TILES)
        numbers = [counts[name] for name in TILE_LETTERS if type(counts.get(name)) is int]
        if len(numbers) == len(TILE_LETTERS) and sum(numbers) != ALL_TILES:
            self.faults.add("F1.3", "tiles", "set.in_all", _TILES, all=ALL_TILES, found=sum(numbers))
        return tuple(numbers)

    def boards(self) -> tuple[Board, ...]:
        found = [
            Board(name, self.squares(table.get("rows"), f"{path}.rows", entry))
            for table, name, path, entry in self.named("boards", _board, "F1.2", BOARDS, {"name", "rows"})
        ]
        drawn = [board.rows for board in found if board.rows]
        if len(set(drawn)) != len(drawn):
            self.faults.add("F1.2", "boards", "set.boards")
        return tuple(found)

    def squares(self, value: Any, path: str, entry: Entry) -> tuple[str, ...]:
        """F1.2: eight rows of four squares with one start symbol; empty if they do not fit."""
        lines = cast(list[Any], value) if isinstance(value, list) else [value]
        if not all(isinstance(line, str) for line in lines) or all(map(is_blank, lines)):
            blank = all(map(is_blank, lines))
            self.faults.add("F1.2", path, "set.blank" if blank else "entry.text", entry)
            return ()
        rows = _rows("\n".join(lines))
        if len(rows) != ROWS:
            self.faults.add("F1.2", path, "set.rows", entry, rows=ROWS, columns=BOARD_COLUMNS)
            return ()
        fits = True
        for number, row in enumerate(rows, start=1):
            named = Refusal("components.entry.row", None, {"of": entry, "number": number})
            place = f"{path}[{number}]"
            if is_blank(row):
                self.faults.add("F1.2", place, "set.blank", named)
            elif len(row) != BOARD_COLUMNS:
                self.faults.add("F1.2", place, "set.row", named, columns=BOARD_COLUMNS, found=len(row))
            elif strange := sorted(set(row) - set(LAND)):
                values = {"letter": strange[0], "squares": " ".join(LAND)}
                self.faults.add("F1.2", place, "set.square", named, **values)
            else:
                continue
            fits = False
        if not fits:
            return ()
        symbol = [(row, column) for row in range(ROWS) for column in range(BOARD_COLUMNS) if rows[row][column] == "S"]
        row, column = symbol[0] if symbol else (0, 0)
        if symbol != [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]:
            self.faults.add("F1.2", path, "set.symbol", entry)
        return rows

    def metropolises(self, gods: tuple[str, ...]) -> tuple[tuple[Shop, ...], ...]:
        """F1.6: four starting Shops, the same for all or four for each seat."""
        value: Any = self.data.get("starting_shops")
        lists = _list(value)
        each = len(lists) > 0 and all(isinstance(shops, list) for shops in lists)
        if each and len(lists) != MAX_PLAYERS:
            self.faults.add("F1.6", "starting_shops", "set.metropolises", _starting(None), count=MAX_PLAYERS)
            return ()
        found: list[tuple[Shop, ...]] = []
        for seat, shops in enumerate(lists if each else [value]):
            path = f"starting_shops[{seat + 1}]" if each else "starting_shops"
            entry = _starting(seat if each else None)
            read = self.shops(shops, path, entry, gods)
            if read is not None and len(read) != STARTING_SHOPS:
                self.faults.add("F1.6", path, "set.number", entry, count=STARTING_SHOPS, found=len(read))
            found.append(read or ())
        return tuple(found) if each else tuple(found * MAX_PLAYERS)

    def shops(self, value: Any, path: str, entry: Entry, gods: tuple[str, ...]) -> tuple[Shop, ...] | None:
        """F1.9: a list of Shops; None if it is not one."""
        tables = _list(value)
        if value is None or (tables and all(map(_is_blank_shop, tables))):
            self.faults.add("F1.9", path, "set.blank", entry)
            return None
        if not tables or not all(isinstance(table, dict) for table in tables):
            self.faults.add("F1.9", path, "set.shops", entry)
            return None
        found: list[Shop] = []
        for number, table in enumerate(tables, start=1):
            named = Refusal("components.entry.shop", None, {"of": entry, "number": number})
            found.append(self.shop(table, f"{path}[{number}]", named, gods))
        return tuple(found)

    def shop(self, table: dict[str, Any], path: str, entry: Refusal, gods: tuple[str, ...]) -> Shop:
        if _is_blank_shop(table):
            self.faults.add("F1.9", path, "set.blank", entry)
            return Shop("", "")
        for extra in sorted(table.keys() - {"needs", "pays"}):
            self.faults.add("F1.9", f"{path}.{shown(extra)}", "entry.unknown", part(entry, shown(extra)))
        needs = _letters(self.text(table.get("needs"), "F1.9", f"{path}.needs", part(entry, "needs")))
        if needs and (set(needs) - {*LETTERS, "*"} or len(needs) > MAX_ICONS):
            self.faults.add("F1.9", f"{path}.needs", "set.needs", part(entry, "needs"), most=MAX_ICONS)
        written = self.text(table.get("pays"), "F1.9", f"{path}.pays", part(entry, "pays"))
        if not written or not gods:  # without gods their names cannot be told from mistakes
            return Shop(needs, written)
        pays = canonical_pay(written, gods)
        if pays is None:
            self.faults.add("F1.9", f"{path}.pays", "set.pays", part(entry, "pays"), pays=shown(written))
        elif "*" in needs and read_pay(pays, gods)[0] != PAYS_DEBENS:
            self.faults.add("F1.9", f"{path}.needs", "set.wild", part(entry, "needs"))
        return Shop(needs, pays or "")

    def districts(self, gods: tuple[str, ...]) -> tuple[District, ...]:
        found: list[District] = []
        keys = {"name", "cost", "shops"}
        for table, name, path, entry in self.named("districts", _district, "F1.4", DISTRICTS, keys):
            cost: Any = table.get("cost")
            if is_blank(cost) and all(map(_is_blank_shop, _list(table.get("shops")))):
                self.faults.add("F1.4", path, "set.blank", entry)
                continue
            if is_blank(cost):
                self.faults.add("F1.4", f"{path}.cost", "set.blank", part(entry, "cost"))
            elif type(cost) is not int or not 0 <= cost <= MAX_COST:
                self.faults.add("F1.4", f"{path}.cost", "entry.whole", part(entry, "cost"), least=0, most=MAX_COST)
            shops = self.shops(table.get("shops"), f"{path}.shops", entry, gods)
            if shops is not None and len(shops) > SHOPS_OF_DISTRICT:
                self.faults.add("F1.4", f"{path}.shops", "set.shops_number", entry, most=SHOPS_OF_DISTRICT)
            found.append(District(name, cost, shops or ()))
        return tuple(found)

    def named(
        self, key: str, called: Callable[[str], Refusal], ruling: str, count: int, keys: set[str]
    ) -> Iterator[tuple[dict[str, Any], str, str, Refusal]]:
        """The tables of a list, each with its name, its path in the file, and what people call it."""
        tables = self.tables(key, ruling, count)
        names = set[str]()
        for number, table in enumerate(tables, start=1):
            path, name = f"{key}[{number}]", _name_of(table)
            entry = called(name or f"#{number}")
            if not name:
                reason = "set.blank" if is_blank(table.get("name")) else "set.word"
                self.faults.add(ruling, f"{path}.name", reason, part(entry, "name"))
            elif name.casefold() in names:
                self.faults.add(ruling, f"{path}.name", "set.same_name", part(entry, "name"))
            names.add(name.casefold())
            for extra in sorted(table.keys() - keys):
                self.faults.add(ruling, f"{path}.{shown(extra)}", "entry.unknown", part(entry, shown(extra)))
            yield table, name, path, entry


def _board(name: str) -> Refusal:
    return Refusal("components.entry.board", None, {"name": name})


def _district(name: str) -> Refusal:
    return Refusal("components.entry.district", None, {"name": name})


def _starting(seat: int | None) -> Refusal:
    """The starting Shops of a seat, or of all."""
    if seat is None:
        return Refusal("components.entry.starting")
    return Refusal("components.entry.starting_of", None, {"player": seat + 1})


def starting_shop(seat: int | None, place: int) -> Refusal:
    """A starting Shop of a seat, or of all, as people call it."""
    return Refusal("components.entry.shop", None, {"of": _starting(seat), "number": place + 1})


_TILES = Refusal("components.entry.tiles")


def _list(value: Any) -> list[Any]:
    return cast(list[Any], value) if isinstance(value, list) else []


def _is_blank_shop(table: Any) -> bool:
    values: Iterable[object] = cast(dict[str, object], table).values() if isinstance(table, dict) else [0]
    return all(map(is_blank, values))


def _name_of(table: dict[str, Any]) -> str:
    """The name of a board or a District: one short word; empty if it does not fit."""
    name = table.get("name")
    found = name.strip() if isinstance(name, str) else ""
    return found if re.fullmatch(r"[A-Za-z0-9]{1,12}", found) else ""


def _letters(text: str) -> str:
    """Letters in any case, with spaces or commas between them or without: `a, a` is `AA`."""
    return re.sub(r"[\s,;]", "", text).upper()


def _rows(text: str) -> tuple[str, ...]:
    """The rows of a board: one per line, or separated by spaces; the letters in any case."""
    words = text.split()
    if any(len(word) != BOARD_COLUMNS for word in words):  # then spaces are between squares
        words = ["".join(line.split()) for line in text.strip().splitlines()]
    return tuple(word.lower().replace("s", "S") for word in words)


def canonical_pay(text: str, gods: tuple[str, ...]) -> str | None:
    """F1.9: what a Shop pays in the spelling that `read_pay` reads; None if it is nothing that a Shop can pay."""
    words = re.sub(r"[,;+&]", " ", text).casefold().split()
    said = " ".join(words)
    if found := re.fullmatch(r"([0-9]{1,2}) ?debens?", said):
        return f"{int(found[1])} debens"
    if said in ("wheat", "1 wheat"):
        return "wheat"
    if said == "any god":
        return said
    if found := re.fullmatch(r"([13]) ?(?:debens? )?each ([abpg])", said):
        return f"{found[1]} each {found[2].upper()}"
    if words[:1] == ["exchange"]:
        offered = "".join(words[1:]).upper()
        if len(offered) == len(LETTERS) - 1 == len(set(offered) & set(LETTERS)):
            return " ".join(["exchange", *sorted(offered, key=LETTERS.index)])
        return None
    known = {god.casefold(): god for god in gods}
    if 1 <= len(words) <= 2 and len(set(words)) == len(words) and set(words) <= known.keys():
        return " ".join(sorted((known[word] for word in words), key=gods.index))
    return None

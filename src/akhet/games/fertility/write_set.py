"""Writing a set of components as a file, with comments that explain every entry: F1. The file is in English."""

import re
from collections.abc import Mapping
from typing import Any, cast

from akhet.games.fertility.components import LETTERS, Components, Shop
from akhet.games.fertility.read_set import ENTRIES, PLACEHOLDER, TILE_LETTERS, WHEAT_SCALE
from akhet.games.fertility.state import BOARD_COLUMNS, BOARDS, DISTRICTS, ROWS, STARTING_SHOPS
from akhet.kernel.components_file import toml_key, toml_value

RECONSTRUCTION = """\
# The components of Fertility (F1): A RECONSTRUCTION.
#
# The printed boards, tile counts, Districts, starting Shops and statue scale are not in the texts we have. These
# figures are made to agree with everything that is known of them (docs/rules/fertility.md, F1).
#"""
OWN = """\
# A set of components of Fertility (F1).
#"""
HOW = f"""\
# If you own the game, write what is printed into a copy of this file. `akhet components new fertility FILE` makes one;
# with `--from blank` it is one to fill in, and every {PLACEHOLDER} stands for something that is still missing. Check it
# with `akhet components check FILE`. `akhet play`, `simulate`, `arena` and `serve` play with `--components FILE`.
# Capitals, commas and spaces within an entry do not matter.
"""
SHOPS = """\
# Shops (F1.9): what they need, as letters (A Alabaster, B Bovine, P Papyrus flower, G Grape) with * for any resource,
# and what they pay when full: "4 debens"; "wheat"; one or two gods by name; "any god"; "3 each G" for each Grape token,
# or 1; "exchange A B P" for one of these resources.
"""
ALIKE = """\
# The four starting Shops of a Metropolis (F1.6): one list for all players, or one list for each of the four players.
"""
START = """\
# The scenes of the starting tile, clockwise from its top left (F1.3).
"""
TILES = """\
# How many of each tile: A Alabaster, B Bovine, P Papyrus flower, G Grape (F1.3). 50 in all.
"""
BOARDS_DRAWN = """\
# Boards, drawn (F1.2): . desert, S one square of the start symbol, ~ water, w wheat, a b p g desert with that resource
# printed on it. Eight rows of four.
"""
FORTY = """\
# The forty Districts (F1.4), each with its cost and one to three Shops. Names are of letters and digits and all differ.
"""


def set_entries(components: Components) -> dict[str, Any]:
    """The entries of a set as its file has them."""
    metropolises = [[_shop(shop) for shop in shops] for shops in components.metropolises]
    return {
        "name": components.name,
        "reconstruction": components.reconstruction,
        "gods": list(components.gods),
        "wheat_scale": list(components.wheat_scale),
        "god_scale": list(components.god_scale),
        "starting_tile": components.starting_tile,
        "starting_shops": metropolises[0] if components.alike else metropolises,
        "tiles": dict(zip(TILE_LETTERS, components.tiles, strict=True)),
        "boards": [{"name": board.name, "rows": "\n".join(board.rows)} for board in components.boards],
        "districts": [
            {"name": district.name, "cost": district.cost, "shops": [_shop(shop) for shop in district.shops]}
            for district in components.districts
        ],
    }


def _shop(shop: Shop) -> dict[str, str]:
    return {"needs": " ".join(shop.needs), "pays": shop.pays}


def blank_entries() -> dict[str, Any]:
    """A set to fill in: everything that an owner reads off the printed game is a `?`."""
    shop = {"needs": PLACEHOLDER, "pays": PLACEHOLDER}
    return {
        "name": PLACEHOLDER,
        "reconstruction": False,
        "gods": [PLACEHOLDER],
        "wheat_scale": list(WHEAT_SCALE),
        "god_scale": [],
        "starting_tile": PLACEHOLDER * len(LETTERS),
        "starting_shops": [shop] * STARTING_SHOPS,
        "tiles": dict.fromkeys(TILE_LETTERS, PLACEHOLDER),
        "boards": [
            {"name": name, "rows": "\n".join([PLACEHOLDER * BOARD_COLUMNS] * ROWS)}
            for name in ("I", "II", "III", "IV")[:BOARDS]
        ],
        "districts": [
            {"name": str(number), "cost": PLACEHOLDER, "shops": [shop]} for number in range(1, DISTRICTS + 1)
        ],
    }


def write_components(data: Mapping[str, Any]) -> str:
    """The file of a set, from its entries. What does not fit is written too, for `parse_components` to refuse."""
    lines = [RECONSTRUCTION if data.get("reconstruction") is True else OWN, HOW]
    lines += ["", *(_entry(data, key) for key in ("name", "reconstruction")), ""]
    lines += [_entry(data, "gods", "F1.9: one to eight, one word each")]
    lines += [_entry(data, "wheat_scale", "Debens for 0 to 10 Wheat, the same in every set (F1.8)")]
    lines += [_entry(data, "god_scale", "Debens for no god, one, two, up to all of them (F1.6)"), ""]
    if "starting_tile" in data:
        lines += [START + _entry(data, "starting_tile"), ""]
    lines += [
        f"{toml_key(key)} = {toml_value(data[key])}" for key in data if key not in ENTRIES or _is_misplaced(data, key)
    ]
    lines += [SHOPS, ALIKE + _starting_shops(data.get("starting_shops")), ""]
    lines += [TILES + _table("tiles", data.get("tiles")), ""]
    lines += [BOARDS_DRAWN + _tables("boards", data.get("boards"))]
    lines += [FORTY + _tables("districts", data.get("districts"))]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _entry(data: Mapping[str, Any], key: str, comment: str = "") -> str:
    if data.get(key) is None:
        return ""
    return f"{key} = {toml_value(data[key])}" + (f"  # {comment}" if comment else "")


def _starting_shops(value: Any) -> str:
    lists = cast(list[Any], value) if isinstance(value, list) else []
    if lists and all(isinstance(shops, list) for shops in lists):
        return "starting_shops = [\n" + "".join(f"    {_shops(shops, '    ')},\n" for shops in lists) + "]"
    return "" if value is None else f"starting_shops = {_shops(value)}"


def _shops(value: Any, indent: str = "") -> str:
    """A list of Shops, one per line."""
    if not isinstance(value, list):
        return toml_value(value)
    shops = cast(list[Any], value)
    return "[\n" + "".join(f"{indent}    {toml_value(shop)},\n" for shop in shops) + f"{indent}]"


def _is_misplaced(data: Mapping[str, Any], key: str) -> bool:
    """Whether an entry should be a table or a list of them and is not: it is written before the first table."""
    if data[key] is None:
        return False
    if key == "tiles":
        return not isinstance(data[key], dict)
    return key in ("boards", "districts") and not _are_tables(data[key])


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in cast(list[Any], value))


def _table(key: str, value: Any) -> str:
    if not isinstance(value, dict):
        return ""
    entries = cast(dict[Any, Any], value)
    return f"[{key}]\n" + "\n".join(f"{toml_key(name)} = {toml_value(entries[name])}" for name in entries)


def _tables(key: str, value: Any) -> str:
    return "\n".join(_one_of(key, row) for row in value) if _are_tables(value) else ""


def _one_of(key: str, table: dict[Any, Any]) -> str:
    lines = [f"[[{key}]]"]
    for name, value in table.items():
        written = _shops(value) if name == "shops" else _rows(value) if name == "rows" else toml_value(value)
        lines.append(f"{toml_key(name)} = {written}")
    return "\n".join(lines) + "\n"


def _rows(value: Any) -> str:
    """The rows of a board as they look, one per line."""
    lines: list[Any] = cast(list[Any], value) if isinstance(value, list) else str(value).split("\n")
    text = "\n".join(str(line).strip() for line in lines).strip()
    if not re.fullmatch(r"[A-Za-z.~?*, \n]+", text):
        return toml_value(value)
    return f'"""\n{text}\n"""'

"""Positions for tests, read as `set_up` reads them, and sets of components changed for them.

A position shows what one ruling is about; it need not be one that a game comes to, so F9.2 to F9.6 are not checked
here. Everything still is in exactly one place (F9.1).

A test draws its Valley, and the boards are made to fit the drawing: `.` desert, `a b p g` desert with a print, `~`
water, `w` wheat, `A B P G` a scene on plain desert, `0` to `3` the Monument of that seat. The starting tile lies in
the middle.
"""

import json
import tempfile
import tomllib
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from akhet import Game, Refused, Table
from akhet.games.fertility.components import SHIPPED
from akhet.kernel.refusal import Refusal

LETTERS = "abpg"
RESOURCES = dict(zip(LETTERS, ("alabaster", "bovine", "papyrus", "grape"), strict=True))
PAIRS = [one + other for n, one in enumerate(LETTERS) for other in LETTERS[n:]]
TILES = {pair: f"{RESOURCES[pair[0]]}-{RESOURCES[pair[1]]}" for pair in PAIRS}
TILES_USED = {2: 24, 3: 35, 4: 46}
PLAIN = """
    ............
    ............
    ............
    .....AB.....
    .....GP.....
    ............
    ............
    ............
"""
PLAIN_FOR_FOUR = """
    ................
    ................
    ................
    ......AB........
    ......GP........
    ................
    ................
    ................
"""
Shops = tuple[int, *tuple[tuple[str, str], ...]]  # cost, then what each Shop needs and pays


# Sets of components -----------------------------------------------------------------------------------------


@cache
def _shipped() -> dict[str, Any]:
    return tomllib.loads(SHIPPED.read_text("utf-8"))


def shipped_set() -> dict[str, Any]:
    """A copy of the shipped set as read from TOML, to inspect or to change."""
    return deepcopy(_shipped())


def as_toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {as_toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(entry) for entry in value) + "]"
    return json.dumps(value)


def write_set(folder: Path, data: dict[str, Any], name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text("".join(f"{json.dumps(key)} = {as_toml(value)}\n" for key, value in data.items()), "utf-8")
    return path


@cache
def _game(data: str) -> Game:
    with tempfile.TemporaryDirectory() as folder:
        return Game("fertility", write_set(Path(folder), json.loads(data)))


def game_with(data: dict[str, Any]) -> Game:
    return _game(json.dumps(data))


# Words ------------------------------------------------------------------------------------------------------


def counted(words: str) -> dict[str, int]:
    """`"2 a b"` as `{"a": 2, "b": 1}`."""
    counts: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdecimal():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return counts


def pairs(words: str) -> list[str]:
    """`"2 ba pp"` as the tiles `ab`, `ab`, `pp`."""
    return ["".join(sorted(word, key=LETTERS.index)) for word, n in counted(words).items() for _ in range(n)]


def tiles(words: str) -> dict[str, int]:
    """`"2 ba pp"` as in a position: counts by the tiles' names."""
    return named(pairs(words))


def named(found: Sequence[str]) -> dict[str, int]:
    return {name: found.count(pair) for pair, name in TILES.items() if pair in found}


def goods(words: str) -> dict[str, int]:
    """`"2 a b"` as `{"alabaster": 2, "bovine": 1}`, in the order of the resources."""
    counts = counted(words)
    assert counts.keys() <= RESOURCES.keys(), words
    return {name: counts[letter] for letter, name in RESOURCES.items() if counts.get(letter)}


def rows_of(drawing: str) -> list[str]:
    return drawing.split()


# The Valley -------------------------------------------------------------------------------------------------


def boards_for(rows: Sequence[str]) -> list[dict[str, str]]:
    """Four different boards; the first ones make up the drawing. The symbol in the middle is nearest to the centre."""
    columns = len(rows[0])
    start = columns // 2 - 1 if columns == 12 else columns // 2 - 2
    found: list[str] = []
    for left in range(0, 16, 4):
        land = ["".join("." if c.isupper() or c.isdigit() else c for c in row[left : left + 4]) for row in rows]
        if left >= columns:
            land = ["...."] * 7 + ["~w~w"]
        corners = [(r, c) for r in range(7) for c in range(3) if {land[r][c : c + 2], land[r + 1][c : c + 2]} == {".."}]
        corners.sort(key=lambda corner: -abs(corner[0] - 3) - abs(corner[1] + left + 1 - columns / 2))
        if left <= start < left + 4:
            assert (3, start - left) in corners, "the starting tile lies in the middle, on plain desert"
            corners = [(3, start - left)]
        drawn = (with_symbol(land, corner) for corner in corners)
        found.append(next(board for board in drawn if board not in found))
    return [{"name": name, "rows": board} for name, board in zip(("W", "X", "Y", "Z"), found, strict=True)]


def with_symbol(land: Sequence[str], corner: tuple[int, int]) -> str:
    """A board with its start symbol, whose top left square is `corner`."""
    squares = [list(row) for row in land]
    for row in (corner[0], corner[0] + 1):
        for column in (corner[1], corner[1] + 1):
            squares[row][column] = "S"
    return "\n".join("".join(row) for row in squares)


def start_turn_of(rows: Sequence[str]) -> int:
    columns = len(rows[0])
    start = columns // 2 - 1 if columns == 12 else columns // 2 - 2
    return -"ABPG".index(rows[3][start]) % 4


def tiles_for(scenes: dict[str, int], left: dict[str, int]) -> list[str]:
    """Some of the tiles left that together show these scenes."""
    first = next((letter for letter in LETTERS if scenes[letter]), None)
    if first is None:
        return []
    for pair in PAIRS:
        rest = scenes | {first: scenes[first] - 1}
        other = pair.replace(first, "", 1)
        if first in pair and left[pair] and rest[other]:
            rest[other] -= 1
            try:
                return [pair, *tiles_for(rest, left | {pair: left[pair] - 1})]
            except ValueError:
                continue
    raise ValueError(f"no tiles for {scenes}: is the number of scenes drawn even?")


# Positions --------------------------------------------------------------------------------------------------


def position(
    players: int = 2,
    *,
    valley: str | None = None,
    boards: list[str] | None = None,
    start_turn: int | None = None,
    symbol: int | None = None,
    variant: bool = False,
    turn: int = 0,
    step: str = "place",
    last_turns: int = 0,
    pools: Sequence[str] = (),
    common: str = "",
    gone: str = "",
    pile: int | None = None,
    row: str = "",
    districts: dict[str, Shops] | None = None,
    metropolis: Sequence[str] = (),
    tokens: Sequence[dict[str, str]] = (),
    beside: str = "",
    stock: str | None = None,
    wheat: Sequence[int] = (),
    so_far: dict[str, Any] | None = None,
    seed: int = 0,
    **more: Any,
) -> Table:
    """A table as described, seat `turn` to move.

    Pools and row are filled up with remaining tiles and Districts to their size at this step. The tiles placed are any
    that show the scenes drawn. `boards` uses the shipped boards instead of boards made from the drawing. `districts`
    replaces Districts of the set by `(cost, (needs, pays), ...)`: those of the same names, otherwise the first ones.
    Shops are named `"0"` to `"3"`, or by their District, as `"A4"` and `"A4.1"`. `pile` is the number of tiles left;
    the others are discarded. `stock`, as `"0 a 3 b"`, is what the Stock has left; the rest lies on Shops of the last
    seat that are never full.
    """
    data = shipped_set()
    _replace_districts(data, districts or {})
    options: dict[str, Any] = {"variant": variant}
    if boards is None:
        rows = rows_of(valley or (PLAIN_FOR_FOUR if players == 4 else PLAIN))
        data["boards"] = boards_for(rows)
        options |= {"boards": list("WXYZ")[: len(rows[0]) // 4], "start_turn": start_turn_of(rows)}
    else:
        rows = rows_of(valley) if valley is not None else None
        options |= {"boards": boards, "start_turn": start_turn or 0}
        if symbol is not None:
            options["symbol"] = symbol
    built = [names.split() for names in [*metropolis, *[""] * players][:players]]
    supplied = [dict(shops) for shops in [*tokens, *[{}] * players][:players]]
    if stock is not None:
        _hoard(data, built, supplied, beside, counted(stock))
    shown = _row(data, row, built, so_far or {})
    given: dict[str, Any] = {
        "players": players,
        "options": options,
        "turn": turn,
        "step": step,
        "last_turns": last_turns,
        "row": shown,
        "metropolis": built,
        "tokens": [
            {str(_slot(name, built[seat])): goods(words) for name, words in shops.items()}
            for seat, shops in enumerate(supplied)
        ],
        "beside": goods(beside),
        "wheat": [*wheat, *[0] * players][:players],
        "turn_so_far": so_far or {},
    }
    if rows is not None:
        given["valley"] = rows
    given |= _tiles(data, players, rows, variant, turn, step, last_turns, pools, common, gone, pile)
    return set_up_unchecked(game_with(data), given | more, seed)


def set_up_unchecked(game: Game, given: dict[str, Any], seed: int = 0) -> Table:
    """A table at a position that need not be one a game comes to (F9.2 to F9.6)."""
    with patch("akhet.games.fertility.read_position.check_lawful"):
        return game.set_up(given, seed=seed)


def lawful(**given: Any) -> Table:
    """A table as `position` describes it, if that is a position that a game could come to (F9)."""
    table = position(**given)
    return table.game.set_up(table.position())


def _replace_districts(data: dict[str, Any], districts: dict[str, Shops]) -> None:
    free = [district for district in data["districts"] if district["name"] not in districts]
    for name, (cost, *shops) in districts.items():
        old = next((district for district in data["districts"] if district["name"] == name), None) or free.pop(0)
        old |= {"name": name, "cost": cost, "shops": [{"needs": needs, "pays": pays} for needs, pays in shops]}


def _hoard(
    data: dict[str, Any], built: list[list[str]], supplied: list[dict[str, str]], beside: str, stock: dict[str, int]
) -> None:
    """Leave this much of each named resource in the Stock; the rest lies on Shops of the last seat."""
    for letter, left in stock.items():
        name = f"hoard{letter}"
        place = next(n for n in reversed(range(40)) if "hoard" not in data["districts"][n]["name"])
        shops = [{"needs": 9 * letter.upper(), "pays": "2 debens"}] * 3
        data["districts"][place] = {"name": name, "cost": 0, "shops": shops}
        lying = sum(counted(words).get(letter, 0) for shops in supplied for words in shops.values())
        missing = 20 - left - counted(beside).get(letter, 0) - lying
        built[-1].append(name)
        for shop in range(3):
            there = min(8, missing) if missing > 0 else 0
            supplied[-1][f"{name}.{shop}"] = f"{there} {letter}" if there else ""
            missing -= there


def _row(data: dict[str, Any], row: str, built: list[list[str]], so_far: dict[str, Any]) -> list[str]:
    shown = row.split()
    used = {*shown, so_far.get("buying"), *(name for names in built for name in names)}
    free = [district["name"] for district in data["districts"] if district["name"] not in used]
    return [*shown, *free[::-1]][: 3 if so_far.get("built") else 4]


def _slot(name: str, built: list[str]) -> int:
    if name.isdecimal():
        return int(name)
    district, _, shop = name.partition(".")
    return 4 + 3 * built.index(district) + int(shop or 0)


def _tiles(
    data: dict[str, Any],
    players: int,
    rows: list[str] | None,
    variant: bool,
    turn: int,
    step: str,
    last_turns: int,
    pools: Sequence[str],
    common: str,
    gone: str,
    pile: int | None,
) -> dict[str, Any]:
    """The places of all tiles: those given, then filled up."""
    left = {pair: data["tiles"][pair.upper()] for pair in PAIRS}
    personal = [pairs(words) for words in [*pools, *[""] * players][:players]]
    shown, out = pairs(common), pairs(gone)
    for pair in [*(pair for pool in personal for pair in pool), *shown, *out]:
        left[pair] -= 1
    drawn = "".join(rows or [])
    scenes = {letter: max(0, drawn.count(letter.upper()) - 1) for letter in LETTERS}
    placed = tiles_for(scenes, left)
    for pair in placed:
        left[pair] -= 1

    def fill(pool: list[str], size: int) -> None:
        while len(pool) < size:
            pair = max(PAIRS, key=lambda pair: left[pair])
            left[pair] -= 1
            pool.append(pair)

    moved = step not in ("place", "over")
    ending = bool(last_turns) or step == "over"
    for seat, pool in enumerate(personal):
        behind = ending and (seat - turn) % players >= (last_turns or 0)
        fill(pool, 2 if (seat == turn and moved) or behind else 3)
    lacking = (1 if step == "remove" else 0) + (0 if not ending else 2 if variant else 1)
    fill(shown, 3 - lacking)
    used = 39 if variant else TILES_USED[players]
    if ending:
        pile = 0
    if pile is not None:
        fill(out, used - pile - len(placed) - len(shown) - sum(len(pool) for pool in personal))
    done = len(placed) + (0 if variant else len(out)) - moved
    return {
        "first": (turn - done) % players,
        "pools": [named(pool) for pool in personal],
        "common": named(shown),
        "gone": named(out),
        "placed": named(placed),
    }


# Questions -----------------------------------------------------------------------------------------------------


def why(table: Table, move: int | str, seat: int | None = None) -> Refusal:
    """The refusal of a move, which must be refused."""
    refusal = table.why_not(move, seat)
    assert refusal is not None, move
    return refusal


def forbids(table: Table, move: int | str, seat: int | None = None) -> str | None:
    """The ruling that forbids a move; None if it is legal."""
    refusal = table.why_not(move, seat)
    return None if refusal is None else refusal.ruling


def moves(table: Table) -> list[str]:
    return [move.say for move in table.legal()]


def play(table: Table, *phrases: str) -> Table:
    for phrase in phrases:
        table.play(phrase)
    return table


def happened(table: Table) -> list[str]:
    """The names of the events of the last step."""
    return [event.name for event in table.plies[-1].events]


def refused(given: Any) -> Refusal:
    """The refusal that a function raises."""
    try:
        given()
    except Refused as refused:
        return refused.refusal
    raise AssertionError("not refused")

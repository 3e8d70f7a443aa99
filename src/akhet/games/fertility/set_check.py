"""Remarks on a lawful set: where it differs from what is known of the printed set, or from the reconstruction (F1)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

from akhet.games.fertility.components import LETTERS, STARTING_TILE, Components, Shop, read_pay
from akhet.games.fertility.read_set import load_components, starting_shop
from akhet.games.fertility.state import (
    BOARD_COLUMNS,
    BOARDS,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    RESOURCE_NAMES,
    ROWS,
    TILE_KINDS,
)
from akhet.kernel.refusal import Refusal, Term

# What is known of the printed set, and what the reconstruction keeps to (F1).
KNOWN_COSTS = (0, 1, 2)  # F1.4
BRIEF_GOD_SCALE = (0, 3, 6, 10, 15, 21)
BRIEF_EACH_TILE = 5
BRIEF_WATER = BRIEF_WHEAT = (3, 4)
BRIEF_LEADING = 10  # Districts by their leading resource
BRIEF_GOD = 2  # Districts with each god, at least
WILDCARD = Shop("*", "2 debens")  # F1.9
BRIEF_STARTING = {
    ("A", PAYS_GODS, ""),
    ("B", PAYS_EACH, "1 each B"),
    ("P", PAYS_EXCHANGE, "ABG"),
    ("G", PAYS_WHEAT, ""),
}
KINDS = ("generic", "wildcard", "wheat", "one-god", "two-gods", "any-god", "each-1", "each-3", "exchange")

Square = tuple[int, int]
Valley = dict[Square, str]  # the letter of each square, by row and column


def remarks(components: Components) -> Iterator[Refusal]:
    """Where a lawful set differs from what F1 marks as from reviews, or from what the reconstruction keeps to.

    A remark has the form of a refusal: its ruling, and a message with its values.
    """
    if components.reconstruction and components.hash() != load_components().hash():
        yield remark("components.check.still_reconstruction", "F1.1")
    yield from _remarks_on_boards(components)
    yield from _remarks_on_arrangements(components)
    tiles = {_tile_letters(kind): count for kind, count in enumerate(components.tiles) if count != BRIEF_EACH_TILE}
    if tiles:
        named = ", ".join(f"{name} {count}" for name, count in tiles.items())
        yield remark("components.check.tiles", "F1.3", tiles=named)
    yield from _remarks_on_districts(components)
    if components.starting_tile != STARTING_TILE:
        scenes = {"scenes": components.starting_tile, "known": STARTING_TILE}
        yield remark("components.check.starting_tile", "F1.3", **scenes)
    yield from _remarks_on_starting_shops(components)
    if components.god_scale != BRIEF_GOD_SCALE:
        scales = {"scale": _numbers(components.god_scale), "known": _numbers(BRIEF_GOD_SCALE)}
        yield remark("components.check.god_scale", "F1.6", **scales)
    yield from _remarks_on_shops(components)


def _remarks_on_starting_shops(components: Components) -> Iterator[Refusal]:
    if not components.alike:
        yield remark("components.check.starting_differ", "F1.6")
        return
    starting = components.metropolises[0]
    if {_brief_of(shop, components.gods) for shop in starting} != BRIEF_STARTING:
        shops = tuple(
            Refusal("components.check.shop", None, {"needs": shop.needs, "pays": payment(shop.pays, components.gods)})
            for shop in starting
        )
        yield remark("components.check.starting", "F1.6", shops=shops)


def remark(code: str, ruling: str, **values: object) -> Refusal:
    return Refusal(code, ruling, values)


def payment(pays: str, gods: tuple[str, ...]) -> Refusal:
    """What a Shop pays, as a message: a set's file has it in English."""
    kind, value, _ = read_pay(pays, gods)
    letters = [word for word in pays.split() if word in LETTERS]
    if kind == PAYS_DEBENS:
        return Refusal("components.show.pays_debens", None, {"value": value})
    if kind == PAYS_WHEAT:
        return Refusal("components.show.pays_wheat")
    if kind == PAYS_GODS:
        return Refusal("components.show.pays_gods", None, {"gods": " + ".join(pays.split())})
    if kind == PAYS_ANY_GOD:
        return Refusal("components.show.pays_any_god")
    if kind == PAYS_EACH:
        return Refusal("components.show.pays_each", None, {"value": value, "letter": letters[0]})
    return Refusal("components.show.pays_exchange", None, {"letters": " ".join(letters)})


def _remarks_on_boards(components: Components) -> Iterator[Refusal]:
    for board in components.boards:
        squares = "".join(board.rows)
        if squares.count("~") not in BRIEF_WATER:
            yield remark("components.check.water", "F1.2", board=board.name, count=squares.count("~"))
        if squares.count("w") not in BRIEF_WHEAT:
            yield remark("components.check.wheat", "F1.2", board=board.name, count=squares.count("w"))
        printed = sorted((square for square in squares if square in "abpg"), key="abpg".index)
        if printed != list("abpg"):
            values = {"board": board.name, "printed": "some" if printed else "none", "letters": " ".join(printed)}
            yield remark("components.check.printed", "F1.2", **values)


def _remarks_on_arrangements(components: Components) -> Iterator[Refusal]:
    """F2.1, F2.2: every choice, order and turn of three and of four boards, before and under the starting tile."""
    every = list(arrangements(components))
    faults = Counter(fault for valley, starts in every for fault in faults_of(valley, starts))
    numbers = {fault: {"count": count, "all": len(every)} for fault, count in faults.items()}
    if "split" in faults:
        yield remark("components.check.desert_split", "F1.2", **numbers["split"])
    if "quarry" in faults:
        yield remark("components.check.quarry_ready", "F1.2", **numbers["quarry"])
    if "wheat" in faults:
        yield remark("components.check.wheat_shut", "F1.2", **numbers["wheat"])
    if "start" in faults:
        yield remark("components.check.start_shut", "F1.2", **numbers["start"])


def _remarks_on_districts(components: Components) -> Iterator[Refusal]:
    dear = [district for district in components.districts if district.cost not in KNOWN_COSTS]
    if dear:
        named = ", ".join(f"{district.name} ({district.cost})" for district in dear)
        yield remark("components.check.cost", "F1.4", districts=named)
    leading = Counter(district.shops[0].needs[0] for district in components.districts)
    for letter, good in zip(LETTERS, RESOURCE_NAMES, strict=True):
        if leading[letter] != BRIEF_LEADING:
            values = {"good": Term(f"fertility-good-{good}"), "count": leading[letter]}
            yield remark("components.check.leading", "F1.4", **values)


def _remarks_on_shops(components: Components) -> Iterator[Refusal]:
    starting = [
        (starting_shop(None if components.alike else seat, place), (shop,))
        for seat, shops in enumerate(components.metropolises[:1] if components.alike else components.metropolises)
        for place, shop in enumerate(shops)
    ]
    built = [(district.name, district.shops) for district in components.districts]
    wild = tuple(
        name for name, shops in [*starting, *built] if any("*" in shop.needs and shop != WILDCARD for shop in shops)
    )
    if wild:
        yield remark("components.check.any", "F1.9", shops=wild)
    kinds = {_kind(shop, components.gods) for district in components.districts for shop in district.shops}
    for kind in KINDS:
        if kind not in kinds:
            yield remark("components.check.kind", "F1.9", kind=kind)
    for god in components.gods:
        count = sum(any(god in shop.pays.split() for shop in district.shops) for district in components.districts)
        if count < BRIEF_GOD:
            yield remark("components.check.god", "F1.9", god=god, count=count)


def _kind(shop: Shop, gods: tuple[str, ...]) -> str:
    """F1.9: the kind of a Shop, one of KINDS."""
    kind, value, _ = read_pay(shop.pays, gods)
    if kind == PAYS_GODS:
        return "one-god" if len(shop.pays.split()) == 1 else "two-gods"
    if kind == PAYS_DEBENS:
        return "wildcard" if shop == WILDCARD else "generic"
    return {PAYS_WHEAT: "wheat", PAYS_ANY_GOD: "any-god", PAYS_EXCHANGE: "exchange"}.get(kind, f"each-{value}")


def _brief_of(shop: Shop, gods: tuple[str, ...]) -> tuple[str, int, str]:
    """A starting Shop as the brief has it: any god counts the same, and so does any order of an exchange."""
    kind, _, _ = read_pay(shop.pays, gods)
    if (kind == PAYS_GODS and len(shop.pays.split()) == 1) or kind == PAYS_WHEAT:
        return shop.needs, kind, ""
    if kind == PAYS_EXCHANGE:
        return shop.needs, kind, "".join(sorted(shop.pays.split()[1:], key=LETTERS.index))
    return shop.needs, kind, shop.pays


def arrangements(components: Components) -> Iterator[tuple[Valley, list[set[Square]]]]:
    """F2.1, F2.2: all 576 Valleys of three and of four boards, each with the possible squares of the starting tile."""
    for count in (3, 4):
        for order in permutations(range(BOARDS), count):
            for turns in product((1, -1), repeat=count):
                valley: Valley = {}
                corners: list[Square] = []
                for place, (board, turn) in enumerate(zip(order, turns, strict=True)):
                    squares = "".join(components.boards[board].rows)[::turn]  # backwards is a half turn
                    for number, letter in enumerate(squares):
                        row, column = divmod(number, BOARD_COLUMNS)
                        valley[row, BOARD_COLUMNS * place + column] = letter
                    row, column = divmod(squares.index("S"), BOARD_COLUMNS)
                    corners.append((row, BOARD_COLUMNS * place + column))
                yield valley, _starts(corners, count)


def _starts(corners: list[Square], boards: int) -> list[set[Square]]:
    """F2.2: the squares of each start symbol nearest the centre."""

    def distance(corner: Square) -> int:  # from middle to middle, squared, in half squares
        row, column = corner
        return (2 * (row + 1) - ROWS) ** 2 + (2 * (column + 1) - BOARD_COLUMNS * boards) ** 2

    nearest = min(map(distance, corners))
    return [
        {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        for row, column in corners
        if distance((row, column)) == nearest
    ]


def faults_of(valley: Valley, starts: list[set[Square]]) -> set[str]:
    """What the brief rules out for a Valley: `split`, `quarry`, `wheat`, `start`."""
    found = set()
    for start in [set(), *starts]:
        desert = {square for square, letter in valley.items() if letter not in "~w"} - start
        if not _is_one_piece(desert):
            found.add("split")
        if any(desert.isdisjoint(_beside(square)) for square in desert):
            found.add("quarry")
        if any(desert.isdisjoint(_beside(square)) for square, letter in valley.items() if letter == "w"):
            found.add("wheat")
        if any(desert.isdisjoint(_beside(square)) for square in start):
            found.add("start")
    return found


def _is_one_piece(squares: set[Square]) -> bool:
    left = set(squares)
    edge = [left.pop()] if left else []
    while edge:
        reached = left & _beside(edge.pop())
        left -= reached
        edge += reached
    return not left


@cache
def _beside(square: Square) -> frozenset[Square]:
    row, column = square
    return frozenset({(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)})


def _tile_letters(kind: int) -> str:
    return "".join(LETTERS[scene] for scene in TILE_KINDS[kind])


def _numbers(scale: tuple[int, ...]) -> str:
    return " ".join(map(str, scale))

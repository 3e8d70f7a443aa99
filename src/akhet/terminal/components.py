"""`akhet components`: a set checked, with remarks for whoever writes down their own, and drawn in the terminal.
Colour helps; the letters, those of the set's file, carry the meaning."""

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from akhet.draw.sheet import write_sheet
from akhet.games import game_names, rules_of
from akhet.games.fertility import components as fertility
from akhet.games.fertility.state import (
    BOARD_COLUMNS,
    BOARDS,
    GODS,
    MAX_WHEAT,
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
from akhet.games.nile import components as nile
from akhet.games.nile.state import CROP_NAMES
from akhet.kernel.files import read_toml
from akhet.kernel.refusal import Term, refuse, shown
from akhet.language import say
from akhet.terminal.fertility import pays_words
from akhet.terminal.nile import DARK, LIGHT, card

DESERT, WATER, WHEAT = f"{DARK} on #e6cf9c", f"{DARK} on #3f86b5", f"{DARK} on #dcae2a"
RESOURCES = {
    "A": f"{DARK} on #e8dfc8",
    "B": f"{LIGHT} on #8a5a3b",
    "P": f"{DARK} on #5d9a4b",
    "G": f"{LIGHT} on #6f3c88",
}
ANY = f"{DARK} on #a3a39c"
LAND = {".": DESERT, "S": f"bold {DESERT}", "~": WATER, "w": WHEAT} | {
    letter.lower(): style for letter, style in RESOURCES.items()
}

# What is known of the printed set, and what the reconstruction keeps to (F1).
KNOWN_COSTS = (0, 1, 2)  # F1.4
BRIEF_GOD_SCALE = (0, 3, 6, 10, 15, 21)
BRIEF_EACH_TILE = 5
BRIEF_WATER = BRIEF_WHEAT = (3, 4)
BRIEF_LEADING = 10  # Districts by their leading resource
BRIEF_GOD = 2  # Districts with each god, at least
WILDCARD = fertility.Shop("*", "2 debens")  # F1.9
BRIEF_STARTING = {
    ("A", PAYS_GODS, ""),
    ("B", PAYS_EACH, "1 each B"),
    ("P", PAYS_EXCHANGE, "ABG"),
    ("G", PAYS_WHEAT, ""),
}
KINDS = ("generic", "wildcard", "wheat", "one-god", "two-gods", "any-god", "each-1", "each-3", "exchange")


# Checking ----------------------------------------------------------------------------------------------


def check_command(choice: argparse.Namespace) -> int:
    """`akhet components check`: one line that the set fits, and remarks; refused where it does not."""
    game = choice.game or game_of(choice.file)
    components = rules_of(game).setup.load_components(choice.file)
    print(say("components-check-fits", file=str(choice.file), game=Term(f"game-{game}"), hash=components.hash()))
    found = list(remarks(components)) if isinstance(components, fertility.Components) else []
    if found:
        print(say("components-check-remarks", count=len(found)))
    for ruling, sentence in found:
        print(f"  {ruling}  {sentence}")
    return 0


def game_of(file: Path) -> str:
    """The game that a set is for, told by its tables."""
    data = read_toml(file, fertility.MAX_BYTES)
    for entry, game in {"districts": "fertility", "cards": "nile"}.items():
        if entry in data:
            return game
    raise refuse("components.check.which_game", None, file=shown(file.name), games=", ".join(game_names()))


def remarks(components: fertility.Components) -> Iterator[tuple[str, str]]:
    """Where a lawful set differs from what F1 marks as review or the reconstruction keeps to: ruling and sentence."""
    if components.reconstruction and components.hash() != fertility.load_components().hash():
        yield "F1.1", say("components-check-still-reconstruction")
    yield from _remarks_on_boards(components)
    yield from _remarks_on_arrangements(components)
    tiles = {_tile_letters(kind): count for kind, count in enumerate(components.tiles) if count != BRIEF_EACH_TILE}
    if tiles:
        yield "F1.3", say("components-check-tiles", tiles=", ".join(f"{name} {n}" for name, n in tiles.items()))
    yield from _remarks_on_districts(components)
    starting = {_brief_of(shop, components.gods) for shop in components.starting_shops}
    if starting != BRIEF_STARTING:
        shops = ", ".join(
            f"{shop.needs} → {pays_words(shop.pays, components.gods)}" for shop in components.starting_shops
        )
        yield "F1.6", say("components-check-starting", shops=shops)
    if components.god_scale != BRIEF_GOD_SCALE:
        scales = {"scale": _numbers(components.god_scale), "known": _numbers(BRIEF_GOD_SCALE)}
        yield "F1.6", say("components-check-god-scale", **scales)
    yield from _remarks_on_shops(components)


def _remarks_on_boards(components: fertility.Components) -> Iterator[tuple[str, str]]:
    for board in components.boards:
        squares = "".join(board.rows)
        if squares.count("~") not in BRIEF_WATER:
            yield "F1.2", say("components-check-water", board=board.name, count=squares.count("~"))
        if squares.count("w") not in BRIEF_WHEAT:
            yield "F1.2", say("components-check-wheat", board=board.name, count=squares.count("w"))
        printed = sorted((square for square in squares if square in "abpg"), key="abpg".index)
        if printed != list("abpg"):
            some = "some" if printed else "none"
            yield "F1.2", say("components-check-printed", board=board.name, printed=some, letters=" ".join(printed))


def _remarks_on_arrangements(components: fertility.Components) -> Iterator[tuple[str, str]]:
    """F2.1, F2.2: every choice, order and turn of three and of four boards, before and under the starting tile."""
    every = list(arrangements(components))
    faults = Counter(fault for valley, starts in every for fault in faults_of(valley, starts))
    numbers = {fault: {"count": count, "all": len(every)} for fault, count in faults.items()}
    if "split" in faults:
        yield "F1.2", say("components-check-desert-split", **numbers["split"])
    if "quarry" in faults:
        yield "F1.2", say("components-check-quarry-ready", **numbers["quarry"])
    if "wheat" in faults:
        yield "F1.2", say("components-check-wheat-shut", **numbers["wheat"])
    if "start" in faults:
        yield "F1.2", say("components-check-start-shut", **numbers["start"])


def _remarks_on_districts(components: fertility.Components) -> Iterator[tuple[str, str]]:
    dear = [district for district in components.districts if district.cost not in KNOWN_COSTS]
    if dear:
        named = ", ".join(f"{district.name} ({district.cost})" for district in dear)
        yield "F1.4", say("components-check-cost", districts=named)
    leading = Counter(district.shops[0].needs[0] for district in components.districts)
    for letter, good in zip(fertility.LETTERS, RESOURCE_NAMES, strict=True):
        if leading[letter] != BRIEF_LEADING:
            name = say(f"fertility-good-{good}")
            yield "F1.4", say("components-check-leading", good=name, count=leading[letter])


def _remarks_on_shops(components: fertility.Components) -> Iterator[tuple[str, str]]:
    named = {
        say("components-check-starting-shop", number=n): (shop,)
        for n, shop in enumerate(components.starting_shops, start=1)
    } | {district.name: district.shops for district in components.districts}
    wild = [name for name, shops in named.items() if any("*" in shop.needs and shop != WILDCARD for shop in shops)]
    if wild:
        yield "F1.9", say("components-check-any", shops=", ".join(wild))
    kinds = {_kind(shop, components.gods) for district in components.districts for shop in district.shops}
    for kind in KINDS:
        if kind not in kinds:
            yield "F1.9", say("components-check-kind", kind=kind)
    for god in components.gods:
        count = sum(any(god in shop.pays.split() for shop in district.shops) for district in components.districts)
        if count < BRIEF_GOD:
            yield "F1.9", say("components-check-god", god=god, count=count)


def _kind(shop: fertility.Shop, gods: tuple[str, ...]) -> str:
    """F1.9: the kind of a Shop, one of KINDS."""
    kind, value, _ = fertility.read_pay(shop.pays, gods)
    if kind == PAYS_GODS:
        return "one-god" if len(shop.pays.split()) == 1 else "two-gods"
    if kind == PAYS_DEBENS:
        return "wildcard" if shop == WILDCARD else "generic"
    return {PAYS_WHEAT: "wheat", PAYS_ANY_GOD: "any-god", PAYS_EXCHANGE: "exchange"}.get(kind, f"each-{value}")


def _brief_of(shop: fertility.Shop, gods: tuple[str, ...]) -> tuple[str, int, str]:
    """A starting Shop as the brief has it: which god is all one, and so is the order in which an exchange names."""
    kind, _, _ = fertility.read_pay(shop.pays, gods)
    if (kind == PAYS_GODS and len(shop.pays.split()) == 1) or kind == PAYS_WHEAT:
        return shop.needs, kind, ""
    if kind == PAYS_EXCHANGE:
        return shop.needs, kind, "".join(sorted(shop.pays.split()[1:], key=fertility.LETTERS.index))
    return shop.needs, kind, shop.pays


# Every arrangement of the boards -----------------------------------------------------------------------

Square = tuple[int, int]
Valley = dict[Square, str]  # the letter of each square, by row and column


def arrangements(components: fertility.Components) -> Iterator[tuple[Valley, list[set[Square]]]]:
    """All 576 Valleys of three and of four boards, each with the squares of the starting tile, wherever it may go."""
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


# Showing -----------------------------------------------------------------------------------------------


def show_command(choice: argparse.Namespace) -> int:
    """`akhet components show`: a set drawn in the terminal, and with --svg as a sheet to print."""
    components = rules_of(choice.game).setup.load_components(choice.components)
    if choice.svg is not None:  # refused before anything is drawn
        if not isinstance(components, fertility.Components):
            raise refuse("components.sheet.none", None, game=Term(f"game-{choice.game}"))
        write_sheet(components, choice.svg)
    console = Console(highlight=False)
    if isinstance(components, fertility.Components):
        console.print(draw_fertility(components))
    elif isinstance(components, nile.Components):
        console.print(draw_nile(components))
    if choice.svg is not None:
        console.print(Text(say("components-show-sheet-written", file=str(choice.svg))), style="bold")
    return 0


def draw_fertility(components: fertility.Components) -> RenderableType:
    """The boards, tiles, scales and Shops of a set, to be read at 80 columns."""
    lines: list[RenderableType] = []
    if components.reconstruction:
        lines += [Text(say("components-show-reconstruction"), "bold yellow"), Text(say("components-show-own"), "dim")]
    name = "".join(letter if letter.isprintable() else "�" for letter in components.name)
    lines += [Text(name, "bold"), Text(components.hash(), "dim")]
    lines += [*_heading(say("components-show-boards")), _boards(components), Text(), _legend()]
    lines += [*_heading(say("components-show-tiles", count=sum(components.tiles))), _tiles(components)]
    lines += [*_heading(say("components-show-scales")), *_scales(components)]
    lines += [*_heading(say("components-show-starting"))]
    lines += [Columns([_shop(shop, components.gods) for shop in components.starting_shops], padding=(0, 3))]
    lines += [*_heading(say("components-show-districts")), Text(say("components-show-districts-key"), "dim"), Text()]
    districts = [_district(district, components.gods) for district in components.districts]
    return Group(*lines, Columns(districts, padding=(0, 2), equal=True))


def draw_nile(components: nile.Components) -> RenderableType:
    """The card counts by number of players (N1, N2.1)."""
    figures = {"crop": components.crop, "classic": components.crop_classic, "stone": components.stone}
    grid = Grid(border_style="dim")
    for column in ("players", "crops", "crop", "speculation", "plague", "all", "monuments"):
        grid.add_column(say(f"components-show-nile-column-{column}"), justify="right")
    for players, crops in enumerate(components.crops_in_play, start=2):
        cards = _nile_row(crops, components.crop)
        grid.add_row(str(players), *map(str, cards), str(cards[-1] + components.stone))
    classic = say("components-show-nile-classic", least=2, most=nile.CLASSIC_MAX_PLAYERS)
    cards = _nile_row(nile.CLASSIC_CROPS, components.crop_classic)
    grid.add_row(classic, *map(str, cards), say("components-show-nile-never"))
    return Group(
        Text(say("components-show-nile"), "bold"),
        Text(components.hash(), "dim"),
        Text(),
        Text("  ").join(card(crop) for crop in CROP_NAMES),
        Text("  ").join(card(other) for other in ("stone", "plague")),
        Text(),
        Text(say("components-show-nile-crops", **figures)),
        Text(say("components-show-nile-hand", count=components.opening_hand)),
        Text(),
        grid,
    )


def _nile_row(crops: int, each: int) -> tuple[int, ...]:
    """Crops, their cards, Speculation cards, the Plague, all cards but Stone."""
    pairs = crops * (crops - 1) // 2
    return crops, crops * each, pairs, 1, crops * each + pairs + 1


# The parts of Fertility --------------------------------------------------------------------------------


def _heading(text: str) -> tuple[Text, Text]:
    return Text(), Text(text, "bold cyan")


def _boards(components: fertility.Components) -> RenderableType:
    grid = Grid.grid(padding=(0, 6, 0, 0))
    grid.add_row(*(Text(say("components-show-board", name=board.name)) for board in components.boards))
    for row in range(ROWS):
        grid.add_row(*(Text.assemble(*map(_square, board.rows[row])) for board in components.boards))
    return grid


def _square(letter: str) -> tuple[str, str]:
    return f" {letter} ", LAND[letter]


def _legend() -> RenderableType:
    words = {
        ".": say("components-show-desert"),
        "S": say("components-show-start"),
        "~": say("components-show-water"),
        "w": say("components-show-wheat"),
    }
    for letter, name in zip(fertility.LETTERS, RESOURCE_NAMES, strict=True):
        words[letter.lower()] = say("components-show-printed", good=say(f"fertility-good-{name}"))
    entries = [Text.assemble(_square(letter), f" {word}") for letter, word in words.items()]
    half = len(entries) // 2
    return Group(*(Columns(part, padding=(0, 2)) for part in (entries[:half], entries[half:])))


def _tiles(components: fertility.Components) -> RenderableType:
    counts = [
        Text.assemble(*(_chip(fertility.LETTERS[scene]) for scene in kind), f" ×{count}")
        for kind, count in zip(TILE_KINDS, components.tiles, strict=True)
    ]
    grid = Grid.grid(padding=(0, 4, 0, 0))
    for row in (counts[:5], counts[5:]):
        grid.add_row(*row)
    return grid


def _chip(letter: str) -> tuple[str, str]:
    return f" {letter} ", RESOURCES.get(letter, ANY)


def _scales(components: fertility.Components) -> Iterator[RenderableType]:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    blank = [""] * (MAX_WHEAT - GODS)
    for words, scale in (
        (say("components-show-wheat-held"), components.wheat_scale),
        (say("components-show-gods-held"), components.god_scale),
    ):
        grid.add_row(Text(words), *(Text(str(held), justify="right") for held in range(len(scale))), *blank)
        grid.add_row(
            Text(say("components-show-debens"), "bold"), *(Text(str(n), "bold", justify="right") for n in scale)
        )
    yield grid
    yield Text(say("components-show-gods", gods=", ".join(components.gods)))


def _district(district: fertility.District, gods: tuple[str, ...]) -> RenderableType:
    head = Text.assemble((district.name, "bold"), " ", (say("components-show-cost", cost=district.cost), "dim"))
    return Group(head, *(_shop(shop, gods) for shop in district.shops), Text())


def _shop(shop: fertility.Shop, gods: tuple[str, ...]) -> Text:
    """`AA → 7 Debens`."""
    text = Text(" ").join(Text(letter, RESOURCES.get(letter, ANY)) for letter in shop.needs)
    text.append(" → ")
    return text.append(_lettered(pays_words(shop.pays, gods)))


def _lettered(words: str) -> Text:
    """Words with the letters of resources in their colours."""
    text = Text(words)
    for letter, style in RESOURCES.items():
        text.highlight_regex(rf"\b{letter}\b", style)
    return text


def _tile_letters(kind: int) -> str:
    return "".join(fertility.LETTERS[scene] for scene in TILE_KINDS[kind])


def _numbers(scale: tuple[int, ...]) -> str:
    return " ".join(map(str, scale))

"""Fertility in the terminal: its table for one seat, and a set of components.

Colours only help: everything is also there in letters, those of the set's file.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from akhet.draw.palette import colours, tones, words_on
from akhet.games.fertility.actions import ACTIONS, BUILD, PAY_GOOD
from akhet.games.fertility.components import LETTERS, Components, District, Shop
from akhet.games.fertility.set_check import payment, remarks
from akhet.games.fertility.state import (
    HEADINGS,
    MAX_PLAYERS,
    RESOURCE_NAMES,
    ROWS,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_KINDS,
)
from akhet.kernel.refusal import Term
from akhet.language import explain, printable, say
from akhet.table import Table
from akhet.terminal.screen import Screen


def _style(ground: str) -> str:
    """A ground, and words that can be read on it."""
    return f"{words_on(ground)} on {ground}"


GOODS, LAND = tones("good"), colours("land")
DESERT, WATER, WHEAT = _style(LAND["sand"]), _style(LAND["water"]), _style(LAND["field"])
MONUMENT = f"bold {_style(colours('piece')['monument-dark'])}"
ANY = _style(GOODS["any"].main)
RESOURCES = {letter: _style(GOODS[name].main) for letter, name in zip(LETTERS, RESOURCE_NAMES, strict=True)}
# The squares of the Valley in a game, and of a board in a set's file.
SQUARES = {
    **{letter: f"bold {style}" for letter, style in RESOURCES.items()},
    **dict.fromkeys(".abpg", DESERT),
    "~": WATER,
    "w": WHEAT,
    **dict.fromkeys("0123", MONUMENT),
}
PRINTED = {".": DESERT, "S": f"bold {DESERT}", "~": WATER, "w": WHEAT} | {
    letter.lower(): style for letter, style in RESOURCES.items()
}
PIECE_SIGNS = {"obelisk": "↑", "pyramid": "▲", "sphinx": "Ω", "temple": "⌂"}  # types of Monuments (F1.7)
RESOURCE_LETTERS: dict[str, str] = dict(zip(RESOURCE_NAMES, LETTERS, strict=True))


def draw(table: Table, seat: int, names: list[str]) -> RenderableType:
    """The Valley, the tiles, the Districts, a summary of every city, and the seat's own city in full."""
    view = table.view_position(seat)
    components: Components = table.game.components
    return Group(
        Text(say("fertility-set-reconstruction"), "dim") if components.reconstruction else Text(),
        Columns([_valley(view), _market(components, view, seat)], padding=(0, 3)),
        _players(table, view, seat, names),
        Panel(
            _metropolis(components, view, seat),
            title=Text(say("terminal-city")),
            border_style="yellow",
        ),
    )


def label(table: Table, action: int) -> Text:
    """An action as the list of moves offers it; a placement with what it would earn."""
    message, values = table.rules.notation.label(table.game.components, table.state, action)
    if "shop" in values:  # `2 [P → exchange A B G]`, in the words of the set's file
        shop, _, pays = str(values["shop"]).rstrip("]").rpartition(" → ")
        values["shop"] = f"{shop} → {pays_words(pays, table.game.components.gods)}]"
    text = Text(say(message, **values))
    earns = table.rules.notation.forecast(table.state, action)
    if earns is None:
        return text
    goods = dict(earns["scenes"])
    for name, count in earns["printed"].items():
        goods[name] = goods.get(name, 0) + count
    goods |= {"wheat": earns["wheat"]} if earns["wheat"] else {}
    parts = [say("terminal-goods", count=count, good=Term(f"fertility-good-{name}")) for name, count in goods.items()]
    parts += [say("terminal-quarries", count=earns["quarries"])] if earns["quarries"] else []
    return text.append(f"  → {', '.join(parts)}", "green")


def plan_words(table: Table, steps: list[int]) -> str:
    """A plan as it can be typed, step by step."""
    districts = table.game.components.districts
    return ", ".join(
        f"build {districts[step - BUILD].name}" if BUILD <= step < PAY_GOOD else ACTIONS.say(step) for step in steps
    )


def _valley(view: Mapping[str, Any]) -> RenderableType:
    rows, pieces = view["valley"], view["options"]["pieces"]
    text = Text().append("   " + "".join(f"{column:^3d}" for column in range(len(rows[0]))) + "\n", "dim")
    for number, row in enumerate(rows):
        text.append(f"{number:2d} ", "dim")
        for letter in row:
            shown = f"{PIECE_SIGNS[pieces[int(letter)]]}{letter} " if letter in "0123" else f" {letter} "
            text.append(shown, SQUARES.get(letter, ""))
        text.append("\n")
    text.append(say("terminal-valley-legend"), "dim")
    return text


def _tiles(tiles: dict[str, int]) -> Text:
    text = Text()
    for name, count in tiles.items():
        for _ in range(count):
            for half in name.split("-"):
                letter = RESOURCE_LETTERS[half]
                text.append(f" {letter} ", SQUARES[letter])
            text.append("  ")
    return text if tiles else Text(say("terminal-none"), "dim")


def _goods(goods: dict[str, int]) -> Text:
    text = Text()
    for name in RESOURCE_NAMES:
        letter = RESOURCE_LETTERS[name]
        text.append(f" {letter} ", SQUARES[letter])
        text.append(f" {goods.get(name, 0)}  ")
    return text


def _market(components: Components, view: Mapping[str, Any], seat: int) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    grid.add_row(say("terminal-pool"), _tiles(view["pools"][seat]))
    grid.add_row(say("terminal-common"), _tiles(view["common"]))
    grid.add_row(say("terminal-pile-left"), Text(str(view["pile_size"])))
    grid.add_row(say("terminal-stock"), _goods(view["stock"]))
    if view["beside"]:
        grid.add_row(Text(say("terminal-beside"), "bold"), _goods(view["beside"]))
    by_name = {district.name: district for district in components.districts}
    for place, name in enumerate(view["row"]):
        district = by_name[name]
        shops = Text("; ").join(shop_text(shop, {}, components.gods) for shop in district.shops)
        head = say("terminal-districts") if place == 0 else ""
        grid.add_row(
            head, Text().append(f"{name} ", "bold").append(f"{say('terminal-cost', cost=district.cost)} ").append(shops)
        )
    return grid


def shop_text(shop: Shop, tokens: dict[str, int], gods: tuple[str, ...]) -> Text:
    """A Shop: its icons, those filled marked, and what it pays."""
    left = {RESOURCE_LETTERS[name]: count for name, count in tokens.items()}
    own = sum(min(left.get(letter, 0), shop.needs.count(letter)) for letter in LETTERS)
    left["*"] = sum(tokens.values()) - own
    text = Text()
    for letter in shop.needs:
        filled = left.get(letter, 0) > 0
        left[letter] = left.get(letter, 0) - 1
        text.append(f"{'●' if filled else '○'}{letter} ", "green" if filled else "")
    return text.append(f"→ {pays_words(shop.pays, gods)}")


def pays_words(pays: str, gods: tuple[str, ...]) -> str:
    """What a Shop pays, in the reader's language."""
    return explain(payment(pays, gods))


def _metropolis(components: Components, view: Mapping[str, Any], seat: int) -> RenderableType:
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    tokens = view["tokens"][seat]
    for slot, shop in enumerate(components.metropolises[seat]):
        grid.add_row(f"shop {slot}", shop_text(shop, tokens.get(str(slot), {}), components.gods))
    by_name = {district.name: district for district in components.districts}
    for spot, name in enumerate(view["metropolis"][seat]):
        for place, shop in enumerate(by_name[name].shops):
            slot = STARTING_SHOPS + SHOPS_OF_DISTRICT * spot + place
            grid.add_row(
                f"shop {place} of spot {spot} ({name})", shop_text(shop, tokens.get(str(slot), {}), components.gods)
            )
    return grid


def _players(table: Table, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """A summary of every city, with its present score by heading."""
    grid = Grid(padding=(0, 1), border_style="dim")
    for column in ("player", "wheat", "monuments-left", "districts", "debens"):
        grid.add_column(say(f"terminal-column-{column}"))
    for standing in table.score():
        player = standing.seat
        piece = view["options"]["pieces"][player]
        mark = "▶ " if player == view["turn"] else "  "
        grid.add_row(
            Text(mark + names[player], "bold" if player == seat else ""),
            str(view["wheat"][player]),
            f"{view['monuments'][player]} {PIECE_SIGNS[piece]} {say(f'fertility-piece-{piece}')}",
            " ".join(view["metropolis"][player]),
            Text(str(standing.details["debens"]), "bold")
            + " = "
            + " + ".join(str(standing.details[h]) for h in HEADINGS),
        )
    return Group(grid, Text(say("terminal-debens-legend"), "dim"))


def draw_components(components: Components) -> RenderableType:
    """The boards, tiles, scales and Shops of a set, to be read at 80 columns."""
    lines: list[RenderableType] = []
    if components.reconstruction:
        lines += [Text(say("components-show-reconstruction"), "bold yellow"), Text(say("components-show-own"), "dim")]
    lines += [Text(printable(components.name), "bold"), Text(components.hash(), "dim")]
    lines += [*_heading(say("components-show-boards")), _boards(components), Text(), _legend()]
    lines += [*_heading(say("components-show-tiles", count=sum(components.tiles))), _tile_counts(components)]
    scenes = [_chip(letter) for letter in components.starting_tile]
    lines += [Text.assemble(say("components-show-starting-tile"), " ", *scenes)]
    lines += [*_heading(say("components-show-scales")), *_scales(components)]
    if components.alike:
        lines += [*_heading(say("components-show-starting")), _starting_shops(components, 0)]
    else:
        for seat in range(MAX_PLAYERS):
            lines += [*_heading(say("components-show-starting-of", player=seat + 1)), _starting_shops(components, seat)]
    lines += [*_heading(say("components-show-districts")), Text(say("components-show-districts-key"), "dim"), Text()]
    districts = [_district(district, components.gods) for district in components.districts]
    return Group(*lines, Columns(districts, padding=(0, 2), equal=True))


def _starting_shops(components: Components, seat: int) -> RenderableType:
    return Columns([_shop(shop, components.gods) for shop in components.metropolises[seat]], padding=(0, 3))


def _heading(text: str) -> tuple[Text, Text]:
    return Text(), Text(text, "bold cyan")


def _boards(components: Components) -> RenderableType:
    grid = Grid.grid(padding=(0, 6, 0, 0))
    grid.add_row(*(Text(say("components-show-board", name=board.name)) for board in components.boards))
    for row in range(ROWS):
        grid.add_row(*(Text.assemble(*map(_square, board.rows[row])) for board in components.boards))
    return grid


def _square(letter: str) -> tuple[str, str]:
    return f" {letter} ", PRINTED[letter]


def _legend() -> RenderableType:
    words = {
        ".": say("components-show-desert"),
        "S": say("components-show-start"),
        "~": say("components-show-water"),
        "w": say("components-show-wheat"),
    }
    for letter, name in zip(LETTERS, RESOURCE_NAMES, strict=True):
        words[letter.lower()] = say("components-show-printed", good=say(f"fertility-good-{name}"))
    entries = [Text.assemble(_square(letter), f" {word}") for letter, word in words.items()]
    half = len(entries) // 2
    return Group(*(Columns(part, padding=(0, 2)) for part in (entries[:half], entries[half:])))


def _tile_counts(components: Components) -> RenderableType:
    counts = [
        Text.assemble(*(_chip(LETTERS[scene]) for scene in kind), f" ×{count}")
        for kind, count in zip(TILE_KINDS, components.tiles, strict=True)
    ]
    grid = Grid.grid(padding=(0, 4, 0, 0))
    for row in (counts[:5], counts[5:]):
        grid.add_row(*row)
    return grid


def _chip(letter: str) -> tuple[str, str]:
    return f" {letter} ", RESOURCES.get(letter, ANY)


def _scales(components: Components) -> Iterator[RenderableType]:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for words, scale in (
        (say("components-show-wheat-held"), components.wheat_scale),
        (say("components-show-gods-held"), components.god_scale),
    ):
        grid.add_row(Text(words), *(Text(str(held), justify="right") for held in range(len(scale))))
        grid.add_row(
            Text(say("components-show-debens"), "bold"), *(Text(str(n), "bold", justify="right") for n in scale)
        )
    yield grid
    yield Text(say("components-show-gods", gods=", ".join(components.gods)))


def _district(district: District, gods: tuple[str, ...]) -> RenderableType:
    head = Text.assemble((district.name, "bold"), " ", (say("components-show-cost", cost=district.cost), "dim"))
    return Group(head, *(_shop(shop, gods) for shop in district.shops), Text())


def _shop(shop: Shop, gods: tuple[str, ...]) -> Text:
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


SCREEN = Screen(
    draw,
    label,
    plan_words,
    terms={"good": "good", "tile": "tile"},
    styles={
        "earned": "green",
        "quarried": "yellow",
        "built": "yellow",
        "filled": "green",
        "last_turns": "magenta",
    },
    remarks=remarks,
    draw_components=draw_components,
)

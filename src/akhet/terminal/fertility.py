"""Fertility's table, drawn for one seat in a terminal. Colour helps; the letters carry the meaning."""

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from akhet.games.fertility.actions import ACTIONS, BUILD, PAY_GOOD
from akhet.games.fertility.components import LETTERS, Components, Shop, read_pay
from akhet.games.fertility.state import (
    HEADINGS,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_GODS,
    PAYS_WHEAT,
    RESOURCE_NAMES,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
)
from akhet.kernel.refusal import Term
from akhet.language import say
from akhet.table import Table

DARK, LIGHT = "#161616", "#ffffff"
SCENES = {"A": f"{DARK} on #e8dfc8", "B": f"{LIGHT} on #8a5a3b", "P": f"{DARK} on #5d9a4b", "G": f"{LIGHT} on #6f3c88"}
DESERT = "#e6cf9c"
STYLES = {
    **{letter: f"bold {style}" for letter, style in SCENES.items()},
    **dict.fromkeys(".abpg", f"{DARK} on {DESERT}"),
    "~": f"{DARK} on #3f86b5",
    "w": f"{DARK} on #dcae2a",
    **dict.fromkeys("0123", f"bold {LIGHT} on #333333"),
}
RESOURCE_LETTERS: dict[str, str] = dict(zip(RESOURCE_NAMES, LETTERS, strict=True))


def draw(table: Table, seat: int, names: list[str]) -> RenderableType:
    """Everything there is: the Valley, the tiles, the Districts, everybody's city at a glance and one's own in full."""
    view = table.view_position(seat)
    components: Components = table.game.components
    return Group(
        Text(say("fertility-set-reconstruction"), "dim") if components.reconstruction else Text(),
        Columns([_valley(view), _market(components, view, seat)], padding=(0, 3)),
        _players(table, view, seat, names),
        Panel(
            _metropolis(components, view, seat),
            title=Text(say("terminal-city", name=names[seat])),
            border_style="yellow",
        ),
    )


def label(table: Table, action: int) -> Text:
    """An action as the list offers it; a placement with what it would earn."""
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
    rows = view["valley"]
    text = Text().append("   " + "".join(f"{column:^3d}" for column in range(len(rows[0]))) + "\n", "dim")
    for number, row in enumerate(rows):
        text.append(f"{number:2d} ", "dim")
        for letter in row:
            text.append(f" {letter} " if letter not in "0123" else f"M{letter} ", STYLES.get(letter, ""))
        text.append("\n")
    text.append(say("terminal-valley-legend"), "dim")
    return text


def _tiles(tiles: dict[str, int]) -> Text:
    text = Text()
    for name, count in tiles.items():
        for _ in range(count):
            for half in name.split("-"):
                letter = RESOURCE_LETTERS[half]
                text.append(f" {letter} ", STYLES[letter])
            text.append("  ")
    return text if tiles else Text(say("terminal-none"), "dim")


def _goods(goods: dict[str, int]) -> Text:
    text = Text()
    for name in RESOURCE_NAMES:
        letter = RESOURCE_LETTERS[name]
        text.append(f" {letter} ", STYLES[letter])
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
    """What a Shop pays, which a set's file says in English, in the reader's language."""
    kind, value, _ = read_pay(pays, gods)
    letters = [word for word in pays.split() if word in LETTERS]
    if kind == PAYS_DEBENS:
        return say("components-show-pays-debens", value=value)
    if kind == PAYS_WHEAT:
        return say("components-show-pays-wheat")
    if kind == PAYS_GODS:
        return " + ".join(pays.split())
    if kind == PAYS_ANY_GOD:
        return say("components-show-pays-any-god")
    if kind == PAYS_EACH:
        return say("components-show-pays-each", value=value, letter=letters[0])
    return say("components-show-pays-exchange", letters=" ".join(letters))


def _metropolis(components: Components, view: Mapping[str, Any], seat: int) -> RenderableType:
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    tokens = view["tokens"][seat]
    for slot, shop in enumerate(components.starting_shops):
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
    """Cities at a glance, with the score as it would stand now, by heading."""
    grid = Grid(padding=(0, 1), border_style="dim")
    for column in ("player", "wheat", "monuments-left", "districts", "debens"):
        grid.add_column(say(f"terminal-column-{column}"))
    for standing in table.score():
        player = standing.seat
        mark = "▶ " if player == view["turn"] else "  "
        grid.add_row(
            Text(mark + names[player], "bold" if player == seat else ""),
            str(view["wheat"][player]),
            str(view["monuments"][player]),
            " ".join(view["metropolis"][player]),
            Text(str(standing.details["debens"]), "bold")
            + " = "
            + " + ".join(str(standing.details[h]) for h in HEADINGS),
        )
    return Group(grid, Text(say("terminal-debens-legend"), "dim"))

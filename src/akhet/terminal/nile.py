"""NILE's table, drawn for one seat in a terminal. Colour helps; the words carry the meaning."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from akhet.games.nile.actions import ACTIONS, DONE, PLAY, START_MARKET, START_OFFERING
from akhet.games.nile.state import CROP_NAMES
from akhet.language import say
from akhet.table import Table

DARK, LIGHT = "#161616", "#ffffff"
STYLES = {
    "papyrus": f"{LIGHT} on #b3372b",
    "wheat": f"{DARK} on #dcae2a",
    "lettuce": f"{DARK} on #7fb24a",
    "castor": f"{LIGHT} on #7d4e2b",
    "flax": f"{DARK} on #bda7dd",
    "grape": f"{LIGHT} on #6f3c88",
    "onion": f"{DARK} on #d2b78f",
    "stone": f"{DARK} on #a3a39c",
    "plague": f"{LIGHT} on #333333",
}
MONUMENTS = ("sphinx", "obelisk", "wall")


def draw(table: Table, seat: int, names: list[str]) -> RenderableType:
    """Everything a seat may see: the river, the fields and Monuments, the players, one's own cards."""
    view = table.view_position(seat)
    return Group(
        Panel(_river(view), title=say("terminal-river"), border_style="cyan"),
        Columns([_plots(view, seat, names), _players(view, seat, names)], padding=(0, 3)),
        Panel(_own(view, seat), title=Text(say("terminal-own", name=names[seat])), border_style="yellow"),
    )


def label(table: Table, action: int) -> Text:
    """An action as the list offers it."""
    message, values = table.rules.notation.label(table.game.components, table.state, action)
    return Text(say(message, **values))


def plan_words(table: Table, steps: list[int]) -> str:
    """A plan as it can be typed: the one step, or the whole move that several make."""
    first, *rest = [ACTIONS.say(step) for step in steps]
    if not rest:
        return first
    if steps[0] in (START_MARKET, START_OFFERING):
        gifts = ", ".join(gift.removeprefix("give ") for gift in rest)
        return f"{first} {gifts if 'storage' in gifts else gifts.replace(' from hand', '')}"
    cards = Counter(ACTIONS.say(step).partition(" ")[2] for step in steps if step != DONE)
    if steps[0] >= PLAY:
        return f"speculate {' '.join(cards)}"
    return f"plant {', '.join(f'{count} {name}' for name, count in cards.items())}"


def card(name: str, count: int = 1) -> Text:
    """A card as a coloured chip; a Speculation card shows both its crops, with a stroke between them."""
    text = Text()
    crops = name.split("-")
    for number, crop in enumerate(crops):
        before = " " if number == 0 else "/"
        after = " " if number == len(crops) - 1 else ""
        text.append(f"{before}{say(f'nile-card-{crop}')}{after}", STYLES[crop])
    if count > 1:
        text.append(f"×{count}", "bold")
    return text


def cards(counts: dict[str, int]) -> RenderableType:
    if not counts:
        return Text(say("terminal-none"), "dim")
    return Columns([card(name, count) for name, count in counts.items()], padding=(0, 2))


def _river(view: Mapping[str, Any]) -> RenderableType:
    flood = Text(say("terminal-flood") + "  ")
    flood.append(card(view["flood"]) if view["flood"] else Text(say("terminal-dry"), "dim"))
    where = "aside" if view["plague_aside"] else "pile"
    pile = say("terminal-pile", season=view["season"], seasons=view["players"], cards=view["pile_size"])
    return Group(flood, Text(f"{pile} {say(f'terminal-plague-{where}')}"))


def _plots(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """A crop's field has one owner at most, so one list of all fields says who has what."""
    grid = Grid(
        box=None,
        padding=(0, 2),
        show_header=False,
        title=say("terminal-fields"),
        title_style="bold",
        title_justify="left",
    )
    planted = view["fields"] | view["monuments"]
    in_play = [crop for crop in CROP_NAMES if crop not in view["options"].get("out", ("grape", "onion"))]
    for plot in [*in_play, *(MONUMENTS if view["options"]["monuments"] else ())]:
        label = card(plot) if plot in STYLES else Text(say(f"nile-plot-{plot}"), "bold")
        if plot not in planted:
            grid.add_row(label, Text(say("terminal-free"), "dim"), "")
            continue
        size, owner = planted[plot]["cards"], planted[plot]["owner"]
        style = STYLES.get(plot, STYLES["stone"]).partition(" on ")[2]
        grid.add_row(label, Text("▮" * size, style) + f" {size}", Text(names[owner], "bold" if owner == seat else ""))
    return grid


def _players(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    grid = Grid(padding=(0, 2), border_style="dim")
    for column in ("player", "hand", "storage", "speculation"):
        grid.add_column(say(f"terminal-column-{column}"))
    for player, name in enumerate(names):
        in_play = view["speculation"] or {"owner": None, "cards": []}
        bets = Text(" ").join(card(name) for name in in_play["cards"]) if in_play["owner"] == player else ""
        mark = "▶ " if player == view["turn"] else "  "
        label = Text(mark + name, "bold" if player == seat else "")
        grid.add_row(label, str(view["hand_sizes"][player]), str(view["storage_sizes"][player]), bets)
    return grid


def _own(view: Mapping[str, Any], seat: int) -> RenderableType:
    storage = Text(say("terminal-storage") + "  ")
    for crop in CROP_NAMES:
        if crop not in view["options"].get("out", ("grape", "onion")):
            storage.append(card(crop))
            storage.append(f" {view['storage'][seat].get(crop, 0)}   ")
    return Group(cards(view["hand"]), Text(), storage, *_pick(view))


def _pick(view: Mapping[str, Any]) -> list[RenderableType]:
    """What the person has picked so far of a trade, a planting or a speculation."""
    pick = view["pick"] or {}
    text = Text(say("terminal-picked") + "  ")
    for plot, count in pick.get("planting", {}).items():
        text.append(card(plot if plot in STYLES else "stone", count))
        text.append("" if plot in STYLES else f" {say(f'nile-plot-{plot}')}")
        text.append("  ")
    for name in (pick.get("speculating"), (pick.get("given") or "").partition(" ")[0]):
        if name:
            text.append(card(name))
    return [Text(), text] if pick.keys() - {"trade"} and pick.get("given", True) else []

"""NILE in the terminal: its table for one seat, and its set of components.

Colours only help: everything is also there in words.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from akhet.draw.palette import tones, words_on
from akhet.games.nile.actions import ACTIONS, DONE, PLAY, START_MARKET, START_OFFERING
from akhet.games.nile.components import CLASSIC_CROPS, CLASSIC_MAX_PLAYERS, Components
from akhet.games.nile.state import CROP_NAMES
from akhet.language import say
from akhet.table import Table
from akhet.terminal.screen import Screen

# The style of a card: its colour, and words that can be read on it.
STYLES = {name: f"{words_on(colour.main)} on {colour.main}" for name, colour in (tones("crop") | tones("card")).items()}
MONUMENTS = ("sphinx", "obelisk", "wall")


def draw(table: Table, seat: int, names: list[str]) -> RenderableType:
    """What a seat may see: the river, the fields and Monuments, the players, and its own cards."""
    view = table.view_position(seat)
    return Group(
        Panel(_river(view), title=say("terminal-river"), border_style="cyan"),
        Columns([_plots(view, seat, names), _players(view, seat, names)], padding=(0, 3)),
        Panel(_own(view, seat), title=Text(say("terminal-own")), border_style="yellow"),
    )


def plan_words(table: Table, steps: list[int]) -> str:
    """A plan as it can be typed: its only step, or the whole move that its steps make."""
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
    """A card as a coloured chip; a Speculation card shows both its crops, with a slash between them."""
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


def _crops_in_play(view: Mapping[str, Any]) -> list[str]:
    return [crop for crop in CROP_NAMES if crop not in view["options"].get("out", CROP_NAMES[CLASSIC_CROPS:])]


def _river(view: Mapping[str, Any]) -> RenderableType:
    flood = Text(say("terminal-flood") + "  ")
    flood.append(card(view["flood"]) if view["flood"] else Text(say("terminal-dry"), "dim"))
    where = "aside" if view["plague_aside"] else "pile"
    pile = say("terminal-pile", season=view["season"], seasons=view["players"], cards=view["pile_size"])
    return Group(flood, Text(f"{pile} {say(f'terminal-plague-{where}')}"))


def _plots(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """All fields and Monuments with their owners. A crop has at most one field."""
    grid = Grid(
        box=None,
        padding=(0, 2),
        show_header=False,
        title=say("terminal-fields"),
        title_style="bold",
        title_justify="left",
    )
    planted = view["fields"] | view["monuments"]
    for plot in [*_crops_in_play(view), *(MONUMENTS if view["options"]["monuments"] else ())]:
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
    for crop in _crops_in_play(view):
        storage.append(card(crop))
        storage.append(f" {view['storage'][seat].get(crop, 0)}   ")
    return Group(cards(view["hand"]), Text(), storage, *_pick(view))


def _pick(view: Mapping[str, Any]) -> list[RenderableType]:
    """The cards picked so far for a trade, a planting or a speculation."""
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


def draw_components(components: Components) -> RenderableType:
    """The numbers of cards, by number of players (N1, N2.1)."""
    figures = {"crop": components.crop, "classic": components.crop_classic, "stone": components.stone}
    grid = Grid(border_style="dim")
    for column in ("players", "crops", "crop", "speculation", "plague", "all", "monuments"):
        grid.add_column(say(f"components-show-nile-column-{column}"), justify="right")
    for players, crops in enumerate(components.crops_in_play, start=2):
        cards = _card_counts(crops, components.crop)
        grid.add_row(str(players), *map(str, cards), str(cards[-1] + components.stone))
    classic = say("components-show-nile-classic", least=2, most=CLASSIC_MAX_PLAYERS)
    cards = _card_counts(CLASSIC_CROPS, components.crop_classic)
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


def _card_counts(crops: int, each: int) -> tuple[int, ...]:
    """Crops, their cards, Speculation cards, the Plague, all cards but Stone."""
    pairs = crops * (crops - 1) // 2
    return crops, crops * each, pairs, 1, crops * each + pairs + 1


SCREEN = Screen(
    draw,
    plan_words=plan_words,
    terms={"card": "card", "crop": "card", "plot": "plot"},
    styles={
        "flooded": "cyan",
        "harvested": "green",
        "locusts": "bold red",
        "eaten": "red",
        "washed": "red",
        "ousted": "red",
        "succeeded": "yellow",
        "reshuffled": "magenta",
    },
    draw_components=draw_components,
)

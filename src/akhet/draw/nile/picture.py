"""NILE's table as a picture.

header
river ........ fields
Monuments .... players
hand
"""

from typing import Any

from akhet.draw.canvas import (
    DEEP_SHEET,
    GAP,
    GOLD,
    HEADER,
    INK,
    LINE,
    ON_RIVER,
    RIVER,
    SHEET,
    SOFT,
    Canvas,
    draw_header,
)
from akhet.draw.drawing import Header, View, player_name
from akhet.draw.nile.text import crops_in_play, picked
from akhet.draw.palette import colours, tones
from akhet.draw.patterns import PATTERNS
from akhet.games.nile.components import Components
from akhet.games.nile.state import PLOT_NAMES, SPHINX

WIDTH, LEFT = 1080, 300
RIGHT_AT = LEFT + 2 * GAP
RIGHT = WIDTH - RIGHT_AT - GAP
CARD_WIDTH, CARD_HEIGHT = 76, 106
TOP_PANEL, HAND_PANEL, PLAYER_ROW = 192, 166, 46
PATTERN_UNIT = CARD_WIDTH / 100
MOST_SHOWN = 6  # cards of a field that are drawn one on another
CHIP = 50

CARDS = tones("card")
COLOURS = tones("crop") | CARDS | dict.fromkeys(PLOT_NAMES[SPHINX:], CARDS["monument"])
FREE = colours("piece")["free"]


def draw(components: Components, view: View, header: Header) -> Canvas:
    middle = max(40 + PLAYER_ROW * view["players"], 180)
    top = HEADER + GAP
    canvas = Canvas(WIDTH, top + TOP_PANEL + middle + HAND_PANEL + 3 * GAP)
    draw_header(canvas, view, header, f"season {view['season']} of {view['players']}")
    _river(canvas, view, GAP, top)
    _fields(canvas, view, RIGHT_AT, top)
    top += TOP_PANEL + GAP
    if view["options"]["monuments"]:
        _monuments(canvas, view, GAP, top, middle)
    else:
        _lying_open(canvas, view, GAP, top, middle)
    _players(canvas, view, RIGHT_AT, top, middle)
    _hand(canvas, view, GAP, top + middle + GAP)
    return canvas


def _tones(kind: str) -> tuple[str, str]:
    """The colours of a drawing: deep, pale."""
    return (SOFT, SHEET) if kind == "any" else (COLOURS[kind].deep, COLOURS[kind].pale)


def _ground(
    canvas: Canvas, kind: str, left: float, top: float, width: float, height: float, round_by: float, edge: float = 1
) -> None:
    """The ground of a card or of a part of it: its colours and its pattern. Monuments have no pattern."""
    colours = COLOURS[kind]
    if kind in PATTERNS:
        canvas.patterned(kind, colours, left, top, width, height, round_by, edge, PATTERN_UNIT)
    else:
        canvas.box(left, top, width, height, colours.pale, colours.deep, round_by, edge)


def _card(canvas: Canvas, name: str, left: float, top: float, width: float = CARD_WIDTH) -> None:
    """A card. A Speculation card shows both its crops, one above the other."""
    height = width * CARD_HEIGHT / CARD_WIDTH
    kinds = name.split("-")
    part = height / len(kinds)
    for number, kind in enumerate(kinds):
        _ground(canvas, kind, left, top + part * number, width, height - part * number, 7, 1.5)
        middle = top + part * (number + 0.5)
        plate = 0.17 * height if len(kinds) == 1 else 0.14 * height
        size = min(0.62 * width, 0.78 * (part - plate))
        canvas.icon(kind, left + width / 2, middle - plate / 2, size, *_tones(kind))
        base = top + part * (number + 1) - plate
        canvas.box(left + 3, base - 2, width - 6, plate - 1, COLOURS[kind].deep, None, 4)
        words = canvas.fitting(kind, 0.72 * plate, width - 12)
        canvas.words(left + width / 2, base - 2 + plate / 2 - 0.5, kind, words, ON_RIVER, "middle")


def _back(canvas: Canvas, left: float, top: float, count: int, words: str, width: float = CARD_WIDTH) -> None:
    """Cards that lie face down, with their number."""
    height = width * CARD_HEIGHT / CARD_WIDTH
    for lift in range(min(3, 1 + count // 15) if count else 0, -1, -1):
        canvas.box(left - 2 * lift, top - 2 * lift, width, height, RIVER if count else DEEP_SHEET, SHEET, 7)
    canvas.words(left + width / 2, top + height / 2, str(count), 24, ON_RIVER if count else SOFT, "middle", bold=True)
    canvas.words(left + width / 2, top + height + 14, words, 13, SOFT, "middle")


def _river(canvas: Canvas, view: View, left: float, top: float) -> None:
    canvas.sheet(left, top, LEFT, TOP_PANEL, "River")
    step = (LEFT - 24) / 3
    across = [left + 12 + step * (place + 0.5) - CARD_WIDTH / 2 for place in range(3)]
    if view["flood"]:
        _card(canvas, view["flood"], across[0], top + 38)
    else:
        canvas.box(across[0], top + 38, CARD_WIDTH, CARD_HEIGHT, DEEP_SHEET, LINE, 7)
    canvas.words(across[0] + CARD_WIDTH / 2, top + 38 + CARD_HEIGHT + 14, "Flood", 13, SOFT, "middle")
    _back(canvas, across[1], top + 38, view["pile_size"], "Pile")
    if view["plague_aside"]:
        _card(canvas, "plague", across[2], top + 38)
    else:
        canvas.box(across[2], top + 38, CARD_WIDTH, CARD_HEIGHT, DEEP_SHEET, LINE, 7)
        canvas.words(across[2] + CARD_WIDTH / 2, top + 38 + CARD_HEIGHT / 2, "in the pile", 12, SOFT, "middle")
    canvas.words(across[2] + CARD_WIDTH / 2, top + 38 + CARD_HEIGHT + 14, "Plague", 13, SOFT, "middle")


def _plot(canvas: Canvas, name: str, planted: dict[str, Any] | None, left: float, top: float) -> None:
    """A field or Monument: its cards one on another, their number, and their owner."""
    if planted is None:
        canvas.box(left, top, CARD_WIDTH, CARD_HEIGHT, DEEP_SHEET, LINE, 7)
        canvas.icon(name, left + CARD_WIDTH / 2, top + 44, 40, FREE, DEEP_SHEET)
        canvas.words(left + CARD_WIDTH / 2, top + CARD_HEIGHT - 12, name, 13, SOFT, "middle")
        return
    for lift in range(min(planted["cards"], MOST_SHOWN) - 1, -1, -1):
        _card(canvas, name, left, top - 4 * lift)
    canvas.disc(left + CARD_WIDTH - 13, top + 13, 12, SHEET, LINE)
    canvas.words(left + CARD_WIDTH - 13, top + 13, str(planted["cards"]), 15, INK, "middle", bold=True)
    canvas.badge(left + CARD_WIDTH / 2, top + CARD_HEIGHT + 14, 11, planted["owner"])


def _fields(canvas: Canvas, view: View, left: float, top: float) -> None:
    canvas.sheet(left, top, RIGHT, TOP_PANEL, "Fields")
    crops = crops_in_play(view)
    step = (RIGHT - 24) / len(crops)
    for place, crop in enumerate(crops):
        at = left + 12 + step * (place + 0.5) - CARD_WIDTH / 2
        _plot(canvas, crop, view["fields"].get(crop), at, top + 52)


def _monuments(canvas: Canvas, view: View, left: float, top: float, height: float) -> None:
    canvas.sheet(left, top, LEFT, height, "Monuments")
    step = (LEFT - 24) / 3
    for place, name in enumerate(PLOT_NAMES[SPHINX:]):
        at = left + 12 + step * (place + 0.5) - CARD_WIDTH / 2
        _plot(canvas, name, view["monuments"].get(name), at, top + (height - CARD_HEIGHT) / 2 - 4)
    lots = f"{sum(view['flood_stack'].values())} in the Flood stack, {sum(view['discards'].values())} discarded"
    canvas.words(left + LEFT / 2, top + height - 14, lots, 13, SOFT, "middle")


def _lying_open(canvas: Canvas, view: View, left: float, top: float, height: float) -> None:
    """The Flood stack and the discards by crop, where there are no Monuments. Speculation cards are one row."""
    canvas.sheet(left, top, LEFT, height)
    canvas.words(left + LEFT - 90, top + 18, "Flood stack", 13, SOFT, "middle")
    canvas.words(left + LEFT - 30, top + 18, "gone", 13, SOFT, "middle")
    kinds = [*crops_in_play(view), "any"]
    row = (height - 44) / len(kinds)
    for place, kind in enumerate(kinds):
        middle = top + 36 + row * (place + 0.5)
        canvas.icon(kind, left + 26, middle, min(20, row), *_tones(kind))
        canvas.words(left + 46, middle, "Speculation" if kind == "any" else kind, min(14, 0.9 * row), SOFT)
        for column, lot in enumerate((view["flood_stack"], view["discards"])):
            count = sum(n for name, n in lot.items() if (name == kind if kind != "any" else "-" in name))
            shade = INK if count else LINE
            canvas.words(left + LEFT - 90 + 60 * column, middle, str(count), min(15, row), shade, "middle")


def _players(canvas: Canvas, view: View, left: float, top: float, height: float) -> None:
    canvas.sheet(left, top, RIGHT, height)
    canvas.words(left + 178, top + 18, "hand", 13, SOFT, "middle")
    canvas.words(left + 216, top + 18, "storage", 13, SOFT)
    canvas.words(left + RIGHT - 118, top + 18, "speculation", 13, SOFT)
    row = (height - 40) / view["players"]
    for seat in range(view["players"]):
        middle = top + 32 + row * (seat + 0.5)
        if seat == view["turn"] and view["step"] != "over":
            canvas.box(left + 6, middle - 20, RIGHT - 12, 40, DEEP_SHEET, GOLD, 8)
        canvas.badge(left + 28, middle, 13, seat)
        words = f"{player_name(seat)} (you)" if seat == view["seat"] else player_name(seat)
        canvas.words(left + 48, middle, words, canvas.fitting(words, 15, 104), bold=seat == view["seat"])
        canvas.box(left + 166, middle - 16, 24, 32, RIVER, SHEET, 4)
        canvas.words(left + 178, middle, str(view["hand_sizes"][seat]), 14, ON_RIVER, "middle")
        for place, crop in enumerate(crops_in_play(view)):
            _chip(canvas, crop, view["storage"][seat].get(crop, 0), left + 210 + (CHIP + 3) * place, middle)
        if view["speculation"] and view["speculation"]["owner"] == seat:
            for place, name in enumerate(view["speculation"]["cards"]):
                _pair(canvas, name, left + RIGHT - 122 + 58 * place, middle)


def _chip(canvas: Canvas, crop: str, count: int, left: float, middle: float) -> None:
    pale, deep = (COLOURS[crop].pale, COLOURS[crop].deep) if count else (SHEET, LINE)
    if count:
        _ground(canvas, crop, left, middle - 14, CHIP, 28, 6)
        canvas.box(left + 27, middle - 9, 20, 18, pale, None, 5)
    else:
        canvas.box(left, middle - 14, CHIP, 28, pale, deep, 6)
    canvas.icon(crop, left + 15, middle, 18, deep, pale)
    canvas.words(left + 37, middle, str(count), 15, deep, "middle", bold=count > 0)


def _pair(canvas: Canvas, name: str, left: float, middle: float) -> None:
    """A Speculation card in play, lying down."""
    for place, crop in enumerate(name.split("-")):
        _ground(canvas, crop, left + 26 * place, middle - 14, 26, 28, 5)
        canvas.icon(crop, left + 26 * place + 13, middle, 18, *_tones(crop))


def _hand(canvas: Canvas, view: View, left: float, top: float) -> None:
    width = WIDTH - 2 * GAP
    if view["seat"] is None:
        canvas.sheet(left, top, width, HAND_PANEL)
        canvas.words(left + width / 2, top + HAND_PANEL / 2, "A spectator sees no hand.", 15, SOFT, "middle")
        return
    canvas.sheet(left, top, width, HAND_PANEL, f"Hand of {player_name(view['seat'])}")
    if view["pick"]:
        canvas.words(left + width - 12, top + 16, picked(view["pick"]), 14, GOLD, "right", bold=True)
    step = min(CARD_WIDTH + 14, (width - 24 - CARD_WIDTH) / max(len(view["hand"]) - 1, 1))
    for place, (name, count) in enumerate(view["hand"].items()):
        at = left + 14 + step * place
        _card(canvas, name, at, top + 40)
        if count > 1:
            canvas.disc(at + CARD_WIDTH - 13, top + 53, 12, SHEET, LINE)
            canvas.words(at + CARD_WIDTH - 13, top + 53, str(count), 15, INK, "middle", bold=True)

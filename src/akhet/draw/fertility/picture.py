"""Fertility's table as a picture.

header
Valley ....... Districts
............. tiles and Stock
cities, two in a row
"""

from typing import Any

from akhet.draw.canvas import DEEP_SHEET, GAP, GOLD, HEADER, INK, LINE, SHEET, SOFT, Canvas, draw_header
from akhet.draw.drawing import Header, View, player_name
from akhet.draw.fertility.text import shops_of
from akhet.draw.palette import SEATS, colours, tones
from akhet.games.fertility.components import LETTERS, Components, Shop, read_pay
from akhet.games.fertility.state import (
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    RESOURCE_NAMES,
    ROWS,
    SPOTS,
)

WIDTH = 1180
SQUARE, LABEL = 42, 22
VALLEY_WIDTH, VALLEY_HEIGHT = 16 * SQUARE + LABEL + 24, ROWS * SQUARE + LABEL + 20
MARKET_AT = VALLEY_WIDTH + 2 * GAP
MARKET = WIDTH - MARKET_AT - GAP
CITY_WIDTH, CITY_HEIGHT = (WIDTH - 3 * GAP) / 2, 236
CELL_HEIGHT, SHOP_ROW, ICON = 86, 16, 14
TILE = 22

COLOURS, LAND_COLOURS, PIECES = tones("good"), colours("land"), colours("piece")
LAND = {"~": LAND_COLOURS["water"], "w": LAND_COLOURS["field"]}
SAND = LAND_COLOURS["sand"]
RESOURCE_OF = dict(zip(LETTERS, RESOURCE_NAMES, strict=True))


def draw(components: Components, view: View, header: Header) -> Canvas:
    rows = (view["players"] + 1) // 2
    top = HEADER + GAP
    canvas = Canvas(WIDTH, top + VALLEY_HEIGHT + rows * (CITY_HEIGHT + GAP) + GAP)
    where = f"last turns: {view['last_turns']}" if view["last_turns"] else f"{view['pile_size']} tiles in the pile"
    draw_header(canvas, view, header, where)
    _valley(canvas, view, GAP, top)
    _market(canvas, components, view, MARKET_AT, top)
    for seat in range(view["players"]):
        row, column = divmod(seat, 2)
        left = GAP + column * (CITY_WIDTH + GAP)
        _city(canvas, components, view, seat, left, top + VALLEY_HEIGHT + GAP + row * (CITY_HEIGHT + GAP))
    return canvas


def _icon(canvas: Canvas, good: str, x: float, y: float, size: float, pale: str | None = None) -> None:
    """A good in its own colours; `pale` is the colour of the ground where that differs."""
    canvas.icon(good, x, y, size, COLOURS[good].deep, pale or COLOURS[good].pale)


def _valley(canvas: Canvas, view: View, left: float, top: float) -> None:
    canvas.sheet(left, top, VALLEY_WIDTH, VALLEY_HEIGHT)
    columns = len(view["valley"][0])
    across = left + LABEL + 6 + (VALLEY_WIDTH - LABEL - 20 - columns * SQUARE) / 2
    down = top + LABEL + 4
    waiting = [tuple(square) for square in view["turn_so_far"]["quarries"]]
    for column in range(columns):
        canvas.words(across + SQUARE * (column + 0.5), top + 14, str(column), 12, SOFT, "middle")
    for row, line in enumerate(view["valley"]):
        canvas.words(across - 12, down + SQUARE * (row + 0.5), str(row), 12, SOFT, "middle")
        for column, letter in enumerate(line):
            if letter.isdecimal():
                _monument(canvas, view, int(letter), across + SQUARE * column, down + SQUARE * row)
            else:
                _square(canvas, letter, across + SQUARE * column, down + SQUARE * row)
    for row, column in waiting:
        canvas.box(across + SQUARE * column, down + SQUARE * row, SQUARE, SQUARE, None, GOLD, 4, 3)


def _square(canvas: Canvas, letter: str, left: float, top: float) -> None:
    x, y = left + SQUARE / 2, top + SQUARE / 2
    if letter in RESOURCE_OF:
        name = RESOURCE_OF[letter]
        canvas.box(left + 1, top + 1, SQUARE - 2, SQUARE - 2, COLOURS[name].main, COLOURS[name].deep, 5, 1.5)
        _icon(canvas, name, x, y, 0.7 * SQUARE, COLOURS[name].main)
        return
    canvas.box(left + 1, top + 1, SQUARE - 2, SQUARE - 2, LAND.get(letter, SAND), None, 3)
    if letter == "~":
        for wave in (-6, 1, 8):
            points = [
                (x - 13, y + wave),
                (x - 7, y + wave - 3),
                (x, y + wave),
                (x + 7, y + wave - 3),
                (x + 13, y + wave),
            ]
            canvas.line(points, LAND_COLOURS["foam"], 1.5)
    elif letter == "w":
        _icon(canvas, "wheat", x, y, 0.66 * SQUARE)
    elif letter.upper() in RESOURCE_OF:
        canvas.disc(x, y, 0.36 * SQUARE, PIECES["disc"])
        _icon(canvas, RESOURCE_OF[letter.upper()], x, y, 0.46 * SQUARE)


def _monument(canvas: Canvas, view: View, seat: int, left: float, top: float) -> None:
    """F1.7: a Monument of the seat's type, in its colour, with its number in the corner."""
    canvas.box(left + 1, top + 1, SQUARE - 2, SQUARE - 2, SAND, None, 3)
    piece = view["options"]["pieces"][seat]
    canvas.icon(
        piece, left + SQUARE / 2 - 3, top + SQUARE / 2 - 2, 0.76 * SQUARE, SEATS[seat], PIECES["monument-shade"]
    )
    canvas.badge(left + SQUARE - 10, top + SQUARE - 10, 8, seat)


def _market(canvas: Canvas, components: Components, view: View, left: float, top: float) -> None:
    """The Districts in the row, the Common Pool, the Stock, and the goods of the player to move."""
    canvas.sheet(left, top, MARKET, VALLEY_HEIGHT, "Districts")
    by_name = {district.name: district for district in components.districts}
    width, height = (MARKET - 36) / 2, 84
    for place, name in enumerate(view["row"]):
        row, column = divmod(place, 2)
        at, down = left + 12 + (width + 12) * column, top + 32 + (height + 8) * row
        district = by_name[name]
        canvas.box(at, down, width, height, DEEP_SHEET, LINE, 6)
        canvas.words(at + 10, down + 14, name, 14, INK, bold=True)
        canvas.words(at + width - 10, down + 14, f"costs {district.cost}", 13, SOFT, "right")
        _shops(canvas, components, [(shop, {}) for shop in district.shops], at + 10, down + 26, width - 20)
    down = top + 32 + 2 * (height + 8) + 14
    canvas.words(left + 12, down, "Common Pool", 14, SOFT, bold=True)
    _tiles(canvas, view["common"], left + 130, down)
    canvas.words(left + 12, down + 44, "Stock", 14, SOFT, bold=True)
    _goods(canvas, view["stock"], left + 130, down + 44)
    if view["beside"]:
        canvas.words(left + 12, down + 88, "Beside", 14, GOLD, bold=True)
        _goods(canvas, view["beside"], left + 130, down + 88)
    if view["turn_so_far"]["buying"]:
        words = f"buying {view['turn_so_far']['buying']}, {view['turn_so_far']['owed']} still to pay"
        canvas.words(left + 12, down + 120, words, 14, GOLD)


def _tiles(canvas: Canvas, tiles: dict[str, int], left: float, middle: float) -> None:
    for name in [name for name, count in tiles.items() for _ in range(count)]:
        for half, scene in enumerate(name.split("-")):
            main, deep, _ = COLOURS[scene]
            canvas.box(left + TILE * half, middle - TILE / 2, TILE, TILE, main, deep, 3)
            canvas.icon(scene, left + TILE * (half + 0.5), middle, 0.7 * TILE, deep, main)
        left += 2 * TILE + 10


def _goods(canvas: Canvas, goods: dict[str, int], left: float, middle: float) -> None:
    for place, name in enumerate(RESOURCE_NAMES):
        at, count = left + 62 * place, goods.get(name, 0)
        pale, deep = (COLOURS[name].pale, COLOURS[name].deep) if count else (SHEET, LINE)
        canvas.box(at, middle - 14, 54, 28, pale, deep, 6)
        canvas.icon(name, at + 16, middle, 18, deep, pale)
        canvas.words(at + 39, middle, str(count), 15, INK if count else LINE, "middle")


def _city(canvas: Canvas, components: Components, view: View, seat: int, left: float, top: float) -> None:
    moving = seat == view["turn"] and view["step"] != "over"
    canvas.box(left, top, CITY_WIDTH, CITY_HEIGHT, SHEET, GOLD if moving else LINE, 10, 2 if moving else 1)
    canvas.badge(left + 24, top + 22, 12, seat)
    words = f"{player_name(seat)} (you)" if seat == view["seat"] else player_name(seat)
    canvas.words(left + 44, top + 22, words, 15, INK, bold=seat == view["seat"])
    _icon(canvas, "wheat", left + 176, top + 22, 22)
    canvas.words(left + 192, top + 22, str(view["wheat"][seat]), 16, INK)
    piece = view["options"]["pieces"][seat]
    canvas.icon(piece, left + 232, top + 22, 22, SEATS[seat], PIECES["monument-shade"])
    canvas.words(left + 248, top + 22, str(view["monuments"][seat]), 16, INK)
    _tiles(canvas, view["pools"][seat], left + 290, top + 22)
    width = (CITY_WIDTH - 16) / 4
    city = shops_of(components, view, seat)
    for place in range(1 + SPOTS):
        row, column = divmod(place, 4)
        at, down = left + 10 + width * column, top + 44 + (CELL_HEIGHT + 8) * row
        built = place < len(city)
        canvas.box(at, down, width - 6, CELL_HEIGHT, DEEP_SHEET if built else SHEET, LINE, 6)
        if built:
            name, shops = city[place]
            if name:
                canvas.words(at + 8, down + 11, name, 12, SOFT, bold=True)
            _shops(canvas, components, shops, at + 8, down + (18 if name else 10), width - 22)


def _shops(canvas: Canvas, components: Components, shops: list[Any], left: float, top: float, width: float) -> None:
    for place, (shop, tokens) in enumerate(shops):
        _shop(canvas, components, shop, tokens, left, top + (SHOP_ROW + 2) * (place + 0.5), width)


def _shop(
    canvas: Canvas,
    components: Components,
    shop: Shop,
    tokens: dict[str, int],
    left: float,
    middle: float,
    width: float,
) -> None:
    """What a Shop needs, in full colour where a token lies, and what it pays."""
    lie = dict(tokens)
    step = min(ICON + 2, (width - 58) / len(shop.needs))
    names = [RESOURCE_OF.get(letter, "any") for letter in shop.needs]
    own = [bool(lie.get(name, 0)) and not lie.update({name: lie[name] - 1}) for name in names]
    others = [name for name, count in lie.items() for _ in range(count)]  # on wildcards
    for place, (name, filled) in enumerate(zip(names, own, strict=True)):
        x = left + step * (place + 0.5)
        on_any = name == "any" and others
        if filled or on_any:
            shown = others.pop(0) if on_any else name
            canvas.disc(x, middle, ICON / 2 + 1, COLOURS[shown].deep)
            canvas.icon(shown, x, middle, 0.72 * ICON, COLOURS[shown].pale, COLOURS[shown].deep)
        else:
            _icon(canvas, name, x, middle, 0.8 * ICON)
    x = left + step * len(names) + 3
    canvas.line([(x, middle), (x + 7, middle), (x + 4, middle - 3), (x + 7, middle), (x + 4, middle + 3)], SOFT)
    _pay(canvas, components, shop, x + 12, middle, left + width - x - 12)


def _pay(canvas: Canvas, components: Components, shop: Shop, left: float, middle: float, width: float) -> None:
    kind, value, _ = read_pay(shop.pays, components.gods)
    letters = [word for word in shop.pays.split() if word in LETTERS]
    if kind in (PAYS_DEBENS, PAYS_EACH):
        canvas.coin(left + 8, middle, 15, value)
    if kind == PAYS_EACH:
        canvas.words(left + 19, middle, "each", 11, SOFT)
        _icon(canvas, RESOURCE_OF[letters[0]], left + 54, middle, 12)
    elif kind == PAYS_WHEAT:
        _icon(canvas, "wheat", left + 8, middle, 15)
    elif kind in (PAYS_GODS, PAYS_ANY_GOD):
        words = " + ".join(shop.pays.split()) if kind == PAYS_GODS else shop.pays
        canvas.words(left, middle, words, canvas.fitting(words, 12, width), INK)
    elif kind == PAYS_EXCHANGE:
        for place, letter in enumerate(letters):
            _icon(canvas, RESOURCE_OF[letter], left + 7 + 20 * place, middle, 12)
            if place:
                canvas.words(left - 3 + 20 * place, middle, "/", 11, SOFT, "middle")

"""A set of Fertility's components as a sheet to print: one A4 page of plain SVG, without fonts or links.

Lengths are millimetres. Every resource has a shape as well as a colour, so the sheet reads in black and white too.

    title
    boards ............ key
    ................... starting Shops
    tiles
    scales
    Districts, four in a row
"""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from rich.cells import cell_len

from akhet.draw.palette import colours, tones, words_on
from akhet.games.fertility.components import LETTERS, Components, District, Shop, read_pay
from akhet.games.fertility.state import (
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_GODS,
    PAYS_WHEAT,
    RESOURCE_NAMES,
    STARTING_SHOPS,
    TILE_KINDS,
)
from akhet.language import printable, say

WIDTH, HEIGHT, MARGIN = 210, 297, 10
PAGE, PRINT, LAND, GOODS = colours("page"), colours("print"), colours("land"), tones("good")
INK, SOFT, LINE, PAPER, WHITE = PAGE["ink"], PAGE["ink-soft"], PRINT["line"], PRINT["paper"], PRINT["page"]
COLOURS = {letter: GOODS[name].main for letter, name in zip(LETTERS, RESOURCE_NAMES, strict=True)}
COLOURS["*"] = GOODS["any"].main
WHEAT = GOODS["wheat"].main

SQUARE = 7.6
BOARD_STEP = 4 * SQUARE + 3.6
BOARDS_TOP = 37.0
KEY_LEFT, KEY_COLUMN = 149.0, 27.0
TILES_TOP, SCALES_TOP, DISTRICTS_TOP = 106.0, 121.5, 138.5
CARD_WIDTH, CARD_HEIGHT, CARD_BAND = 46.0, 13.9, 11.5
CARDS_IN_A_ROW = 4
ROW_STEP, COLUMN_STEP = 14.8, 48.0
SHOP_STEP = 4.4
NARROW = 9.0  # the width of a place on a scale below which its number stands above its coin
SHOP_SCALE = {1: 1.4, 2: 1.2, 3: 1.0}  # fewer Shops on a District are drawn larger, if there is space
ICON = 3.9
PLAIN, BOLD = 0.58, 0.68  # the width of a letter relative to its size, in a wide typeface

# Each shape fills a square of ten by ten around its middle.
SHAPES = {
    # a jar with a lid
    "A": f"""<path d="M-2.6-2.4h5.2c2 1.6 2 4 .4 6.9h-6c-1.6-2.9-1.6-5.3.4-6.9z" fill="{COLOURS["A"]}"/>
<path d="M-3.2-4.4h6.4v2h-6.4z" fill="{COLOURS["A"]}"/><path d="M-3.6.6h7.2" fill="none"/>""",
    # a head with horns
    "B": f"""<path d="M-4.6-4.4c-.2 2.6.9 3.6 2.4 3.9l.5 3.4c.5 2.2 2.9 2.2 3.4 0l.5-3.4c1.5-.3 2.6-1.3 2.4-3.9
-.9 1.2-1.8 1.8-3 1.9h-3.2c-1.2-.1-2.1-.7-3-1.9z" fill="{COLOURS["B"]}"/>
<circle cx="-1" cy="-.6" r=".45" fill="{WHITE}" stroke="none"/>
<circle cx="1" cy="-.6" r=".45" fill="{WHITE}" stroke="none"/>""",
    # a stalk with a fan
    "P": f"""<path d="M0 4.7V0" fill="none" stroke-width="1.1"/>
<path d="M0 .9-4.4-1.8C-3.8-5.4 3.8-5.4 4.4-1.8z" fill="{COLOURS["P"]}"/>
<path d="M0 .9-2-3.9M0 .9 2-3.9M0 .9V-4.4" fill="none" stroke-width=".45"/>""",
    # a bunch
    "G": "".join(
        f'<circle cx="{x}" cy="{y}" r="1.45" fill="{COLOURS["G"]}"/>'
        for x, y in ((-2.6, -1.6), (0, -1.6), (2.6, -1.6), (-1.3, 0.8), (1.3, 0.8), (0, 3.2))
    )
    + '<path d="M0-3V-4.7" fill="none" stroke-width=".9"/>',
    # any resource
    "*": f"""<circle r="4.3" fill="{COLOURS["*"]}"/><path d="M0-2.6V2.6M-2.25-1.3 2.25 1.3M-2.25 1.3 2.25-1.3"
fill="none" stroke-width=".9"/>""",
    "wheat": '<path d="M0 4.8V-2" fill="none" stroke-width=".8"/>'
    + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx=".95" ry="1.75" transform="rotate({turn} {x} {y})" fill="{WHEAT}"/>'
        for y in (1.5, -0.6, -2.7)
        for x, turn in ((-1.5, -30), (1.5, 30))
    )
    + f'<ellipse cy="-3.6" rx=".9" ry="1.5" fill="{WHEAT}"/>',
    "water": "".join(
        f'<path d="M-4.2 {y}q1.05-1.7 2.1 0t2.1 0 2.1 0 2.1 0" fill="none" stroke="{WHITE}" stroke-width=".7"/>'
        for y in (-2.4, 0.2, 2.8)
    ),
    "sand": "".join(
        f'<circle cx="{x}" cy="{y}" r=".38" fill="{PRINT["grain"]}" stroke="none"/>'
        for x, y in ((-3, -2.6), (1.2, -3.2), (3.3, 0.1), (-0.8, 0.4), (-3.2, 3), (1.7, 3.1))
    ),
    # the sun between two hills
    "start": f"""<circle cy="-.9" r="2" fill="{PRINT["sun"]}"/>
<path d="M-4.8 3.4v-1.9c1.5-2.3 3-2.3 3.9 0h1.8c.9-2.3 2.4-2.3 3.9 0v1.9z" fill="{PRINT["hill"]}"/>""",
    "coin": f'<circle r="4.4" fill="{colours("piece")["coin"]}"/><circle r="3.6" fill="none" stroke-width=".3"/>',
}


def sheet(components: Components) -> str:
    """The whole page."""
    name = printable(components.name)
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}mm" height="{HEIGHT}mm" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" fill="{INK}">',
        f"<title>{escape(name)}</title>",
        "<defs>",
        *(f'<g id="{_id(shape)}" stroke="{INK}" stroke-width=".5">{drawn}</g>' for shape, drawn in SHAPES.items()),
        "</defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{WHITE}"/>',
        *_title(components, name),
        *_boards(components),
        *_key(),
        *_starting_shops(components),
        *_tiles(components),
        *_scales(components),
        *_districts(components),
        _text(
            WIDTH / 2,
            HEIGHT - 5,
            say("components-sheet-foot", name=name, hash=components.hash()),
            2.1,
            190,
            "middle",
            SOFT,
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _title(components: Components, name: str) -> Iterator[str]:
    yield _text(MARGIN, 17, name, 7, 150, bold=True, serif=True)
    yield from _starting_tile(components)
    yield f'<path d="M{MARGIN} 25.4H{WIDTH - MARGIN}" stroke="{LINE}" stroke-width=".4"/>'
    if components.reconstruction:
        yield _text(MARGIN, 22.8, say("components-sheet-reconstruction"), 3.3, 172, colour=PRINT["warning"], bold=True)


def _starting_tile(components: Components) -> Iterator[str]:
    """F1.3: the starting tile, its scenes clockwise from its top left."""
    size, top = 7.0, 9.6
    left = WIDTH - MARGIN - 2 * size
    for letter, (row, column) in zip(components.starting_tile, ((0, 0), (0, 1), (1, 1), (1, 0)), strict=True):
        yield _box(left + size * column, top + size * row, size, size, _pale(letter), PRINT["edge"], 0.2)
        yield _shape(letter, left + size * (column + 0.5), top + size * (row + 0.5), 0.74 * size)
    yield _box(left, top, 2 * size, 2 * size, "none", INK, 0.4, round_by=0.8)
    yield _text(left - 1.5, top + 4, say("components-sheet-starting-tile"), 2.7, 24, "end", SOFT)


def _boards(components: Components) -> Iterator[str]:
    yield _heading(MARGIN, 31, say("components-show-boards"))
    for place, board in enumerate(components.boards):
        left = MARGIN + BOARD_STEP * place
        yield _text(left, BOARDS_TOP - 1.2, say("components-show-board", name=board.name), 2.8, 30, colour=SOFT)
        for row, line in enumerate(board.rows):
            for column, letter in enumerate(line):
                yield _square(letter, left + SQUARE * column, BOARDS_TOP + SQUARE * row, SQUARE)
        row, column = divmod("".join(board.rows).index("S"), 4)
        yield _start(left + SQUARE * column, BOARDS_TOP + SQUARE * row, 2 * SQUARE)
        yield _box(left, BOARDS_TOP, 4 * SQUARE, 8 * SQUARE, "none", INK, 0.5)


def _square(letter: str, left: float, top: float, size: float) -> str:
    """A square of a board; the start symbol is drawn over its four."""
    colour = {"~": LAND["water"], "w": LAND["field"]}.get(letter, LAND["sand"])
    middle = left + size / 2, top + size / 2
    drawn = _box(left, top, size, size, colour, PRINT["edge"], 0.25)
    if letter in "abpg":
        disc = f'<circle cx="{middle[0]:.2f}" cy="{middle[1]:.2f}" r="{0.42 * size:.2f}" fill="{PAPER}"/>'
        return drawn + disc + _shape(letter.upper(), *middle, 0.62 * size)
    if letter == "S":
        return drawn
    return drawn + _shape({"~": "water", "w": "wheat", ".": "sand"}[letter], *middle, 0.84 * size)


def _start(left: float, top: float, size: float) -> str:
    inset = 0.06 * size
    frame = _box(
        left + inset, top + inset, size - 2 * inset, size - 2 * inset, PRINT["start"], SOFT, 0.35, round_by=0.1 * size
    )
    return frame + _shape("start", left + size / 2, top + size / 2, 0.72 * size)


def _key() -> Iterator[str]:
    yield _heading(KEY_LEFT, 31, say("components-sheet-key"))
    size = 5.0
    goods = [
        say("components-sheet-good", good=say(f"fertility-good-{name}"), letter=letter)
        for letter, name in zip(LETTERS, RESOURCE_NAMES, strict=True)
    ]
    left, right = KEY_LEFT, KEY_LEFT + KEY_COLUMN
    rows = [34.0 + 6.3 * row for row in range(6)]
    land = (
        (".", say("components-sheet-desert")),
        ("~", say("components-sheet-water")),
        ("w", say("components-sheet-wheat")),
        ("a", say("components-sheet-printed")),
    )
    for top, (letter, words) in zip(rows, land, strict=False):
        yield _square(letter, left, top, size)
        yield _text(left + 6.5, top + 3.5, words, 2.7, KEY_COLUMN - 8)
    yield _start(left, rows[4], size)
    yield _text(left + 6.5, rows[4] + 3.5, say("components-sheet-start"), 2.7, KEY_COLUMN - 8)
    for top, letter, words in zip(rows, "ABPG*", [*goods, say("components-sheet-any")], strict=False):
        yield _shape(letter, right + 2.5, top + 2.5, size)
        yield _text(right + 6.5, top + 3.5, words, 2.7, 19)
    yield _shape("wheat", left + 2.5, rows[5] + 2.5, size)
    yield _text(left + 6.5, rows[5] + 3.5, say("components-show-pays-wheat"), 2.7, KEY_COLUMN - 8)
    yield _coin(right + 2.5, rows[5] + 2.5, 4, size)
    yield _text(right + 6.5, rows[5] + 3.5, say("components-show-pays-debens", value=4), 2.7, 19)


def _starting_shops(components: Components) -> Iterator[str]:
    yield _heading(KEY_LEFT, 77.2, say("components-sheet-starting"))
    if components.alike:
        width = WIDTH - MARGIN - KEY_LEFT
        for number, shop in enumerate(components.metropolises[0]):
            yield from _starting_shop(shop, components.gods, KEY_LEFT, 79 + 4.8 * number, width)
        return
    step = (WIDTH - MARGIN - KEY_LEFT - 3) / STARTING_SHOPS
    for seat, shops in enumerate(components.metropolises):  # one row for each player
        top = 79 + 4.8 * seat
        yield _text(KEY_LEFT, top + 3.2, str(seat + 1), 2.7, 3, colour=SOFT)
        for number, shop in enumerate(shops):
            yield from _starting_shop(shop, components.gods, KEY_LEFT + 3 + step * number, top, step - 0.3)


def _starting_shop(shop: Shop, gods: tuple[str, ...], left: float, top: float, width: float) -> Iterator[str]:
    inset = min(1.5, 0.04 * width)
    yield _box(left, top, width, 4.5, PAPER, LINE, 0.25, round_by=0.8)
    yield _shops((shop,), gods, left + inset, top + 2.25, width - 2 * inset, 1.0)


def _tiles(components: Components) -> Iterator[str]:
    yield _heading(MARGIN, TILES_TOP, say("components-sheet-tiles", count=sum(components.tiles)))
    size = 6.2
    for place, (scenes, count) in enumerate(zip(TILE_KINDS, components.tiles, strict=True)):
        left, top = MARGIN + 19.1 * place, TILES_TOP + 2
        for half, scene in enumerate(scenes):
            letter = LETTERS[scene]
            yield _box(left + size * half, top, size, size, _pale(letter), PRINT["edge"], 0.2)
            yield _shape(letter, left + size * (half + 0.5), top + size / 2, 0.74 * size)
        yield _box(left, top, 2 * size, size, "none", INK, 0.4, round_by=0.8)
        yield _text(left + 2 * size + 0.8, top + 4.1, say("components-sheet-count", count=count), 2.6, 5.0)


def _scales(components: Components) -> Iterator[str]:
    yield from _scale(MARGIN, say("components-sheet-wheat-scale"), components.wheat_scale, 11.3)
    step = min(10.3, 61.8 / len(components.god_scale))
    yield from _scale(MARGIN + 128.2, say("components-sheet-god-scale"), components.god_scale, step)


def _scale(left: float, words: str, scale: tuple[int, ...], step: float) -> Iterator[str]:
    yield _heading(left, SCALES_TOP, words)
    for held, debens in enumerate(scale):
        at, top = left + step * held, SCALES_TOP + 1.8
        yield _box(at, top, step, 8, PAPER, LINE, 0.25)
        if step < NARROW:
            yield _text(at + step / 2, top + 2.5, str(held), 2.4, 4, "middle", SOFT)
            yield _coin(at + step / 2, top + 5.3, debens, 4.6)
            continue
        yield _text(at + 2.5, top + 5.1, str(held), 3, 4, "middle", SOFT)
        yield _coin(at + step - 3.5, top + 4, debens, 5.8)


def _districts(components: Components) -> Iterator[str]:
    yield _heading(MARGIN, DISTRICTS_TOP, say("components-sheet-districts"))
    for number, district in enumerate(components.districts):
        row, column = divmod(number, CARDS_IN_A_ROW)
        yield from _card(district, components.gods, MARGIN + COLUMN_STEP * column, DISTRICTS_TOP + 2 + ROW_STEP * row)


def _card(district: District, gods: tuple[str, ...], left: float, top: float) -> Iterator[str]:
    """A District: its name and cost on a band in the colour of its first resource, with its Shops beside it."""
    first = district.shops[0].needs[0]
    ink = words_on(COLOURS[first])
    yield "<g>"
    yield _box(left, top, CARD_WIDTH, CARD_HEIGHT, PAPER, "none", 0, round_by=1.4)
    yield (
        f'<path d="M{left + CARD_BAND:.2f} {top:.2f}h{1.4 - CARD_BAND:.2f}a1.4 1.4 0 0 0-1.4 1.4'
        f'v{CARD_HEIGHT - 2.8:.2f}a1.4 1.4 0 0 0 1.4 1.4h{CARD_BAND - 1.4:.2f}z" fill="{COLOURS[first]}"/>'
    )
    yield _box(left, top, CARD_WIDTH, CARD_HEIGHT, "none", SOFT, 0.3, round_by=1.4)
    middle = left + CARD_BAND / 2
    yield _text(middle, top + 6.3, district.name, 4.2, CARD_BAND - 1.5, "middle", ink, bold=True)
    yield _text(middle, top + 10.6, say("components-show-cost", cost=district.cost), 2.7, 10, "middle", ink)
    yield _shops(district.shops, gods, left + CARD_BAND + 1.6, top + CARD_HEIGHT / 2, CARD_WIDTH - CARD_BAND - 3)
    yield "</g>"


def _shops(
    shops: tuple[Shop, ...], gods: tuple[str, ...], left: float, middle: float, width: float, most: float | None = None
) -> str:
    """Shops one below the other, as large as `most` and the width allow."""
    drawn = [_shop(shop, gods, SHOP_STEP * (number - (len(shops) - 1) / 2)) for number, shop in enumerate(shops)]
    scale = min(most or SHOP_SCALE[len(shops)], *(width / own for _, own in drawn))
    lines = "".join(line for line, _ in drawn)
    return f'<g transform="translate({left:.2f} {middle:.2f}) scale({scale:.3f})">{lines}</g>'


def _shop(shop: Shop, gods: tuple[str, ...], middle: float) -> tuple[str, float]:
    """One line (what it needs, an arrow, what it pays) and its width."""
    needs = [_shape(letter, ICON * (number + 0.5), middle, 0.92 * ICON) for number, letter in enumerate(shop.needs)]
    at = ICON * len(shop.needs) + 0.9
    arrow = f'<path d="M{at:.2f} {middle:.2f}h2.6m-1-.9 1 .9-1 .9" fill="none" stroke="{INK}" stroke-width=".35"/>'
    pays, width = _pays(shop, gods, at + 3.7, middle)
    return "".join(needs) + arrow + pays, at + 3.7 + width


def _pays(shop: Shop, gods: tuple[str, ...], left: float, middle: float) -> tuple[str, float]:
    kind, value, _ = read_pay(shop.pays, gods)
    letters = [word for word in shop.pays.split() if word in LETTERS]
    if kind == PAYS_DEBENS:
        return _coin(left + 2, middle, value, 4), 4
    if kind == PAYS_WHEAT:
        return _shape("wheat", left + 2, middle, ICON), 4
    if kind in (PAYS_GODS, PAYS_ANY_GOD):
        words = say("components-show-pays-any-god") if kind == PAYS_ANY_GOD else " + ".join(shop.pays.split())
        return _text(left, middle + 1, words, 2.9), 2.9 * PLAIN * cell_len(words)
    if kind == PAYS_EACH:
        each = _text(left + 4.8, middle + 0.9, say("components-sheet-each"), 2.6, 6)
        return _coin(left + 2, middle, value, 4) + each + _shape(letters[0], left + 13.6, middle, ICON), 15.6
    step = 6.6  # an exchange
    drawn = [_shape(letter, left + 2 + step * number, middle, ICON) for number, letter in enumerate(letters)]
    drawn += [
        _text(left + 2 + step * (number + 0.5), middle + 0.8, say("components-sheet-or"), 2, 2.6, "middle", SOFT)
        for number in range(len(letters) - 1)
    ]
    return "".join(drawn), 2 * step + 4


def _id(shape: str) -> str:
    return f"shape-{'any' if shape == '*' else shape}"


def _shape(shape: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{_id(shape)}" transform="translate({x:.2f} {y:.2f}) scale({size / 10:.3f})"/>'


def _coin(x: float, y: float, value: int, size: float) -> str:
    return _shape("coin", x, y, size) + _text(
        x, y + 0.18 * size, str(value), 0.56 * size, 0.62 * size, "middle", bold=True
    )


def _box(
    left: float,
    top: float,
    width: float,
    height: float,
    fill: str,
    stroke: str,
    stroke_width: float,
    round_by: float = 0,
) -> str:
    return (
        f'<rect x="{left:.2f}" y="{top:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{round_by:.2f}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{stroke_width}"/>'
    )


def _heading(left: float, base: float, words: str) -> str:
    return _text(left, base, words, 3.6, 150, bold=True, serif=True)


def _text(
    x: float,
    base: float,
    words: str,
    size: float,
    width: float = WIDTH,
    anchor: str = "start",
    colour: str = INK,
    bold: bool = False,
    serif: bool = False,
) -> str:
    """Words on one line, set smaller if they would be wider than `width`."""
    size = min(size, width / ((BOLD if bold else PLAIN) * max(cell_len(words), 1)))
    look = ' font-weight="bold"' * bold + ' font-family="serif"' * serif
    return (
        f'<text x="{x:.2f}" y="{base:.2f}" font-size="{size:.2f}" text-anchor="{anchor}" fill="{colour}"{look}>'
        f"{escape(words)}</text>"
    )


def _pale(letter: str) -> str:
    """The pale ground of a resource."""
    return GOODS[RESOURCE_NAMES[LETTERS.index(letter)]].pale

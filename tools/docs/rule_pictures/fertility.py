"""The pictures of Fertility's rules. Tests check what they show as earned or allowed against the rules."""

from tools.docs.rule_pictures.drawn import MONUMENT_TYPES, DrawingRequest
from tools.docs.rule_pictures.placements import PLACEMENTS, SIDE, THREE_BOARDS, start_at, valley
from tools.docs.rule_pictures.sheet import WIDTH, Gallery, Sheet

NAMES = {"A": "alabaster", "B": "bovine", "P": "papyrus", "G": "grape", "W": "wheat", "*": "any"}
TILES = ("alabaster-bovine", "papyrus-grape", "grape-grape", "bovine-papyrus", "alabaster-papyrus", "alabaster-grape")
REQUESTS: dict[str, DrawingRequest] = {
    **{f"tile {tile}": ("fertility/TilePicture", {"tile": tile}) for tile in TILES},
    **{f"before {name}": one.request(before=True) for name, one in PLACEMENTS.items()},
    **{f"after {name}": one.request(before=False) for name, one in PLACEMENTS.items()},
    "valley": valley(THREE_BOARDS.split(), [start_at(4, 5)]),
    "starting tile": valley(["AB", "GP"], [start_at(0, 0)]),
}
# As components.toml writes them: what a Shop needs, and what it pays.
Shop = tuple[str, str]
DISTRICTS: dict[str, tuple[int, tuple[Shop, ...]]] = {
    "A1": (0, (("A", "4 debens"),)),
    "A10": (1, (("A", "exchange B P G"), ("G", "4 debens"), ("*", "2 debens"))),
    "G9": (2, (("G G", "3 each G"),)),
}
EXCHANGE: Shop = ("P", "exchange A B G")
WHEAT: Shop = ("G", "wheat")
KINDS: tuple[tuple[Shop, ...], ...] = (
    (("A B", "9 debens"), ("*", "2 debens")),
    (WHEAT, EXCHANGE),
    (("A", "Ra"), ("B A", "Horus Ra"), ("A P", "any god")),
    (("B", "1 each B"), ("G G", "3 each G")),
)
PAYMENTS = ("GG", "GP", "GW", "PW", "WW")  # with two Grapes, a Papyrus and Wheat, for a cost of 2
MONUMENTS = (((3, 2, 1, 0), (15, 7, 0, 0)), ((3, 3, 1, 1), (15, 15, 7, 7)))  # F8.6
SCORE = (18, 21, 10, 15, 23)  # F8.8

PICTURES = Gallery("fertility")


# What lies on a table


def part_of_valley(s: Sheet, name: str, x: float, y: float, side: float, *, before: bool = False) -> None:
    """A part of the Valley, with squares of this size, before or after a tile is laid there."""
    part = PLACEMENTS[name].view_box
    _, _, width, height = map(float, part.split())
    s.draw(f"{'before' if before else 'after'} {name}", x, y, width * side / SIDE, height * side / SIDE, part=part)


def token(s: Sheet, letter: str, x: float, y: float, size: float = 46) -> None:
    """A resource as a token around this point; Wheat is only a sign."""
    if letter == "W":
        s.symbol("f-wheat", x - size / 2, y - size / 2, size)
        return
    s.box(x - size / 2, y - size / 2, size, size, fill="tile", line="tile-line", round_by=size / 2)
    s.symbol(f"f-{NAMES[letter]}", x - size * 0.36, y - size * 0.36, size * 0.72)


def tokens(s: Sheet, letters: str, x: float, y: float, size: float = 46) -> float:
    """Resources and Wheat side by side from this point on. Returns where they end."""
    for letter in letters:
        token(s, letter, x + size / 2, y, size)
        x += size + 4
    return x


def monument(s: Sheet, seat: int, x: float, y: float, size: float, *, faint: bool = False) -> None:
    """A Monument of the type that this seat has in the pictures."""
    s.symbol(f"f-monument-{MONUMENT_TYPES[seat]}", x, y, size, faint=faint)


def coin(s: Sheet, value: str, x: float, y: float, size: float = 44, *, faint: bool = False) -> None:
    """Debens around this point."""
    s.symbol("f-coin", x - size / 2, y - size / 2, size, faint=faint)
    s.number(value, x, y, size * 0.5, colour="shop-icon" if faint else "shop-debens")


def pay(s: Sheet, pays: str, end: float, y: float) -> None:
    """What a Shop pays, right-aligned at `end`."""
    first, *rest = pays.split()
    if rest[:1] == ["debens"]:
        coin(s, first, end - 20, y, 40)
    elif rest[:1] == ["each"]:
        coin(s, first, end - 72, y, 40)
        s.number("×", end - 43, y, 24, colour="shop-words")
        s.symbol(f"f-{NAMES[rest[1]]}", end - 34, y - 17, 34)
    elif first == "wheat":
        s.number("+1", end - 54, y, 24, colour="shop-words")
        s.symbol("f-wheat", end - 38, y - 19, 38)
    elif first == "exchange":
        s.symbol("f-exchange", end - 30 * len(rest) - 30, y - 12, 24, colour="shop-words")
        for place, letter in enumerate(rest):
            s.symbol(f"f-{NAMES[letter]}", end - 30 * (len(rest) - place), y - 14, 28)
    else:
        gods = ["any-god"] if pays == "any god" else [f"god-{god}" for god in (first, *rest)]
        for place, god in enumerate(gods):
            s.symbol(f"f-{god}", end - 38 * (len(gods) - place), y - 19, 38)


def shop(s: Sheet, one: Shop, x: float, y: float, width: float = 230, *, supplied: str = "") -> None:
    """A Shop: its icons with the tokens on them, and what it pays. A fully supplied Shop has a mark."""
    needs, pays = one[0].split(), one[1]
    full = len(supplied) == len(needs)
    s.box(x, y, width, 56, fill="shop-full" if full else "shop", line="gold" if full else "line", thick=3)
    for place, need in enumerate(needs):
        middle = x + 28 + place * 42
        if place < len(supplied):
            token(s, supplied[place], middle, y + 28, 40)
        else:
            s.box(middle - 19, y + 9, 38, 38, line="shop-icon", round_by=19, dashed=True)
            s.symbol(f"f-{NAMES[need]}", middle - 14, y + 14, 28, faint=True)
    arrow = x + 16 + len(needs) * 42
    s.arrow((arrow, y + 28), (arrow + 11, y + 28), colour="shop-arrow")
    pay(s, pays, x + width - 10, y + 28)
    if full:
        s.yes(x + width - 2, y + 2, 28)


def district(s: Sheet, name: str, x: float, y: float, width: float = 186, *, supplied: tuple[str, ...] = ()) -> None:
    """A District: what it costs, and its Shops with the tokens on them."""
    cost, shops = DISTRICTS[name]
    s.add(f'<svg x="{x}" y="{y}" width="{width}" height="14" viewBox="0 0 120 10" preserveAspectRatio="none">')
    battlements = "M0 10V4h8V0h10v4h12V0h10v4h12V0h10v4h12V0h10v4h12V0h10v4h14v6z"
    s.add(f'<path d="{battlements}" fill="{s.colour("city-wall")}"/></svg>')
    s.box(x + 1, y + 13, width - 2, 56 + 64 * len(shops), fill="sheet-deep", line="city-wall", thick=3, round_by=4)
    s.number(str(cost), x + 22, y + 40, 30)
    for place in range(cost):
        s.symbol("f-any", x + 38 + place * 34, y + 24, 32)
    for place, one in enumerate(shops):
        tokens_on_it = supplied[place] if place < len(supplied) else ""
        shop(s, one, x + 8, y + 64 + 64 * place, width - 16, supplied=tokens_on_it)


# The pictures, in the order of the page


@PICTURES.picture(196)
def scenes(s: Sheet) -> None:
    """F1.1, F1.3: the four resources and Wheat; two tiles, one of them a double; the starting tile."""
    for n, letter in enumerate("ABPGW"):
        token(s, letter, 62 + n * 64, 58, 56)
    s.draw("tile alabaster-bovine", 34, 104, 136, 68)
    s.draw("tile grape-grape", 194, 104, 136, 68)
    s.draw("starting tile", 436, 22, 152, 152, part="-2 -2 204 204")


@PICTURES.picture(480)
def boards(s: Sheet) -> None:
    """F2.1, F2.2: three boards, the middle one upside down, and the starting tile nearest the middle."""
    scale = 592 / (12 * SIDE + 38)
    s.draw("valley", 18, 18, 592, (8 * SIDE + 38) * scale)
    for n in range(3):
        left = 18 + (34 + n * 4 * SIDE) * scale
        right = left + 4 * SIDE * scale
        bracket = f'd="M{left + 6:.0f} 424v12H{right - 6:.0f}v-12" stroke="{s.colour("ink-soft")}"'
        s.add(f'<path {bracket} stroke-width="3" fill="none"/>')
        s.number("180°" if n == 1 else "0°", (left + right) / 2, 456, 24)


@PICTURES.picture(164)
def fits(s: Sheet) -> None:
    """F3.2: one scene of the tile lies beside its like; where none does, the tile may not lie."""
    for x, name in ((26, "fits"), (332, "no-fit")):
        part_of_valley(s, name, x, 26, 58)
    s.yes(286, 82, 40)
    s.no(592, 82, 40)


def earning(s: Sheet, name: str, letters: str, rest: str = "") -> None:
    """A tile that was laid, what it earns by this ruling, and below that what else it earns."""
    part_of_valley(s, name, 40, 24, 76)
    s.arrow((362, 134), (404, 134))
    tokens(s, letters, 424, 134 if not rest else 106, 62)
    if rest:
        s.number("+", 440, 178, 30)
        tokens(s, rest, 460, 178, 44)


@PICTURES.picture(268)
def connections(s: Sheet) -> None:
    """F3.4: two scenes of the same kind across an edge; the halves of the tile itself do not count."""
    earning(s, "connections", "BB")


@PICTURES.picture(268)
def wheat(s: Sheet) -> None:
    """F3.5: a Wheat for each wheat square along the tile, nothing for water; and the connection."""
    earning(s, "wheat", "WW", "G")


@PICTURES.picture(236)
def icons(s: Sheet) -> None:
    """F3.6: a resource icon, the tile over it, and what that earns; and the connection."""
    part_of_valley(s, "icons", 22, 40, 54, before=True)
    s.arrow((246, 118), (268, 118))
    part_of_valley(s, "icons", 282, 40, 54)
    s.arrow((506, 118), (528, 118))
    token(s, "B", 578, 92, 60)
    s.number("+", 556, 154, 28)
    token(s, "G", 592, 154, 42)


@PICTURES.picture(424)
def quarry(s: Sheet) -> None:
    """F3.7: a square shut in on its four sides, and what it gives; two squares shut in together are none."""
    part_of_valley(s, "quarry", 28, 26, 60)
    s.yes(292, 112, 40)
    s.arrow((324, 112), (356, 112))
    tokens(s, "ABPG", 376, 70, 50)
    s.number("/", 480, 116, 36)
    monument(s, 0, 450, 136, 62)
    s.rule(218)
    part_of_valley(s, "no-quarry", 28, 234, 57)
    s.no(352, 318, 40)


@PICTURES.picture(340)
def placement(s: Sheet) -> None:
    """The example of F3: all four reasons at once."""
    part_of_valley(s, "placement", 46, 24, 84)
    for row in range(3):
        s.number(str(row), 30, 98 + row * 84, 22, colour="ink-soft")
    for n, (reason, letters) in enumerate((("A", "GGP"), ("B", "W"), ("C", "B"))):
        s.number(f"({reason})", 420, 60 + n * 62, 28)
        tokens(s, letters, 448, 60 + n * 62, 50)
    s.number("(D)", 420, 246, 28)
    tokens(s, "ABPG", 448, 246, 36)
    s.number("/", 536, 288, 28)
    monument(s, 0, 550, 270, 46)


@PICTURES.picture(306)
def districts(s: Sheet) -> None:
    """F1.4: Districts of cost 0, 1 and 2, with their Shops."""
    x = 20
    for name, width in zip(DISTRICTS, (140, 222, 226), strict=True):
        district(s, name, x, 24, width)
        x += width + 6


@PICTURES.picture(150)
def monument_types(s: Sheet) -> None:
    """F1.7: Obelisk, Pyramid, Sphinx and Temple, each in the colour of a player."""
    for seat in range(4):
        monument(s, seat, 60 + seat * 148, 24, 76)
        s.player(seat, 98 + seat * 148, 122)


@PICTURES.picture(354)
def shops(s: Sheet) -> None:
    """F1.9: generic and wildcard; wheat and exchange; statues; specialised."""
    for row, kinds in enumerate(KINDS):
        y = 16 + row * 84
        shares = [2 + len(needs.split()) + len(pays.split()) for needs, pays in kinds]  # of the width, by contents
        unit = (WIDTH - 48 - 12 * (len(kinds) - 1)) / sum(shares)
        x = 24.0
        for share, one in zip(shares, kinds, strict=True):
            shop(s, one, x, y + 10, share * unit)
            x += share * unit + 12
        if row:
            s.rule(y - 4)


@PICTURES.picture(290)
def payment(s: Sheet) -> None:
    """F4.2: five ways to pay a cost of 2 from two Grapes, a Papyrus and Wheat."""
    district(s, "G9", 20, 76, 226)
    tokens(s, "GGP", 280, 58, 50)
    tokens(s, "WWW", 456, 58, 50)
    s.rule(104, 268)
    for n, goods in enumerate(PAYMENTS):
        x, y = 272 + n % 3 * 120, 158 + n // 3 * 78
        tokens(s, goods, x, y, 44)
        s.yes(x + 92, y + 20, 26)


@PICTURES.picture(288)
def supply(s: Sheet) -> None:
    """F5.1 to F5.3: a token on the last icon; any on a wildcard; a Shop that is still short of one."""
    rows: tuple[tuple[str, Shop, str, str], ...] = (
        ("B", ("A B", "9 debens"), "A", "AB"),
        ("P", ("*", "2 debens"), "", "P"),
        ("G", ("G G", "7 debens"), "", "G"),
    )
    for n, (letter, one, before, after) in enumerate(rows):
        y = 28 + n * 84
        token(s, letter, 56, y + 28, 50)
        s.arrow((90, y + 28), (112, y + 28))
        shop(s, one, 126, y, 200, supplied=before)
        s.arrow((340, y + 28), (362, y + 28))
        shop(s, one, 378, y, 200, supplied=after)
        if n:
            s.rule(y - 14)


@PICTURES.picture(304)
def exchange(s: Sheet) -> None:
    """The example of F5.5: a Papyrus fills the exchange; the Grape chosen fills the wheat Shop, which gives Wheat."""
    token(s, "P", 54, 66, 56)
    s.arrow((92, 66), (122, 66))
    shop(s, EXCHANGE, 138, 38, 270, supplied="P")
    s.arrow((420, 66), (450, 66))
    for n, letter in enumerate("ABG"):
        token(s, letter, 484 + n * 50, 66, 44)
    s.box(557, 39, 54, 54, line="gold", thick=4, round_by=27)
    s.arrow((584, 104), (584, 148), (54, 148), (54, 190), colour="gold")
    token(s, "G", 54, 228, 56)
    s.arrow((92, 228), (122, 228))
    shop(s, WHEAT, 138, 200, 270, supplied="G")
    s.arrow((420, 228), (450, 228))
    s.number("+1", 496, 228, 40)
    s.symbol("f-wheat", 528, 192, 72)


@PICTURES.picture(320)
def pools(s: Sheet) -> None:
    """F6.2: a tile of the Common Pool joins the two of your own, and one of the pile takes its place."""
    for n in range(4):
        s.box(34 + n * 4, 58 - n * 4, 118, 60, fill="city-wall", line="tile-line", thick=2, round_by=8)
    s.arrow((184, 76), (222, 76))
    s.badge("2", 202, 48, 30)
    for y, pool in (
        (26, ("grape-grape", "alabaster-papyrus", "bovine-papyrus")),
        (196, ("alabaster-bovine", "alabaster-papyrus", "papyrus-grape")),
    ):
        s.box(236, y, 380, 100, fill="sheet", line="line")
        for n, tile in enumerate(pool):
            s.draw(f"tile {tile}", 246 + n * 124, y + 22, 112, 56)
        s.box(365, y + 14, 122, 72, line="gold", thick=4)
    s.badge("1", 396, 160, 30)
    s.arrow((426, 134), (426, 186), colour="gold")
    s.player(0, 204, 246, 34)


@PICTURES.picture(330)
def monuments(s: Sheet) -> None:
    """F8.5, F8.6: Monuments of four players and the Debens they get, without a tie and with two."""
    for row, (counts, debens) in enumerate(MONUMENTS):
        y = 24 + row * 150
        for seat, (count, value) in enumerate(zip(counts, debens, strict=True)):
            x = 28 + seat * 150
            for place in range(count):
                monument(s, seat, x + 67 - count * 22 + place * 44, y, 46)
            if not count:
                monument(s, seat, x + 45, y, 46, faint=True)
            s.number(str(count), x + 40, y + 84, 34)
            coin(s, str(value), x + 94, y + 84, 56)
        if row:
            s.rule(y - 14)


@PICTURES.picture(470)
def score(s: Sheet) -> None:
    """F8.8: the five headings of the score and their sum."""
    for n, value in enumerate(SCORE):
        y = 52 + n * 72
        s.rule(y + 36)
        s.number(str(value), 600, y, 36, at="end")
    for n, value in enumerate(("2", "4", "5", "7", "9")):
        coin(s, value, 62 + n * 62, 52, 52, faint=value == "9")
    coin(s, "3", 62, 124, 52)
    s.number("×", 104, 124, 30)
    for n in range(7):
        token(s, "G", 146 + n * 50, 124, 46)
    for n, god in enumerate(("Ra", "Bastet", "Horus")):
        s.symbol(f"f-god-{god}", 36 + n * 62, 170, 52)
    for n in range(3):
        monument(s, 0, 36 + n * 56, 242, 52)
    for n in range(7):
        s.symbol("f-wheat", 36 + n * 46, 314, 50)
    coin(s, str(sum(SCORE)), 578, 424, 72)


# The pictures of the page that explains the game to newcomers


@PICTURES.picture(150)
def how_goal(s: Sheet) -> None:
    """Five sources of Debens: a generic Shop, a specialized one, statues, Monuments and Wheat."""
    for n in range(5):
        x = 16 + n * 122
        s.box(x, 16, 120, 118, fill="sheet", line="line")
    tokens(s, "AB", 28, 54, 46)
    coin(s, "9", 76, 104, 44)
    coin(s, "3", 168, 54, 38)
    s.number("×", 198, 54, 26)
    token(s, "G", 230, 54, 46)
    coin(s, "21", 198, 104, 44)
    for n, god in enumerate(("Ra", "Bastet", "Horus")):
        s.symbol(f"f-god-{god}", 264 + n * 38, 36, 36)
    coin(s, "10", 320, 104, 44)
    for n in range(3):
        monument(s, 0, 386 + n * 38, 34, 36)
    coin(s, "15", 442, 104, 44)
    for n in range(7):
        s.symbol("f-wheat", 508 + n * 12, 34, 40)
    coin(s, "23", 564, 104, 44)


HOW_BUILT = "A10"  # with its Shops afterwards: the second is supplied
HOW_SUPPLIED = ("", "G", "")


@PICTURES.picture(510)
def how_turn(s: Sheet) -> None:
    """A whole turn: lay a tile, build a District, supply a Shop, take a tile."""
    s.badge("1", 34, 36, 34)
    part_of_valley(s, "icons", 62, 36, 52, before=True)
    s.arrow((282, 112), (306, 112))
    part_of_valley(s, "icons", 320, 36, 52)
    s.arrow((540, 112), (560, 112))
    for n, letter in enumerate(PLACEMENTS["icons"].earned):
        token(s, letter, 598, 82 + n * 60, 52)
    s.rule(216)
    district(s, HOW_BUILT, 388, 230, 228, supplied=HOW_SUPPLIED)
    for n, (letter, end) in enumerate((("B", 272), ("G", 386))):
        y = (272, 386)[n]
        s.badge(str(n + 2), 34, y, 34)
        token(s, letter, 104, y, 62)
        s.arrow((152, y), (370, end))
    s.badge("4", 34, 462, 34)
    s.draw("tile alabaster-papyrus", 68, 434, 112, 56)
    s.arrow((196, 462), (246, 462))
    s.player(0, 282, 462, 40)

"""The pictures of NILE's rules. Tests check what they show as earned or allowed against the rules."""

from dataclasses import dataclass, field

from tools.docs.rule_pictures.drawn import DrawingRequest
from tools.docs.rule_pictures.sheet import WIDTH, Gallery, Sheet

CROPS = ("papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion")
MONUMENTS = ("sphinx", "obelisk", "wall")
SPECULATION = ("wheat-flax", "lettuce-flax", "papyrus-castor", "castor-flax")
FACES = (*CROPS, *MONUMENTS, *SPECULATION, "stone", "plague")
REQUESTS: dict[str, DrawingRequest] = {
    **{f"card {face}": ("nile/Card", {"card": face}) for face in FACES},
    **{f"flood {face}": ("nile/Card", {"card": face, "flooded": True}) for face in FACES},
    "card back": ("nile/Card", {"card": None}),
}
YOU, RIVAL, THIRD, FOURTH = range(4)
CARD = 66  # the default width of a card
TALL = 1.4  # the height of a card relative to its width


@dataclass(frozen=True)
class Case:
    """A planting, the table before it, and whether it is allowed. Monuments count as fields of Stone."""

    planted: dict[str, int]
    allowed: bool
    ruling: str
    yours: dict[str, int] = field(default_factory=dict)
    rivals: dict[str, int] = field(default_factory=dict)


OWN = {"wheat": 3, "flax": 1}
PLANTINGS = {
    "a": (Case({"lettuce": 2}, True, "N3.12", OWN), Case({"lettuce": 1}, False, "N3.12", OWN)),
    "b": (Case({"lettuce": 1, "wheat": 1}, True, "N3.12", OWN), Case({"lettuce": 1, "wheat": 2}, False, "N3.12", OWN)),
    "c": (Case({"wheat": 2, "flax": 1}, True, "N3.12", OWN), Case({"lettuce": 2, "flax": 1}, False, "N3.12", OWN)),
}
OUSTINGS = (
    Case({"papyrus": 3}, True, "N3.13", rivals={"papyrus": 2}),
    Case({"papyrus": 2}, False, "N3.13", rivals={"papyrus": 2}),
    Case({"papyrus": 1, "lettuce": 1}, False, "N3.13", rivals={"papyrus": 1}),
)
BUILDINGS = (
    Case({"sphinx": 2}, True, "N7.1"),
    Case({"wall": 1, "lettuce": 1}, True, "N7.1"),
    Case({"sphinx": 1, "wall": 1}, False, "N7.2"),
)
SPHINX = (
    Case({"flax": 3}, True, "N7.6", {"sphinx": 2}, {"flax": 3}),
    Case({"flax": 1, "lettuce": 1}, True, "N7.6", {"sphinx": 2}, {"flax": 1}),
    Case({"flax": 1}, False, "N3.12", {"sphinx": 2}, {"flax": 1}),
)
WALL = (
    Case({"wheat": 4}, False, "N7.8", {}, {"wall": 2, "wheat": 3}),
    Case({"wheat": 5}, True, "N7.8", {}, {"wall": 2, "wheat": 3}),
)
# Who has the field of a crop, and how many cards are in it before and after a flood of Wheat and Flax.
FLOOD = "wheat-flax"
HARVEST = ((YOU, "wheat", 2, 1), (RIVAL, "flax", 1, 0), (THIRD, "lettuce", 4, 4))
STONE_FLOOD = ((YOU, "sphinx", 3, 2), (RIVAL, "wall", 1, 0))
EATEN = ((YOU, "wheat", 2, True), (RIVAL, "flax", 4, False), (THIRD, "lettuce", 4, False), (FOURTH, "obelisk", 3, True))
BETS = (("lettuce-flax", 3), ("papyrus-castor", 0))  # with what each draws by that flood
STANDINGS = (  # storage by crop, best first (N8.4); the first two have equally many cards
    {"papyrus": 3, "wheat": 0, "lettuce": 2, "castor": 3, "flax": 2},
    {"papyrus": 0, "wheat": 4, "lettuce": 1, "castor": 3, "flax": 2},
    {"papyrus": 9, "wheat": 6, "lettuce": 0, "castor": 7, "flax": 0},
)
# For newcomers: plantings of the three kinds and an out-planting, and who wins with which storage.
HOW_PLANTINGS = (
    Case({"lettuce": 2}, True, "N3.12"),
    Case({"papyrus": 1, "castor": 1}, True, "N3.12"),
    Case({"wheat": 2}, True, "N3.12", {"wheat": 3}),
)
HOW_OUSTING = Case({"papyrus": 3}, True, "N3.13", rivals={"papyrus": 2})
HOW_STORAGE = (
    {"papyrus": 3, "wheat": 2, "lettuce": 3, "castor": 2, "flax": 4},
    {"papyrus": 6, "wheat": 1, "lettuce": 7, "castor": 5, "flax": 6},
)

PICTURES = Gallery("nile")


# What lies on a table


def card(s: Sheet, face: str, x: float, y: float, width: float = CARD, *, flooded: bool = False) -> None:
    s.draw(f"{'flood' if flooded else 'card'} {face}", x, y, width, width * TALL)


def pile(s: Sheet, face: str, count: int, x: float, y: float, width: float = CARD, *, flooded: bool = False) -> None:
    """A field or a Monument: the top card, the edges of the cards under it, and their number."""
    for edge in range(count - 1, 0, -1):
        s.box(x, y - 4 * edge, width, 20, fill="face-paper", line="face-paper-edge", thick=1, round_by=6)
    card(s, face, x, y, width, flooded=flooded)
    if face in MONUMENTS:
        s.symbol("nile-stone", x - 14, y + width * TALL - 34, 40)
    s.badge(str(count), x + width - 2, y - 4 * (count - 1) + 2, 30)


def nothing(s: Sheet, x: float, y: float, width: float = CARD) -> None:
    """Where a pile was."""
    s.box(x, y, width, width * TALL, line="ink-soft", dashed=True, round_by=7)


def discards(s: Sheet, x: float, y: float, width: float = CARD) -> None:
    s.box(x, y, width, width * TALL, fill="sheet", line="ink-soft", round_by=7)
    height = width * TALL
    for line in range(1, 8):
        s.rule(y + height * line / 8, x + 2, x + width - 2)
    s.arrow((x + width / 2, y + height * 0.28), (x + width / 2, y + height * 0.72))


def row_of(s: Sheet, cards: dict[str, int], x: float, y: float, width: float = CARD) -> float:
    """Cards to be planted; equal ones overlap. Returns where they end."""
    for n, (face, count) in enumerate(cards.items()):
        if n:
            s.number("+", x + 11, y + width * TALL / 2, 30)
            x += 22
        for _ in range(count):
            card(s, "stone" if face in MONUMENTS else face, x, y, width)
            x += width * 0.42
        x += width * 0.58 + 2
    return x


def verdict(s: Sheet, allowed: bool, x: float, y: float) -> None:
    s.yes(x, y) if allowed else s.no(x, y)


def middle(y: float, width: float = CARD) -> float:
    """The vertical middle of a card whose top is at y."""
    return y + width * TALL / 2


# The pictures, in the order of the page


@PICTURES.picture(336)
def cards(s: Sheet) -> None:
    """N1.1 to N1.4: seven crops; then Speculation, Stone, the three Monuments, the Plague and the back of a card."""
    kinds = [(crop, "14") for crop in CROPS]
    kinds += [("wheat-flax", "21"), ("stone", "14"), *((one, "1") for one in MONUMENTS), ("plague", "1"), ("back", "")]
    for n, (face, count) in enumerate(kinds):
        x, y = 29 + n % 7 * 84, 24 + n // 7 * 156
        card(s, face, x, y, 78)
        if count:
            s.number(f"{count} ×", x + 39, y + 128, 24)


@PICTURES.picture(186)
def turn(s: Sheet) -> None:
    """N3.0: five steps; those that must be carried out have a firm outline; an Offering leads back to the second."""
    steps = (("flood",), ("storage",), ("market", "offering"), ("plant", "speculate"), ("hand",))
    for n, signs in enumerate(steps):
        x = 32 + n * 120
        s.box(x, 74, 96, 88, fill="sheet", line="river", thick=4, dashed=len(signs) == 2)
        size = 42 if len(signs) == 2 else 60
        for place, sign in enumerate(signs):
            s.symbol(
                f"nile-sign-{sign}",
                x + 48 + (place - len(signs) / 2) * (size + 2) + 1,
                118 - size / 2,
                size,
                colour="river",
            )
        s.badge(str(n + 1), x + 14, 74, 30)
        if n:
            s.arrow((x - 18, 118), (x - 5, 118))
    s.arrow((342, 72), (342, 30), (216, 30), (216, 66), colour="gold")


@PICTURES.picture(420)
def harvest(s: Sheet) -> None:
    """N3.1, N3.4, N3.5: a Flood card of two crops, and what it does to three fields."""
    card(s, FLOOD, 30, 130, 120, flooded=True)
    s.symbol("nile-sign-flood", 62, 66, 52, colour="river")
    for n, (who, crop, before, after) in enumerate(HARVEST):
        y = 30 + n * 132
        if n:
            s.rule(y - 22, 172)
        s.player(who, 192, middle(y))
        pile(s, crop, before, 218, y + 6, flooded=before != after)
        s.arrow((306, middle(y)), (340, middle(y)))
        if after:
            pile(s, crop, after, 356, y + 6)
        else:
            nothing(s, 356, y + 6)
        if before != after:
            s.arrow((444, middle(y)), (478, middle(y)))
            s.symbol("nile-sign-storage", 490, y + 20, 60)
            card(s, crop, 558, y + 18, 50)
            s.number("+1", 521, y + 96, 24)


@PICTURES.picture(280)
def stone_flood(s: Sheet) -> None:
    """N3.6: Stone is flooded: each Monument loses one; the one that had a single Stone goes back to the centre."""
    card(s, "stone", 30, 70, 120, flooded=True)
    s.symbol("nile-sign-flood", 62, 14, 52, colour="river")
    for n, (who, monument, before, after) in enumerate(STONE_FLOOD):
        y = 28 + n * 124
        s.player(who, 192, middle(y))
        pile(s, monument, before, 218, y + 6, flooded=True)
        s.arrow((306, middle(y)), (340, middle(y)))
        if after:
            pile(s, monument, after, 356, y + 6)
        else:
            nothing(s, 348, y - 2, CARD + 16)
            card(s, monument, 356, y + 6)
        s.symbol("nile-stone", 446, y + 26, 44)
        s.arrow((496, middle(y)), (532, middle(y)))
        discards(s, 546, y + 2)
        if n:
            s.rule(y - 12, 172)


def payment(s: Sheet) -> None:
    """Two cards, one from the hand and one from storage, go to the discards."""
    s.badge("1", 30, 30, 30)
    for x, sign, face in ((52, "hand", "papyrus"), (154, "storage", "wheat")):
        s.symbol(f"nile-sign-{sign}", x + 10, 14, 46)
        card(s, face, x, 70)
    s.number("+", 136, 116)
    s.arrow((232, 116), (264, 116))
    discards(s, 280, 70)


@PICTURES.picture(186)
def market(s: Sheet) -> None:
    """N3.7: two cards are paid, from hand or storage; then one is drawn into the hand."""
    payment(s)
    s.badge("2", 394, 30, 30)
    card(s, "back", 412, 62)
    card(s, "back", 418, 70)
    s.arrow((502, 116), (534, 116))
    s.symbol("nile-sign-hand", 542, 76, 78)
    s.number("+1", 582, 48, 30)


@PICTURES.picture(186)
def offering(s: Sheet) -> None:
    """N3.8: the same price; then a new Flood card covers the old one."""
    payment(s)
    s.badge("2", 394, 30, 30)
    card(s, "back", 406, 62)
    card(s, "back", 412, 70)
    s.arrow((492, 116), (520, 116))
    card(s, "flax", 534, 58, 70)
    card(s, "castor", 548, 72, 70, flooded=True)
    s.symbol("nile-sign-flood", 562, 14, 40, colour="river")


@PICTURES.picture(200)
def not_flooded(s: Sheet) -> None:
    """N3.10: while Castor is flooded, no card that shows it is planted or played."""
    card(s, "castor", 30, 24, 108, flooded=True)
    s.arrow((154, 100), (190, 100))
    for n, (sign, face, allowed) in enumerate(
        (
            ("plant", "castor", False),
            ("speculate", "castor-flax", False),
            ("plant", "wheat", True),
            ("speculate", "lettuce-flax", True),
        )
    ):
        x = 212 + n * 106
        s.symbol(f"nile-sign-{sign}", x + 16, 16, 40)
        card(s, face, x, 62, 72)
        verdict(s, allowed, x + 66, 164)


@PICTURES.picture(492)
def plantings(s: Sheet) -> None:
    """N3.12: a planting of each kind, and beside it one that is of none."""
    s.player(YOU, 200, 70)
    for x, (crop, count) in zip((232, 332), OWN.items(), strict=True):
        pile(s, crop, count, x, 30)
    for n, (kind, cases) in enumerate(PLANTINGS.items()):
        y = 156 + n * 110
        s.rule(y - 9)
        s.number(f"({kind})", 44, middle(y), 28)
        for x, case in zip((78, 366), cases, strict=True):
            end = row_of(s, case.planted, x, y)
            verdict(s, case.allowed, end + 26, middle(y))


def contest(s: Sheet, case: Case, y: float, width: float) -> None:
    """A planting against a rival's field, and the field afterwards."""
    s.player(RIVAL, 38, middle(y, width))
    x = 60.0
    for face, count in case.rivals.items():
        pile(s, face, count, x, y, width)
        x += width + 26
    s.player(YOU, x + 8, middle(y, width))
    x += 30
    for face, count in case.yours.items():
        pile(s, face, count, x, y, width)
        x += width + 26
    end = row_of(s, case.planted, x, y, width)
    verdict(s, case.allowed, end + 26, middle(y, width))
    if not case.allowed:
        return
    s.arrow((end + 52, middle(y, width)), (end + 80, middle(y, width)))
    x = end + 98
    for face, count in case.planted.items():
        pile(s, face, count, x, y, width)
        s.player(YOU, x + 2, y + width * TALL - 4)
        x += width + 24
    if len(case.planted) == 1:
        discards(s, WIDTH - 34 - width, y, width)
        s.player(RIVAL, WIDTH - 32 - width, y + width * TALL - 4)


@PICTURES.picture(372)
def ousting(s: Sheet) -> None:
    """N3.13, N3.14: more cards than the rival's field has; as many are not enough, and one of two crops never is."""
    for n, case in enumerate(OUSTINGS):
        y = 36 + n * 118
        if n:
            s.rule(y - 16)
        contest(s, case, y, CARD)


@PICTURES.picture(300)
def speculation(s: Sheet) -> None:
    """N5.1, N5.2: two cards in play; the next Flood card shares a crop with one of them, and that one earns three."""
    s.player(YOU, 42, 150)
    for n, (face, drawn) in enumerate(BETS):
        y = 34 + n * 130
        card(s, face, 70, y, 76)
        s.arrow((164, y + 53), (200, y + 53))
        s.arrow((356, y + 53), (392, y + 53))
        verdict(s, drawn > 0, 424, y + 53)
        for place in range(drawn):
            card(s, "back", 462 + place * 26, y + 14, 56)
        s.number(f"+{drawn}" if drawn else "0", 600 if drawn else 470, y + 53, 34)
    s.symbol("nile-sign-flood", 256, 24, 44, colour="river")
    card(s, FLOOD, 222, 76, 112, flooded=True)


@PICTURES.picture(226)
def plague(s: Sheet) -> None:
    """N6.1: the largest goes, and all that are as large; a Monument is as large as its Stone."""
    card(s, "plague", 28, 36, 108)
    s.arrow((150, 110), (184, 110))
    for n, (who, face, count, stays) in enumerate(EATEN):
        x = 206 + n * 108
        pile(s, face, count, x, 50, 72)
        s.player(who, x + 16, 182)
        verdict(s, stays, x + 56, 182)


@PICTURES.picture(394)
def building(s: Sheet) -> None:
    """N7.1, N7.2: Stone of the hand on one new Monument, or one Stone with one crop; never on two new ones."""
    for n, case in enumerate(BUILDINGS):
        y = 30 + n * 122
        if n:
            s.rule(y - 15)
        s.symbol("nile-sign-hand", 30, y + 22, 48)
        end = row_of(s, case.planted, 92, y)
        s.arrow((end + 12, middle(y)), (end + 46, middle(y)))
        x = end + 66
        for face, count in case.planted.items():
            pile(s, face, count, x, y) if case.allowed else card(s, face, x, y)
            x += 98
        verdict(s, case.allowed, x + 4, middle(y))


@PICTURES.picture(340)
def sphinx(s: Sheet) -> None:
    """N7.6: with the Sphinx as many as the rival has are enough; but a lone card is no planting."""
    for n, case in enumerate(SPHINX):
        y = 36 + n * 106
        if n:
            s.rule(y - 21)
        contest(s, case, y, 50)


@PICTURES.picture(206)
def obelisk(s: Sheet) -> None:
    """N7.7: three cards at the end of the turn, and four for each Speculation card that succeeds."""
    card(s, "obelisk", 30, 24, 108)
    s.rule(102, 160)
    s.symbol("nile-sign-hand", 172, 30, 52)
    card(s, "lettuce-flax", 172, 116, 52)
    s.yes(232, 152, 28)
    for row, count in enumerate((3, 4)):
        y = 28 + row * 88
        s.arrow((258, y + 36), (292, y + 36))
        for place in range(count):
            card(s, "back", 312 + place * 54, y, 48)
        s.number(f"+{count}", 590, y + 36, 36)


@PICTURES.picture(260)
def wall(s: Sheet) -> None:
    """N7.8: against the Wall it takes two cards more than the field has."""
    for n, case in enumerate(WALL):
        y = 40 + n * 126
        if n:
            s.rule(y - 40)
        contest(s, case, y, 50)


@PICTURES.picture(336)
def ranking(s: Sheet) -> None:
    """N8.1, N8.4: each player's stored crops, the same numbers lowest first, and the place they give."""
    crops = list(STANDINGS[0])
    for n, crop in enumerate(crops):
        s.symbol(f"nile-{crop}", 72 + n * 52, 20, 44)
    s.symbol("nile-sign-storage", 20, 20, 42)
    for place, stored in enumerate(STANDINGS):
        y = 106 + place * 84
        s.rule(y - 34)
        s.player((THIRD, RIVAL, YOU)[place], 42, y)
        for n, crop in enumerate(crops):
            s.number(str(stored[crop]), 94 + n * 52, y, 30)
        s.arrow((334, y), (366, y))
        for n, count in enumerate(sorted(stored.values())):
            if n == 1:
                s.box(384 + n * 38, y - 24, 34, 48, fill="sheet", line="gold", thick=4, round_by=8)
            s.number(str(count), 401 + n * 38, y, 30)
        s.badge(f"{place + 1}", WIDTH - 44, y, 44)


# The pictures of the page that explains the game to newcomers


@PICTURES.picture(312)
def how_goal(s: Sheet) -> None:
    """Two players' storage: the smallest pile decides, not the total."""
    for place, stored in enumerate(HOW_STORAGE):
        y = 48 + place * 144
        s.player((YOU, RIVAL)[place], 40, middle(y, 60), 32)
        least = min(stored.values())
        decides = next(crop for crop, count in stored.items() if count == least)
        for n, (crop, count) in enumerate(stored.items()):
            x = 84 + n * 88
            if crop == decides:
                s.box(x - 10, y - 12, 84, 108, fill="sheet", line="gold", thick=4)
            pile(s, crop, count, x, y, 60)
        s.arrow((522, middle(y, 60)), (548, middle(y, 60)))
        s.badge(str(place + 1), 590, middle(y, 60), 48)
        if place:
            s.rule(y - 38)


@PICTURES.picture(292)
def how_plant(s: Sheet) -> None:
    """The three kinds of planting; below, more cards than a rival's field has drive it out."""
    for n, case in enumerate(HOW_PLANTINGS):
        x = (16.0, 180.0, 388.0)[n]
        s.number(f"({'abc'[n]})", x + 20, 88, 28)
        x += 44
        for face, count in case.yours.items():
            pile(s, face, count, x, 46, 60)
            s.number("+", x + 76, 88, 30)
            x += 90
        row_of(s, case.planted, x, 46, 60)
    s.rule(152)
    contest(s, HOW_OUSTING, 180, 60)

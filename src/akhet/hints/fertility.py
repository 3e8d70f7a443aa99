"""Why a plan of Fertility is good: what it earns, which Shops it fills, and what the bots expect of it in Debens.

Only the order of the piles is hidden (F6.3), and a turn reveals none of it before its end.
"""

from collections.abc import Iterator

import numpy as np

from akhet.bots.fertility.evaluation import (
    MONUMENT_VALUE,
    along,
    count_needs,
    new_scratch,
    turns_after,
    worth,
)
from akhet.bots.fertility.plans import district_worth, price_icons
from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EDGES,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    TAKE_TILE,
    TURNINGS,
)
from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.scoring import placed, statue_debens, tokens_of
from akhet.games.fertility.state import (
    GOOD_NAMES,
    HEADINGS,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_GODS,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    TILE_NAMES,
    WHEAT_GOOD,
)
from akhet.games.fertility.valley import (
    EARNED_PRINTS,
    EARNED_WHEAT,
    EARNINGS,
    TURNINGS_OF_TILE,
    earnings,
    fitting,
)
from akhet.hints.reason import Line, Reason
from akhet.kernel.layout import Record
from akhet.table import Game

NEEDED, NOT_NEEDED = 3.0, 0.5  # the weight of an earned good, in Debens
TILE_GOOD = 1.0  # of a good that a tile could earn later
AFTERWARDS = 0.4  # the share of that if the tile is taken after other decisions
WASTED = 2.0  # of a good that the other plan wastes
LEAST_DIFFERENCE = 1.5  # Debens of a heading that are worth mentioning
HEADING = 0.6  # an estimate weighs less than what is sure
SHOP_HEADINGS = HEADINGS[:3]  # Monuments and Wheat have reasons of their own


def reasons(game: Game, line: Line, other: Line | None) -> list[Reason]:
    """Every reason for a plan of the seat to move."""
    found: list[Reason] = []
    for number, (move, s) in enumerate(zip(line.moves, line.positions, strict=False)):
        share = 1.0 if number == 0 else AFTERWARDS
        found += _tile(game, s, move, share) if move >= TAKE_TILE else _step(game, s, move)
    found += _filled(game, line)
    found += _wheat(game, line)
    if other is not None:
        found += _compared(game, line, other)
    return found


def _step(game: Game, s: Record, move: int) -> Iterator[Reason]:
    """What one move brings."""
    if PLACE_TILE <= move < DISCARD:
        yield from _earned(game, s, move - PLACE_TILE)
    elif move == CHOOSE_QUARRY + RESOURCES:
        rivals = max(int(placed(s, seat)) for seat in range(int(s.players)) if seat != int(s.turn))
        values = {"count": int(placed(s, int(s.turn))) + 1, "rivals": rivals}
        yield Reason("monument", values, MONUMENT_VALUE)
    elif CHOOSE_QUARRY <= move < BUILD:
        yield Reason("quarry", {"good": GOOD_NAMES[move - CHOOSE_QUARRY]}, NEEDED)
    elif BUILD <= move < PAY_GOOD:
        scratch, district = new_scratch()[0], move - BUILD
        price_icons(s, game.parts, int(s.turn), int(turns_after(s)), scratch)
        debens = float(district_worth(s, game.parts, district, int(turns_after(s)), scratch))
        values = {"district": game.components.districts[district].name, "debens": round(debens)}
        yield Reason("district", values, debens)


def _tile(game: Game, s: Record, move: int, share: float) -> Iterator[Reason]:
    """F6.2, F7.3: what a tile of the Common Pool could earn."""
    if move >= REMOVE_TILE:
        after = (int(s.turn) + 1) % int(s.players)
        tile, count = move - REMOVE_TILE, most_goods(s, move - REMOVE_TILE)
        yield Reason("remove", {"tile": TILE_NAMES[tile], "owner": after, "count": count}, share * TILE_GOOD * count)
    elif turns_after(s):
        tile, count = move - TAKE_TILE, most_goods(s, move - TAKE_TILE)
        yield Reason("take", {"tile": TILE_NAMES[tile], "count": count}, share * TILE_GOOD * count)


def _earned(game: Game, s: Record, placement: int) -> Iterator[Reason]:
    """F3.4 to F3.6: the goods of a placement, and how many of each the Shops still need."""
    seat, scratch = int(s.turn), new_scratch()[0]
    goods = np.zeros(EARNINGS, np.int64)
    earnings(s, placement, goods)
    count_needs(s, game.parts, seat, False, 1, scratch)
    for resource in range(RESOURCES):
        count = min(int(goods[resource] + goods[EARNED_PRINTS + resource]), int(s.stock[resource]))
        needed = int(scratch.open[resource])
        if count:
            weight = NEEDED * min(count, needed) + NOT_NEEDED * max(0, count - needed)
            yield Reason("earns", {"good": GOOD_NAMES[resource], "count": count, "needed": needed}, weight)
    if wheat := int(goods[EARNED_WHEAT]):
        yield Reason("earns", {"good": GOOD_NAMES[WHEAT_GOOD], "count": wheat, "needed": 0}, NOT_NEEDED * wheat)


def _filled(game: Game, line: Line) -> Iterator[Reason]:
    """F5.2, F8: the Shops that become full, with what they count at the end."""
    before, after, parts = line.positions[0], line.positions[-1], game.parts
    seat = int(before.turn)
    statues = int(statue_debens(after, parts, seat)) - int(statue_debens(before, parts, seat))
    for slot in range(int(slots_used(after, seat))):
        if not after.full[seat, slot] or before.full[seat, slot]:
            continue
        shop = int(shop_at(after, seat, slot))
        pays, value = int(parts.pays[shop]), int(parts.value[shop])
        debens = 0
        if pays == PAYS_DEBENS:
            debens = value
        elif pays == PAYS_EACH:
            shown = [resource for resource in range(RESOURCES) if int(parts.shows[shop]) >> resource & 1]
            debens = value * sum(int(tokens_of(after, seat, resource)) for resource in shown)
        elif pays in (PAYS_GODS, PAYS_ANY_GOD):
            debens, statues = statues, 0
        spot = (slot - STARTING_SHOPS) // SHOPS_OF_DISTRICT
        district = "none" if spot < 0 else game.components.districts[int(after.metropolis[seat, spot])].name
        yield Reason("fills", {"district": district, "debens": debens}, max(1.0, float(debens)))


def _wheat(game: Game, line: Line) -> Iterator[Reason]:
    """F8.7: what more Wheat in the Storehouse counts."""
    before, after = line.positions[0], line.positions[-1]
    seat, scale = int(before.turn), game.parts.wheat_scale
    more = int(along(scale, float(after.wheat[seat]))) - int(along(scale, float(before.wheat[seat])))
    if more > 0:
        yield Reason("wheat", {"count": int(after.wheat[seat]), "debens": more}, float(more))


def _compared(game: Game, line: Line, other: Line) -> Iterator[Reason]:
    """What the other plan wastes, and what the bots expect of each heading of the score."""
    waste, others_waste = _wasted(line), _wasted(other)
    if others_waste > waste:
        yield Reason("wasted", {"count": waste, "others": others_waste}, WASTED * (others_waste - waste))
    own, others = _by_heading(game, line), _by_heading(game, other)
    more, heading = max((debens - others[name], name) for name, debens in own.items())
    if more >= LEAST_DIFFERENCE:
        yield Reason("heading", {"heading": heading, "debens": round(more)}, HEADING * more)


def _wasted(line: Line) -> int:
    """F6.1: the resources that go back to the Stock at the end of the turn."""
    ends = [s for move, s in zip(line.moves, line.positions, strict=False) if move == DONE]
    return int(ends[0].beside.sum()) if ends else 0


def _by_heading(game: Game, line: Line) -> dict[str, float]:
    """The Debens that the evaluation expects of each kind of Shop after a plan."""
    s, seat = line.positions[-1], int(line.positions[0].turn)
    turns, scratch = int(turns_after(line.positions[0])), new_scratch()[0]

    def expected(heading: str | None) -> float:
        scratch.heading_weights[:] = [float(one == heading) for one in HEADINGS]
        return float(worth(s, game.parts, seat, True, turns, scratch))

    return {heading: expected(heading) - expected(None) for heading in SHOP_HEADINGS}


def most_goods(s: Record, tile: int) -> int:
    """The most goods that a tile could earn in the Valley as it is."""
    goods = np.zeros(EARNINGS, np.int64)
    best = 0
    for edge in range(EDGES):
        fit = int(fitting(s, edge, int(TURNINGS_OF_TILE[tile])))
        for turning in range(TURNINGS):
            if fit >> turning & 1:
                earnings(s, TURNINGS * edge + turning, goods)
                best = max(best, int(goods[: EARNED_WHEAT + 1].sum()))
    return best

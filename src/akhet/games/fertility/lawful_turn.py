"""The turn so far of a lawful position, F9.5 and F9.6: Quarries, Monuments, and what the tile just placed earned."""

from collections.abc import Iterator

from akhet.games.fertility.actions import ACTIONS, EDGES
from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.lawful import (
    CORNERS,
    QUARRIES,
    SO_FAR,
    WITH_GOODS,
    placed_tiles,
    removed,
    step_names,
    turns_before,
)
from akhet.games.fertility.notation import square_words
from akhet.games.fertility.setup import symbol_square
from akhet.games.fertility.state import (
    EMPTY,
    MONUMENT,
    NEIGHBOURS,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    PAYS_EXCHANGE,
    RESOURCES,
    SCENE,
    SPOTS,
    STEP_NAMES,
    TILE_OF,
    TILES,
    Step,
)
from akhet.games.fertility.turn import legal
from akhet.games.fertility.valley import (
    EDGE_SQUARES,
    TURNINGS_OF_TILE,
    any_fits,
    fitting,
    is_closed,
    is_printed,
    matches,
)
from akhet.kernel.layout import NOBODY, Record
from akhet.kernel.reading import Faults

BUILT = (Step.CITY, Step.PAY, Step.EXCHANGE, Step.TAKE, Step.REMOVE, Step.REFILL, Step.REPLACE)
SUPPLIED = (Step.CITY, Step.EXCHANGE)


def check_earned(s: Record, parts: Record, faults: Faults) -> None:
    """F9.5, F9.6: Quarries, Monuments and goods come from tiles in the Valley."""
    for check in (_check_quarries, _check_goods, _check_choice):
        with faults.part():
            check(s, parts)


# Quarries and Monuments


def is_quarry(s: Record, parts: Record, square: int) -> bool:
    """F9.5: whether a Quarry can have arisen on a square: no empty desert and no Monument on its four sides (F3.7), and
    a tile that a player has placed. A square that only the starting tile has closed is not a Quarry (F2.2)."""
    start = symbol_square(s, parts, s.symbol)
    near = [int(side) for side in NEIGHBOURS[square] if side >= 0]
    if any(s.scene[side] == EMPTY or _is_monument(s, side) for side in near):
        return False
    return any(_is_scene(s, side) and side - start not in CORNERS for side in near)


def _is_monument(s: Record, square: int) -> bool:
    return MONUMENT <= s.scene[square] < MONUMENT + s.players


def _is_scene(s: Record, square: int) -> bool:
    return SCENE <= s.scene[square] < SCENE + RESOURCES


def _check_quarries(s: Record, parts: Record) -> None:
    """F9.5: Monuments and Quarries stand where Quarries can arise; one tile has closed those that wait for a choice."""
    for square in range(len(s.scene)):
        if _is_monument(s, square) and not is_quarry(s, parts, square):
            raise QUARRIES.wrong("valley", "unlawful.quarry", there="monument", square=square_words(square))
    waiting = waiting_quarries(s)
    for square in waiting:
        if s.scene[square] != EMPTY or not is_quarry(s, parts, square):
            raise QUARRIES.wrong(
                "turn_so_far.quarries", "unlawful.quarry", there="nothing", square=square_words(square)
            )
    if waiting and not any(_closes(s, edge, waiting) for edge in _tiles_to_lay(s, parts)):
        raise QUARRIES.wrong("turn_so_far.quarries", "unlawful.closed")


def waiting_quarries(s: Record) -> list[int]:
    return [square for square in s.quarries.tolist() if square != NO_SQUARE]


def _closed_by(s: Record, edge: int) -> list[int]:
    """F3.7: the empty squares that the tile on an edge has closed, from top to bottom and left to right."""
    near = {int(side) for square in EDGE_SQUARES[edge] for side in NEIGHBOURS[square] if side >= 0}
    return sorted(square for square in near if is_closed(s, square, NOBODY, NOBODY))


def _closes(s: Record, edge: int, waiting: list[int]) -> bool:
    """F3.8: whether these are the last of the Quarries of the tile on an edge, those before being done."""
    closed = _closed_by(s, edge)
    return closed[len(closed) - len(waiting) :] == waiting


def _tiles_to_lay(s: Record, parts: Record) -> Iterator[int]:
    """F3.1, F3.2: the edges on which the tile placed in this turn may lie: both scenes are of one of the tiles placed,
    not of the starting tile, and at least one lies along the same scene."""
    start = symbol_square(s, parts, s.symbol)
    placed = placed_tiles(s, parts)
    for edge in range(EDGES):
        first, second = EDGE_SQUARES[edge].tolist()
        if not (_is_scene(s, first) and _is_scene(s, second)) or first - start in CORNERS or second - start in CORNERS:
            continue
        one, other = int(s.scene[first]) - SCENE, int(s.scene[second]) - SCENE
        if placed[TILE_OF[one, other]] and matches(s, first, second, one) + matches(s, second, first, other):
            yield edge


# The turn so far


def check_turn_so_far(s: Record, parts: Record) -> None:
    """F9.6: what has happened in this turn leads to the step."""
    step = STEP_NAMES[s.step]
    if s.step == Step.REMOVE and not s.variant:
        raise SO_FAR.wrong("step", "unlawful.variant")
    if s.beside.any() and s.step not in WITH_GOODS:
        raise SO_FAR.only_at("beside", *step_names(WITH_GOODS))
    SO_FAR.exactly_at("turn_so_far.quarries", bool(waiting_quarries(s)), STEP_NAMES[Step.QUARRY], step)
    SO_FAR.exactly_at("turn_so_far.buying", s.buying != NO_DISTRICT, STEP_NAMES[Step.PAY], step)
    SO_FAR.exactly_at("turn_so_far.owed", s.owed > 0, STEP_NAMES[Step.PAY], step)
    SO_FAR.exactly_at("turn_so_far.exchange", s.exchange != NO_SLOT, STEP_NAMES[Step.EXCHANGE], step)
    if s.built and s.step not in BUILT:
        raise SO_FAR.only_at("turn_so_far.built", *step_names(BUILT))
    if s.supplied and s.step not in SUPPLIED:
        raise SO_FAR.only_at("turn_so_far.supplied", *step_names(SUPPLIED))
    if not s.built and s.step in (Step.PAY, Step.REPLACE):
        raise SO_FAR.wrong("turn_so_far.built", "unlawful.needed", step=step)
    if not s.supplied and s.step == Step.EXCHANGE:
        raise SO_FAR.wrong("turn_so_far.supplied", "unlawful.needed", step=step)
    if s.supplied and not s.tokens[s.turn].any():
        raise SO_FAR.wrong("turn_so_far.supplied", "unlawful.supplied")
    if s.step == Step.PAY:
        _check_purchase(s, parts)
    if s.step == Step.EXCHANGE:
        full = s.exchange < slots_used(s, s.turn) and s.full[s.turn, s.exchange]
        if not full or parts.pays[shop_at(s, s.turn, s.exchange)] != PAYS_EXCHANGE:
            raise SO_FAR.wrong("turn_so_far.exchange", "unlawful.exchange")


def _check_purchase(s: Record, parts: Record) -> None:
    """F4.1, F4.2, F9.6: a District that is being paid for has a free spot, and the player has what is still owed."""
    cost, goods = int(parts.cost[s.buying]), int(s.wheat[s.turn]) + int(s.beside.sum(dtype=int))
    if s.owed > cost:
        raise SO_FAR.wrong("turn_so_far.owed", "unlawful.owed", owed=int(s.owed), cost=cost)
    if s.owed > goods:
        raise SO_FAR.wrong("turn_so_far.owed", "unlawful.cannot_pay", owed=int(s.owed), goods=goods)
    if s.spots_used[s.turn] == SPOTS:
        raise SO_FAR.wrong("turn_so_far.buying", "unlawful.spot")


def _paid(s: Record, parts: Record) -> int:
    """F4.2: the goods paid in this turn."""
    if not s.built:
        return 0
    district = s.metropolis[s.turn, s.spots_used[s.turn] - 1] if s.buying == NO_DISTRICT else s.buying
    return int(parts.cost[district]) - int(s.owed)


def _check_goods(s: Record, parts: Record) -> None:
    """F9.6: some tile in the Valley can have earned the goods beside the board and what was paid and supplied."""
    if s.step not in WITH_GOODS or _has_discarded(s):
        return
    laid = list(_tiles_to_lay(s, parts))
    if not laid:
        raise SO_FAR.wrong("placed", "unlawful.no_tile")
    paid, waiting = _paid(s, parts), waiting_quarries(s)
    if not any(_earns(s, edge, paid, waiting) for edge in laid):
        raise SO_FAR.wrong("beside", "unlawful.earned")


def _has_discarded(s: Record) -> bool:
    """F3.3: whether a tile can have been discarded in this turn: neither a tile that is gone nor one of the Pool fits.
    Nothing is earned then, so nothing can be supplied, and only Wheat can have paid."""
    if s.beside.any() or s.supplied or s.step == Step.QUARRY:
        return False
    if s.gone.sum(dtype=int) == removed(s, turns_before(s) or 0) or any_fits(s):
        return False
    return any(not _fits_anywhere(s, tile) for tile in range(TILES) if s.gone[tile])


def _fits_anywhere(s: Record, tile: int) -> bool:
    return any(fitting(s, edge, int(TURNINGS_OF_TILE[tile])) for edge in range(EDGES))


def _earns(s: Record, edge: int, paid: int, waiting: list[int]) -> bool:
    """F3.4 to F3.10, F9.6: whether the tile on an edge can have earned the goods beside the board and those spent."""
    if waiting and not _closes(s, edge, waiting):
        return False
    first, second = EDGE_SQUARES[edge].tolist()
    one, other = int(s.scene[first]) - SCENE, int(s.scene[second]) - SCENE
    earned = [int(is_printed(s, first, r)) + int(is_printed(s, second, r)) for r in range(RESOURCES)]
    earned[one] += int(matches(s, first, second, one))
    earned[other] += int(matches(s, second, first, other))
    worked = len(_closed_by(s, edge)) - len(waiting)  # Quarries that gave a resource, or nothing
    beside, stock = s.beside.tolist(), s.stock.tolist()
    more = sum(max(0, there - got) for there, got in zip(beside, earned, strict=True))
    if more > worked:
        return False
    if s.supplied:  # at least one resource more, which now lies on a Shop
        on_shops = s.tokens[s.turn].sum(0, int)
        return any(on_shops[r] and (more < worked or beside[r] < earned[r]) for r in range(RESOURCES))
    # What is not there was paid, or the Stock had none: then it has only what was paid since.
    given = worked - more if max(stock) > paid or s.monuments[s.turn] else 0
    missing = sum(max(0, earned[r] - beside[r]) for r in range(RESOURCES) if stock[r] > paid)
    return missing + given <= paid


def _check_choice(s: Record, parts: Record) -> None:
    """F3.10, F5.5, F9.6: the player to move has a choice in the step."""
    if s.step in (Step.QUARRY, Step.EXCHANGE) and not legal(s, parts, ACTIONS.buffer()):
        raise SO_FAR.wrong("step", "unlawful.no_choice", step=STEP_NAMES[s.step])

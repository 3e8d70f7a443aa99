"""The Valley: F3, step 1 of a turn. Where a tile may go, what it earns, and the Quarries it closes."""

import numpy as np

from akhet.games.fertility.actions import CHOOSE_QUARRY, DISCARD, EDGES, PLACE_TILE, TURNINGS, squares_of
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import (
    EMPTY,
    MAX_WHEAT,
    MONUMENT,
    NEIGHBOURS,
    NO_SQUARE,
    PRINTED,
    RESOURCES,
    SCENE,
    SIDES,
    TILE_KINDS,
    TILE_OF,
    TILES,
    WHEAT,
    WHEAT_GOOD,
    Event,
    Step,
)
from akhet.kernel.compiling import rule
from akhet.kernel.events import tell

# The sixteen turnings as bits: bit 4 * one + other for scene `one` on the first square and `other` on the second.
# By tile, the turnings it has (a double has one, F3.1); by the scenes a square touches, a bit each, the turnings that
# put one of them there first, or second.
TURNINGS_OF_TILE = np.array([(1 << 4 * a + b) | (1 << 4 * b + a) for a, b in TILE_KINDS], np.uint16)
MATCHES_FIRST = np.array(
    [sum(1 << 4 * a + b for a in range(4) for b in range(4) if m >> a & 1) for m in range(16)], np.uint16
)
MATCHES_SECOND = np.array(
    [sum(1 << 4 * a + b for a in range(4) for b in range(4) if m >> b & 1) for m in range(16)], np.uint16
)


EDGE_SQUARES = np.array([squares_of(edge) for edge in range(EDGES)], np.int16)


@rule
def turnings_in_pool(s):
    """F3.1: the turnings of all tiles in the Personal Pool of the player to move, a bit each."""
    turnings = 0
    for tile in range(TILES):
        if s.personal[s.turn, tile] > 0:
            turnings |= np.int64(TURNINGS_OF_TILE[tile])
    return turnings


@rule
def fitting(s, edge, turnings):
    """F3.1, F3.2: of some turnings those that may go on an edge, a bit each: both squares empty desert, and at least
    one scene along its like on another tile."""
    first, second = EDGE_SQUARES[edge, 0], EDGE_SQUARES[edge, 1]
    if s.scene[first] != EMPTY or s.scene[second] != EMPTY:
        return 0
    return turnings & np.int64(MATCHES_FIRST[s.touching[first]] | MATCHES_SECOND[s.touching[second]])


@rule
def list_placements(s, moves, count):
    turnings = turnings_in_pool(s)
    for edge in range(EDGES):
        fit = fitting(s, edge, turnings)
        if fit != 0:
            for turning in range(TURNINGS):
                moves[count] = PLACE_TILE + TURNINGS * edge + turning
                count += fit >> turning & 1
    return count


@rule
def any_fits(s):
    turnings = turnings_in_pool(s)
    for edge in range(EDGES):
        if fitting(s, edge, turnings) != 0:
            return True
    return False


@rule
def list_discards(s, moves, count):
    """F3.3: any tile of the Personal Pool; asked only where none fits."""
    for tile in range(TILES):
        moves[count] = DISCARD + tile
        count += int(s.personal[s.turn, tile] > 0)
    return count


@rule
def refuse_placement(s, placement):
    """F3.1, F3.2: the tile in the Personal Pool, the squares empty desert, a scene along its like."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    if s.personal[s.turn, TILE_OF[turning // RESOURCES, turning % RESOURCES]] == 0:
        return Reason.PLACE_NOT_IN_POOL
    if s.scene[EDGE_SQUARES[edge, 0]] != EMPTY or s.scene[EDGE_SQUARES[edge, 1]] != EMPTY:
        return Reason.PLACE_NOT_DESERT
    return Reason.FINE if fitting(s, edge, 1 << turning) != 0 else Reason.PLACE_NO_MATCH


@rule
def refuse_discard(s, tile):
    if any_fits(s):
        return Reason.DISCARD_FITS
    return Reason.FINE if s.personal[s.turn, tile] > 0 else Reason.DISCARD_NOT_IN_POOL


@rule
def discard(s, tile, log):
    """F3.3: out of the game, face up; nothing is earned."""
    s.personal[s.turn, tile] -= 1
    s.personal_size[s.turn] -= 1
    s.gone[tile] += 1
    tell(log, Event.DISCARDED, s.turn, tile, 0)
    s.step = Step.CITY


# What a placement earns. One set of functions: the rules earn by them, and everything that looks ahead asks them.


@rule
def matches(s, square, other_half, scene):
    """F3.4: identical scenes along a square's edges, the tile's other half not counted."""
    count = 0
    for side in range(SIDES):
        near = NEIGHBOURS[square, side]
        if near >= 0 and near != other_half and s.scene[near] == SCENE + scene:
            count += 1
    return count


@rule
def wheat_along(s, square):
    """F3.5: wheat squares along a square's edges."""
    count = 0
    for side in range(SIDES):
        near = NEIGHBOURS[square, side]
        if near >= 0 and s.land[near] == WHEAT:
            count += 1
    return count


@rule
def is_printed(s, square, resource):
    """F3.6: whether covering a square earns this resource."""
    return s.land[square] == PRINTED + resource


@rule
def is_closed(s, square, first, second):
    """F3.7: an empty desert square with nothing open on its four sides, once `first` and `second` are covered."""
    if s.scene[square] != EMPTY or square in (first, second):
        return False
    for side in range(SIDES):
        near = NEIGHBOURS[square, side]
        if near >= 0 and s.scene[near] == EMPTY and near != first and near != second:
            return False
    return True


@rule
def earnings(s, placement, goods):
    """What a placement would earn, by cause, into `goods`: 0 to 3 resources for scenes (F3.4), 4 to 7 for prints
    (F3.6), 8 Wheat (F3.5), 9 Quarries (F3.7). Before Stock and Storehouse set their limits."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    first, second = EDGE_SQUARES[edge, 0], EDGE_SQUARES[edge, 1]
    one, other = turning // RESOURCES, turning % RESOURCES
    for resource in range(RESOURCES):
        goods[resource] = 0
        goods[RESOURCES + resource] = int(is_printed(s, first, resource)) + int(is_printed(s, second, resource))
    goods[one] += matches(s, first, second, one)
    goods[other] += matches(s, second, first, other)
    goods[2 * RESOURCES] = wheat_along(s, first) + wheat_along(s, second)
    goods[2 * RESOURCES + 1] = 0
    for half in range(2):
        for side in range(SIDES):
            near = NEIGHBOURS[EDGE_SQUARES[edge, half], side]
            if near >= 0 and is_closed(s, near, first, second):
                goods[2 * RESOURCES + 1] += 1


@rule
def place(s, placement, log):
    """F3.1, F3.8, F3.9: lay the tile; scenes, Wheat and prints are earned first, together, then come the Quarries."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    first, second = EDGE_SQUARES[edge, 0], EDGE_SQUARES[edge, 1]
    one, other = turning // RESOURCES, turning % RESOURCES
    tile = TILE_OF[one, other]
    s.personal[s.turn, tile] -= 1
    s.personal_size[s.turn] -= 1
    tell(log, Event.PLACED, s.turn, placement, 0)
    for resource in range(RESOURCES):
        earned = int(is_printed(s, first, resource)) + int(is_printed(s, second, resource))
        if resource == one:
            earned += matches(s, first, second, one)
        if resource == other:
            earned += matches(s, second, first, other)
        earn_resource(s, resource, earned, log)
    earn_wheat(s, wheat_along(s, first) + wheat_along(s, second), log)
    cover(s, first, one)
    cover(s, second, other)
    find_quarries(s, first, second)
    go_on_with_quarries(s, log)


@rule
def cover(s, square, scene):
    s.scene[square] = SCENE + scene
    for side in range(SIDES):
        near = NEIGHBOURS[square, side]
        if near >= 0:
            s.touching[near] |= 1 << scene


@rule
def earn_resource(s, resource, earned, log):
    """F3.9: as many as the Stock has, beside the board."""
    taken = min(np.int64(earned), np.int64(s.stock[resource]))
    s.stock[resource] -= taken
    s.beside[resource] += taken
    if taken > 0:
        tell(log, Event.EARNED, s.turn, resource, taken)
    if taken < earned:
        tell(log, Event.MISSED, s.turn, resource, earned - taken)


@rule
def earn_wheat(s, earned, log):
    """F3.5, F3.11: Wheat beyond 10 is lost the moment it is earned."""
    stored = min(np.int64(earned), MAX_WHEAT - np.int64(s.wheat[s.turn]))
    s.wheat[s.turn] += stored
    if stored > 0:
        tell(log, Event.EARNED, s.turn, WHEAT_GOOD, stored)
    if stored < earned:
        tell(log, Event.MISSED, s.turn, WHEAT_GOOD, earned - stored)


@rule
def find_quarries(s, first, second):
    """F3.7, F3.8: the squares that the tile just laid has closed, from top to bottom and left to right."""
    count = 0
    for half in range(2):
        for side in range(SIDES):
            near = NEIGHBOURS[first if half == 0 else second, side]
            if near < 0 or not is_closed(s, near, first, second):
                continue
            place = count
            while place > 0 and s.quarries[place - 1] > near:
                s.quarries[place] = s.quarries[place - 1]
                place -= 1
            s.quarries[place] = near
            count += 1


@rule
def can_give(s, choice):
    """F3.10: a resource the Stock has, or a Monument the player still has."""
    if choice < RESOURCES:
        return s.stock[choice] > 0
    return s.monuments[s.turn] > 0


@rule
def go_on_with_quarries(s, log):
    """F3.8, F3.10: the next Quarry that can give anything waits for a choice; after the last, on to the city."""
    while s.quarries[0] != NO_SQUARE:
        for choice in range(RESOURCES + 1):
            if can_give(s, choice):
                s.step = Step.QUARRY
                return
        tell(log, Event.EMPTY_QUARRY, s.turn, s.quarries[0], 0)
        drop_quarry(s)
    s.step = Step.CITY


@rule
def drop_quarry(s):
    for place in range(5):
        s.quarries[place] = s.quarries[place + 1]
    s.quarries[5] = NO_SQUARE


@rule
def list_quarry_choices(s, moves, count):
    for choice in range(RESOURCES + 1):
        moves[count] = CHOOSE_QUARRY + choice
        count += int(can_give(s, choice))
    return count


@rule
def work_quarry(s, choice, log):
    """F3.7: one resource from the Stock, or a Monument placed in the Quarry."""
    square = s.quarries[0]
    tell(log, Event.QUARRIED, s.turn, square, choice)
    if choice < RESOURCES:
        s.stock[choice] -= 1
        s.beside[choice] += 1
    else:
        s.monuments[s.turn] -= 1
        s.scene[square] = MONUMENT + s.turn
    drop_quarry(s)
    go_on_with_quarries(s, log)

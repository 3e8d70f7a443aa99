"""The Valley: F3, step 1 of a turn. Where a tile may go, what it earns, and the Quarries it closes."""

import numpy as np

from akhet.games.fertility.actions import CHOOSE_QUARRY, DISCARD, EDGES, PLACE_TILE, TURNINGS, squares_of
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import (
    EMPTY,
    MAX_QUARRIES,
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
from akhet.kernel.events import log_event


def _turning(one: int, other: int) -> int:
    """The bit of the turning with scene `one` on the first square and `other` on the second."""
    return 1 << RESOURCES * one + other


# Sets of turnings, one bit each: by tile, those it has (a double has one, F3.1); by the set of scenes that a square
# touches, those that put one of them on the first square, or on the second.
_TURNINGS = [divmod(turning, RESOURCES) for turning in range(TURNINGS)]
_TOUCHING = range(1 << RESOURCES)
TURNINGS_OF_TILE = np.array([_turning(one, other) | _turning(other, one) for one, other in TILE_KINDS], np.uint16)
MATCHES_FIRST = np.array(
    [sum(_turning(one, other) for one, other in _TURNINGS if scenes >> one & 1) for scenes in _TOUCHING], np.uint16
)
MATCHES_SECOND = np.array(
    [sum(_turning(one, other) for one, other in _TURNINGS if scenes >> other & 1) for scenes in _TOUCHING], np.uint16
)

# Where `earnings` writes: resources by scenes from 0 on, resources by prints, Wheat, Quarries.
EARNED_PRINTS = RESOURCES
EARNED_WHEAT = 2 * RESOURCES
EARNED_QUARRIES = EARNED_WHEAT + 1
EARNINGS = EARNED_QUARRIES + 1

EDGE_SQUARES = np.array([squares_of(edge) for edge in range(EDGES)], np.int16)


@rule
def turnings_in_pool(s):
    """F3.1: the turnings of all tiles in the Personal Pool of the player to move, one bit each."""
    turnings = 0
    for tile in range(TILES):
        if s.personal[s.turn, tile] > 0:
            turnings |= np.int64(TURNINGS_OF_TILE[tile])
    return turnings


@rule
def fitting(s, edge, turnings):
    """F3.1, F3.2: which of these turnings may go on an edge, one bit each: both squares are empty desert, and at least
    one scene lies along the same scene on another tile."""
    first, second = EDGE_SQUARES[edge, 0], EDGE_SQUARES[edge, 1]
    if s.scene[first] != EMPTY or s.scene[second] != EMPTY:
        return 0
    return turnings & np.int64(MATCHES_FIRST[s.touching[first]] | MATCHES_SECOND[s.touching[second]])


@rule
def list_placements(s, moves, count):
    """F3.1, F3.2: every placement of a tile in the Personal Pool that fits."""
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
    """F3.3: whether a tile of the Personal Pool can be placed."""
    turnings = turnings_in_pool(s)
    for edge in range(EDGES):
        if fitting(s, edge, turnings) != 0:
            return True
    return False


@rule
def list_discards(s, moves, count):
    """F3.3: any tile of the Personal Pool; only if none fits."""
    for tile in range(TILES):
        moves[count] = DISCARD + tile
        count += int(s.personal[s.turn, tile] > 0)
    return count


@rule
def refuse_placement(s, placement):
    """F3.1, F3.2: the tile is in the Personal Pool, the squares are empty desert, a scene lies along the same scene."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    if s.personal[s.turn, TILE_OF[turning // RESOURCES, turning % RESOURCES]] == 0:
        return Reason.PLACE_NOT_IN_POOL
    if s.scene[EDGE_SQUARES[edge, 0]] != EMPTY or s.scene[EDGE_SQUARES[edge, 1]] != EMPTY:
        return Reason.PLACE_NOT_DESERT
    return Reason.FINE if fitting(s, edge, 1 << turning) != 0 else Reason.PLACE_NO_MATCH


@rule
def refuse_discard(s, tile):
    """F3.3: a tile of the Personal Pool, and only if none fits."""
    if any_fits(s):
        return Reason.DISCARD_FITS
    return Reason.FINE if s.personal[s.turn, tile] > 0 else Reason.DISCARD_NOT_IN_POOL


@rule
def discard(s, tile, log):
    """F3.3: a tile leaves the game, face up; nothing is earned."""
    s.personal[s.turn, tile] -= 1
    s.personal_size[s.turn] -= 1
    s.gone[tile] += 1
    log_event(log, Event.DISCARDED, s.turn, tile, 0)
    s.step = Step.CITY


# What a placement earns. The rules use the same functions as everything that looks ahead.


@rule
def matches(s, square, other_half, scene):
    """F3.4: identical scenes along a square's edges, without the tile's other half."""
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
    """Write what a placement would earn into `goods`, before the limits of Stock and Storehouse: resources for scenes
    (F3.4) and for prints (F3.6), Wheat (F3.5), Quarries (F3.7)."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    first, second = EDGE_SQUARES[edge, 0], EDGE_SQUARES[edge, 1]
    one, other = turning // RESOURCES, turning % RESOURCES
    for resource in range(RESOURCES):
        goods[resource] = 0
        goods[EARNED_PRINTS + resource] = int(is_printed(s, first, resource)) + int(is_printed(s, second, resource))
    goods[one] += matches(s, first, second, one)
    goods[other] += matches(s, second, first, other)
    goods[EARNED_WHEAT] = wheat_along(s, first) + wheat_along(s, second)
    goods[EARNED_QUARRIES] = 0
    for half in range(2):
        for side in range(SIDES):
            near = NEIGHBOURS[EDGE_SQUARES[edge, half], side]
            if near >= 0 and is_closed(s, near, first, second):
                goods[EARNED_QUARRIES] += 1


@rule
def place(s, placement, log):
    """F3.1, F3.8, F3.9: lay the tile; scenes, Wheat and prints are earned first, together, then come the Quarries."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    first, second = EDGE_SQUARES[edge, 0], EDGE_SQUARES[edge, 1]
    one, other = turning // RESOURCES, turning % RESOURCES
    tile = TILE_OF[one, other]
    s.personal[s.turn, tile] -= 1
    s.personal_size[s.turn] -= 1
    log_event(log, Event.PLACED, s.turn, placement, 0)
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
    continue_quarries(s, log)


@rule
def cover(s, square, scene):
    """F3.1: a scene on a square; its neighbours touch it."""
    s.scene[square] = SCENE + scene
    for side in range(SIDES):
        near = NEIGHBOURS[square, side]
        if near >= 0:
            s.touching[near] |= 1 << scene


@rule
def earn_resource(s, resource, earned, log):
    """F3.9: earned resources lie beside the board, as many as the Stock has."""
    taken = min(np.int64(earned), np.int64(s.stock[resource]))
    s.stock[resource] -= taken
    s.beside[resource] += taken
    if taken > 0:
        log_event(log, Event.EARNED, s.turn, resource, taken)
    if taken < earned:
        log_event(log, Event.MISSED, s.turn, resource, earned - taken)


@rule
def earn_wheat(s, earned, log):
    """F3.5, F3.11: Wheat beyond 10 is lost the moment it is earned."""
    stored = min(np.int64(earned), MAX_WHEAT - np.int64(s.wheat[s.turn]))
    s.wheat[s.turn] += stored
    if stored > 0:
        log_event(log, Event.EARNED, s.turn, WHEAT_GOOD, stored)
    if stored < earned:
        log_event(log, Event.MISSED, s.turn, WHEAT_GOOD, earned - stored)


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
def continue_quarries(s, log):
    """F3.8, F3.10: the next Quarry that can give anything waits for a choice; after the last, on to the city."""
    while s.quarries[0] != NO_SQUARE:
        for choice in range(RESOURCES + 1):
            if can_give(s, choice):
                s.step = Step.QUARRY
                return
        log_event(log, Event.EMPTY_QUARRY, s.turn, s.quarries[0], 0)
        drop_quarry(s)
    s.step = Step.CITY


@rule
def drop_quarry(s):
    for place in range(MAX_QUARRIES - 1):
        s.quarries[place] = s.quarries[place + 1]
    s.quarries[MAX_QUARRIES - 1] = NO_SQUARE


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
    log_event(log, Event.QUARRIED, s.turn, square, choice)
    if choice < RESOURCES:
        s.stock[choice] -= 1
        s.beside[choice] += 1
    else:
        s.monuments[s.turn] -= 1
        s.scene[square] = MONUMENT + s.turn
    drop_quarry(s)
    continue_quarries(s, log)

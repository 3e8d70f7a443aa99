"""The evaluation of `greedy` in Fertility: each next step is carried out on a copy of the position.

Only the order of the piles is hidden (F6.3). The position after the step is evaluated; after a placement, with the best
build that may follow. This is slower than the prices of `plans.py`, and stronger.
"""

import numpy as np

from akhet.bots.fertility.evaluation import count_needs, turns_after, worth
from akhet.bots.fertility.plans import ONLY
from akhet.games.fertility.actions import BUILD, CHOOSE_QUARRY, DONE, PAY_GOOD, PLACE_TILE, REMOVE_TILE, TAKE_TILE
from akhet.games.fertility.city import goods_beside
from akhet.games.fertility.state import NO_DISTRICT, RESOURCES, SHOWN, SPOTS, TILES, Step
from akhet.games.fertility.turn import act, legal
from akhet.games.fertility.valley import EARNED_QUARRIES, EARNED_WHEAT, earnings, list_placements
from akhet.games.fertility.view import copy_table
from akhet.kernel.compiling import rule

QUARRY_VALUE = 5.0
WHEAT_VALUE = 4.0
WANTED, UNWANTED = 3.0, 1.0  # the worth of a good that a tile could earn


@rule
def tile_worth(s, parts, seat, tile, scratch):
    """The most that a tile could earn a seat in the Valley as it is. Wanted resources count more."""
    count_needs(s, parts, seat, False, 1, scratch)
    lone = scratch.after
    copy_table(s, lone)
    lone.turn = seat
    for kind in range(TILES):
        lone.personal[seat, kind] = int(kind == tile)
    best = 0.0
    for place in range(list_placements(lone, scratch.moves, 0)):
        earnings(lone, np.int64(scratch.moves[place]) - PLACE_TILE, scratch.goods)
        value = WHEAT_VALUE * scratch.goods[EARNED_WHEAT] + QUARRY_VALUE * scratch.goods[EARNED_QUARRIES]
        for resource in range(RESOURCES):
            goods = scratch.goods[resource] + scratch.goods[RESOURCES + resource]
            wanted = min(goods, scratch.open[resource])
            value += WANTED * wanted + UNWANTED * (goods - wanted)
        best = max(best, value)
    return best


@rule
def make_small_choices(s, parts, seat, turns, scratch):
    """Make the choices that an action brings with it (what to pay, quarry or exchange), each for the best."""
    while s.step == Step.QUARRY or s.step == Step.PAY or s.step == Step.EXCHANGE:
        best = 0
        best_worth = -1.0e9
        for choice in range(legal(s, parts, scratch.moves)):
            copy_table(s, scratch.small)
            act(scratch.small, parts, np.int64(scratch.moves[choice]), None)
            value = worth(scratch.small, parts, seat, True, turns, scratch)
            if value > best_worth:
                best = np.int64(scratch.moves[choice])
                best_worth = value
        act(s, parts, best, None)


@rule
def best_build(s, parts, turns, scratch):
    """The District to build, or NO_DISTRICT if building none is better; and what the position is worth then."""
    seat = s.turn
    best = NO_DISTRICT
    best_worth = worth(s, parts, seat, True, turns, scratch)
    if s.spots_used[seat] == SPOTS:
        return best, best_worth
    goods = goods_beside(s)
    for place in range(SHOWN):
        district = np.int64(s.row[place])
        if district == NO_DISTRICT or np.int64(parts.cost[district]) > goods:
            continue
        copy_table(s, scratch.built)
        act(scratch.built, parts, BUILD + district, None)
        make_small_choices(scratch.built, parts, seat, turns, scratch)
        value = worth(scratch.built, parts, seat, True, turns, scratch)
        if value > best_worth:
            best = district
            best_worth = value
    return best, best_worth


@rule
def evaluate_action(s, parts, action, turns, scratch):
    """What an action is worth to the player to move; a placement with the best build that may follow it."""
    seat = s.turn
    if action >= REMOVE_TILE:  # the tile that is worth most to the next player goes
        return tile_worth(s, parts, (seat + 1) % s.players, action - REMOVE_TILE, scratch)
    if action >= TAKE_TILE:
        return tile_worth(s, parts, seat, action - TAKE_TILE, scratch)
    if action == DONE:
        return worth(s, parts, seat, False, turns, scratch)
    after = scratch.after
    copy_table(s, after)
    act(after, parts, action, None)
    make_small_choices(after, parts, seat, turns, scratch)
    if action < CHOOSE_QUARRY:
        _, value = best_build(after, parts, turns, scratch)
        return value
    return worth(after, parts, seat, True, turns, scratch)


@rule
def evaluate_all(s, parts, moves, plans, scores, scratch):
    """Write every next step and what the position is worth after it; return their number.

    A District worth its cost is built first.
    """
    turns = turns_after(s)
    if s.step == Step.CITY and not s.built and not s.supplied:
        district, value = best_build(s, parts, turns, scratch)
        if district != NO_DISTRICT:
            plans[0] = ONLY | BUILD + np.int64(district)
            scores[0] = value
            return 1
    count = 0
    for choice in range(legal(s, parts, moves)):
        action = np.int64(moves[choice])
        if not BUILD <= action < PAY_GOOD:
            plans[count] = ONLY | action
            scores[count] = evaluate_action(s, parts, action, turns, scratch)
            count += 1
    return count

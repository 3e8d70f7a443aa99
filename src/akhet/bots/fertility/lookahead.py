"""How good each next step of Fertility looks, by carrying it out: the eyes of `greedy`.

Each legal action is carried out on a copy of the open table (F6.3: only the order of the piles is unknown, to
everybody) and judged by the hopes it leaves; a placement by the best build that may follow it. Slower than the prices
of `plans.py`, and stronger.
"""

import numpy as np

from akhet.bots.fertility.evaluation import look_at_needs, turns_after, worth
from akhet.bots.fertility.plans import ONLY
from akhet.games.fertility.actions import BUILD, CHOOSE_QUARRY, DONE, PAY_GOOD, PLACE_TILE, REMOVE_TILE, TAKE_TILE
from akhet.games.fertility.city import goods_beside
from akhet.games.fertility.state import NO_DISTRICT, RESOURCES, SHOWN, SPOTS, TILES, Step
from akhet.games.fertility.turn import act, legal
from akhet.games.fertility.valley import earnings, list_placements
from akhet.games.fertility.view import copy_table
from akhet.kernel.compiling import rule

QUARRY_HOPE = 5.0
WANTED, UNWANTED = 3.0, 1.0  # a good of a tile that is only looked at


@rule
def tile_worth(s, parts, seat, tile, scratch):
    """The most a tile could earn a seat on the Valley as it lies, its wanted resources counting more."""
    look_at_needs(s, parts, seat, False, 1, scratch)
    lone = scratch.after
    copy_table(s, lone)
    lone.turn = seat
    for kind in range(TILES):
        lone.personal[seat, kind] = int(kind == tile)
    best = 0.0
    for place in range(list_placements(lone, scratch.moves, 0)):
        earnings(lone, np.int64(scratch.moves[place]) - PLACE_TILE, scratch.goods)
        value = 4.0 * scratch.goods[2 * RESOURCES] + QUARRY_HOPE * scratch.goods[2 * RESOURCES + 1]
        for resource in range(RESOURCES):
            goods = scratch.goods[resource] + scratch.goods[RESOURCES + resource]
            wanted = min(goods, scratch.open[resource])
            value += WANTED * wanted + UNWANTED * (goods - wanted)
        best = max(best, value)
    return best


@rule
def choose_small(s, parts, seat, turns, scratch):
    """Make the small choices that an action brings with it, what to pay, quarry or exchange, each for the best."""
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
    """The District whose building leaves the best hopes, or NO_DISTRICT where none is better than standing pat; and
    those hopes."""
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
        choose_small(scratch.built, parts, seat, turns, scratch)
        value = worth(scratch.built, parts, seat, True, turns, scratch)
        if value > best_worth:
            best = district
            best_worth = value
    return best, best_worth


@rule
def judge(s, parts, action, turns, scratch):
    """How good an action looks to the player to move; a placement by the best build that may follow it."""
    seat = s.turn
    if action >= REMOVE_TILE:  # what the next player would like best goes
        return tile_worth(s, parts, (seat + 1) % s.players, action - REMOVE_TILE, scratch)
    if action >= TAKE_TILE:
        return tile_worth(s, parts, seat, action - TAKE_TILE, scratch)
    if action == DONE:
        return worth(s, parts, seat, False, turns, scratch)
    after = scratch.after
    copy_table(s, after)
    act(after, parts, action, None)
    choose_small(after, parts, seat, turns, scratch)
    if action < CHOOSE_QUARRY:
        _, value = best_build(after, parts, turns, scratch)
        return value
    return worth(after, parts, seat, True, turns, scratch)


@rule
def evaluate_all(s, parts, moves, plans, scores, scratch):
    """Every next step with the hopes it leaves, in Debens; their number. A District worth its cost is built first."""
    turns = turns_after(s)
    if s.step == Step.CITY and not s.built and not s.supplied:
        district, estimates = best_build(s, parts, turns, scratch)
        if district != NO_DISTRICT:
            plans[0] = ONLY | BUILD + np.int64(district)
            scores[0] = estimates
            return 1
    count = 0
    for choice in range(legal(s, parts, moves)):
        action = np.int64(moves[choice])
        if not BUILD <= action < PAY_GOOD:
            plans[count] = ONLY | action
            scores[count] = judge(s, parts, action, turns, scratch)
            count += 1
    return count

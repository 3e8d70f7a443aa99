"""The evaluation of `greedy` in Fertility: each next step is tried on the position itself and taken back.

Only the order of the piles is hidden (F6.3). The position after the step is evaluated; after a placement, with the best
build that may follow. This is slower than the prices of `plans.py`, and stronger.

The evaluation does not look at the Valley. So a placement is not carried out: the goods that it earns are, and
placements that earn the same are evaluated once. A trial changes a few fields, and no position is copied: on a GPU,
copies cost far more than the evaluations.
"""

import numpy as np

from akhet.bots.fertility.evaluation import (
    GAINS,
    count_needs,
    drop_slot,
    follow_builds,
    survey,
    survey_slot,
    surveyed_worth,
    turns_after,
)
from akhet.bots.fertility.plans import ONLY
from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EDGES,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    SUPPLY,
    TAKE_TILE,
    TURNINGS,
)
from akhet.games.fertility.city import goods_beside
from akhet.games.fertility.state import (
    MAX_QUARRIES,
    MAX_WHEAT,
    NO_DISTRICT,
    NO_SQUARE,
    RESOURCES,
    SHOWN,
    SPOTS,
    STOCK,
    Step,
)
from akhet.games.fertility.turn import act, legal
from akhet.games.fertility.valley import (
    EARNED_PRINTS,
    EARNED_QUARRIES,
    EARNED_WHEAT,
    EARNINGS,
    TURNINGS_OF_TILE,
    can_give,
    earn_resource,
    earn_wheat,
    earnings,
    fitting,
)
from akhet.kernel.compiling import rule

QUARRY_VALUE = 5.0
WHEAT_VALUE = 4.0
WANTED, UNWANTED = 3.0, 1.0  # the worth of a good that a tile could earn
ACTION, AFTER, CHOICE = 0, 1, 2  # trials inside each other: an action, the build after it, a small choice


@rule
def tile_worth(s, parts, seat, tile, scratch):
    """The most that a tile could earn a seat in the Valley as it is. Wanted resources count more."""
    count_needs(s, parts, seat, False, 1, scratch)
    best = 0.0
    for edge in range(EDGES):
        fit = fitting(s, edge, np.int64(TURNINGS_OF_TILE[tile]))
        for turning in range(TURNINGS):
            if fit >> turning & 1 == 0:
                continue
            earnings(s, TURNINGS * edge + turning, scratch.goods)
            value = WHEAT_VALUE * scratch.goods[EARNED_WHEAT] + QUARRY_VALUE * scratch.goods[EARNED_QUARRIES]
            for resource in range(RESOURCES):
                goods = scratch.goods[resource] + scratch.goods[EARNED_PRINTS + resource]
                wanted = min(goods, scratch.open[resource])
                value += WANTED * wanted + UNWANTED * (goods - wanted)
            best = max(best, value)
    return best


# Trials. `begin_trial` keeps what an action may change of a turn and of the player's own, and `end_trial` restores it.


@rule
def begin_trial(s, seat, trial, scratch):
    kept = scratch.kept
    kept[trial, 0] = s.step
    kept[trial, 1] = s.built
    kept[trial, 2] = s.supplied
    kept[trial, 3] = s.buying
    kept[trial, 4] = s.owed
    kept[trial, 5] = s.exchange
    kept[trial, 6] = s.spots_used[seat]
    kept[trial, 7] = s.wheat[seat]
    kept[trial, 8] = s.monuments[seat]
    kept[trial, 9] = scratch.laid_count
    if s.spots_used[seat] < SPOTS:
        kept[trial, 10] = s.metropolis[seat, s.spots_used[seat]]
    for resource in range(RESOURCES):
        kept[trial, 11 + resource] = s.beside[resource]
        kept[trial, 15 + resource] = s.stock[resource]
    for place in range(SHOWN):
        kept[trial, 19 + place] = s.row[place]


@rule
def end_trial(s, parts, seat, trial, scratch):
    kept = scratch.kept
    while scratch.laid_count > kept[trial, 9]:
        scratch.laid_count -= 1
        laid = scratch.laid[scratch.laid_count]
        slot = laid // RESOURCES
        drop_slot(s, seat, slot, scratch)
        s.tokens[seat, slot, laid % RESOURCES] -= 1
        s.full[seat, slot] = 0  # what is full takes no more, so it was not
        survey_slot(s, parts, seat, slot, scratch)
    s.step = kept[trial, 0]
    s.built = kept[trial, 1]
    s.supplied = kept[trial, 2]
    s.buying = kept[trial, 3]
    s.owed = kept[trial, 4]
    s.exchange = kept[trial, 5]
    s.spots_used[seat] = kept[trial, 6]
    s.wheat[seat] = kept[trial, 7]
    s.monuments[seat] = kept[trial, 8]
    if s.spots_used[seat] < SPOTS:
        s.metropolis[seat, s.spots_used[seat]] = kept[trial, 10]
    for resource in range(RESOURCES):
        s.beside[resource] = kept[trial, 11 + resource]
        s.stock[resource] = kept[trial, 15 + resource]
    for place in range(SHOWN):
        s.row[place] = kept[trial, 19 + place]
    follow_builds(s, parts, seat, scratch)


@rule
def try_action(s, parts, seat, action, scratch):
    """Carry out an action of the city in a trial."""
    if SUPPLY <= action < TAKE_TILE:
        laid = action - SUPPLY if action < EXCHANGE_ONTO else action - EXCHANGE_ONTO
        slot = laid // RESOURCES
        drop_slot(s, seat, slot, scratch)
        act(s, parts, action, None)
        survey_slot(s, parts, seat, slot, scratch)
        scratch.laid[scratch.laid_count] = laid
        scratch.laid_count += 1
    else:
        act(s, parts, action, None)


@rule
def give(s, seat, choice, count):
    """F3.7: what a Quarry gives, without the Valley; with a count of -1 it is taken back."""
    if choice < RESOURCES:
        s.stock[choice] = np.int64(s.stock[choice]) - count
        s.beside[choice] = np.int64(s.beside[choice]) + count
    else:
        s.monuments[seat] = np.int64(s.monuments[seat]) - count


@rule
def give_quarries(s, parts, seat, quarries, turns, scratch):
    """F3.8: choose for each of several Quarries, each for the best."""
    for _ in range(quarries):
        best = -1
        best_worth = -1.0e9
        for choice in range(RESOURCES + 1):
            if can_give(s, choice):
                give(s, seat, choice, 1)
                value = surveyed_worth(s, parts, seat, True, turns, scratch)
                give(s, seat, choice, -1)
                if value > best_worth:
                    best = choice
                    best_worth = value
        if best >= 0:
            give(s, seat, best, 1)


@rule
def make_small_choices(s, parts, seat, turns, scratch):
    """Make the choices that an action brings with it (what to pay or exchange), each for the best."""
    while s.step == Step.PAY or s.step == Step.EXCHANGE:
        choices = legal(s, parts, scratch.moves)
        best = np.int64(scratch.moves[0])
        best_worth = -1.0e9
        if choices > 1:
            for choice in range(choices):
                action = np.int64(scratch.moves[choice])
                begin_trial(s, seat, CHOICE, scratch)
                try_action(s, parts, seat, action, scratch)
                value = surveyed_worth(s, parts, seat, True, turns, scratch)
                end_trial(s, parts, seat, CHOICE, scratch)
                if value > best_worth:
                    best = action
                    best_worth = value
        try_action(s, parts, seat, best, scratch)


@rule
def best_build(s, parts, turns, scratch):
    """The District to build, or NO_DISTRICT if building none is better; and what the position is worth then."""
    seat = s.turn
    best = NO_DISTRICT
    best_worth = surveyed_worth(s, parts, seat, True, turns, scratch)
    if s.spots_used[seat] == SPOTS:
        return best, best_worth
    goods = goods_beside(s)
    for place in range(SHOWN):
        district = np.int64(s.row[place])
        if district == NO_DISTRICT or np.int64(parts.cost[district]) > goods:
            continue
        begin_trial(s, seat, AFTER, scratch)
        try_action(s, parts, seat, BUILD + district, scratch)
        make_small_choices(s, parts, seat, turns, scratch)
        value = surveyed_worth(s, parts, seat, True, turns, scratch)
        end_trial(s, parts, seat, AFTER, scratch)
        if value > best_worth:
            best = district
            best_worth = value
    return best, best_worth


@rule
def evaluate_action(s, parts, action, turns, scratch):
    """What an action other than a placement is worth to the player to move."""
    seat = s.turn
    if action >= REMOVE_TILE:  # the tile that is worth most to the next player goes
        return tile_worth(s, parts, (seat + 1) % s.players, action - REMOVE_TILE, scratch)
    if action >= TAKE_TILE:
        return tile_worth(s, parts, seat, action - TAKE_TILE, scratch)
    if action == DONE:
        return surveyed_worth(s, parts, seat, False, turns, scratch)
    begin_trial(s, seat, ACTION, scratch)
    if action < BUILD:
        give(s, seat, action - CHOOSE_QUARRY, 1)
        give_quarries(s, parts, seat, quarries_left(s) - 1, turns, scratch)
    else:
        try_action(s, parts, seat, action, scratch)
        make_small_choices(s, parts, seat, turns, scratch)
    value = surveyed_worth(s, parts, seat, True, turns, scratch)
    end_trial(s, parts, seat, ACTION, scratch)
    return value


@rule
def quarries_left(s):
    """F3.8: the Quarries whose gift is still to come, with the one that is due."""
    count = 0
    for place in range(MAX_QUARRIES):
        count += int(s.quarries[place] != NO_SQUARE)
    return count


@rule
def gain_of(s, goods):
    """The earnings of a placement as one number, after the limits of Stock and Storehouse (F3.9, F3.11)."""
    gain = np.int64(goods[EARNED_QUARRIES])
    gain = gain * (MAX_WHEAT + 1) + min(goods[EARNED_WHEAT], MAX_WHEAT - np.int64(s.wheat[s.turn]))
    for resource in range(RESOURCES):
        earned = goods[resource] + goods[EARNED_PRINTS + resource]
        gain = gain * (STOCK + 1) + min(earned, np.int64(s.stock[resource]))
    return gain


@rule
def evaluate_gain(s, parts, turns, scratch):
    """What the earnings in `scratch.goods` are worth, with the best build that may follow."""
    seat = s.turn
    begin_trial(s, seat, ACTION, scratch)
    for resource in range(RESOURCES):
        earn_resource(s, resource, scratch.goods[resource] + scratch.goods[EARNED_PRINTS + resource], None)
    earn_wheat(s, scratch.goods[EARNED_WHEAT], None)
    give_quarries(s, parts, seat, scratch.goods[EARNED_QUARRIES], turns, scratch)
    _, value = best_build(s, parts, turns, scratch)
    end_trial(s, parts, seat, ACTION, scratch)
    return value


@rule
def evaluate_placements(s, parts, count, turns, moves, scores, scratch):
    """Write what each placement is worth; a discard earns nothing."""
    known = 0
    for choice in range(count):
        action = np.int64(moves[choice])
        if action < DISCARD:
            earnings(s, action - PLACE_TILE, scratch.goods)
        else:
            for good in range(EARNINGS):
                scratch.goods[good] = 0
        gain = gain_of(s, scratch.goods)
        place = 0
        while place < known and scratch.gain[place] != gain:
            place += 1
        if place < known:
            scores[choice] = scratch.gain_worth[place]
            continue
        scores[choice] = evaluate_gain(s, parts, turns, scratch)
        if known < GAINS:
            scratch.gain[known] = gain
            scratch.gain_worth[known] = scores[choice]
            known += 1


@rule
def evaluate_all(s, parts, moves, plans, scores, scratch):
    """Write every next step and what the position is worth after it; return their number.

    A District worth its cost is built first.
    """
    turns = turns_after(s)
    scratch.laid_count = 0
    survey(s, parts, s.turn, scratch)
    if s.step == Step.CITY and not s.built and not s.supplied:
        district, value = best_build(s, parts, turns, scratch)
        if district != NO_DISTRICT:
            plans[0] = ONLY | BUILD + np.int64(district)
            scores[0] = value
            return 1
    choices = legal(s, parts, moves)
    if s.step == Step.PLACE:
        for choice in range(choices):
            plans[choice] = ONLY | np.int64(moves[choice])
        evaluate_placements(s, parts, choices, turns, moves, scores, scratch)
        return choices
    count = 0
    for choice in range(choices):
        action = np.int64(moves[choice])
        if not BUILD <= action < PAY_GOOD:
            plans[count] = ONLY | action
            scores[count] = evaluate_action(s, parts, action, turns, scratch)
            count += 1
    return count

"""A network in the place of a game's heuristics: templates that a game binds to its own functions.

They have the form of the heuristics in `search_loop.py`, so `greedy`'s planner and the search use them unchanged. Their
scratch buffer is a triple: the heuristics' own, the network's weights, and its working memory.
"""

import math

import numpy as np

from akhet.bots.network.evaluate import LEAD, RANK, SEATS, UNIT, WON, chance_of
from akhet.bots.search_loop import NO_NODE, TRIED, WORST
from akhet.kernel.exact import exp_below
from akhet.kernel.loop import game_specific

propose = settle = carry_out = keep_best = perceive = plan_number = values = own = expected = game_specific
evaluate_end = weigh_plans = game_specific
KEPT_PLANS = 48  # of a decision: the best by the heuristics


def keep_best_template(plans, scores, count):
    """Move the plans with the best scores to the front, best first; return how many are kept."""
    kept = min(count, KEPT_PLANS)
    for place in range(kept):
        best = place
        for other in range(place + 1, count):
            if scores[other] > scores[best]:
                best = other
        if best != place:
            plan, score = plans[place], scores[place]
            plans[place], scores[place] = plans[best], scores[best]
            plans[best], scores[best] = plan, score
    return kept


def weigh_plans_template(s, parts, count, plans, scores, scratch):
    """Replace the scores by how likely the network is to choose each plan; return how many plans are left."""
    count = keep_best(plans, scores, count)
    if count < 2:
        scores[0] = 1.0
        return count
    perceive(s, parts, scratch[1], scratch[2], scratch[0])
    first = scores[0]
    best = WORST
    for plan in range(count):
        score = scores[plan]
        number = plan_number(s, parts, scratch[1], scratch[2], np.int64(plans[plan]), first - score, score, scratch[0])
        scores[plan] = float(number) / UNIT
        best = max(best, scores[plan])
    total = 0.0
    for plan in range(count):
        scores[plan] = exp_below(scores[plan] - best)
        total += scores[plan]
    for plan in range(count):
        scores[plan] /= total
    return count


def learned_plans_template(s, parts, moves, plans, scores, scratch):
    """The plans of the heuristics, weighed by the network."""
    return weigh_plans(s, parts, propose(s, parts, moves, plans, scores, scratch[0]), plans, scores, scratch)


def plain_plans_template(s, parts, moves, plans, scores, scratch):
    return own(s, parts, moves, plans, scores, scratch[0])


def plain_step_template(s, parts, plan, taken, scratch):
    return own(s, parts, plan, taken, scratch[0])


def plain_prospects_template(s, parts, standing, scratch):
    own(s, parts, standing, scratch[0])


def plain_score_template(s, parts, seat, over, scratch):
    return own(s, parts, seat, over, scratch[0])


def to_decision_template(s, parts, stream, params, visits, moves, plans, scores, scratch):
    """Play on while there is nothing to decide; return whether the game is over. The network knows decisions only."""
    while True:
        settle(s, parts, stream, None)
        count = propose(s, parts, moves, plans, scores, scratch[0])
        if count != 1:
            return count == 0
        carry_out(s, parts, np.int64(plans[0]), scratch)


def learned_evaluation_template(s, parts, over, params, trail, scratch):
    """Write what a position is worth to each seat, by the network; a finished game, by its result."""
    if over:
        evaluate_end(s, parts, True, params, trail, scratch[0])
        return
    perceive(s, parts, scratch[1], scratch[2], scratch[0])
    values(scratch[1], scratch[2])
    found = scratch[2].values
    players = np.int64(s.players)
    for seat in range(players):
        place = (seat - np.int64(s.turn) + players) % players
        by_rank = chance_of(np.int64(found[RANK * SEATS + place]))
        by_lead = chance_of(np.int64(found[LEAD * SEATS + place]))
        trail.worth[seat] = (1.0 - params.margin) * by_rank + params.margin * by_lead
        trail.won[seat] = chance_of(np.int64(found[WON * SEATS + place]))
        trail.score[seat] = expected(s, parts, seat, False, scratch[0])


def choose_by_policy_template(node, seat, count, context, params, tree, trail, plans, scores):
    """The child to walk to, or NO_NODE with the plan to add: the highest upper bound by the network's policy.

    A plan that was never tried is expected to be worth somewhat less than those that were (PUCT, as in AlphaZero).
    """
    total = 0.0
    visited = 0.0
    tried = 0.0
    best = NO_NODE
    best_plan = 0
    child = np.int64(tree[node].first_child)
    while child != NO_NODE:
        for plan in range(count):
            if plans[plan] == tree[child].plan and tree[child].seat == seat:
                tree[child].available += 1
                total += tree[child].value
                visited += float(tree[child].visits)
                tried += scores[plan]
                break
        child = np.int64(tree[child].sibling)
    spread = params.explore * math.sqrt(visited + 1.0)
    best_bound = WORST
    child = np.int64(tree[node].first_child)
    while child != NO_NODE:
        for plan in range(count):
            if plans[plan] == tree[child].plan and tree[child].seat == seat:
                visits = float(tree[child].visits)
                bound = tree[child].value / visits + spread * scores[plan] / (1.0 + visits)
                scores[plan] = TRIED
                if bound > best_bound:
                    best, best_bound = child, bound
                break
        child = np.int64(tree[child].sibling)
    expected_worth = 0.5 if visited == 0.0 else total / visited - params.first_try * math.sqrt(tried)
    if trail.nodes < len(tree):
        for plan in range(count):
            if scores[plan] > TRIED and expected_worth + spread * scores[plan] > best_bound:
                best, best_bound, best_plan = NO_NODE, expected_worth + spread * scores[plan], plan
    return best, best_plan, scores[best_plan] if best == NO_NODE else 0.0

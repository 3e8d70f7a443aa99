"""The search, over a game's verbs: information-set Monte Carlo tree search with one tree, for the seat that searches.

These are templates that a game binds to its own functions, like those of `kernel/loop.py`. An iteration deals what the
seat cannot see, walks down the tree by plans that are legal in that deal, adds one plan, plays on from there, and adds
the result to every node on the way. A node is a sequence of plans. The chance results between them are not part of it
("open loop"), so the statistics of a node are means over chance and over hidden information.

The templates also use the game's heuristics. Each of these rule functions works in a scratch buffer:

- `propose_plans(s, parts, moves, plans, scores, scratch)`: write plans with a score each; return their number;
- `root_plans(…)`: the same, with more plans, for the root of the tree;
- `evaluate_all(…)`: the same, with the most careful evaluation, however slow, for `greedy`;
- `single_steps(…)`: the same, with every legal action as a plan of its own;
- `next_step(s, parts, plan, taken, scratch)`: the next action of a plan, -1 when it is complete;
- `prospects(s, parts, standing, scratch)`: write how each seat stands; a lead of one makes a clear favourite;
- `expected_score(s, parts, seat, over, scratch)`: the number that the ranking compares first, at the end of the game.
  Unless the game is over, `prospects` must have been called on the same position.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.kernel.compiling import bind, rule
from akhet.kernel.layout import record_type
from akhet.kernel.loop import Verb, game_specific
from akhet.kernel.manifest import MAX_SEATS
from akhet.kernel.rules import Rules
from akhet.kernel.stream import below, next_word

ROOT = 0
NO_NODE = -1
WORST = -1.0e18  # below every score
TRIED = WORST  # the score of a plan that is in the tree already
MOST_DEPTH = 64
TO_THE_END = 1 << 30  # more plans than any game has
MANY_VISITS = 1000.0
FAR = 2.0  # a plan that is worse than the best by more than this many times the noise is never taken

# The defaults. A game's heuristics may override them.
DEFAULT_PARAMS: dict[str, float] = {
    "explore": 0.7,
    "widen_start": 4.0,
    "widen_power": 0.5,
    "margin": 0.02,
    "clear": 1.0,
    "bias": 0.2,
    "context": 0.0,
    "noise": 0.0,
    "cut": TO_THE_END,
    "cut_many": TO_THE_END,
    "longer": 0.0,
    "random": 0,
    "single": 0,
    "depth": 32,
    "first_try": 0.0,
}

NODE = record_type(
    ("plan", np.int64),
    ("value", np.float64),  # the sum of its results for the seat that chose it
    ("wins", np.float64),
    ("score", np.float64),
    ("prior", np.float64),
    ("visits", np.int32),
    ("available", np.int32),  # how often it could have been chosen
    ("first_child", np.int32),
    ("sibling", np.int32),
    ("seat", np.int64),
)

# The search parameters; docs/strength.md compares them.
SEARCH_PARAMS = record_type(
    ("explore", np.float64),
    ("widen_start", np.float64),  # plans that a node may try at once
    ("widen_power", np.float64),  # the exponent of a node's visits; the power is added to that number
    ("margin", np.float64),  # how much the lead counts in a finished game; the rest is the rank
    ("clear", np.float64),  # 1 / the lead in the final score that makes a clear winner
    ("bias", np.float64),  # how much a plan's prior counts; less with every visit
    ("context", np.float64),  # how much its score in this deal counts below the root, however often it was tried
    ("noise", np.float64),  # on a plan's score, in playouts
    ("cut", np.int64),  # plans played from a new node before the position is evaluated as it is
    ("cut_many", np.int64),  # the same, with more than two players
    ("longer", np.float64),  # more plans for every doubling of the visits, once they are many
    ("random", np.int64),  # 1: playouts choose actions at random
    ("single", np.int64),  # 1: the tree branches into single steps instead of plans
    ("depth", np.int64),  # the longest path in the tree
    ("first_try", np.float64),  # with a network: how much less a plan that was never tried is expected to be worth
)

# The path and the results of one iteration, and the number of nodes in the tree.
TRAIL = record_type(
    ("standing", np.float64, MAX_SEATS),
    ("score", np.float64, MAX_SEATS),
    ("worth", np.float64, MAX_SEATS),
    ("won", np.float64, MAX_SEATS),
    ("places", np.int64, MAX_SEATS),
    ("path", np.int64, MOST_DEPTH),
    ("nodes", np.int64),
)


legal = act = settle = determinise = rank = propose_plans = root_plans = single_steps = game_specific
next_step = prospects = expected_score = branch = carry_out = best_plan = play_on = game_specific
evaluate_position = choose_child = one_iteration = game_specific


def carry_out_template(s, parts, plan, scratch):
    """Make all the steps of a plan; return their number."""
    taken = 0
    action = next_step(s, parts, plan, taken, scratch)
    while action >= 0:
        act(s, parts, action, None)
        taken += 1
        action = next_step(s, parts, plan, taken, scratch)
    return taken


def branch_template(params, at_root, s, parts, moves, plans, scores, scratch):
    """The plans that the tree may branch into."""
    if params.single:
        return single_steps(s, parts, moves, plans, scores, scratch)
    if at_root:
        return root_plans(s, parts, moves, plans, scores, scratch)
    return propose_plans(s, parts, moves, plans, scores, scratch)


def best_plan_template(s, parts, stream, noise, moves, plans, scores, scratch):
    """The plan with the best score, after some noise; -1 if there is none because the game is over."""
    count = propose_plans(s, parts, moves, plans, scores, scratch)
    least = WORST
    if noise > 0.0:
        for plan in range(count):
            least = max(least, scores[plan] - FAR * noise)
    best = -1
    best_score = WORST
    for plan in range(count):
        score = scores[plan]
        if score < least:
            continue
        if noise > 0.0:
            score += noise * exponential(stream)
        if score > best_score:
            best = np.int64(plans[plan])
            best_score = score
    return best


@rule
def exponential(stream):
    """A random number with the exponential distribution of mean 1."""
    return -math.log((next_word(stream) + 1.0) / 4294967296.0)


def play_on_template(s, parts, stream, params, visits, moves, plans, scores, scratch):
    """Play on from a new node, to the end of the game or to the cut; return whether the game is over.

    A short playout has little noise, but it ends with an evaluation, and more visits do not correct an error of that.
    So playouts become longer as the visits of the root grow.
    """
    settle(s, parts, stream, None)
    cut = params.cut if s.players == 2 else params.cut_many
    if params.longer > 0.0:
        cut += int(params.longer * math.log2(1.0 + visits / MANY_VISITS))
    if params.random:
        count = legal(s, parts, moves)
        for _ in range(cut):
            if count == 0:
                break
            move = below(stream, count) if count > 1 else 0
            act(s, parts, moves[move], None)
            settle(s, parts, stream, None)
            count = legal(s, parts, moves)
        return count == 0
    for _ in range(cut):
        plan = best_plan(s, parts, stream, params.noise, moves, plans, scores, scratch)
        if plan < 0:
            return True
        carry_out(s, parts, plan, scratch)
        settle(s, parts, stream, None)
    return legal(s, parts, moves) == 0


def evaluate_position_template(s, parts, over, params, trail, scratch):
    """Write what a position is worth to each seat, from 0 to 1: its mean chance against a rival, by rank and lead."""
    players = np.int64(s.players)
    if over:
        rank(s, parts, trail.places)
        for seat in range(players):
            trail.score[seat] = expected_score(s, parts, seat, True, scratch)
            trail.standing[seat] = params.clear * trail.score[seat]
    else:
        prospects(s, parts, trail.standing, scratch)
        for seat in range(players):
            trail.score[seat] = expected_score(s, parts, seat, False, scratch)
    for seat in range(players):
        total = 0.0
        won = 1.0
        for rival in range(players):
            if rival == seat:
                continue
            chance = 1.0 / (1.0 + math.exp(trail.standing[rival] - trail.standing[seat]))
            if over:
                ahead = 0.5
                if trail.places[seat] != trail.places[rival]:
                    ahead = 1.0 if trail.places[seat] < trail.places[rival] else 0.0
                chance = (1.0 - params.margin) * ahead + params.margin * chance
                won *= ahead
            else:
                won *= chance
            total += chance
        trail.worth[seat] = total / (players - 1)
        trail.won[seat] = won


def choose_child_template(node, seat, count, context, params, tree, trail, plans, scores):
    """The child to walk to, or NO_NODE with the plan to add, and its prior.

    Progressive widening: the plans with the best scores are tried first, and more of them as a node is visited more. Of
    those that are legal in this deal, the one with the highest upper bound is walked to. `context` says how much its
    score in this deal counts.
    """
    high = scores[0]
    low = scores[0]
    for plan in range(count):
        high = max(high, scores[plan])
        low = min(low, scores[plan])
    span = max(high - low, 1.0e-9)
    best = NO_NODE
    best_bound = WORST
    tried = 0
    child = np.int64(tree[node].first_child)
    while child != NO_NODE:
        for plan in range(count):
            if plans[plan] == tree[child].plan and tree[child].seat == seat:
                tried += 1
                relative_score = (scores[plan] - low) / span
                scores[plan] = TRIED
                tree[child].available += 1
                visits = float(tree[child].visits)
                bound = (
                    tree[child].value / visits
                    + params.explore * math.sqrt(math.log(float(tree[child].available)) / visits)
                    + params.bias * tree[child].prior / (visits + 1.0)
                    + context * relative_score
                )
                if bound > best_bound:
                    best, best_bound = child, bound
                break
        child = np.int64(tree[child].sibling)
    wanted = params.widen_start + float(tree[node].visits) ** params.widen_power
    if tried < count and tried < wanted and trail.nodes < len(tree):
        untried = 0
        for plan in range(count):
            if scores[plan] > scores[untried]:
                untried = plan
        return NO_NODE, untried, (scores[untried] - low) / span
    return best, 0, 0.0


def one_iteration_template(view, parts, stream, params, s, tree, root, trail, moves, plans, scores, scratch):
    """Deal, walk down the tree, add one plan, play on, and add the result to the nodes on the way."""
    determinise(view, stream, s)
    settle(s, parts, stream, None)
    node = root
    length = 0
    walking = True
    while walking and length < max(1, min(params.depth, MOST_DEPTH)):
        count = branch(params, length == 0, s, parts, moves, plans, scores, scratch)
        if count == 0:
            break
        if count == 1:  # nothing to choose: no node
            carry_out(s, parts, np.int64(plans[0]), scratch)
            settle(s, parts, stream, None)
            continue
        context = params.context if length > 0 else 0.0
        seat = np.int64(s.turn)
        child, untried, prior = choose_child(node, seat, count, context, params, tree, trail, plans, scores)
        if child == NO_NODE:
            walking = False
            if trail.nodes >= len(tree):
                break
            child = np.int64(trail.nodes)
            trail.nodes += 1
            tree[child].plan = plans[untried]
            tree[child].prior = prior
            tree[child].value = 0.0
            tree[child].wins = 0.0
            tree[child].score = 0.0
            tree[child].visits = 0
            tree[child].available = 1
            tree[child].first_child = NO_NODE
            tree[child].sibling = tree[node].first_child
            tree[child].seat = seat
            tree[node].first_child = child
        trail.path[length] = child
        length += 1
        carry_out(s, parts, np.int64(tree[child].plan), scratch)
        settle(s, parts, stream, None)
        node = child
    over = play_on(s, parts, stream, params, tree[root].visits, moves, plans, scores, scratch)
    evaluate_position(s, parts, over, params, trail, scratch)
    tree[root].visits += 1
    for step in range(length):
        node = trail.path[step]
        seat = tree[node].seat
        tree[node].visits += 1
        tree[node].value += trail.worth[seat]
        tree[node].wins += trail.won[seat]
        tree[node].score += trail.score[seat]


def search_template(view, parts, stream, params, s, tree, root, trail, moves, plans, scores, scratch, iterations):
    """Grow the tree by this many iterations."""
    for _ in range(iterations):
        one_iteration(view, parts, stream, params, s, tree, root, trail, moves, plans, scores, scratch)


@dataclass(frozen=True)
class SearchFunctions:
    """A game's own search and its parts, made from the templates above."""

    search: Verb
    branch: Verb
    best_plan: Verb
    greedy_plan: Verb  # the best plan by `evaluate_all`
    carry_out: Verb
    evaluate_position: Verb


def search_functions(
    rules: Rules,
    name: str,
    *,
    choose_child: Verb = choose_child_template,
    play_on: Verb = play_on_template,
    evaluate_position: Verb = evaluate_position_template,
    **heuristics: Verb,
) -> SearchFunctions:
    """Bind the templates to a game's verbs and heuristics. `name` tells several searches of a game apart."""
    verbs = {verb: getattr(rules.verbs, verb) for verb in ("legal", "act", "settle", "determinise", "rank")}
    uses: dict[str, Any] = verbs | heuristics
    uses["carry_out"] = carry_out = bind(carry_out_template, f"{name}_carry_out", **uses)
    uses["best_plan"] = best_plan = bind(best_plan_template, f"{name}_best_plan", **uses)
    careful: dict[str, Any] = uses | {"propose_plans": heuristics["evaluate_all"]}
    greedy_plan = bind(best_plan_template, f"{name}_greedy_plan", **careful)
    uses["branch"] = branch = bind(branch_template, f"{name}_branch", **uses)
    uses["play_on"] = bind(play_on, f"{name}_play_on", **uses)
    uses["evaluate_position"] = evaluated = bind(evaluate_position, f"{name}_evaluate_position", **uses)
    uses["choose_child"] = bind(choose_child, f"{name}_choose_child")
    uses["one_iteration"] = bind(one_iteration_template, f"{name}_one_iteration", **uses)
    search = bind(search_template, f"{name}_search", **uses)
    return SearchFunctions(search, branch, best_plan, greedy_plan, carry_out, evaluated)

"""The search, over a game's own verbs: information-set Monte Carlo tree search with one tree for the seat that asks.

These are texts that a game makes its own by `bind`, like those of `kernel/loop.py`. An iteration deals what the seat
cannot see, walks down the tree by plans that are lawful in that deal, adds one plan, plays on from there, and writes
what came of it for every seat along the way. A node of the tree is a sequence of plans; what chance answered between
them is not part of it ("open loop"), so a node's figures are means over chance and over what is hidden.

Beside the verbs of the game, each over a *desk* to think on:

- `propose(s, parts, moves, plans, scores, desk)`: plans worth a thought, and how good each looks; their number;
- `consider(…)`: the same with some more, for the choice that a search is asked for;
- `survey(…)`: the same with the best judgement there is, whatever it takes;
- `single_steps(…)`: the same with every legal action a plan of its own;
- `next_step(s, parts, plan, taken, desk)`: the action that carries a plan on, -1 where it is carried out;
- `prospects(s, parts, standing, desk)`: how each seat stands, in a unit of which one makes a clear favourite;
- `tally(s, parts, seat, over, desk)`: the first thing the ranking compares, as `prospects` expects it at the end.
"""

import math
from dataclasses import dataclass

import numpy as np

from akhet.kernel.compiling import bind, rule
from akhet.kernel.layout import record_type
from akhet.kernel.loop import Verb, game_specific
from akhet.kernel.manifest import MAX_SEATS
from akhet.kernel.rules import Rules
from akhet.kernel.stream import below, next_word

ROOT = 0
NO_NODE = -1
TRIED = -1.0e18  # how a plan looks that is in the tree already
MOST_DEPTH = 64
TO_THE_END = 1 << 30  # more plans than any game has
MANY_VISITS = 1000.0

# What is best for most: a game says where it differs.
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
}

NODE = record_type(
    ("plan", np.int64),
    ("value", np.float64),  # the sum of what it was worth to the seat that chose it
    ("wins", np.float64),
    ("score", np.float64),
    ("prior", np.float64),
    ("visits", np.int32),
    ("available", np.int32),  # how often it could have been chosen
    ("first_child", np.int32),
    ("sibling", np.int32),
    ("seat", np.int64),
)

# How a search goes about it; the choices of docs/strength.md.
SEARCH_PARAMS = record_type(
    ("explore", np.float64),
    ("widen_start", np.float64),  # plans a node begins with
    ("widen_power", np.float64),  # and how their number grows with its visits
    ("margin", np.float64),  # how much the lead counts at the end, the rest being who is ahead
    ("clear", np.float64),  # one over the lead that makes it clear, in what the ranking compares first
    ("bias", np.float64),  # how much a plan's looks count before it was tried
    ("context", np.float64),  # how much its looks in this deal count below the root, however often it was tried
    ("noise", np.float64),  # in playouts, on how good a plan looks
    ("cut", np.int64),  # plans played on from a new node; then the position is judged as it stands
    ("cut_many", np.int64),  # the same with more than two players
    ("longer", np.float64),  # plans more for every doubling of the visits, once they are many
    ("random", np.int64),  # whether playouts choose any action
    ("single", np.int64),  # whether the tree is over single steps, not over plans
    ("depth", np.int64),
)

# What one search needs and keeps, besides its tree.
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
next_step = prospects = expected_score = branch = carry_out = best_plan = play_on = judge = one_iteration = (
    choose_child
) = game_specific


def carry_out_template(s, parts, plan, scratch):
    """Make all the steps of a plan; their number."""
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
    """The plan that looks best, give or take some noise; -1 where there is none, for the game is over."""
    count = propose_plans(s, parts, moves, plans, scores, scratch)
    best = -1
    best_score = -1.0e18
    for plan in range(count):
        score = scores[plan]
        if noise > 0.0:
            score += noise * exponential(stream)
        if score > best_score:
            best = np.int64(plans[plan])
            best_score = score
    return best


@rule
def exponential(stream):
    return -math.log((next_word(stream) + 1.0) / 4294967296.0)


def play_on_template(s, parts, stream, params, visits, moves, plans, scores, scratch):
    """Play on from a new node: to the end of the game, or as far as the cut. Whether the game is over.

    A short playout says little that is wrong by chance, but what its judgement has wrong no number of visits mends: so
    the more visits the root has, the longer playouts are.
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


def judge_template(s, parts, over, params, trail, scratch):
    """What a position is worth to each seat, from 0 to 1: its chance against each rival, by rank first, then margin."""
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
            likely = 1.0 / (1.0 + math.exp(trail.standing[rival] - trail.standing[seat]))
            if over:
                ahead = 0.5
                if trail.places[seat] != trail.places[rival]:
                    ahead = 1.0 if trail.places[seat] < trail.places[rival] else 0.0
                likely = (1.0 - params.margin) * ahead + params.margin * likely
                won *= ahead
            else:
                won *= likely
            total += likely
        trail.worth[seat] = total / (players - 1)
        trail.won[seat] = won


def choose_child_template(node, seat, count, context, params, tree, trail, plans, scores):
    """The child to walk on to, or to add: NO_NODE and which plan where one more may be tried.

    Progressive widening: the plans that look best are tried first, and more of them as a node is visited more. Of those
    that are lawful in this deal the one with the highest upper bound is walked to. `context`: how much its looks in
    this deal count.
    """
    high = scores[0]
    low = scores[0]
    for plan in range(count):
        high = max(high, scores[plan])
        low = min(low, scores[plan])
    span = max(high - low, 1.0e-9)
    best = NO_NODE
    best_bound = -1.0e18
    tried = 0
    child = np.int64(tree[node].first_child)
    while child != NO_NODE:
        for plan in range(count):
            if plans[plan] == tree[child].plan and tree[child].seat == seat:
                tried += 1
                looks = (scores[plan] - low) / span
                scores[plan] = TRIED
                tree[child].available += 1
                visits = float(tree[child].visits)
                bound = (
                    tree[child].value / visits
                    + params.explore * math.sqrt(math.log(float(tree[child].available)) / visits)
                    + params.bias * tree[child].prior / (visits + 1.0)
                    + context * looks
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
    """One deal, one walk down the tree, one plan more, and what came of it."""
    determinise(view, stream, s)
    settle(s, parts, stream, None)
    node = root
    length = 0
    walking = True
    while walking and length < max(1, min(params.depth, MOST_DEPTH)):
        count = branch(params, length == 0, s, parts, moves, plans, scores, scratch)
        if count == 0:
            break
        if count == 1:  # nothing to choose, so no node
            carry_out(s, parts, np.int64(plans[0]), scratch)
            settle(s, parts, stream, None)
            continue
        context = params.context if length > 0 else 0.0
        seat = np.int64(s.turn)
        child, untried, looks = choose_child(node, seat, count, context, params, tree, trail, plans, scores)
        if child == NO_NODE:
            walking = False
            if trail.nodes >= len(tree):
                break
            child = np.int64(trail.nodes)
            trail.nodes += 1
            tree[child].plan = plans[untried]
            tree[child].prior = looks
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
    judge(s, parts, over, params, trail, scratch)
    tree[root].visits += 1
    for step in range(length):
        node = trail.path[step]
        seat = tree[node].seat
        tree[node].visits += 1
        tree[node].value += trail.worth[seat]
        tree[node].wins += trail.won[seat]
        tree[node].score += trail.score[seat]


def search_template(view, parts, stream, params, s, tree, root, trail, moves, plans, scores, scratch, iterations):
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
    judge: Verb


def search_functions(rules: Rules, **heuristics: Verb) -> SearchFunctions:
    """Bind the templates to a game's verbs and heuristics."""
    game = rules.name
    uses = {name: getattr(rules.verbs, name) for name in ("legal", "act", "settle", "determinise", "rank")} | heuristics
    uses["carry_out"] = carry_out = bind(carry_out_template, f"{game}_carry_out", **uses)
    uses["best_plan"] = best_plan = bind(best_plan_template, f"{game}_best_plan", **uses)
    careful = uses | {"propose_plans": heuristics["evaluate_all"]}
    greedy_plan = bind(best_plan_template, f"{game}_greedy_plan", **careful)
    uses["branch"] = branch = bind(branch_template, f"{game}_branch", **uses)
    uses["play_on"] = bind(play_on_template, f"{game}_play_on", **uses)
    uses["judge"] = judge = bind(judge_template, f"{game}_judge", **uses)
    uses["choose_child"] = bind(choose_child_template, f"{game}_choose_child")
    uses["one_iteration"] = bind(one_iteration_template, f"{game}_one_iteration", **uses)
    search = bind(search_template, f"{game}_search", **uses)
    return SearchFunctions(search, branch, best_plan, greedy_plan, carry_out, judge)

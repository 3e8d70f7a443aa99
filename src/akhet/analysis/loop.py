"""What a review computes, over a game's verbs and its network: templates like those of `bots/search_loop.py`.

Nothing here depends on which card of a hidden pile comes next: futures are drawn from numbered streams. World number 7
has the same deal and the same future chance for every candidate, so that candidates are compared in pairs. The stream
begins anew whenever the turn passes to another seat: a candidate that draws more cards now shifts none of the chance
results after that.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from akhet.analysis.description import description_of
from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.evaluate import SEATS, WON, chance_of
from akhet.bots.network.features import functions_of
from akhet.bots.network.learned import learned_search, learned_verbs
from akhet.games import rules_of
from akhet.kernel.compiling import bind, rule
from akhet.kernel.loop import Verb, game_specific
from akhet.kernel.stream import BLOCK, below

DEAL = 0  # the streams of a world: that of the deal, then one per turn
FUTURE = 1
FINENESS = 1 << 30  # of a random number
GIVEN, PRESENT, AHEAD = range(3)  # the rows of `states`

act = settle = awaits_chance = chance = happen = odds = determinise = rank = score = count_ends = game_specific
propose = propose_learned = draw_plan = carry_out = game_specific
perceive = values = roll_out = look_at = leaf = value_of = game_specific
everyone_sees = 0  # whether a game hides nothing


@rule
def restart(stream, number, purpose):
    """Set a stream to the beginning of the one with this number."""
    stream.input[12] = 0
    stream.input[13] = 0
    stream.input[14] = number
    stream.input[15] = purpose
    stream.used = BLOCK


def look_at_template(s, parts, shares, places, scratch):
    """Write the win shares of a position in which a player decides, by the network.

    Where hands are hidden, the seat to move counts as it sees itself. The others count half as the seat to move sees
    them, and half as each sees itself, as if it were its turn: the network knows no other positions. So a card that a
    seat has drawn in secret is worth something at once.
    """
    players = np.int64(s.players)
    turn = np.int64(s.turn)
    total = 0.0
    for seat in range(players):
        shares[seat] = 0.0
    if not everyone_sees:
        for after in range(1, players):
            seat = (turn + after) % players
            s.turn = seat
            perceive(s, parts, scratch[1], scratch[2], scratch[0])
            values(scratch[1], scratch[2])
            shares[seat] = chance_of(np.int64(scratch[2].values[WON * SEATS]))
        s.turn = turn
    perceive(s, parts, scratch[1], scratch[2], scratch[0])
    values(scratch[1], scratch[2])
    for seat in range(players):
        place = (seat - turn + players) % players
        seen = chance_of(np.int64(scratch[2].values[WON * SEATS + place]))
        shares[seat] = seen if everyone_sees or place == 0 else 0.5 * (shares[seat] + seen)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


def leaf_template(s, parts, over, shares, places, scratch):
    """Write the win shares of a position: the result of a finished game, else what the network expects."""
    if not over:
        look_at(s, parts, shares, places, scratch)
        return
    rank(s, parts, places)
    players = np.int64(s.players)
    winners = 0
    for seat in range(players):
        winners += int(places[seat] == 1)
    for seat in range(players):
        shares[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def draw_plan_template(s, parts, stream, moves, plans, scores, scratch):
    """A plan of the reference policy: drawn as often as the network would choose it; -1 if the game is over."""
    count = propose_learned(s, parts, moves, plans, scores, scratch)
    if count < 2:
        return np.int64(plans[0]) if count == 1 else -1
    left = below(stream, FINENESS) / FINENESS
    for plan in range(count):
        left -= scores[plan]
        if left < 0.0:
            return np.int64(plans[plan])
    return np.int64(plans[0])


def roll_out_template(s, parts, stream, world, shares, places, moves, plans, scores, scratch):
    """Play to the end of the game by the reference policy; write the result, and return the number of plans played."""
    turn = np.int64(s.turn)
    turns = 0
    played = 0
    restart(stream, world, FUTURE)
    while True:
        if s.turn != turn:
            turn = np.int64(s.turn)
            turns += 1
            restart(stream, world, FUTURE + turns)
        if awaits_chance(s):
            happen(s, parts, chance(s, parts, stream), None)
            continue
        plan = draw_plan(s, parts, stream, moves, plans, scores, scratch)
        if plan < 0:
            leaf(s, parts, True, shares, places, scratch)
            return played
        carry_out(s, parts, plan, scratch)
        played += 1


def compare_template(
    view, parts, stream, truth, steps, lengths, active, first, last, states, found, finals, ends,
    shares, places, moves, plans, scores, scratch,
):  # fmt: skip
    """Play the active candidates to the end in the worlds from `first` to `last`; return the number of plans played.

    A candidate is a row of `steps`. `found` gets the shares by candidate, world and seat, `finals` the final scores,
    and `ends` the parts of that of the seat to move. With `truth` the cards lie as in the first row of `states`;
    otherwise each world has a deal of the view.
    """
    played = 0
    for world in range(first, last):
        if not truth:
            restart(stream, world, DEAL)
            determinise(view, stream, states[GIVEN])
        for candidate in range(len(steps)):
            if not active[candidate]:
                continue
            states[PRESENT] = states[GIVEN]
            s = states[PRESENT]
            seat = np.int64(s.turn)
            for step in range(lengths[candidate]):
                act(s, parts, np.int64(steps[candidate, step]), None)
            played += roll_out(s, parts, stream, world, shares, places, moves, plans, scores, scratch)
            for player in range(s.players):
                found[candidate, world, player] = shares[player]
                finals[candidate, world, player] = score(s, parts, player)
            count_ends(s, parts, seat, ends[candidate, world])
    return played


def value_of_template(stream, parts, samples, states, shares, sums, places, moves, plans, scores, scratch):
    """Write the value of the position in the second row of `states`, for every seat, into `sums`.

    That is the value of the next position in which somebody has something to decide. If chance comes before it, it is
    the mean over as many futures as `samples`, always the same ones.
    """
    players = np.int64(states[PRESENT].players)
    for seat in range(players):
        sums[seat] = 0.0
    sampled = 0
    drawn = True
    while drawn and sampled < samples:
        states[AHEAD] = states[PRESENT]
        s = states[AHEAD]
        restart(stream, sampled, FUTURE)
        drawn = False
        while True:
            drawn = drawn or awaits_chance(s)
            settle(s, parts, stream, None)
            count = propose(s, parts, moves, plans, scores, scratch[0])
            if count != 1:
                break
            carry_out(s, parts, np.int64(plans[0]), scratch)
        leaf(s, parts, count == 0, shares, places, scratch)
        for seat in range(players):
            sums[seat] += shares[seat]
        sampled += 1
    for seat in range(players):
        sums[seat] /= sampled


def outcomes_template(
    stream, parts, samples, states, weights, outcomes, shares, sums, places, moves, plans, scores, scratch
):
    """Write the value after each possible result of the chance that comes next; return the sum of their weights."""
    total = odds(states[GIVEN], parts, weights)
    for outcome in range(len(weights)):
        if weights[outcome] > 0:
            states[PRESENT] = states[GIVEN]
            happen(states[PRESENT], parts, outcome, None)
            value_of(stream, parts, samples, states, shares, sums, places, moves, plans, scores, scratch)
            for seat in range(states[GIVEN].players):
                outcomes[outcome, seat] = sums[seat]
    return total


@dataclass(frozen=True)
class ReviewFunctions:
    """A game's own functions, made from the templates above."""

    compare: Verb
    value_of: Verb
    outcomes: Verb
    draw_plan: Verb


@cache
def review_functions(game: str) -> ReviewFunctions:
    rules, plain, network, search = rules_of(game), heuristics_of(game), functions_of(game), learned_search(game)
    names = ("act", "settle", "awaits_chance", "chance", "happen", "odds", "determinise", "rank", "score")
    uses: dict[str, Any] = {name: getattr(rules.verbs, name) for name in names}
    uses |= {
        "propose": plain.propose_plans,
        "perceive": network.perceive,
        "values": network.values,
        "propose_learned": learned_verbs(game)["propose_plans"],
        "carry_out": search.carry_out,
        "everyone_sees": int(not rules.manifest.hides),
        "count_ends": description_of(game).count_ends,
    }
    for name, template in (
        ("look_at", look_at_template),
        ("leaf", leaf_template),
        ("draw_plan", draw_plan_template),
        ("roll_out", roll_out_template),
        ("compare", compare_template),
        ("value_of", value_of_template),
        ("outcomes", outcomes_template),
    ):
        uses[name] = bind(template, f"{game}_review_{name}", **uses)
    return ReviewFunctions(uses["compare"], uses["value_of"], uses["outcomes"], uses["draw_plan"])

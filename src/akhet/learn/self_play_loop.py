"""Games that a network plays against itself, for its lessons: templates that a game binds to its own functions.

A decision of a lesson is a plan, not a single step. Every game has one row in each array. A batch is always at
decisions with at least two plans; where a game ends, the next begins in its row.
"""

from functools import cache

from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.evaluate import LEAD, RANK, WON
from akhet.bots.network.features import Features
from akhet.bots.network.plans import keep_best_template
from akhet.kernel.compiling import bind
from akhet.kernel.loop import Verb, game_specific

settle = look = root_plans = carry_out = write_row = describe_plan = evaluate_position = game_specific
keep_best = show = play = game_specific
inputs_size = 0


def show_template(s, parts, game, count, batch_plans, rows, features, view, plans, scores, scratch):
    """Write what a network is told of a decision: the row, and the features of every plan."""
    for plan in range(count):
        batch_plans[game, plan] = plans[plan]
        for place in range(features.shape[2]):
            features[game, plan, place] = 0
    for entry in range(inputs_size):
        rows[game, entry] = 0
    look(s, s.turn, view)
    write_row(s, parts, view, rows[game], scratch)
    for plan in range(count):
        describe_plan(s, parts, plans[plan], scores[0] - scores[plan], scores[plan], features[game, plan], scratch)


def play_template(states, setups, setup_of, parts, dice, game, plan, by_rank, by_lead, results, trail,
                  moves, plans, scores, scratch):  # fmt: skip
    """Carry out a plan (-1: none yet) up to the next decision; return the number of plans, and whether a game ended."""
    s = states[game]
    ended = False
    if plan >= 0:
        carry_out(s, parts, plan, scratch)
    while True:
        settle(s, parts, dice[game], None)
        count = root_plans(s, parts, moves, plans, scores, scratch)
        if count > 1:
            return keep_best(plans, scores, count), ended
        if count == 1:
            carry_out(s, parts, plans[0], scratch)
            continue
        ended = True
        evaluate_position(s, parts, True, by_lead, trail, scratch)
        for seat in range(s.players):
            results[game, seat, LEAD] = trail.worth[seat]
        evaluate_position(s, parts, True, by_rank, trail, scratch)
        for seat in range(s.players):
            results[game, seat, RANK] = trail.worth[seat]
            results[game, seat, WON] = trail.won[seat]
        states[game] = setups[setup_of[game]]


def play_all_template(states, setups, setup_of, parts, dice, chosen, by_rank, by_lead, results, ended, counts,
                      seats, batch_plans, rows, features, view, trail, moves, plans, scores, scratch,
                      start, stop):  # fmt: skip
    """Carry out the chosen plans in the games from `start` to `stop`, and show their next decisions."""
    for game in range(start, stop):
        plan = batch_plans[game, chosen[game]] if chosen[game] >= 0 else -1
        count, over = play(states, setups, setup_of, parts, dice, game, plan, by_rank, by_lead, results, trail,
                           moves, plans, scores, scratch)  # fmt: skip
        ended[game] = over
        counts[game] = count
        seats[game] = states[game].turn
        show(states[game], parts, game, count, batch_plans, rows, features, view, plans, scores, scratch)


@cache
def play_all_of(game: str, features: Features) -> Verb:
    """A game's own `play_all_template`."""
    heuristics = heuristics_of(game)
    verbs = heuristics.rules.verbs
    shown = bind(
        show_template, f"{game}_show_plans",
        look=verbs.look, write_row=features.write_row, describe_plan=features.describe_plan,
        inputs_size=features.inputs.size,
    )  # fmt: skip
    played = bind(
        play_template, f"{game}_play_plan",
        settle=verbs.settle, root_plans=heuristics.root_plans, carry_out=heuristics.search.carry_out,
        evaluate_position=heuristics.search.evaluate_position,
        keep_best=bind(keep_best_template, f"{game}_keep_best_plans"),
    )  # fmt: skip
    return bind(play_all_template, f"{game}_play_plans", play=played, show=shown)

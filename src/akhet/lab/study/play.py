"""Games with a bot in every seat, gifts, and forced choices, played and watched in compiled code.

These are templates that a game binds to its own functions, like those of `kernel/loop.py`. A game has one row in every
array. Two games with the same dice and the same bots are the same up to the first choice that is forced.
"""

from functools import cache

import numpy as np

from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.draw import draw_plan
from akhet.bots.network.learned import learned_verbs
from akhet.bots.search_loop import FAR, WORST, exponential
from akhet.kernel.compiling import Verb, bind, rule
from akhet.kernel.layout import record_type, u16
from akhet.kernel.loop import game_specific
from akhet.kernel.manifest import MAX_SEATS
from akhet.lab.study.game import study_of

GREEDY, LEARNED = range(2)
FREE, MUST, MAY_NOT = range(3)
NOTHING = -1

# What is forced or given in a game, and who plays it.
CASE = record_type(
    ("kinds", np.int64, MAX_SEATS),  # of bots
    ("options", np.float64, (MAX_SEATS, 2)),
    ("seat", np.int64),  # for whom the choice is forced, or who gets the gift
    ("mode", np.int64),  # FREE, MUST or MAY_NOT
    ("thing", np.int64),
    ("gift", np.int64),  # NOTHING: none
)

NOTES = record_type(
    ("decisions", np.int32),  # plans chosen
    ("turns", u16),
    ("changes", u16),  # how often the lead went to another player
    ("settled", np.int32),  # decisions before its last change
    ("met", np.int32),  # decisions before the first that was forced; NOTHING if none was
    ("first", np.int32),  # who began
)

settle = carry_out = weigh_greedy = weigh_learned = plan_step = rank = give = note_sources = game_specific
does = note_offers = force = choose_plan = play_one = game_specific


def does_template(s, parts, plan, thing, thing_of, scratch):
    """Whether a plan does a thing."""
    taken = 0
    action = plan_step(s, parts, plan, taken, scratch)
    while action >= 0:
        if thing_of[action] == thing:
            return True
        taken += 1
        action = plan_step(s, parts, plan, taken, scratch)
    return False


def note_offers_template(s, parts, plan, decision, thing_of, counts, marks, scratch):
    """Count the things that a plan does, each once per decision."""
    taken = 0
    action = plan_step(s, parts, plan, taken, scratch)
    while action >= 0:
        thing = thing_of[action]
        if thing >= 0 and marks[thing] != decision:
            marks[thing] = decision
            counts[thing] += 1
        taken += 1
        action = plan_step(s, parts, plan, taken, scratch)


def force_template(s, parts, case, note, plans, scores, count, thing_of, scratch):
    """Keep only the plans that do the thing, at the first chance, or never those; return how many are left."""
    doing = 0
    for plan in range(count):
        doing += int(does(s, parts, np.int64(plans[plan]), case.thing, thing_of, scratch))
    if doing == 0 or (case.mode == MUST and note.met != NOTHING) or (case.mode == MAY_NOT and doing == count):
        return count
    if note.met == NOTHING:
        note.met = note.decisions
    kept = 0
    for plan in range(count):
        if does(s, parts, np.int64(plans[plan]), case.thing, thing_of, scratch) == (case.mode == MUST):
            plans[kept], scores[kept] = plans[plan], scores[plan]
            kept += 1
    return kept


@rule
def best_of(plans, scores, count, noise, stream):
    """The place of the plan with the best score, after the noise of `greedy`."""
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
            best = plan
            best_score = score
    return best


def choose_plan_template(
    s, parts, case, note, stream, moves, plans, scores, scratch, learned, thing_of, offered, taken, marks
):  # fmt: skip
    """The plan of the seat to move; -1 if there is none because the game is over."""
    seat = np.int64(s.turn)
    kind = case.kinds[seat]
    if kind == GREEDY:
        count = weigh_greedy(s, parts, moves, plans, scores, scratch)
    else:
        count = weigh_learned(s, parts, moves, plans, scores, learned)
    if count == 0:
        return -1
    note.decisions += 1
    for plan in range(count):
        note_offers(s, parts, np.int64(plans[plan]), 2 * note.decisions, thing_of, offered[seat], marks, scratch)
    if case.mode != FREE and seat == case.seat:
        count = force(s, parts, case, note, plans, scores, count, thing_of, scratch)
    if kind == GREEDY:
        place = best_of(plans, scores, count, case.options[seat, 0], stream)
    else:
        place = draw_plan(scores, count, case.options[seat, 0], case.options[seat, 1], stream)
    plan = np.int64(plans[place])
    note_offers(s, parts, plan, 2 * note.decisions + 1, thing_of, taken[seat], marks, scratch)
    return plan


def play_one_template(
    s, parts, dice, choices, case, note, offered, taken, sources, thing_of, marks, places,
    moves, plans, scores, scratch, learned,
):  # fmt: skip
    """Play a game to its end."""
    note.met = NOTHING
    marks[:] = 0
    if case.gift != NOTHING:
        give(s, parts, case.seat, case.gift)
    settle(s, parts, dice, None)
    note.first = s.turn
    mover, leader, plan = -1, -1, np.int64(0)
    while plan >= 0:
        if s.turn != mover:
            mover = np.int64(s.turn)
            note.turns += 1
            rank(s, parts, places)
            alone, first = 0, -1
            for seat in range(s.players):
                if places[seat] == 1:
                    alone += 1
                    first = seat
            if alone == 1 and first != leader:
                note.changes += int(leader >= 0)
                leader = first
                note.settled = note.decisions
        plan = choose_plan(
            s, parts, case, note, choices, moves, plans, scores, scratch, learned, thing_of, offered, taken, marks
        )  # fmt: skip
        if plan >= 0:
            carry_out(s, parts, plan, scratch)
            settle(s, parts, dice, None)
    for seat in range(s.players):
        note_sources(s, parts, seat, sources[seat])


def play_all_template(
    states, parts, dice, choices, cases, notes, offered, taken, sources, thing_of, marks, places,
    moves, plans, scores, scratch, learned,
):  # fmt: skip
    for game in range(len(states)):
        play_one(
            states[game], parts, dice[game], choices[game], cases[game], notes[game], offered[game], taken[game],
            sources[game], thing_of, marks, places, moves, plans, scores, scratch, learned,
        )  # fmt: skip


@cache
def play_all_of(game: str) -> Verb:
    heuristics, study = heuristics_of(game), study_of(game)
    verbs = heuristics.rules.verbs
    own = bind(does_template, f"{game}_does", plan_step=study.plan_step)
    offers = bind(note_offers_template, f"{game}_note_offers", plan_step=study.plan_step)
    forced = bind(force_template, f"{game}_force", does=own)
    choose = bind(
        choose_plan_template, f"{game}_choose_watched_plan",
        weigh_greedy=heuristics.evaluate_all, weigh_learned=learned_verbs(game)["evaluate_all"],
        note_offers=offers, force=forced,
    )  # fmt: skip
    one = bind(
        play_one_template, f"{game}_play_watched",
        settle=verbs.settle, carry_out=heuristics.search.carry_out, rank=verbs.rank, give=study.give,
        choose_plan=choose, note_sources=study.note_sources,
    )  # fmt: skip
    return bind(play_all_template, f"{game}_play_all_watched", play_one=one)

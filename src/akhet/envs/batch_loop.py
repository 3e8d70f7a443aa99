"""Many games at once, over a game's own verbs: the texts that the batched environments share, on cores and on a GPU.

A game makes its own of them by `bind`, like those of `kernel/loop.py`. The first ones are about one game of a batch,
whose row in every array is its own; the last ones go through a stretch of the batch, on one core. Beside the verbs of
a game's loop, `look` writes a seat's View and `write` writes that as an observation, on zeros.

A batch is always at players' decisions: where a game ends, the next begins in its place.
"""

from functools import cache
from importlib import import_module
from typing import Any

from akhet.bots.greedy_loop import greedy_game_of
from akhet.bots.heuristics import heuristics_of
from akhet.envs.layout import Layout
from akhet.games import rules_of
from akhet.kernel.compiling import bind
from akhet.kernel.loop import game_specific
from akhet.kernel.stream import below

BY_RANK, BY_MARGIN = 0, 1

legal = act = settle = look = rank = score = write = best_plan = next_step = playout = greedy_game = game_specific
blank = show = pay = begin = step = choose = advise = finish = finish_greedily = illegal = game_specific


def blank_template(game, masks, observations):
    """Zeros, for `show` to write on."""
    for action in range(masks.shape[1]):
        masks[game, action] = 0
    for entry in range(observations.shape[1]):
        observations[game, entry] = 0


def show_template(s, game, seats, masks, observations, moves, count, view):
    """Write who is to move, what they may do and what they see."""
    for move in range(count):
        masks[game, moves[move]] = 1
    seats[game] = s.turn
    look(s, s.turn, view)
    write(view, observations[game])


def pay_template(s, parts, by, reward, places):
    """What a finished game was worth to each seat. By rank: the share of rivals left behind less that of rivals ahead;
    by margin: one's score less the mean of the rivals'."""
    rank(s, parts, places)
    for seat in range(s.players):
        worth = 0.0
        for rival in range(s.players):
            if by == BY_MARGIN:
                worth += score(s, parts, seat) - score(s, parts, rival)
            elif places[seat] < places[rival]:
                worth += 1.0
            elif places[seat] > places[rival]:
                worth -= 1.0
        reward[seat] = worth / (s.players - 1)


def begin_template(states, setup, parts, dice, game):
    """A new game in this place of the batch, as far as its first decision."""
    states[game] = setup[0]
    settle(states[game], parts, dice[game], None)


def step_template(states, setup, parts, dice, game, action, by, rewards, ended, moves, places):
    """Make a legal move; where it ends the game, say what that was worth and begin the next. How many moves there are
    then to choose from."""
    s = states[game]
    act(s, parts, action, None)
    settle(s, parts, dice[game], None)
    count = legal(s, parts, moves)
    for seat in range(s.players):
        rewards[game, seat] = 0.0
    ended[game] = count == 0
    if count == 0:
        pay(s, parts, by, rewards[game], places)
        begin(states, setup, parts, dice, game)
        count = legal(states[game], parts, moves)
    return count


def choose_template(s, parts, stream, moves):
    """Any legal action, each as likely."""
    return moves[below(stream, legal(s, parts, moves))]


def advise_template(s, parts, stream, moves, plans, scores, scratch):
    """What `greedy` does, which goes by what its seat may know, whatever else a position holds."""
    return next_step(s, parts, best_plan(s, parts, stream, 0.0, moves, plans, scores, scratch), 0, scratch)


def finish_template(s, parts, stream, by, reward, moves, places):
    """Play on at random to the end of the game, and say what it was worth; the number of decisions made."""
    decisions = playout(s, parts, stream, stream, moves)
    pay(s, parts, by, reward, places)
    return decisions


def finish_greedily_template(s, parts, stream, by, reward, moves, places, plans, scores, scratch):
    """The same with `greedy` in every seat."""
    decisions = greedy_game(s, parts, stream, stream, 0.0, moves, plans, scores, scratch)
    pay(s, parts, by, reward, places)
    return decisions


def begin_all_template(states, setup, parts, dice, seats, masks, observations, moves, view, start, stop):
    for game in range(start, stop):
        begin(states, setup, parts, dice, game)
        blank(game, masks, observations)
        show(states[game], game, seats, masks, observations, moves, legal(states[game], parts, moves), view)


def step_all_template(
    states,
    setup,
    parts,
    dice,
    actions,
    by,
    seats,
    masks,
    observations,
    rewards,
    ended,
    moves,
    view,
    places,
    start,
    stop,
):
    for game in range(start, stop):
        count = step(states, setup, parts, dice, game, actions[game], by, rewards, ended, moves, places)
        blank(game, masks, observations)
        show(states[game], game, seats, masks, observations, moves, count, view)


def choose_all_template(states, parts, choices, actions, moves, start, stop):
    for game in range(start, stop):
        actions[game] = choose(states[game], parts, choices[game], moves)


def advise_all_template(states, parts, choices, actions, moves, plans, scores, scratch, start, stop):
    for game in range(start, stop):
        actions[game] = advise(states[game], parts, choices[game], moves, plans, scores, scratch)


def finish_all_template(states, parts, streams, by, rewards, decisions, moves, places, start, stop):
    for game in range(start, stop):
        decisions[game] = finish(states[game], parts, streams[game], by, rewards[game], moves, places)


def finish_all_greedily_template(
    states, parts, streams, by, rewards, decisions, moves, places, plans, scores, scratch, start, stop
):
    for game in range(start, stop):
        decisions[game] = finish_greedily(
            states[game], parts, streams[game], by, rewards[game], moves, places, plans, scores, scratch
        )


def illegal_template(game, actions, masks):
    """Whether a game's action is none of those its mask allows."""
    action = actions[game]
    return action < 0 or action >= masks.shape[1] or masks[game, action] == 0


def first_illegal_template(actions, masks):
    """The first game whose action is not legal, -1 where all are."""
    for game in range(len(actions)):
        if illegal(game, actions, masks):
            return game
    return -1


def layout_of(game: str) -> Layout:
    """What an observation of a game holds."""
    return import_module(f"akhet.envs.{game}").LAYOUT


@cache
def batch_loop(game: str) -> dict[str, Any]:
    """A game's own functions made from the texts above, each under its text's name."""
    rules, heuristics = rules_of(game), heuristics_of(game)
    verbs: dict[str, Any] = {
        **{name: getattr(rules.verbs, name) for name in ("legal", "act", "settle", "look", "rank", "score", "playout")},
        "write": import_module(f"akhet.envs.{game}").write,
        "best_plan": heuristics.search.greedy_plan,
        "next_step": heuristics.next_step,
        "greedy_game": greedy_game_of(game),
    }
    for text in (
        blank_template, show_template, pay_template, begin_template, step_template, choose_template, advise_template,
        finish_template, finish_greedily_template, illegal_template, begin_all_template, step_all_template,
        choose_all_template, advise_all_template, finish_all_template, finish_all_greedily_template,
        first_illegal_template,
    ):  # fmt: skip
        name = text.__name__.removesuffix("_template")
        uses = {verb: made for verb, made in verbs.items() if verb in text.__code__.co_names}
        verbs[name] = bind(text, f"{game}_{name}", **uses)
    return verbs

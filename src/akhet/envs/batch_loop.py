"""Many games at once, over a game's own verbs: the templates of the batched environments, on CPU cores and on a GPU.

`bind` turns them into a game's own functions, like those of `kernel/loop.py`. The first templates handle one game of
a batch, which has its own row in every array. The last ones handle a range of the batch, on one core. Beside the verbs
of `kernel/loop.py` they use `look`, which writes a seat's View, and `write`, which writes a View as an observation.

A batch is always at players' decisions: where a game ends, the next begins in its row.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from akhet.bots.greedy_loop import greedy_game_of
from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.features import features_of
from akhet.bots.network.learned import learned_search, learned_verbs
from akhet.envs.observation import observation_of, versioned
from akhet.games import rules_of
from akhet.kernel.compiling import bind
from akhet.kernel.loop import Verb, game_specific
from akhet.kernel.stream import below

BY_RANK, BY_MARGIN = 0, 1
WITH_LAYOUT = ("show", "begin_all", "step_all")  # the functions below that write observations

legal = act = settle = look = rank = score = write = best_plan = next_step = playout = greedy_game = game_specific
blank = show = pay = begin = step = choose = advise = finish = finish_greedily = illegal = game_specific


def blank_template(game, masks, observations):
    """Write the zeros that `show` needs."""
    for action in range(masks.shape[1]):
        masks[game, action] = 0
    for entry in range(observations.shape[1]):
        observations[game, entry] = 0


def show_template(s, parts, game, seats, masks, observations, moves, count, view):
    """Write the seat to move, its legal actions and its observation."""
    for move in range(count):
        masks[game, moves[move]] = 1
    seats[game] = s.turn
    look(s, s.turn, view)
    write(view, parts, observations[game])


def pay_template(s, parts, by, reward, places):
    """Write the reward of each seat for a finished game.

    By rank: the share of rivals placed behind, less the share placed ahead. By margin: the seat's score, less the mean
    of its rivals' scores.
    """
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
    """Begin a new game in this row of the batch, up to its first decision."""
    states[game] = setup[0]
    settle(states[game], parts, dice[game], None)


def step_template(states, setup, parts, dice, game, action, by, rewards, ended, moves, places):
    """Make a legal move and return the number of legal moves after it.

    If the move ends the game, write the rewards and begin the next game.
    """
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
    """A random legal action, all equally likely."""
    return moves[below(stream, legal(s, parts, moves))]


def advise_template(s, parts, stream, moves, plans, scores, scratch):
    """The action of `greedy`. It uses only what its seat may know, whatever else the position holds."""
    return next_step(s, parts, best_plan(s, parts, stream, 0.0, moves, plans, scores, scratch), 0, scratch)


def finish_template(s, parts, stream, by, reward, moves, places):
    """Play at random to the end of the game, write the rewards, and return the number of decisions."""
    decisions = playout(s, parts, stream, stream, moves)
    pay(s, parts, by, reward, places)
    return decisions


def finish_greedily_template(s, parts, stream, by, reward, moves, places, plans, scores, scratch):
    """The same as `finish`, with `greedy` in every seat."""
    decisions = greedy_game(s, parts, stream, stream, 0.0, moves, plans, scores, scratch)
    pay(s, parts, by, reward, places)
    return decisions


def begin_all_template(states, setup, parts, dice, seats, masks, observations, moves, view, start, stop):
    for game in range(start, stop):
        begin(states, setup, parts, dice, game)
        blank(game, masks, observations)
        show(states[game], parts, game, seats, masks, observations, moves, legal(states[game], parts, moves), view)


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
        show(states[game], parts, game, seats, masks, observations, moves, count, view)


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
    """Whether a game's action is not allowed by its mask."""
    action = actions[game]
    return action < 0 or action >= masks.shape[1] or masks[game, action] == 0


def first_illegal_template(actions, masks):
    """The first game whose action is not legal, or -1."""
    for game in range(len(actions)):
        if illegal(game, actions, masks):
            return game
    return -1


@dataclass(frozen=True)
class BatchFunctions:
    """A game's own functions, made from the templates above."""

    # of the game
    legal: Verb
    act: Verb
    settle: Verb
    look: Verb
    rank: Verb
    score: Verb
    playout: Verb
    write: Verb
    best_plan: Verb
    next_step: Verb
    greedy_game: Verb
    # for one game of a batch
    blank: Verb
    show: Verb
    pay: Verb
    begin: Verb
    step: Verb
    choose: Verb
    advise: Verb
    finish: Verb
    finish_greedily: Verb
    illegal: Verb
    # for a range of a batch
    begin_all: Verb
    step_all: Verb
    choose_all: Verb
    advise_all: Verb
    advise_learned: Verb | None  # None for a game without a network
    advise_all_learned: Verb | None
    finish_all: Verb
    finish_all_greedily: Verb
    first_illegal: Verb


@cache
def batch_loop(game: str, version: int) -> BatchFunctions:
    """Bind the templates to a game's verbs and heuristics, and to a version of its layout."""
    rules, heuristics = rules_of(game), heuristics_of(game)
    verbs: dict[str, Any] = {
        **{name: getattr(rules.verbs, name) for name in ("legal", "act", "settle", "look", "rank", "score", "playout")},
        "write": observation_of(game, version).write,
        "best_plan": heuristics.search.greedy_plan,
        "next_step": heuristics.next_step,
        "greedy_game": greedy_game_of(game),
    }
    for template in (
        blank_template, show_template, pay_template, begin_template, step_template, choose_template, advise_template,
        finish_template, finish_greedily_template, illegal_template, begin_all_template, step_all_template,
        choose_all_template, advise_all_template, finish_all_template, finish_all_greedily_template,
        first_illegal_template,
    ):  # fmt: skip
        name = template.__name__.removesuffix("_template")
        own = f"{game}_{name}"
        verbs[name] = bind_used(template, versioned(own, game, version) if name in WITH_LAYOUT else own, verbs)
    return BatchFunctions(**verbs, **learned_functions(game))


def learned_functions(game: str) -> dict[str, Any]:
    """The same advice by the game's network; nothing for a game without one."""
    if features_of(game) is None:
        return {"advise_learned": None, "advise_all_learned": None}
    verbs: dict[str, Any] = {
        "best_plan": learned_search(game).greedy_plan,
        "next_step": learned_verbs(game)["next_step"],
    }
    advise = bind(advise_template, f"{game}_advise_learned", **verbs)
    return {
        "advise_learned": advise,
        "advise_all_learned": bind(advise_all_template, f"{game}_advise_all_learned", advise=advise),
    }


def bind_used(template: Verb, name: str, verbs: dict[str, Any]) -> Verb:
    """The template bound to those of the verbs that it uses."""
    return bind(template, name, **used(template, verbs))


def used(template: Verb, verbs: dict[str, Any]) -> dict[str, Any]:
    names = template.__code__.co_names  # type: ignore[attr-defined]
    return {verb: function for verb, function in verbs.items() if verb in names}

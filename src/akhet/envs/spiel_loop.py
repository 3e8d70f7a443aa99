"""A step of one game with chance laid open, over a game's own verbs: what OpenSpiel's interface is made of.

A game makes its own of these texts by `bind`, like those of `batch_loop.py`. Positions and Views come as plain bytes
and the components as an array of one: NumPy makes and copies bytes, and Numba takes both, many times quicker than
records.
"""

from functools import cache
from importlib import import_module
from typing import Any

from akhet.envs.batch_loop import batch_loop
from akhet.games import rules_of
from akhet.kernel.compiling import bind
from akhet.kernel.loop import game_specific

# Who comes next where it is no seat, as OpenSpiel numbers them; and the answer to what is not legal.
CHANCE, TERMINAL, REFUSED = -1, -4, -9

legal = act = awaits_chance = odds = happen = look = encode = determinise = pay = follow = game_specific
STATE = VIEW = None


def follow_template(raw, parts, moves, chances):
    """Who comes next, and how many numbers were written into `moves`: the legal actions of a seat, or the outcomes that
    chance may have, with the chance of each."""
    s = raw.view(STATE)[0]
    if awaits_chance(s):
        total = odds(s, parts[0], chances)
        count = 0
        for outcome in range(len(chances)):
            if chances[outcome] > 0:
                moves[count] = outcome
                chances[count] = chances[outcome] / total
                count += 1
        return CHANCE, count
    count = legal(s, parts[0], moves)
    return s.turn if count > 0 else TERMINAL, count


def step_template(before, after, parts, action, moves, chances):
    """Carry out an action, or an outcome of chance, on a copy; then as `follow_text`. REFUSED where it is not legal."""
    for byte in range(len(before)):
        after[byte] = before[byte]
    s = after.view(STATE)[0]
    if awaits_chance(s):
        odds(s, parts[0], chances)
        if action < 0 or action >= len(chances) or chances[action] == 0:
            return REFUSED, 0
        happen(s, parts[0], action, None)
    else:
        count = legal(s, parts[0], moves)
        place = 0
        while place < count and moves[place] != action:
            place += 1
        if place == count:
            return REFUSED, 0
        act(s, parts[0], action, None)
    return follow(after, parts, moves, chances)


def see_template(raw, seat, view):
    look(raw.view(STATE)[0], seat, view.view(VIEW)[0])


def observe_template(view, observation):
    encode(view.view(VIEW)[0], observation)


def deal_template(view, stream, raw):
    determinise(view.view(VIEW)[0], stream[0], raw.view(STATE)[0])


def worth_template(raw, parts, by, rewards, places):
    pay(raw.view(STATE)[0], parts[0], by, rewards, places)


@cache
def spiel_loop(game: str) -> dict[str, Any]:
    """A game's own functions made from the texts above, each under its text's name."""
    rules = rules_of(game)
    names = ("legal", "act", "awaits_chance", "odds", "happen", "look", "determinise")
    verbs: dict[str, Any] = {
        **{name: getattr(rules.verbs, name) for name in names},
        "encode": import_module(f"akhet.envs.{game}").encode,
        "pay": batch_loop(game)["pay"],
        "STATE": rules.state,
        "VIEW": rules.view,
    }
    for text in (follow_template, step_template, see_template, observe_template, deal_template, worth_template):
        name = text.__name__.removesuffix("_template")
        uses = {verb: made for verb, made in verbs.items() if verb in text.__code__.co_names}
        verbs[name] = bind(text, f"{game}_spiel_{name}", **uses)
    return verbs

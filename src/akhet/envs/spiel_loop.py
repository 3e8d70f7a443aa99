"""A step of one game with explicit chance, over a game's own verbs: what OpenSpiel's interface is made of.

`bind` turns these templates into a game's own functions, like those of `batch_loop.py`. Positions and Views are passed
as plain bytes, and the components as an array of length one: NumPy makes and copies bytes, and Numba takes both, many
times faster than records.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from akhet.envs.batch_loop import batch_loop, bind_used
from akhet.envs.observation import versioned
from akhet.envs.one_game_loop import encode_of
from akhet.games import rules_of
from akhet.kernel.loop import Verb, game_specific

# Who comes next if not a seat, as OpenSpiel numbers them; and the result of an illegal step.
CHANCE, TERMINAL, REFUSED = -1, -4, -9

legal = act = awaits_chance = odds = happen = look = encode = determinise = pay = follow = game_specific
STATE = VIEW = None


def follow_template(raw, parts, moves, chances):
    """Return who comes next, and how many numbers were written into `moves`.

    These are the legal actions of a seat, or the possible outcomes of chance, each with its probability in `chances`.
    """
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
    """Carry out an action or an outcome of chance on a copy, then return the same as `follow`; REFUSED if not legal."""
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


def observe_template(view, parts, observation):
    encode(view.view(VIEW)[0], parts[0], observation)


def deal_template(view, stream, raw):
    determinise(view.view(VIEW)[0], stream[0], raw.view(STATE)[0])


def worth_template(raw, parts, by, rewards, places):
    pay(raw.view(STATE)[0], parts[0], by, rewards, places)


@dataclass(frozen=True)
class SpielFunctions:
    """A game's own functions, made from the templates above."""

    follow: Verb
    step: Verb
    see: Verb
    observe: Verb
    deal: Verb
    worth: Verb


@cache
def spiel_loop(game: str, version: int) -> SpielFunctions:
    """Bind the templates to a game's verbs and record types, and to a version of its layout."""
    rules = rules_of(game)
    names = ("legal", "act", "awaits_chance", "odds", "happen", "look", "determinise")
    verbs: dict[str, Any] = {
        **{name: getattr(rules.verbs, name) for name in names},
        "encode": encode_of(game, version),
        "pay": batch_loop(game, version).pay,
        "STATE": rules.state,
        "VIEW": rules.view,
    }
    verbs["follow"] = bind_used(follow_template, f"{game}_spiel_follow", verbs)
    return SpielFunctions(
        follow=verbs["follow"],
        step=bind_used(step_template, f"{game}_spiel_step", verbs),
        see=bind_used(see_template, f"{game}_spiel_see", verbs),
        observe=bind_used(observe_template, versioned(f"{game}_spiel_observe", game, version), verbs),
        deal=bind_used(deal_template, f"{game}_spiel_deal", verbs),
        worth=bind_used(worth_template, f"{game}_spiel_worth", verbs),
    )

"""One game at a time, over a game's own verbs: the texts of `one_game.py`, bound like those of `batch_loop.py`.

Each is one call from Python: what a step needs is all done in it, because a call costs more than what it does. Records
come in arrays of one, which are quicker to hand over than a record by itself.
"""

from functools import cache
from importlib import import_module
from typing import Any

from akhet.envs.batch_loop import batch_loop
from akhet.kernel.compiling import bind
from akhet.kernel.loop import game_specific

OVER, ILLEGAL = -1, -2  # in the place of the seat to move

legal = act = settle = look = encode = pay = begin = list_legal = game_specific


def list_legal_template(s, parts, moves, mask):
    """Write which actions are legal; the seat to move, or OVER."""
    count = legal(s, parts, moves)
    for action in range(len(mask)):
        mask[action] = 0
    for move in range(count):
        mask[moves[move]] = 1
    return s.turn if count > 0 else OVER


def open_template(states, setup, parts, dice, moves, mask):
    """A new game, as far as its first decision; the seat to move."""
    begin(states, setup, parts[0], dice, 0)
    return list_legal(states[0], parts[0], moves, mask)


def move_template(states, parts, dice, action, by, moves, mask, rewards, places):
    """Make a move and let chance decide what follows; the seat to move next. One that is not legal
    changes nothing."""
    if mask[action] == 0:
        return ILLEGAL
    s = states[0]
    act(s, parts[0], action, None)
    settle(s, parts[0], dice[0], None)
    seat = list_legal(s, parts[0], moves, mask)
    if seat == OVER:
        pay(s, parts[0], by, rewards, places)
    return seat


def observe_template(states, views, seat, observation):
    """What a seat sees, from its View and nothing else."""
    look(states[0], seat, views[0])
    encode(views[0], observation)


@cache
def one_game_loop(game: str) -> dict[str, Any]:
    """A game's own functions made from the texts above, each under its text's name."""
    verbs = {**batch_loop(game), "encode": import_module(f"akhet.envs.{game}").encode}
    for text in (list_legal_template, open_template, move_template, observe_template):
        name = text.__name__.removesuffix("_template")
        uses = {verb: made for verb, made in verbs.items() if verb in text.__code__.co_names}
        verbs[name] = bind(text, f"{game}_one_{name}", **uses)
    return verbs

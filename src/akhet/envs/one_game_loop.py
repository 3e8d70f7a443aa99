"""One game at a time, over a game's own verbs: the templates of `one_game.py`, bound like those of `batch_loop.py`.

Each does all that a step needs in one call from Python, because the call costs more than the work. Records are passed
in arrays of length one, which Numba takes faster than single records.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from akhet.envs.batch_loop import batch_loop, bind_used
from akhet.envs.observation import observation_of, versioned
from akhet.kernel.compiling import bind
from akhet.kernel.loop import Verb, game_specific

OVER, ILLEGAL = -1, -2  # in place of the seat to move

legal = act = settle = look = write = encode = pay = begin = list_legal = game_specific


def list_legal_template(s, parts, moves, mask):
    """Write which actions are legal, and return the seat to move or OVER."""
    count = legal(s, parts, moves)
    for action in range(len(mask)):
        mask[action] = 0
    for move in range(count):
        mask[moves[move]] = 1
    return s.turn if count > 0 else OVER


def open_template(states, setup, parts, dice, moves, mask):
    """Begin a new game, up to its first decision, and return the seat to move."""
    begin(states, setup, parts[0], dice, 0)
    return list_legal(states[0], parts[0], moves, mask)


def move_template(states, parts, dice, action, by, moves, mask, rewards, places):
    """Make a move, let chance decide what follows, and return the seat to move next.

    A move that is not legal changes nothing and returns ILLEGAL.
    """
    if mask[action] == 0:
        return ILLEGAL
    s = states[0]
    act(s, parts[0], action, None)
    settle(s, parts[0], dice[0], None)
    seat = list_legal(s, parts[0], moves, mask)
    if seat == OVER:
        pay(s, parts[0], by, rewards, places)
    return seat


def encode_template(view, parts, observation):
    """Write a View as an observation into a row that may hold anything."""
    for entry in range(len(observation)):
        observation[entry] = 0
    write(view, parts, observation)


def observe_template(states, parts, views, seat, observation):
    """Write what a seat sees, from its View and the components, which all know."""
    look(states[0], seat, views[0])
    encode(views[0], parts[0], observation)


@dataclass(frozen=True)
class OneGameFunctions:
    """A game's own functions, made from the templates above."""

    open: Verb
    move: Verb
    observe: Verb


@cache
def encode_of(game: str, version: int) -> Verb:
    return bind(encode_template, versioned(f"{game}_encode", game, version), write=observation_of(game, version).write)


@cache
def one_game_loop(game: str, version: int) -> OneGameFunctions:
    """Bind the templates to a game's verbs, and to a version of its layout."""
    verbs: dict[str, Any] = {**vars(batch_loop(game, version)), "encode": encode_of(game, version)}
    verbs["list_legal"] = bind_used(list_legal_template, f"{game}_one_list_legal", verbs)
    return OneGameFunctions(
        open=bind_used(open_template, f"{game}_one_open", verbs),
        move=bind_used(move_template, f"{game}_one_move", verbs),
        observe=bind_used(observe_template, versioned(f"{game}_one_observe", game, version), verbs),
    )

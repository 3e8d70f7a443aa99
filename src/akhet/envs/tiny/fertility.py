"""Fertility's tiny variants: the last turn of each player, on what is left of a Valley."""

import json
from pathlib import Path

import numpy as np

from akhet.envs.tiny import Tiny
from akhet.games.fertility.city import slots_used
from akhet.games.fertility.state import BLOCKED, EMPTY, NO_DISTRICT, SQUARES
from akhet.table import Game

POSITION = Path(__file__).with_name("fertility.json")  # from a game of `greedy`; each player has one turn left


def last_turns(squares: tuple[int, ...], shops: int) -> tuple[Game, np.recarray]:
    """That position, made small: tiles can be laid only on these squares, every player has so many open Shops, and the
    row has no Districts."""
    game = Game("fertility")
    state = game.rules.notation.read_position(game.components, json.loads(POSITION.read_text("utf-8")))
    s = state[0]
    for square in range(SQUARES):
        if s.scene[square] == EMPTY and square not in squares:
            s.scene[square] = BLOCKED
    s.row[:] = NO_DISTRICT
    for seat in range(int(s.players)):
        open_shops = [slot for slot in range(slots_used(s, seat)) if not s.full[seat, slot]]
        s.full[seat, open_shops[shops:]] = 1
    return game, state


TINY = {
    "small": Tiny("one turn each on eight squares", lambda: last_turns((2, 3, 17, 18, 19, 33, 34, 35), 2)),
    "large": Tiny(
        "one turn each on twelve squares", lambda: last_turns((1, 2, 16, 17, 18, 33, 34, 35, 49, 65, 80, 81), 2)
    ),
}

"""NILE's tiny variants: the last turns of a game with two crops. The hands are dealt, so there is something to hide."""

from dataclasses import replace
from typing import Any

import numpy as np

from akhet.envs.tiny import Tiny
from akhet.games.nile.components import load_components
from akhet.games.nile.state import CROP_NAMES, PLAGUE, Step
from akhet.kernel.layout import NOBODY
from akhet.table import Game

PLANTED, IN_PLAY = 8, 2  # cards of each crop, and crops
FIELDS = {"papyrus": {"owner": 0, "cards": 1}, "wheat": {"owner": 1, "cards": 1}}


def last_turns(papyrus: int, wheat: int, hand: int) -> tuple[Game, np.recarray]:
    """The last season of two players with a field of one card each. So many cards of the two crops are left.

    Each player is dealt a hand of them. The rest is the pile, with the Plague in it. All other cards are discards.
    """
    shipped = load_components()
    crops = (IN_PLAY,) * len(shipped.crops_in_play)
    components = replace(shipped, name="tiny", crop=PLANTED, crops_in_play=crops, opening_hand=hand)
    game = Game("nile", components)
    left = {"papyrus": papyrus, "wheat": wheat}
    discards = {crop: PLANTED - left[crop] - FIELDS[crop]["cards"] for crop in left}
    position: dict[str, Any] = {
        "players": 2,
        "options": {"out": list(CROP_NAMES[IN_PLAY:])},
        "first": 0,
        "turn": 0,
        "step": "flood",
        "season": 2,
        "fields": FIELDS,
        "discards": {**discards, "papyrus-wheat": 1},
        "pile": {**left, "plague": 1},
    }
    state = game.rules.notation.read_position(components, position)
    s = state[0]
    # As before the first deal: the Plague is mixed into the pile after it (N2.4).
    s.step, s.turn = Step.DEAL, NOBODY
    s.drawer, s.owed = 0, hand
    s.pile[PLAGUE] = 0
    s.pile_size -= 1
    s.plague_aside = 1
    return game, state


TINY = {
    "small": Tiny("a turn each, hands of two of six cards", lambda: last_turns(3, 3, 2)),
    "large": Tiny("a turn each, hands of two of eight cards", lambda: last_turns(4, 4, 2)),
}

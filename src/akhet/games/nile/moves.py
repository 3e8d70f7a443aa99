# pyright: strict
"""Every action of NILE as data: its verb, what it is about, and where; so that a program need not read words."""

from typing import cast

from akhet.games.nile.actions import ACTIONS, DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.schema import NileCrop, NileHandCard, NileMonument, NileMove, NileSpeculationCard
from akhet.games.nile.state import (
    CARD_NAMES,
    CROP_NAMES,
    CROPS,
    FROM_STORAGE,
    HAND_KINDS,
    PLOT_NAMES,
    SPECULATION,
    SPHINX,
)

_CROPS = cast(tuple[NileCrop, ...], CROP_NAMES)
_MONUMENTS = cast(tuple[NileMonument, ...], PLOT_NAMES[SPHINX:])
_HAND_CARDS = cast(tuple[NileHandCard, ...], CARD_NAMES[:HAND_KINDS])
_SPECULATION_CARDS = cast(tuple[NileSpeculationCard, ...], CARD_NAMES[SPECULATION:HAND_KINDS])


def move_data(action: int) -> NileMove:
    """An action by its number, as data."""
    say = ACTIONS.say(action)
    if action == DONE:
        return {"say": say, "verb": "done"}
    if action == START_MARKET:
        return {"say": say, "verb": "market"}
    if action == START_OFFERING:
        return {"say": say, "verb": "offering"}
    if action < GIVE + FROM_STORAGE:
        return {"say": say, "verb": "give", "what": _HAND_CARDS[action - GIVE], "where": "hand"}
    if action < PUT:
        return {"say": say, "verb": "give", "what": _CROPS[action - GIVE - FROM_STORAGE], "where": "storage"}
    if action < PUT + CROPS:
        crop = _CROPS[action - PUT]
        return {"say": say, "verb": "put", "what": crop, "where": crop}
    if action < PLAY:
        return {"say": say, "verb": "put", "what": "stone", "where": _MONUMENTS[action - PUT - CROPS]}
    return {"say": say, "verb": "play", "what": _SPECULATION_CARDS[action - PLAY]}

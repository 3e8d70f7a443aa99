# pyright: strict
"""Every action of NILE as data: its verb, what it is about, and where; so that a program need not read words."""

from akhet.games.nile.actions import ACTIONS, DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.schema import NileMove
from akhet.games.nile.state import CROP_NAMES, CROPS, FROM_STORAGE, HAND_NAMES, MONUMENT_NAMES, SPECULATION_NAMES


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
        return {"say": say, "verb": "give", "what": HAND_NAMES[action - GIVE], "where": "hand"}
    if action < PUT:
        return {"say": say, "verb": "give", "what": CROP_NAMES[action - GIVE - FROM_STORAGE], "where": "storage"}
    if action < PUT + CROPS:
        crop = CROP_NAMES[action - PUT]
        return {"say": say, "verb": "put", "what": crop, "where": crop}
    if action < PLAY:
        return {"say": say, "verb": "put", "what": "stone", "where": MONUMENT_NAMES[action - PUT - CROPS]}
    return {"say": say, "verb": "play", "what": SPECULATION_NAMES[action - PLAY]}

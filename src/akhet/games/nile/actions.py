"""The action table of NILE: every decision of every variant, in small steps (N3.0).

A trade is `market` or `offering`, then two gifts. A planting is one `put` per card, in any order, then `done`.
A speculation is one `play` per card, then `done` unless it was the second. `done` alone plants and plays nothing.
"""

from akhet.games.nile.state import CARD_NAMES, CROP_NAMES, HAND_KINDS, PLOT_NAMES, SPECULATION, SPHINX
from akhet.kernel.actions import ActionTable

ACTIONS = ActionTable(
    done=["done"],
    market=["market"],
    offering=["offering"],
    give=[f"give {card} from hand" for card in CARD_NAMES[:HAND_KINDS]]
    + [f"give {crop} from storage" for crop in CROP_NAMES],
    put=[f"put {crop}" for crop in CROP_NAMES] + [f"put stone on {name}" for name in PLOT_NAMES[SPHINX:]],
    play=[f"play {card}" for card in CARD_NAMES[SPECULATION:HAND_KINDS]],
)

DONE = ACTIONS.start("done")
START_MARKET = ACTIONS.start("market")
START_OFFERING = ACTIONS.start("offering")
GIVE = ACTIONS.start("give")
PUT = ACTIONS.start("put")
PLAY = ACTIONS.start("play")

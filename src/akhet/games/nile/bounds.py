"""How long a game of NILE can last, and how much a seat can score."""

from akhet.games.nile.components import Components
from akhet.games.nile.state import CROPS
from akhet.kernel.layout import Record
from akhet.kernel.rules import Bounds


def bounds(components: Components, s: Record) -> Bounds:
    """N4: no more cards are turned up and drawn than the pile holds in all its seasons, one for every player.

    A card that is drawn can be put on a field and later given from the storage, with half of the decision to trade:
    2½ decisions. Every turn takes a card at least, and has one `done`.
    """
    cards = int(s.players) * int(s.deck.sum())
    return Bounds(decisions=cards * 7 // 2, chances=cards + 1, score=int(s.deck[:CROPS].max()))

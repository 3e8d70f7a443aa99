"""Bots: each sees a View and the legal moves, never a State."""

from typing import Protocol

from akhet.bots.random import RandomBot
from akhet.kernel.layout import Record
from akhet.kernel.refusal import refuse, shown

BOTS = {"random": RandomBot}


class Bot(Protocol):
    def choose(self, view: Record, legal: list[int]) -> int:
        """The number of one of the legal moves, for the seat whose view this is."""
        ...


def new_bot(name: object, key: bytes) -> Bot:
    """A bot by its name, with a random key of its own: it never shares the table's dice."""
    if not isinstance(name, str) or name not in BOTS:
        raise refuse("bot.unknown", None, bot=shown(name), bots=", ".join(BOTS))
    return BOTS[name](key)

"""Bots: each sees a View and the legal moves, never a State."""

from collections.abc import Callable

from akhet.bots.bot import Bot, Options
from akhet.bots.random import RandomBot
from akhet.bots.spec import Spec
from akhet.kernel.refusal import refuse, shown
from akhet.table import Game

Maker = Callable[[Game, bytes, Options], Bot]

BOTS: dict[str, Maker] = {"random": RandomBot}


def new_bot(spec: Spec, game: Game, key: bytes) -> Bot:
    """A bot for a game, with a random key of its own: it never shares the table's dice."""
    if spec.name not in BOTS:
        raise refuse("bot.unknown", None, bot=shown(spec.name), bots=", ".join(BOTS))
    return BOTS[spec.name](game, key, spec.options)

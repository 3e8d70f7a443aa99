"""Bots: each sees a View and the legal moves, never a State."""

from collections.abc import Callable

from akhet.bots.bot import Bot, Options
from akhet.bots.greedy import GreedyBot
from akhet.bots.learned import LearnedBot
from akhet.bots.levels import LEVEL_NAMES
from akhet.bots.outside import make_outside_bot, outside_bots
from akhet.bots.program import ProgramBot
from akhet.bots.random import RandomBot
from akhet.bots.search import SearchBot
from akhet.bots.spec import PROGRAM, Spec
from akhet.kernel.refusal import refuse, shown
from akhet.table import Game

Maker = Callable[[Game, bytes, Options], Bot]

BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot, "learned": LearnedBot}


def new_bot(spec: Spec, game: Game, key: bytes) -> Bot:
    """A new bot for a game. Its random key is its own: it never shares the table's dice."""
    if spec.name in BOTS:
        return BOTS[spec.name](game, key, spec.options)
    if spec.name == PROGRAM:
        return ProgramBot(game, key, spec.options)
    outside = outside_bots()
    if spec.name not in outside:
        raise refuse("bot.unknown", None, bot=shown(spec.name), bots=", ".join(bot_names()))
    return make_outside_bot(outside[spec.name], game, key, spec.options)


def bot_names() -> list[str]:
    """All known bots: first the built-in ones, which no package can replace, then those of other packages."""
    return list(dict.fromkeys((*BOTS, *LEVEL_NAMES, PROGRAM, *sorted(outside_bots()))))

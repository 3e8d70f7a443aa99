"""Bots that other packages bring, by a Python entry point of the group `akhet.bots`; docs/bots.md says how."""

from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points

from akhet.bots.bot import Bot, Options
from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.language import explain
from akhet.table import Game

GROUP = "akhet.bots"


def outside_bots() -> dict[str, EntryPoint]:
    """By name, as the installed packages say it now; nothing of them is loaded."""
    return {point.name: point for point in entry_points(group=GROUP)}


def make_outside_bot(point: EntryPoint, game: Game, key: bytes, options: Options) -> Bot:
    """Refused, with the reason, where it cannot be loaded or does not want to be made."""
    try:
        bot = point.load()(game, key, options)
    except Exception as error:
        raise unmade(point, _reason(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise unmade(point, Refusal("bot.no_choose", None, {"kind": type(bot).__name__}))
    return bot


def _reason(error: Exception) -> str | Refusal:
    if isinstance(error, Refused):
        with suppress(KeyError, ValueError):  # a code or values of its own: nobody here can say them
            explain(error.refusal)
            return error.refusal
    return shown(f"{type(error).__name__}: {error}", 200)


def unmade(point: EntryPoint, reason: str | Refusal) -> Refused:
    return refuse("bot.outside", None, bot=point.name, entry=shown(point.value, 80), reason=reason)

"""Bots of other packages, found by Python entry points of the group `akhet.bots`; docs/bots.md says how."""

from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points

from akhet.bots.bot import Bot, Options
from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.language import explain
from akhet.table import Game

GROUP = "akhet.bots"


def outside_bots() -> dict[str, EntryPoint]:
    """The entry points of the installed packages by name; none is loaded."""
    return {point.name: point for point in entry_points(group=GROUP)}


def make_outside_bot(point: EntryPoint, game: Game, key: bytes, options: Options) -> Bot:
    """Load and make an outside bot; refused with the reason if that fails."""
    try:
        bot = point.load()(game, key, options)
    except Exception as error:
        raise cannot_make(point, _reason(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise cannot_make(point, Refusal("bot.no_choose", None, {"kind": type(bot).__name__}))
    return bot


def _reason(error: Exception) -> str | Refusal:
    if isinstance(error, Refused):
        with suppress(KeyError, ValueError):  # a code or values of its own, for which no catalogue has a sentence
            explain(error.refusal)
            return error.refusal
    return shown(f"{type(error).__name__}: {error}", 200)


def cannot_make(point: EntryPoint, reason: str | Refusal) -> Refused:
    return refuse("bot.outside", None, bot=point.name, entry=shown(point.value, 80), reason=reason)

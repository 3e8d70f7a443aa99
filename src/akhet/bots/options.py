"""The options in a bot's spec: numbers with names that the bot knows."""

from akhet.bots.bot import Options
from akhet.kernel.refusal import refuse, shown

MAX_VALUE = float(1 << 30)


def read_options(known: dict[str, float], given: Options) -> dict[str, float]:
    """The known options with their defaults, changed by those given; refuses unknown names and values."""
    found = dict(known)
    for name, value in given.items():
        if name not in known:
            raise refuse("bot.option", None, option=shown(name), options=", ".join(known) or "-")
        try:
            number = float(value)
        except (TypeError, ValueError) as error:
            raise refuse("bot.option_value", None, option=name, value=shown(value)) from error
        if not 0.0 <= number <= MAX_VALUE:  # also rejects NaN
            raise refuse("bot.option_value", None, option=name, value=shown(value))
        found[name] = number
    return found

"""`random`: plays any legal move, each with the same chance."""

from akhet.bots.bot import Budget, Options
from akhet.bots.options import read_options
from akhet.kernel.layout import Record
from akhet.kernel.stream import below, new_stream
from akhet.table import Game


class RandomBot:
    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        read_options({}, options)  # it has none
        self._stream = new_stream(key)

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        return legal[below(self._stream, len(legal))]

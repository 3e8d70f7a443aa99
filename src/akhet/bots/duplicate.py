"""A bot at tables with the same deal: whoever plays it has the same opponents (docs/duplicate.md)."""

import hashlib

from akhet.bots.levels import levels_of, resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.table import Game, Table


def levels_for_duplicate(game: str) -> list[str]:
    """The levels that choose without a clock, weakest first: those with one play as well as the machine is idle."""
    return [name for name, spec in levels_of(game).items() if spec.budget.seconds is None]


class DuplicateBot:
    """A bot whose choices follow from the deal, its seat and what it sees.

    It starts anew whenever something was revealed, with a random key made from the deal's key, its seat and its View.
    It has no memory beyond that, so another process can continue its turn.
    """

    def __init__(self, level: str, game: Game, deal_key: bytes) -> None:
        self._spec = resolve_level(Spec(level), game.name)
        self._game = game
        self._deal_key = deal_key

    def move(self, table: Table) -> int:
        """The move for the seat whose turn it is."""
        seat = table.turn
        if seat is None:
            raise ValueError("nobody has to move")
        since, moves = table.copy(), list[int]()
        while not since.settled:
            moves.append(since.plies[-1].move)
            since.undo()
        seen = since.view(seat).tobytes()
        key = hashlib.sha256(b"akhet duplicate bot 1 " + self._deal_key + bytes([seat]) + seen).digest()
        with BotSeat(self._spec, self._game, key) as bot:
            for move in reversed(moves):  # a turn is planned as a whole
                bot.move(since)
                since.play(move)
            return bot.move(table)

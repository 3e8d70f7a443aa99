"""A bot in a seat of a table: what it is shown, how long it may think, and what it chose."""

import time
from dataclasses import replace

from akhet.bots import new_bot
from akhet.bots.spec import Spec
from akhet.table import Game, Table


class BotSeat:
    """Asks a bot for the moves of one seat. The budget's seconds are for a whole turn, so they run down within it."""

    def __init__(self, spec: Spec, game: Game, key: bytes) -> None:
        self.spec = spec
        self.bot = new_bot(spec, game, key)
        self.seconds = 0.0  # spent in all
        self._spent = 0.0  # on this turn
        self._asked_at = -1  # the ply before which it was asked last

    def move(self, table: Table) -> int:
        """The bot's move for the seat whose turn it is."""
        turn = table.turn
        if turn is None:
            raise ValueError("nobody has to move")
        if any(ply.seat != turn for ply in table.plies[max(0, self._asked_at) :]) or self._asked_at < 0:
            self._spent = 0.0
        self._asked_at = len(table.plies)
        budget = self.spec.budget
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(0.0, budget.seconds - self._spent))
        began = time.perf_counter()
        move = self.bot.choose(table.view(turn), [move.id for move in table.legal()], budget)
        spent = time.perf_counter() - began
        self._spent += spent
        self.seconds += spent
        return move

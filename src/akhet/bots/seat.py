"""A bot in a seat of a table: what it sees, how long it may think, what it chose, and its stand-in."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Self

from akhet.bots import BOTS, new_bot
from akhet.bots.bot import Bot, Thought
from akhet.bots.fault import Failed, Fault
from akhet.bots.guard import Guard
from akhet.bots.levels import resolve_level
from akhet.bots.program import ProgramBot
from akhet.bots.spec import Spec
from akhet.table import Game, Ply, Table


class BotSeat:
    """Asks a bot for the moves of one seat. The budget's seconds are for a whole turn, so they run down within it.

    Built-in bots are trusted. If an outside bot fails, a stand-in makes the move and the game continues.
    """

    def __init__(self, spec: Spec, game: Game, key: bytes, stand_in: str = "greedy") -> None:
        """`stand_in` is the built-in bot that moves when this one fails."""
        self.spec = spec = resolve_level(spec, game.name)
        self.bot = new_bot(spec, game, key)
        self.seconds = 0.0  # spent in the whole game
        self.faults: list[Fault] = []
        self._game = game
        self._key = key
        ours = spec.name in BOTS
        self._clock: Callable[[], float] = getattr(self.bot, "clock", time.perf_counter) if ours else time.perf_counter
        self._guard = None if ours else Guard(self.bot, len(game.rules.actions))
        self._stand_in_name = stand_in
        self._stand_in: Bot | None = None
        self._retired = False
        self._failed = False  # whether it failed at its last move
        self._spent = 0.0  # on this turn
        self._asked_at = -1  # the ply before which it was last asked

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def move(self, table: Table) -> int:
        """The bot's move for the seat whose turn it is, or its stand-in's; then the last of `faults` says why."""
        turn = table.turn
        if turn is None:
            raise ValueError("nobody has to move")
        if any(ply.seat != turn for ply in table.plies[max(0, self._asked_at) :]) or self._asked_at < 0:
            self._spent = 0.0
        self._asked_at = len(table.plies)
        budget = self.spec.budget
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(0.0, budget.seconds - self._spent))
        view, legal = table.view(turn), [move.id for move in table.legal()]
        if self._retired:
            return self._fallback().choose(view, legal, budget)
        began = self._clock()
        try:
            self._failed = False
            move = (self._guard or self.bot).choose(view, legal, budget)
        except Failed as failed:
            self._failed = True
            self.faults.append(Fault(len(table.plies), failed.kind, failed.detail))
            move = self._fallback().choose(table.view(turn), legal, budget)
        spent = self._clock() - began
        self._spent += spent
        self.seconds += spent
        return move

    def play(self, table: Table) -> list[Ply]:
        """Ask the bot and make its move; if a stand-in made it, the ply says so."""
        move = self.move(table)
        return table.play(move, stand_in=self.faults[-1].kind if self._failed else None)

    def retire(self) -> None:
        """Never ask the bot again. Its stand-in makes all further moves, for the reason of the last fault."""
        self._retired = self._failed = True
        self.close()

    @property
    def thought(self) -> Thought | None:
        """The reasons for the last move, if the bot made it and can explain itself."""
        if self._failed:
            return None
        return self._guard.thought() if self._guard else getattr(self.bot, "thought", None)

    @property
    def why(self) -> str | None:
        """A program's comment on the last move, if it made that move."""
        return self.bot.why if isinstance(self.bot, ProgramBot) and not self._failed else None

    def close(self) -> None:
        """End the bot's program, if it has one. No more moves may be asked for."""
        if isinstance(self.bot, ProgramBot):
            self.bot.close()

    def _fallback(self) -> Bot:
        if self._stand_in is None:
            key = hashlib.sha256(self._key + b"stand-in").digest()
            self._stand_in = new_bot(Spec(self._stand_in_name), self._game, key)
        return self._stand_in

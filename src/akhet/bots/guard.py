"""Asks a bot from outside, and takes nothing from it but a legal move in time: whatever else it does is a Failed."""

import math
import threading
from typing import Any

import numpy as np

from akhet.bots.bot import Bot, Budget, Candidate, Thought
from akhet.bots.fault import Failed, limit_of
from akhet.bots.program import ProgramBot
from akhet.kernel.layout import Record
from akhet.kernel.refusal import shown
from akhet.language import printable, say

MOST_STALLS = 3  # after which a bot is out for the game


class Guard:
    """A program minds its own time; a Python bot is asked in a thread, which it may block as long as it likes."""

    def __init__(self, bot: Bot, actions: int) -> None:
        self._bot = bot
        self._actions = actions  # how many there are in the game
        self._call: threading.Thread | None = None
        self._stalls = 0

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        if isinstance(self._bot, ProgramBot):
            move: Any = self._bot.choose(view, legal, budget)
        else:
            move = self._in_thread(view, legal, budget)
        whole = isinstance(move, int | np.integer) and not isinstance(move, bool)
        if not whole or int(move) not in legal:
            raise Failed("nonsense", say("bot-fault-not-legal", answer=_words(move)))
        return int(move)

    def thought(self) -> Thought | None:
        """What its last choice rested on, where it says so in a form that can be trusted."""
        try:
            return _plain(self._bot.thought, self._actions)  # type: ignore[attr-defined]
        except Exception:  # it has none, or one that is not what it should be
            return None

    def _in_thread(self, view: Record, legal: list[int], budget: Budget) -> Any:
        if self._stalls >= MOST_STALLS:
            raise Failed("gone", say("bot-fault-stalled-often", count=self._stalls))
        if self._call is not None and self._call.is_alive():
            raise Failed("stalled", say("bot-fault-busy"))
        moves: list[Any] = []
        errors: list[BaseException] = []

        def call() -> None:
            try:
                moves.append(self._bot.choose(view, list(legal), budget))
            except BaseException as error:  # `exit()` too: it ends nothing but the bot's move
                errors.append(error)

        self._call = threading.Thread(target=call, name="bot", daemon=True)
        self._call.start()
        self._call.join(limit_of(budget))
        if errors:
            raise Failed("crashed", say("bot-fault-raised", error=_words(errors[0]))) from errors[0]
        if not moves:
            self._stalls += 1
            raise Failed("stalled", say("bot-fault-late", seconds=f"{limit_of(budget):.3g}"))
        return moves[0]


def _words(value: Any) -> str:
    """Anything from outside as a sentence can hold it, whatever its own `__str__` does."""
    try:
        name = type(value).__name__
        return shown(printable(f"{name}: {value}" if isinstance(value, BaseException) else shown(value)), 120)
    except Exception:
        return "…"


def _plain(thought: Thought, actions: int) -> Thought:
    """The same in plain numbers: what a bot computes in is its own affair."""
    candidates = [
        Candidate(
            [range(actions)[step] for step in one.steps], _number(one.chance), _number(one.score), int(one.visits)
        )
        for one in thought.candidates
    ]
    return Thought(candidates, int(thought.iterations), _number(thought.seconds) or 0.0)


def _number(value: Any) -> float | None:
    number = math.nan if value is None else float(value)
    return number if math.isfinite(number) else None

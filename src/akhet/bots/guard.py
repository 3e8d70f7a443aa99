"""Asks an outside bot for a legal move in time. Anything else it does raises Failed."""

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

MOST_STALLS = 3  # after which a bot is not asked again in this game


class Guard:
    """A program has its own time limit. A Python bot is asked in a thread, so that it cannot block the game."""

    def __init__(self, bot: Bot, actions: int) -> None:
        self._bot = bot
        self._actions = actions  # how many actions the game has
        self._call: threading.Thread | None = None
        self._stalls = 0

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        if isinstance(self._bot, ProgramBot):
            move: Any = self._bot.choose(view, legal, budget)
        else:
            move = self._in_thread(view, legal, budget)
        whole = isinstance(move, int | np.integer) and not isinstance(move, bool)
        if not whole or int(move) not in legal:
            raise Failed("nonsense", say("bot-fault-not-legal", answer=_quoted(move)))
        return int(move)

    def thought(self) -> Thought | None:
        """The reasons for its last choice, if it gives them in a valid form."""
        try:
            return _plain(self._bot.thought, self._actions)  # type: ignore[attr-defined]
        except Exception:  # it has none, or an invalid one
            return None

    def _in_thread(self, view: Record, legal: list[int], budget: Budget) -> Any:
        if self._stalls >= MOST_STALLS:
            raise Failed("gone", say("bot-fault-stalled-often", count=self._stalls))
        if self._call is not None and self._call.is_alive():
            self._stalls += 1
            raise Failed("stalled", say("bot-fault-busy"))
        moves: list[Any] = []
        errors: list[BaseException] = []

        def call() -> None:
            try:
                moves.append(self._bot.choose(view, list(legal), budget))
            except BaseException as error:  # `exit()` too: it ends only the bot's move
                errors.append(error)

        self._call = threading.Thread(target=call, name="bot", daemon=True)
        self._call.start()
        self._call.join(limit_of(budget))
        if errors:
            raise Failed("crashed", say("bot-fault-raised", error=_quoted(errors[0]))) from errors[0]
        if not moves:
            self._stalls += 1
            raise Failed("stalled", say("bot-fault-late", seconds=f"{limit_of(budget):.3g}"))
        return moves[0]


def _quoted(value: Any) -> str:
    """A value from outside as text for a sentence, even if its `__str__` fails."""
    try:
        name = type(value).__name__
        return shown(printable(f"{name}: {value}" if isinstance(value, BaseException) else shown(value)), 120)
    except Exception:
        return "…"


def _plain(thought: Thought, actions: int) -> Thought:
    """The same thought in plain Python numbers: a bot may compute in other types."""
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

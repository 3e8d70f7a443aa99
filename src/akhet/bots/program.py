"""A bot that is a program in any language: `program:./mybot --fast`. docs/bots.md describes the protocol."""

import hashlib
import shlex
from collections.abc import Mapping
from typing import Any

from akhet.bots.bot import Budget, Options
from akhet.bots.child import Child
from akhet.bots.fault import Failed, limit_of
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import refuse, shown
from akhet.kernel.stream import new_stream
from akhet.language import say
from akhet.table import Game, move_json

START_LIMIT = 10.0  # seconds for the answer to `new`, because a program may have much to load
MOST_STARTS = 4  # the first start, and restarts after failures
SEED_BYTES = 6  # so that a float holds it exactly, in every language
MOST_WHY = 400  # characters


class ProgramBot:
    """Starts the program at once, sends `new` before its first choice, and restarts it after a failure."""

    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        self._game = game
        self._key = key
        self._command = read_command(options)
        self._starts = 0
        self._initialised = False
        self.why: str | None = None  # its comment on its last choice
        try:
            self._child = self._start()
        except (OSError, ValueError) as error:  # ValueError: not a possible file name
            reason = getattr(error, "strerror", None) or shown(error, 80)
            raise refuse("bot.program", None, command=shown(self._command[0], 80), reason=reason) from error

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        """Ask the program. Raises Failed if it gives no move, or has failed too often."""
        self.why = None
        seen = self._game.rules.notation.view_position(self._game.components, view)
        self._ensure_ready(seen)
        moves = self._moves(view, legal)
        request = {"do": "choose", "view": seen, "moves": moves}
        request |= {"seconds": budget.seconds, "iterations": budget.iterations}
        answer = self._child.ask(request, limit_of(budget))
        move = answer.get("move")
        if isinstance(move, str):
            move = next((one["id"] for one in moves if one["say"] == move.strip()), move)
        if isinstance(answer.get("why"), str):
            self.why = shown(answer["why"], MOST_WHY)
        return move  # type: ignore[return-value]  # the guard checks it

    def close(self) -> None:
        self._child.close()

    def _start(self) -> Child:
        self._starts += 1
        self._initialised = False
        return Child(self._command)

    def _ensure_ready(self, seen: Mapping[str, Any]) -> None:
        if not self._child.running:
            if self._starts >= MOST_STARTS:
                raise Failed("gone", say("bot-fault-started-often", count=self._starts))
            try:
                self._child = self._start()
            except OSError as error:
                raise Failed("gone", say("bot-fault-raised", error=shown(error, 120))) from error
        if not self._initialised:
            game = self._game
            request = {"do": "new", "game": game.name, "rules": game.rules.version}
            request |= {"components": game.components.hash(), "players": seen["players"], "seat": seen["seat"]}
            seed = int.from_bytes(hashlib.sha256(self._key + b"program").digest()[:SEED_BYTES], "big")
            self._child.ask(request | {"seed": seed}, START_LIMIT)
            self._initialised = True

    def _moves(self, view: Record, legal: list[int]) -> list[dict[str, Any]]:
        """The moves as in the referee's `legal`. What they earn is read from a deal of the view, not from a State."""
        rules = self._game.rules
        dealt = blank(rules.state)[0]
        rules.verbs.determinise(view, new_stream(self._key), dealt)
        return [move_json(self._game, dealt, move) for move in legal]


def read_command(options: Options) -> list[str]:
    """The words of the command, split as a shell does."""
    given = options.get("command")
    try:
        command = shlex.split(given) if isinstance(given, str) and options.keys() == {"command"} else []
    except ValueError:  # an open quotation
        command = []
    if not command:
        raise refuse("bot.command", None, command=shown(given or "", 80))
    return command

"""A bot that is a program in any language: `program:./mybot --fast`. docs/bots.md describes what the two say."""

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
from akhet.table import Game

START_LIMIT = 10.0  # seconds for the answer to `new`; a program may have much to load
MOST_STARTS = 4  # the first, and again after each time that it had to be ended
SEED_BYTES = 6  # so that every language can hold it
MOST_WHY = 400  # characters


class ProgramBot:
    """Starts the program at once, greets it before its first choice, and starts it again where it has failed."""

    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        self._game = game
        self._key = key
        self._command = read_command(options)
        self._starts = 0
        self._greeted = False
        self.why: str | None = None  # what it said about its last choice
        try:
            self._child = self._start()
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = getattr(error, "strerror", None) or shown(error, 80)
            raise refuse("bot.program", None, command=shown(self._command[0], 80), reason=reason) from error

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        """Raises Failed where the program gives no move, or has failed too often."""
        self.why = None
        seen = self._game.rules.notation.view_position(self._game.components, view)
        self._be_ready(seen)
        moves = self._moves(view, legal)
        request = {"do": "choose", "view": seen, "moves": moves}
        request |= {"seconds": budget.seconds, "iterations": budget.iterations}
        answer = self._child.ask(request, limit_of(budget))
        move = answer.get("move")
        if isinstance(move, str):
            move = next((one["id"] for one in moves if one["say"] == move.strip()), move)
        if isinstance(answer.get("why"), str):
            self.why = shown(answer["why"], MOST_WHY)
        return move  # type: ignore[return-value]  # whoever asks looks whether it is one

    def close(self) -> None:
        self._child.farewell()

    def _start(self) -> Child:
        self._starts += 1
        self._greeted = False
        return Child(self._command)

    def _be_ready(self, seen: Mapping[str, Any]) -> None:
        if not self._child.running:
            if self._starts >= MOST_STARTS:
                raise Failed("gone", say("bot-fault-started-often", count=self._starts))
            try:
                self._child = self._start()
            except OSError as error:
                raise Failed("gone", say("bot-fault-raised", error=shown(error, 120))) from error
        if not self._greeted:
            game = self._game
            greeting = {"do": "new", "game": game.name, "rules": game.rules.version}
            greeting |= {"components": game.components.hash(), "players": seen["players"], "seat": seen["seat"]}
            seed = int.from_bytes(hashlib.sha256(self._key + b"program").digest()[:SEED_BYTES], "big")
            self._child.ask(greeting | {"seed": seed}, START_LIMIT)
            self._greeted = True

    def _moves(self, view: Record, legal: list[int]) -> list[dict[str, Any]]:
        """As the referee's `legal` has them. What they earn is looked up in a deal of the view: no State comes here."""
        rules = self._game.rules
        dealt = blank(rules.state)[0]
        rules.verbs.determinise(view, new_stream(self._key), dealt)
        moves = []
        for move in legal:
            earns = rules.notation.forecast(dealt, move)
            moves.append({"id": move, "say": rules.actions.say(move)} | ({} if earns is None else {"earns": earns}))
        return moves


def read_command(options: Options) -> list[str]:
    """The words of the command, as a shell would part them."""
    given = options.get("command")
    try:
        command = shlex.split(given) if isinstance(given, str) and options.keys() == {"command"} else []
    except ValueError:  # a quotation that does not end
        command = []
    if not command:
        raise refuse("bot.command", None, command=shown(given or "", 80))
    return command

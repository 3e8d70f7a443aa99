"""The bots in the seats that a learner has not: seated anew for every game, and asked as at any table."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.envs.one_game import OneGame
from akhet.kernel.layout import Record
from akhet.kernel.stream import KEY_BYTES
from akhet.table import Table


class Legal(NamedTuple):
    id: int


class Made(NamedTuple):
    seat: int


class Rivals:
    def __init__(self, game: OneGame, bots: str | Sequence[str]) -> None:
        """`bots` is one for all, or a list of them: one each, in the order in which they move after the learner."""
        count = game.variant.players - 1
        named = [bots] * count if isinstance(bots, str) else bots
        if not isinstance(named, list | tuple) or len(named) != count:
            raise ValueError(f"rivals is {bots!r}; it must be one bot for all, or a list of {count}")
        self._specs: list[Spec] = [read_spec(name) for name in named]
        self._game = game
        self._seats: dict[int, BotSeat] = {}
        self._sight = Sight(game)
        self.sit_down(0, bytes(KEY_BYTES))  # which refuses what is no bot
        self.close()

    def sit_down(self, learner: int, key: bytes) -> None:
        """New bots for a new game, with dice of their own."""
        self.close()
        self._sight.plies.clear()
        players = self._game.variant.players
        for number, spec in enumerate(self._specs, start=1):
            own = hashlib.sha256(key + b"rival %d" % number).digest()
            self._seats[(learner + number) % players] = BotSeat(spec, self._game.variant.game, own)

    def play_until(self, learner: int) -> None:
        """The rivals' moves, up to the learner's next decision or the end."""
        game, sight = self._game, self._sight
        while game.seat >= 0 and game.seat != learner:
            move = self._seats[game.seat].move(cast(Table, sight))
            sight.plies.append(Made(game.seat))
            game.move(move)

    def note(self, seat: int) -> None:
        """Somebody else made a move: a bot's time is for a whole turn, so it has to know where one ends."""
        self._sight.plies.append(Made(seat))

    def close(self) -> None:
        """Programs among them are ended."""
        for seat in self._seats.values():
            seat.close()
        self._seats.clear()


class Sight:
    """What `BotSeat` asks of a table, of a game that has none."""

    def __init__(self, game: OneGame) -> None:
        self._game = game
        self.plies: list[Made] = []

    @property
    def turn(self) -> int:
        return self._game.seat

    def view(self, seat: int) -> Record:
        return self._game.view(seat)

    def legal(self) -> list[Any]:
        return [Legal(action) for action in self._game.legal()]

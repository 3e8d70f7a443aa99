"""The bots in the seats around a learner: new ones for every game, asked for moves as at any table."""

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
        """`bots` is one bot for all rivals, or a list with one per rival in the order of play after the learner."""
        count = game.variant.players - 1
        named = [bots] * count if isinstance(bots, str) else bots
        if not isinstance(named, list | tuple) or len(named) != count:
            raise ValueError(f"rivals is {bots!r}; it must be one bot for all, or a list of {count}")
        self._specs: list[Spec] = [read_spec(name) for name in named]
        self._game = game
        self._seats: dict[int, BotSeat] = {}
        self._table = TableView(game)
        self.sit_down(0, bytes(KEY_BYTES))  # refuses unknown bots
        self.close()

    def sit_down(self, learner: int, key: bytes) -> None:
        """Seat new bots for a new game, each with its own random stream."""
        self.close()
        self._table.plies.clear()
        players = self._game.variant.players
        for number, spec in enumerate(self._specs, start=1):
            own = hashlib.sha256(key + b"rival %d" % number).digest()
            self._seats[(learner + number) % players] = BotSeat(spec, self._game.variant.game, own)

    def play_until(self, learner: int) -> None:
        """Make the rivals' moves, up to the learner's next decision or the end of the game."""
        game, table = self._game, self._table
        while game.seat >= 0 and game.seat != learner:
            move = self._seats[game.seat].move(cast(Table, table))
            table.plies.append(Made(game.seat))
            game.move(move)

    def note(self, seat: int) -> None:
        """Record a move of the learner. A bot's time is for a whole turn, so it must know where a turn ends."""
        self._table.plies.append(Made(seat))

    def close(self) -> None:
        """Close the bots; those that are programs are ended."""
        for seat in self._seats.values():
            seat.close()
        self._seats.clear()


class TableView:
    """What `BotSeat` needs from a table, for a game that has no table."""

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

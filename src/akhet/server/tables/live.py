"""A table in the memory of this process: its row, its game, and the connections that watch it."""

import asyncio
from functools import cache
from typing import Any, Protocol

from akhet.games import manifests
from akhet.kernel.refusal import Refusal, refuse
from akhet.kernel.rules import Standing
from akhet.server.storage.entries import STEP, UNDO, Entry
from akhet.server.storage.rows import TableRow
from akhet.table import Game, Table


class Subscriber(Protocol):
    """A connection that is sent everything that happens at a table."""

    @property
    def person(self) -> str | None: ...

    @property
    def seat(self) -> int | None:
        """The seat that it looks from; None for a spectator."""
        ...

    def offer(self, message: bytes) -> None:
        """Send a message, after those offered before. Never waits."""
        ...

    def end(self, refusal: Refusal) -> None:
        """Send a refusal and close the connection."""
        ...


@cache
def game_of(name: str) -> Game:
    """A game with the set of components that comes with it, the same for all tables of this process."""
    return Game(name)


def is_shipped(game: str, components: str) -> bool:
    """Whether the set with this hash is the one that comes with a game."""
    return game in manifests() and game_of(game).components_hash == components


class LiveTable:
    """A table. `game` is its game with the table's own set of components (`sets.py`)."""

    def __init__(self, row: TableRow, tail: list[Entry], game: Game) -> None:
        self.lock = asyncio.Lock()  # held while a command is executed, until its result is committed
        self.subscribers: set[Subscriber] = set()
        # Who is connected (presence.py): the seats that everybody was told of, and those of this process and of others.
        self.connected: list[int] = []
        self.connected_here: frozenset[int] = frozenset()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process, with the time it was heard
        self.lingering: dict[str, int] = {}  # people whose last connection has just closed
        self.stale = False  # whether the database may be ahead of this copy
        self.scenes: dict[int | None, bytes] = {}  # the current scene of each seat, once it was needed
        # The same for every seat, and slow to compute: the view in a game that hides nothing, and the standings.
        self._open_view: dict[str, Any] | None = None
        self._standings: list[Standing] | None = None
        self.game = game
        self.row: TableRow
        self.table: Table | None
        self.load(row, tail)

    def load(self, row: TableRow, tail: list[Entry]) -> None:
        """Become what the database has: a row, and the entries after its mark."""
        table = _restore(self.game, row, tail)  # first: if it fails, this copy stays what it was
        self.row = row
        self.table = table
        self.stale = False
        self.clear_scenes()

    def clear_scenes(self) -> None:
        """Discard the scenes: something has happened."""
        self.scenes.clear()
        self._open_view = None
        self._standings = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know now, or with None a spectator, with readable names."""
        assert self.table is not None
        if self.table.rules.manifest.hides:
            return self.table.view_position(seat)
        if self._open_view is None:
            self._open_view = self.table.view_position(None)
        return self._open_view | {"seat": seat}

    @property
    def standings(self) -> list[Standing]:
        """The current standings of the game."""
        assert self.table is not None
        if self._standings is None:
            self._standings = self.table.score()
        return self._standings

    @property
    def playing(self) -> Table:
        """The game in progress; refused if there is none."""
        if self.row.stage == "open":
            raise refuse("server.not_started")
        if self.row.stage == "closed":
            raise refuse("server.closed")
        if self.table is None or self.row.stage != "playing":
            raise refuse("server.over")
        return self.table

    @property
    def turn(self) -> int | None:
        """The seat to move, as committed; None if no game is in progress."""
        return self.row.turn if self.row.stage == "playing" else None


def _restore(game: Game, row: TableRow, tail: list[Entry]) -> Table | None:
    """The game of a table: from its mark, with the entries after that played again."""
    if row.stage in ("open", "closed"):
        return None
    if row.rules != game.rules.version:
        raise refuse("server.other_rules", None, rules=row.rules)
    assert row.mark is not None
    table = game.resume(row.mark, row.key, row.options, row.names)
    for entry in tail:
        if entry.version <= row.mark_version:
            continue
        if entry.kind == STEP:
            table.play(entry.body["move"], stand_in=entry.body.get("stand_in"))
            if table.check != entry.body["check"]:
                raise RuntimeError(f"table {row.id}: replaying entry {entry.version} gives another position")
        elif entry.kind == UNDO:
            table.undo()
    return table

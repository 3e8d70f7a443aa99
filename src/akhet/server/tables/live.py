"""A table in this process: its row, its game brought up to its log, and who watches it from here."""

import asyncio
from functools import cache
from typing import TYPE_CHECKING

from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Standing
from akhet.server.storage.rows import TableRow
from akhet.server.tables.entries import STEP, UNDO, Entry
from akhet.table import Game, Table

if TYPE_CHECKING:
    from akhet.server.http.sockets import Subscriber


@cache
def game_of(name: str) -> Game:
    """One game with the set it ships with, for all tables of this process."""
    return Game(name)


class LiveTable:
    def __init__(self, row: TableRow, tail: list[Entry]) -> None:
        self.lock = asyncio.Lock()  # held from the look at a wish until what came of it is committed
        self.subscribers: set[Subscriber] = set()
        self.stale = False  # whether the database may know better
        self.scenes: dict[int | None, bytes] = {}  # what each seat is shown now, as far as somebody asked
        self._standings: list[Standing] | None = None  # the same for every seat, and slow to reckon
        self.row: TableRow
        self.game: Game
        self.table: Table | None
        self.take(row, tail)

    def take(self, row: TableRow, tail: list[Entry]) -> None:
        """Be as the database has it."""
        table = _bring_up(row, tail)  # first: where it fails, this copy stays what it was
        self.row = row
        self.game = game_of(row.game)
        self.table = table
        self.stale = False
        self.forget_scenes()

    def forget_scenes(self) -> None:
        """Something has happened: what was shown is out of date."""
        self.scenes.clear()
        self._standings = None

    @property
    def standings(self) -> list[Standing]:
        """How the game that is played stands now."""
        assert self.table is not None
        if self._standings is None:
            self._standings = self.table.score()
        return self._standings

    @property
    def playing(self) -> Table:
        """The game being played; refused where there is none."""
        if self.row.stage == "open":
            raise refuse("server.not_started")
        if self.table is None or self.row.stage != "playing":
            raise refuse("server.over")
        return self.table

    @property
    def turn(self) -> int | None:
        """The seat that has to move, as far as is committed; None where the game is not being played."""
        return self.row.turn if self.row.stage == "playing" else None


def _bring_up(row: TableRow, tail: list[Entry]) -> Table | None:
    """The game of a table: from its mark, with the entries after that carried out again."""
    if row.stage in ("open", "closed"):
        return None
    game = game_of(row.game)
    if (row.rules, row.components) != (game.rules.version, game.components.hash()):
        raise refuse("server.other_rules", None, rules=row.rules)
    assert row.mark is not None and row.key is not None
    table = game.go_on(row.mark, row.key, row.options, row.names)
    for entry in tail:
        if entry.version <= row.mark_version:
            continue
        if entry.kind == STEP:
            table.play(entry.body["move"], stand_in=entry.body.get("stand_in"))
            if table.check != entry.body["check"]:
                raise RuntimeError(f"table {row.id}: entry {entry.version} leads elsewhere than it did")
        elif entry.kind == UNDO:
            table.undo()
    return table

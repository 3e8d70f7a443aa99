"""Records of finished games, stored when the game ends: later rules may not be able to replay it."""

import asyncio
import json
import logging
from typing import Any

from sqlalchemy import Connection, select

from akhet.kernel.refusal import refuse
from akhet.record import record_of, with_dice, with_hints, with_networks, with_own_checks
from akhet.server.storage.entries import STARTED, Entry
from akhet.server.storage.rows import TableRow, entries_since, read_row, read_table
from akhet.server.storage.schema import records
from akhet.server.storage.store import Store, insert_new
from akhet.server.tables.entries import events_of, hints_of, plies_of
from akhet.server.tables.live import LiveTable
from akhet.server.tables.sets import Sets
from akhet.table import Game, Start

log = logging.getLogger(__name__)


class Records:
    def __init__(self, store: Store, sets: Sets) -> None:
        self._store = store
        self._sets = sets
        self._tasks: set[asyncio.Task[str]] = set()

    async def of(self, id: str) -> str:
        """The record of a finished game, as JSON; stored the first time."""
        found = await self._store.read(find_record, id)
        if found is None:
            row = await self._store.read(read_row, id)
            if row is None:
                raise refuse("server.no_table")
            found = await self._store.read(make_record, id, await self._sets.game(row.game, row.components))
            await self._store.write(store_record, id, found)
        return found

    def over(self, live: LiveTable) -> asyncio.Task[str]:
        """Store the record of a game that has just ended. If this fails, the first request for it tries again."""
        task = asyncio.create_task(self.of(live.row.id))
        self._tasks.add(task)
        task.add_done_callback(self._stored)
        return task

    def _stored(self, task: asyncio.Task[str]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("record not saved", extra={"error": repr(error)[:500]})


def find_record(connection: Connection, id: str) -> str | None:
    return connection.execute(select(records.c.record).where(records.c.table_id == id)).scalar_one_or_none()


def store_record(connection: Connection, id: str, record: str) -> None:
    connection.execute(insert_new(connection, records), {"table_id": id, "record": record})


def make_record(connection: Connection, id: str, game: Game) -> str:
    """The record of a finished game, from its whole log."""
    found = read_table(connection, id)
    if found is None:
        raise refuse("server.no_table")
    return json.dumps(record_from(game, found[0], entries_since(connection, id, 0)))


def record_from(game: Game, row: TableRow, log: list[Entry]) -> dict[str, Any]:
    """The record of a finished game, with its random key, which is no longer secret."""
    table = LiveTable(row, log, game).table
    assert table is not None and row.secret is not None and row.stage == "over"
    started = next(entry for entry in log if entry.kind == STARTED)
    position = started.body.get("position")
    start = Start(position, started.body["chance"], events_of(started.body), started.body["check"])
    record = record_of(table, start, plies_of(log))
    if position is not None:
        record["options"] = {}  # the position contains them
    if any(seat.forgotten for seat in row.seats):
        record = with_own_checks(game, record)
    if resigned := [number for number, seat in enumerate(row.seats) if seat.resigned]:
        record["resigned"] = resigned
    record = with_hints(with_networks(record, started.body.get("networks", [])), hints_of(log))
    return with_dice(record, row.secret, row.contributions)

"""Records of games that are over, kept as they were told then: later rules may not be able to play them again."""

import asyncio
import json
import logging
from typing import Any

from sqlalchemy import Connection, select

from akhet.record import record_of, with_dice
from akhet.server.storage.rows import TableRow, entries_since, read_table
from akhet.server.storage.schema import records
from akhet.server.storage.store import Store, insert_new
from akhet.server.tables.entries import STARTED, Entry, events_of, plies_of
from akhet.server.tables.live import LiveTable
from akhet.table import Start

log = logging.getLogger(__name__)


class Records:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[str]] = set()

    async def of(self, id: str) -> str:
        """The record of a game that is over, as JSON; written down the first time."""
        found = await self._store.read(find_record, id)
        if found is None:
            found = await self._store.read(tell_record, id)
            await self._store.write(keep_record, id, found)
        return found

    def over(self, live: LiveTable) -> None:
        """A game has just ended. Where this goes wrong, or the house falls down first, whoever asks makes up for it."""
        task = asyncio.create_task(self.of(live.row.id))
        self._tasks.add(task)
        task.add_done_callback(self._written)

    def _written(self, task: asyncio.Task[str]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("record not kept", extra={"error": repr(error)[:500]})


def find_record(connection: Connection, id: str) -> str | None:
    return connection.execute(select(records.c.record).where(records.c.table_id == id)).scalar_one_or_none()


def keep_record(connection: Connection, id: str, record: str) -> None:
    connection.execute(insert_new(connection, records), {"table_id": id, "record": record})


def tell_record(connection: Connection, id: str) -> str:
    """The record of a table that is over, from its whole log."""
    found = read_table(connection, id)
    assert found is not None
    return json.dumps(record_from(found[0], entries_since(connection, id, 0)))


def record_from(row: TableRow, log: list[Entry]) -> dict[str, Any]:
    """With the dice, which are nobody's secret any more."""
    table = LiveTable(row, log).table
    assert table is not None and row.key is not None and row.stage == "over"
    started = next(entry for entry in log if entry.kind == STARTED)
    position = started.body.get("position")
    start = Start(position, started.body["chance"], events_of(started.body), started.body["check"])
    record = record_of(table, start, plies_of(log))
    if position is not None:
        record["options"] = {}  # the position says it
    if resigned := [number for number, seat in enumerate(row.seats) if seat.resigned]:
        record["resigned"] = resigned
    return with_dice(record, row.key)

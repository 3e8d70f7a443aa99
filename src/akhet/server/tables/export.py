"""Everything that the server keeps about a person, as one JSON file. Of a running game, only what its list shows."""

import json
from collections.abc import AsyncIterator
from typing import Any

import orjson

from akhet.kernel.refusal import Refused
from akhet.server.storage.export import (
    EXPORTED,
    messages_at,
    own_sets,
    reviewed_at,
    rows_about,
    tables_of,
)
from akhet.server.storage.rows import TableRow, read_row
from akhet.server.storage.store import Store
from akhet.server.tables.payloads import table_for
from akhet.server.tables.records import Records


async def export(store: Store, records: Records, person: str) -> AsyncIterator[bytes]:
    """The file in parts, each with one database table or one game table, so that a long list is never in memory."""
    yield b'{"format":"akhet-person","version":1'
    for personal in EXPORTED:
        rows = await store.read(rows_about, personal, person)
        yield b',"%s":%s' % (personal.table.name.encode(), _json(rows))
    yield b',"sets":' + _json(await store.read(own_sets, person))
    yield b',"tables":['
    first = True
    for id in await store.read(tables_of, person):
        row = await store.read(read_row, id)
        if row is not None:
            yield (b"" if first else b",") + _json(await _table(store, records, row, person))
            first = False
    yield b"]}\n"


async def _table(store: Store, records: Records, row: TableRow, person: str) -> dict[str, Any]:
    return {
        "table": table_for(row, person),
        "messages": await store.read(messages_at, row.id, person),
        "record": await _record(records, row),
        "reviewed": await store.read(reviewed_at, row.id, row.seats_of(person)),
    }


async def _record(records: Records, row: TableRow) -> Any:
    """The record of a game that is over; None of one that was played with other rules and has none yet."""
    if row.stage != "over":
        return None
    try:
        return json.loads(await records.of(row.id))
    except Refused:
        return None


def _json(content: Any) -> bytes:
    return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)  # names of columns are a kind of `str`

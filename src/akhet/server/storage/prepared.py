"""Statements that are compiled to SQL once, and then executed without SQLAlchemy's processing of their values.

For what every step writes: SQLAlchemy takes longer over it than SQLite. Errors are SQLAlchemy's, as everywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import orjson
from sqlalchemy import JSON, Connection, CursorResult, Dialect, Table
from sqlalchemy.sql.dml import Insert, Update

MOST_KEPT = 256  # statements: a change sets one of few combinations of columns


def to_json(value: Any) -> str:
    """A value as JSON columns have it."""
    return orjson.dumps(value).decode()


@dataclass(frozen=True)
class Prepared:
    sql: str
    order: tuple[str, ...] | None  # of the parameters; None if the SQL names them
    json: tuple[str, ...]  # parameters that are stored as JSON


def execute_prepared(
    connection: Connection, statement: Insert | Update, values: Mapping[str, Any]
) -> CursorResult[Any]:
    """Execute an insert or update of one row. `values` has its columns and its named parameters."""
    prepared = _prepare(connection.dialect, statement, tuple(values))
    given = dict(values)
    for name in prepared.json:
        given[name] = to_json(given[name])
    parameters = given if prepared.order is None else tuple([given[name] for name in prepared.order])
    return connection.exec_driver_sql(prepared.sql, parameters)


def insert_update_notify(
    connection: Connection,
    insert: Insert,
    row: Mapping[str, Any],
    update: Update,
    values: Mapping[str, Any],
    notice: tuple[str, str],
) -> CursorResult[Any]:
    """In one statement of PostgreSQL: insert a row, and if it was inserted, update another one and notify a channel.

    Three statements would wait for three answers. A name in both mappings has the same value in both. Returns a row if
    one was inserted.
    """
    first, second = (
        _prepare(connection.dialect, insert, tuple(row)),
        _prepare(connection.dialect, update, tuple(values)),
    )
    given = {**row, **values, "channel": notice[0], "payload": notice[1]}
    for name in (*first.json, *second.json):
        given[name] = to_json(given[name])
    return connection.exec_driver_sql(_together(first.sql, second.sql), given)


@lru_cache(MOST_KEPT)
def _together(insert: str, update: str) -> str:
    notify = "SELECT pg_notify(%(channel)s::TEXT, %(payload)s::TEXT) FROM inserted"
    return f"WITH inserted AS ({insert}), updated AS ({update} AND EXISTS (SELECT FROM inserted)) {notify}"


@lru_cache(MOST_KEPT)
def _prepare(dialect: Dialect, statement: Insert | Update, names: tuple[str, ...]) -> Prepared:
    table = statement.table
    assert isinstance(table, Table)
    columns = [name for name in names if name in table.c]
    compiled: Any = statement.compile(dialect=dialect, column_keys=columns)
    order = tuple(compiled.positiontup) if compiled.positional else None
    return Prepared(str(compiled), order, tuple(name for name in columns if isinstance(table.c[name].type, JSON)))

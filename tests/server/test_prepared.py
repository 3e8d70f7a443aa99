"""A change is stored as SQLAlchemy itself would store it, on both databases."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from akhet.server.people.accounts import add_person
from akhet.server.settings import Settings
from akhet.server.storage.entries import Entry
from akhet.server.storage.prepared import execute_prepared
from akhet.server.storage.rows import UPDATE, Change, Committed, TableFields, TableRow, add_table, append, read_row
from akhet.server.storage.schema import entries, tables
from akhet.server.storage.seats import PERSON, TableSeat, write_seats
from akhet.server.storage.store import Store

SEATS = [TableSeat(PERSON, "someone", "Zoë 🐪"), TableSeat(PERSON, None, None, missed=2)]
# A value of every field of a change.
EVERYTHING = TableFields(
    options={"out": ["wheat", "größe"], "first": None}, seats=SEATS, changed=1.1e9 + 1 / 3, stage="over",
    step_version=2, plies=7, secret=bytes(range(32)), mark_state=b"\0\xff'%s?", mark_stream=b"", mark_check="0" * 16,
    mark_version=2, turn=None, due=None, bot_next=True, places=[2, 1], rematch="later",
    rating_changes=[{"before": [1500.0, 250.0], "left": False}, None],
)  # fmt: skip
BODY = {"text": "“%(odd)s ? :x” 🐪", "name": None, "events": [["drew", {"seat": 0}, "card"]]}


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(Settings(database_url=database).url)
    yield store
    store.close()


def new_table(connection: Any, id: str) -> TableRow:
    person = add_person(connection, "Mia")
    seats = [TableSeat(PERSON, person.id, "Mia")]
    row = TableRow(id, "nile", "1", "set", 2, {}, person.id, False, True, None, "invite", seats, 1.0, 1.0, version=1)
    assert add_table(connection, row, Change(id, [Entry(1, "opened", None, 1.0)]), 10, 10) == Committed()
    return row


def test_every_field_of_a_change_is_stored_as_by_sqlalchemy(store: Store) -> None:
    assert all(getattr(EVERYTHING, one.name) is not one.default for one in fields(TableFields))
    entry = Entry(2, "chat", 0, 2.5, BODY, "someone:command")
    with store.engine.begin() as connection:
        for id in ("prepared", "plain"):
            new_table(connection, id)
        assert append(connection, Change("prepared", [entry], EVERYTHING)) == Committed()
        row = {"table_id": "plain", "body": BODY, "version": 2, "kind": "chat", "seat": 0, "at": 2.5}
        connection.execute(entries.insert(), row | {"command": "someone:command"})
        values = EVERYTHING.values() | {"seats": write_seats(SEATS), "version": 2}
        connection.execute(tables.update().where(tables.c.id == "plain"), values)

        prepared, plain = read_row(connection, "prepared"), read_row(connection, "plain")
        assert prepared is not None and plain is not None
        assert replace(prepared, id="plain", host=plain.host) == plain
        found = connection.execute(select(entries).where(entries.c.version == 2).order_by(entries.c.table_id)).all()
    assert [one._asdict() | {"table_id": ""} for one in found] == 2 * [found[0]._asdict() | {"table_id": ""}]
    assert found[0].body == BODY


def test_an_error_is_sqlalchemys_and_names_no_value(store: Store) -> None:
    """Callers wait for that kind of error, and random keys must not be logged."""
    values = {"host": "nobody", "mark_check": "secret-value", "changed_table": "one"}
    with store.engine.connect() as connection, connection.begin():
        new_table(connection, "one")
        with pytest.raises(SQLAlchemyError) as raised:
            execute_prepared(connection, UPDATE, values)
        connection.get_transaction().rollback()  # type: ignore[union-attr]
    assert "secret-value" not in str(raised.value)

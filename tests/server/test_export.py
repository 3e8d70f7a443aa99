"""Everything about a person can be exported by them, and nothing of it is left when they are deleted."""

import asyncio
import json
import time
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import JSON, Column, Connection, LargeBinary, String, Table, create_engine, select

from akhet.server.settings import Settings
from akhet.server.storage.export import EXPORTED, LEFT_OUT, Personal, messages_at, rows_about, tables_of
from akhet.server.storage.schema import metadata, people, tables
from akhet.server.storage.store import Store
from akhet.server.tables.forgetting import forget_person
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer

MIA, BEN = "mia-of-this-test", "ben-of-this-test"
# Columns that hold a person without a reference to `people`.
FREE_TEXT = {("restrictions", "target"), ("entries", "command"), ("audit", "target")}
NOT_FILLED = ("house", "admin_events")  # without a person; the latter numbers its rows itself
PACKED = zlib.compress(json.dumps({"packed": True}).encode())
SEATS = [{"kind": "person", "person": one, "name": one[:3]} for one in (MIA, BEN)]
VALUES: dict[tuple[str, str], Any] = {
    ("tables", "seats"): SEATS,
    ("tables", "places"): [1, 2],
    ("tables", "stage"): "over",
    ("entries", "kind"): "chat",
    ("entries", "body"): {"text": "hello"},
    ("entries", "command"): f"{MIA}:1",
    ("restrictions", "kind"): "mute",
    ("sets", "by_server"): True,
}


def has_person(table: Table, column: Column[Any]) -> bool:
    """Whether a column says who somebody is."""
    points = any(key.column.table is people for key in column.foreign_keys)
    return points or column is people.c.id or (table.name, column.name) in FREE_TEXT


PERSONAL = {
    (table.name, column.name) for table in metadata.tables.values() for column in table.c if has_person(table, column)
}


def test_every_column_with_a_person_is_exported_or_left_out_on_purpose() -> None:
    exported = {(one.table.name, one.person) for one in EXPORTED}
    assert exported | set(LEFT_OUT) == PERSONAL, "storage/export.py: add the new column, or the reason why not"
    assert not exported & set(LEFT_OUT)


def value_of(table: Table, column: Column[Any]) -> Any:
    """Any value for a column of the row of Mia."""
    if (table.name, column.name) in VALUES:
        return VALUES[table.name, column.name]
    if has_person(table, column):
        return MIA
    for key in column.foreign_keys:
        return value_of(key.column.table, key.column)
    if isinstance(column.type, LargeBinary):
        return PACKED
    if isinstance(column.type, String):
        return f"{table.name[:4]}-{column.name[:4]}"[: column.type.length]
    if isinstance(column.type, JSON):
        return {}
    return {bool: False, int: 1, float: time.time()}[column.type.python_type]


def fill(connection: Connection) -> None:
    """A row about Mia in every table of the schema."""
    for name, person in (("Ben", BEN), ("Mia", MIA)):
        connection.execute(people.insert(), {"id": person, "name": name, "created": 1.0})
    for table in metadata.sorted_tables:
        if table is people or table.name in NOT_FILLED:
            continue
        nullable = {one.name for one in table.c if one.nullable and (table.name, one.name) not in {*PERSONAL, *VALUES}}
        row = {one.key: value_of(table, one) for one in table.c if one.name not in nullable}
        if table.name == "reports":
            row["person"] = BEN
        connection.execute(table.insert(), row)


@pytest.fixture
def filled(database: str) -> Iterator[Connection]:
    url = Settings(database_url=database).url
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        fill(connection)
        yield connection
    engine.dispose()


def test_what_a_table_keeps_about_a_person_is_exported(filled: Connection) -> None:
    for one in EXPORTED:
        (row,) = rows_about(filled, one, MIA)
        assert set(row) == {column.name for column in one.table.c} - {one.person, *one.left_out}, one.table.name
        json.dumps(row)
        others: list[Personal] = [] if one.table is people else [one]
        assert [rows_about(filled, other, BEN) for other in others] in ([], [[]]), "nothing of others"
    (table,) = tables_of(filled, MIA)
    assert messages_at(filled, table, MIA) == [{"at": pytest.approx(time.time(), abs=600), "text": "hello"}]
    assert messages_at(filled, table, BEN) == [] == tables_of(filled, BEN)


def test_who_is_deleted_is_in_no_table(filled: Connection) -> None:
    """Except in the operator's own log, which says that they were deleted."""
    assert forget_person(filled, MIA)
    left = {table.name for table in metadata.sorted_tables if MIA in repr(filled.execute(select(table)).all())}
    assert left == {"audit"}
    assert BEN in repr(filled.execute(select(tables)).all()), "the game with others stays"


def test_a_person_exports_what_is_theirs(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    table = mia.open("nile", "me", "open")
    ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    running = mia.http.get("/api/me/export")
    assert running.headers["content-disposition"] == 'attachment; filename="akhet-data.json"'
    (found,) = running.json()["tables"]
    assert found["record"] is None and found["table"] == mia.get(f"/api/tables/{table['id']}")
    engine = create_engine(Settings(database_url=either_server.database).url)
    with engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == table["id"])).one()
    engine.dispose()
    for hidden in (row.secret.hex(), row.mark_stream.hex(), repr(row.mark_state)):
        assert hidden not in running.text

    leave(ben, table["id"])
    after = mia.get("/api/me/export")
    (found,) = after["tables"]
    assert found["table"]["stage"] == "over" and found["record"]["seats"] == ["Mia", "Ben"]
    assert [one["text"] for one in found["messages"]] == []
    (theirs,) = ben.get("/api/me/export")["tables"]
    assert [one["text"] for one in theirs["messages"]] == ["I have to go."]
    assert [one["name"] for one in after["people"]] == ["Mia"] and len(after["sessions"]) == 1
    with pytest.raises(Refusal) as refused:
        Guest(either_server, name=None).get("/api/me/export")
    assert refused.value.code == "server.no_guest"


def leave(player: Guest, table: str) -> None:
    """Say good-bye, and resign."""

    async def play() -> None:
        async with player.at(table) as seated:
            await seated.command("chat", text="I have to go.")
            await seated.command("resign", seat=seated.welcome["seat"])

    asyncio.run(play())

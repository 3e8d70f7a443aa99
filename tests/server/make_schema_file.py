"""Write a database as one revision of the schema leaves it, as SQL for SQLite and for PostgreSQL.

    .venv/bin/python -m tests.server.make_schema_file 0003

Run it once for a new revision and commit its two files in tests/server/schemas/. Do not write the files of an earlier
revision again: test_old_database.py shows with them that what is out there can still be read.
"""

import asyncio
import io
import json
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic.command import downgrade, upgrade
from sqlalchemy import Connection, MetaData, create_engine, select

from akhet.server.people.accounts import add_person
from akhet.server.settings import Settings
from akhet.server.storage.rows import Committed, add_table
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.storage.sets import keep_set
from akhet.server.storage.store import Store, migrations
from akhet.server.tables.playing import chat, resign, step
from akhet.server.tables.records import Records
from akhet.server.tables.seating import TablePlan, open_table
from akhet.server.tables.service import TableService
from akhet.server.tables.sets import parse_set
from akhet.table import Game
from tests.server.owners_sets import own_set
from tests.server.servers import Postgres

FOLDER = Path(__file__).with_name("schemas")
DIALECTS = ("sqlite", "postgresql")
STEPS = 12
WITH_SETS = "0002"  # the first revision that has owners' sets


async def play(store: Store, with_set: bool) -> None:
    """A finished game of NILE and a running game of Fertility, both of Mia with Ann on her device."""
    service = TableService(store, Settings())
    mia = await store.write(add_person, "Mia")
    game = await service.sets.game("fertility")
    if with_set:
        row, game = parse_set("fertility", own_set().encode(), "own.toml")
        await store.write(keep_set, row, mia.id, 5)

    async def begin(game: Game) -> str:
        seats = [TableSeat(PERSON, mia.id, "Mia"), TableSeat(PERSON, mia.id, "Ann")]
        live, change = open_table(mia, TablePlan(game.name, {"first": 0}, seats, False, True, None), game)
        outcome = await store.write(add_table, live.row, change, 10, 10, with_set and game.name == "fertility")
        assert isinstance(outcome, Committed)
        service.add(live)
        for number in range(STEPS):
            seat = live.turn
            assert live.table is not None and seat is not None
            moves = live.table.legal()
            move, after = moves[number % len(moves)].id, live.row.step_version
            command = f"{mia.id}:{number}"
            await service.change(live, partial(step, live, mia.id, seat, move, after, command))
        return live.row.id

    running = await service.table(await begin(game))
    await service.change(running, lambda: chat(running, mia.id, "It’s your turn, Ann", f"{mia.id}:chat"))
    finished = await service.table(await begin(await service.sets.game("nile")))
    await service.change(finished, lambda: resign(finished, mia.id, 1, f"{mia.id}:resign"))
    await Records(store, service.sets).of(finished.row.id)


def schema_sql(connection: Connection, revision: str) -> str:
    """The statements with which the migrations create the schema of a revision."""
    config = migrations(connection)
    config.output_buffer = io.StringIO()
    upgrade(config, revision, sql=True)
    return "".join(f"{line.rstrip()}\n" for line in config.output_buffer.getvalue().splitlines())


def rows_sql(connection: Connection, dialect: str) -> str:
    """The content of a database, as statements."""
    found = MetaData()
    found.reflect(connection)
    statements: list[str] = []
    for table in found.sorted_tables:
        if table.name == "alembic_version":  # the migrations write it
            continue
        columns = ", ".join(column.name for column in table.columns)
        for row in connection.execute(select(table)):
            values = ", ".join(literal(value, dialect) for value in row)
            statements.append(f"INSERT INTO {table.name} ({columns}) VALUES ({values});\n")
    return "".join(statements)


def literal(value: Any, dialect: str) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"X'{value.hex()}'" if dialect == "sqlite" else rf"'\x{value.hex()}'"
    if isinstance(value, bool | int | float):
        return repr(value)
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    quoted = words.replace("'", "''")
    return f"'{quoted}'"


def write_files(revision: str) -> None:
    with TemporaryDirectory() as folder, Postgres() as postgres:
        sqlite = f"sqlite:///{folder}/akhet.sqlite"
        store = Store(sqlite)
        asyncio.run(play(store, revision >= WITH_SETS))
        store.close()
        played = create_engine(sqlite)
        with played.begin() as connection:
            downgrade(migrations(connection), revision)
        urls = {"sqlite": sqlite, "postgresql": Settings(database_url=postgres.new_database("empty")).url}
        for dialect in DIALECTS:
            engine = create_engine(urls[dialect])
            with engine.connect() as connection, played.connect() as content:
                written = schema_sql(connection, revision) + "\n" + rows_sql(content, dialect)
            engine.dispose()
            (FOLDER / f"{revision}.{dialect}.sql").write_text(written, "utf-8")
        played.dispose()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in sys.argv[1:]:
        write_files(one)

"""Databases of earlier servers open, and their games continue.

tests/records/server.sql is a dump of a server's database (commit 5631572): one finished game of NILE and one running
game of Fertility, of two people. tests/server/schemas/ has a database of each revision of the schema
(make_schema_file.py).
"""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, text

from akhet.record import replay
from akhet.server.settings import Settings
from akhet.server.storage.backup_files import revisions
from akhet.server.storage.schema import metadata, tables
from akhet.server.storage.store import Store
from akhet.server.tables.playing import resign, step
from akhet.server.tables.records import Records, find_record, make_record
from akhet.server.tables.service import TableService
from tests.server.clients import Guest, Seated, play_on
from tests.server.make_schema_file import DIALECTS, STEPS
from tests.server.make_schema_file import FOLDER as SCHEMAS
from tests.server.servers import RunningServer

FOLDER = Path(__file__).parents[1] / "records"
FACTS = json.loads((FOLDER / "server.json").read_text("utf-8"))


@pytest.fixture
def old_server(tmp_path: Path, open_server: Callable[..., RunningServer]) -> RunningServer:
    """Today's server over the earlier server's database."""
    file = tmp_path / "old.sqlite"
    database = sqlite3.connect(file)
    database.executescript((FOLDER / "server.sql").read_text("utf-8"))
    database.close()
    return open_server(f"sqlite:///{file}", wait_for_bots=False, requests_per_second=1000, messages_per_second=1000)


def guest(server: RunningServer, name: str) -> Guest:
    """A person with the cookie that the earlier server gave them."""
    person = Guest(server, name=None)
    person.http.cookies.set("akhet_guest", FACTS["cookies"][name])
    return person


def test_people_games_and_records_of_an_earlier_server_are_there(old_server: RunningServer) -> None:
    mia = guest(old_server, "Mia")
    assert mia.get("/api/me")["name"] == "Mia"
    record = mia.get(f"/api/tables/{FACTS['over']['table']}/record")
    assert replay(record).hash() == FACTS["over"]["hash"] and "dice" in record


def test_a_running_game_of_an_earlier_server_continues_to_its_end(old_server: RunningServer) -> None:
    table = FACTS["running"]["table"]
    mia, ben = guest(old_server, "Mia"), guest(old_server, "Ben")

    async def play() -> None:
        async with mia.at(table) as first, ben.at(table) as second:
            assert same_view(first)
            assert first.scene["view"]["options"]["pieces"] == ["obelisk", "pyramid"]  # could not be chosen then
            assert (await first.command("undo", seat=0, after=first.scene["step_version"]))["type"] == "ack"
            moves = random.Random(1)
            await play_on(first, second, choose=lambda scene: moves.choice(scene["moves"]))

    asyncio.run(play())
    record = mia.get(f"/api/tables/{table}/record")
    assert replay(record).over


def same_view(seated: Seated) -> bool:
    """Whether a seat still sees what it saw; entries that a later version added do not count."""
    before, now = FACTS["running"]["view"], seated.scene["view"]
    options = {name: now["options"][name] for name in before["options"]}
    return {name: now[name] for name in before} | {"options": options} == before


# Each revision of the schema, on each kind of database.


@pytest.fixture
def dialect(database: str) -> str:
    return "sqlite" if database.startswith("sqlite") else "postgresql"


@pytest.fixture(params=sorted(revisions()))
def old_store(request: pytest.FixtureRequest, database: str, dialect: str) -> Iterator[Store]:
    """Today's store over a database of a revision."""
    content = (SCHEMAS / f"{request.param}.{dialect}.sql").read_text("utf-8")
    url = Settings(database_url=database).url
    if dialect == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as empty:
            empty.executescript(content)
    else:
        with psycopg.connect(database) as empty:
            empty.execute(content.encode())
    store = Store(url)
    yield store
    store.close()


def test_every_revision_has_its_files() -> None:
    """If one is missing: .venv/bin/python -m tests.server.make_schema_file REVISION"""
    expected = {f"{revision}.{dialect}.sql" for revision in revisions() for dialect in DIALECTS}
    assert {file.name for file in SCHEMAS.iterdir()} == expected


def test_a_database_of_any_revision_is_migrated_to_the_schema(old_store: Store) -> None:
    with old_store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == revisions()[0]


def test_tables_of_any_revision_are_read_verified_and_continued(old_store: Store) -> None:
    async def read() -> None:
        service = TableService(old_store, Settings())
        await service.sets.offer(())
        stored = Records(old_store, service.sets)
        rows = await old_store.read(lambda connection: list(connection.execute(select(tables.c.id, tables.c.host))))
        assert len(rows) == 2
        for id, mia in rows:
            live = await service.table(id)
            if live.row.stage == "playing":
                assert live.table is not None and live.row.game == "fertility" and live.turn is not None
                move, seat, after = live.table.legal()[0].id, live.turn, live.row.step_version
                await service.change(live, partial(step, live, mia, seat, move, after, f"{mia}:new"))
                await service.change(live, partial(resign, live, mia, 0, f"{mia}:resign"))
            else:
                kept = await old_store.read(find_record, id)
                assert kept is not None and kept == await stored.of(id)
            game = await service.sets.game(live.row.game, live.row.components)
            record = json.loads(await old_store.read(make_record, id, game))  # from the log
            table = replay(record, game.components)
            assert len(table.plies) == live.row.plies >= STEPS and "dice" in record

    asyncio.run(read())

"""The database: its schema, its writer, and what happens if it fails."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade, upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import OperationalError

from akhet.kernel.refusal import Refusal, Refused
from akhet.server.people.accounts import Person, add_person
from akhet.server.settings import Settings
from akhet.server.storage import writer
from akhet.server.storage.rows import (
    Change,
    Committed,
    Conflict,
    Repeated,
    TableFields,
    TableRow,
    Unset,
    add_table,
    append,
    entries_since,
    own_tables,
    read_table,
)
from akhet.server.storage.schema import metadata
from akhet.server.storage.seats import OPEN, PERSON, TableSeat
from akhet.server.storage.store import MIGRATIONS, Store
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.playing import chat, step
from akhet.server.tables.seating import TablePlan, open_table
from akhet.server.tables.service import TableService
from tests.server.clients import Guest
from tests.server.servers import RunningServer


@pytest.fixture
def url(database: str) -> str:
    return Settings(database_url=database).url


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


async def new_table(store: Store) -> LiveTable:
    """A table with two seats of one person, of which the first has to move."""
    person = await store.write(add_person, "Mia")
    seats = [TableSeat(PERSON, person.id, "Mia"), TableSeat(PERSON, person.id, "Ann")]
    live, change = open_table(person, TablePlan("nile", {"first": 0}, seats, False, True, None), game_of("nile"))
    assert await store.write(add_table, live.row, change, 10, 10) == Committed()
    return live


def test_the_fields_of_a_change_are_those_of_the_row() -> None:
    """With the same types, but for `Unset`."""
    row, changed = get_type_hints(TableRow), get_type_hints(TableFields)
    for name, annotation in changed.items():
        assert set(get_args(annotation)) - {Unset} <= ({row[name]} | set(get_args(row[name]))), name


def test_the_migrations_lead_to_the_schema_and_back(url: str) -> None:
    engine = create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        downgrade(config, "base")
        inspect(connection).clear_cache()
    assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_a_file_has_one_server_at_a_time(server: RunningServer) -> None:
    with pytest.raises(Refused, match=r"server\.taken"):
        Store(Settings(database_url=server.database).url)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("mysql://x", "server.database_url"),
        ("sqlite://", "server.memory"),
        ("sqlite:////no/such/a.db", "server.database"),
    ],
)
def test_an_impossible_database_is_refused_with_the_reason(given: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Store(Settings(database_url=given).url)
    assert refused.value.refusal.code == code


def test_tables_that_changed_at_the_same_time_are_all_listed_across_pages(store: Store) -> None:
    async def read() -> None:
        mia = (await new_table(store)).row.host
        seats = [TableSeat(PERSON, mia, "Mia"), TableSeat(OPEN)]
        for _ in range(4):
            live, change = open_table(
                Person(mia, "Mia"), TablePlan("nile", {}, seats, False, True, None), game_of("nile")
            )
            live.row.changed = 1.5
            assert await store.write(add_table, live.row, change, 10, 10) == Committed()
        whole = await store.read(own_tables, mia, None, 10)
        pages: list[TableRow] = []
        while found := await store.read(own_tables, mia, (pages[-1].changed, pages[-1].id) if pages else None, 2):
            pages += found
        assert len(whole) == 5 and [row.id for row in pages] == [row.id for row in whole]

    asyncio.run(read())


def test_the_database_accepts_one_of_several_changes_with_the_same_version(store: Store) -> None:
    async def race() -> None:
        live = await new_table(store)
        mia = live.row.host
        changes = [chat(live, mia, f"remark {n}", f"{mia}:command-{n}") for n in range(5)]
        outcomes = await asyncio.gather(*(store.write(append, change) for change in changes))
        assert sorted(type(one).__name__ for one in outcomes) == ["Committed"] + ["Conflict"] * 4
        winner = changes[outcomes.index(Committed())]
        assert await store.write(append, winner) == Repeated(winner.version, winner.entries[0])
        log = await store.read(entries_since, live.row.id, live.row.version)
        assert [entry.body for entry in log] == [winner.entries[0].body]

    asyncio.run(race())


def test_nothing_is_sent_before_it_is_committed(store: Store) -> None:
    """A step that is not committed yet is visible to nobody."""
    received: list[bytes] = []

    class Recorder:
        person, seat = None, None

        def offer(self, message: bytes) -> None:
            received.append(message)

        def end(self, refusal: Refusal) -> None:
            raise AssertionError(refusal)

    async def play() -> None:
        service = TableService(store, Settings())
        live = service.add(await new_table(store))
        live.subscribers.add(Recorder())
        mia, gate = live.row.host, asyncio.Event()
        write = store.write

        async def slow(change: Callable[..., Any], *args: Any) -> Any:
            await gate.wait()
            return await write(change, *args)

        store.write = slow  # type: ignore[method-assign]
        command = asyncio.create_task(
            service.change(live, lambda: step(live, mia, 0, "done", live.row.step_version, "c"))
        )
        looking = asyncio.create_task(_version_seen(service, live))
        await asyncio.sleep(0.1)
        assert received == [] and not command.done() and not looking.done()
        gate.set()
        assert await command == await looking and len(received) == 1
        found = await store.read(read_table, live.row.id)
        assert found is not None and found[0].version == await command

    asyncio.run(play())


async def _version_seen(service: TableService, live: LiveTable) -> int:
    await asyncio.sleep(0)  # after the command was sent
    async with service.locked(live):
        return live.row.version


def test_if_the_database_fails_nothing_has_changed(store: Store) -> None:
    async def play() -> None:
        service = TableService(store, Settings())
        live = service.add(await new_table(store))
        mia, before = live.row.host, live.row.version
        assert live.table is not None
        state, stream = live.table.hash(), live.table.stream.tobytes()
        write = store.write

        async def broken(change: Callable[..., Any], *args: Any) -> Any:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        store.write = broken  # type: ignore[method-assign]
        with pytest.raises(Refused, match=r"server\.not_saved"):
            await service.change(live, lambda: step(live, mia, 0, "done", live.row.step_version, "c"))
        store.write = write  # type: ignore[method-assign]
        async with service.locked(live):
            assert live.row.version == before and live.table is not None
            assert live.table.hash() == state and live.table.stream.tobytes() == stream
        assert await service.change(live, lambda: step(live, mia, 0, "done", live.row.step_version, "c")) > before

    asyncio.run(play())


def test_a_database_that_cannot_be_written_is_noticed(store: Store) -> None:
    def full(connection: Connection) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    assert store.writes
    with pytest.raises(OperationalError):
        asyncio.run(store.write(full))
    assert not store.writes
    asyncio.run(store.write(add_person, "Mia"))
    assert store.writes


def test_more_changes_than_may_wait_are_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 0)
    with pytest.raises(writer.Busy):
        asyncio.run(store.write(add_person, "Mia"))


def test_only_the_owner_can_read_an_sqlite_file(tmp_path: Path) -> None:
    database = tmp_path / "akhet.sqlite"
    for file in (database, tmp_path / "akhet.sqlite.lock"):
        file.touch(0o644)  # made by an earlier version
    store = Store(f"sqlite:///{database}")
    asyncio.run(store.write(add_person, "Mia"))
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    store.close()
    assert modes == dict.fromkeys([f"akhet.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")], 0o600)


def test_a_failing_change_in_a_batch_does_not_affect_the_others(store: Store) -> None:
    def bad(connection: Connection) -> None:
        connection.execute(text("SELECT nonsense FROM nowhere"))

    async def write() -> None:
        live = await new_table(store)
        good = chat(live, live.row.host, "well met", "c")
        outcomes = await asyncio.gather(
            store.write(bad), store.write(append, good), store.write(bad), return_exceptions=True
        )
        assert [type(one).__name__ for one in outcomes][1] == "Committed"
        assert isinstance(outcomes[0], Exception) and isinstance(outcomes[2], Exception)
        assert (await store.read(entries_since, live.row.id, good.version - 1))[0].body["text"] == "well met"

    asyncio.run(write())


def test_the_changes_of_one_commit_wake_the_loop_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    started, more_wait = threading.Event(), threading.Event()

    def first(connection: Connection) -> None:
        started.set()
        assert more_wait.wait(60)

    async def write() -> None:
        loop, wakes = asyncio.get_running_loop(), list[Any]()
        wake = loop.call_soon_threadsafe
        monkeypatch.setattr(loop, "call_soon_threadsafe", lambda *call: wakes.append(call) or wake(*call))
        writes = [asyncio.create_task(store.write(first))]
        while not started.is_set():
            await asyncio.sleep(0.001)
        writes += [asyncio.create_task(store.write(lambda connection, n=n: n)) for n in range(5)]
        await asyncio.sleep(0)  # now they are queued, and the writer is busy with the first
        more_wait.set()
        assert await asyncio.gather(*writes) == [None, *range(5)]
        assert len(wakes) == 2

    asyncio.run(write())


def test_a_table_is_restored_from_its_mark_after_any_moves(store: Store) -> None:
    """Every version read from the database is equal to the one in memory, and has few entries after its mark."""

    async def play() -> None:
        service = TableService(store, Settings())
        live = service.add(await new_table(store))
        mia = live.row.host
        for number in range(60):
            if live.turn is None:
                break
            assert live.table is not None
            move = live.table.legal()[number % len(live.table.legal())].id
            seat, after = live.turn, live.row.step_version
            await service.change(live, lambda s=seat, m=move, a=after, n=number: step(live, mia, s, m, a, f"{n}"))
            found = await store.read(read_table, live.row.id)
            assert found is not None
            again = LiveTable(*found, game_of("nile"))
            assert again.table is not None and again.table.hash() == live.table.hash()
            assert again.table.check == live.table.check and again.table.settled == live.table.settled
            assert again.table.stream.tobytes() == live.table.stream.tobytes()
            assert len(found[1]) <= 20 and len(live.table.plies) <= 20

    asyncio.run(play())


def test_a_change_that_comes_too_late_is_a_conflict(store: Store) -> None:
    async def write() -> None:
        live = await new_table(store)
        entries = chat(live, live.row.host, "first", "c1").entries
        assert await store.write(append, Change(live.row.id, entries)) == Committed()
        late = chat(live, live.row.host, "late", "c2")
        assert await store.write(append, late) == Conflict()

    asyncio.run(write())


def test_without_a_url_the_database_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AKHET_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.delenv("AKHET_DATABASE_URL", raising=False)
    assert Settings.from_environment().url == f"sqlite:///{tmp_path / 'data' / 'akhet.sqlite'}"


def test_a_record_survives_a_change_of_the_rules(open_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    server = open_server(wait_for_bots=False)
    mia = Guest(server, "Mia")
    finished, unfinished = (mia.open("nile", "me", "scribe")["id"] for _ in range(2))

    async def resign() -> None:
        async with mia.at(finished) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(resign())
    record = mia.get(f"/api/tables/{finished}/record")
    server.stop()
    with sqlite3.connect(tmp_path / "akhet.sqlite") as database:  # as an upgrade would find it
        database.execute("UPDATE tables SET rules = 'older'")
    database.close()
    server.start()
    assert mia.get(f"/api/tables/{finished}/record") == record
    assert {one["id"] for one in mia.get("/api/me/tables")} == {finished, unfinished}

    async def come_back() -> str:
        async with mia.at(unfinished) as seat:
            return seat.welcome["code"]

    assert asyncio.run(come_back()) == "server.other_rules"

"""Tables expire: those that never begin, games that nobody continues, and finished ones if the operator wants."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, func, select, update
from websockets.exceptions import ConnectionClosed

from akhet.kernel.refusal import Refusal as TableRefusal
from akhet.kernel.refusal import Refused
from akhet.server.people.accounts import Person, add_person
from akhet.server.settings import Settings
from akhet.server.storage.removal import (
    Expired,
    close_table,
    delete_table,
    find_expired,
    find_finished,
    hide_table,
    restore_table,
)
from akhet.server.storage.reports import Report, add_report
from akhet.server.storage.rows import (
    Change,
    Committed,
    add_table,
    count_unfinished,
    entries_since,
    own_tables,
    read_row,
)
from akhet.server.storage.schema import entries, installation, records, reports, sitters, tables
from akhet.server.storage.seats import OPEN, PERSON, TableSeat
from akhet.server.storage.store import Store
from akhet.server.tables.clocks import due_tables, end_outage
from akhet.server.tables.expiry import DAY, HOUR, Expiry, begin_round
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.playing import chat, resign, step
from akhet.server.tables.records import store_record
from akhet.server.tables.seating import TablePlan, open_table
from akhet.server.tables.service import TableService
from tests.server.clients import Guest, Refusal
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

OpenServer = Callable[..., RunningServer]
SOON = 2.5  # seconds


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(Settings(database_url=database).url)
    yield store
    store.close()


class Watcher:
    """A connection that keeps what it was sent."""

    seat = person = None

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.ended: list[str] = []

    def offer(self, message: bytes) -> None:
        self.messages.append(message)

    def end(self, refusal: TableRefusal) -> None:
        self.ended.append(refusal.code)


class Hall:
    """A service with one person, who opens tables, and the expiry of its tables."""

    def __init__(self, store: Store, person: Person, **settings: Any) -> None:
        self.store = store
        self.person = person
        self.service = TableService(store, Settings(**settings))
        self.expiry = Expiry(self.service)

    async def open(self, *kinds: str, clock: float | None = None) -> tuple[LiveTable, Watcher]:
        """A table with these seats, and a connection to it."""
        seats = [TableSeat(kind, self.person.id if kind == PERSON else None, kind) for kind in kinds]
        plan = TablePlan("nile", {"first": 0}, seats, True, True, clock)
        live, change = open_table(self.person, plan, game_of("nile"))
        assert await self.store.write(add_table, live.row, change, 10, 10) == Committed()
        watcher = Watcher()
        live.subscribers.add(watcher)
        return self.service.opened(live), watcher

    async def change(self, live: LiveTable, command: Callable[[], Change]) -> int:
        return await self.service.change(live, command)

    async def stage(self, live: LiveTable) -> str | None:
        row = await self.store.read(read_row, live.row.id)
        return None if row is None else row.stage


def in_hall(store: Store, play: Callable[[Hall], Any], **settings: Any) -> None:
    async def run() -> None:
        await play(Hall(store, await store.write(add_person, "Mia"), **settings))

    asyncio.run(run())


def test_a_table_that_did_not_begin_is_closed(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, watcher = await hall.open(PERSON, OPEN)
        await hall.expiry.expire(time.time() + 47 * HOUR)
        assert await hall.stage(live) == "open" and watcher.messages == []
        await hall.expiry.expire(time.time() + 49 * HOUR)
        assert await hall.stage(live) == live.row.stage == "closed"
        assert b'"kind":"closed"' in watcher.messages[0] and b'"reason":"unused"' in watcher.messages[0]
        await hall.expiry.expire(time.time() + 500 * DAY)
        assert await hall.stage(live) == "closed", "it is not deleted, and closed once"
        assert len(watcher.messages) == 1

    in_hall(store, play)


def test_a_game_that_nobody_continues_is_closed(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, watcher = await hall.open(PERSON, PERSON)
        await hall.expiry.expire(time.time() + 29 * DAY)
        assert await hall.stage(live) == "playing"
        await hall.expiry.expire(time.time() + 31 * DAY)
        assert await hall.stage(live) == live.row.stage == "closed"
        assert b'"reason":"idle"' in watcher.messages[-1] and b'"scene":null' in watcher.messages[-1]
        row = await hall.store.read(read_row, live.row.id)
        assert row is not None and (row.turn, row.due, row.bot_next) == (None, None, False)
        with pytest.raises(Refused) as refused:
            await hall.change(live, lambda: step(live, hall.person.id, 0, 0, live.row.step_version, "a"))
        assert refused.value.refusal.code == "server.closed"
        assert (await hall.service.table(live.row.id)).table is None

    in_hall(store, play)


def test_a_player_may_take_as_long_as_the_clock_allows(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, _ = await hall.open(PERSON, PERSON, clock=20 * DAY)
        await hall.expiry.expire(time.time() + 49 * DAY)
        assert await hall.stage(live) == "playing"
        await hall.expiry.expire(time.time() + 51 * DAY)
        assert await hall.stage(live) == "closed"

    in_hall(store, play)


def test_a_move_at_the_last_moment_keeps_the_table(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, _ = await hall.open(PERSON, PERSON)
        found = Expired(live.row.id, live.row.version, "idle")
        await hall.change(live, lambda: chat(live, hall.person.id, "Still here", "a"))
        assert not await hall.store.write(close_table, found, time.time())
        assert await hall.stage(live) == "playing"

    in_hall(store, play)


def test_a_game_with_rules_that_are_no_longer_installed_is_closed_too(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, _ = await hall.open(PERSON, PERSON)
        id = live.row.id
        await hall.store.write(lambda connection: connection.execute(update(tables).values(rules="0")))
        elsewhere = Hall(hall.store, hall.person)
        await elsewhere.expiry.expire(time.time() + 31 * DAY)
        row = await hall.store.read(read_row, id)
        assert row is not None and row.stage == "closed"

    in_hall(store, play)


def test_zero_means_never(store: Store) -> None:
    async def play(hall: Hall) -> None:
        lives = [(await hall.open(PERSON, kind))[0] for kind in (OPEN, PERSON)]
        await hall.expiry.expire(time.time() + 10_000 * DAY)
        assert [await hall.stage(live) for live in lives] == ["open", "playing"]

    in_hall(store, play, open_table_hours=0.0, idle_table_days=0.0)


def rows_of(connection: Any, id: str) -> list[int]:
    """How many rows of each kind a table has."""
    return [
        connection.execute(select(func.count()).select_from(kind).where(kind.c.table_id == id)).scalar_one()
        for kind in (entries, records, sitters)
    ]


def test_a_finished_game_is_deleted_with_everything_that_belongs_to_it(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, watcher = await hall.open(PERSON, PERSON)
        other, _ = await hall.open(PERSON, PERSON)
        id = live.row.id
        await hall.change(live, lambda: resign(live, hall.person.id, 0, "a"))
        await hall.store.write(store_record, id, "{}")
        assert await hall.stage(live) == "over" and all(await hall.store.read(rows_of, id))
        await hall.expiry.expire(time.time() + 6 * DAY)
        assert watcher.ended == [] and await hall.stage(live) == "over"
        await hall.expiry.expire(time.time() + 8 * DAY)
        assert watcher.ended == ["server.deleted"]
        assert await hall.stage(live) is None and await hall.store.read(rows_of, id) == [0, 0, 0]
        with pytest.raises(Refused) as refused:
            await hall.service.table(id)
        assert refused.value.refusal.code == "server.no_table"
        assert [row.id for row in await hall.store.read(own_tables, hall.person.id, None, 10)] == [other.row.id]

    in_hall(store, play, finished_table_days=7.0)


def test_a_command_at_a_table_that_another_process_has_deleted_is_refused(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, watcher = await hall.open(PERSON, PERSON)
        assert await hall.store.write(delete_table, live.row.id)
        assert not await hall.store.write(delete_table, live.row.id)
        codes = []
        for _ in range(2):  # the first one finds no table to write to, and the second one knows why
            with pytest.raises(Refused) as refused:
                await hall.change(live, lambda: chat(live, hall.person.id, "Hello?", "a"))
            codes.append(refused.value.refusal.code)
        assert codes == ["server.not_saved", "server.deleted"] and watcher.ended == ["server.deleted"]
        assert await hall.store.read(entries_since, live.row.id, 0) == []

    in_hall(store, play)


def test_after_a_lost_connection_deleted_tables_are_forgotten(store: Store) -> None:
    async def play(hall: Hall) -> None:
        (deleted, watcher), (kept, other) = await hall.open(PERSON, OPEN), await hall.open(PERSON, OPEN)
        await hall.store.write(delete_table, deleted.row.id)
        await hall.service.refresh_all()
        assert watcher.ended == ([] if store.is_sqlite else ["server.deleted"]), "SQLite has one process"
        heard = hall.service.heard(f"{deleted.row.id} gone")
        assert heard is not None
        await heard
        assert watcher.ended == ["server.deleted"] and other.ended == []
        assert (await hall.service.table(kept.row.id)) is kept

    in_hall(store, play)


def test_one_process_at_a_time_looks_for_old_tables(store: Store) -> None:
    async def play(hall: Hall) -> None:
        now = time.time()
        claims = [await hall.store.write(begin_round, now + later, 60.0) for later in (0, 0, 59, 61, 62)]
        assert claims == [True, False, False, True, False]

    in_hall(store, play)


def test_the_time_without_a_server_does_not_count(store: Store) -> None:
    """Nobody could have continued meanwhile. A short restart changes nothing."""

    async def play(hall: Hall) -> None:
        live, _ = await hall.open(PERSON, PERSON)
        now = time.time()
        for stopped, closed in ((60.0, False), (100 * DAY, True)):
            stop = update(installation).values(alive_at=now - stopped, closed_at=now - stopped)
            before = (await hall.store.read(read_row, live.row.id)).changed  # type: ignore[union-attr]
            await hall.store.write(lambda connection, stop=stop: connection.execute(stop))
            await hall.store.write(end_outage, now, True)
            after = (await hall.store.read(read_row, live.row.id)).changed  # type: ignore[union-attr]
            assert after - before == pytest.approx(stopped if closed else 0.0)

    in_hall(store, play)


# With a server


def test_those_at_a_table_are_told_that_it_was_closed_and_deleted(database: str, open_server: OpenServer) -> None:
    times = {"open_table_hours": SOON / HOUR, "finished_table_days": SOON / DAY}
    server = open_server(database, wait_for_bots=False, **GENEROUS, **times)
    mia, ben = Guest(server), Guest(server, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "open")
        async with mia.at(table) as seat:
            await seat.until(lambda seat: any(one["kind"] == "closed" for one in seat.entries))
            assert seat.entries[-1]["reason"] == "unused" and seat.info["stage"] == "closed"
            with pytest.raises(Refusal) as refused:
                ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
            assert refused.value.code == "server.closed"
            last = await seat.receive("refused")
            assert (last["code"], last["id"]) == ("server.deleted", None)
            with pytest.raises(ConnectionClosed) as closed:
                await seat.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "server.deleted"
        with pytest.raises(Refusal) as refused:
            mia.get(f"/api/tables/{table['id']}")
        assert refused.value.code == "server.no_table" and mia.get("/api/me/tables") == []

    asyncio.run(play())


def test_every_process_tells_of_a_deleted_table(postgres: Any, open_server: OpenServer) -> None:
    database = postgres.new_database("deleted")
    first, second = (open_server(database, wait_for_bots=False, **GENEROUS) for _ in range(2))
    mia = Guest(first)
    table = mia.open("nile", "me", "open")
    here, there = mia.at(table), mia.at(table)
    there.guest = replace_server(mia, second)

    async def play() -> None:
        async with here, there:
            engine = create_engine(Settings(database_url=database).url)
            with engine.begin() as connection:
                assert delete_table(connection, table["id"])
            engine.dispose()
            for seat in (here, there):
                assert (await seat.receive("refused"))["code"] == "server.deleted"

    asyncio.run(play())


def replace_server(guest: Guest, server: RunningServer) -> Guest:
    other = Guest(server, name=None)
    other.http.cookies.update(guest.http.cookies)
    return other


def test_a_rematch_whose_table_was_deleted_is_opened_again(database: str, open_server: OpenServer) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")

    async def end() -> None:
        async with mia.at(table) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(end())
    first = mia.post(f"/api/tables/{table['id']}/rematch")["id"]
    assert mia.post(f"/api/tables/{table['id']}/rematch")["id"] == first
    engine = create_engine(Settings(database_url=database).url)
    with engine.begin() as connection:
        assert delete_table(connection, first)
    engine.dispose()
    assert mia.post(f"/api/tables/{table['id']}/rematch")["id"] != first


# Limits by address


def test_an_address_opens_a_limited_number_of_tables(database: str, open_server: OpenServer) -> None:
    settings = GENEROUS | {"max_tables_per_address": 3, "behind_proxy": True}
    server = open_server(database, wait_for_bots=False, **settings)
    people = [Guest(server, name) for name in ("Mia", "Ben")]
    for person in people:
        person.http.headers["X-Forwarded-For"] = "203.0.113.7"
    opened = [person.open("nile", "me", "open") for person in (*people, people[0])]
    with pytest.raises(Refusal) as refused:
        people[1].open("nile", "me", "open")
    assert (refused.value.status, refused.value.code) == (409, "server.too_many_tables_network")
    people[1].http.headers["X-Forwarded-For"] = "203.0.113.8"
    people[1].open("nile", "me", "open")
    people[0].delete(f"/api/tables/{opened[0]['id']}/seats")
    people[0].open("nile", "me", "open")
    engine = create_engine(Settings(database_url=database).url)
    with engine.connect() as connection:
        kept = list(connection.execute(select(tables.c.network)).scalars())
    engine.dispose()
    assert len(set(kept)) == 2 and not any("203.0.113" in one for one in kept), "hashed, not in the clear"


def test_what_the_operator_deleted_is_removed_after_some_days_with_its_reports(store: Store) -> None:
    async def play(hall: Hall) -> None:
        kept, _ = await hall.open(PERSON, OPEN)
        live, _ = await hall.open(PERSON, OPEN)
        ben = await store.write(add_person, "Ben")
        about = Report(ben.id, hall.person.id, "Mia", live.row.id, "spam", "")
        assert await store.write(add_report, about) == "added"
        assert await store.write(hide_table, live.row.id, time.time())
        assert await hall.stage(live) is None, "to everybody else it is gone at once"
        for days, left in ((6.9, 2), (7.1, 1)):
            await hall.expiry.expire(time.time() + days * DAY)
            rows = await store.read(lambda connection: connection.execute(select(tables.c.id)).all())
            found = await store.read(lambda connection: connection.execute(select(reports.c.id)).all())
            assert (len(rows), len(found)) == (left, left - 1)
        assert not await store.write(restore_table, live.row.id, time.time())
        assert await hall.stage(kept) == "closed"

    in_hall(store, play)


def test_a_hidden_table_does_not_expire_and_has_no_clock(store: Store) -> None:
    async def play(hall: Hall) -> None:
        live, _ = await hall.open(PERSON, PERSON, clock=60.0)
        now = time.time()
        await store.write(hide_table, live.row.id, now)
        assert await store.read(due_tables, now + 1000) == []
        assert await store.read(find_expired, now, now + 90 * DAY, now + 90 * DAY, 10) == []
        assert await store.read(find_finished, now + 90 * DAY, 10) == []
        assert await store.read(count_unfinished) == 0
        assert await store.write(restore_table, live.row.id, now + 5 * DAY)
        assert await store.read(due_tables, now + 5 * DAY + 50) == []
        assert await store.read(due_tables, now + 5 * DAY + 70) == [live.row.id]
        assert await store.read(count_unfinished) == 1

    in_hall(store, play)


@pytest.mark.parametrize(("report_days", "left"), [(90.0, 0), (0.0, 1)])
def test_reports_are_deleted_after_some_time(store: Store, report_days: float, left: int) -> None:
    async def play(hall: Hall) -> None:
        live, _ = await hall.open(PERSON, OPEN)
        ben = await store.write(add_person, "Ben")
        await store.write(add_report, Report(ben.id, hall.person.id, "Mia", live.row.id, "spam", ""))
        for days, expected in ((89, 1), (91, left)):
            await hall.expiry.expire(time.time() + days * DAY)
            found = await store.read(lambda connection: connection.execute(select(reports.c.id)).all())
            assert len(found) == expected

    in_hall(store, play, report_days=report_days)

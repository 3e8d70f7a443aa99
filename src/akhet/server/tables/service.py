"""The house: all tables of this process, and the one way in which anything changes at one.

A wish is looked at with the table's lock held, carried out on the copy in memory, and written; only when that is
committed is it told to anybody. Where another process was faster, the copy is brought up to the log and the wish is
looked at again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import Refused, refuse
from akhet.server.run import metrics
from akhet.server.run.settings import Settings
from akhet.server.storage.rows import (
    Again,
    Behind,
    Change,
    TableRow,
    append,
    count_going_on,
    entries_since,
    find_command,
    follow,
    read_row,
    read_table,
)
from akhet.server.storage.store import Store
from akhet.server.storage.writer import Busy
from akhet.server.tables.entries import CLOSED, ENDED, REMATCH, STARTED, Entry
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import update_for

ATTEMPTS = 8
COUNT_SECONDS = 1.0
MOST_ENTRIES = 200  # in one message
# Entries after which a table's header is not what it was, besides its seats.
HEADER_KINDS = {STARTED, ENDED, REMATCH, CLOSED}

log = logging.getLogger(__name__)


class TableService:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        # Everybody at a table has the same copy of it as long as anybody has one; the last used are kept for the next.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._going_on = 0
        self._counted_until = 0.0
        self.on_turn: Callable[[LiveTable], None] = lambda live: None  # told where it is the house's turn to move
        self.on_over: Callable[[LiveTable], None] = lambda live: None  # told when a game has ended

    # Tables

    async def table(self, id: str) -> LiveTable:
        """A table by its id, read from the database unless it is here already; refused where there is none."""
        live = self._known.get(id)
        if live is None:
            if id not in self._loading:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        if live is None:
            raise refuse("server.no_table")
        self._keep(live)
        return live

    async def tables_going_on(self) -> int:
        """How many tables are not over, as of a moment ago: a limit on them need not be sharper than that."""
        if time.monotonic() > self._counted_until:
            self._counted_until = time.monotonic() + COUNT_SECONDS
            self._going_on = await self.store.read(count_going_on)
        return self._going_on

    def opened(self, live: LiveTable) -> LiveTable:
        """A table that was just opened here."""
        self._going_on += 1
        self.adopt(live)
        if live.row.bot_next:
            self.on_turn(live)
        return live

    async def row(self, id: str) -> TableRow:
        """A table as it is in lists, also where its game can no longer be played here."""
        live = self._known.get(id)
        found = live.row if live is not None else await self.store.read(read_row, id)
        if found is None:
            raise refuse("server.no_table")
        return found

    def adopt(self, live: LiveTable) -> LiveTable:
        """A table that was just written, or read."""
        self._known[live.row.id] = live
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Remember a table, and forget the one nobody asked for for longest; the database has it."""
        self._kept[live.row.id] = live
        self._kept.move_to_end(live.row.id)
        if len(self._kept) > self.settings.live_tables:
            self._kept.popitem(last=False)
        metrics.LIVE_TABLES.set(len(self._known))

    async def _load(self, id: str) -> LiveTable | None:
        found = await self.store.read(read_table, id)
        return None if found is None else self.adopt(LiveTable(*found))

    @asynccontextmanager
    async def steady(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold a table still, as it is in the database: nothing of a wish that is not committed is seen."""
        async with live.lock:
            if live.stale:
                await self._catch_up(live)
            yield

    async def history(self, live: LiveTable, since: int) -> tuple[list[Entry], bool]:
        """Entries after a version, and whether there are more; as far as this copy has come. What another process has
        written since is told as news when we hear of it, and not twice."""
        found = await self.store.read(entries_since, live.row.id, since, MOST_ENTRIES + 1)
        known = [entry for entry in found if entry.version <= live.row.version]
        return known[:MOST_ENTRIES], len(known) > MOST_ENTRIES

    # Changes

    async def change(self, live: LiveTable, command: Callable[[], Change], command_id: str | None = None) -> int:
        """Carry out a command and return the version it led to, once that is committed.

        A command sent twice with the same `command_id` is carried out once. It runs to its end even if the caller is
        cancelled: the copy in memory must follow what was written.
        """
        try:
            return await asyncio.shield(asyncio.create_task(self._change(live, command)))
        except Refused:
            if command_id is not None:
                before = await self.store.read(find_command, live.row.id, command_id)
                if before is not None:
                    return before
            raise

    async def _change(self, live: LiveTable, command: Callable[[], Change]) -> int:
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.stale:
                    await self._catch_up(live)
                began = time.perf_counter()
                try:
                    change = command()
                    outcome = await self.store.write(append, change)
                except Refused:
                    raise
                except (SQLAlchemyError, Busy) as error:
                    live.stale = True  # whether it was written after all, only the database knows
                    log.error("not saved", extra={"table": live.row.id, "error": repr(error)[:500]})
                    raise refuse("server.not_saved") from error
                except BaseException:
                    live.stale = True
                    raise
                if isinstance(outcome, Again):
                    live.stale = True
                    return outcome.version
                if isinstance(outcome, Behind):
                    live.stale = True
                    continue
                metrics.CHANGE_SECONDS.observe(time.perf_counter() - began)
                self._follow(live, change)
                return change.version
        raise refuse("server.too_busy")

    def _follow(self, live: LiveTable, change: Change) -> None:
        """It is committed: the row in memory follows, and everybody hears of it."""
        follow(live.row, change)
        if live.table is not None:
            live.table.forget()
        self._tell(live, change.entries, "seats" in change.columns)
        if live.row.bot_next:  # whoever wrote it sees to it; where that process dies, the clocks of another do
            self.on_turn(live)
        if change.columns.get("stage") == "over":
            self.on_over(live)

    def _tell(self, live: LiveTable, entries: list[Entry], seats_changed: bool) -> None:
        live.forget_scenes()
        for entry in entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        header = seats_changed or any(entry.kind in HEADER_KINDS for entry in entries)
        told: dict[tuple[int | None, str | None], bytes] = {}
        for subscriber in list(live.subscribers):
            whose = (subscriber.seat, subscriber.person if header else None)
            if whose not in told:
                told[whose] = update_for(live, entries, subscriber.seat, subscriber.person, header)
            subscriber.offer(told[whose])

    # Other processes

    async def heard(self, id: str, version: int) -> None:
        """A process, maybe this one, has brought a table to a version."""
        live = self._known.get(id)
        if live is None or live.row.version >= version:
            return
        async with live.lock:
            if live.row.version < version:
                await self._catch_up(live)

    async def refresh(self, live: LiveTable) -> None:
        """Ask the database, where another process may have written what we have not heard of yet."""
        if not self.store.is_sqlite:
            async with live.lock:
                await self._catch_up(live)

    async def heard_nothing(self) -> None:
        """The line to the other processes was down: any table may have changed meanwhile."""
        for live in list(self._known.values()):
            await self.refresh(live)

    async def _catch_up(self, live: LiveTable) -> None:
        known = live.row.version
        found = await self.store.read(read_table, live.row.id, known)
        assert found is not None, "tables are never deleted"
        row, tail = found
        if row.version == known and not live.stale:
            return
        seats_changed = row.seats != live.row.seats
        live.take(row, tail)
        if new := [entry for entry in tail if entry.version > known]:
            self._tell(live, new, seats_changed)

"""All tables of this process, and the only way to change one.

A command runs with the table's lock held: it changes the copy in memory and returns a `Change`, which is written to the
database. Subscribers are notified after the commit, never before. If another process committed first, the copy is
brought up to date and the command runs again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import Refused, refuse
from akhet.server import metrics
from akhet.server.settings import Settings
from akhet.server.storage.entries import CLOSED, ENDED, REMATCH, STARTED, Entry
from akhet.server.storage.notify import GONE
from akhet.server.storage.rows import (
    UNSET,
    Change,
    Conflict,
    Repeated,
    TableRow,
    append,
    apply_change,
    count_unfinished,
    entries_since,
    find_command,
    read_row,
    read_table,
)
from akhet.server.storage.store import Store
from akhet.server.storage.writer import Busy
from akhet.server.tables.chat_filters import ChatFilters
from akhet.server.tables.live import LiveTable, Subscriber
from akhet.server.tables.payloads import update_for, welcome_for
from akhet.server.tables.presence import Presence
from akhet.server.tables.sets import Sets
from akhet.server.tracing import add_part

ATTEMPTS = 8
COUNT_SECONDS = 1.0
MOST_ENTRIES = 200  # in one message
# Kinds of entries after which a table's summary has changed, besides changes of its seats.
SUMMARY_KINDS = {STARTED, ENDED, REMATCH, CLOSED}

log = logging.getLogger(__name__)


class TableService:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.sets = Sets(store)
        self.presence = Presence()
        self.chat_filters = ChatFilters(store)
        # All users of a table share one copy as long as one of them has it. The most recently used copies are kept.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.paused = False  # whether the operator has stopped play
        self._unfinished = 0
        self._counted_until = 0.0
        self.on_turn: Callable[[LiveTable], None] = lambda live: None  # called when the server has to move
        self.on_over: Callable[[LiveTable], None] = lambda live: None  # called when a game has ended

    # Tables

    async def table(self, id: str) -> LiveTable:
        """A table by its id, read from the database if it is not in memory; refused if there is none."""
        live = self._known.get(id)
        if live is None:
            if id not in self._loading:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        if live is None:
            raise refuse("server.no_table")
        if live.stale:
            async with self.locked(live):
                pass
        self._keep(live)
        return live

    async def unfinished_tables(self) -> int:
        """The number of tables that are not over. It may be a second old, which is exact enough for a limit."""
        if time.monotonic() > self._counted_until:
            self._counted_until = time.monotonic() + COUNT_SECONDS
            self._unfinished = await self.store.read(count_unfinished)
        return self._unfinished

    def opened(self, live: LiveTable) -> LiveTable:
        """Add a new table, which is in the database already."""
        self._unfinished += 1
        self.add(live)
        if live.row.bot_next:
            self.on_turn(live)
        return live

    async def row(self, id: str) -> TableRow:
        """The row of a table, even if its game can no longer be played here."""
        live = self._known.get(id)
        found = live.row if live is not None and not live.stale else await self.store.read(read_row, id)
        if found is None:
            raise refuse("server.no_table")
        return found

    def add(self, live: LiveTable) -> LiveTable:
        """Keep a table that is in the database."""
        self._known[live.row.id] = live
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Keep a table in memory; drop the least recently used one if there are too many."""
        self._kept[live.row.id] = live
        self._kept.move_to_end(live.row.id)
        if len(self._kept) > self.settings.live_tables:
            self._kept.popitem(last=False)
        metrics.LIVE_TABLES.set(len(self._known))

    async def _load(self, id: str) -> LiveTable | None:
        found = await self.store.read(read_table, id)
        if found is None:
            return None
        row, tail = found
        return self.add(LiveTable(row, tail, await self.sets.game(row.game, row.components)))

    @asynccontextmanager
    async def locked(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold a table's lock, with the table as it is in the database: nothing uncommitted can be read."""
        async with live.lock:
            if live.stale:
                await self._catch_up(live)
            yield

    # Subscribers

    async def welcome(self, live: LiveTable, subscriber: Subscriber, since: int | None, join: bool = False) -> None:
        """Send the current state, with the entries after a version; with `join`, also all later messages.

        The lock is held, so that later messages follow without a gap.
        """
        async with self.locked(live):
            entries, more = ([], False) if since is None else await self._history(live, since)
            if join:
                live.subscribers.add(subscriber)
            entries = self.chat_filters.seen_by(subscriber.person, entries)
            connected = self.presence.seats(live)
            subscriber.offer(welcome_for(live, entries, more, subscriber.seat, subscriber.person, connected))
            if join:
                self.presence.joined(live, subscriber)

    def unsubscribe(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.subscribers.discard(subscriber)
        self.presence.left(live, subscriber.person)

    async def _history(self, live: LiveTable, since: int) -> tuple[list[Entry], bool]:
        """Entries after a version, and whether there are more.

        Entries that another process wrote since this copy was read are left out: they are sent when it is updated.
        """
        found = await self.store.read(entries_since, live.row.id, since, MOST_ENTRIES + 1)
        known = [entry for entry in found if entry.version <= live.row.version]
        return known[:MOST_ENTRIES], len(known) > MOST_ENTRIES

    # Changes

    async def change(self, live: LiveTable, command: Callable[[], Change], command_id: str | None = None) -> int:
        """Execute a command and return the version it led to, once that is committed.

        A command sent twice with the same `command_id` is executed once. It runs to its end even if the caller is
        cancelled: the copy in memory must follow what was written.
        """
        return await asyncio.shield(asyncio.create_task(self.execute(live, command, command_id)))

    async def execute(
        self,
        live: LiveTable,
        command: Callable[[], Change],
        command_id: str | None = None,
        is_same: Callable[[Entry], bool] = lambda entry: True,
    ) -> int:
        """The same as `change`, in a task that nobody cancels.

        `is_same` is given the first entry of the command with this id, and says whether it can come from this one.
        """
        try:
            return await self._change(live, command, is_same)
        except Refused:
            if command_id is not None:
                repeated = await self.store.read(find_command, live.row.id, command_id)
                if repeated is not None:
                    return _same_answer(repeated, is_same)
            raise

    async def _change(self, live: LiveTable, command: Callable[[], Change], is_same: Callable[[Entry], bool]) -> int:
        arrived = time.perf_counter()
        async with live.lock:
            entered = time.perf_counter()
            metrics.WAIT.observe(entered - arrived)
            add_part("wait", arrived, entered)
            for _ in range(ATTEMPTS):
                if live.stale:
                    await self._catch_up(live)
                began = time.perf_counter()
                try:
                    change = command()
                    decided = time.perf_counter()
                    add_part("rules", began, decided)
                    outcome = await self.store.write(append, change)
                except Refused:
                    raise
                except (SQLAlchemyError, Busy) as error:
                    live.stale = True  # only the database knows whether it was written
                    log.error("not saved", extra={"table": live.row.id, "error": repr(error)[:500]})
                    raise refuse("server.not_saved") from error
                except BaseException:
                    live.stale = True
                    raise
                if isinstance(outcome, Repeated):
                    live.stale = True
                    return _same_answer(outcome, is_same)
                if isinstance(outcome, Conflict):
                    live.stale = True
                    continue
                committed = time.perf_counter()
                metrics.CHANGE_SECONDS.observe(committed - began)
                metrics.RULES.observe(decided - began)
                metrics.COMMIT.observe(committed - decided)
                self.committed(live, change)
                notified = time.perf_counter()
                metrics.NOTIFY.observe(notified - committed)
                add_part("notify", committed, notified)
                return change.version
        raise refuse("server.too_busy")

    def committed(self, live: LiveTable, change: Change) -> None:
        """Update the copy in memory after a commit, and notify all subscribers."""
        apply_change(live.row, change)
        if live.table is not None:
            live.table.forget()
        self._notify(live, change.entries, change.fields.seats is not UNSET)
        if live.row.bot_next:  # the process that wrote it moves; if it dies, the clocks of another process notice
            self.on_turn(live)
        if change.fields.stage == "over":
            self.on_over(live)

    def _notify(self, live: LiveTable, entries: list[Entry], seats_changed: bool) -> None:
        live.clear_scenes()
        for entry in entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        summary = seats_changed or any(entry.kind in SUMMARY_KINDS for entry in entries)
        updates: dict[tuple[int | None, str | None], bytes] = {}
        for subscriber in list(live.subscribers):
            seat, person = subscriber.seat, subscriber.person
            seen = self.chat_filters.seen_by(person, entries)
            viewer = (seat, person if summary or seen is not entries else None)
            if viewer not in updates:
                updates[viewer] = update_for(live, seen, seat, person, summary)
            subscriber.offer(updates[viewer])
        if seats_changed:
            self.presence.update(live)

    # Other processes

    def heard(self, text: str) -> Awaitable[None] | None:
        """Read what a process, mostly this one, has committed: a table and its version. None if it is known."""
        id, _, version = text.partition(" ")
        if version == GONE:
            return self.deleted(id)
        live = self._known.get(id)
        return None if live is None or live.row.version >= int(version) else self.changed(id, int(version))

    async def changed(self, id: str, version: int) -> None:
        """Read a version of a table that was committed without its lock."""
        live = self._known.get(id)
        if live is None or live.row.version >= version:
            return
        async with live.lock:
            if live.row.version < version:
                if not live.subscribers:  # nobody waits for it here
                    live.stale = True
                    return
                with suppress(Refused):  # it was deleted
                    await self._catch_up(live)

    async def deleted(self, id: str) -> None:
        """Forget a table that was deleted, and say so to everybody who is connected to it."""
        live = self._known.pop(id, None)
        self._kept.pop(id, None)
        if live is not None:
            live.stale = True  # commands under way find that it is gone
            for subscriber in list(live.subscribers):
                subscriber.end(refuse("server.deleted").refusal)

    async def reload(self, id: str) -> None:
        """Read a table again whose seats and names were changed, and show them to everybody who is connected to it."""
        live = self._known.get(id)
        if live is None:
            return
        async with live.lock:
            live.stale = True
            version = live.row.version
            with suppress(Refused):  # it was deleted
                await self._catch_up(live)
                if live.row.version == version:
                    self._notify(live, [], seats_changed=True)
                if live.row.bot_next:  # from now on, if its player was deleted
                    self.on_turn(live)

    def pause(self, paused: bool) -> None:
        """Stop play, or let it continue. Clocks have been changed meanwhile, so every table is read again."""
        self.paused = paused
        self.read_again()

    def read_again(self) -> None:
        """Read every table again before it is used: all clocks have been changed."""
        for live in list(self._known.values()):
            live.stale = True

    def check_not_paused(self) -> None:
        """Refuse what changes a game while the operator has stopped play."""
        if self.paused:
            raise refuse("server.read_only")

    async def refresh(self, live: LiveTable) -> None:
        """Read what another process may have committed, if the notification of it is still on its way."""
        if not self.store.is_sqlite:
            async with live.lock:
                await self._catch_up(live)

    async def refresh_all(self) -> None:
        """Refresh every table, after notifications of other processes may have been lost."""
        for live in list(self._known.values()):
            with suppress(Refused):  # it was deleted
                await self.refresh(live)

    async def _catch_up(self, live: LiveTable) -> None:
        known = live.row.version
        found = await self.store.read(read_table, live.row.id, known)
        if found is None:
            await self.deleted(live.row.id)
            raise refuse("server.deleted")
        row, tail = found
        if row.version == known and not live.stale:
            return
        seats_changed = row.seats != live.row.seats
        live.load(row, tail)
        if new := [entry for entry in tail if entry.version > known]:
            self._notify(live, new, seats_changed)


def _same_answer(repeated: Repeated, is_same: Callable[[Entry], bool]) -> int:
    """The version that a repeated command has led to; refused if its id was that of another command."""
    if not is_same(repeated.first):
        raise refuse("server.id_used")
    return repeated.version

"""Tables that are closed or deleted without anybody at them: because nobody came back, or by the operator.

What the operator deletes can be restored for some days.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, case, delete, func, select, update

from akhet.server.messages import CloseReason
from akhet.server.storage.entries import CLOSED, Entry
from akhet.server.storage.notify import CHANNEL, GONE, notify
from akhet.server.storage.rows import Change, Committed, TableFields, append
from akhet.server.storage.schema import (
    achievement_searches,
    duplicate_deals,
    entries,
    matches,
    pushed_turns,
    records,
    reports,
    reviews,
    sitters,
    tables,
)
from akhet.server.storage.sets import delete_unused
from akhet.server.storage.study import delete_study

UNFINISHED = ("open", "playing")


@dataclass(frozen=True)
class Expired:
    """A table to close, as it was when it was found."""

    id: str
    version: int
    reason: CloseReason


def close_table(connection: Connection, table: Expired, now: float) -> bool:
    """Close a table that is not over; False if something has happened at it meanwhile.

    The table is not read, so one whose game is no longer installed can be closed too.
    """
    entry = Entry(table.version + 1, CLOSED, None, now, {"reason": table.reason})
    fields = TableFields(stage="closed", changed=now, turn=None, due=None, bot_next=False)
    return isinstance(append(connection, Change(table.id, [entry], fields)), Committed)


def hide_table(connection: Connection, id: str, now: float) -> bool:
    """Delete a table so that it can be restored; False if there is none. All processes are notified."""
    there = tables.c.id == id, tables.c.deleted.is_(None)
    if connection.execute(update(tables).where(*there).values(deleted=now)).rowcount == 0:
        return False
    notify(connection, CHANNEL, f"{id} {GONE}")
    return True


def restore_table(connection: Connection, id: str, now: float) -> bool:
    """Restore a table that was hidden; False if there is none. The time between does not count on its clock."""
    hidden = tables.c.id == id, tables.c.deleted.is_not(None)
    pause = now - tables.c.deleted
    values = {
        "deleted": None,
        "due": case((tables.c.due.is_(None), None), (tables.c.bot_next, now), else_=tables.c.due + pause),
        "changed": case((tables.c.stage.in_(UNFINISHED), tables.c.changed + pause), else_=tables.c.changed),
    }
    return connection.execute(update(tables).where(*hidden).values(values)).rowcount == 1


def delete_table(connection: Connection, id: str) -> bool:
    """Delete a table with its log, its record and its reviews; False if there is none. All processes are notified."""
    # The lock makes other processes that write an entry wait; their entry then has no table and is refused.
    found = connection.execute(select(tables.c.components).where(tables.c.id == id).with_for_update()).one_or_none()
    if found is None:
        return False
    for rows in (achievement_searches, entries, pushed_turns, records, reports, sitters):
        connection.execute(delete(rows).where(rows.c.table_id == id))
    connection.execute(delete(reviews).where(reviews.c.source == id))
    delete_study(connection, id)
    connection.execute(delete(tables).where(tables.c.id == id))
    delete_unused(connection, found.components)
    notify(connection, CHANNEL, f"{id} {GONE}")
    return True


def find_expired(
    connection: Connection, now: float, unused_before: float, idle_before: float, most: int
) -> list[Expired]:
    """Tables that did not begin, and games in which nobody has moved, since these times; boards of matches that ended.

    A player may take as long as the clock allows, so that time is added.
    """
    found = select(tables.c.id, tables.c.version).where(tables.c.deleted.is_(None)).limit(most)
    unused = found.where(tables.c.stage == "open", tables.c.changed < unused_before)
    clock = func.coalesce(tables.c.clock, 0.0)
    idle = found.where(tables.c.stage == "playing", tables.c.changed + clock < idle_before)
    late = found.join(duplicate_deals, duplicate_deals.c.id == tables.c.duplicate)
    late = late.join(matches, matches.c.id == duplicate_deals.c.match_id)
    late = late.where(tables.c.stage == "playing", matches.c.ends <= now)
    kinds: tuple[tuple[CloseReason, Select[Any, Any]], ...] = (("late", late), ("unused", unused), ("idle", idle))
    expired = {
        row.id: Expired(row.id, row.version, reason) for reason, query in kinds for row in connection.execute(query)
    }
    return list(expired.values())


def find_finished(connection: Connection, before: float, most: int) -> list[str]:
    """Tables that were over, or closed, at this time."""
    finished = tables.c.stage.in_(("over", "closed")), tables.c.deleted.is_(None)
    query = select(tables.c.id).where(*finished, tables.c.changed < before)
    return list(connection.execute(query.limit(most)).scalars())


def find_hidden(connection: Connection, before: float, most: int) -> list[str]:
    """Tables that the operator deleted before this time."""
    return list(connection.execute(select(tables.c.id).where(tables.c.deleted < before).limit(most)).scalars())

"""Reports in the database: what people told the operator about others at their tables. Only `admin/` reads them."""

import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, select, update

from akhet.server.storage.entries import CHAT
from akhet.server.storage.schema import entries, reports
from akhet.server.storage.store import insert_new

MOST_CHAT = 30  # messages that are kept with a report
MOST_OPEN = 20  # reports of one person that the operator has not settled


@dataclass(frozen=True)
class Report:
    reporter: str
    person: str
    name: str  # what that person is called at the table
    table_id: str
    reason: str
    text: str


def add_report(connection: Connection, report: Report) -> Literal["added", "already", "too_many"]:
    """Add a report, with what was said last at the table, unless there is such a report or there are too many."""
    unsettled = select(func.count()).where(reports.c.reporter == report.reporter, reports.c.settled.is_(None))
    if connection.execute(unsettled).scalar_one() >= MOST_OPEN:
        return "too_many"
    values = vars(report) | {"at": time.time(), "chat": _last_chat(connection, report.table_id)}
    # The returned row shows that it was inserted: PostgreSQL's driver does not count rows here.
    added = connection.execute(insert_new(connection, reports, reports.c.id), values).one_or_none()
    return "already" if added is None else "added"


def _last_chat(connection: Connection, table: str) -> list[dict[str, object]]:
    query = select(entries.c.at, entries.c.seat, entries.c.body)
    query = query.where(entries.c.table_id == table, entries.c.kind == CHAT)
    found = connection.execute(query.order_by(entries.c.version.desc()).limit(MOST_CHAT)).all()
    return [{"at": row.at, "seat": row.seat, **row.body} for row in reversed(found)]


def settle_report(connection: Connection, id: int, now: float) -> bool:
    """Settle a report; False if there is none, or it is settled."""
    open_one = reports.c.id == id, reports.c.settled.is_(None)
    return connection.execute(update(reports).where(*open_one).values(settled=now)).rowcount == 1


def delete_reports(connection: Connection, before: float) -> int:
    """Delete the reports that were made before a time. Returns how many."""
    return connection.execute(delete(reports).where(reports.c.at < before)).rowcount

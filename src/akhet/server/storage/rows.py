"""A table's row and its log in the database: the queries, and the one change that everything at a table is."""

from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, text, tuple_, update

from akhet.server.messages import Stage
from akhet.server.storage.schema import entries, sitters, tables
from akhet.server.storage.store import insert_new
from akhet.server.tables.entries import Entry
from akhet.server.tables.seats import PERSON, Seat, read_seats, write_seats
from akhet.table import Mark

CHANNEL = "akhet"


@dataclass
class TableRow:
    """A table as the database has it."""

    id: str
    game: str
    rules: str
    components: str
    players: int
    options: dict[str, Any]
    host: str
    public: bool
    onlookers: bool
    clock: float | None
    invite: str
    seats: list[Seat]
    created: float
    changed: float
    stage: Stage = "open"
    version: int = 0
    step_version: int = 0
    plies: int = 0
    key: bytes | None = None
    mark_state: bytes | None = None
    mark_stream: bytes | None = None
    mark_check: str | None = None
    mark_version: int = 0
    turn: int | None = None
    due: float | None = None
    bot_next: bool = False
    places: list[int] | None = None
    rematch: str | None = None

    @property
    def mark(self) -> Mark | None:
        if self.mark_state is None or self.mark_stream is None or self.mark_check is None:
            return None
        return Mark(self.mark_state, self.mark_stream, self.mark_check)

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats somebody holds: several of them where friends share a device."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def may_look(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may see this table at all, without a seat as an onlooker."""
        if person is not None and (self.host == person or any(seat.person == person for seat in self.seats)):
            return True
        return (self.public or invite == self.invite) and (self.stage == "open" or self.onlookers)


COLUMNS = [tables.c[one.name] for one in fields(TableRow)]
# Made once, for every step needs them: to make a statement takes longer than to carry it out.
UPDATE = update(tables).where(tables.c.id == bindparam("changed_table"))
NOTIFY = text("SELECT pg_notify(:channel, :news)")


@dataclass
class Change:
    """What a wish comes to: entries that follow the table's last, and what they make of its row."""

    table: str
    entries: list[Entry]
    columns: dict[str, Any] = field(default_factory=dict)
    sitters: list[str] = field(default_factory=list)  # who is at the table from now on

    @property
    def version(self) -> int:
        return self.entries[-1].version


def follow(row: TableRow, change: Change) -> None:
    """Make of a row in memory what a change makes of it in the database."""
    for name, value in change.columns.items():
        setattr(row, name, value)
    row.version = change.version


@dataclass(frozen=True)
class Done:
    """Committed."""


@dataclass(frozen=True)
class Again:
    """The same wish was carried out before."""

    version: int


@dataclass(frozen=True)
class Behind:
    """Somebody else was faster; nothing was written."""


def append(connection: Connection, change: Change) -> Done | Again | Behind:
    """Write a change, where its first entry is still the next: the database's unique keys decide."""
    rows = [_entry_row(change.table, entry) for entry in change.entries]
    # What came back tells whether it is in: PostgreSQL's driver does not count rows here.
    if connection.execute(insert_new(connection, entries, entries.c.version), rows[0]).one_or_none() is None:
        command = change.entries[0].command
        before = None if command is None else find_command(connection, change.table, command)
        return Behind() if before is None else Again(before)
    if len(rows) > 1:
        connection.execute(insert_new(connection, entries), rows[1:])
    columns: dict[str, Any] = change.columns | {"version": change.version}
    if "seats" in columns:
        columns["seats"] = write_seats(columns["seats"])
    connection.execute(UPDATE, columns | {"changed_table": change.table})
    _seat(connection, change)
    if connection.dialect.name == "postgresql":
        news = {"channel": CHANNEL, "news": f"{change.table} {change.version}"}
        connection.execute(NOTIFY, news)
    return Done()


GOING_ON = select(func.count()).select_from(tables).where(tables.c.stage.in_(("open", "playing")))


def count_going_on(connection: Connection) -> int:
    """All tables that are not over: with many it takes a while, so not for the writer."""
    return connection.execute(GOING_ON).scalar_one()


def add_table(connection: Connection, row: TableRow, change: Change, most_own: int) -> bool:
    """Write a new table with its first entries; whether its host may have one more."""
    if connection.execute(GOING_ON.where(tables.c.host == row.host)).scalar_one() >= most_own:
        return False
    values = {one.name: getattr(row, one.name) for one in fields(row)} | {"seats": write_seats(row.seats)}
    connection.execute(tables.insert(), values)
    connection.execute(entries.insert(), [_entry_row(row.id, entry) for entry in change.entries])
    _seat(connection, change)
    return True


def _seat(connection: Connection, change: Change) -> None:
    if change.sitters:
        rows = [{"person": person, "table_id": change.table} for person in change.sitters]
        connection.execute(insert_new(connection, sitters), rows)


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "command": entry.command,
        "at": entry.at,
        "body": entry.body,
    }


def find_command(connection: Connection, table: str, command: str) -> int | None:
    found = select(entries.c.version).where(entries.c.table_id == table, entries.c.command == command)
    return connection.execute(found).scalar_one_or_none()


def read_row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(select(*COLUMNS).where(tables.c.id == table)).one_or_none()
    return None if found is None else _row(found)


def read_table(connection: Connection, table: str, known: int | None = None) -> tuple[TableRow, list[Entry]] | None:
    """A table's row, and its entries after its mark, or after a version that is known already, if that is earlier."""
    row = read_row(connection, table)
    if row is None:
        return None
    since = row.mark_version if known is None else min(known, row.mark_version)
    # Another process may have written since the row was read: what is newer than the row is left for the next time.
    tail = [entry for entry in entries_since(connection, table, since) if entry.version <= row.version]
    return row, tail


def entries_since(connection: Connection, table: str, version: int, most: int | None = None) -> list[Entry]:
    wanted = select(entries).where(entries.c.table_id == table, entries.c.version > version)
    found = connection.execute(wanted.order_by(entries.c.version).limit(most))
    return [Entry(row.version, row.kind, row.seat, row.at, row.body, row.command) for row in found]


def open_tables(connection: Connection, game: str | None, most: int) -> list[TableRow]:
    """Public tables: those that wait for players first, then those being played that may be watched."""
    wanted = select(*COLUMNS).where(tables.c.public, tables.c.stage.in_(("open", "playing")))
    wanted = wanted.where((tables.c.stage == "open") | tables.c.onlookers)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    return _rows(connection, wanted.order_by(tables.c.stage, tables.c.changed.desc()).limit(most))


def own_tables(connection: Connection, person: str, before: tuple[float, str] | None, most: int) -> list[TableRow]:
    """The tables somebody sits or sat at, the latest change first; `before`: those after where one is, or was."""
    wanted = select(*COLUMNS).join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
    if before is not None:
        wanted = wanted.where(tuple_(tables.c.changed, tables.c.id) < before)
    return _rows(connection, wanted.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(most))


def _rows(connection: Connection, wanted: Any) -> list[TableRow]:
    return [_row(found) for found in connection.execute(wanted)]


def _row(found: Any) -> TableRow:
    values: dict[str, Any] = found._asdict() | {"seats": read_seats(found.seats)}
    return TableRow(**values)

"""A table's row and its log in the database: the queries, and `Change`, the only way in which a table changes."""

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, Literal

from sqlalchemy import Connection, Select, bindparam, func, select, text, tuple_, update

from akhet.kernel.refusal import refuse
from akhet.server.messages import Stage
from akhet.server.storage.entries import Entry
from akhet.server.storage.schema import entries, sets, sitters, tables
from akhet.server.storage.seats import PERSON, TableSeat, read_seats, write_seats
from akhet.server.storage.sets import hold_set
from akhet.server.storage.store import insert_new
from akhet.table import Mark

CHANNEL = "akhet"


@dataclass
class TableRow:
    """A table as it is in the database."""

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
    seats: list[TableSeat]
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
    set_name: str | None = None  # of the set of components; None if the game takes no sets from outside
    set_reconstruction: bool | None = None

    @property
    def mark(self) -> Mark | None:
        if self.mark_state is None or self.mark_stream is None or self.mark_check is None:
            return None
        return Mark(self.mark_state, self.mark_stream, self.mark_check)

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds: several if friends share a device."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def may_look(self, person: str | None, invite: str | None) -> bool:
        """Whether a person may see this table, from a seat or as a spectator."""
        if person is not None and (self.host == person or any(seat.person == person for seat in self.seats)):
            return True
        return (self.public or invite == self.invite) and (self.stage == "open" or self.onlookers)


class Unset(Enum):
    """The value of a field that a change leaves as it is; None is a value of its own."""

    UNSET = "unset"


UNSET: Literal[Unset.UNSET] = Unset.UNSET


@dataclass
class TableFields:
    """The fields of a table's row that a change sets."""

    options: dict[str, Any] | Unset = UNSET
    seats: list[TableSeat] | Unset = UNSET
    changed: float | Unset = UNSET
    stage: Stage | Unset = UNSET
    step_version: int | Unset = UNSET
    plies: int | Unset = UNSET
    key: bytes | Unset = UNSET
    mark_state: bytes | Unset = UNSET
    mark_stream: bytes | Unset = UNSET
    mark_check: str | Unset = UNSET
    mark_version: int | Unset = UNSET
    turn: int | Unset | None = UNSET
    due: float | Unset | None = UNSET
    bot_next: bool | Unset = UNSET
    places: list[int] | Unset = UNSET
    rematch: str | Unset = UNSET

    def set_mark(self, mark: Mark) -> None:
        self.mark_state, self.mark_stream, self.mark_check = mark.state, mark.stream, mark.check

    def values(self) -> dict[str, Any]:
        """The fields that are set, by name."""
        given = {name: getattr(self, name) for name in _FIELD_NAMES}
        return {name: value for name, value in given.items() if value is not UNSET}


_FIELD_NAMES = tuple(one.name for one in fields(TableFields))
_OWN_NAMES = [one.name for one in fields(TableRow) if one.name in tables.c]
ROWS = select(
    *(tables.c[name] for name in _OWN_NAMES),
    sets.c.name.label("set_name"),
    sets.c.reconstruction.label("set_reconstruction"),
).select_from(tables.outerjoin(sets, sets.c.hash == tables.c.components))
# Built once: building a statement takes longer than executing it.
UPDATE = update(tables).where(tables.c.id == bindparam("changed_table"))
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


@dataclass
class Change:
    """The result of a command: entries that follow the last one of a table, and the new values of its row."""

    table: str
    entries: list[Entry]
    fields: TableFields = field(default_factory=TableFields)
    sitters: list[str] = field(default_factory=list)  # people who are now at the table

    @property
    def version(self) -> int:
        return self.entries[-1].version


def apply_change(row: TableRow, change: Change) -> None:
    """Change a row in memory in the same way as in the database."""
    for name, value in change.fields.values().items():
        setattr(row, name, value)
    row.version = change.version


@dataclass(frozen=True)
class Committed:
    """The change was written."""


@dataclass(frozen=True)
class Repeated:
    """The same command was executed before."""

    version: int


@dataclass(frozen=True)
class Conflict:
    """Another change came first; nothing was written."""


def append(connection: Connection, change: Change) -> Committed | Repeated | Conflict:
    """Write a change if its first entry is still the next one: the database's unique keys decide."""
    rows = [_entry_row(change.table, entry) for entry in change.entries]
    # The returned row shows that it was inserted: PostgreSQL's driver does not count rows here.
    if connection.execute(insert_new(connection, entries, entries.c.version), rows[0]).one_or_none() is None:
        command = change.entries[0].command
        version = None if command is None else find_command(connection, change.table, command)
        return Conflict() if version is None else Repeated(version)
    if len(rows) > 1:
        connection.execute(insert_new(connection, entries), rows[1:])
    values = change.fields.values() | {"version": change.version}
    if change.fields.seats is not UNSET:
        values["seats"] = write_seats(change.fields.seats)
    connection.execute(UPDATE, values | {"changed_table": change.table})
    _add_sitters(connection, change)
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{change.table} {change.version}"})
    return Committed()


UNFINISHED = select(func.count()).select_from(tables).where(tables.c.stage.in_(("open", "playing")))


def count_unfinished(connection: Connection) -> int:
    """The number of tables that are not over. With many tables this is slow: not for the writer's thread."""
    return connection.execute(UNFINISHED).scalar_one()


def add_table(connection: Connection, row: TableRow, change: Change, most_own: int, needs_set: bool = False) -> bool:
    """Write a new table with its first entries. False if its host has as many as allowed.

    `needs_set`: its set of components is an owner's. Refused if that was deleted meanwhile.
    """
    if connection.execute(UNFINISHED.where(tables.c.host == row.host)).scalar_one() >= most_own:
        return False
    if needs_set and not hold_set(connection, row.components):
        raise refuse("server.no_set", None, hash=row.components[:16])
    values = {name: getattr(row, name) for name in _OWN_NAMES} | {"seats": write_seats(row.seats)}
    connection.execute(tables.insert(), values)
    connection.execute(entries.insert(), [_entry_row(row.id, entry) for entry in change.entries])
    _add_sitters(connection, change)
    return True


def _add_sitters(connection: Connection, change: Change) -> None:
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
    """The version that a command led to; None if it was not executed."""
    query = select(entries.c.version).where(entries.c.table_id == table, entries.c.command == command)
    return connection.execute(query).scalar_one_or_none()


def read_row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(ROWS.where(tables.c.id == table)).one_or_none()
    return None if found is None else _row(found)


def read_table(connection: Connection, table: str, known: int | None = None) -> tuple[TableRow, list[Entry]] | None:
    """A table's row, and its entries after its mark, or after the version `known` if that is earlier."""
    row = read_row(connection, table)
    if row is None:
        return None
    since = row.mark_version if known is None else min(known, row.mark_version)
    # Another process may have written after the row was read: newer entries are left for the next time.
    tail = [entry for entry in entries_since(connection, table, since) if entry.version <= row.version]
    return row, tail


def entries_since(connection: Connection, table: str, version: int, most: int | None = None) -> list[Entry]:
    query = select(entries).where(entries.c.table_id == table, entries.c.version > version)
    found = connection.execute(query.order_by(entries.c.version).limit(most))
    return [Entry(row.version, row.kind, row.seat, row.at, row.body, row.command) for row in found]


def open_tables(connection: Connection, game: str | None, most: int) -> list[TableRow]:
    """Public tables: first those that wait for players, then those that may be watched."""
    query = ROWS.where(tables.c.public, tables.c.stage.in_(("open", "playing")))
    query = query.where((tables.c.stage == "open") | tables.c.onlookers)
    if game is not None:
        query = query.where(tables.c.game == game)
    return _rows(connection, query.order_by(tables.c.stage, tables.c.changed.desc()).limit(most))


def own_tables(connection: Connection, person: str, before: tuple[float, str] | None, most: int) -> list[TableRow]:
    """A person's tables, the latest change first, after the one whose `changed` and `id` are `before`."""
    query = ROWS.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
    if before is not None:
        query = query.where(tuple_(tables.c.changed, tables.c.id) < before)
    return _rows(connection, query.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(most))


def _rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    return [_row(found) for found in connection.execute(query)]


def _row(found: Any) -> TableRow:
    values: dict[str, Any] = found._asdict() | {"seats": read_seats(found.seats)}
    return TableRow(**values)

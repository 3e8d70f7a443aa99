"""A table's row and its log in the database: the queries, and `Change`, the only way in which a table changes."""

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, Literal

from sqlalchemy import Connection, Select, bindparam, func, select, tuple_, update

from akhet.kernel.refusal import refuse
from akhet.record import mixed_key
from akhet.server.messages import Stage
from akhet.server.storage.duplicate import DuplicateEnd, begin_game, finish_game
from akhet.server.storage.entries import Entry
from akhet.server.storage.notify import CHANNEL, notify
from akhet.server.storage.prepared import execute_prepared, insert_update_notify
from akhet.server.storage.ratings import RatedEnd, settle
from akhet.server.storage.schema import entries, sets, sitters, tables
from akhet.server.storage.seats import FORGOTTEN, PERSON, TableSeat, read_seats, write_seats
from akhet.server.storage.sets import hold_set
from akhet.server.storage.store import insert_new
from akhet.table import Mark


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
    network: str | None = None  # a hash of where it was opened from
    hints: bool = False  # whether players may ask for hints
    rated: bool = False  # whether the result changes ratings
    duplicate: str | None = None  # the id of the duplicate deal that is played
    stage: Stage = "open"
    version: int = 0
    step_version: int = 0
    plies: int = 0
    secret: bytes | None = None  # the server's part of the random key
    mark_state: bytes | None = None
    mark_stream: bytes | None = None
    mark_check: str | None = None
    mark_version: int = 0
    turn: int | None = None
    due: float | None = None
    bot_next: bool = False
    places: list[int] | None = None
    rating_changes: list[dict[str, Any] | None] | None = None  # after a rated game, by seat
    rematch: str | None = None
    set_name: str | None = None  # of the set of components; None if the game takes no sets from outside
    set_reconstruction: bool | None = None

    @property
    def mark(self) -> Mark | None:
        if self.mark_state is None or self.mark_stream is None or self.mark_check is None:
            return None
        return Mark(self.mark_state, self.mark_stream, self.mark_check)

    @property
    def contributions(self) -> list[str | None]:
        """What each seat contributed to the random key."""
        return [seat.random for seat in self.seats]

    @property
    def key(self) -> bytes:
        """The random key of a game that has begun: from then on the contributions do not change."""
        assert self.secret is not None
        return mixed_key(self.secret, self.contributions)

    @property
    def names(self) -> list[str]:
        """As the game and its record have them."""
        return [FORGOTTEN if seat.forgotten else seat.name or "" for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds: several if friends share a device."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def includes(self, person: str | None) -> bool:
        """Whether a person has opened this table, sits here or has a seat reserved."""
        return person is not None and (self.host == person or any(seat.person == person for seat in self.seats))

    def may_look(self, person: str | None, invite: str | None) -> bool:
        """Whether a person may see this table, from a seat or as a spectator."""
        if self.includes(person):
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
    secret: bytes | Unset = UNSET
    mark_state: bytes | Unset = UNSET
    mark_stream: bytes | Unset = UNSET
    mark_check: str | Unset = UNSET
    mark_version: int | Unset = UNSET
    turn: int | Unset | None = UNSET
    due: float | Unset | None = UNSET
    bot_next: bool | Unset = UNSET
    places: list[int] | Unset = UNSET
    rating_changes: list[dict[str, Any] | None] | Unset = UNSET
    rematch: str | Unset = UNSET

    def set_mark(self, mark: Mark) -> None:
        self.mark_state, self.mark_stream, self.mark_check = mark.state, mark.stream, mark.check

    def values(self) -> dict[str, Any]:
        """The fields that are set, by name."""
        return {name: value for name, value in vars(self).items() if value is not UNSET}


_OWN_NAMES = [one.name for one in fields(TableRow) if one.name in tables.c]
ALL_ROWS = select(
    *(tables.c[name].label(name) for name in _OWN_NAMES),
    sets.c.name.label("set_name"),
    sets.c.reconstruction.label("set_reconstruction"),
).select_from(tables.outerjoin(sets, sets.c.hash == tables.c.components))
# To everybody but the operator, a deleted table is not there.
ROWS = ALL_ROWS.where(tables.c.deleted.is_(None))
# Built once: building a statement takes longer than executing it.
UPDATE = update(tables).where(tables.c.id == bindparam("changed_table"))


@dataclass
class Change:
    """The result of a command: entries that follow the last one of a table, and the new values of its row."""

    table: str
    entries: list[Entry]
    fields: TableFields = field(default_factory=TableFields)
    sitters: list[str] = field(default_factory=list)  # people who are now at the table
    rated: RatedEnd | None = None  # with which a rated game ends
    duplicate: DuplicateEnd | None = None  # with which a game of a duplicate deal ends

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
    """A command with this id was executed before."""

    version: int  # which it led to
    first: Entry  # what it did


@dataclass(frozen=True)
class Conflict:
    """Another change came first; nothing was written."""


def append(connection: Connection, change: Change) -> Committed | Repeated | Conflict:
    """Write a change if its first entry is still the next one: the database's unique keys decide."""
    rows = [_entry_row(change.table, entry) for entry in change.entries]
    # The returned row shows that it was inserted: PostgreSQL's driver does not count rows here.
    insert = insert_new(connection, entries, entries.c.version)
    notice = CHANNEL, f"{change.table} {change.version}"
    ends = change.rated is not None or change.duplicate is not None
    together = len(rows) == 1 and not ends and connection.dialect.name == "postgresql"
    if together:  # as nearly all steps
        inserted = insert_update_notify(connection, insert, rows[0], UPDATE, _row_values(change), notice)
    else:
        inserted = execute_prepared(connection, insert, rows[0])
    if inserted.one_or_none() is None:
        command = change.entries[0].command
        return (None if command is None else find_command(connection, change.table, command)) or Conflict()
    if not together:
        if len(rows) > 1:
            connection.execute(insert_new(connection, entries), rows[1:])
        if change.rated is not None:
            change.fields.rating_changes = settle(connection, change.table, change.rated, change.entries[-1].at)
        if change.duplicate is not None:
            finish_game(connection, change.table, change.duplicate, change.entries[-1].at)
        execute_prepared(connection, UPDATE, _row_values(change))
        notify(connection, *notice)
    _add_sitters(connection, change)
    return Committed()


def _row_values(change: Change) -> dict[str, Any]:
    """The parameters of `UPDATE`."""
    values = change.fields.values() | {"version": change.version, "changed_table": change.table}
    if change.fields.seats is not UNSET:
        values["seats"] = write_seats(change.fields.seats)
    return values


UNFINISHED = select(func.count()).select_from(tables)
UNFINISHED = UNFINISHED.where(tables.c.stage.in_(("open", "playing")), tables.c.deleted.is_(None))


def count_unfinished(connection: Connection) -> int:
    """The number of tables that are not over. With many tables this is slow: not for the writer's thread."""
    return connection.execute(UNFINISHED).scalar_one()


@dataclass(frozen=True)
class TooMany:
    """There are as many tables as allowed; nothing was written."""

    whose: Literal["person", "network"]
    most: int


def add_table(
    connection: Connection, row: TableRow, change: Change, most_own: int, most_network: int, needs_set: bool = False
) -> Committed | TooMany:
    """Write a new table with its first entries, unless its host or their network has as many as allowed.

    `needs_set`: its set of components is an owner's. Refused if that was deleted meanwhile.
    """
    if connection.execute(UNFINISHED.where(tables.c.host == row.host)).scalar_one() >= most_own:
        return TooMany("person", most_own)
    if connection.execute(UNFINISHED.where(tables.c.network == row.network)).scalar_one() >= most_network:
        return TooMany("network", most_network)
    if needs_set and not hold_set(connection, row.components):
        raise refuse("server.no_set", None, hash=row.components[:16])
    insert_table(connection, row, change)
    return Committed()


def insert_table(connection: Connection, row: TableRow, change: Change) -> None:
    """Write a new table with its first entries."""
    values = {name: getattr(row, name) for name in _OWN_NAMES} | {"seats": write_seats(row.seats)}
    connection.execute(tables.insert(), values)
    connection.execute(entries.insert(), [_entry_row(row.id, entry) for entry in change.entries])
    if row.duplicate is not None:
        begin_game(connection, row.duplicate, row.host, row.id, row.created)
    _add_sitters(connection, change)


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


def find_command(connection: Connection, table: str, command: str) -> Repeated | None:
    """What a command has done; None if it was not executed.

    The version that it led to is that of its last entry. Only the first one carries the command; all of them have the
    same time.
    """
    query = select(entries).where(entries.c.table_id == table, entries.c.command == command)
    first = connection.execute(query).one_or_none()
    if first is None:
        return None
    last = select(func.max(entries.c.version)).where(
        entries.c.table_id == table,
        entries.c.at == first.at,
        (entries.c.version == first.version) | (entries.c.command.is_(None) & (entries.c.version > first.version)),
    )
    return Repeated(connection.execute(last).scalar_one(), _entry(first))


def read_row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(ROWS.where(tables.c.id == table)).one_or_none()
    return None if found is None else _row(found)


def read_any_row(connection: Connection, table: str) -> TableRow | None:
    """A table's row, even if the operator has deleted it."""
    found = connection.execute(ALL_ROWS.where(tables.c.id == table)).one_or_none()
    return None if found is None else _row(found)


def set_seats(connection: Connection, table: str, seats: list[TableSeat]) -> None:
    """Replace the seats of a table without an entry."""
    connection.execute(update(tables).where(tables.c.id == table).values(seats=write_seats(seats)))


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
    return [_entry(row) for row in connection.execute(query.order_by(entries.c.version).limit(most))]


def _entry(row: Any) -> Entry:
    return Entry(row.version, row.kind, row.seat, row.at, row.body, row.command)


def open_tables(connection: Connection, game: str | None, most: int) -> list[TableRow]:
    """Public tables: first those that wait for players, then those that may be watched."""
    query = ROWS.where(tables.c.public, tables.c.stage.in_(("open", "playing")))
    query = query.where((tables.c.stage == "open") | tables.c.onlookers)
    if game is not None:
        query = query.where(tables.c.game == game)
    return _rows(connection, query.order_by(tables.c.stage, tables.c.changed.desc()).limit(most))


def own_tables(
    connection: Connection, person: str, before: tuple[float, str] | None, most: int, stage: Stage | None = None
) -> list[TableRow]:
    """A person's tables, the latest change first, after the one whose `changed` and `id` are `before`.

    With `stage`, only those of that stage.
    """
    query = ROWS.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
    if stage is not None:
        query = query.where(tables.c.stage == stage)
    if before is not None:
        query = query.where(tuple_(tables.c.changed, tables.c.id) < before)
    return _rows(connection, query.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(most))


def running_tables(connection: Connection, person: str, most: int) -> list[TableRow]:
    """The games that a person is playing, first those whose clock runs out first."""
    query = ROWS.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
    query = query.where(tables.c.stage == "playing").order_by(tables.c.due.is_(None), tables.c.due, tables.c.id)
    return [row for row in _rows(connection, query.limit(most)) if row.seats_of(person)]


def _rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    return [_row(found) for found in connection.execute(query)]


def _row(found: Any) -> TableRow:
    values: dict[str, Any] = found._asdict() | {"seats": read_seats(found.seats)}
    return TableRow(**values)

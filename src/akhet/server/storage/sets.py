"""Sets of components in the database: those of the server, and the last ones that each person uploaded."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, select, update

from akhet.server.storage.schema import set_owners, sets, tables
from akhet.server.storage.store import insert_new


@dataclass(frozen=True)
class SetRow:
    """A set as it is in the database, by its hash."""

    hash: str
    game: str
    name: str
    reconstruction: bool
    content: str  # its file


COLUMNS = [sets.c.hash, sets.c.game, sets.c.name, sets.c.reconstruction, sets.c.content]


def read_set(connection: Connection, hash: str) -> SetRow | None:
    found = connection.execute(select(*COLUMNS).where(sets.c.hash == hash)).one_or_none()
    return None if found is None else SetRow(**found._asdict())


def sets_of(connection: Connection, game: str, person: str) -> list[SetRow]:
    """The sets of a game that a person uploaded, the latest first."""
    query = select(*COLUMNS).join(set_owners, set_owners.c.hash == sets.c.hash)
    query = query.where(set_owners.c.person == person, sets.c.game == game)
    found = connection.execute(query.order_by(set_owners.c.added.desc(), sets.c.hash))
    return [SetRow(**row._asdict()) for row in found]


def keep_server_sets(connection: Connection, rows: list[SetRow]) -> None:
    """Store the sets that the server itself offers. They stay, so that their tables can always be read."""
    for row in rows:
        _insert(connection, row, by_server=True)
        connection.execute(update(sets).where(sets.c.hash == row.hash).values(by_server=True))


def keep_set(connection: Connection, row: SetRow, person: str, most: int) -> None:
    """Store a set that a person uploaded. Beyond `most` sets, those they uploaded first are no longer listed."""
    _insert(connection, row, by_server=False)
    owned = set_owners.c.person == person
    owner = {"person": person, "hash": row.hash, "added": time.time()}
    connection.execute(insert_new(connection, set_owners), owner)
    connection.execute(update(set_owners).where(owned, set_owners.c.hash == row.hash).values(added=owner["added"]))
    latest = select(set_owners.c.hash).where(owned).order_by(set_owners.c.added.desc(), set_owners.c.hash)
    for hash in list(connection.execute(latest.offset(most)).scalars()):
        connection.execute(delete(set_owners).where(owned, set_owners.c.hash == hash))
        delete_unused(connection, hash)


def hold_set(connection: Connection, hash: str) -> bool:
    """Whether a set is there; it then cannot be deleted before this transaction ends."""
    query = select(sets.c.hash).where(sets.c.hash == hash).with_for_update(read=True)
    return connection.execute(query).one_or_none() is not None


def _insert(connection: Connection, row: SetRow, by_server: bool) -> None:
    values = {name: getattr(row, name) for name in ("hash", "game", "name", "reconstruction", "content")}
    connection.execute(insert_new(connection, sets), values | {"by_server": by_server, "added": time.time()})


def delete_unused(connection: Connection, hash: str) -> None:
    """Delete a set that neither the server nor a person nor a table has."""
    # The lock waits for `hold_set` of another process; only a statement after it sees the table that was opened there.
    connection.execute(select(sets.c.hash).where(sets.c.hash == hash).with_for_update())
    used = exists().where(set_owners.c.hash == hash), exists().where(tables.c.components == hash)
    connection.execute(delete(sets).where(sets.c.hash == hash, sets.c.by_server.is_(False), *(~one for one in used)))

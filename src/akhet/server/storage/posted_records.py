"""Records that people sent: checked before, kept for some time, and deleted with the person."""

import zlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, or_, select, update

from akhet.server.storage.schema import posted_records, reviews
from akhet.server.storage.store import insert_new


@dataclass(frozen=True)
class PostedRecord:
    """A record that was sent, and by whom."""

    id: str
    game: str
    record: str  # JSON
    person: str
    added: float


def keep_record(connection: Connection, posted: PostedRecord, most: int) -> None:
    """Store a record. Beyond `most` of a person, those they sent first are deleted."""
    values = vars(posted) | {"record": zlib.compress(posted.record.encode())}
    connection.execute(insert_new(connection, posted_records), values)
    this = update(posted_records).where(posted_records.c.id == posted.id)
    connection.execute(this.values(person=posted.person, added=posted.added))
    own = select(posted_records.c.id).where(posted_records.c.person == posted.person)
    _delete(connection, list(connection.execute(own.order_by(posted_records.c.added.desc()).offset(most)).scalars()))


def read_posted(connection: Connection, id: str) -> PostedRecord | None:
    found = connection.execute(select(posted_records).where(posted_records.c.id == id)).one_or_none()
    if found is None:
        return None
    return PostedRecord(found.id, found.game, zlib.decompress(found.record).decode(), found.person, found.added)


def delete_posted(connection: Connection, before: float = -1.0, person: str | None = None) -> int:
    """Delete the records that were sent before a time, or by a person, with their reviews. Returns how many."""
    theirs = or_(posted_records.c.added < before, posted_records.c.person == person)
    return _delete(connection, list(connection.execute(select(posted_records.c.id).where(theirs)).scalars()))


def _delete(connection: Connection, ids: list[str]) -> int:
    if ids:
        connection.execute(delete(reviews).where(reviews.c.source.in_(ids)))
        connection.execute(delete(posted_records).where(posted_records.c.id.in_(ids)))
    return len(ids)

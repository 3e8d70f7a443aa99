"""Private addresses of calendars. The database keeps only hashes of their codes."""

import hashlib
import secrets

from sqlalchemy import Connection, delete, select

from akhet.server.storage.schema import calendars

CODE_BYTES = 24


def make_calendar(connection: Connection, person: str, locale: str) -> str:
    """A new code for a person's calendar; the one before is no longer valid."""
    code = secrets.token_urlsafe(CODE_BYTES)
    delete_calendar(connection, person)
    connection.execute(calendars.insert(), {"person": person, "hash": _hash(code), "locale": locale})
    return code


def has_calendar(connection: Connection, person: str) -> bool:
    return connection.execute(select(calendars.c.person).where(calendars.c.person == person)).one_or_none() is not None


def delete_calendar(connection: Connection, person: str) -> None:
    connection.execute(delete(calendars).where(calendars.c.person == person))


def find_calendar(connection: Connection, code: str) -> tuple[str, str] | None:
    """The person whose calendar has this code, and its language."""
    query = select(calendars.c.person, calendars.c.locale).where(calendars.c.hash == _hash(code))
    found = connection.execute(query).one_or_none()
    return None if found is None else (found.person, found.locale)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()

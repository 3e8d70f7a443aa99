"""The database of a server that may be running: opened beside it, and never migrated."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import refuse, shown
from akhet.server.settings import Settings
from akhet.server.storage.store import MIGRATIONS, cannot_open, open_engine


@contextmanager
def transaction(settings: Settings) -> Iterator[Connection]:
    """A transaction in the server's database, committed at the end. Refused if this version does not fit it.

    `akhet serve` locks an SQLite file against a second server; a single transaction beside it is safe.
    """
    try:
        url = make_url(settings.url)
    except (SQLAlchemyError, ValueError) as error:
        raise cannot_open(error) from error
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise refuse("admin.no_database", None, file=shown(url.database or ""))
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            _check_version(connection)
            yield connection
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise cannot_open(error) from error
    finally:
        engine.dispose()


def _check_version(connection: Connection) -> None:
    expected = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != expected:
        raise refuse("admin.other_version")

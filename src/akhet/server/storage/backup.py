"""`akhet backup` and `akhet restore`: a consistent copy of the database, also while a server is using it.

A backup of SQLite is a database file. A backup of PostgreSQL is an archive of `pg_dump`.
"""

import re
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import refuse, shown
from akhet.server.storage import postgresql_backup, sqlite_backup
from akhet.server.storage.backup_files import Progress, kind_of_file, written
from akhet.server.storage.store import cannot_open

MODULES = {"sqlite": sqlite_backup, "postgresql": postgresql_backup}
ENDINGS = {"sqlite": "sqlite", "postgresql": "dump"}
NAMED_BY_TIME = re.compile(r"akhet-\d{8}T\d{6}Z\.(sqlite|dump)")


def back_up(url: str, target: Path, keep: int | None, progress: Progress) -> Path:
    """Write a backup to a file, or into a folder to a file named by the time. Returns the file.

    `keep`: how many of the files named by the time stay in that folder.
    """
    kind = _kind_of_database(url)
    in_folder = target.is_dir()
    if keep is not None and not in_folder:
        raise refuse("backup.keep_needs_folder", None, file=shown(target, 200))
    file = target / f"akhet-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.{ENDINGS[kind]}" if in_folder else target
    if file.exists() and (not file.is_file() or kind_of_file(file) is None):
        raise refuse("backup.target_exists", None, file=shown(file, 200))
    with written(file) as copy:
        MODULES[kind].back_up(url, file, copy, progress)
    if keep is not None:
        named = sorted(one for one in target.iterdir() if NAMED_BY_TIME.fullmatch(one.name))
        for old in named[:-keep]:
            old.unlink(missing_ok=True)
    return file


def restore(url: str, file: Path, replace: bool, progress: Progress) -> None:
    """Make the database what it was when a backup was made. `replace`: even if it has content now."""
    kind = _kind_of_database(url)
    found = kind_of_file(file)
    if found != kind:
        raise refuse("backup.kind", None, file=shown(file, 200), kind=found or "none")
    MODULES[kind].restore(url, file, replace, progress)


def _kind_of_database(url: str) -> str:
    try:
        return make_url(url).get_backend_name()
    except (SQLAlchemyError, ValueError) as error:
        raise cannot_open(error) from error

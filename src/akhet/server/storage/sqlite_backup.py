"""Backups of an SQLite file, with SQLite's own online backup."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from akhet.kernel.refusal import Refused, refuse, shown
from akhet.server.storage.backup_files import Progress, check_revision, revisions, unusable, written
from akhet.server.storage.store import lock_file

PAGES = 2000  # copied at a time, until progress is reported
INSTRUCTIONS = 1_000_000  # of SQLite's machine between two reports of progress
FILES_BESIDE = ("-wal", "-shm")


def back_up(url: str, file: Path, copy: Path, progress: Progress) -> None:
    """Copy the database of a URL to `copy`, which will be `file`."""
    database = Path(make_url(url).database or "")
    if not database.is_file() or database.stat().st_size == 0:
        raise refuse("backup.nothing")
    if file.exists() and file.samefile(database):
        raise refuse("backup.target_is_database", None, file=shown(file, 200))
    try:
        _copy(database, copy, progress)
        revision = _check(copy, progress)
    except sqlite3.Error as error:
        raise refuse("backup.not_written", None, file=shown(file, 200), reason=shown(error, 200)) from error
    if revision is None:
        raise refuse("backup.nothing")
    if revision not in revisions():
        raise refuse("server.newer_database")


def restore(url: str, file: Path, replace: bool, progress: Progress) -> None:
    """Replace the database of a URL by a backup, in one step. No server can start meanwhile: its lock is held."""
    address = make_url(url)
    try:
        lock = lock_file(address)
    except Refused as refused:
        if refused.refusal.code == "server.taken":
            raise refuse("backup.in_use") from refused
        raise
    with lock:
        database = Path(address.database or "").resolve()  # the file itself, not a link to it
        if not replace and _has_content(database):
            raise refuse("backup.not_empty")
        with written(database) as copy:
            try:
                _copy(file, copy, progress)
                check_revision(file, _check(copy, progress))
                with closing(sqlite3.connect(copy)) as restored, restored:  # no server is running on it
                    restored.execute("UPDATE house SET closed_at = alive_at WHERE closed_at IS NULL")
            except sqlite3.Error as error:
                raise unusable(file, error) from error
            _settle(database)


def _copy(source: Path, copy: Path, progress: Progress) -> None:
    with closing(_open(source)) as database, closing(sqlite3.connect(copy)) as target:
        # A transaction sees one moment of the database. Without it, the copy would begin again after every change.
        database.execute("BEGIN")
        database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        database.backup(target, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        target.execute("PRAGMA journal_mode=DELETE")  # the copy is one file


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _check(file: Path, progress: Progress) -> str | None:
    """The revision of a database's schema, None if it is not one of Akhet. Raises sqlite3.Error if it is damaged."""
    with closing(_open(file)) as database:
        database.set_progress_handler(lambda: progress(None, None), INSTRUCTIONS)
        result = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if result != "ok":
            raise sqlite3.DatabaseError(result)
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        found = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if found is None else str(found[0])


def _has_content(database: Path) -> bool:
    try:
        with closing(_open(database)) as found:
            return bool(found.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    except sqlite3.Error:  # it cannot be read, but something is there
        return True


def _settle(database: Path) -> None:
    """Move the changes of a killed server from the file beside the database into it.

    SQLite would apply them to the restored database. If the database is damaged, there is nothing to move them to.
    """
    try:
        with closing(sqlite3.connect(database)) as replaced:
            replaced.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error:
        pass
    for end in FILES_BESIDE:
        Path(f"{database}{end}").unlink(missing_ok=True)

"""The files of backups: what they are, and how one is written so that it is complete or not there."""

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp

from alembic.script import ScriptDirectory

from akhet.kernel.refusal import refuse, shown
from akhet.server.storage.store import MIGRATIONS

# Called with how much is done, and of how much (None: not known), and with two Nones while a backup is checked.
Progress = Callable[[int | None, int | None], None]
BEGINNINGS = {"sqlite": b"SQLite format 3\0", "postgresql": b"PGDMP"}


def kind_of_file(file: Path) -> str | None:
    """The kind of database that a file is a backup of; None if it is another file."""
    try:
        if not file.is_file():  # a pipe or a device is refused instead of blocking
            return None
        with file.open("rb") as content:
            beginning = content.read(max(map(len, BEGINNINGS.values())))
    except OSError as error:
        raise unusable(file, error.strerror) from error
    return next((kind for kind, start in BEGINNINGS.items() if beginning.startswith(start)), None)


def unusable(file: Path, reason: object) -> Exception:
    """The refusal of a backup that cannot be read."""
    return refuse("backup.unusable", None, file=shown(file, 200), reason=shown(reason, 200))


def check_revision(file: Path, revision: str | None) -> None:
    """Refuse a backup whose schema this version of Akhet does not know."""
    if revision is None:
        raise refuse("backup.kind", None, file=shown(file, 200), kind="none")
    if revision not in revisions():
        raise refuse("backup.newer", None, file=shown(file, 200))


def revisions() -> list[str]:
    """The revisions of the schema, the latest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


@contextmanager
def written(file: Path) -> Generator[Path]:
    """A new file beside `file` that only this user can read. At the end, once it is on disk, it replaces `file`."""
    copy: Path | None = None
    try:
        handle, name = mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
        os.close(handle)
        copy = Path(name)
        yield copy
        _flush(copy)
        copy.replace(file)
        _flush(file.parent)
    except OSError as error:
        raise refuse("backup.not_written", None, file=shown(file, 200), reason=error.strerror or "?") from error
    finally:
        if copy is not None:
            copy.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

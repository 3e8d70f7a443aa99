"""Backups of a PostgreSQL database, with PostgreSQL's own `pg_dump` and `pg_restore`."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from alembic import command
from sqlalchemy import Connection, inspect, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import refuse, shown
from akhet.server.storage.backup_files import Progress, check_revision, revisions, unusable
from akhet.server.storage.schema import installation, metadata
from akhet.server.storage.store import APPLICATION, MIGRATION_LOCK, cannot_open, migrations, open_engine

ALIVE_SECONDS = 8.0  # after its last heartbeat (tables/clocks.py) a server counts as running
POLL_SECONDS = 0.2  # between two reports of progress
REVISION = "alembic_version"
OURS = {*metadata.tables, REVISION}
# The rest of the database may belong to somebody else. The user who restores becomes the owner.
WHAT = ["--no-owner", "--no-privileges", *(f"--table={name}" for name in sorted(OURS))]


def back_up(url: str, file: Path, copy: Path, progress: Progress) -> None:
    """Write an archive of the database of a URL to `copy`, which will be `file`."""
    with _connected(url) as connection:
        revision = _revision(connection)
        if revision is None:
            raise refuse("backup.nothing")
        if revision not in revisions():
            raise refuse("server.newer_database")
        dump, restore = (_program(name, connection) for name in ("pg_dump", "pg_restore"))
    with copy.open("wb") as content:
        size = lambda: progress(os.fstat(content.fileno()).st_size, None)  # noqa: E731
        failure = _run([dump, "--format=custom", *WHAT, *_database(url)], size, url=url, stdout=content)
    if failure is not None:
        raise refuse("backup.program_failed", None, command="pg_dump", reason=shown(failure, 200))
    if _read_revision(restore, copy, progress) != revision:
        raise unusable(file, "pg_dump")


def restore(url: str, file: Path, replace: bool, progress: Progress) -> None:
    """Replace the content of the database of a URL by a backup's, in one transaction."""
    with _connected(url) as connection:
        # Servers that start now wait for this lock, which they need to migrate.
        if not connection.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK}).scalar_one():
            raise refuse("backup.in_use")
        found = OURS & set(inspect(connection).get_table_names())
        if installation.name in found and _is_running(connection):
            raise refuse("backup.in_use")
        if found and not replace:
            raise refuse("backup.not_empty")
        program = _program("pg_restore", connection)
        revision = _read_revision(program, file, progress)
        check_revision(file, revision)
        assert revision is not None
        _downgrade(connection, revision)
        connection.commit()  # no lock may be left that the other program has to wait for
        with file.open("rb") as content:
            total = os.fstat(content.fileno()).st_size
            # Both processes share the position in the file.
            position = lambda: progress(min(os.lseek(content.fileno(), 0, os.SEEK_CUR), total), total)  # noqa: E731
            options = ["--single-transaction", "--clean", "--if-exists", "--no-owner", "--no-privileges"]
            failure = _run([program, *options, *_database(url)], position, url=url, stdin=content)
        if failure is not None:
            raise refuse("backup.program_failed", None, command="pg_restore", reason=shown(failure, 200))
        stopped = update(installation).where(installation.c.closed_at.is_(None))
        connection.execute(stopped.values(closed_at=installation.c.alive_at))  # no server is running on it
        connection.commit()


@contextmanager
def _connected(url: str) -> Generator[Connection]:
    engine = open_engine(make_url(url))
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise cannot_open(error) from error
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(REVISION):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _is_running(connection: Connection) -> bool:
    """Whether a server has written a heartbeat a moment ago, or is connected: while it starts it writes none."""
    alive = select(installation.c.alive_at, installation.c.closed_at)
    row = connection.execute(alive).one_or_none()
    if row is not None and row.closed_at is None and time.time() - row.alive_at < ALIVE_SECONDS:
        return True
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    query = text(f"{others} AND application_name = :name")
    return connection.execute(query, {"name": APPLICATION}).scalar_one() > 0


def _downgrade(connection: Connection, revision: str) -> None:
    """Bring a later schema to that of the backup: `--clean` drops only tables that the backup has."""
    now = _revision(connection)
    order = revisions()
    if now is None:
        return
    if now not in order:
        raise refuse("server.newer_database")
    if order.index(now) < order.index(revision):
        command.downgrade(migrations(connection), revision)


def _program(name: str, connection: Connection) -> str:
    """The path of one of PostgreSQL's programs, which must not be older than the server."""
    server = connection.execute(text("SHOW server_version_num")).scalar_one()
    wanted = int(server) // 10000
    path = shutil.which(name)
    if path is None:
        raise refuse("backup.no_program", None, command=name, wanted=wanted)
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"\(PostgreSQL\) (\d+)", said)
    if found is None or int(found[1]) < wanted:
        raise refuse("backup.old_program", None, command=name, found=found[1] if found else "?", wanted=wanted)
    return path


def _database(url: str) -> list[str]:
    from psycopg.conninfo import make_conninfo

    return [f"--dbname={make_conninfo(dbname=make_url(url).database or '')}", "--no-password"]


def _environment(url: str) -> dict[str, str]:
    """The address and the password of the database as environment variables, which other users cannot read."""
    from psycopg.pq import Conninfo

    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    options = Conninfo.parse(address.encode())
    given = {one.envvar.decode(): one.val.decode() for one in options if one.envvar and one.val is not None}
    return os.environ | {"PGCONNECT_TIMEOUT": "10", "LC_MESSAGES": "C"} | given


def _read_revision(program: str, file: Path, progress: Progress) -> str | None:
    """Read a whole archive, and return the revision of its schema. Refused if a part of it cannot be read."""
    with file.open("rb") as content, TemporaryFile() as found:
        report = partial(progress, None, None)
        failure = _run([program, "--file=/dev/null"], report, stdin=content)
        if failure is None:
            content.seek(0)
            select_revision = ["--data-only", f"--table={REVISION}", "--file=-"]
            failure = _run([program, *select_revision], report, stdin=content, stdout=found)
        if failure is not None:
            raise unusable(file, failure)
        found.seek(0)
        row = re.search(r"^COPY .*\n(.+)\n\\\.$", found.read().decode(errors="replace"), re.MULTILINE)
    return None if row is None else row[1]


def _run(
    words: list[str],
    report: Callable[[], None],
    *,
    url: str | None = None,
    stdin: IO[bytes] | None = None,
    stdout: IO[bytes] | None = None,
) -> str | None:
    """Run a program, with the database of a URL if it needs one. Returns why it failed, None if it did not."""
    environment = None if url is None else _environment(url)
    with TemporaryFile() as errors:
        given = subprocess.DEVNULL if stdin is None else stdin
        process = subprocess.Popen(words, env=environment, stdin=given, stdout=stdout, stderr=errors)
        try:
            while True:
                try:
                    code = process.wait(POLL_SECONDS)
                    break
                except subprocess.TimeoutExpired:
                    report()
        finally:
            process.kill()  # if this process was interrupted
            process.wait()
        errors.seek(0)
        said = errors.read(10_000).decode(errors="replace").strip().splitlines()
    if code == 0:
        return None
    reason = next((line for line in said if "error: " in line), said[-1] if said else str(code))
    return reason.rpartition("error: ")[2]

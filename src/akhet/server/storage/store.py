"""The database: opened, migrated, read from several threads and written by one."""

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import IO, Any, Concatenate, ParamSpec, TypeVar

import orjson
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Column, Connection, Engine, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import Refused, refuse, shown
from akhet.server.storage.prepared import to_json
from akhet.server.storage.schema import installation
from akhet.server.storage.writer import Writer
from akhet.server.tracing import add_part

READERS = 4
APPLICATION = "akhet"  # by this name, `akhet restore` knows that a server runs
# The system's own limits, with which a dead connection is noticed, are from two minutes to two hours.
CONNECTION = {"connect_timeout": "10", "application_name": APPLICATION, "tcp_user_timeout": "15000"}
CONNECTION |= {"keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3"}
# Values stay out of error messages, which are logged: random keys are among them.
ENGINE: dict[str, Any] = {"pool_size": READERS + 2, "max_overflow": 2, "hide_parameters": True}
ENGINE |= {"json_serializer": to_json, "json_deserializer": orjson.loads}
SECRET_BYTES = 32
OWN = 0o600  # the rights of a file that nobody else may read
MIGRATIONS = Path(__file__).parent / "migrations"
# Any number, the same in every process: the process that holds it migrates the database.
MIGRATION_LOCK = 0x616B686574

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Store:
    """The database of this process. There is one per process."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except (SQLAlchemyError, ValueError) as error:  # ValueError: the port is not a number
            raise cannot_open(error) from error
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self._lock = lock_file(address) if self.is_sqlite else None
        self.engine = open_engine(address)
        try:
            self._migrate()
            self.secret = self._installation_secret()
        except CommandError as error:  # the database was written by a newer version
            self._release()
            raise refuse("server.newer_database") from error
        except (SQLAlchemyError, sqlite3.Error) as error:  # the latter while a connection is prepared
            self._release()
            raise cannot_open(error) from error
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)

    async def read(
        self,
        query: Callable[Concatenate[Connection, Arguments], Result],
        *args: Arguments.args,
        **more: Arguments.kwargs,
    ) -> Result:
        """Run a query on another thread."""

        def run() -> Result:
            with self.engine.connect() as connection:
                return query(connection, *args, **more)

        began = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        finally:
            add_part("read", began, time.perf_counter())

    async def write(
        self,
        change: Callable[Concatenate[Connection, Arguments], Result],
        *args: Arguments.args,
        **more: Arguments.kwargs,
    ) -> Result:
        """Run a change. It is committed when this returns."""
        began = time.perf_counter()
        try:
            return await self._writer.write(lambda connection: change(connection, *args, **more))
        finally:
            add_part("commit", began, time.perf_counter())

    @property
    def writes(self) -> bool:
        """Whether the last change could be written. A heartbeat is written all the time (tables/clocks.py)."""
        return not self._writer.failing

    def close(self) -> None:
        """Finish all writing, then close."""
        self._writer.close()
        self._readers.shutdown()
        self._release()

    def _release(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    def _migrate(self) -> None:
        with self.engine.begin() as connection:
            if not self.is_sqlite:  # processes that start together wait for the first
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            command.upgrade(migrations(connection), "head")

    def _installation_secret(self) -> bytes:
        """The secret in the one row that all processes share; the first process makes it."""
        row = {"id": 1, "secret": os.urandom(SECRET_BYTES), "alive_at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(insert_new(connection, installation), row)
            return connection.execute(installation.select()).one().secret


def migrations(connection: Connection) -> Config:
    """What Alembic's commands need to change the schema over a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def insert_new(connection: Connection, table: Table, *returned: Column[Any]) -> Any:
    """An insert that skips rows whose keys exist, and returns these columns of the rows it inserted."""
    return _insert_new(connection.dialect.name, table, returned)


@cache  # building a statement takes longer than executing it
def _insert_new(dialect: str, table: Table, returned: tuple[Column[Any], ...]) -> Any:
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(table).on_conflict_do_nothing()
    return insert.returning(*returned) if returned else insert


def cannot_open(error: Exception) -> Refused:
    """The refusal for a database that does not open, in its own words."""
    reason = str(getattr(error, "orig", None) or error)  # the database's own words, without the name of the driver
    return refuse("server.database", None, reason=shown(reason.splitlines()[0], 200))


def with_limits(url: URL) -> URL:
    """The address of a PostgreSQL with the limits of its connections, unless it has its own."""
    return url.update_query_dict({name: value for name, value in CONNECTION.items() if name not in url.query})


def open_engine(url: URL) -> Engine:
    """An engine for either kind of database. Nothing is opened yet."""
    if url.get_backend_name() != "sqlite":
        try:
            return create_engine(with_limits(url), pool_pre_ping=True, **ENGINE)
        except ImportError as error:
            raise refuse("server.no_driver") from error
    engine = create_engine(url, **ENGINE)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def lock_file(url: URL) -> IO[bytes]:
    """Lock an SQLite file: it can have only one server, because SQLite does not notify other processes of changes."""
    database = url.database
    if not database or database == ":memory:":
        raise refuse("server.memory")
    try:
        _make_private(Path(database))
        lock = Path(f"{database}.lock").open("ab")  # noqa: SIM115 (held as long as the store is open)
    except OSError as error:
        raise refuse("server.database", None, reason=f"{database}: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise refuse("server.taken", None, file=database) from error
    return lock


def _make_private(database: Path) -> None:
    """Let only this user read the database: it holds the secret of the cookies and the keys of running games.

    SQLite gives the files beside it the same rights. Whoever can read the lock file can hold the lock.
    """
    for file in (lock := Path(f"{database}.lock"), database):
        file.touch(OWN, exist_ok=True)
    for file in (lock, database, *(Path(f"{database}{end}") for end in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & ~OWN & 0o777:
            file.chmod(OWN)

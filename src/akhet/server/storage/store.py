"""The database: opened, migrated, read from several threads and written by one."""

import asyncio
import fcntl
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import IO, Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Column, Connection, Engine, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from akhet.kernel.refusal import Refused, refuse, shown
from akhet.server.storage.schema import installation
from akhet.server.storage.writer import Writer

READERS = 4
CONNECT_SECONDS = 10  # for PostgreSQL to answer; its own limit is more than two minutes
# Values stay out of error messages, which are logged: random keys are among them.
POOL: dict[str, Any] = {"pool_size": READERS + 2, "max_overflow": 2, "hide_parameters": True}
SECRET_BYTES = 32
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
            raise _cannot_open(error) from error
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self._lock = _lock_file(address) if self.is_sqlite else None
        self.engine = _engine(address, self.is_sqlite)
        try:
            self._migrate()
            self.secret = self._installation_secret()
        except SQLAlchemyError as error:
            self._release()
            raise _cannot_open(error) from error
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

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(
        self,
        change: Callable[Concatenate[Connection, Arguments], Result],
        *args: Arguments.args,
        **more: Arguments.kwargs,
    ) -> Result:
        """Run a change. It is committed when this returns."""
        return await self._writer.write(lambda connection: change(connection, *args, **more))

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
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if not self.is_sqlite:  # processes that start together wait for the first
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _installation_secret(self) -> bytes:
        """The secret in the one row that all processes share; the first process makes it."""
        row = {"id": 1, "secret": os.urandom(SECRET_BYTES), "alive_at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(insert_new(connection, installation), row)
            return connection.execute(installation.select()).one().secret


def insert_new(connection: Connection, table: Table, *returned: Column[Any]) -> Any:
    """An insert that skips rows whose keys exist, and returns these columns of the rows it inserted."""
    return _insert_new(connection.dialect.name, table, returned)


@cache  # building a statement takes longer than executing it
def _insert_new(dialect: str, table: Table, returned: tuple[Column[Any], ...]) -> Any:
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(table).on_conflict_do_nothing()
    return insert.returning(*returned) if returned else insert


def _cannot_open(error: Exception) -> Refused:
    reason = str(getattr(error, "orig", None) or error)  # the database's own words, without the name of the driver
    return refuse("server.database", None, reason=shown(reason.splitlines()[0], 200))


def _engine(url: URL, is_sqlite: bool) -> Engine:
    if not is_sqlite:
        if "connect_timeout" not in url.query:
            url = url.update_query_dict({"connect_timeout": str(CONNECT_SECONDS)})
        try:
            return create_engine(url, pool_pre_ping=True, **POOL)
        except ImportError as error:
            raise refuse("server.no_driver") from error
    engine = create_engine(url, **POOL)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _lock_file(url: URL) -> IO[bytes] | None:
    """Lock an SQLite file: it can have only one server, because SQLite does not notify other processes of changes."""
    database = url.database
    if not database or database == ":memory:":
        raise refuse("server.memory")
    try:
        lock = Path(f"{database}.lock").open("ab")  # noqa: SIM115 (held as long as the store is open)
    except OSError as error:
        raise refuse("server.database", None, reason=f"{database}: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise refuse("server.taken", None, file=database) from error
    return lock

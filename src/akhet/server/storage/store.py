"""The database behind a house: opened, brought up to date, read from several threads, written by one."""

import asyncio
import fcntl
import hashlib
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
CONNECT_SECONDS = 10  # for PostgreSQL to answer at all; its own patience is more than two minutes
# Values stay out of error messages, which end up in logs: the keys of dice are among them.
POOL: dict[str, Any] = {"pool_size": READERS + 2, "max_overflow": 2, "hide_parameters": True}
SECRET_BYTES = 32
MIGRATIONS = Path(__file__).parent / "migrations"
# Any number, the same in every process: whoever holds it changes the database's form.
MIGRATION_LOCK = 0x616B686574

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Store:
    """One per process."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except (SQLAlchemyError, ValueError) as error:  # the latter where a port is no number
            raise _cannot_open(error) from error
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self._lock = _take_file(address) if self.is_sqlite else None
        self.engine = _engine(address, self.is_sqlite)
        try:
            self._migrate()
            self.secret = self._furnish()
        except SQLAlchemyError as error:
            self._let_go()
            raise _cannot_open(error) from error
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)

    async def read(
        self,
        query: Callable[Concatenate[Connection, Arguments], Result],
        *args: Arguments.args,
        **more: Arguments.kwargs,
    ) -> Result:
        """Run a query beside the event loop."""

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
        """Run a change; when this returns it is committed."""
        return await self._writer.write(lambda connection: change(connection, *args, **more))

    def close(self) -> None:
        """When this returns, everything that was asked for is written."""
        self._writer.close()
        self._readers.shutdown()
        self._let_go()

    def _let_go(self) -> None:
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

    def _furnish(self) -> bytes:
        """The one row that all processes share, made by whoever comes first."""
        row = {"id": 1, "secret": os.urandom(SECRET_BYTES), "alive_at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(insert_new(connection, installation), row)
            return connection.execute(installation.select()).one().secret


def insert_new(connection: Connection, table: Table, *told: Column[Any]) -> Any:
    """An insert that leaves what is there already as it is, and tells these columns of what it put in."""
    return _insert_new(connection.dialect.name, table, told)


@cache  # to make a statement takes longer than to carry it out
def _insert_new(dialect: str, table: Table, told: tuple[Column[Any], ...]) -> Any:
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(table).on_conflict_do_nothing()
    return insert.returning(*told) if told else insert


def hash_of(code: str) -> str:
    """What is kept of a code that only its holder should have."""
    return hashlib.sha256(code.encode()).hexdigest()


def _cannot_open(error: Exception) -> Refused:
    words = str(getattr(error, "orig", None) or error)  # the database's own, without the driver's name
    return refuse("server.database", None, reason=shown(words.splitlines()[0], 200))


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


def _take_file(url: URL) -> IO[bytes] | None:
    """SQLite cannot tell another process what was written, so a file has one house at a time."""
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

"""What whoever runs a house can set: by the command line, or by the environment (`AKHET_…`)."""

import math
import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

from platformdirs import user_data_path

from akhet.kernel.refusal import refuse, shown

PREFIX = "AKHET_"
YES_OR_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
KINDS = {bool: "yes-or-no", int: "whole-number", float: "number"}  # as a refusal names them


@dataclass(frozen=True)
class Settings:
    database_url: str = ""  # none: an SQLite file in the user's data folder
    origins: str = ""  # further addresses of this house's pages, apart by commas; its own is always welcome
    secure_cookies: bool = False  # behind HTTPS: cookies only over it
    behind_proxy: bool = False  # believe X-Forwarded-For, which only a proxy of one's own should set
    workers: int = 1
    # Limits; docs/server.md says what each guards.
    max_sockets: int = 20_000
    max_sockets_per_address: int = 200
    max_sockets_per_person: int = 30
    max_connections_per_address: int = 300  # that are no WebSocket yet; behind a proxy it is the proxy's affair
    max_tables: int = 100_000  # not over yet, in all
    max_tables_per_person: int = 50
    messages_per_second: float = 20.0  # a connection, in the long run
    requests_per_second: float = 40.0  # an address to the lobby, in the long run; a class of pupils may share one
    people_per_hour: float = 300.0  # new guests, an address
    max_queue: int = 64  # messages waiting for a slow reader
    patience: float = 15.0  # seconds for whoever has to speak or to read, before the house hangs up
    live_tables: int = 5_000  # kept in memory; others are read again when somebody comes
    shortest_clock: float = 10.0  # seconds for a turn
    bot_threads: int = 0  # thinking at once; 0: one a core

    @classmethod
    def from_environment(cls, **given: Any) -> Self:
        """What was given, then what the environment says, then what is usual."""
        values = {}
        for field in fields(cls):
            if given.get(field.name) is not None:
                values[field.name] = given[field.name]
            elif said := os.environ.get(PREFIX + field.name.upper()):
                values[field.name] = _read(field.name, type(field.default), said)
        return cls(**values)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database_url:
            folder = Path(os.environ.get("AKHET_DATA_DIR") or user_data_path("akhet", appauthor=False))
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise refuse("server.database", None, reason=f"{folder}: {error.strerror}") from error
            return f"sqlite:///{folder / 'akhet.sqlite'}"
        scheme, _, rest = self.database_url.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+psycopg://{rest}"
        if scheme not in ("postgresql+psycopg", "sqlite"):
            raise refuse("server.database_url", None, scheme=shown(scheme))
        return self.database_url


def _read(name: str, kind: type, said: str) -> Any:
    value = said if kind is str else YES_OR_NO.get(said.lower()) if kind is bool else _number(kind, said)
    if value is None:
        raise refuse("server.setting", None, name=PREFIX + name.upper(), kind=KINDS[kind], said=shown(said))
    return value


def _number(kind: type, said: str) -> Any:
    """A number of something; None where it is none."""
    try:
        number = kind(said)
    except ValueError:
        return None
    return number if 0 <= number < math.inf else None

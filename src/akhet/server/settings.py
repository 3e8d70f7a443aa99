"""The settings of a server, from the command line or from environment variables (`AKHET_…`)."""

import math
import os
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Self

from platformdirs import user_data_path

from akhet.kernel.refusal import refuse, shown

PREFIX = "AKHET_"
# Variables of Akhet that are not settings of a server; those of tests begin with TESTS.
OTHERS = {"APP_DIR", "CACHE_DIR", "DATA_DIR", "LANGUAGE", "PORT", "RULES", "WORKER_SETTINGS"}
YES_OR_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
KINDS = {bool: "yes-or-no", int: "whole-number", float: "number"}  # as a refusal names them


@dataclass(frozen=True)
class Settings:
    database_url: str = ""  # empty: an SQLite file in the user's data folder
    hosts: str = ""  # names that this server is reached by, separated by commas; see `http/middleware.py`
    origins: str = ""  # further addresses of this server's pages, separated by commas; its own is always allowed
    secure_cookies: bool = False  # behind HTTPS: send cookies only over it
    behind_proxy: bool = False  # believe X-Forwarded-For, which only your own proxy may set
    metrics_address: str = ""  # where /metrics is served instead of the public port, as in 127.0.0.1:9464
    traces: str = ""  # the address of an OpenTelemetry collector, as in http://127.0.0.1:4318
    trace_share: float = 0.01  # of the commands and requests that are traced, besides slow ones
    workers: int = 1
    components: tuple[str, ...] = ()  # files with sets of components that everyone here may use
    puzzles: tuple[str, ...] = ()  # files of `akhet puzzles make`, besides those that come with Akhet
    # Limits; docs/settings.md explains them.
    max_sockets: int = 20_000
    max_sockets_per_address: int = 200
    max_sockets_per_person: int = 30
    max_connections_per_address: int = 300  # that are not WebSockets; behind a proxy this is left to the proxy
    max_tables: int = 100_000  # unfinished ones, in all
    max_tables_per_person: int = 50
    max_tables_per_address: int = 500  # a school class may share one
    max_tournaments_per_person: int = 3  # opened and not over
    max_sets_per_person: int = 20  # of components, uploaded; then the first ones are no longer listed
    max_records_per_person: int = 50  # sent to be looked at; then the first ones are deleted
    reviews_per_day: int = 40  # of one person; 0: any number
    reviews_per_day_per_address: int = 400  # a school class may share one; 0: any number
    puzzles_per_day: int = 300  # of one person, that change the ratings of puzzles; 0: any number
    review_plans: int = 600_000  # that a review tries; 80,000 take about a second of one core
    analyses_per_hour: float = 3_600.0  # of one person on boards; each takes about 0.2 seconds of one core
    analyses_per_hour_per_address: float = 20_000.0  # a school class may share one
    max_reviews: int = 5_000  # kept in all; each takes up to 100 kB; 0: any number
    messages_per_second: float = 20.0  # per connection, in the long run
    requests_per_second: float = 40.0  # per address to the lobby, in the long run; a school class may share one
    people_per_hour: float = 300.0  # new guests per address
    max_queue: int = 64  # messages waiting for a slow client
    patience: float = 15.0  # seconds that a client may take to send or to read before it is disconnected
    live_tables: int = 5_000  # kept in memory; others are read again when they are needed
    shortest_clock: float = 10.0  # seconds per turn
    open_table_hours: float = 48.0  # after which a table that did not begin is closed; 0: never
    idle_table_days: float = 30.0  # after which a game that nobody continues is closed; 0: never
    finished_table_days: float = 0.0  # after which a finished game is deleted; 0: never
    review_days: float = 90.0  # after which a review, or a record that was sent, is deleted; 0: never
    deleted_table_days: float = 7.0  # for which a table that the operator deleted can be restored
    admin_page: bool = False  # whether /admin is there, for the operator
    report_days: float = 90.0  # after which a report is deleted; 0: never
    word_lists: tuple[str, ...] = ()  # files, or folders with files, of words that names and chat may not have
    push: bool = True  # whether people may be told of their turns by web push
    push_delay: float = 20.0  # seconds after which a turn is told to a person who is not at the table
    bot_threads: int = 0  # how many bots think at once; 0 means one per core

    @classmethod
    def from_environment(cls, **given: Any) -> Self:
        """Each setting as given, otherwise from the environment, otherwise its default. Misspelt names are refused."""
        names = [field.name.upper() for field in fields(cls)]
        for variable in os.environ:
            name = variable.removeprefix(PREFIX)
            if name != variable and name not in {*names, *OTHERS} and not name.startswith("TESTS"):
                near = get_close_matches(name, names, n=1)
                suggestion = PREFIX + near[0] if near else "none"
                raise refuse("server.unknown_setting", None, name=shown(variable), near=suggestion)
        values = {}
        for field in fields(cls):
            if given.get(field.name) is not None:
                values[field.name] = given[field.name]
            elif text := os.environ.get(PREFIX + field.name.upper()):
                values[field.name] = _read(field.name, type(field.default), text)
        return cls(**values)

    @property
    def url(self) -> str:
        """The database as an URL of SQLAlchemy."""
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


def _read(name: str, kind: type, text: str) -> Any:
    if kind is tuple:
        return tuple(part for part in text.split(os.pathsep) if part)
    value = text if kind is str else YES_OR_NO.get(text.lower()) if kind is bool else _number(kind, text)
    if value is None:
        raise refuse("server.setting", None, name=PREFIX + name.upper(), kind=KINDS[kind], said=shown(text))
    return value


def _number(kind: type, text: str) -> Any:
    """A number that is not negative and not infinite; None if the text is not one."""
    try:
        number = kind(text)
    except ValueError:
        return None
    return number if 0 <= number < math.inf else None

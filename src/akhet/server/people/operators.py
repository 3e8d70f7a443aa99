"""The operator in a browser: a code from the terminal, valid once and for a short time, opens the page for some hours.

The database keeps hashes: nobody who reads it can open the page, and the time of a look-up says nothing about a code.
"""

import hashlib
import secrets
import time

from sqlalchemy import Connection, delete, select

from akhet.server.people.accounts import new_code, normal_code
from akhet.server.storage.schema import operator_keys

OPERATOR_COOKIE = "akhet_operator"
CODE_SECONDS = 15 * 60.0
COOKIE_SECONDS = 8 * 3600
COOKIE_BYTES = 32


def add_code(connection: Connection) -> str:
    """A new code. Those before it stay valid until their time is over."""
    code = new_code()
    _add(connection, normal_code(code), "code", CODE_SECONDS)
    return code


def use_code(connection: Connection, code: str) -> str | None:
    """Use up a code; returns the content of a new cookie, or None if the code is not valid."""
    if not _take(connection, normal_code(code), "code"):
        return None
    cookie = secrets.token_urlsafe(COOKIE_BYTES)
    _add(connection, cookie, "cookie", COOKIE_SECONDS)
    return cookie


def is_operator(connection: Connection, cookie: str) -> bool:
    """Whether a cookie is valid."""
    own = operator_keys.c.hash == _hash("cookie", cookie), operator_keys.c.until >= time.time()
    return connection.execute(select(operator_keys.c.hash).where(*own)).one_or_none() is not None


def end_cookie(connection: Connection, cookie: str) -> None:
    """Sign out: the cookie is no longer valid."""
    _take(connection, cookie, "cookie")


def _add(connection: Connection, key: str, kind: str, seconds: float) -> None:
    now = time.time()
    connection.execute(delete(operator_keys).where(operator_keys.c.until < now))
    row = {"hash": _hash(kind, key), "kind": kind, "until": now + seconds}
    connection.execute(operator_keys.insert(), row)


def _take(connection: Connection, key: str, kind: str) -> bool:
    own = operator_keys.c.hash == _hash(kind, key), operator_keys.c.until >= time.time()
    return connection.execute(delete(operator_keys).where(*own)).rowcount == 1


def _hash(kind: str, key: str) -> str:
    return hashlib.sha256(f"operator {kind} {key}".encode()).hexdigest()

"""The secrets from which random keys are made, drawn before a table is opened.

A person who opens a table contributes to its key in the same request. Had the server drawn its secret only then, it
could try many secrets until one suits it. So a client first asks for a commitment, and then opens a table with it.
"""

import time

from sqlalchemy import Connection, delete, select

from akhet.kernel.stream import secret_key
from akhet.record import commitment_to
from akhet.server.storage.schema import drawn_secrets

VALID_SECONDS = 600.0


def new_secret() -> bytes:
    """The server's part of a random key."""
    return secret_key()


def draw_secret(connection: Connection) -> str:
    """Draw a secret, keep it for a table, and return its commitment. Secrets that nobody took are deleted."""
    now, secret = time.time(), new_secret()
    connection.execute(delete(drawn_secrets).where(drawn_secrets.c.drawn_at < now - VALID_SECONDS))
    commitment = commitment_to(secret)
    connection.execute(drawn_secrets.insert(), {"commitment": commitment, "secret": secret, "drawn_at": now})
    return commitment


def read_secret(connection: Connection, commitment: str) -> bytes | None:
    """The secret with this commitment, which nobody has taken yet; None if there is none."""
    query = select(drawn_secrets.c.secret).where(drawn_secrets.c.commitment == commitment)
    return connection.execute(query).scalar_one_or_none()


def take_secret(connection: Connection, commitment: str) -> bytes | None:
    """The secret with this commitment, for one table: it cannot be taken again. None if there is none, or too old."""
    taken = delete(drawn_secrets).where(drawn_secrets.c.commitment == commitment)
    found = connection.execute(taken.returning(drawn_secrets.c.secret, drawn_secrets.c.drawn_at)).one_or_none()
    return None if found is None or found.drawn_at < time.time() - VALID_SECONDS else found.secret

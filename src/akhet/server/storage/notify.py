"""Notifications between the processes of a server. With SQLite there is only one, and nothing is sent."""

from sqlalchemy import Connection, text

CHANNEL = "akhet"  # a table and its new version, or GONE
PRESENCE_CHANNEL = "akhet_presence"  # see `tables/presence.py`
SESSION_CHANNEL = "akhet_sessions"  # a revoked session
RELATIONS_CHANNEL = "akhet_relations"  # a person whose friends, or hidden people, or settings have changed
PRESENCE_LENGTH = 7000  # characters of one notification, which PostgreSQL limits to 8000 bytes
GONE = "gone"  # instead of a version: the table was deleted

NOTIFY = text("SELECT pg_notify(:channel, :payload)")  # built once: that takes longer than executing it


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Notify all processes, this one too, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": channel, "payload": payload})


def tell_presence(connection: Connection, words: str) -> None:
    """Tell the other processes which seats are connected to this one (`tables/presence.py`)."""
    notify(connection, PRESENCE_CHANNEL, words)

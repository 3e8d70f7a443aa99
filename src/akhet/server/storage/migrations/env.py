"""Alembic's entry point. `store.py` passes the connection."""

from alembic import context

from akhet.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

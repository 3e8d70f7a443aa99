"""The schema of the database: people, sets of components, tables, and the append-only log of each table.

`migrations/` creates and changes it; a test checks that the result is this. Times are seconds since 1970, so that both
databases store them alike.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# One row that all processes of a server share. Its SQL name is that of the first released schema.
installation = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),  # signs the guests' cookies
    Column("alive_at", Double, nullable=False),  # when a process last wrote that it is running
    Column("closed_at", Double),  # when the last process stopped cleanly; null while one is running
)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("recovery", String(64)),  # a hash of the code
    Column("created", Double, nullable=False),
)
Index("people_recovery", people.c.recovery, unique=True)

# Codes with which a person can use another device, once.
links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash of the code
    Column("person", String(20), ForeignKey("people.id"), nullable=False),
    Column("until", Double, nullable=False),
)

# Sets of components. A table names its set by the hash; a game that takes no sets from outside has none here.
sets = Table(
    "sets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", String(200), nullable=False),
    Column("reconstruction", Boolean, nullable=False),
    Column("content", Text, nullable=False),  # the file, as it was given
    Column("by_server", Boolean, nullable=False),  # whether it came with a game or with --components: it stays
    Column("added", Double, nullable=False),
)

# Who uploaded which sets, for their lists.
set_owners = Table(
    "set_owners",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), ForeignKey("sets.hash"), primary_key=True),
    Column("added", Double, nullable=False),
)
Index("set_owners_hash", set_owners.c.hash)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("components", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(20), ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("clock", Double),  # seconds per turn; null: no limit
    Column("invite", String(40), nullable=False),
    Column("seats", JSON, nullable=False),  # see seats.py
    Column("stage", String(10), nullable=False),  # open, playing, over, closed
    Column("version", Integer, nullable=False),  # of the last entry
    Column("step_version", Integer, nullable=False),  # of the last entry that changed the game
    Column("plies", Integer, nullable=False),
    Column("key", LargeBinary),  # the random key: not sent to anybody until the game is over
    # the last position before which nothing can be taken back (table.py, Mark); later entries are replayed from it
    Column("mark_state", LargeBinary),
    Column("mark_stream", LargeBinary),
    Column("mark_check", String(16)),
    Column("mark_version", Integer, nullable=False),
    Column("turn", Integer),  # the seat that has to move
    Column("due", Double),  # when the server must act: a clock runs out, or a bot should have moved
    Column("bot_next", Boolean, nullable=False),  # whether it is a bot that has to move
    Column("places", JSON),
    Column("rematch", String(20)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
)
Index("tables_due", tables.c.due)
Index("tables_host", tables.c.host, tables.c.stage)
# Without `changed`, which every step changes: PostgreSQL would have to update the index each time.
Index("tables_open", tables.c.stage, tables.c.public)
Index("tables_components", tables.c.components)  # whether a set is in use

# The people at each table, for lists of one's own tables.
sitters = Table(
    "sitters",
    metadata,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("record", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column(
        "version", Integer, primary_key=True, autoincrement=False
    ),  # the unique key that decides between two writers
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("command", String(80)),  # the person and the id of the command: sent twice, it is executed once
    Column("at", Double, nullable=False),
    Column("body", JSON, nullable=False),
    UniqueConstraint("table_id", "command"),
)

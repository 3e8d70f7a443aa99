"""sets of components"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("reconstruction", sa.Boolean(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("by_server", sa.Boolean(), nullable=False),
        sa.Column("added", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "set_owners",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("added", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["hash"],
            ["sets.hash"],
        ),
        sa.PrimaryKeyConstraint("person", "hash"),
    )
    op.create_index("set_owners_hash", "set_owners", ["hash"], unique=False)
    op.create_index("tables_components", "tables", ["components"], unique=False)


def downgrade() -> None:
    op.drop_index("tables_components", table_name="tables")
    op.drop_index("set_owners_hash", table_name="set_owners")
    op.drop_table("set_owners")
    op.drop_table("sets")

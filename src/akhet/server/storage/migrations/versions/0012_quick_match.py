"""quick match: people who wait for others to play with; addresses of calendars"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "quick_match_entries",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("bots_after", sa.Double(), nullable=True),
        sa.Column("network", sa.String(length=44), nullable=False),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=True),
        sa.Column("party", sa.Integer(), nullable=True),
        sa.Column("matched", sa.Double(), nullable=True),
        sa.Column("random", sa.String(length=64), nullable=True),
        sa.Column("table_id", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("quick_match_entries_queue", "quick_match_entries", ["game", "players", "pace", "rated"])
    op.create_index("quick_match_entries_commitment", "quick_match_entries", ["commitment"])
    op.create_table(
        "calendars",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("locale", sa.String(length=2), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("calendars_hash", "calendars", ["hash"], unique=True)


def downgrade() -> None:
    op.drop_index("calendars_hash", table_name="calendars")
    op.drop_table("calendars")
    op.drop_index("quick_match_entries_commitment", table_name="quick_match_entries")
    op.drop_index("quick_match_entries_queue", table_name="quick_match_entries")
    op.drop_table("quick_match_entries")

"""duplicate matches: two people who play the same deals at tables of their own"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("duplicate_deals", sa.Column("match_id", sa.String(length=20), nullable=True))
    op.create_index("duplicate_deals_match", "duplicate_deals", ["match_id"], unique=False)
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=True),
        sa.Column("rematch", sa.String(length=20), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("matches_ends", "matches", ["ends", "opened"], unique=False)
    op.create_table(
        "match_players",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("match_id", "number"),
    )
    op.create_index("match_players_person", "match_players", ["person"], unique=False)


def downgrade() -> None:
    op.drop_index("match_players_person", table_name="match_players")
    op.drop_table("match_players")
    op.drop_index("matches_ends", table_name="matches")
    op.drop_table("matches")
    op.drop_index("duplicate_deals_match", table_name="duplicate_deals")
    op.drop_column("duplicate_deals", "match_id")

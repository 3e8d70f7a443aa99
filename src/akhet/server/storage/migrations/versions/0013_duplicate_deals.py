"""duplicate deals: what everybody plays, who has played it, and what the levels got"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("duplicate", sa.String(length=40), nullable=True))
    op.create_table(
        "duplicate_deals",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("duplicate_deals_day", "duplicate_deals", ["game", "day"], unique=False)
    op.create_table(
        "duplicate_games",
        sa.Column("deal", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.Column("counts", sa.JSON(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["deal"], ["duplicate_deals.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("deal", "person"),
    )
    op.create_index("duplicate_games_person", "duplicate_games", ["person"], unique=False)
    op.create_index("duplicate_games_table", "duplicate_games", ["table_id"], unique=True)
    op.create_table(
        "duplicate_levels",
        sa.Column("deal", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["deal"], ["duplicate_deals.id"]),
        sa.PrimaryKeyConstraint("deal", "level"),
    )


def downgrade() -> None:
    op.drop_table("duplicate_levels")
    op.drop_index("duplicate_games_table", table_name="duplicate_games")
    op.drop_index("duplicate_games_person", table_name="duplicate_games")
    op.drop_table("duplicate_games")
    op.drop_index("duplicate_deals_day", table_name="duplicate_deals")
    op.drop_table("duplicate_deals")
    op.drop_column("tables", "duplicate")

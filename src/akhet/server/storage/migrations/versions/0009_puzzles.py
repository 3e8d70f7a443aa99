"""puzzles: first attempts, and the ratings of people and puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("grade", sa.String(length=6), nullable=False),
        sa.Column("loss", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )
    op.create_index("puzzle_attempts_at", "puzzle_attempts", ["person", "at"], unique=False)
    op.create_table(
        "puzzle_players",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("skipped", sa.Boolean(), nullable=False),
        sa.Column("streak_puzzle", sa.String(length=12), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_players")
    op.drop_index("puzzle_attempts_at", table_name="puzzle_attempts")
    op.drop_table("puzzle_attempts")

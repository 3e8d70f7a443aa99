"""ratings, and the rated games that they come from"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("rated_seats_person", "rated_seats", ["person", "game", "at"], unique=False)

    op.create_index("ratings_game", "ratings", ["game"], unique=False)

    op.add_column("people", sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("rating_changes", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "rating_changes")
    op.drop_column("tables", "rated")
    op.drop_column("people", "listed")

    op.drop_index("ratings_game", table_name="ratings")
    op.drop_index("rated_seats_person", table_name="rated_seats")
    op.drop_table("rated_seats")
    op.drop_table("ratings")

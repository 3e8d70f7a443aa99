"""the mistakes that a person learns from, and how each seat of a reviewed game was played"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "mistakes",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("loss", sa.Double(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("added", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person", "table_id", "first"),
    )
    op.create_index("mistakes_due", "mistakes", ["person", "due"], unique=False)
    op.create_index("mistakes_table", "mistakes", ["table_id"], unique=False)

    op.create_table(
        "reviewed_seats",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("evaluator", sa.String(length=60), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Double(), nullable=False),
        sa.Column("luck", sa.Double(), nullable=False),
        sa.Column("topics", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    op.drop_table("reviewed_seats")

    op.drop_index("mistakes_table", table_name="mistakes")
    op.drop_index("mistakes_due", table_name="mistakes")
    op.drop_table("mistakes")

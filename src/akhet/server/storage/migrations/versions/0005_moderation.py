"""moderation: reports, tables that the operator can restore, and the page of the operator"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
UNSETTLED = sa.text("settled IS NULL")


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reporter", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("chat", sa.JSON(), nullable=False),
        sa.Column("settled", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "reports_open",
        "reports",
        ["reporter", "person", "table_id"],
        unique=True,
        sqlite_where=UNSETTLED,
        postgresql_where=UNSETTLED,
    )
    op.create_index("reports_table", "reports", ["table_id"], unique=False)
    op.create_index("reports_person", "reports", ["person"], unique=False)

    op.create_table(
        "operator_keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )

    op.add_column("tables", sa.Column("deleted", sa.Double(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "deleted")

    op.drop_table("operator_keys")

    op.drop_index("reports_person", table_name="reports")
    op.drop_index("reports_table", table_name="reports")
    op.drop_index("reports_open", table_name="reports")
    op.drop_table("reports")

"""public servers: sessions, expiry and limits by network, what the operator does, drawn secrets"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("revoked", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_person", "sessions", ["person"], unique=False)

    op.add_column("house", sa.Column("expired_at", sa.Double(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("network", sa.String(length=44), nullable=True))
    op.create_index("tables_network", "tables", ["network", "stage"], unique=False)

    op.add_column("house", sa.Column("read_only_since", sa.Double(), nullable=True))
    op.create_table(
        "restrictions",
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("target", sa.String(length=50), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "target"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("action", sa.String(length=20), nullable=False),
        sa.Column("target", sa.String(length=300), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "admin_events",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )

    op.create_table(
        "drawn_secrets",
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("drawn_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("commitment"),
    )
    op.create_index("drawn_secrets_drawn_at", "drawn_secrets", ["drawn_at"], unique=False)


def downgrade() -> None:
    op.drop_index("drawn_secrets_drawn_at", table_name="drawn_secrets")
    op.drop_table("drawn_secrets")

    op.drop_table("admin_events")
    op.drop_table("audit")
    op.drop_table("restrictions")
    op.drop_column("house", "read_only_since")

    op.drop_index("tables_network", table_name="tables")
    op.drop_column("tables", "network")
    op.drop_column("house", "expired_at")

    op.drop_index("sessions_person", table_name="sessions")
    op.drop_table("sessions")

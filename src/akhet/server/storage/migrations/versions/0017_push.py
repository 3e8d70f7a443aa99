"""devices that are told of turns by web push, and the turns that they were told of"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("session", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("endpoint_hash", sa.String(length=64), nullable=False),
        sa.Column("browser_key", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("locale", sa.String(length=2), nullable=False),
        sa.Column("origin", sa.String(length=300), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.id"],
        ),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_index("push_subscriptions_person", "push_subscriptions", ["person"], unique=False)
    op.create_index("push_subscriptions_endpoint", "push_subscriptions", ["endpoint_hash"], unique=True)
    op.create_table(
        "pushed_turns",
        sa.Column("session", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["session"],
            ["push_subscriptions.session"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("session", "table_id"),
    )
    op.create_index("pushed_turns_table", "pushed_turns", ["table_id"], unique=False)


def downgrade() -> None:
    op.drop_index("pushed_turns_table", table_name="pushed_turns")
    op.drop_table("pushed_turns")
    op.drop_index("push_subscriptions_endpoint", table_name="push_subscriptions")
    op.drop_index("push_subscriptions_person", table_name="push_subscriptions")
    op.drop_table("push_subscriptions")

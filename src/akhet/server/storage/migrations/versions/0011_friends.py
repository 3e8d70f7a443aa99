"""friends: whom people follow, mute and block, and how they want to be found and spoken to"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "relations",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("other", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("following", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("relations_other", "relations", ["other"], unique=False)
    op.create_table(
        "friend_settings",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=True),
        sa.Column("shows_online", sa.Boolean(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("friend_settings_code", "friend_settings", ["code"], unique=True)


def downgrade() -> None:
    op.drop_index("friend_settings_code", table_name="friend_settings")
    op.drop_table("friend_settings")
    op.drop_index("relations_other", table_name="relations")
    op.drop_table("relations")

"""accounts: passkeys, profiles and achievements"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("host", sa.String(length=255), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_person", "passkeys", ["person"], unique=False)
    op.create_index("passkeys_credential", "passkeys", ["credential"], unique=True)
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String(length=100), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("challenge"),
    )
    op.create_index("passkey_challenges_until", "passkey_challenges", ["until"], unique=False)
    op.create_index("passkey_challenges_person", "passkey_challenges", ["person"], unique=False)
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("visible_to", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "achievements",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "game", "name"),
    )
    op.create_table(
        "achievement_searches",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )


def downgrade() -> None:
    op.drop_table("achievement_searches")
    op.drop_table("achievements")
    op.drop_table("profiles")
    op.drop_index("passkey_challenges_person", table_name="passkey_challenges")
    op.drop_index("passkey_challenges_until", table_name="passkey_challenges")
    op.drop_table("passkey_challenges")
    op.drop_index("passkeys_credential", table_name="passkeys")
    op.drop_index("passkeys_person", table_name="passkeys")
    op.drop_table("passkeys")

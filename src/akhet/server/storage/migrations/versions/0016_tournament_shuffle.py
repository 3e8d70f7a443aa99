"""tournaments: the secret that the random keys of all their tables follow from, and what players contribute"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("secret", sa.LargeBinary(), nullable=True))
    op.add_column("tournament_players", sa.Column("random", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("tournament_players", "random")
    op.drop_column("tournaments", "secret")

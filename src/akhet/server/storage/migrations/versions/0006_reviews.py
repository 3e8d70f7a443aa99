"""reviews of finished games, and records that people sent to be reviewed"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "posted_records",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("added", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("posted_records_person", "posted_records", ["person"], unique=False)
    op.create_index("posted_records_added", "posted_records", ["added"], unique=False)

    op.create_table(
        "reviews",
        sa.Column("source", sa.String(length=20), nullable=False),
        sa.Column("evaluator", sa.String(length=60), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("network", sa.String(length=44), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Double(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("source", "evaluator"),
    )
    op.create_index("reviews_person", "reviews", ["person", "asked"], unique=False)
    op.create_index("reviews_network", "reviews", ["network", "asked"], unique=False)
    op.create_index("reviews_due", "reviews", ["due"], unique=False)
    op.create_index("reviews_asked", "reviews", ["asked"], unique=False)


def downgrade() -> None:
    op.drop_index("reviews_asked", table_name="reviews")
    op.drop_index("reviews_due", table_name="reviews")
    op.drop_index("reviews_network", table_name="reviews")
    op.drop_index("reviews_person", table_name="reviews")
    op.drop_table("reviews")

    op.drop_index("posted_records_added", table_name="posted_records")
    op.drop_index("posted_records_person", table_name="posted_records")
    op.drop_table("posted_records")

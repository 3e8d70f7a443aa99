"""tournaments, their players and their games"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("opener", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=True),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("smallest", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Double(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("level", sa.String(length=10), nullable=True),
        sa.Column("format", sa.String(length=5), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("seconds", sa.Double(), nullable=True),
        sa.Column("pause", sa.Double(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("starts", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=True),
        sa.Column("stage", sa.String(length=10), nullable=False),
        sa.Column("reason", sa.String(length=10), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["opener"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_due", "tournaments", ["due"], unique=False)
    op.create_index("tournaments_opener", "tournaments", ["opener"], unique=False)
    op.create_index("tournaments_stage", "tournaments", ["stage", "starts"], unique=False)
    op.create_table(
        "tournament_games",
        sa.Column("tournament", sa.String(length=20), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=True),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("shares", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "board"),
    )
    op.create_index("tournament_games_table", "tournament_games", ["table_id"], unique=True)
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.Column("absences", sa.Integer(), nullable=False),
        sa.Column("free_since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "person"),
    )
    op.create_index("tournament_players_person", "tournament_players", ["person"], unique=False)


def downgrade() -> None:
    op.drop_index("tournament_players_person", table_name="tournament_players")
    op.drop_table("tournament_players")
    op.drop_index("tournament_games_table", table_name="tournament_games")
    op.drop_table("tournament_games")
    op.drop_index("tournaments_stage", table_name="tournaments")
    op.drop_index("tournaments_opener", table_name="tournaments")
    op.drop_index("tournaments_due", table_name="tournaments")
    op.drop_table("tournaments")

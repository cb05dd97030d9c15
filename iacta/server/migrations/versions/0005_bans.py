"""Who is banned from the server, and who may not speak."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("network", sa.String(50)),
        sa.Column("guest", sa.String(64)),
        sa.Column("at", sa.String(40)),
        sa.Column("seat", sa.Integer),
        sa.Column("until", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )

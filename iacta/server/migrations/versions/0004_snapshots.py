"""Snapshots of matches, which make opening a long one cheap."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("made_with", sa.String(64), nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
    )

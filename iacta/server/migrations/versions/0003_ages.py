"""When a table was set up and when somebody was last there; commands belong to whoever held the seat, and only the last
of each seat are kept; undo requests are kept. Of older tables it is not known: they count as set up now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

MOST_COMMANDS = 200

OLD_COMMANDS = """
INSERT INTO new_commands ("table", seat, number, holder, command, version)
SELECT old."table", old.seat, old.number, coalesce(seats.guest, ''), old.command, old.version FROM (
    SELECT "table", seat, command, version,
        row_number() OVER (PARTITION BY "table", seat ORDER BY version, rowid) AS number,
        count(*) OVER (PARTITION BY "table", seat) AS many
    FROM commands
) AS old JOIN seats ON seats."table" = old."table" AND seats.seat = old.seat
WHERE old.number > old.many - :most
"""


def upgrade() -> None:
    now = str(int(time.time()))
    op.add_column("tables", sa.Column("created", sa.Integer, nullable=False, server_default=now))
    op.add_column("tables", sa.Column("active", sa.Integer, nullable=False, server_default=now))
    op.drop_index("tables_to_show", "tables")
    op.create_index("tables_by_age", "tables", ["stage", "active", "public", "id"])
    op.create_table(
        "new_commands",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("command", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.get_bind().execute(sa.text(OLD_COMMANDS), {"most": MOST_COMMANDS})
    op.drop_table("commands")
    op.rename_table("new_commands", "commands")
    op.create_table(
        "undo_requests",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )

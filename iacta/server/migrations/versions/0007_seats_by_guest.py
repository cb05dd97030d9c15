"""An index by which the tables of a guest are found."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("seats_by_guest", "seats", ["guest", "table"])

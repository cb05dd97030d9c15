"""The database: tables and their seats, the log of each match, sealed choices, requests to undo, commands that were
done, and chat."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("number", Integer, nullable=False, unique=True),  # in the order in which they were set up
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("cards", Text),  # a person's own card file
    Column("secret", LargeBinary, nullable=False),
    Column("words", JSON, nullable=False),  # the players' own, once the cards are dealt
    Column("public", Boolean, nullable=False),
    Column("stage", String(20), nullable=False),
    Column("rematch", String(40)),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("lesson", Boolean, nullable=False),  # a guided first game, whose deal everybody may know
    Column("created", Integer, nullable=False),  # seconds since 1970 UTC, as all times here
    Column("active", Integer, nullable=False),  # when somebody was last there; written every now and then
)
# Has all that is needed to choose tables, so that a damaged page of one is in no other's way.
Index("tables_by_age", tables.c.stage, tables.c.active, tables.c.public, tables.c.id)

seats = Table(
    "seats",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("guest", String(64)),  # the hash of the person's token
    Column("bot", String(40)),
    Column("word", Text, nullable=False),
    Column("resigned", Boolean, nullable=False),
)
Index("seats_by_guest", seats.c.guest, seats.c.table)

entries = Table(
    "entries",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)

# Pieces of the log with what came of them, which make opening a long match cheap. They can be thrown away at any time.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the last entry
    Column("made_with", String(64), nullable=False),  # a digest of the rules and the cards
    Column("snapshot", LargeBinary, nullable=False),
)

waiting = Table(
    "waiting",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("action", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # counts those of a seat; only the last few are kept
    Column("holder", String(64), nullable=False),  # who sat there: the hash of the person's token
    Column("command", String(40), nullable=False),  # the client's own name for it
    Column("version", Integer, nullable=False),
)

undo_requests = Table(
    "undo_requests",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the match; at any other the request is void
    Column("agreed", JSON, nullable=False),  # the seats that agree
)

bans = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # ban or mute
    Column("network", String(50)),  # of addresses
    Column("guest", String(64)),  # the hash of the person's token
    Column("at", String(40)),  # a table, for a mute of a seat there
    Column("seat", Integer),
    Column("until", Integer),  # until it is lifted where there is none
    Column("reason", Text, nullable=False),
    Column("created", Integer, nullable=False),
    sqlite_autoincrement=True,
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

"""Replays a match in the database from its first entry to its last, without a server and without its snapshots."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from iacta.engine.words.errors import BadRecord
from iacta.games import load_game
from iacta.match import Match
from iacta.match.record import enter
from iacta.server import schema
from iacta.server.errors import TEXT
from iacta.server.table_rows import TableRows, load_rows, rows_of


def load_whole(c: Connection, table: str) -> TableRows | None:
    """All rows of a table, with every entry of its log instead of snapshots."""
    found = load_rows(c, table)
    if found is None:
        return None
    log = [(row["number"], row["entry"]) for row in rows_of(c, schema.entries, table, "number")]
    for number, (stored, _) in enumerate(log, 1):
        if number != stored:
            raise BadRecord("entries-missing", TEXT, number=str(stored))
    return replace(found, entries=[entry for _, entry in log], snapshots=[])


def replay(rows: TableRows) -> Match:
    """The match of a table, every entry checked by the rules. The rows must come from `load_whole`."""
    table, game = rows.table, load_game(rows.table.game)
    if table.rules != game.rules_version:
        raise BadRecord("other-rules", TEXT, version=str(table.rules), ours=str(game.rules_version))
    match = Match(
        game,
        len(table.seats),
        table.options,
        cards=game.load_cards(table.cards),
        id=table.id,
        entropy=table.words,
        secret=table.secret,
    )
    for number, line in enumerate(rows.entries, 1):
        enter(match, line, number)
    for seat, action in rows.waiting.items():
        match.play(seat, action)
    return match

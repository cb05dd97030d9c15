"""Replays what is kept of a match from its first entry to its last, without a server and without its snapshots."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from iacta.engine.words.errors import BadRecord
from iacta.games import load_game
from iacta.match import Match
from iacta.match.record import enter
from iacta.server import schema
from iacta.server.errors import TEXT
from iacta.server.store import Kept, loaded, rows


def whole(c: Connection, table: str) -> Kept | None:
    """All that is kept of a table, with every entry of its log instead of snapshots."""
    kept = loaded(c, table)
    if kept is None:
        return None
    log = [(row["number"], row["entry"]) for row in rows(c, schema.entries, table, "number")]
    for number, (found, _) in enumerate(log, 1):
        if number != found:
            raise BadRecord("entries-missing", TEXT, number=str(found))
    return replace(kept, entries=[entry for _, entry in log], snapshots=[])


def replayed(kept: Kept) -> Match:
    """The match of a table, every entry checked by the rules. The table must be `whole`."""
    table, game = kept.table, load_game(kept.table.game)
    if table.rules != game.rules_version:
        raise BadRecord("other-rules", TEXT, version=str(table.rules), ours=str(game.rules_version))
    match = Match(
        game,
        len(table.seats),
        table.options,
        cards=game.load_cards(table.cards),
        match=table.id,
        words=table.words,
        secret=table.secret,
    )
    for number, line in enumerate(kept.entries, 1):
        enter(match, line, number)
    for seat, action in kept.waiting.items():
        match.play(seat, action)
    return match

"""Snapshots in the database: which of them count, and which are missing."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from iacta.engine.words.errors import IactaError
from iacta.games import load_game
from iacta.match import Match
from iacta.match.snapshot import ENTRIES, is_due, is_sound, made_with, packed
from iacta.server import schema


@dataclass(frozen=True)
class StoredSnapshot:
    """A piece of a match's log as it is in the database."""

    number: int  # of its last entry
    made_with: str
    snapshot: bytes


def snapshot_of(match: Match, number: int) -> StoredSnapshot:
    """The piece that ends with that entry."""
    return StoredSnapshot(number, made_with(match.game, match.cards), packed(match, number))


def snapshot_due(match: Match) -> StoredSnapshot | None:
    """The piece that the last entry completes."""
    return snapshot_of(match, match.version) if is_due(match.version) else None


def missing(match: Match, stored: int) -> list[StoredSnapshot]:
    """The complete pieces after the first so many."""
    return [snapshot_of(match, number) for number in range((stored + 1) * ENTRIES, match.version + 1, ENTRIES)]


def store_snapshot(c: Connection, table: str, snapshot: StoredSnapshot) -> None:
    """Store a piece, in the place of one that no longer counts."""
    s = schema.snapshots
    c.execute(delete(s).where(s.c.table == table, s.c.number == snapshot.number))
    c.execute(insert(s).values(table=table, **vars(snapshot)))


def sound_snapshots(c: Connection, table: str, game: str, cards: str | None) -> list[bytes]:
    """The snapshots from the first on that are whole and were made with the rules and cards of today."""
    s = schema.snapshots.c
    found = c.execute(select(s.number, s.made_with, s.snapshot).where(s.table == table).order_by(s.number)).all()
    if not found:
        return []
    try:
        played = load_game(game)
        now = made_with(played, played.load_cards(cards))
    except IactaError:  # nor can the match be replayed, as its table will say
        return []
    sound: list[bytes] = []
    for number, made, snapshot in found:
        if number != (len(sound) + 1) * ENTRIES or made != now or not is_sound(snapshot):
            break
        sound.append(snapshot)
    return sound

"""Snapshots: pieces of a match's log with what came of them, so that a long match opens without being played again.

The log stays the truth. A snapshot counts only for the very rules, cards and format it was made with; whoever finds
another, or a damaged one, replays the log."""

from __future__ import annotations

import functools
import hashlib
import struct
import zlib

import numpy as np

from iacta.engine.compiling.entry_points import GAME_ENTRY_POINTS
from iacta.engine.compiling.rule import fingerprint
from iacta.engine.rules.game import Cards, Game
from iacta.match.log import Entry, state_before
from iacta.match.match import Match

FORMAT = 1  # another one when entries are packed, or undone, in another way
ENTRIES = 128  # in a snapshot
HEAD = struct.Struct("<III")  # the number of its last entry, how many entries, how many decisions
NUMBERS = 7  # of an entry
NUMBER = np.dtype("<i4")
CHECK_BYTES = hashlib.sha256().digest_size
COMPRESSION = 1  # quick rather than small


@functools.lru_cache(maxsize=256)
def code_of(game: Game, cards: str) -> str:
    """What a snapshot depends on: the format, the code of the rules, the record, and the cards."""
    said = repr((FORMAT, fingerprint(GAME_ENTRY_POINTS, game.own), game.state.descr, cards))
    return hashlib.sha256(said.encode()).hexdigest()


def made_with(game: Game, cards: Cards) -> str:
    """The rules and cards of a snapshot, as a digest."""
    return code_of(game, cards.digest)


def is_due(version: int) -> bool:
    """Whether a piece of the log is complete."""
    return version > 0 and version % ENTRIES == 0


def packed(match: Match, last: int) -> bytes:
    """The snapshot of the piece that ends with the entry of that number."""
    entries = match.log[last - ENTRIES : last]
    plays = [play for entry in entries for play in entry.plays]
    state = match.state if last == match.version else state_before(match.log, last + 1, match.state)
    body = b"".join(
        (
            HEAD.pack(last, len(entries), len(plays)),
            np.array([numbers_of(entry) for entry in entries], NUMBER).tobytes(),
            np.array(plays, NUMBER).tobytes(),
            *(part for entry in entries for part in (entry.event_bytes, entry.change, entry.whole or b"")),
            state.tobytes(),
        )
    )
    small = zlib.compress(body, COMPRESSION)
    return hashlib.sha256(small).digest() + small


def is_sound(snapshot: bytes) -> bool:
    """Whether a snapshot is as it was made."""
    return hashlib.sha256(snapshot[CHECK_BYTES:]).digest() == snapshot[:CHECK_BYTES]


def numbers_of(entry: Entry) -> tuple[int, ...]:
    whole = len(entry.whole) if entry.whole is not None else 0
    consent = sum(1 << seat for seat in entry.consent)
    return entry.seat, len(entry.plays), len(entry.event_bytes), len(entry.change), whole, entry.drew, consent


def restore(match: Match, snapshots: list[bytes]) -> None:
    """Bring a match that was just dealt to where the last of its snapshots was made. Raises ValueError, and leaves the
    match as it was, if they are damaged or not all there."""
    if not snapshots:
        return
    log: list[Entry] = []
    state = b""
    for snapshot in snapshots:
        if not is_sound(snapshot):
            raise ValueError("a snapshot is damaged")
        state = unpacked(zlib.decompress(snapshot[CHECK_BYTES:]), match.game, log)
    match.log, match.done = log, done(log)
    match.state = np.frombuffer(bytearray(state), match.state.dtype)


def unpacked(body: bytes, game: Game, log: list[Entry]) -> bytes:
    """Add a snapshot's entries to the log; the state after them."""
    last, count, decisions = HEAD.unpack_from(body)
    if last != len(log) + count:
        raise ValueError("a snapshot is missing")
    at = HEAD.size + NUMBER.itemsize * (NUMBERS * count + 2 * decisions)
    numbers = np.frombuffer(body, NUMBER, NUMBERS * count, HEAD.size).reshape(-1, NUMBERS).tolist()
    plays = np.frombuffer(body, NUMBER, 2 * decisions, at - NUMBER.itemsize * 2 * decisions).reshape(-1, 2).tolist()
    pairs = iter(plays)
    for seat, made, event_bytes, change, whole, drew, consent in numbers:
        middle = at + event_bytes
        end = middle + change
        entry = Entry(
            number=len(log) + 1,
            seat=seat,
            plays=tuple((who, action) for who, action in (next(pairs) for _ in range(made))),
            event_bytes=body[at:middle],
            event_fields=game.state["events"].shape[1],
            change=body[middle:end],
            whole=body[end : end + whole] or None,
            drew=bool(drew),
            consent=tuple(other for other in range(consent.bit_length()) if consent >> other & 1),
        )
        log.append(entry)
        at = end + whole
    if len(body) != at + game.state.itemsize:
        raise ValueError("a snapshot is of another length")
    return body[at:]


def done(log: list[Entry]) -> list[Entry]:
    """The entries that count: the log without what was undone."""
    counting: list[Entry] = []
    for entry in log:
        if entry.is_undo:
            counting.pop()
        else:
            counting.append(entry)
    return counting

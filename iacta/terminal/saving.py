"""Saved matches: the private record with who sits where in its first line. A file is whole or it is not changed."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import secrets
from pathlib import Path

import platformdirs

from iacta.engine.words.errors import IactaError
from iacta.match import Match
from iacta.match.record import CHECK, chained, checked_lines
from iacta.match.words import in_short
from iacta.terminal.seating import Seating, seating_of
from iacta.terminal.sight import TEXT

TABLE = "table"


class CannotSave(IactaError):
    """The match could not be saved; what was in the file before is still there."""


def usual_path(match: Match) -> Path:
    """Where a match is saved when nobody says where: a file in the user's data folder."""
    name = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in match.id)[:80]
    return Path(platformdirs.user_data_dir("iacta")) / "matches" / f"{name or 'match'}.jsonl"


def saved_text(match: Match, seating: Seating) -> str:
    """The private record, and the seating in its first line; any reader of records can read it."""
    head, *rest = checked_lines(match.record(private=True))
    check, text = "", []
    for line in ({**head, TABLE: seating.data()}, *rest):
        check = chained(check, line)
        text.append(json.dumps({**line, CHECK: check}, ensure_ascii=False))
    return "\n".join(text) + "\n"


def seating_in(text: str) -> Seating | None:
    """Who sat where in a saved match; None if it was not saved at a table in a terminal."""
    head = checked_lines(text)[0]
    return seating_of(head[TABLE], head["seats"]) if TABLE in head else None


def save(path: Path, match: Match, seating: Seating) -> Path:
    """Write a match to a file that only its owner may read, whole or not at all; where it lies in the end."""
    try:
        path = Path(os.path.realpath(path.expanduser()))
        if path.exists() and not path.is_file():
            why = os.strerror(errno.EISDIR if path.is_dir() else errno.ENOTSUP)
            raise CannotSave("save-failed", TEXT, path=str(path), why=why)
        if path == usual_path(match):
            path.parent.mkdir(parents=True, exist_ok=True)
        replace(path, saved_text(match, seating).encode())
    except (OSError, ValueError, RuntimeError) as error:  # such as a name with a null byte in it, or of no user
        why = getattr(error, "strerror", None) or str(error)
        raise CannotSave("save-failed", TEXT, path=in_short(str(path)), why=why) from error
    return path


def replace(path: Path, content: bytes) -> None:
    """Put a new file in the place of an old one: written beside it, on the disk, then renamed."""
    beside = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}")
    number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(number)
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    with contextlib.suppress(OSError):  # some systems cannot do this for a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

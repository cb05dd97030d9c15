"""Card files: TOML that is read with the line of every key, so that whatever is wrong in it is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from iacta.engine.words.errors import Argument, BadCards, Said, Sentence, shortened

LARGEST_FILE = 1 << 20
# A key of many parts under a header of many parts keeps the TOML parser busy for their product.
LONGEST_LINE = 1000
MOST_DOTS = 16  # in a line, outside texts and comments
SAID = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|\'[^\']*\'')  # what stands in quotes

BYTE_ORDER_MARK = "\ufeff"  # which some editors put first

Place = tuple[str | int, ...]  # where something stands in the file: ("totals", "mars") or ("card", 3, "origin", "vp")


def read(source: str | bytes | Path, *words: Path) -> TomlTable:
    """The whole file as a table: TOML text, or the file at a path; else raise `BadCards`. `words` are the folders
    with the game's own words for what is wrong in a file."""
    text = text_of(source)
    return TomlTable(parse(text), (), lines_of(text), Sentence("the-card-file"), words)


def text_of(source: str | bytes | Path) -> str:
    """The text of a card file, not longer than it may be."""
    if isinstance(source, Path):
        source = bytes_of(source)
    if len(source) > LARGEST_FILE:
        raise BadCards("cards-too-large")
    if isinstance(source, bytes):
        source = decoded(source)
    return source.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n")


def bytes_of(path: Path) -> bytes:
    """The bytes of a file, one more than allowed at most."""
    name = shown(str(path))
    if path.is_dir():
        raise BadCards("cards-folder", path=name)
    if not path.exists():
        raise BadCards("cards-missing", path=name)
    if not path.is_file():
        raise BadCards("cards-no-file", path=name)
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadCards("cards-unreadable", path=name, why=error.strerror or str(error)) from None


def decoded(content: bytes) -> str:
    """Text from UTF-8."""
    if b"\0" in content:
        raise BadCards("cards-binary", line=content[: content.index(b"\0")].count(b"\n") + 1)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadCards("cards-no-text", line=content[: error.start].count(b"\n") + 1) from None


def parse(text: str) -> dict[str, Any]:
    """The TOML of a text."""
    for line, row in enumerate(text.split("\n"), 1):
        if len(row) > LONGEST_LINE:
            raise BadCards("cards-line-too-long", line=line, most=LONGEST_LINE)
        if SAID.sub("", row).partition("#")[0].count(".") > MOST_DOTS:
            raise BadCards("cards-too-many-dots", line=line, most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        sentence, _, where = str(error).rpartition(" (at ")
        at = re.match(r"line (\d+)", where)
        line = int(at[1]) if at else text.rstrip("\n").count("\n") + 1  # otherwise "at end of document"
        raise BadCards("cards-no-toml", line=line, why=sentence) from None
    except (ValueError, RecursionError):  # thousands of digits or of brackets
        raise BadCards("cards-beyond-measure") from None


HEADER = re.compile(r"(\[{1,2})([^\[\]=]+)\]{1,2}\s*(?:#.*)?$")
KEY = re.compile(r"([\w.\"'\s-]+)=")


def lines_of(text: str) -> dict[Place, int]:
    """The line of every header and key, as far as they can be seen without parsing; () is the last line."""
    rows = text.rstrip("\n").split("\n")
    found: dict[Place, int] = {(): len(rows)}
    table: Place = ()
    met: Counter[str | int] = Counter()  # of each list of tables, how many have begun
    for line, row in enumerate(rows, 1):
        if header := HEADER.match(row.strip()):
            table = dotted(header[2])
            if len(table) == 1 and header[1] == "[[":
                met[table[0]] += 1
            if met[table[0]]:
                table = (table[0], met[table[0]] - 1, *table[1:])
            found.setdefault(table[:1], line)  # for a table that only has tables inside
            found.setdefault(table, line)
        elif key := KEY.match(row.strip()):
            parts = dotted(key[1])
            found.setdefault((*table, parts[0]), line)
            found.setdefault((*table, *parts), line)
    return found


def dotted(key: str) -> Place:
    """The parts of a key such as `origin.vp`."""
    return tuple(part.strip(" \t\"'") for part in key.split("."))


def shown(value: object) -> str | Sentence:
    """A value of the file for a sentence: short, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return Sentence("written", text=shortened(repr(value)[1:-1], 40))
    if isinstance(value, int | float):
        return str(value) if abs(value) < 10**9 else Sentence("a-huge-number")
    return Sentence("a-list" if isinstance(value, list) else "a-table" if isinstance(value, dict) else "a-date")


def either(allowed: Sequence[int]) -> str | Sentence:
    """The numbers of which a fact must be one."""
    *before, last = map(str, allowed)
    return Sentence("either-number", before=", ".join(before), last=last) if before else last


@dataclass(frozen=True)
class TomlTable:
    """A table of the file that knows where it stands, so that whatever is wrong in it is told with its line."""

    keys: dict[str, Any]
    place: Place
    lines: Mapping[Place, int]
    title: str | Said
    words: tuple[Path, ...]

    def wrong(self, message: str, *at: str | int, **arguments: Argument) -> BadCards:
        """The error for something in this table, with the line of the key or of what contains it."""
        place = (*self.place, *at)
        while place not in self.lines:
            place = place[:-1]
        return BadCards(message, *self.words, line=self.lines[place], **arguments)

    def expect(self, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        """Exactly these keys are there, and perhaps some more; an unknown one, perhaps a slip of the pen, is told
        first."""
        for key in self.keys:
            if key not in (*keys, *optional):
                raise self.wrong("cards-unknown-key", key, table=self.title, key=shown(key))
        for key in keys:
            if key not in self.keys:
                raise self.wrong("cards-missing-key", table=self.title, key=key)

    def number(self, key: str) -> int:
        """A whole number; true and false are none."""
        value = self.keys[key]
        if type(value) is not int:
            raise self.wrong("cards-no-number", key, table=self.title, key=key, value=shown(value))
        return value

    def text(self, key: str) -> str:
        """A text."""
        value = self.keys[key]
        if not isinstance(value, str):
            raise self.wrong("cards-no-string", key, table=self.title, key=key, value=shown(value))
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.keys[key]
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong("cards-no-strings", key, table=self.title, key=key)
        return value

    def table(self, key: str) -> TomlTable:
        """A table inside this one."""
        value = self.keys[key]
        if not isinstance(value, dict):
            raise self.wrong("cards-no-table", key, table=self.title, key=key)
        title = Sentence("part-of-table", key=key, table=self.title)
        return TomlTable(value, (*self.place, key), self.lines, title, self.words)

    def tables(self, key: str) -> list[TomlTable]:
        """A list of tables."""
        value = self.keys[key]
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong("cards-no-tables", key, table=self.title, key=key)
        title = Sentence("one-of-tables", key=key)
        return [TomlTable(each, (*self.place, key, at), self.lines, title, self.words) for at, each in enumerate(value)]

"""Card files: TOML that is read with the line of every key, so that whatever is wrong in it is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from iacta.engine.errors import BadCards

LARGEST_FILE = 1 << 20
LONGEST_LINE = 1000  # a key of many thousand parts would keep the TOML parser busy for minutes

Place = tuple[str | int, ...]  # where something stands in the file: ("totals", "mars") or ("card", 3, "origin", "vp")


def read(source: str | bytes | Path) -> Table:
    """The whole file as a table: TOML text, or the file at a path; else raise `BadCards`."""
    text = text_of(source)
    return Table(parse(text), (), lines_of(text), "the file")


def text_of(source: str | bytes | Path) -> str:
    """The text of a card file, not longer than it may be."""
    if isinstance(source, Path):
        source = bytes_of(source)
    if len(source) > LARGEST_FILE:
        raise BadCards("the card file is larger than 1 MiB")
    if isinstance(source, bytes):
        source = decoded(source)
    return source.replace("\r\n", "\n")


def bytes_of(path: Path) -> bytes:
    """The bytes of a file, one more than allowed at most."""
    name = shown(str(path))
    if path.is_dir():
        raise BadCards(f"{name} is a folder, not a card file")
    if not path.exists():
        raise BadCards(f"there is no card file {name}")
    if not path.is_file():
        raise BadCards(f"{name} is not a file")
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadCards(f"the card file {name} cannot be read: {error.strerror}") from None


def decoded(content: bytes) -> str:
    """Text from UTF-8, with or without the mark that some editors put first."""
    if b"\0" in content:
        raise BadCards("the card file is binary, not text", content[: content.index(b"\0")].count(b"\n") + 1)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCards("the card file is not UTF-8 text", content[: error.start].count(b"\n") + 1) from None


def parse(text: str) -> dict[str, Any]:
    """The TOML of a text."""
    for line, row in enumerate(text.split("\n"), 1):
        if len(row) > LONGEST_LINE:
            raise BadCards(f"the line is longer than {LONGEST_LINE} characters", line)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        sentence, _, where = str(error).rpartition(" (at ")
        at = re.match(r"line (\d+)", where)
        line = int(at[1]) if at else text.rstrip("\n").count("\n") + 1  # otherwise "at end of document"
        raise BadCards(f"this is not TOML: {sentence}", line) from None
    except (ValueError, RecursionError):  # thousands of digits or of brackets
        raise BadCards("this is not a card file: a number or a list in it is beyond all measure") from None


HEADER = re.compile(r"(\[{1,2})([^\[\]=]+)\]{1,2}\s*(?:#.*)?$")
KEY = re.compile(r"([\w.\"'\s-]+)=")


def lines_of(text: str) -> dict[Place, int]:
    """The line of every header and key, as far as they can be seen without parsing; () is the last line."""
    rows = text.rstrip("\n").split("\n")
    found: dict[Place, int] = {(): len(rows)}
    table: Place = ()
    cards = 0
    for line, row in enumerate(rows, 1):
        if header := HEADER.match(row.strip()):
            table = dotted(header[2])
            if table == ("card",) and header[1] == "[[":
                cards += 1
            if table[0] == "card" and cards:
                table = ("card", cards - 1, *table[1:])
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


def shown(value: object) -> str:
    """A value of the file for a sentence: short, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        text = repr(value[:40])[1:-1] + ("…" if len(value) > 40 else "")
        return f'"{text}"'
    if isinstance(value, int | float):
        return str(value) if abs(value) < 10**9 else "a huge number"
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else "a date"


@dataclass(frozen=True)
class Table:
    """A table of the file that knows where it stands, so that whatever is wrong in it is told with its line."""

    keys: dict[str, Any]
    place: Place
    lines: Mapping[Place, int]
    title: str

    def wrong(self, sentence: str, *key: str | int) -> BadCards:
        """The error for something in this table, with the line of the key or of what contains it."""
        place = (*self.place, *key)
        while place not in self.lines:
            place = place[:-1]
        return BadCards(sentence, self.lines[place])

    def expect(self, keys: tuple[str, ...]) -> None:
        """Exactly these keys are there; an unknown one, perhaps a slip of the pen, is told first."""
        for key in self.keys:
            if key not in keys:
                raise self.wrong(f"{self.title} has an unknown key {shown(key)}", key)
        for key in keys:
            if key not in self.keys:
                raise self.wrong(f"{self.title} has no {key}")

    def number(self, key: str) -> int:
        """A whole number; true and false are none."""
        value = self.keys[key]
        if type(value) is not int:
            raise self.wrong(f"{key} of {self.title} must be a whole number, not {shown(value)}", key)
        return value

    def text(self, key: str) -> str:
        """A text."""
        value = self.keys[key]
        if not isinstance(value, str):
            raise self.wrong(f"{key} of {self.title} must be a text, not {shown(value)}", key)
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.keys[key]
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(f"{key} of {self.title} must be a list of texts", key)
        return value

    def table(self, key: str) -> Table:
        """A table inside this one."""
        value = self.keys[key]
        if not isinstance(value, dict):
            raise self.wrong(f"{key} of {self.title} must be a table", key)
        return Table(value, (*self.place, key), self.lines, f"{key} of {self.title}")

    def tables(self, key: str) -> list[Table]:
        """A list of tables."""
        value = self.keys[key]
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.wrong(f"{key} of {self.title} must be a list of tables, each under [[{key}]]", key)
        return [Table(each, (*self.place, key, at), self.lines, f"a {key}") for at, each in enumerate(value)]

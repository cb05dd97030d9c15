"""What a person gives on the command line: options of a game, and files."""

from __future__ import annotations

import re
from pathlib import Path

from iacta.engine.words.errors import BadOptions, BadRecord, shown

LARGEST_RECORD = 16 << 20
ON_AND_OFF = {"": True, "on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
CHOICE = re.compile(r"[a-z][a-z0-9-]{0,39}")  # the name of something to choose


def read_options(settings: list[str] | None) -> dict[str, object]:
    """Options as typed: name, name=on, name=off, name=number or name=choice."""
    options: dict[str, object] = {}
    for setting in ",".join(settings or []).split(","):
        name, _, value = setting.strip().partition("=")
        if not name:
            continue
        if name in options:
            raise BadOptions("given-twice", name=shown(name))
        if value in ON_AND_OFF:
            options[name] = ON_AND_OFF[value]
        elif value.removeprefix("-").isascii() and value.removeprefix("-").isdecimal() and len(value) < 20:
            options[name] = int(value)
        elif CHOICE.fullmatch(value):
            options[name] = value
        else:
            raise BadOptions("not-a-setting", name=shown(name), value=shown(value))
    return options


def read_record(path: Path) -> str:
    """The text of a record file."""
    name = shown(str(path))
    if path.is_dir():
        raise BadRecord("record-folder", path=name)
    if not path.exists():
        raise BadRecord("record-missing", path=name)
    if not path.is_file():
        raise BadRecord("record-no-file", path=name)
    if path.stat().st_size > LARGEST_RECORD:
        raise BadRecord("record-too-large", path=name, most=LARGEST_RECORD >> 20)
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("record-no-utf8", path=name) from None

"""What `iacta serve` tells for friends in the same network: addresses to type, and a QR code to scan."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TextIO

import segno

from iacta.engine.words.messages import Words

# Black on white whatever colours the terminal has: some readers do not understand a code that is light on dark.
BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"
AS_BEFORE = "\x1b[0m"
BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
QUIET_ZONE = 4  # modules of white around the code, as the standard asks for


def invitation(urls: list[str], words: Words, *, with_code: bool) -> Iterator[str]:
    """The lines to print; without addresses, that there are none."""
    if not urls:
        yield words("friends-cannot")
        return
    yield words("friends-open")
    for url in urls:
        yield f"  {url}"
    if with_code:
        yield words("friends-scan", url=urls[0])
        yield from code_lines(urls[0])


def code_lines(text: str) -> Iterator[str]:
    """A QR code as lines for a terminal: two rows of modules are one line of half blocks."""
    rows = [bytes(row) for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET_ZONE)]
    rows.append(bytes(len(rows[0])))  # an odd number of rows ends with white
    for upper, lower in zip(rows[::2], rows[1::2], strict=False):
        yield BLACK_ON_WHITE + "".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True)) + AS_BEFORE


def shows_codes(terminal: TextIO) -> bool:
    """Whether a code would be drawn: files and the simplest terminals have no colours, old ones no half blocks."""
    if not terminal.isatty() or os.environ.get("TERM") == "dumb" or "NO_COLOR" in os.environ:
        return False
    try:
        "".join(BLOCKS.values()).encode(terminal.encoding)
    except UnicodeEncodeError:
        return False
    return True

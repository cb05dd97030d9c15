"""The rules and guides of games where nothing can be drawn."""

from __future__ import annotations

import re

PICTURE = re.compile(r"!\[([^\]]*)\]\((card|icon|picture):[\w-]+\)")
MARK = re.compile(r"<!-- /?\w+ -->\n?")


def without_pictures(markdown: str) -> str:
    """A page to be read as text: a picture that stands by itself is left out, any other is what it shows, in words."""
    paragraphs = (MARK.sub("", paragraph) for paragraph in markdown.split("\n\n"))
    kept = (PICTURE.sub(r"\1", paragraph) for paragraph in paragraphs if PICTURE.sub("", paragraph).strip())
    return "\n\n".join(paragraph.strip("\n") for paragraph in kept) + "\n"

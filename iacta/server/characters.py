"""Which characters people may send: whatever shows, and nothing that hides, blanks or turns the writing round."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # between the parts of an emoji
STYLES = ("\ufe0e", "\ufe0f")  # after a sign that is to be drawn as text or as an emoji
KEYCAP = "\u20e3"
OTHER_PICTURES = ("\u203c", "\u2049", "\u2139", "\u3030")  # emojis that are punctuation or a letter
FIRST_SYMBOL = "\u2000"  # mathematical signs before it are those on every keyboard
SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
# Signs that Python calls printable though they draw nothing: fillers, a blank, joiners and variation selectors.
INVISIBLE = frozenset(
    [
        *("\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\U0001d159"),
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0000, 0xE1000)),
    ]
)
MOST_MARKS = 4  # on one letter; no language needs more, and they would climb over the lines above and below


def printable(text: str) -> str:
    """Nothing that moves a cursor or turns the writing round."""
    if not text.isprintable():
        raise ValueError
    return text


def readable(text: str) -> str:
    """Something that can be seen, and nothing that cannot; emojis of several parts are fine."""
    visible, marks, before = False, 0, ""
    for place, sign in enumerate(text):
        if sign == JOINER:
            allowed = is_picture(before) and is_picture(text[place + 1 : place + 2])
        elif sign in STYLES:
            allowed = is_picture(before) or text[place + 1 : place + 2] == KEYCAP
        else:
            allowed = sign.isprintable() and sign not in INVISIBLE
            is_mark = unicodedata.category(sign).startswith("M")
            marks = marks + 1 if is_mark else 0
            visible = visible or not (is_mark or sign == " ")
        if not allowed or marks > MOST_MARKS:
            raise ValueError
        before = sign
    if not visible:
        raise ValueError
    return text


def is_picture(sign: str) -> bool:
    """Whether a sign can be a part of an emoji."""
    if sign in STYLES or sign in SKIN_TONES or sign in OTHER_PICTURES:
        return True
    kind = unicodedata.category(sign) if sign else ""
    return kind == "So" or (kind == "Sm" and sign > FIRST_SYMBOL)

"""A game's card file with something changed in it, and what is said of one that is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from iacta.engine.rules.game import Game
from iacta.engine.words.errors import BadCards


def line_of(text: str, phrase: str, *, after: str = "") -> int:
    """The line of the first `phrase` that stands after `after`."""
    at = text.index(phrase, text.index(after) if after else 0)
    return text.count("\n", 0, at) + 1


class CardFile:
    """The real card file of a game."""

    def __init__(self, game: Game) -> None:
        self.load = game.load_cards
        self.path = game.folder / "cards.toml"
        self.text = self.path.read_text(encoding="utf-8")

    def changed(self, old: str, new: str, *, card: str = "") -> tuple[str, int]:
        """The file with one replacement, in a card if one is named, and the line where that stands."""
        text, header = self.text, f'name = "{card}"\n' if card else ""
        start = text.index(header)
        at = text.index(old, start)
        assert not card or "[[card]]" not in text[start:at], f"{card} has no {old}"
        return text[:at] + new + text[at + len(old) :], line_of(text, old, after=header)

    def card_text(self, card: str) -> str:
        """The table of one card, its header included; its origin stands last."""
        start = self.text.index(f'[[card]]\nname = "{card}"\n')
        return self.text[start : self.text.index("}\n", self.text.index("\norigin = ", start)) + 2]

    def refused(self, text: str | bytes | Path, phrase: str, line: int | None) -> None:
        """Such a file is refused with this phrase and line."""
        with pytest.raises(BadCards) as caught:
            self.load(text)
        assert phrase in str(caught.value)
        assert caught.value.line == line
        assert line is None or str(caught.value).startswith(f"line {line}: ")

    def change_refused(self, old: str, new: str, phrase: str, *, card: str = "") -> None:
        """One replacement makes the file refused at its line."""
        text, line = self.changed(old, new, card=card)
        self.refused(text, phrase, line)

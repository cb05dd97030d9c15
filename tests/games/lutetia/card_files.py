"""The card file of Lutetia with something changed in it, and the line where that stands."""

from iacta.games.lutetia import GAME
from tests.games.lusitania_xxi.test_cards import line_of

__all__ = ["TEXT", "card_text", "changed", "line_of"]

TEXT = (GAME.folder / "cards.toml").read_text(encoding="utf-8")


def changed(old: str, new: str, *, card: str = "") -> tuple[str, int]:
    """The real file with one replacement, in a card if one is named, and the line where that stands."""
    start = TEXT.index(f'name = "{card}"\n') if card else 0
    at = TEXT.index(old, start)
    assert not card or "[[card]]" not in TEXT[start:at], f"{card} has no {old}"
    return TEXT[:at] + new + TEXT[at + len(old) :], TEXT.count("\n", 0, at) + 1


def card_text(card: str) -> str:
    """The table of one card, its header included."""
    start = TEXT.index(f'[[card]]\nname = "{card}"\n')
    return TEXT[start : TEXT.index(" }\n", TEXT.index("origin = ", start)) + 3]

"""What the person at the keyboard may see at a moment, and the words for it: those of a table in words, and the
terminal's own."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.messages import Words, words_in
from iacta.table_text import sight

TEXT = Path(__file__).parent / "text"


def words_for(game: Game, language: str, cards: Cards | None = None) -> Words:
    """The words of a game, of its card file, of a table in words and of the terminal."""
    return words_in(language, game.text_folder, sight.TEXT, TEXT, titles=cards.titles if cards else None)


@dataclass(frozen=True)
class Sight(sight.Sight):
    """One look at the table by the person at the keyboard."""

    @functools.cached_property
    def words(self) -> Words:
        return words_for(self.game, self.language, self.cards)

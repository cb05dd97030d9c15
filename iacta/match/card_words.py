"""A card in words: what it does, and its numbers with where each comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.messages import Words

RECONSTRUCTED = "reconstructed"
MARK = "*"


def effect_of(game: Game, cards: Cards, kind: str) -> str:
    """Which effect a card's words describe."""
    return cards.effects.get(kind) or game.effects[kind]


def effect_text(game: Game, cards: Cards, kind: str, language: str = "en") -> str:
    """What a card does, with its clause."""
    return game.words(language)(f"effect-{effect_of(game, cards, kind)}")


def fact_lines(game: Game, cards: Cards, kind: str, language: str = "en") -> Iterator[str]:
    """Each number of a card and its origin; a star marks those that are our guess."""
    words = game.words(language, cards)
    for fact, origin in cards.origins[kind].items():
        mark = f" {MARK}" if origin == RECONSTRUCTED else ""
        value = fact_text(words, fact, cards.facts[kind][fact])
        yield f"{words(f'fact-{fact}')}: {value}{mark} ({words(f'origin-{origin}')})"


def fact_text(words: Words, fact: str, value: object) -> str:
    """A number, some numbers, how many of what, a name that has a message, or the kinds of card that a fact names."""
    if isinstance(value, Mapping):
        return ", ".join(f"{count} {words(name)}" for name, count in value.items())
    if isinstance(value, str) and words.has(f"{fact}-{value}"):
        return words(f"{fact}-{value}")
    if not isinstance(value, list):
        return str(value)
    texts = []
    for part in value:
        kinds = [words.card(kind) if words.has(f"card-{kind}") else kind for kind in str(part).split("|")]
        texts.append(words("either", one=kinds[0], other=kinds[1]) if len(kinds) > 1 else kinds[0])
    return ", ".join(texts) or words("none")

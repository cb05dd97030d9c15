"""Help on a card: what it does, its clause, and its numbers with where each comes from; and help on a clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from iacta.match.words import in_short, simplified
from iacta.terminal.sight import Sight

RECONSTRUCTED = "reconstructed"
MARK = "*"
CLAUSE = re.compile(r"\*\*([A-Z]+\d+)\*\*")


def explained(sight: Sight, typed: str) -> list[str]:
    """Help on what was typed: a card by name, a thing on the table such as hand.0.1, or a clause such as X7."""
    clause = clause_text(sight, typed.strip().upper())
    if clause:
        return clause
    kinds = cards_meant(sight, typed)
    if len(kinds) > 1:
        choices = ", ".join(sight.words.card(kind) for kind in kinds[:6])
        return [sight.words("several-meant", typed=in_short(typed), choices=choices + (" …" if kinds[6:] else ""))]
    return list(card_lines(sight, kinds[0])) if kinds else [sight.words("no-card-called", typed=in_short(typed))]


def cards_meant(sight: Sight, typed: str) -> list[str]:
    """The kinds of card that a text can mean: by its whole name, by how a name begins, or by a part of it."""
    at = sight.card_at(typed.strip()) if typed.strip() in sight.game.places.numbers else None
    if at is not None and at in sight.cards.origins:
        return [at]
    text = simplified(typed)
    named = {kind: (simplified(sight.words.card(kind)), simplified(kind)) for kind in sight.cards.origins}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [kind for kind, names in named.items() if any(fits(name, text) for name in names)]
        if found:
            return found
    return []


def card_lines(sight: Sight, kind: str) -> Iterator[str]:
    words, cards = sight.words, sight.cards
    yield f"{words.card(kind)}: {words(f'effect-{sight.game.effects[kind]}')}"
    for fact, origin in cards.origins[kind].items():
        value = fact_text(sight, cards.facts[kind][fact])
        mark = f" {MARK}" if origin == RECONSTRUCTED else ""
        yield f"{sight.called('fact', fact)}: {value}{mark} ({words(f'origin-{origin}')})"


def fact_text(sight: Sight, value: object) -> str:
    """A number, numbers by name, or the kinds of card that a fact names."""
    if isinstance(value, Mapping):
        return ", ".join(f"{count} {sight.called('fact', name)}" for name, count in value.items())
    if not isinstance(value, list):
        return str(value)
    texts = []
    for part in value:
        kinds = [sight.words.card(kind) if kind in sight.game.kinds else kind for kind in str(part).split("|")]
        texts.append(sight.words("either", one=kinds[0], other=kinds[1]) if len(kinds) > 1 else kinds[0])
    return ", ".join(texts) or sight.words("none")


def clause_text(sight: Sight, clause: str) -> list[str]:
    """The paragraphs of a clause, from the rules page; empty if there is no such clause."""
    page = sight.game.rules_page(sight.language)
    begins = next((found for found in CLAUSE.finditer(page) if found[1] == clause), None)
    if begins is None:
        return []
    after = page[begins.end() :]
    ends = re.search(r"\n(?:\*\*[A-Z]+\d+\*\*|#)", after)
    text = f"{clause}{after[: ends.start()] if ends else after}".replace("**", "").replace("*", "")
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n") if paragraph.strip()]

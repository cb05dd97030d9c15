"""Help on a card: what it does, its clause, and its numbers with where each comes from; and help on a clause."""

from __future__ import annotations

import re

from iacta.engine.words.pages import without_pictures
from iacta.match.card_words import effect_text, fact_lines
from iacta.match.words import in_short, simplified
from iacta.table_text.sight import Sight

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
    if not kinds:
        return [sight.words("no-card-called", typed=in_short(typed))]
    effect = f"{sight.words.card(kinds[0])}: {effect_text(sight.game, sight.cards, kinds[0], sight.language)}"
    return [effect, *fact_lines(sight.game, sight.cards, kinds[0], sight.language)]


def examples(sight: Sight) -> tuple[str, str]:
    """A card and a clause of the game that are quickly typed."""
    cards = sorted(map(sight.words.card, sight.cards.origins or sight.game.kinds[1:]), key=len)
    clauses = (reason.clause for reason in sight.game.reasons)
    return cards[0].lower(), next(filter(None, clauses))


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


def clause_text(sight: Sight, clause: str) -> list[str]:
    """The paragraphs of a clause, from the rules page; empty if there is no such clause."""
    page = without_pictures(sight.game.rules_page(sight.language))
    begins = next((found for found in CLAUSE.finditer(page) if found[1] == clause), None)
    if begins is None:
        return []
    after = page[begins.end() :]
    ends = re.search(r"\n(?:\*\*[A-Z]+\d+\*\*|#)", after)
    text = f"{clause}{after[: ends.start()] if ends else after}".replace("**", "").replace("*", "")
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n") if paragraph.strip()]

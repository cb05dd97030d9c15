"""Words for golden pages that the games share: events as sentences, and the rows of a picture."""

from __future__ import annotations

import textwrap
from types import ModuleType
from typing import Any

from iacta.match import Match
from tests.golden.corpus import viewers

WIDTH = 110
LABEL = 10
UNBROKEN = "\u00a0"  # a space at which no line ends

UNSPOKEN = "{event}: {who}, {card}: {from} → {to}"  # an event that nobody has found words for yet

KEY_TO_HANDS = (
    "After each turn: the table, all cards open. A card in a hand or dismissed is known to "
    "its owner; card* is known to everybody, card*1 to seat 1 as well. Places are counted from 1."
)


def wrapped(text: str, indent: str, hanging: str | None = None) -> list[str]:
    """Lines of at most the page's width."""
    following = indent if hanging is None else hanging
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=following, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(UNBROKEN, " ") for line in lines]


def row(label: str, text: str) -> list[str]:
    """A row of a picture."""
    return wrapped(text, "  " + label.ljust(LABEL), " " * (LABEL + 2))


def listed(names: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def points(number: float) -> str:
    """A number of points, in halves."""
    whole, half = divmod(abs(number), 1)
    sign = "−" if number < 0 else ""
    return f"{sign}{int(whole)}" if not half else f"{sign}{int(whole) or ''}½"


def heap(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} × {card}" if count > 1 else card for card, count in counts.items())


def spoken(card: str | None) -> str:
    return "a card" if card == "unknown" else card or ""


def sentence(words: ModuleType, event: dict[str, Any]) -> str:
    """What happened, in the words of a game."""
    who = "the table" if event["seat"] is None else f"seat {event['seat']}"
    places = {end: words.place(event[end], event["seat"]) for end in ("from", "to")}
    return str(words.SENTENCES.get(event["event"], UNSPOKEN)).format(
        event=event["event"],
        who=who,
        card=spoken(event["card"]),
        amount=event.get("amount", 0),
        **places,
        **{name: fact_text(value) for name, value in event.get("facts", {}).items()},
    )


def fact_text(fact: Any) -> Any:
    """A fact of an event; several numbers or names one after the other."""
    return (" ".join(map(str, fact)) or "none") if isinstance(fact, list) else fact


def difference(best: dict[str, Any], other: dict[str, Any]) -> str:
    """What a viewer who is told less is told instead: only the card can differ."""
    assert {**best, "card": None} == {**other, "card": None}
    return spoken(other["card"])


def no_gloss(match: Match, seat: int, action: int) -> str:
    """Every action has an event that tells its card."""
    return ""


def marked(card: str, owner: int, knowing: list[int], match: Match) -> str:
    """A hidden card with a mark for who knows it besides its owner."""
    others = [viewer for viewer in knowing if viewer != owner]
    if len(knowing) == len(viewers(match)):
        return card + "*"
    return card + "*" * bool(others) + "".join(str(viewer) for viewer in others)


def hidden(match: Match, field: str, owner: int, *, empty: str = "") -> list[str]:
    """A row of hidden cards: what each is, as the viewers who know it see it, and what stands for an empty place."""
    rows = {viewer: match.view(viewer)["table"][field][owner] for viewer in viewers(match)}
    cards = []
    for number in range(len(rows[owner])):
        kinds = {viewer: row[number] for viewer, row in rows.items()}
        knowing = [viewer for viewer, kind in kinds.items() if kind != "unknown"]
        if not knowing:
            cards.append("unknown to all")
            continue
        (kind,) = {kinds[viewer] for viewer in knowing}
        cards.append(empty if kind is None else marked(kind, owner, knowing, match))
    return [card for card in cards if card]

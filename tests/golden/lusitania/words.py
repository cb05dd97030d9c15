"""Lusitania (2019) in words for golden pages: events as sentences, and a picture of the table."""

from __future__ import annotations

from typing import Any

from iacta.games.lusitania.state import NUMERALS
from iacta.match import Match
from tests.golden import lusitanias
from tests.golden.lusitanias import parted, standing, supply_and_piles, turn, with_gear
from tests.golden.words import KEY_TO_HANDS as KEY
from tests.golden.words import no_gloss as gloss
from tests.golden.words import row

__all__ = ["ENDINGS", "KEY", "SENTENCES", "SHOWN_OTHERWISE", "gloss", "picture", "place", "turn", "why_it_ended"]

# The picture of the deal tells these, and headings tell whose turn it is.
SHOWN_OTHERWISE = {"dealt", "turn_begins"}

SENTENCES = {
    **lusitanias.SENTENCES,
    "played": "{who} plays {card}: {from}",
    "commander_taken": "{who} takes the {card} from {from}",
    "commander_passed": "{who} passes the {card} to {to}",
    "stolen": "{who} takes {card} blindly: {from} → {to}",
    "mars_turned": "{who} turns {card} grey side up",
    "pile_ended": "the draw pile has run out for good",
}

ENDINGS = {
    "twenty": "20 points are reached.",
    "musician": "The Musician lies on the training field.",
    "pile": "The second draw pile has run out.",
    "turn_limit": "The turn limit is reached.",
}


def place(name: str | None, me: int | None) -> str:
    """A place as the seat `me` says it."""
    zone, numbers, whose = parted(name, me)
    if zone == "hand":
        return f"{whose}hand {numbers[1] + 1}"
    if zone == "field":
        return f"field {numbers[0] + 1}"
    if zone == "army":
        return f"{whose}army"
    if zone == "gear":
        return f"under {whose}{NUMERALS[numbers[1]]}"
    if zone == "commander":
        return f"seat {numbers[0]}"
    return zone


def why_it_ended(match: Match) -> str:
    scores = sorted(match.scores, reverse=True)
    text = ENDINGS[str(match.ending)]
    if scores[0] != scores[1]:
        return text
    holder = match.view(match.game.spectator)["table"]["commander"]
    return f"{text} First place was tied; the Commander is at seat {holder}."


def army(table: dict[str, Any], seat: int) -> str:
    cards = []
    for number, card in enumerate(table["army"][seat]):
        if card is not None:
            grey = " (used)" if number == 0 and table["mars_used"][seat] else ""
            cards.append(with_gear(card + grey, table["gear"][seat][number]))
    return " · ".join(cards)


def picture(match: Match) -> list[str]:
    """The table, all hands open, with marks for who knows what."""
    table = match.view(match.game.spectator)["table"]
    lines = supply_and_piles(table, "field")
    for seat in range(match.seats):
        parts = standing(match, seat, "" if table["colour"][seat] == "none" else table["colour"][seat])
        parts += ["has the Commander"] if table["commander"] == seat else []
        lines += row(f"seat {seat}", "; ".join(parts))
        lines += row("", army(table, seat))
    return lines

"""Lusitania (2019) in words for golden pages: events as sentences, and a picture of the table."""

from __future__ import annotations

from typing import Any

from iacta.games.lusitania.kinds import COLOURS
from iacta.games.lusitania.state import NUMERALS
from iacta.match import Match
from tests.golden.words import KEY_TO_HANDS as KEY
from tests.golden.words import UNBROKEN, heap, hidden, points, row
from tests.golden.words import no_gloss as gloss

__all__ = ["ENDINGS", "KEY", "SENTENCES", "SHOWN_OTHERWISE", "gloss", "picture", "place", "turn", "why_it_ended"]

# The picture of the deal tells these, and headings tell whose turn it is.
SHOWN_OTHERWISE = {"dealt", "turn_begins"}

SENTENCES = {
    "turned_up": "{card} is turned up: {to}",
    "taken": "{who} takes {card}: {from} → {to}",
    "given": "{who} gives {card}: {from} → {to}",
    "recruited": "{who} recruits {card}: {from} → {to}",
    "equipped": "{who} lays {card}: {from} → {to}",
    "drawn": "{who} draws {card} → {to}",
    "played": "{who} plays {card}: {from}",
    "discarded": "{who} discards {card}: {from}",
    "commander_taken": "{who} takes the {card} from {from}",
    "commander_passed": "{who} passes the {card} to {to}",
    "stolen": "{who} takes {card} blindly: {from} → {to}",
    "mars_turned": "{who} turns {card} grey side up",
    "shuffled": "the discard pile is shuffled: it is the second draw pile",
    "pile_ended": "the draw pile has run out for good",
    "game_over": "the game is over",
}

ENDINGS = {
    "twenty": "20 points are reached.",
    "musician": "The Musician lies on the training field.",
    "pile": "The second draw pile has run out.",
    "turn_limit": "The turn limit is reached.",
}


def place(name: str | None, me: int | None) -> str:
    """A place as the seat `me` says it."""
    zone, *index = (name or "").split(".")
    numbers = [int(number) for number in index]
    whose = "" if numbers[:1] == [me] else f"seat {numbers[0]}'s " if numbers else ""
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


def turn(match: Match) -> str:
    state = match.state[0]
    return f"Turn {state['turns'] + 1}: seat {state['me']}"


def army(table: dict[str, Any], seat: int) -> str:
    cards = []
    for number, card in enumerate(table["army"][seat]):
        if card is not None:
            gear = heap(table["gear"][seat][number])
            grey = " (used)" if number == 0 and table["mars_used"][seat] else ""
            cards.append((card + grey + (f" ({gear})" if gear else "")).replace(" ", UNBROKEN))
    return " · ".join(cards)


def picture(match: Match) -> list[str]:
    """The table, all hands open, with marks for who knows what."""
    table = match.view(match.game.spectator)["table"]
    ordinal = {1: "first", 2: "second"}[table["pile_number"]]
    lines = row("field", ", ".join(card or "–" for card in table["field"]))
    lines += row(
        "piles", f"{table['pile_left']} in the {ordinal} draw pile; discarded: {heap(table['discard']) or 'none'}"
    )
    for seat in range(match.seats):
        colour = f", {COLOURS[table['colour'][seat]]}" if table["colour"][seat] else ""
        unit = "point" if match.scores[seat] == 1 else "points"
        parts = [
            f"{points(match.scores[seat])} {unit}{colour}",
            f"hand: {', '.join(hidden(match, 'hand', seat, empty='–'))}",
        ]
        parts += ["has the Commander"] if table["commander"] == seat else []
        lines += row(f"seat {seat}", "; ".join(parts))
        lines += row("", army(table, seat))
    return lines

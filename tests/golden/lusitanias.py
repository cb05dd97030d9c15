"""Words for golden pages that both Lusitanias share: events, piles, hands and turns."""

from __future__ import annotations

from typing import Any

from iacta.match import Match
from tests.golden.words import UNBROKEN, heap, hidden, points, row

SENTENCES = {
    "turned_up": "{card} is turned up: {to}",
    "taken": "{who} takes {card}: {from} → {to}",
    "given": "{who} gives {card}: {from} → {to}",
    "recruited": "{who} recruits {card}: {from} → {to}",
    "equipped": "{who} lays {card}: {from} → {to}",
    "drawn": "{who} draws {card} → {to}",
    "discarded": "{who} discards {card}: {from}",
    "shuffled": "the discard pile is shuffled: it is the second draw pile",
    "game_over": "the game is over",
}


def turn(match: Match) -> str:
    state = match.state[0]
    return f"Turn {state['turns'] + 1}: seat {state['me']}"


def parted(name: str | None, me: int | None) -> tuple[str, list[int], str]:
    """A place as its zone, its numbers, and whose it is as the seat `me` says it."""
    zone, *index = (name or "").split(".")
    numbers = [int(number) for number in index]
    return zone, numbers, "" if numbers[:1] == [me] else f"seat {numbers[0]}'s " if numbers else ""


def supply_and_piles(table: dict[str, Any], supply: str) -> list[str]:
    """The rows of the field or the camp and of the piles."""
    ordinal = {1: "first", 2: "second"}[table["pile_number"]]
    left, discarded = table["pile_left"], heap(table["discard"]) or "none"
    return [
        *row(supply, ", ".join(card or "–" for card in table[supply])),
        *row("piles", f"{left} in the {ordinal} draw pile; discarded: {discarded}"),
    ]


def standing(match: Match, seat: int, colour: str) -> list[str]:
    """The points of a seat, its colour if it has one, and its hand with marks for who knows what."""
    unit = "point" if match.scores[seat] in (0.5, 1) else "points"
    line = f"{points(match.scores[seat])} {unit}" + (f", {colour}" if colour else "")
    return [line, f"hand: {', '.join(hidden(match, 'hand', seat, empty='–'))}"]


def with_gear(card: str, gear: dict[str, int]) -> str:
    """A soldier and what lies under it, on one line."""
    return (card + (f" ({heap(gear)})" if gear else "")).replace(" ", UNBROKEN)

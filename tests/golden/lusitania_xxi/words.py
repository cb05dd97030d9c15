"""Lusitania XXI in words for golden pages: events as sentences, and a picture of the table."""

from __future__ import annotations

from typing import Any

from iacta.match import Match
from tests.golden import lusitanias
from tests.golden.lusitanias import parted, standing, supply_and_piles, turn, with_gear
from tests.golden.shown import family
from tests.golden.words import KEY_TO_HANDS as KEY
from tests.golden.words import hidden, row

__all__ = ["ENDINGS", "KEY", "SENTENCES", "SHOWN_OTHERWISE", "gloss", "picture", "place", "turn", "why_it_ended"]

WORDS_OF_CELLS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")

# The picture of the deal tells these, and headings tell whose turn it is.
SHOWN_OTHERWISE = {"dealt", "objective_shown", "turn_begins"}

SENTENCES = {
    **lusitanias.SENTENCES,
    "dismissed": "{who} dismisses {card}: {from} → {to}",
    "cleared": "three alike in the camp: {card} leaves {from}",
    "used": "{who} uses {card} in {from}",
    "caesar_passed": "{card} goes on: {from} → {to}",
    "stationed": "{who} stations {card}: {from} → {to}",
    "stolen": "{who} draws {card} blindly from {from}",
    "handed": "{who} gives {card}: {from} → {to}",
    "joined": "{card}, drawn before, joins {to}",
    "inspected": "{who} fetches {card} from the discard pile → {to}",
    "healed": "{who} is rid of {card}: {from} → discard pile",
    "robbed": "{who} discards {card}: {from}",
    "objective_taken": "{who} takes {card} from the middle",
    "doubled": "{card} lies {to}",
    "burdened": "{card} lies under {to}",
    "pile_ended": "the draw pile has run out for good: this turn is the last",
}

ENDINGS = {
    "twenty_one": "21 points are reached.",
    "pile": "The second draw pile has run out, and this was its last turn.",
    "turn_limit": "The turn limit is reached.",
}


def place(name: str | None, me: int | None) -> str:
    """A place as the seat `me` says it."""
    zone, numbers, whose = parted(name, me)
    if zone == "hand":
        return f"{whose}hand {numbers[1] + 1}"
    if zone == "camp":
        return f"camp {numbers[0] + 1}"
    if zone == "legion":
        return f"{whose}cell {WORDS_OF_CELLS[numbers[1]]}"
    if zone == "gear":
        return f"under {whose}{WORDS_OF_CELLS[numbers[1]]}"
    if zone == "dismissed":
        return f"{whose}dismissed {numbers[1] + 1}"
    return zone


def gloss(match: Match, seat: int, action: int) -> str:
    """The card that an action means without an event of its own to tell it."""
    game, state = match.game, match.state[0]
    number = game.actions.argument[0][action]
    return f" ({game.kinds[state['dismissed'][seat, number]]})" if family(game, action) == "heal" else ""


def why_it_ended(match: Match) -> str:
    scores = sorted(match.scores, reverse=True)
    text = ENDINGS[str(match.ending)]
    if scores[0] != scores[1]:
        return text
    table = match.view(match.game.spectator)["table"]
    holder = next(seat for seat in range(match.seats) if "caesar" in table["legion"][seat])
    return f"{text} The tie goes to Caesar's holder, seat {holder}, or the nearest to the left."


def legion(table: dict[str, Any], seat: int) -> str:
    cells = []
    for cell, card in enumerate(table["legion"][seat]):
        if card is not None:
            cells.append(with_gear(f"{WORDS_OF_CELLS[cell]} {card}", table["gear"][seat][cell]))
    return " · ".join(cells) or "empty"


def prizes(match: Match, table: dict[str, Any], seat: int) -> str:
    """The Laurus and Virtus cards of a seat, or those that lie open if the seat is -1."""
    cards = []
    names = match.game.kinds[-len(table["objective"]) :]
    for card, lies in zip(names, table["objective"], strict=True):
        if lies == ("open" if seat < 0 else seat):
            where = ""
            if card == "virtus-6" and table["doubled_cell"]:
                where = f" on {table['doubled_piece']} at {WORDS_OF_CELLS[table['doubled_cell']]}"
            if card == "virtus-10" and table["burdened_cell"]:
                where = f" under {WORDS_OF_CELLS[table['burdened_cell']]}"
            cards.append(card + where)
    return ", ".join(cards)


def picture(match: Match) -> list[str]:
    """The table, all hands open, with marks for who knows what."""
    table = match.view(match.game.spectator)["table"]
    lines = supply_and_piles(table, "camp")
    if any(lies != "out" for lies in table["objective"]):
        lines += row("open", prizes(match, table, -1) or "none")
    for seat in range(match.seats):
        dismissed, won = hidden(match, "dismissed", seat), prizes(match, table, seat)
        parts = standing(match, seat, "" if table["colour"][seat] == "none" else table["colour"][seat])
        parts += [f"dismissed: {', '.join(dismissed)}"] if dismissed else []
        parts += [f"has {won}"] if won else []
        lines += row(f"seat {seat}", "; ".join(parts))
        lines += row("", legion(table, seat))
    return lines

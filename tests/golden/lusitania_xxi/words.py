"""Lusitania XXI in words for golden pages: events as sentences, and a picture of the table."""

from __future__ import annotations

from typing import Any

from iacta.games.lusitania_xxi.kinds import COLOURS, EQUIPMENT
from iacta.match import Match
from tests.golden.corpus import viewers
from tests.golden.page import UNBROKEN, points, wrapped

WORDS_OF_CELLS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")
LABEL = 10

# The picture of the deal tells these, and headings tell whose turn it is.
SHOWN_OTHERWISE = {"dealt", "objective_shown", "turn_begins"}

SENTENCES = {
    "turned_up": "{card} is turned up: {to}",
    "taken": "{who} takes {card}: {from} → {to}",
    "given": "{who} gives {card}: {from} → {to}",
    "recruited": "{who} recruits {card}: {from} → {to}",
    "equipped": "{who} lays {card}: {from} → {to}",
    "dismissed": "{who} dismisses {card}: {from} → {to}",
    "drawn": "{who} draws {card} → {to}",
    "cleared": "three alike in the camp: {card} leaves {from}",
    "discarded": "{who} discards {card}: {from}",
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
    "shuffled": "the discard pile is shuffled: it is the second draw pile",
    "pile_ended": "the draw pile has run out for good: this turn is the last",
    "game_over": "the game is over",
}

UNSPOKEN = "{event}: {who}, {card}: {from} → {to}"  # an event that nobody has found words for yet

ENDINGS = {
    "twenty_one": "21 points are reached.",
    "pile": "The second draw pile has run out, and this was its last turn.",
    "turn_limit": "The turn limit is reached.",
}


def place(name: str | None, me: int | None) -> str:
    """A place as the seat `me` says it."""
    zone, *index = (name or "").split(".")
    numbers = [int(number) for number in index]
    whose = "" if numbers[:1] == [me] else f"seat {numbers[0]}'s " if numbers else ""
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


def spoken(card: str | None) -> str:
    return "a card" if card == "unknown" else card or ""


def sentence(event: dict[str, Any]) -> str:
    """What happened, in words."""
    who = "the table" if event["seat"] is None else f"seat {event['seat']}"
    places = {end: place(event[end], event["seat"]) for end in ("from", "to")}
    return SENTENCES.get(event["event"], UNSPOKEN).format(
        event=event["event"], who=who, card=spoken(event["card"]), **places
    )


def gloss(match: Match, seat: int, action: int) -> str:
    """The card that an action means without an event of its own to tell it."""
    game, state = match.game, match.state[0]
    family = game.actions.families[game.actions.family_of[action]].name
    number = game.actions.argument[0][action]
    return f" ({game.kinds[state['dismissed'][seat, number]]})" if family == "heal" else ""


def difference(best: dict[str, Any], other: dict[str, Any]) -> str:
    """What a viewer who is told less is told instead: only the card can differ."""
    assert {**best, "card": None} == {**other, "card": None}
    return spoken(other["card"])


def why_it_ended(match: Match) -> str:
    scores = sorted(match.scores, reverse=True)
    text = ENDINGS[str(match.ending)]
    if scores[0] != scores[1]:
        return text
    table = match.view(match.game.spectator)["table"]
    holder = next(seat for seat in range(match.seats) if "caesar" in table["legion"][seat])
    return f"{text} The tie goes to Caesar's holder, seat {holder}, or the nearest to the left."


def turn(match: Match) -> str:
    state = match.state[0]
    return f"Turn {state['turns'] + 1}: seat {state['me']}"


def row(label: str, text: str) -> list[str]:
    return wrapped(text, "  " + label.ljust(LABEL), " " * (LABEL + 2))


def marked(card: str, owner: int, knowing: list[int], match: Match) -> str:
    """A hidden card with a mark for who knows it besides its owner."""
    others = [viewer for viewer in knowing if viewer != owner]
    if len(knowing) == len(viewers(match)):
        return card + "*"
    return card + "*" * bool(others) + "".join(str(viewer) for viewer in others)


def hidden(match: Match, tables: dict[int, Any], field: str, owner: int) -> str:
    """A row of hidden cards: what each is, as the viewers who know it see it."""
    cards = []
    for number in range(len(tables[owner][field][owner])):
        kinds = {viewer: table[field][owner][number] for viewer, table in tables.items()}
        knowing = [viewer for viewer, kind in kinds.items() if kind != "unknown"]
        if not knowing:
            cards.append("unknown to all")
        elif kinds[knowing[0]] is not None:
            assert len({kinds[viewer] for viewer in knowing}) == 1
            cards.append(marked(kinds[knowing[0]], owner, knowing, match))
        elif field == "hand":
            cards.append("–")
    return ", ".join(cards) or "none"


def heap(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} × {card}" if count > 1 else card for card, count in counts.items())


def legion(table: dict[str, Any], seat: int) -> str:
    cells = []
    for cell, card in enumerate(table["legion"][seat]):
        if card is not None:
            gear = heap(table["gear"][seat][cell])
            text = f"{WORDS_OF_CELLS[cell]} {card}" + (f" ({gear})" if gear else "")
            cells.append(text.replace(" ", UNBROKEN))
    return " · ".join(cells) or "empty"


def prizes(match: Match, table: dict[str, Any], seat: int) -> str:
    """The Laurus and Virtus cards of a seat, or those that lie open if the seat is -1."""
    cards = []
    names = match.game.kinds[-len(table["objective"]) :]
    for card, lies in zip(names, table["objective"], strict=True):
        if lies == seat + 2:
            where = ""
            if card == "virtus-6" and table["doubled_cell"]:
                where = f" on {EQUIPMENT[table['doubled_piece']]} at {WORDS_OF_CELLS[table['doubled_cell']]}"
            if card == "virtus-10" and table["burdened_cell"]:
                where = f" under {WORDS_OF_CELLS[table['burdened_cell']]}"
            cards.append(card + where)
    return ", ".join(cards)


def picture(match: Match) -> list[str]:
    """The table, all hands open, with marks for who knows what."""
    tables = {viewer: match.view(viewer)["table"] for viewer in viewers(match)}
    table = tables[match.game.spectator]
    ordinal = {1: "first", 2: "second"}[table["pile_number"]]
    lines = row("camp", ", ".join(card or "–" for card in table["camp"]))
    lines += row(
        "piles", f"{table['pile_left']} in the {ordinal} draw pile; discarded: {heap(table['discard']) or 'none'}"
    )
    if any(table["objective"]):
        lines += row("open", prizes(match, table, -1) or "none")
    for seat in range(match.seats):
        colour = f", {COLOURS[table['colour'][seat]]}" if table["colour"][seat] else ""
        dismissed = hidden(match, tables, "dismissed", seat)
        won = prizes(match, table, seat)
        unit = "point" if match.scores[seat] in (0.5, 1) else "points"
        parts = [f"{points(match.scores[seat])} {unit}{colour}", f"hand: {hidden(match, tables, 'hand', seat)}"]
        parts += [f"dismissed: {dismissed}"] if dismissed != "none" else []
        parts += [f"has {won}"] if won else []
        lines += row(f"seat {seat}", "; ".join(parts))
        lines += row("", legion(table, seat))
    return lines

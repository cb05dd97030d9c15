"""Lusitania (2019) in words for golden pages: events as sentences, and a picture of the table."""

from __future__ import annotations

from typing import Any

from iacta.games.lusitania.kinds import COLOURS
from iacta.games.lusitania.state import NUMERALS
from iacta.match import Match
from tests.golden.corpus import viewers
from tests.golden.page import UNBROKEN, points, wrapped

LABEL = 10

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

UNSPOKEN = "{event}: {who}, {card}: {from} → {to}"  # an event that nobody has found words for yet

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
    """Every action has an event that tells its card."""
    return ""


def difference(best: dict[str, Any], other: dict[str, Any]) -> str:
    """What a viewer who is told less is told instead: only the card can differ."""
    assert {**best, "card": None} == {**other, "card": None}
    return spoken(other["card"])


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


def row(label: str, text: str) -> list[str]:
    return wrapped(text, "  " + label.ljust(LABEL), " " * (LABEL + 2))


def marked(card: str, owner: int, knowing: list[int], match: Match) -> str:
    """A hidden card with a mark for who knows it besides its owner."""
    others = [viewer for viewer in knowing if viewer != owner]
    if len(knowing) == len(viewers(match)):
        return card + "*"
    return card + "*" * bool(others) + "".join(str(viewer) for viewer in others)


def hand(match: Match, tables: dict[int, Any], owner: int) -> str:
    """A hand: what each card is, as the viewers who know it see it."""
    cards = []
    for number in range(len(tables[owner]["hand"][owner])):
        kinds = {viewer: table["hand"][owner][number] for viewer, table in tables.items()}
        knowing = [viewer for viewer, kind in kinds.items() if kind != "unknown"]
        assert len({kinds[viewer] for viewer in knowing}) == 1
        kind = kinds[owner]
        cards.append("–" if kind is None else marked(kind, owner, knowing, match))
    return ", ".join(cards)


def heap(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} × {card}" if count > 1 else card for card, count in counts.items())


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
    tables = {viewer: match.view(viewer)["table"] for viewer in viewers(match)}
    table = tables[match.game.spectator]
    ordinal = {1: "first", 2: "second"}[table["pile_number"]]
    lines = row("field", ", ".join(card or "–" for card in table["field"]))
    lines += row(
        "piles", f"{table['pile_left']} in the {ordinal} draw pile; discarded: {heap(table['discard']) or 'none'}"
    )
    for seat in range(match.seats):
        colour = f", {COLOURS[table['colour'][seat]]}" if table["colour"][seat] else ""
        unit = "point" if match.scores[seat] == 1 else "points"
        parts = [f"{points(match.scores[seat])} {unit}{colour}", f"hand: {hand(match, tables, seat)}"]
        parts += ["has the Commander"] if table["commander"] == seat else []
        lines += row(f"seat {seat}", "; ".join(parts))
        lines += row("", army(table, seat))
    return lines

"""Lutetia in words for golden pages: events as sentences, and a picture of the table."""

from __future__ import annotations

from typing import Any

from iacta.games.lutetia.estate import cards_owned, stock
from iacta.games.lutetia.kinds import ARTISANS, DIGITS, LETTERS, RESOURCES, SLOT_NAMES
from iacta.match import Match
from tests.golden.shown import highest
from tests.golden.words import UNBROKEN, heap, hidden, points, row
from tests.golden.words import no_gloss as gloss

__all__ = ["ENDINGS", "KEY", "SENTENCES", "SHOWN_OTHERWISE", "gloss", "picture", "place", "turn", "why_it_ended"]

KEY = (
    "A bid is told when the last has chosen. After each round: the table, with the coins on the cards and the cards on "
    "sale now. An action card that lies face down is known to its owner; card* is known to everybody."
)

# Headings tell which round it is, and decisions who is ready or passes.
SHOWN_OTHERWISE = {"round_begins", "ready", "passed"}

SENTENCES = {
    "turned_up": "{card} is turned up: {to}",
    "laid": "{who} lays {card} face down as {to}",
    "bribed": "{who} puts {amount} on {to}",
    "revealed": "{who} reveals {card}, {from}",
    "income": "{who} takes an income of {amount}",
    "bribe_lost": "{who} loses a bribe of {amount}",
    "legion_played": "{who} removes a {card} from the game",
    "supported": "{who} supports {to}: the offer is {amount} now",
    "compensated": "{from}: {who} takes back a bribe of {amount}, and 1",
    "tied": "{from}: the highest offers are equal, {card} leaves the game",
    "bought": "{from}: {who} buys {card} for {amount}, bribe included",
    "could_not_pay": "{from}: {who} cannot pay, {card} leaves the game",
    "coins_taken": "{who} takes the {amount} that lay on it",
    "coins_lost": "what lay on it goes to the bank: {amount}",
    "earned": "{card} pays {amount} to {who}",
    "apprenticed": "{who}: an {card} joins a {to}",
    "risen": "{from}: nobody bid, {amount} on it now",
    "taken_back": "everybody takes the action cards back",
    "game_over": "the game is over",
}

ENDINGS = {
    "characters": "There are too few characters for another round.",
    "places": "There are too few places for another round.",
    "both_decks": "There are too few characters and too few places for another round.",
    "round_limit": "The last round is played.",
}


def place(name: str | None, me: int | None) -> str:
    """A place as the seat `me` says it."""
    zone, *index = (name or "").split(".")
    numbers = [int(number) for number in index]
    if zone == "slot":
        return SLOT_NAMES[numbers[0]]
    if zone == "bid":
        whose = "the" if numbers[0] == me else f"seat {numbers[0]}'s"
        return f"{whose} {('left', 'right')[numbers[1]]} card"
    if zone == "attached":
        return ARTISANS[numbers[1]]
    return zone


def why_it_ended(match: Match) -> str:
    """How the game ended, and what decided a tie at the top."""
    text = ENDINGS[str(match.ending)]
    best, state = highest(match), match.state[0]
    if len(best) == 1:
        return text
    money = ", ".join(f"seat {seat} {state['cash'][seat]}" for seat in best)
    cards = ", ".join(f"seat {seat} {cards_owned(state, seat)}" for seat in best)
    return f"{text} First place was tied; money: {money}; cards: {cards}."


def turn(match: Match) -> str:
    return f"Round {match.state[0]['round']}"


def on_sale(table: dict[str, Any], slots: tuple[str, ...]) -> str:
    cards = []
    for slot in slots:
        number = SLOT_NAMES.index(slot)
        card, coins = table["market"][number], table["coins"][number]
        if card is not None:
            cards.append(f"{slot} {card}{f' ({coins})' if coins else ''}".replace(" ", UNBROKEN))
    return " · ".join(cards) or "none"


def bids(match: Match, table: dict[str, Any], seat: int) -> str:
    """The two action cards, with the money on them."""
    cards = zip(hidden(match, "bid", seat), table["stake"][seat], strict=False)  # none lie there after a round
    return ", ".join(f"{stake} on {card}" if stake else card for card, stake in cards)


def resources(match: Match, seat: int) -> str:
    k = match.cards.k[0]
    amounts = [(stock(match.state[0], k, seat, i), name) for i, name in enumerate(RESOURCES, 1)]
    return ", ".join(f"{amount} {name}" for amount, name in amounts if amount)


def owned(table: dict[str, Any], seat: int) -> str:
    """The cards of a seat, and with whom its apprentices are."""
    joined = zip(ARTISANS, table["attached"][seat], strict=True)
    apprentices = {f"apprentice of a {artisan}": sum(lying.values()) for artisan, lying in joined if lying}
    return heap({**table["owned"][seat], **apprentices})


def picture(match: Match) -> list[str]:
    """The table: the market with the coins on it, and what everybody has."""
    table = match.view(match.game.spectator)["table"]
    lines = row("market", f"{on_sale(table, LETTERS)}; {table['characters_left']} characters in the deck")
    lines += row("", f"{on_sale(table, DIGITS)}; {table['places_left']} places in the deck")
    if table["gone"]:
        lines += row("gone", heap(table["gone"]))
    for seat in range(match.seats):
        unit = "point" if match.scores[seat] == 1 else "points"
        parts = [f"{points(match.scores[seat])} {unit}", f"cash {table['cash'][seat]}"]
        laid, stocked = bids(match, table, seat), resources(match, seat)
        parts += [f"bids: {laid}"] if laid else []
        parts += [stocked] if stocked else []
        lines += row(f"seat {seat}", "; ".join(parts))
        lines += row("", owned(table, seat))
    return lines

"""What a match of Lutetia shows, read off its events and its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from iacta.engine.rules.game import Game
from iacta.games.lutetia.estate import cards_owned
from iacta.match import Match
from iacta.match.plain import plain_event
from tests.golden.shown import at_any_table, family, highest, in_every_game

TIE_FOR_A_CARD = "two offers for a card tie"
THREE_WAY_TIE = "three offers or more for a card tie"
LEGION_FOR_ANOTHER = "a Legion for somebody else"
LONE_BIDDER_CANNOT_PAY = "a lone bidder cannot pay"
WINNER_CANNOT_PAY = "the highest of several bidders cannot pay"
TWO_APPRENTICES_JOIN = "two apprentices that waited join an artisan"
APPRENTICE_CHOICE = "an apprentice's artisan is chosen"
WON_BY_MONEY = "a tie decided by money"
WON_BY_CARDS = "a tie decided by cards"
VICTORY_SHARED = "a shared victory"

SOLD = ("tied", "bought", "could_not_pay")  # with one of these a slot is settled


def every_way(game: Game) -> set[str]:
    """What the corpus must show."""
    return {
        *in_every_game(game),
        TIE_FOR_A_CARD,
        THREE_WAY_TIE,
        LEGION_FOR_ANOTHER,
        LONE_BIDDER_CANNOT_PAY,
        WINNER_CANNOT_PAY,
        TWO_APPRENTICES_JOIN,
        APPRENTICE_CHOICE,
        WON_BY_MONEY,
        WON_BY_CARDS,
        VICTORY_SHARED,
    }


def events_that_count(match: Match) -> list[dict[str, Any]]:
    """What happened, without what was taken back."""
    game = match.game
    return [plain_event(game, event, game.spectator) for entry in match.done for event in entry.events.tolist()]


def contests(events: list[dict[str, Any]]) -> Iterator[str]:
    """How slots with several bidders were settled, and what befell a lone one."""
    losing: dict[int, int] = {}  # the offers of those who are compensated, by seat
    raised: dict[int, int] = {}  # the offers that Legions have raised
    for event in events:
        if event["event"] == "supported":
            bidder = int(event["to"].split(".")[1])
            raised[bidder] = event["amount"]
            if bidder != event["seat"]:
                yield LEGION_FOR_ANOTHER
        elif event["event"] == "compensated":
            losing[event["seat"]] = raised.get(event["seat"], event.get("amount", 0))
        elif event["event"] in SOLD:
            if event["event"] == "tied":
                highest = list(losing.values()).count(max(losing.values()))
                yield TIE_FOR_A_CARD if highest == 2 else THREE_WAY_TIE
            if event["event"] == "could_not_pay":
                yield WINNER_CANNOT_PAY if losing else LONE_BIDDER_CANNOT_PAY
            losing, raised = {}, {}


def apprentices(match: Match, events: list[dict[str, Any]]) -> Iterator[str]:
    joined = [event["seat"] if event["event"] == "apprenticed" else None for event in events]
    if any(one is not None and one == other for one, other in pairwise(joined)):
        yield TWO_APPRENTICES_JOIN
    if any(family(match.game, action) == "attach" for entry in match.done for _, action in entry.plays):
        yield APPRENTICE_CHOICE


def ties(match: Match) -> Iterator[str]:
    """How the first place was decided among equals."""
    best, state = highest(match), match.state[0]
    money = {seat: int(state["cash"][seat]) for seat in best}
    cards = {seat: cards_owned(state, seat) for seat in best if money[seat] == max(money.values())}
    if len(best) > 1 and len(cards) == 1:
        yield WON_BY_MONEY
    elif len(best) > 1:
        yield VICTORY_SHARED if list(cards.values()).count(max(cards.values())) > 1 else WON_BY_CARDS


def shown(match: Match) -> set[str]:
    """Everything worth a golden match that happens in this one, which is over."""
    events = events_that_count(match)
    return {*at_any_table(match), *contests(events), *apprentices(match, events), *ties(match)}

"""What a match of Lusitania XXI shows, read off its events and the positions between them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from iacta.engine.rules.game import Game
from iacta.games.lusitania_xxi.kinds import FIRST_OBJECTIVE, FIRST_PIECE, NAMES, Kind
from iacta.games.lusitania_xxi.state import LAST_CELL, SOLDIERS, TAKEN
from iacta.match import Match
from iacta.match.log import Entry
from tests.golden.shown import at_any_table, family, highest, in_every_game

VIRTUS = [name for name in NAMES if name.startswith("virtus-")]
OBJECTIVES = list(NAMES[FIRST_OBJECTIVE:])

BY_ACTION = "21 in a mandatory action"
BY_CHOICE = "21 in a free action: {}"
BY_DOCTOR = BY_CHOICE.format("doctor")
BY_AUXILIA = BY_CHOICE.format("auxilia")
TIE_TO_CAESAR = "a tie won by Caesar's holder"
CAESAR_MOVED = "the winner did not begin with Caesar"
TIE_LEFT_OF_CAESAR = "a tie won to the left of Caesar's holder"

MANDATORY = ("exchange", "recruit", "equip", "dismiss", "dismiss_two")


def taken(card: str) -> str:
    return f"{card} taken"


def used(card: str) -> str:
    return f"{card} used"


def every_way(game: Game) -> set[str]:
    """What the corpus must show."""
    return {
        *in_every_game(game),
        *map(taken, OBJECTIVES),
        *map(used, VIRTUS),
        BY_ACTION,
        BY_DOCTOR,
        BY_AUXILIA,
        TIE_TO_CAESAR,
        TIE_LEFT_OF_CAESAR,
    }


def has(state: np.ndarray, seat: int, card: str) -> bool:
    return bool(state["objective"][0][NAMES.index(card) - FIRST_OBJECTIVE] == TAKEN + seat)


def mercenaries(state: np.ndarray, seat: int) -> int:
    return sum(NAMES[kind].startswith("mercenary-") for kind in state["legion"][0][seat, 1 : SOLDIERS + 1] if kind > 0)


def advantage_of_equipping(match: Match, before: np.ndarray, seat: int, place: int, cell: int) -> str | None:
    """The Virtus card that makes room for the piece."""
    piece = before["hand"][0][seat, place] - FIRST_PIECE
    soldier = before["legion"][0][seat, cell]
    if match.cards.k["slot"][0][soldier, piece] == 0:
        return "virtus-10"
    marked = (before["doubled_cell"][0], before["doubled_piece"][0]) == (cell, piece)
    return "virtus-6" if marked and before["gear"][0][seat, cell, piece] == 1 else None


def advantage(match: Match, before: np.ndarray, seat: int, action: int) -> str | None:
    """The Virtus card without which the seat could not do this."""
    table = match.game.actions
    name = family(match.game, action)
    one, two = table.argument[0][action], table.argument[1][action]
    if name == "equip":
        return advantage_of_equipping(match, before, seat, one, two)
    if name == "recruit":
        kind = NAMES[before["hand"][0][seat, one]]
        return "virtus-7" if kind.startswith("mercenary-") and mercenaries(before, seat) == 2 else None
    if name == "dismiss_two":
        return "virtus-8"
    if name == "exchange":
        return "virtus-9" if table.phases[before["phase"][0]] == "second exchange" else None
    return None


def how_21_came(match: Match, last: Entry) -> str:
    """By the mandatory action, or by which choice of the free action."""
    if family(match.game, last.plays[0][1]) in MANDATORY:
        return BY_ACTION
    phase = match.game.actions.phases[match.before(last)["phase"][0]]
    return BY_CHOICE.format(phase.removesuffix(" again"))


def ties(match: Match) -> Iterator[str]:
    """How the first place was decided among equals."""
    best = highest(match)
    if match.ending == "twenty_one" or len(best) == 1:
        return
    legion = match.state["legion"][0]
    holder = next(seat for seat in range(match.seats) if Kind.CAESAR in (legion[seat, 0], legion[seat, LAST_CELL]))
    yield TIE_TO_CAESAR if holder in best else TIE_LEFT_OF_CAESAR
    dealt = next(e["seat"] for e in match.events(match.game.spectator, -1) if e["card"] == Kind.CAESAR.text)
    if match.places[dealt] != 1:
        yield CAESAR_MOVED


def shown(match: Match) -> set[str]:
    """Everything worth a golden match that happens in this one, which is over."""
    titles = {*at_any_table(match), *ties(match)}
    events = match.events(match.game.spectator, -1)
    titles |= {taken(event["card"]) for event in events if event["event"] == "objective_taken"}
    for entry in match.done:
        for seat, action in entry.plays:
            card = advantage(match, match.before(entry), seat, action)
            if card:
                assert has(match.before(entry), seat, card), f"seat {seat} used {card} without having it"
                titles.add(used(card))
    if match.ending == "twenty_one":
        titles.add(how_21_came(match, match.log[-1]))
    return titles

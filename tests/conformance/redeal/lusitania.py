"""What is public in Lusitania (2019), from the rules page, and the rest dealt anew.

Public: field, armies, Mars and Commander, sizes of piles and hands, the discard pile, every card taken from or put on
the field. Hidden: the order of the pile, the five cards set aside, hands, except what a seat has seen; a stolen card
is known to thief and victim. What a seat knows of a card stays with it until it is shuffled into a pile. Everybody
knows of each hand card whether it came from the upper part of the first pile, its last six, or the second pile, and so
that an unseen Musician never came from the upper part; and the second pile's contents, not its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import SOURCE
from iacta.games import load_game
from tests.conformance.redeal import lusitanias
from tests.conformance.redeal.anew import Redealt

if TYPE_CHECKING:
    from tests.conformance.playing import Position

GAME = load_game("lusitania")
MUSICIAN = GAME.kinds.index("musician")
COMMANDER = GAME.kinds.index("commander")
EVERYBODY = (1 << GAME.spectator + 1) - 1
OPEN_ZONES = ("field", "army", "gear", "commander", "discard")
PILE = GAME.places.number("pile")
LAST_SIX = 6


def who_knows(known: int, seat: int, source: str | None, target: str) -> int:
    """What lies open at either end of a move all have seen; else the owner of the hand it comes to learns it."""
    if target.startswith(OPEN_ZONES) or (source is not None and source.startswith(OPEN_ZONES)):
        return EVERYBODY
    zone, owner, _ = target.split(".")
    assert zone == "hand"
    return known | 1 << int(owner)


def open_cards(state: np.ndarray) -> dict[str, int]:
    """The Commander, before the seat that holds it."""
    return {f"commander.{state['commander'][0]}.0": COMMANDER}


def upper_part(position: Position) -> set[int]:
    """The numbers of the cards from the upper part of the first pile: all that left it before the last six."""
    drawn = [
        number
        for step in position.history
        for event, number in zip(step.events, step.about, strict=True)
        if event[SOURCE] == PILE and number is not None
    ]
    cards = 60 + 1 - LAST_SIX
    return set(drawn[:cards])


def redealt(position: Position, viewer: int, rng: np.random.Generator) -> Redealt:
    """No Musician came from the upper part of the first pile."""
    above = upper_part(position)

    def may_lie(pile: int, places: lusitanias.Hidden, pool: list[int]) -> bool:
        if pile == 2 or MUSICIAN not in pool:
            return True
        where = pool.index(MUSICIAN)
        # The six at the bottom are the last six, whether they still lie there or not.
        return places[where][1] not in above if where < len(places) else where - len(places) < LAST_SIX

    return lusitanias.dealt_anew(position, viewer, rng, may_lie)


def hidden_kinds(state: np.ndarray, position: Position, viewer: int) -> dict[str, int]:
    """Of the pile the last six and the card above them too."""
    return lusitanias.hidden_kinds(state, position, viewer, lowest=LAST_SIX + 1)


@rule
def the_place_of_the_musician(s, seat, v):
    for place in range(s.pile_left):
        if s.pile[place] == MUSICIAN:
            v.padding[0] = place


LEAKS = (*lusitanias.LEAKS, the_place_of_the_musician)

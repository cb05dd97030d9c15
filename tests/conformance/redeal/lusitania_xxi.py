"""What is public in Lusitania XXI, from the rules page, and the rest dealt anew.

Public: camp, legions, Laurus and Virtus, pile sizes, the discard pile, the number of dismissed cards, every card taken
from or put in the camp or taken with the Inspector. Hidden: the order of the pile, hands, dismissed cards (their owner
knows them), the Senator's cards (known to the two seats concerned). What a seat knows of a card stays with it until it
is shuffled into a pile. Everybody knows the second pile's contents and which cards came from it. A Mars card cannot be
dismissed (X10), so no Commander lies among dismissed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.compiling.rule import rule
from iacta.games import load_game
from tests.conformance.redeal import lusitanias
from tests.conformance.redeal.anew import Redealt

if TYPE_CHECKING:
    from tests.conformance.playing import Position

GAME = load_game("lusitania-xxi")
COMMANDER = GAME.kinds.index("commander")
EVERYBODY = (1 << GAME.spectator + 1) - 1
OPEN_ZONES = ("camp", "legion", "gear", "discard", "objective", "prize")
OPEN, TAKEN = 1, 2
VIRTUS_6, VIRTUS_10 = GAME.kinds.index("virtus-6"), GAME.kinds.index("virtus-10")
FIRST_OBJECTIVE = GAME.kinds.index("laurus-1")


def who_knows(known: int, seat: int, source: str | None, target: str) -> int:
    """What lies open at either end of a move all have seen; else the owner of the place it comes to, and the Senator
    who holds it, come to know it."""
    if target.startswith(OPEN_ZONES) or (source is not None and source.startswith(OPEN_ZONES)):
        return EVERYBODY
    zone, *index = target.split(".")
    assert zone in ("hand", "dismissed", "aside")
    return known | 1 << (seat if zone == "aside" else int(index[0]))


def open_cards(state: np.ndarray) -> dict[str, int]:
    """Laurus and Virtus: those that lie open, and those taken, beside a legion or under one of its soldiers."""
    cards = {}
    for number, where in enumerate(state["objective"][0]):
        kind = FIRST_OBJECTIVE + number
        if where == OPEN:
            cards[f"objective.{number}"] = kind
        elif where >= TAKEN:
            seat = where - TAKEN
            if kind == VIRTUS_6 and state["doubled_cell"][0]:
                cards[f"gear.{seat}.{state['doubled_cell'][0]}"] = kind
            elif kind == VIRTUS_10 and state["burdened_cell"][0]:
                cards[f"legion.{seat}.{state['burdened_cell'][0]}"] = kind
            else:
                cards[f"prize.{seat}.{number}"] = kind
    return cards


def may_lie(_pile: int, places: lusitanias.Hidden, pool: list[int]) -> bool:
    """No Commander lies among dismissed cards."""
    dealt = zip(places, pool, strict=False)
    return not any(place.startswith("dismissed") and kind == COMMANDER for (place, _), kind in dealt)


def redealt(position: Position, viewer: int, rng: np.random.Generator) -> Redealt:
    return lusitanias.dealt_anew(position, viewer, rng, may_lie)


def hidden_kinds(state: np.ndarray, position: Position, viewer: int) -> dict[str, int]:
    """Of the pile its bottom too."""
    return lusitanias.hidden_kinds(state, position, viewer, lowest=1)


@rule
def the_neighbours_first_dismissed_card(s, seat, v):
    v.dismissed[(seat + 1) % s.seats, 0] = s.dismissed[(seat + 1) % s.seats, 0]


LEAKS = (*lusitanias.LEAKS, the_neighbours_first_dismissed_card)

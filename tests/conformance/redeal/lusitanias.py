"""What both Lusitanias hide: the order of a pile, and hand cards, of which all can follow from which pile they came."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.game import Game
from tests.conformance.redeal.anew import Redealt, draw_anew, tell_anew
from tests.conformance.redeal.leaks import OF_ANY_GAME

if TYPE_CHECKING:
    from tests.conformance.playing import Position

Hidden = list[tuple[str, int]]  # places of cards that the viewer does not know, with the cards' numbers
MayLie = Callable[
    [int, Hidden, list[int]], bool
]  # by the number of the pile, those places, and the kinds dealt to them


def hidden_cards(position: Position, viewer: int) -> dict[int, Hidden]:
    """By the pile they came from, the cards outside it that the viewer does not know."""
    names = position.setting.game.places.names
    hidden = defaultdict(list)
    for place, cards in position.followed.cards.items():
        for card in cards:
            if not card.known >> viewer & 1:
                hidden[card.pile].append((names[place], card.number))
    return hidden


def cards_left(position: Position) -> int:
    return position.followed.sizes[position.setting.game.places.number("pile")]


def dealt_anew(position: Position, viewer: int, rng: np.random.Generator, may_lie: MayLie) -> Redealt:
    """The position with every card unknown to the viewer dealt anew, each possible deal equally likely: cards of the
    first and of the second pile apart, and again and again until they may lie so. After the places come those of the
    pile, its bottom first."""
    game, state = position.setting.game, position.state
    kind_of: dict[int, int] = {}
    hidden = hidden_cards(position, viewer)
    for pile in hidden.keys() | {position.followed.pile}:
        places = hidden[pile]
        in_pile = cards_left(position) if pile == position.followed.pile else 0
        pool = [kind_at(game, state, place) for place, _ in places] + state["pile"][0][:in_pile].tolist()
        while True:
            rng.shuffle(pool)
            if may_lie(pile, places, pool):
                break
        for (place, number), kind in zip(places, pool, strict=False):
            zone, index = game.places.zone(game.places.number(place))
            state[zone.cards][(0, *index)] = kind
            kind_of[number] = kind
        state["pile"][0][:in_pile] = pool[len(places) :]
    draw_anew(state, rng)
    tell_anew(state, position, kind_of)
    return Redealt(position, state, kind_of)


def kind_at(game: Game, state: np.ndarray, place: str) -> int:
    zone, index = game.places.zone(game.places.number(place))
    return int(state[zone.cards][(0, *index)])


def hidden_kinds(state: np.ndarray, position: Position, viewer: int, *, lowest: int) -> dict[str, int]:
    """The kinds at the places hidden from the viewer; of the pile its top, and so many from its bottom."""
    game, left = position.setting.game, cards_left(position)
    places = [place for cards in hidden_cards(position, viewer).values() for place, _ in cards]
    kinds = {place: kind_at(game, state, place) for place in places}
    if left > 0:
        kinds["top of the pile"] = int(state["pile"][0][left - 1])
    for from_bottom in range(min(left, lowest)):
        kinds[f"{from_bottom} from the bottom of the pile"] = int(state["pile"][0][from_bottom])
    return kinds


@rule
def the_top_of_the_pile(s, seat, v):
    if s.pile_left > 0:
        v.pile[0] = s.pile[s.pile_left - 1]


@rule
def the_neighbours_first_card(s, seat, v):
    v.hand[(seat + 1) % s.seats, 0] = s.hand[(seat + 1) % s.seats, 0]


@rule
def a_conclusion_from_a_hidden_hand(s, seat, v):
    if s.hand[(seat + 1) % s.seats, 2] == s.hand[(seat + 1) % s.seats, 1]:
        v.padding[0] = 1


LEAKS = (*OF_ANY_GAME, the_top_of_the_pile, the_neighbours_first_card, a_conclusion_from_a_hidden_hand)

"""What is public in Lusitania XXI, from the rules page, and the rest dealt anew.

Public: camp, legions, Laurus and Virtus, pile sizes, the discard pile, the number of dismissed cards, every card taken
from or put in the camp or taken with the Inspector. Hidden: the order of the pile, hands, dismissed cards (their owner
knows them), the Senator's cards (known to the two seats concerned). What a seat knows of a card stays with it until it
is shuffled into a pile. Everybody knows the second pile's contents and which cards came from it. A Mars card cannot be
dismissed (X10), so no Commander lies among dismissed cards."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.rule import rule
from iacta.games import load_game
from tests.conformance.redeal.anew import Redealt, draw_anew, tell_anew

if TYPE_CHECKING:
    from tests.conformance.playing import Position

GAME = load_game("lusitania-xxi")
COMMANDER = GAME.kinds.index("commander")
EVERYBODY = (1 << GAME.spectator + 1) - 1
OPEN_ZONES = ("camp", "legion", "gear", "discard", "objective", "prize")
PILE = GAME.places.number("pile")
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


def hidden_cards(position: Position, viewer: int) -> dict[int, list[tuple[int, int]]]:
    """By the pile they came from, the places of the cards the viewer does not know, with the cards' numbers."""
    hidden = defaultdict(list)
    for place, cards in position.followed.cards.items():
        for card in cards:
            if not card.known >> viewer & 1:
                hidden[card.pile].append((place, card.number))
    return hidden


def may_lie(place: str, kind: int) -> bool:
    return not (place.startswith("dismissed") and kind == COMMANDER)


def redealt(position: Position, viewer: int, rng: np.random.Generator) -> Redealt:
    """The position with every card unknown to the viewer dealt anew, each possible deal equally likely. Cards of the
    first and of the second pile are dealt apart, because all can follow which is which."""
    state = position.state
    kind_of: dict[int, int] = {}
    hidden = hidden_cards(position, viewer)
    left = position.followed.sizes[PILE]
    for pile in hidden.keys() | {position.followed.pile}:
        places = [(GAME.places.names[place], number) for place, number in hidden[pile]]
        in_pile = left if pile == position.followed.pile else 0
        pool = [kind_at(state, place) for place, _ in places] + state["pile"][0][:in_pile].tolist()
        while True:
            rng.shuffle(pool)
            if all(may_lie(place, kind) for (place, _), kind in zip(places, pool, strict=False)):
                break
        for (place, number), kind in zip(places, pool, strict=False):
            zone, index = GAME.places.zone(GAME.places.number(place))
            state[zone.cards][(0, *index)] = kind
            kind_of[number] = kind
        state["pile"][0][:in_pile] = pool[len(places) :]
    draw_anew(state, rng)
    tell_anew(state, position, kind_of)
    return Redealt(position, state, kind_of)


def kind_at(state: np.ndarray, place: str) -> int:
    zone, index = GAME.places.zone(GAME.places.number(place))
    return int(state[zone.cards][(0, *index)])


def hidden_kinds(state: np.ndarray, position: Position, viewer: int) -> dict[str, int]:
    """The kinds at the places hidden from the viewer, the top and the bottom of the pile among them."""
    places = [GAME.places.names[place] for cards in hidden_cards(position, viewer).values() for place, _ in cards]
    kinds = {place: kind_at(state, place) for place in places}
    left = position.followed.sizes[PILE]
    if left > 0:
        kinds["top of the pile"] = int(state["pile"][0][left - 1])
        kinds["bottom of the pile"] = int(state["pile"][0][0])
    return kinds


honest_view = GAME.functions["view"]


@rule
def view_with_the_top_of_the_pile(s, seat, v):
    honest_view(s, seat, v)
    if s.pile_left > 0:
        v.pile[0] = s.pile[s.pile_left - 1]


@rule
def view_with_the_neighbours_first_card(s, seat, v):
    honest_view(s, seat, v)
    v.hand[(seat + 1) % s.seats, 0] = s.hand[(seat + 1) % s.seats, 0]


@rule
def view_with_the_neighbours_first_dismissed_card(s, seat, v):
    honest_view(s, seat, v)
    v.dismissed[(seat + 1) % s.seats, 0] = s.dismissed[(seat + 1) % s.seats, 0]


@rule
def view_with_the_cards_of_all_events(s, seat, v):
    honest_view(s, seat, v)
    for i in range(s.happened):
        v.events[i, 2] = s.events[i, 2]


@rule
def view_with_the_key(s, seat, v):
    honest_view(s, seat, v)
    v.key[0] = s.key[0] & 1


@rule
def view_with_how_many_numbers_were_drawn(s, seat, v):
    honest_view(s, seat, v)
    v.drawn = s.drawn


@rule
def view_that_reasons_from_a_hidden_hand(s, seat, v):
    honest_view(s, seat, v)
    if s.hand[(seat + 1) % s.seats, 2] == s.hand[(seat + 1) % s.seats, 1]:
        v.padding[0] = 1


LEAKS = (
    view_with_the_top_of_the_pile,
    view_with_the_neighbours_first_card,
    view_with_the_neighbours_first_dismissed_card,
    view_with_the_cards_of_all_events,
    view_with_the_key,
    view_with_how_many_numbers_were_drawn,
    view_that_reasons_from_a_hidden_hand,
)

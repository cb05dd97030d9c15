"""What is public in Lusitania (2019), from the rules page, and the rest dealt anew.

Public: field, armies, Mars and Commander, sizes of piles and hands, the discard pile, every card taken from or put on
the field. Hidden: the order of the pile, the five cards set aside, hands, except what a seat has seen; a stolen card
is known to thief and victim. What a seat knows of a card stays with it until it is shuffled into a pile. Everybody
knows of each hand card whether it came from the upper part of the first pile, its last six, or the second pile, and so
that an unseen Musician never came from the upper part; and the second pile's contents, not its order."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.events import SOURCE
from iacta.engine.rule import rule
from iacta.games import load_game
from tests.conformance.redeal.anew import Redealt, draw_anew, tell_anew

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


def hidden_cards(position: Position, viewer: int) -> dict[int, list[tuple[int, int]]]:
    """By the pile they came from, the places of the cards the viewer does not know, with the cards' numbers."""
    hidden = defaultdict(list)
    for place, cards in position.followed.cards.items():
        for card in cards:
            if not card.known >> viewer & 1:
                hidden[card.pile].append((place, card.number))
    return hidden


def redealt(position: Position, viewer: int, rng: np.random.Generator) -> Redealt:
    """The position with every card unknown to the viewer dealt anew, each possible deal equally likely: cards of the
    first and of the second pile apart, and again and again until no Musician came from the upper part."""
    state = position.state
    kind_of: dict[int, int] = {}
    hidden = hidden_cards(position, viewer)
    above = upper_part(position)
    left = position.followed.sizes[PILE]
    for pile in hidden.keys() | {position.followed.pile}:
        places = [(GAME.places.names[place], number) for place, number in hidden[pile]]
        in_pile = left if pile == position.followed.pile else 0
        pool = [kind_at(state, place) for place, _ in places] + state["pile"][0][:in_pile].tolist()
        # Of the first pile the six at the bottom are the last six, whether they still lie there or not.
        may_be_musician = [pile == 2 or number not in above for _, number in places]
        may_be_musician += [pile == 2 or from_bottom < LAST_SIX for from_bottom in range(in_pile)]
        while True:
            rng.shuffle(pool)
            if MUSICIAN not in pool or may_be_musician[pool.index(MUSICIAN)]:
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
    """The kinds at the places hidden from the viewer; of the pile its top, and its last six with the card above."""
    places = [GAME.places.names[place] for cards in hidden_cards(position, viewer).values() for place, _ in cards]
    kinds = {place: kind_at(state, place) for place in places}
    left = position.followed.sizes[PILE]
    if left > 0:
        kinds["top of the pile"] = int(state["pile"][0][left - 1])
    for from_bottom in range(min(left, LAST_SIX + 1)):
        kinds[f"{from_bottom} from the bottom of the pile"] = int(state["pile"][0][from_bottom])
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
def view_with_the_place_of_the_musician(s, seat, v):
    honest_view(s, seat, v)
    for place in range(s.pile_left):
        if s.pile[place] == MUSICIAN:
            v.padding[0] = place


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
    view_with_the_place_of_the_musician,
    view_with_the_cards_of_all_events,
    view_with_the_key,
    view_with_how_many_numbers_were_drawn,
    view_that_reasons_from_a_hidden_hand,
)

"""What is public in Lutetia, from the rules page, and the rest dealt anew.

Public is everything but the order of the two decks, the bazaars put aside (T2), the action cards that lie face down
(their owner knows them) and what was chosen while others still choose (T5). Any pair of its action cards may lie before
a seat, the two income cards being alike, each equally likely; which lies left is a matter of chance. A bribe says
nothing about the card beneath it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.compiling.rule import rule
from iacta.games import load_game
from tests.conformance.redeal.anew import Redealt, draw_anew, tell_anew
from tests.conformance.redeal.leaks import OF_ANY_GAME

if TYPE_CHECKING:
    from tests.conformance.playing import Choices, Position

Pair = tuple[int, int]  # the kinds of two action cards

GAME = load_game("lutetia")
EVERYBODY = (1 << GAME.spectator + 1) - 1
OPEN_ZONES = ("slot", "owned", "attached", "gone")
BAZAARS = [kind for kind, name in enumerate(GAME.kinds) if name.startswith("bazaar")]
INCOME = GAME.kinds.index("income")
LETTERS = [GAME.kinds.index(f"action-{slot}") for slot in "abcde"]
DIGITS = [GAME.kinds.index(f"action-{slot}") for slot in "12345"]
FIRST_INCOME_BIT, SECOND_INCOME_BIT = 1 << 10, 1 << 11
BIDDING = [
    number for number, family in enumerate(GAME.actions.families) if family.name in ("bid", "bid_and_earn", "earn")
]


def who_knows(known: int, seat: int, source: str | None, target: str) -> int:
    """An action card is laid face down, its owner knows it; whatever else happens to a card happens openly."""
    if source is None:
        zone, owner, _ = target.split(".")
        assert zone == "bid"
        return 1 << int(owner)
    assert source == target or target.startswith(OPEN_ZONES)
    return EVERYBODY


def open_cards(state: np.ndarray) -> dict[str, int]:
    """Every card lies in a field of kinds."""
    return {}


def slots_of_a_row(seats: int) -> int:
    return max(3, seats)


def pairs(seats: int) -> list[Pair]:
    """What a seat may bid: two slots, a slot and an income, or both incomes (T1, T5)."""
    row = slots_of_a_row(seats)
    slots = LETTERS[:row] + DIGITS[:row]
    return [*combinations(slots, 2), *((slot, INCOME) for slot in slots), (INCOME, INCOME)]


def bid_of(pair: Pair) -> int:
    """The action that chooses a pair."""
    slots = "+".join(GAME.kinds[kind].removeprefix("action-") for kind in pair if kind != INCOME)
    if pair == (INCOME, INCOME):
        return GAME.actions.parse("double income")
    return GAME.actions.parse(f"bid {slots} and income" if INCOME in pair else f"bid {slots}")


def bits_of(pair: Pair) -> int:
    """A pair as it waits in the state, one bit for each action card."""
    if pair == (INCOME, INCOME):
        return FIRST_INCOME_BIT | SECOND_INCOME_BIT
    slots = sum(1 << (LETTERS + DIGITS).index(kind) for kind in pair if kind != INCOME)
    return slots | (FIRST_INCOME_BIT if INCOME in pair else 0)


def hidden_bids(position: Position, viewer: int) -> dict[int, list[tuple[str, int]]]:
    """By seat the places of the face-down cards the viewer does not know, with the cards' numbers."""
    hidden: dict[int, list[tuple[str, int]]] = {}
    for place, cards in position.followed.cards.items():
        name = GAME.places.names[place]
        for card in cards:
            if not card.known >> viewer & 1:
                zone, owner, _ = name.split(".")
                assert zone == "bid"
                hidden.setdefault(int(owner), []).append((name, card.number))
    return hidden


def step_of_bid(position: Position, seat: int) -> int:
    """The step at which a seat chose the cards that lie before it."""
    made = position.played.choices[: position.step]
    return max(
        step
        for step, choices in enumerate(made)
        if seat in choices and GAME.actions.family_of[choices[seat]] in BIDDING
    )


def redealt(position: Position, viewer: int, rng: np.random.Generator) -> Redealt:
    """The position with everything unknown to the viewer dealt anew, each possible deal equally likely."""
    state = position.state
    shuffle_decks(state, rng)
    kind_of: dict[int, int] = {}
    other_choices: dict[int, Choices] = {}
    possible = pairs(position.setting.seats)
    for seat, cards in hidden_bids(position, viewer).items():
        pair = possible[rng.integers(len(possible))]
        other_choices.setdefault(step_of_bid(position, seat), {})[seat] = bid_of(pair)
        for (place, number), kind in zip(cards, rng.permutation(pair), strict=True):
            put(state, place, kind)
            kind_of[number] = int(kind)
    for seat in waiting_bids(state, viewer):
        pair = possible[rng.integers(len(possible))]
        other_choices.setdefault(position.step, {})[seat] = bid_of(pair)
        state["chosen"][0][seat] = bits_of(pair)
    draw_anew(state, rng)
    tell_anew(state, position, kind_of)
    return Redealt(position, state, kind_of, other_choices)


def shuffle_decks(state: np.ndarray, rng: np.random.Generator) -> None:
    """The decks in any order; those put aside are any of the bazaars that nobody has seen (T2)."""
    characters = state["characters"][0][: state["characters_left"][0]]
    rng.shuffle(characters)
    places = state["places"][0][: state["places_left"][0]]
    box = state["box"][0][: state["box_left"][0]]
    bazaars = [*places[np.isin(places, BAZAARS)], *box]
    rng.shuffle(bazaars)
    places[:] = [*places[~np.isin(places, BAZAARS)], *bazaars[len(box) :]]
    box[:] = bazaars[: len(box)]
    rng.shuffle(places)


def put(state: np.ndarray, place: str, kind: int) -> None:
    zone, index = GAME.places.zone(GAME.places.number(place))
    state[zone.cards][(0, *index)] = kind


def waiting_bids(state: np.ndarray, viewer: int) -> list[int]:
    """The other seats whose choice waits until all have chosen (T5)."""
    return [seat for seat, chosen in enumerate(state["chosen"][0]) if chosen and seat != viewer]


def hidden_kinds(state: np.ndarray, position: Position, viewer: int) -> dict[str, int]:
    """The kinds at the places hidden from the viewer: top and bottom of each deck, what was put aside, and bids."""
    kinds = {}
    for deck in ("characters", "places"):
        left = int(state[f"{deck}_left"][0])
        if left > 0:
            kinds[f"top of the {deck}"] = int(state[deck][0][left - 1])
            kinds[f"bottom of the {deck}"] = int(state[deck][0][0])
    # What was put aside is a set: in which order it lies there nobody ever asks.
    aside = sorted(state["box"][0][: state["box_left"][0]])
    kinds |= {f"put aside {number}": int(kind) for number, kind in enumerate(aside)}
    for cards in hidden_bids(position, viewer).values():
        for place, _ in cards:
            zone, index = GAME.places.zone(GAME.places.number(place))
            kinds[place] = int(state[zone.cards][(0, *index)])
    return kinds | {f"choice of {seat}": int(state["chosen"][0][seat]) for seat in waiting_bids(state, viewer)}


@rule
def the_top_of_the_characters(s, seat, v):
    if s.characters_left > 0:
        v.characters[0] = s.characters[s.characters_left - 1]


@rule
def the_bottom_of_the_places(s, seat, v):
    v.places[0] = s.places[0]


@rule
def a_bazaar_put_aside(s, seat, v):
    v.box[0] = s.box[0]


@rule
def the_neighbours_left_card(s, seat, v):
    v.bid[(seat + 1) % s.seats, 0] = s.bid[(seat + 1) % s.seats, 0]


@rule
def a_choice_that_waits(s, seat, v):
    v.chosen[(seat + 1) % s.seats] = s.chosen[(seat + 1) % s.seats]


@rule
def a_conclusion_from_a_hidden_bid(s, seat, v):
    """Somebody who will get an income need not be asked for bribes."""
    other = (seat + 1) % s.seats
    if s.bid[other, 0] == INCOME or s.bid[other, 1] == INCOME:
        v.ready = v.ready | 1 << other


LEAKS = (
    *OF_ANY_GAME,
    the_top_of_the_characters,
    the_bottom_of_the_places,
    a_bazaar_put_aside,
    the_neighbours_left_card,
    a_choice_that_waits,
    a_conclusion_from_a_hidden_bid,
)

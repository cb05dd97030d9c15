"""Matches that stand in a given position, and dice that fall as a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
import pytest

from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.rules.game import Cards
from iacta.engine.rules.random import below
from iacta.engine.words.errors import IllegalAction
from iacta.games import load_game
from iacta.match import Match

GAME = load_game("lumeria")
SOUTH, NORTH = range(2)
FACES = 6
MOST_DICE = 6  # that can be loaded at once: longer rows are looked for too long


@lru_cache
def usual_cards() -> Cards:
    return GAME.load_cards(None)


def at(position: str, dice: Sequence[int] = (), cards: Cards | None = None) -> Match:
    """A match in a position; the next dice fall as given."""
    match = Match(GAME, 2, cards=cards or usual_cards(), secret=bytes(32), id="test", mode="interpreted")
    match.state = GAME.read_position(position, match.cards)
    match.dealt = match.dealt[:0]
    load(match, *dice)
    return match


def load(match: Match, *dice: int) -> None:
    """The next dice of the match fall like this. The numbers that the match draws are searched for a place where they
    do, with a key that no other test changes."""
    match.state["key"] = (1, 2)
    match.state["drawn"] = place_of(dice)


@cache
def place_of(dice: tuple[int, ...]) -> int:
    assert len(dice) <= MOST_DICE, "too many dice to look for"
    faces = FACES_FROM_THE_BEGINNING
    while True:
        text = bytes(faces)
        found = text.find(bytes(dice))
        if found >= 0:
            return found
        roll_more(2 * len(faces))


FACES_FROM_THE_BEGINNING: list[int] = []
SOURCE = blank(GAME.state)
SOURCE["key"] = (1, 2)


def roll_more(count: int) -> None:
    (s,) = interpreted(SOURCE)
    FACES_FROM_THE_BEGINNING.extend(below(s, FACES) + 1 for _ in range(count))


roll_more(20_000)


def play(match: Match, *actions: str) -> Match:
    """Whoever is asked does this, one after the other."""
    for action in actions:
        (seat,) = match.to_act
        match.play(seat, action)
    return match


def can(match: Match) -> set[str]:
    """What can be done now, by whoever is asked."""
    return {action.text for seat in match.to_act for action in match.legal(seat)}


def position(match: Match) -> str:
    return GAME.write_position(match.state, match.cards)


def part(match: Match, key: str, side: str | None = None) -> str | None:
    """What a position says of a key; of a side's key after the name of the side."""
    inside = side is None
    for each in position(match).split():
        name, _, value = each.partition("=")
        if name in ("south", "north"):
            inside = side is None or name == side
        if inside and name == key:
            return value
    return None


def happened(match: Match) -> list[dict]:
    """The events of the last step, as South knows them; nobody knows more."""
    return match.events(SOUTH, match.version - 1)


def names(match: Match) -> list[str]:
    return [event["event"] for event in happened(match)]


def tie_faces(match: Match) -> list[int]:
    """The dice of a tie as they are told."""
    told = [event["facts"]["faces"] for event in happened(match) if event["event"] == "tie_dice"]
    return [face for faces in told for face in faces]


def draw_numbers(match: Match) -> int:
    """How many random numbers were drawn so far."""
    return int(np.asarray(match.state["drawn"])[0])


def refusal(match: Match, action: str) -> tuple[str, str]:
    """Why whoever is asked may not do this, and the clause; trying it changes nothing."""
    (seat,) = match.to_act
    before = match.state.tobytes(), match.version
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert (match.state.tobytes(), match.version) == before
    (why,) = match.why_not(seat, action)
    assert why.clause == caught.value.clause
    return why.message.removeprefix("reason-"), why.clause

"""How many soldiers have room for a piece: bots count it for all pieces at once, and the rules say the same of each."""

import numpy as np
import pytest

from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.rules.meanings import EMPTY
from iacta.games import load_game
from iacta.games.lusitania import army
from iacta.games.lusitania.worth import rooms as rooms_of_army
from iacta.games.lusitania_xxi import legion
from iacta.games.lusitania_xxi.kinds import Objective
from iacta.games.lusitania_xxi.state import TAKEN, Holder
from iacta.games.lusitania_xxi.worth import rooms as rooms_of_legion
from iacta.games.lusitanias.rooms import rooms_for

STATES = 80


def random_record(game, place_of, cards, places, random):
    """A record in which seat 0 has some soldiers, each where it belongs, with any equipment."""
    record = blank(game.state)
    soldiers = record[cards][0, 0]
    soldiers[:] = EMPTY
    for place in range(1, places + 1):
        fitting = [card for card in range(len(place_of)) if place_of[card] == place]
        if random.random() < 0.7:
            soldiers[place] = random.choice(fitting)
            gear = record["gear"][0, 0, place]
            gear[:] = random.random(len(gear)) < 0.3
    return record


def test_of_an_army():
    game, random = load_game("lusitania"), np.random.default_rng(1)
    cards = game.load_cards(None).k
    (k,) = interpreted(cards)
    seen = set()
    for _ in range(STATES):
        (s,) = interpreted(random_record(game, cards["place"][0], "army", 5, random))
        counts = rooms_of_army(s, k, 0)
        for piece in range(army.PIECES):
            places = [place for place in range(1, 6) if s.army[0, place] != EMPTY]
            slow = sum(army.has_room(s, k, 0, place, piece) for place in places)
            assert rooms_for(counts, piece) == slow
            seen.add(slow)
    assert len(seen) > 2


@pytest.mark.parametrize(
    "taken",
    [(), (Objective.SECOND_COPY,), (Objective.TWO_MORE_PIECES,), (Objective.SECOND_COPY, Objective.TWO_MORE_PIECES)],
)
def test_of_a_legion(taken):
    game, random = load_game("lusitania-xxi"), np.random.default_rng(1)
    cards = game.load_cards(None).k
    (k,) = interpreted(cards)
    seen = set()
    for _ in range(STATES):
        record = random_record(game, cards["cell"][0], "legion", legion.SOLDIERS, random)
        record["objective"] = Holder.OPEN
        record["objective"][0, list(taken)] = TAKEN
        record["doubled_cell"], record["burdened_cell"] = random.integers(1, legion.SOLDIERS + 1, 2)
        record["doubled_piece"] = random.integers(legion.PIECES)
        (s,) = interpreted(record)
        counts = rooms_of_legion(s, k, 0)
        for piece in range(legion.PIECES):
            cells = [cell for cell in range(1, legion.SOLDIERS + 1) if s.legion[0, cell] != EMPTY]
            slow = sum(legion.has_room(s, k, 0, cell, piece) for cell in cells)
            assert rooms_for(counts, piece) == slow
            seen.add(slow)
    assert len(seen) > 2

"""What bots think of a position is computed fast; here the slow way says the same."""

import numpy as np

from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lutetia.kinds import FIRST_ACTION, KINDS, RESOURCES, SLOTS, Kind
from iacta.games.lutetia.worth import LEAD, RESOURCE, SESTERTIUS, chance, estate, price, risk, slots_wanted
from tests.games.lutetia.position import GAME

STATES = 60


def random_states():
    """Records in which a seat owns anything, and the cards' numbers."""
    (k,) = interpreted(GAME.load_cards(None).k)
    random = np.random.default_rng(1)
    for _ in range(STATES):
        record = blank(GAME.state)
        record["seats"] = 3
        record["cash"][0, 0] = random.integers(30)
        record["owned"][0, 0, 1:] = random.random(KINDS - 1) < random.random()
        record["attached"][0, 0, :, 0] = random.integers(0, 3, len(RESOURCES))
        record["stake"][0] = random.integers(0, 9, record["stake"][0].shape)
        (s,) = interpreted(record)
        yield s, k


def test_an_estate_is_worth_the_price_of_every_card_and_its_apprentices_and_money():
    seen = set()
    for s, k in random_states():
        slow = SESTERTIUS * s.cash[0] + RESOURCE * sum(s.attached[0, at, 0] for at in range(len(RESOURCES)))
        slow += sum(price(s, k, 0, card) for card in range(1, KINDS) if s.owned[0, card])
        assert estate(s, k, 0) == slow
        seen.add(slow)
    assert len(seen) > STATES // 2


def test_a_bribe_is_weighed_against_each_card_of_the_others():
    for s, _ in random_states():
        for stake in range(6):
            danger = LEAD * risk(s, 0, 1)
            others = [s.stake[seat, side] for seat in (1, 2) for side in range(2)]
            lost = sum(danger // (LEAD + max(0, stake - other)) for other in others)
            assert chance(s, 0, 1, stake) == 100 - lost // len(others)


def test_the_slots_that_a_seat_bids_for_are_those_it_chose_or_has_laid_cards_for():
    (s,) = interpreted(blank(GAME.state))
    s.chosen[0] = 1 << 2 | 1 << SLOTS
    s.bid[0, 0] = s.bid[0, 1] = EMPTY
    assert slots_wanted(s, 0) == 1 << 2
    s.chosen[0] = 0
    s.bid[0, 0], s.bid[0, 1] = FIRST_ACTION + SLOTS - 1, Kind.INCOME
    assert slots_wanted(s, 0) == 1 << SLOTS - 1

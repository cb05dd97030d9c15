"""What bots think of a position is computed fast; here the slow way says the same."""

from itertools import product

import numpy as np
import pytest

from iacta.engine.compiling.records import interpreted
from iacta.games.lumeria.board import COLUMNS, FIELDS, first_of, has
from iacta.games.lumeria.worth import ALWAYS, FAR, STEP, chance, hill, nearness, standing
from tests.games.lumeria.staging import SOUTH, at, usual_cards

FACES = range(1, 7)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("least", [2, 3, 4, 6, 7, 9])
def test_the_chance_of_so_many_hits_is_counted_over_all_rolls(dice, least):
    rolls = [sum(face >= least for face in faces) for faces in product(FACES, repeat=dice)]
    for hits in range(1, 12):
        assert chance(dice, least, hits) == ALWAYS * sum(hit >= hits for hit in rolls) // len(rolls)


def fields_of(fields):
    return [field for field in range(FIELDS) if has(fields, field)]


def steps(one, other):
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def test_a_unit_stands_on_a_hill_or_so_many_steps_from_one_that_its_side_does_not_hold():
    match = at("south=slavs tokens=none track=0+2 units=c3:woje north=vikings tokens=none track=0+2 units=c4:jotun")
    (s,), (k,) = interpreted(match.state), interpreted(usual_cards().k)
    random = np.random.default_rng(1)
    hills = int(k.hills[s.board])
    seen = set()
    armies = random.integers(0, 1 << FIELDS, 60) & random.integers(0, 1 << FIELDS, 60)
    for army in (0, hills, *map(int, armies)):
        s.army[SOUTH] = army & int(k.fields[s.board])
        free = [field for field in fields_of(hills) if not has(s.army[SOUTH], field)]
        total = 0
        for field in range(FIELDS):
            slow = -STEP * min([steps(field, there) for there in free], default=FAR)
            slow = hill(s, k, SOUTH, field) if has(hills, field) else max(slow, -STEP * FAR)
            assert nearness(s, k, SOUTH, field) == slow
            total += slow if has(s.army[SOUTH], field) else 0
            seen.add(slow)
        assert standing(s, k, SOUTH) == total
    assert len(seen) > 3


def test_the_first_field_of_a_set():
    assert [first_of(fields) for fields in (1, 6, 1 << 48, 1 << 48 | 8)] == [0, 1, 48, 3]

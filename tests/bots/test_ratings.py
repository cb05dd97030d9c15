"""How strong the bots are: a file that says so, for each game and nothing else."""

import tomllib

from iacta.bots import BOTS, USUAL, ratings
from iacta.bots.ratings import FILE, rating_of, ratings_at
from iacta.games import NAMES

BY_DEFINITION = 1000  # the greedy bot


def test_the_file_has_a_table_for_each_game_with_whole_numbers_for_bots():
    written = tomllib.loads(FILE.read_text("utf-8"))
    assert set(written) == set(NAMES)
    for measured in written.values():
        assert all(type(rating) is int for rating in measured.values())
        assert measured.get("greedy", BY_DEFINITION) == BY_DEFINITION


def test_what_was_not_measured_has_no_rating(monkeypatch):
    monkeypatch.setattr(ratings, "measured", lambda: {"lutetia": {"greedy": 1000, "search:800": 1500}})
    assert rating_of("lutetia", "greedy") == BY_DEFINITION
    assert rating_of("lutetia", "search-1") is None
    assert rating_of("lusitania", "greedy") is None
    assert rating_of("chess", "greedy") is None
    assert ratings_at("lutetia") == {"greedy": BY_DEFINITION}


def test_the_usual_opponent_can_sit_down():
    assert USUAL in BOTS

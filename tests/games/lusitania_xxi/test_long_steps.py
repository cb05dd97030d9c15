"""The longest steps there can be, and what may be taken back after one."""

import pytest

from iacta.games import load_game
from iacta.games.lusitania_xxi.kinds import NAMES
from iacta.match import Match
from tests.games.lusitania_xxi.position import position

GAME = load_game("lusitania-xxi")


@pytest.mark.clause("X6")
@pytest.mark.clause("X12")
def test_a_camp_that_is_cleared_until_both_piles_are_empty_fits_the_events():
    table = position(legions={0: {"0": "caesar"}}, camp="shield shield shield sword", pile=" ".join(["shield"] * 63))
    table.play("use 0")
    assert table["pile_left"] == 0
    assert table["last_turn"] == 1
    assert 200 < table["happened"] <= GAME.most_events


@pytest.mark.clause("X30")
def test_a_draw_is_not_taken_back_though_a_card_of_its_kind_left_sight_in_the_same_step():
    match = Match(GAME, 2, {"first": 0}, mode="interpreted", secret=bytes(32), id="undo")
    axe = NAMES.index("axe")
    state = match.state
    state["pile"][0][:] = -1
    state["pile"][0][0] = axe
    state["pile_left"] = 1
    state["discard"][0][:] = 0
    state["discard"][0][axe] = 1  # one card: it becomes the second pile without a random number
    drawn = int(state["drawn"][0])
    match.play(0, "dismiss 1")
    assert match.state["drawn"][0] == drawn
    assert match.state["pile_number"][0] == 2
    assert not match.can_undo(0)

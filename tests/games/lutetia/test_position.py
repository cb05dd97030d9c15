"""What the builder writes down is what play leads to, byte for byte."""

import numpy as np
import pytest

from tests.games.lutetia.position import position

# What a step leaves behind and no later rule reads, or what the random draws of the bids count.
LEFT_BEHIND = ("events", "happened", "drawn")
OWNED = {0: "baker-1 druid-1", 1: "legion legion", 2: "legion"}


def meaning(table, *besides):
    """The bytes of a position without what was left behind."""
    state = table.state.copy()
    for field in (*LEFT_BEHIND, *besides):
        state[field] = 0
    return state.tobytes()


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_bids_written_down_are_bids_laid(round_number):
    laid = position(round=round_number).bid("a+1", "b and income", "double income")
    written = position(round=round_number, bids=laid.bids)
    assert meaning(laid) == meaning(written)
    assert laid.bids[2] == "income income"
    assert sorted(laid.bids[0].split()) == ["1", "a"]


def test_bribes_and_ready_seats_written_down_are_those_that_were_put_and_said():
    bribed = position(bids=("a 1", "b income", "c 2"), cash=(2, 5, 5))
    bribed.play(0, "bribe left 2").play(1, "ready").play(2, "bribe right 3").play(1, "ready")
    written = position(bids=("a:2 1", "b income", "c 2:3"), cash=(0, 5, 2), ready=[1], last_briber=2)
    assert meaning(bribed) == meaning(written)


def test_a_contest_written_down_is_one_that_began():
    bids = ("a b", "c:1 b:2", "b income")
    opened = position(bids=bids, owned=OWNED).reveal().play(1, "legion for seat 2")
    written = position(
        bids=("a b", "c:1 b:2", "b income"),
        owned={0: "baker-1 druid-1 brewer-2", 1: "legion", 2: "legion"},
        gone="legion",
        legions="b",
        support={2: 1},
        me=2,
        cash=(5, 5, 8),
    )
    assert opened.phase == written.phase == "legions"
    assert meaning(opened) == meaning(written)


def test_an_apprentice_written_down_is_one_that_was_bought():
    bought = position(bids=("a 1", "b income", "c 2"), owned=OWNED, market={"a": "apprentice"}).reveal()
    owned = {**OWNED, 0: "baker-1 druid-1 apprentice"}
    written = position(bids=("a 1", "b income", "c 2"), owned=owned, apprentice="a", cash=(4, 8, 5))
    assert bought.phase == written.phase == "apprentice"
    assert meaning(bought) == meaning(written)


def test_a_match_goes_on_from_a_position():
    table = position(bids=("a:1 1", "a:2 b", "b income"), owned={2: "legion"})
    match = table.match()
    for seat in range(3):
        match.play(seat, "ready")
    match.play(2, "legion for seat 0")
    table.reveal().play(2, "legion for seat 0")
    assert np.array_equal(match.state, table.state)

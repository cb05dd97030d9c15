"""Sealed choices wait beside the log, and nobody learns anything from them before the last."""

import itertools
import json

import pytest

from iacta.engine.words.errors import IllegalAction
from iacta.match import Match
from tests.match.tables import SPECTATOR, bid, bids, bytes_of, play, play_on, seen_by
from tests.sealed_bids import GAME


def with_choices(match, *choices):
    for seat, number in choices:
        match.play(seat, f"bid {number}")
    return match


def test_a_choice_does_not_move_the_version():
    match = bids(3)
    for choices, (seat, number) in enumerate([(1, 4), (0, 2), (1, 5)], 1):
        match.play(seat, f"bid {number}")
        assert (match.version, len(match.log)) == (0, 0), choices
    match.play(2, "bid 1")
    assert (match.version, len(match.log)) == (1, 1)


def test_a_choice_can_be_meant_for_the_version_that_everybody_has():
    match = bids()
    match.play(0, "bid 1", 0)
    match.play(1, "bid 2", 0)
    assert match.version == 1


def test_everybody_is_told_who_has_chosen_and_nothing_else():
    match = bids(4)
    before = {viewer: match.view(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)}
    with_choices(match, (2, 4), (0, 1))
    for viewer, view in before.items():
        assert match.view(viewer) == {**view, "chosen": [0, 2]}
        assert match.events(viewer, 0) == []
    assert match.to_act == [0, 1, 2, 3]
    assert match.waits_for == [1, 3]


def test_a_choice_can_be_replaced_until_the_last_is_made():
    match = with_choices(bids(), (0, 1), (0, 4), (0, 3), (1, 2))
    assert match.view(SPECTATOR)["table"]["bid"] == [3, 2, None, None]
    assert match.version == 1
    assert match.waiting == {}


def test_the_last_choice_appends_one_entry_with_all_of_them_in_seat_order():
    match = with_choices(bids(3), (2, 1), (0, 3), (1, 2))
    (entry,) = match.log
    assert entry.is_sealed
    assert [(seat, GAME.actions.text(action)) for seat, action in entry.plays] == [
        (0, "bid 3"),
        (1, "bid 2"),
        (2, "bid 1"),
    ]
    told = [event for event in match.events(SPECTATOR, 0) if event["event"] == "bid"]
    assert [(event["seat"], event["card"]) for event in told] == [(0, "number-3"), (1, "number-2"), (2, "number-1")]


@pytest.mark.parametrize("numbers", [(1, 2, 3), (5, 5, 5), (4, 4, 1)])
def test_every_order_of_arrival_gives_the_same_bytes(numbers):
    choices = list(enumerate(numbers))
    results = [bytes_of(with_choices(bids(3), *order)) for order in itertools.permutations(choices)]
    detour = with_choices(bids(3), (2, 2), (1, 1), (2, 5), (1, numbers[1]), (2, numbers[2]), (0, numbers[0]))
    assert all(result == results[0] for result in [*results, bytes_of(detour)])


def test_every_order_of_arrival_gives_the_same_waiting_choices():
    one, two = with_choices(bids(3), (0, 4), (2, 1)), with_choices(bids(3), (2, 1), (0, 2), (0, 4))
    assert bytes_of(one) == bytes_of(two)


def every_set_of_first_choices():
    """What seat 0 and 1 may have chosen, and changed, while seat 2 has not."""
    for first in range(1, 6):
        yield [(0, first), (1, 3)]
        yield [(1, first), (0, 2)]
        yield [(0, first), (1, first), (0, 6 - first)]
        yield [(1, 3), (0, 5), (0, first), (0, first), (1, first)]


def test_before_the_reveal_nobody_else_can_tell_one_choice_from_another():
    for viewer in (2, SPECTATOR):
        seen = {seen_by(with_choices(bids(3), *choices), viewer) for choices in every_set_of_first_choices()}
        assert len(seen) == 1


def test_before_the_reveal_not_even_a_chooser_learns_what_another_chose():
    seen = {seen_by(with_choices(bids(3), (0, 2), (1, number)), 0) for number in range(1, 6)}
    assert len(seen) == 1


def test_in_a_later_round_nobody_else_can_tell_one_choice_from_another():
    for viewer in (0, 2, SPECTATOR):
        seen = set()
        for choices in ([1], [2], [4], [4, 1], [2, 2]):
            match = play(bid(bids(3), 1, 3, 5), "keep the prize", "shuffle the pile", "next round")
            seen.add(seen_by(with_choices(match, *((1, number) for number in choices)), viewer))
        assert len(seen) == 1


def test_the_planted_leak_is_found():
    """A match that told a choice would make the tests above fail."""
    match = with_choices(bids(3), (0, 2))
    before = seen_by(match, 2)
    match.state["bid"][0][0] = 2
    assert seen_by(match, 2) != before


def test_the_state_knows_nothing_of_choices_that_wait():
    assert bids(3).state.tobytes() == with_choices(bids(3), (0, 4), (1, 4)).state.tobytes()


def test_nothing_can_be_undone_while_choices_wait():
    match = play(bid(bids(3), 1, 3, 5), "keep the prize", "next round")
    assert not match.can_undo(2)
    match.play(0, "bid 2")
    with pytest.raises(IllegalAction, match="Sealed choices are waiting"):
        match.undo(2, [0, 1])


def test_opened_choices_can_be_undone_only_if_everybody_agrees():
    match = bid(bids(), 1, 5)
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction, match="everybody agrees"):
            match.undo(seat)
    dealt = bids()
    match.undo(0, [1])
    assert match.state.tobytes() == dealt.state.tobytes()
    assert match.waiting == {}
    bid(match, 4, 2)
    assert match.view(0)["table"]["bid"] == [4, 2, None, None]


def test_waiting_choices_survive_in_the_private_record():
    match = with_choices(play(bid(bids(3), 1, 3, 5), "keep the prize", "next round"), (2, 1), (0, 4))
    again = Match.replay(match.record(private=True), mode="interpreted")
    assert bytes_of(again) == bytes_of(match)
    assert again.waiting == {0: GAME.actions.parse("bid 4"), 2: GAME.actions.parse("bid 1")}
    for table in (match, again):
        table.play(1, "bid 2")
    assert bytes_of(again) == bytes_of(match)


def test_the_public_record_says_nothing_of_choices_that_wait():
    assert with_choices(bids(3), (0, 4), (1, 2)).record() == bids(3).record()
    assert '"waiting"' not in with_choices(bids(3), (0, 4)).record()


def test_the_private_record_holds_the_waiting_choices_in_seat_order():
    last = json.loads(with_choices(bids(4), (3, 1), (0, 4), (2, 2)).record(private=True).splitlines()[-1])
    assert list(last["waiting"].items()) == [("0", "bid 4"), ("2", "bid 2"), ("3", "bid 1")]


def test_bids_without_a_winner_lead_straight_to_the_next_sealed_choice():
    match = bid(bids(), 3, 3)
    assert (match.sealed, match.to_act, match.waits_for) == (True, [0, 1], [0, 1])
    bid(match, 2, 1)
    assert (match.sealed, match.to_act) == (False, [0])


def test_whole_games_with_sealed_choices_replay_to_the_same_bytes():
    for seed in range(10):
        match = play_on(bids(2 + seed % 3, secret=seed, rounds=1 + seed % 5), seed=seed)
        assert bytes_of(Match.replay(match.record(), mode="interpreted")) == bytes_of(match)

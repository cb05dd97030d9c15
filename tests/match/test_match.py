"""What a match tells: whose turn it is, what may be done, what a viewer sees and what happened."""

import json

import numpy as np
import pytest

from iacta.match import Match
from tests.match.tables import LUSITANIA, SPECTATOR, bid, bids, bytes_of, lusitania, play, play_on
from tests.sealed_bids import GAME


def is_plain(value):
    """Whether a value is made of nothing but what JSON knows."""
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(is_plain(item) for item in value)
    return value is None or type(value) in (bool, int, float, str)


def moments():
    """Some matches of both games, early, late and over."""
    yield bids()
    yield bid(bids(3), 1, 2)
    yield bid(bids(4), 1, 2, 3, 3)
    yield play_on(bids(4, rounds=5))
    for seats in (2, 3, 4):
        for decisions in (0, 7, 40, 1000):
            yield play_on(lusitania(seats, secret=seats, laurus=True, virtus=True), decisions)


@pytest.mark.slow
def test_views_and_events_are_plain_data():
    for match in moments():
        for viewer in (*range(match.seats), SPECTATOR):
            view, events = match.view(viewer), match.events(viewer, -1)
            assert is_plain(view)
            assert is_plain(events)
            assert json.loads(json.dumps(view)) == view
            assert json.loads(json.dumps(events)) == events


@pytest.mark.slow
def test_legal_actions_are_plain_data():
    for match in moments():
        for seat in range(match.seats):
            for action in match.legal(seat):
                assert is_plain([action.id, action.text, list(action.handles)])
                assert match.game.actions.parse(action.text) == action.id
                assert action.handles


@pytest.mark.slow
def test_the_other_answers_are_plain_data():
    for match in moments():
        assert is_plain([match.version, match.to_act, match.waits_for, match.sealed, match.ending, match.over])
        assert is_plain([match.scores, match.places, match.options, match.id, list(match.entropy)])
        assert [type(match.can_undo(seat)) for seat in range(match.seats)] == [bool] * match.seats


def test_what_comes_back_is_the_callers_own():
    match = play_on(lusitania(), 9)
    before = bytes_of(match)
    view = match.view(0)
    view["table"]["hand"][0][0] = "sword"
    view["to_act"].clear()
    match.events(0, -1)[0]["card"] = "sword"
    match.view_record(0)["hand"] = 1
    match.waits_for.clear()
    assert bytes_of(match) == before
    assert match.view(0) != view


def test_asking_changes_nothing():
    match = play_on(lusitania(3), 9)
    before = bytes_of(match)
    for seat in range(3):
        match.legal(seat), match.view(seat), match.events(seat), match.why_not(seat, "end turn"), match.can_undo(seat)
    match.scores, match.places, match.record(), match.record(private=True)
    assert bytes_of(match) == before


def test_the_seats_that_do_not_decide_may_do_nothing():
    match = lusitania(3)
    assert match.to_act == [0]
    assert match.legal(0)
    assert match.legal(1) == match.legal(2) == []


def test_an_action_can_be_given_as_id_or_as_text():
    one, two = lusitania(), lusitania()
    action = one.legal(0)[3]
    one.play(0, action.id)
    two.play(0, action.text.upper())
    assert bytes_of(one) == bytes_of(two)


def test_every_decision_moves_the_version_by_one():
    match = lusitania()
    for version in range(1, 20):
        play_on(match, 1, seed=version)
        assert match.version == version == match.view(0)["version"]


def test_a_view_says_what_a_table_needs_to_know():
    match = bid(bids(), 2, 5)
    view = match.view(1)
    assert view["game"] == "sealed-bids"
    assert view["match"] == "bids"
    assert (view["version"], view["viewer"], view["to_act"], view["chosen"]) == (1, 1, [1], [])
    assert (view["phase"], view["ending"], view["points"]) == ("prize", None, [0.0, 0.0])
    assert view["table"]["bid"] == [2, 5, None, None]


@pytest.mark.parametrize("field", ["key", "drawn", "pile", "padding", "events", "happened", "padding_after_events"])
def test_a_view_has_neither_the_key_nor_the_pile(field):
    for match in (bids(), lusitania()):
        for viewer in (0, 1, SPECTATOR):
            assert field not in match.view(viewer)["table"]


def test_a_hand_is_its_owners_alone():
    match = lusitania(3)
    hands = [match.view(seat)["table"]["hand"] for seat in range(3)]
    for seat in range(3):
        assert "unknown" not in hands[seat][seat]
        for other in {0, 1, 2} - {seat}:
            assert hands[seat][other] == ["unknown"] * 3
    assert match.view(SPECTATOR)["table"]["hand"] == [["unknown"] * 3] * 3 + [[None] * 3]


def test_events_since_a_version_are_those_after_it():
    match = play_on(lusitania(), 12)
    everything = match.events(0, -1)
    assert {0, 1, 12} <= {event["version"] for event in everything} <= set(range(13))
    for since in range(-1, 14):
        assert match.events(0, since) == [event for event in everything if event["version"] > since]
    assert match.events(0) == match.events(0, 0)


def test_the_deal_belongs_to_version_zero():
    match = bids()
    assert match.events(0) == []
    (event,) = match.events(SPECTATOR, -1)
    assert (event["version"], event["event"], event["from"], event["to"]) == (0, "turned_up", "pile", "prize")
    assert event["known_to"] == [0, 1, 2, 3, 4]


def test_everybody_is_told_that_a_card_was_dealt_and_only_its_owner_which():
    match = lusitania()
    told = {viewer: match.events(viewer, -1) for viewer in (0, 1, SPECTATOR)}
    hands = match.view(0)["table"]["hand"][0]
    assert [e["card"] for e in told[0] if (e["to"] or "").startswith("hand.0")] == hands
    for viewer in (1, SPECTATOR):
        assert [e["card"] for e in told[viewer] if (e["to"] or "").startswith("hand.0")] == ["unknown"] * 3
        assert [{**event, "card": 0} for event in told[viewer]] == [{**event, "card": 0} for event in told[0]]


def test_an_undo_is_told_to_everybody():
    match = play(bid(bids(), 2, 5), "keep the prize")
    match.undo(1)
    for viewer in (0, 1, SPECTATOR):
        assert match.events(viewer, 2) == [{"version": 3, "event": "undo", "seat": 1}]


def test_scores_are_victory_points_and_places_begin_with_the_winner():
    match = bids(rounds=1)
    prize = int(match.view(0)["table"]["prize"].removeprefix("prize-"))
    play(bid(match, 2, 5), "keep the prize", "next round")
    assert (match.over, match.ending, match.to_act) == (True, "rounds", [])
    assert (match.scores, match.places) == ([0.0, prize], [2, 1])


def test_half_points_are_told_as_halves():
    match = lusitania()
    match.play(0, "dismiss 1")
    assert match.scores == [-0.5, 0.0]


def test_the_secret_decides_the_deal_and_the_commitment():
    assert bytes_of(lusitania(secret=1)) == bytes_of(lusitania(secret=1))
    one, two = lusitania(secret=1), lusitania(secret=2)
    assert one.commitment != two.commitment
    assert one.state.tobytes() != two.state.tobytes()


def test_the_name_and_the_words_of_the_players_decide_the_deal_too():
    deals = set()
    for name, words in (("a", ()), ("b", ()), ("a", ("x",)), ("a", ("x", "y")), ("a", ("xy",)), ("a", ("y", "x"))):
        match = Match(LUSITANIA, 2, id=name, entropy=words, secret=bytes(32), mode="interpreted")
        deals.add(match.state.tobytes())
    assert len(deals) == 6


def test_without_a_secret_every_match_is_another():
    one, two = (Match(GAME, 2, mode="interpreted") for _ in range(2))
    assert one.secret != two.secret
    assert one.id != two.id


def test_two_matches_with_different_cards_run_side_by_side():
    dear = GAME.load_cards("10 20 30 40 50 60")
    plain, other = bids(), Match(GAME, 2, id="bids", secret=bytes(32), cards=dear, mode="interpreted")
    for match in (plain, other):
        play(bid(match, 1, 2), "keep the prize")
    assert other.scores == [10 * points for points in plain.scores]
    assert plain.state.tobytes() == other.state.tobytes()


def test_cards_cannot_be_changed_by_a_rule():
    with pytest.raises((ValueError, TypeError)):
        bids().cards.k["points"][0] = np.zeros(6)

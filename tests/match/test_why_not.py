"""“Why can't I?”: for an action and for a thing on the table."""

import json
from dataclasses import asdict

import pytest

from iacta.engine.words.errors import BadAction, IllegalAction
from iacta.match import Refusal
from tests.match.tables import LUSITANIA, SPECTATOR, bid, bids, lusitania, play, play_on, what_is_said
from tests.sealed_bids import GAME


def test_a_possible_action_has_no_reason():
    match = lusitania()
    for action in match.legal(0):
        assert match.why_not(0, action.id) == match.why_not(0, action.text) == []


def test_an_impossible_action_has_the_reason_that_playing_it_would_give():
    match = play_on(lusitania(secret=3, virtus=True), 9)
    (seat,) = match.to_act
    legal = {action.id for action in match.legal(seat)}
    for action in range(LUSITANIA.actions.count):
        if action not in legal:
            (refusal,) = match.why_not(seat, action)
            assert refusal.action == LUSITANIA.actions.text(action)
            with pytest.raises(IllegalAction) as caught:
                match.play(seat, action)
            assert str(caught.value) == f"{LUSITANIA.words()(refusal.message)} ({refusal.clause})"
            assert refusal.clause == caught.value.clause


def test_a_refusal_names_the_action_the_clause_and_a_message():
    match = play(bid(bids(), 1, 5), "keep the prize", "next round")
    assert match.why_not(0, "Bid  1") == [Refusal("bid 1", "S2", "reason-number_spent")]
    assert json.loads(json.dumps(asdict(match.why_not(0, "bid 1")[0])))["clause"] == "S2"


def test_a_part_of_a_possible_action_has_no_reason():
    assert lusitania().why_not(0, "hand.0.1") == []
    assert bids().why_not(0, "number.0.3") == []


def test_a_part_of_nothing_possible_has_a_reason_for_each_action():
    match = play(bid(bids(), 1, 5), "keep the prize", "shuffle the pile")
    assert match.why_not(1, "pile") == []
    assert match.why_not(1, "prize") == []  # with the pile it is part of “next round”
    assert match.why_not(1, "won.1") == [Refusal("keep the prize", "S1", "reason-not_now")]


def test_a_cell_of_the_own_legion_has_a_reason_for_all_that_it_is_part_of():
    refusals = lusitania().why_not(0, "legion.0.3")
    part_of = [a for a in range(LUSITANIA.actions.count) if "legion.0.3" in LUSITANIA.actions.handles(a, 0)]
    assert [LUSITANIA.actions.parse(refusal.action) for refusal in refusals] == part_of
    assert {"station at iii", "equip 1 under iii"} <= {refusal.action for refusal in refusals}
    assert {refusal.clause for refusal in refusals} == {"X4", "X8"}


def test_an_own_hand_card_is_explained_after_the_mandatory_action():
    match = lusitania()  # seat 0 has Caesar, so its turn goes on after the exchange
    match.play(0, "exchange 1 for 1")
    refusals = match.why_not(0, "hand.0.1")
    assert {r.action for r in refusals if r.clause == "X4"} >= {"exchange 2 for 1", "recruit 2", "dismiss 2"}
    spoken = {LUSITANIA.words()(refusal.message) for refusal in refusals}
    assert "You have already carried out this turn’s mandatory action." in spoken


def test_a_camp_card_is_part_of_what_begins_in_the_hand():
    match = lusitania()  # seat 0 has Caesar, so its turn goes on after the exchange
    assert match.why_not(0, "camp.2") == []
    match.play(0, "exchange 1 for 1")
    assert {refusal.action for refusal in match.why_not(0, "camp.2")} >= {"exchange 1 for 3", "exchange 3 for 3"}


def test_the_hand_of_another_is_part_of_nothing():
    with pytest.raises(BadAction, match=r"Seat 0 can do nothing with hand\.1\.0"):
        lusitania().why_not(0, "hand.1.0")


@pytest.mark.slow
def test_every_thing_on_the_table_has_an_answer_a_person_understands():
    for match in (lusitania(3), bids(3), play_on(lusitania(4, secret=5), 30)):
        for seat in range(match.seats):
            for thing in match.game.places.names:
                said = what_is_said(match.why_not, seat, thing)
                if isinstance(said, tuple):
                    assert said == ("BadAction", f"Seat {seat} can do nothing with {thing}.")
                else:
                    assert all(match.game.words()(refusal.message).endswith(".") for refusal in said)


def test_out_of_turn_the_reason_is_the_turn():
    match = lusitania()
    assert match.why_not(1, "dismiss 1") == [Refusal("dismiss 1", "", "not-your-turn")]
    assert {refusal.message for refusal in match.why_not(1, "hand.1.0")} == {"not-your-turn"}
    assert LUSITANIA.words()("not-your-turn") == "It is not your turn."


def test_what_is_no_action_and_no_thing_is_a_bad_action():
    for what in ("hand.0.3", "hand.0", "Hand.0.1", "fly", -1, 10_000, "legion.0.9"):
        with pytest.raises(BadAction, match="is not an action of this game"):
            lusitania().why_not(0, what)


def test_a_spectator_has_no_actions_to_ask_about():
    match = bids()
    for what in ("bid 1", "prize", "number.0.1", 0):
        with pytest.raises(BadAction, match="There is no seat 4"):
            match.why_not(SPECTATOR, what)


@pytest.mark.slow
def test_the_reasons_come_from_what_the_seat_may_know():
    """Two deals that a seat cannot tell apart give it the same reasons."""
    match = lusitania()
    other = lusitania()
    other.state["hand"][0][1] = other.state["hand"][0][1][::-1]
    other.state["pile"][0][:10] = other.state["pile"][0][:10][::-1]
    for what in (
        *LUSITANIA.actions.texts,
        *(f"hand.0.{place}" for place in range(3)),
        *(f"legion.0.{i}" for i in range(9)),
    ):
        assert match.why_not(0, what) == other.why_not(0, what)


def test_the_handles_of_an_action_are_what_a_person_clicks():
    assert GAME.actions.handles(GAME.actions.parse("keep the prize"), 2) == ["prize", "won.2"]
    assert LUSITANIA.actions.handles(LUSITANIA.actions.parse("exchange 1 for 4"), 2) == ["hand.2.0", "camp.3"]
    assert LUSITANIA.actions.handles(LUSITANIA.actions.parse("redraw 1+3"), 2) == ["hand.2.0", "hand.2.2"]


# A thing that is clicked after another was chosen: the three answers that were wrong once


def xxi(hand, legion=(), gear=(), others=(), **options):
    """A table of Lusitania XXI with these cards in seat 0's hand, in its legion by cell, and in that of seat 1."""
    match = lusitania(**options)
    kinds = {name: number for number, name in enumerate(LUSITANIA.kinds)}
    match.state["hand"][0][0][: len(hand)] = [kinds[card] for card in hand]
    for seat, cells in ((0, legion), (1, others)):
        for cell, card in dict(cells).items():
            match.state["legion"][0][seat][cell] = kinds[card]
            colour = ("blue", "red", "yellow", "green").index(card.split("-")[0]) + 1 if "-" in card else 0
            match.state["colour"][0][seat] = max(match.state["colour"][0][seat], colour)
    return match


def reasons(match, chosen, clicked):
    return [(refusal.message, refusal.clause) for refusal in match.why_not(0, clicked, [chosen])]


def test_equipment_on_an_empty_cell_lacks_a_soldier():
    match = xxi(["shield", "cook", "sword"])
    found = reasons(match, "hand.0.0", "legion.0.5")
    assert found[0] == ("reason-no_soldier_there", "X8")
    assert "reason-not_equipment" not in dict(found)


def test_a_legionary_of_another_s_colour_is_refused_for_the_colour():
    match = xxi(["red-3", "cook", "sword"], others={2: "red-2"})
    assert reasons(match, "hand.0.0", "legion.0.3")[0] == ("reason-colour_of_another", "X7")


def test_a_piece_that_a_soldier_has_no_slot_for_is_answered_with_the_slot():
    match = xxi(["stone", "cook", "sword"], legion={1: "blue-1"})
    assert reasons(match, "hand.0.0", "legion.0.1")[0] == ("reason-no_room", "X8")


def test_things_that_go_together_in_no_action_have_no_reasons():
    match = lusitania()
    assert match.why_not(0, "hand.0.1", ["camp.0", "camp.1"]) == []
    assert match.meant(0, "hand.0.1", ["camp.0", "camp.1"]) == []
    assert match.meant(0, "camp.1", ["hand.0.0"]) == [LUSITANIA.actions.parse("exchange 1 for 2")]

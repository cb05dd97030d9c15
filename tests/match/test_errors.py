"""Bad input is refused with a sentence, and nothing has changed."""

import dataclasses
import json

import numpy as np
import pytest

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.words.errors import (
    BadAction,
    BadCards,
    BadOptions,
    IactaError,
    IllegalAction,
    NotYourTurn,
    StaleVersion,
)
from iacta.games import load_game
from iacta.match import Match
from iacta.match.match import TooManyEvents
from tests.match.tables import LUSITANIA, ODD, SPECTATOR, bid, bids, bytes_of, lusitania, name_of, play_on
from tests.sealed_bids import GAME

odd_input = pytest.mark.parametrize("odd", ODD, ids=name_of)


def refused(match, error, call, *arguments):
    """The sentence of the error that the call raises; the match is byte for byte what it was."""
    before = bytes_of(match)
    with pytest.raises(error) as caught:
        call(*arguments)
    assert type(caught.value) is error
    assert bytes_of(match) == before
    sentence = str(caught.value)
    assert sentence.rstrip(")")[-1] in ".0123456789SX"
    assert len(sentence) < 300
    return sentence


@pytest.fixture(params=["dealt", "one has chosen", "winner decides"])
def match(request):
    """A table of Sealed Bids at one of three moments."""
    table = bids()
    if request.param == "one has chosen":
        table.play(1, "bid 3")
    if request.param == "winner decides":
        bid(table, 2, 5)
    return table


@odd_input
def test_an_action_that_cannot_be_read_is_a_bad_action(match, odd):
    assert "is not an action of this game" in refused(match, BadAction, match.play, 0, odd)


@odd_input
def test_why_not_of_something_that_cannot_be_read_is_a_bad_action(match, odd):
    assert "is not an action of this game" in refused(match, BadAction, match.why_not, 0, odd)


@odd_input
def test_a_seat_that_is_none_is_refused_everywhere(match, odd):
    for call in (
        lambda: match.play(odd, "bid 1"),
        lambda: match.legal(odd),
        lambda: match.view(odd),
        lambda: match.events(odd),
        lambda: match.why_not(odd, "bid 1"),
        lambda: match.undo(odd),
        lambda: match.undo(0, [odd]),
    ):
        assert "the seats are 0 to 1" in refused(match, BadAction, call)


def test_whether_a_seat_that_is_none_can_undo_is_refused_at_any_moment(match):
    refused(match, BadAction, match.can_undo, "0")


@pytest.mark.parametrize("odd", [4.0, np.int64(4), np.array([4, 4])], ids=name_of)
def test_the_spectators_number_is_an_integer_too(odd):
    match = bids()
    for call in (match.view, match.events):
        refused(match, BadAction, call, odd)


@pytest.mark.parametrize("odd", [odd for odd in ODD if odd not in (None, 1)], ids=name_of)
def test_a_version_that_is_not_the_present_one_is_stale(odd):
    match = bid(bids(), 2, 5)
    assert "The match is at version 1" in refused(match, StaleVersion, match.play, 1, "keep the prize", odd)
    assert "The match is at version 1" in refused(match, StaleVersion, match.undo, 1, [0], odd)


def test_the_sentence_of_a_stale_version_names_both():
    match = bid(bids(), 2, 5)
    sentence = refused(match, StaleVersion, match.play, 1, "keep the prize", 0)
    assert sentence == "The match is at version 1; this was meant for version 0."


def test_the_present_version_is_accepted():
    match = bid(bids(), 2, 5)
    match.play(1, "keep the prize", 1)
    match.undo(1, (), 2)
    assert match.version == 3


@pytest.mark.parametrize("odd", [None, 1.0, "0", [], b"1"], ids=name_of)
def test_events_since_something_that_is_no_version_are_refused(odd):
    with pytest.raises(IactaError):
        bid(bids(), 2, 5).events(0, odd)


def test_events_since_a_version_that_never_was_are_none_and_before_the_deal_are_all():
    match = bid(bids(), 2, 5)
    assert match.events(0, 10**30) == []
    assert match.events(0, -(10**30)) == match.events(0, -1)


@pytest.mark.parametrize("text", ["BID 3", "  bid   3 ", "\tBid\n3", "bid\u00a03"])
def test_case_and_spaces_in_a_text_do_not_matter(text):
    match = bids()
    match.play(0, text)
    assert match.waiting == {0: GAME.actions.parse("bid 3")}


@pytest.mark.parametrize(
    "text", ["bid3", "bid 03", "bid 3.", "bid ٣", "bid 6", "bid 0", "bid -1", "bid 3 3", "bid\0003"]
)
def test_a_text_that_is_nearly_an_action_is_a_bad_action(text):
    match = bids()
    assert "is not an action of this game" in refused(match, BadAction, match.play, 0, text)


def test_the_sentence_of_a_bad_id_says_which_there_are():
    match = bids()
    last = GAME.actions.count - 1
    sentence = refused(match, BadAction, match.play, 0, last + 1)
    assert sentence == f"{last + 1} is not an action of this game: ids go from 0 to {last}."


def test_a_forbidden_action_names_the_clause():
    match = bid(bids(), 1, 5)
    match.play(1, "keep the prize")
    match.play(1, "next round")
    sentence = refused(match, IllegalAction, match.play, 0, "bid 1")
    assert sentence == "You have played that number. (S2)"
    with pytest.raises(IllegalAction) as caught:
        match.play(0, "bid 1")
    assert caught.value.clause == "S2"


def test_an_action_of_another_phase_is_forbidden_by_the_clause_of_the_phase():
    match = bids()
    assert refused(match, IllegalAction, match.play, 0, "keep the prize").endswith("(S1)")
    table = lusitania()
    assert refused(table, IllegalAction, table.play, 0, "station at iv").endswith("(X4)")


def test_a_refused_choice_leaves_the_choice_that_waits():
    match = bid(bids(), 1, 5)
    match.play(1, "keep the prize")
    match.play(1, "next round")
    match.play(0, "bid 4")
    refused(match, IllegalAction, match.play, 0, "bid 1")
    refused(match, IllegalAction, match.play, 1, "bid 5")
    assert match.waiting == {0: GAME.actions.parse("bid 4")}


def test_out_of_turn_the_sentence_says_whom_the_table_waits_for():
    match = bid(bids(), 1, 5)
    sentence = refused(match, NotYourTurn, match.play, 0, "keep the prize")
    assert sentence == "It is not seat 0's turn: the table waits for seat 1."


def test_a_match_that_is_over_takes_nothing_more():
    match = play_on(bids())
    for seat in (0, 1):
        assert refused(match, NotYourTurn, match.play, seat, "bid 1") == "The match is over."
        assert match.legal(seat) == []
        assert not match.can_undo(seat)
        assert "over" in refused(match, IllegalAction, match.undo, seat, [0, 1])


def test_every_id_that_is_not_legal_is_refused_and_changes_nothing():
    match = play_on(lusitania(3), 12)
    before = bytes_of(match)
    for seat in range(3):
        legal = {action.id for action in match.legal(seat)}
        assert bool(legal) == (seat in match.to_act)
        for action in set(range(LUSITANIA.actions.count)) - legal:
            with pytest.raises(IllegalAction if seat in match.to_act else NotYourTurn):
                match.play(seat, action)
    assert bytes_of(match) == before


def test_spectators_can_watch_and_nothing_else():
    match = bids()
    assert match.view(SPECTATOR)["viewer"] == SPECTATOR
    assert match.events(SPECTATOR, -1)
    for call in (
        lambda: match.play(SPECTATOR, "bid 1"),
        lambda: match.legal(SPECTATOR),
        lambda: match.why_not(SPECTATOR, "bid 1"),
        lambda: match.undo(SPECTATOR),
        lambda: match.undo(0, [1, SPECTATOR]),
    ):
        assert "There is no seat 4 at this table" in refused(match, BadAction, call)


@odd_input
def test_a_number_of_seats_that_makes_no_game_is_a_bad_option(odd):
    with pytest.raises(BadOptions, match="Sealed Bids is for 2 to 4 players"):
        Match(GAME, odd, mode="interpreted")


neither_true_nor_false = pytest.mark.parametrize("odd", [odd for odd in ODD if not isinstance(odd, bool)], ids=name_of)


@neither_true_nor_false
def test_an_option_that_is_no_number_in_its_range_is_a_bad_option(odd):
    with pytest.raises(BadOptions, match="The option rounds must be a number from 1 to 5"):
        Match(GAME, 2, {"rounds": odd}, mode="interpreted")


@pytest.mark.parametrize("odd", [True, False])
def test_an_option_that_is_on_or_off_instead_of_a_number_lacks_its_number(odd):
    with pytest.raises(BadOptions, match="The option rounds needs a number: write rounds= and a number from 1 to 5"):
        Match(GAME, 2, {"rounds": odd}, mode="interpreted")


@neither_true_nor_false
def test_a_switch_is_on_or_off(odd):
    with pytest.raises(BadOptions, match="The option laurus must be on or off"):
        Match(LUSITANIA, 2, {"laurus": odd}, mode="interpreted")


def test_an_option_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(BadOptions, match="has no option 'round'; it has rounds"):
        Match(GAME, 2, {"round": 3}, mode="interpreted")


def test_a_first_seat_that_nobody_sits_at_is_a_bad_option():
    with pytest.raises(BadOptions, match="There is no seat 2: seats are numbered from 0 to 1"):
        lusitania(2, first=2)


@pytest.mark.parametrize(
    "odd", [*(odd for odd in ODD if odd not in (None, "", "0")), "a\nb", "\ud800", "a" * 201], ids=name_of
)
def test_a_name_or_word_that_cannot_be_printed_is_refused(odd):
    for arguments in ({"id": odd}, {"entropy": ["fine", odd]}):
        with pytest.raises(BadOptions, match="printable text"):
            Match(GAME, 2, mode="interpreted", **arguments)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_of_another_length_is_refused(length):
    with pytest.raises(BadOptions, match=f"must be 32 bytes long, not {length}"):
        Match(GAME, 2, secret=bytes(length), mode="interpreted")


def test_a_game_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(BadOptions, match="There is no game called 'chess'; choose from lusitania-xxi"):
        load_game("chess")


def test_broken_cards_are_refused_with_the_line():
    with pytest.raises(BadCards, match="line 1: there are 6 prizes") as caught:
        GAME.load_cards(b"1 2 3")
    assert caught.value.line == 1
    with pytest.raises(BadCards, match="line") as caught:
        LUSITANIA.load_cards(b"this is no card file")
    assert caught.value.line == 1


@rule
def babble(s, k, me, action):
    """Says more than a step may."""
    for _ in range(len(s.events) + 1):
        tell(s, 1, me, 1, -1, -1, 31)


@rule
def babbling_setup(s, k, options):
    s.seats = options[0]
    babble(s, k, 0, 0)


def test_a_step_with_more_events_than_declared_is_not_made():
    match = Match(dataclasses.replace(GAME, functions={**GAME.functions, "apply": babble}), 2, mode="interpreted")
    match.play(0, "bid 1")
    assert "more than the 12 events" in refused(match, TooManyEvents, match.play, 1, "bid 2")
    assert match.waiting == {0: 0}


def test_a_deal_with_more_events_than_declared_is_refused():
    with pytest.raises(TooManyEvents):
        Match(dataclasses.replace(GAME, functions={**GAME.functions, "setup": babbling_setup}), 2, mode="interpreted")


def test_every_error_is_a_sentence_of_plain_text():
    match = bids()
    for wrong in ("x", -1, "keep the prize"):
        with pytest.raises(IactaError) as caught:
            match.play(0, wrong)
        json.dumps(str(caught.value))
        assert str(caught.value).rstrip(")").endswith((".", "S1"))

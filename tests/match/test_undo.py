"""Undo: when it is free, and what stays: what others saw, they have seen, and what was drawn is not drawn again."""

import copy
import json
import random

import numpy as np
import pytest

from iacta.engine.words.errors import IllegalAction
from iacta.games.lusitanias.hands import EVERYBODY
from iacta.match import Match
from tests.match.tables import LUSITANIA, SPECTATOR, bid, bids, bytes_of, lusitania, play, play_on

SEEN = ("seen", "dismissed_seen", "aside_seen")
ONLY_SEAT_0 = 0b00001


def what_returns(state):
    """All bytes of a state but those that say who knows a card and how many random numbers were drawn."""
    copied = state.copy()
    copied["drawn"] = 0
    for field in SEEN:
        if field in (state.dtype.names or ()):
            copied[field] = 0
    return copied.tobytes()


def allowed(match, seat, consent=()):
    """Whether the undo is possible; it is not made."""
    probe = another(match)
    try:
        probe.undo(seat, consent)
    except IllegalAction:
        return False
    return True


def another(match):
    """The same match again, to try something with."""
    probe = copy.copy(match)
    probe.log, probe.done, probe.waiting, probe.state = list(match.log), list(match.done), {}, match.state.copy()
    return probe


def at_the_doctor():
    """Seat 0 has dismissed three cards and has a Doctor in cell 8; it is its turn."""
    for secret in range(200):
        match = lusitania(secret=secret)
        hand = match.view(0)["table"]["hand"][0]
        if "doctor" in hand:
            play(match, f"recruit {hand.index('doctor') + 1}", "end turn", "dismiss 1", "end turn")
            for _ in range(3):
                own = match.view(0)["table"]["hand"][0]
                play(match, f"dismiss {1 + next(i for i, card in enumerate(own) if card != 'commander')}", "end turn")
                play(match, "dismiss 1", "end turn")
            assert match.to_act == [0]
            return match
    raise AssertionError


def test_a_decision_that_teaches_nothing_is_taken_back_freely():
    match = bid(bids(), 1, 5)
    before = match.state.tobytes()
    for text in ("keep the prize", "discard the prize"):
        match.play(1, text)
        assert match.can_undo(1)
        match.undo(1)
        assert match.state.tobytes() == before
    assert match.version == 5


def test_another_seat_cannot_take_it_back_freely():
    match = play(bid(bids(), 1, 5), "keep the prize")
    assert not match.can_undo(0)
    assert not allowed(match, 0)
    assert allowed(match, 0, [1])


def test_after_a_card_was_turned_up_undo_is_not_free():
    match = play(bid(bids(), 1, 5), "keep the prize", "next round")
    assert not match.can_undo(1)
    assert not allowed(match, 1)


def test_after_a_card_was_drawn_undo_is_not_free():
    match = play(lusitania(), "dismiss 1")
    assert not match.can_undo(0)
    assert not allowed(match, 0)


def test_after_a_random_number_undo_is_not_free_though_nothing_was_learnt():
    match = play(bid(bids(), 1, 5), "keep the prize", "shuffle the pile")
    assert match.view(1)["table"]["pile_left"] == 5
    assert not match.can_undo(1)
    assert not allowed(match, 1)
    assert allowed(match, 1, [0])


def test_when_another_seat_has_decided_undo_is_not_free():
    match = play(lusitania(), "exchange 1 for 1", "end turn")
    assert match.can_undo(0)
    match.play(1, "exchange 1 for 1")
    assert not match.can_undo(0)
    assert not allowed(match, 0)
    assert match.can_undo(1)


def test_a_turn_that_has_passed_on_can_be_taken_back_until_the_next_seat_decides():
    match = play(lusitania(), "exchange 1 for 1", "end turn")
    assert match.to_act == [1]
    match.undo(0)
    assert match.to_act == [0]


def test_at_the_start_there_is_nothing_to_undo():
    for match in (bids(), lusitania()):
        with pytest.raises(IllegalAction, match="There is nothing to undo"):
            match.undo(0, [1])
        assert not match.can_undo(0)


def test_an_undo_cannot_be_undone_as_if_it_were_a_decision():
    match = play(bid(bids(), 1, 5), "keep the prize")
    match.undo(1)
    assert not match.can_undo(1)  # what counts last is what all have bid
    with pytest.raises(IllegalAction, match="everybody agrees"):
        match.undo(1)


def test_with_everybodys_consent_anything_is_taken_back():
    match = bids(3)
    dealt = match.state.copy()
    play(bid(match, 1, 3, 5), "keep the prize", "shuffle the pile", "next round")
    while match.done:
        assert not allowed(match, 0, [1])
        match.undo(0, [1, 2])
    assert what_returns(match.state) == what_returns(dealt)
    assert match.version == 8


def test_what_is_drawn_after_an_undo_is_new():
    piles = set()
    match = play(bid(bids(), 1, 5), "keep the prize")
    for _ in range(10):
        match.play(1, "shuffle the pile")
        piles.add(match.state["pile"].tobytes())
        match.undo(1, [0])
    assert len(piles) > 5


def test_a_draw_that_was_taken_back_does_not_bind_the_step_before_it():
    match = play(bid(bids(), 1, 5), "keep the prize", "shuffle the pile")
    match.undo(1, [0])
    assert match.can_undo(1)


@pytest.mark.parametrize("consent", [(), [0], [1], [0, 1], [0, 0, 0], [1, 1]])
def test_consent_is_that_of_every_other_seat(consent):
    match = play(bid(bids(3), 1, 3, 5), "keep the prize", "next round")
    assert not allowed(match, 0, consent)
    assert allowed(match, 0, [*consent, 1, 2])
    assert allowed(match, 2, [0, 1])


def test_who_agreed_is_written_down():
    match = play(bid(bids(3), 1, 3, 5), "keep the prize", "next round")
    match.undo(1, [2, 0, 2, 1])
    assert match.log[-1].consent == (0, 2)
    assert json.loads(match.record().splitlines()[-2])["consent"] == [0, 2]


def test_several_steps_can_be_taken_back_one_after_the_other():
    match = at_the_doctor()
    before = match.state.copy()
    play(match, "use 8", "heal 2", "heal 1")
    for _ in range(3):
        assert match.can_undo(0)
        match.undo(0)
    assert what_returns(match.state) == what_returns(before)
    assert not match.can_undo(0)


def test_after_an_undo_play_goes_on_as_if_nothing_had_been():
    one, two = lusitania(), lusitania()
    play(one, "exchange 1 for 2")
    one.undo(0)
    for match in (one, two):
        play(match, "exchange 2 for 3", "end turn", "dismiss 1")
    assert what_returns(one.state) == what_returns(two.state)
    assert (one.version, two.version) == (5, 3)


def test_a_card_given_to_the_camp_and_taken_back_is_known_to_all():
    match = lusitania(3)
    before = match.state.copy()
    given = match.view(0)["table"]["hand"][0][0]
    match.play(0, "exchange 1 for 1")
    match.undo(0)
    assert match.state["seen"][0].tolist()[0] == [EVERYBODY, ONLY_SEAT_0, ONLY_SEAT_0]
    assert (match.state["seen"][0][1:] == before["seen"][0][1:]).all()
    assert what_returns(match.state) == what_returns(before)
    for viewer in (1, 2, SPECTATOR):
        assert match.view(viewer)["table"]["hand"][0] == [given, "unknown", "unknown"]


def test_a_card_that_is_known_after_an_undo_stays_known_wherever_it_goes():
    match = lusitania()
    hand = match.view(0)["table"]["hand"][0]
    match.play(0, "exchange 1 for 1")
    match.undo(0)
    match.play(0, "dismiss 1")
    assert match.view(1)["table"]["dismissed"][0][0] == hand[0]
    match.undo(0, [1])
    assert match.view(1)["table"]["hand"][0] == [hand[0], "unknown", "unknown"]


def test_cards_shown_in_two_steps_stay_known_when_both_are_taken_back():
    match = lusitania()
    hand = match.view(0)["table"]["hand"][0]
    for place in (1, 3):
        match.play(0, f"exchange {place} for 1")
        match.undo(0)
    assert match.view(1)["table"]["hand"][0] == [hand[0], "unknown", hand[2]]


@pytest.mark.parametrize(
    ("healed", "known"),
    [
        (["heal 1", "enough"], [0]),
        (["heal 2", "enough"], [1]),
        (["heal 3", "enough"], [2]),
        (["heal 1", "heal 2"], [0, 1]),
        (["heal 2", "heal 1"], [0, 1]),
        (["heal 1", "heal 3"], [0, 2]),
        (["heal 3", "heal 2"], [1, 2]),
    ],
)
def test_a_dismissed_card_that_was_turned_up_lies_in_its_place_again_and_is_known(healed, known):
    match = at_the_doctor()
    before = match.state.copy()
    names = match.view(0)["table"]["dismissed"][0]
    play(match, "use 8", *healed)
    for _ in range(3):
        match.undo(0)
    assert what_returns(match.state) == what_returns(before)
    shown = [name if place in known else "unknown" for place, name in enumerate(names)]
    for viewer in (1, SPECTATOR):
        assert match.view(viewer)["table"]["dismissed"][0] == shown
    assert match.view(0)["table"]["dismissed"][0] == names


def test_what_is_known_of_dismissed_cards_moves_up_with_them():
    match = at_the_doctor()
    names = match.view(0)["table"]["dismissed"][0]
    play(match, "use 8", "heal 2", "enough")
    match.undo(0)
    match.undo(0)
    play(match, "heal 1", "enough")
    assert match.view(1)["table"]["dismissed"][0] == [names[1], "unknown"]
    match.undo(0)
    assert match.view(1)["table"]["dismissed"][0] == [names[0], names[1], "unknown"]


def with_the_senator():
    """Seat 0 has used a Senator: it has taken a card of seat 1's hand and is to give one."""
    for secret in range(200):
        match = lusitania(3, secret=secret)
        hand = match.view(0)["table"]["hand"][0]
        if "senator" in hand:
            return play(match, f"recruit {hand.index('senator') + 1}", "use 8")
    raise AssertionError


def test_a_stolen_card_taken_back_stays_known_to_the_thief_alone():
    match = with_the_senator()
    place, stolen = int(match.state["chosen"][0]), match.view(0)["table"]["aside"]
    match.undo(0, [1, 2])
    shown = [stolen if i == place else "unknown" for i in range(3)]
    assert match.view(0)["table"]["hand"][1] == shown
    for viewer in (2, SPECTATOR):
        assert match.view(viewer)["table"]["hand"][1] == ["unknown"] * 3


def test_a_given_card_taken_back_stays_known_to_whom_it_was_given():
    match = with_the_senator()
    before = match.state.copy()
    given = match.view(0)["table"]["hand"][0][1]
    match.play(0, "give 2")
    assert match.view(0)["phase"] == "senator"  # on to seat 2
    match.undo(0, [1, 2])
    assert what_returns(match.state) == what_returns(before)
    assert match.view(1)["table"]["hand"][0] == ["unknown", given, "unknown"]
    assert match.view(2)["table"]["hand"][0] == ["unknown"] * 3
    assert match.view(0)["table"]["aside"] == match.view(1)["table"]["aside"] != "unknown"
    assert match.view(2)["table"]["aside"] == "unknown"
    seat_2 = match.view(0)["table"]["hand"][2]
    assert sum(card != "unknown" for card in seat_2) == 1  # the card that the next visit took was seen too


@pytest.mark.slow
def test_a_record_with_undos_replays_to_the_same_bytes():
    for seed in range(6):
        choices = random.Random(seed)
        match = bids(3, secret=seed, rounds=4) if seed % 2 else lusitania(3, secret=seed, virtus=True)
        for _ in range(60):
            if match.over:
                break
            seat = choices.choice(match.waits_for)
            match.play(seat, choices.choice(match.legal(seat)).id)
            others = [other for other in range(3) if other != seat]
            if match.can_undo(seat):
                match.undo(seat)
            elif not (match.over or match.waiting) and choices.random() < 0.3:
                match.undo(seat, others)
        assert sum(entry.is_undo for entry in match.log) > 3
        assert bytes_of(Match.replay(match.record(private=True), mode="interpreted")) == bytes_of(match)


# Slow and obvious: what was learnt is what would have looked different with other cards.


def hidden_places(match, viewer):
    """The hand and dismissed places whose card the viewer does not know, of the pile that is drawn from."""
    state = match.state[0]
    for seen, cards, origin in (("seen", "hand", "origin"), ("dismissed_seen", "dismissed", "dismissed_origin")):
        for index in np.ndindex(state[cards].shape):
            known = state[seen][index] >> viewer & 1
            if state[cards][index] > 0 and not known and state[origin][index] == state["pile_number"]:
                yield cards, seen, index


def looks(match, viewer):
    return json.dumps([match.view(viewer), match.events(viewer, match.version - 1)])


def swapped_with_the_pile(match, cards, index):
    """The match with another kind of card in that place, from the bottom of the pile; None if there is none."""
    probe = another(match)
    state = probe.state[0]
    for place in range(state["pile_left"]):
        if state["pile"][place] != state[cards][index]:
            state["pile"][place], state[cards][index] = int(state[cards][index]), int(state["pile"][place])
            return probe
    return None


@pytest.mark.slow
@pytest.mark.parametrize("secret", [2, 3])
def test_after_an_undo_everybody_knows_exactly_the_cards_that_the_step_showed(secret):
    choices = random.Random(secret)
    match = lusitania(3, secret=secret, virtus=True)
    compared = shown = 0
    while match.state["pile_left"][0] > 30:
        (seat,) = match.to_act
        action = choices.choice(match.legal(seat)).id
        after = another(match)
        after.play(seat, action)
        undone = another(after)
        if not after.over:
            undone.undo(seat, {0, 1, 2} - {seat})
            assert what_returns(undone.state) == what_returns(match.state)
            for viewer in (0, 1, 2, SPECTATOR):
                for cards, seen, index in hidden_places(match, viewer):
                    probe = swapped_with_the_pile(match, cards, index)
                    if probe is None or action not in {a.id for a in probe.legal(seat)}:
                        continue
                    assert looks(probe, viewer) == looks(match, viewer)
                    probe.play(seat, action)
                    was_shown = looks(probe, viewer) != looks(after, viewer)
                    assert undone.state[seen][0][index] >> viewer & 1 == was_shown, (cards, index, viewer)
                    compared, shown = compared + 1, shown + was_shown
        match = after
    assert compared > 200
    assert shown > 10


@pytest.mark.slow
@pytest.mark.parametrize("secret", [2, 3, 4])
def test_undo_is_free_exactly_when_other_hidden_cards_would_have_looked_the_same(secret):
    choices = random.Random(secret)
    match = lusitania(2, secret=secret, laurus=True, virtus=True)
    free = 0
    while not match.over and match.version < 80:
        (seat,) = match.to_act
        action = choices.choice(match.legal(seat)).id
        after = another(match)
        after.play(seat, action)
        learnt = after.over or after.state["drawn"][0] != match.state["drawn"][0]
        for _ in range(5):
            probe = another(match)
            state = probe.state[0]
            places = [(cards, index) for cards, _, index in hidden_places(match, seat)]
            places += [("pile", (place,)) for place in range(state["pile_left"])]
            kinds = [int(state[cards][index]) for cards, index in places]
            choices.shuffle(kinds)
            for (cards, index), kind in zip(places, kinds, strict=True):
                state[cards][index] = kind
            assert looks(probe, seat) == looks(match, seat)
            probe.play(seat, action)
            learnt = learnt or looks(probe, seat) != looks(after, seat)
        assert after.can_undo(seat) == (not learnt), LUSITANIA.actions.text(action)
        free += not learnt
        match = after
    assert free > 5


def test_whole_random_games_can_be_taken_back_to_the_deal():
    match = lusitania(2, secret=8, laurus=True, virtus=True)
    dealt = match.state.copy()
    play_on(match, 70, seed=8)
    assert not match.over
    while match.done:
        match.undo(1, [0])
    assert what_returns(match.state) == what_returns(dealt)
    assert ((match.state["seen"] | dealt["seen"]) == match.state["seen"]).all()

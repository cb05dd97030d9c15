"""Sealed bids at a match: before the last choice nobody can tell one choice from another, nor a first from a changed
one, nor who has not chosen but by that."""

import json
from dataclasses import astuple
from itertools import permutations

import pytest

from iacta.match import Match
from iacta.match.words import action_text, prompt, sentence
from tests.games.lutetia.position import GAME, SPECTATOR
from tests.match.tables import bytes_of, what_is_said
from tests.quick import first

LANGUAGES = sorted(path.stem for path in (GAME.folder / "text").glob("??.ftl"))
# Of the many bribes a few will do; every other action by its number, and things that are clicked first.
ASKED = [
    *(action for action, text in enumerate(GAME.actions.texts) if not text.startswith("bribe")),
    *("bribe left 1", "bribe right 6", "income", "card.1.9", "bid.1.0", "slot.2"),
]
CHOICES = ["bid a+b", "bid 1 and income", "double income", "bid c+3"]


def new_match(seats=3, secret=7, rounds=0):
    """A match, after some rounds in which seats bid against each other and put money on their cards."""
    match = Match(GAME, seats, id="sealed", secret=secret.to_bytes(32), mode="interpreted")
    for _ in range(rounds):
        for seat in range(seats):
            match.play(seat, ("bid a+1", "bid a and income", "bid b and income")[seat % 3])
        match.play(match.current_seat, "bribe left 1")
        while not match.sealed:
            match.play(
                match.current_seat,
                "ready" if "ready" in texts(match, match.current_seat) else match.legal(match.current_seat)[0].id,
            )
    return match


def texts(match, seat):
    return [action.text for action in match.legal(seat)]


def with_choices(match, *choices):
    for seat, choice in choices:
        match.play(seat, choice)
    return match


def seen_by(match, viewer):
    """Everything that a viewer can get out of a match without changing it."""
    told = [match.events(viewer, since) for since in range(-1, match.version + 1)]
    names = ("Ada", "Bea", "Cid", "Dan", "Eve")
    return {
        "view": match.view(viewer),
        "record of the view": match.view_record(viewer).tobytes().hex(),
        "events": told,
        "words": [sentence(GAME, event, viewer, language, names) for language in LANGUAGES for event in told[0]],
        "prompts": [prompt(GAME, match.view(viewer)["phase"], language) for language in LANGUAGES],
        "legal": what_is_said(lambda: [astuple(action) for action in match.legal(viewer)]),
        "legal in words": what_is_said(
            lambda: [action_text(GAME, action.id, language) for language in LANGUAGES for action in match.legal(viewer)]
        ),
        "why not": [
            what_is_said(lambda what=what: [astuple(each) for each in match.why_not(viewer, what)]) for what in ASKED
        ],
        "undo": what_is_said(match.can_undo, viewer),
        "turn": [match.version, match.to_act, match.sealed, match.ending, match.over],
        "waits": [match.waits_for, match.current_seat],
        "points": [match.scores, match.places],
        "record": match.record(),
        "stale": what_is_said(match.play, 0, "bid a+b", match.version + 1),
    }


def bytes_for(match, viewer):
    return json.dumps(seen_by(match, viewer), sort_keys=True).encode()


def without_who_has_chosen(seen):
    """What a viewer gets, but for the one thing that everybody is told."""
    return {**seen, "waits": None, "view": {**seen["view"], "chosen": None}}


@pytest.mark.clause("T5")
@pytest.mark.parametrize("rounds", first([0, 1, 2]))
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_before_the_reveal_nobody_else_can_tell_one_choice_from_another(viewer, rounds):
    seen = {bytes_for(with_choices(new_match(rounds=rounds), (1, choice)), viewer) for choice in CHOICES}
    assert len(seen) == 1


@pytest.mark.clause("T5")
def test_not_one_of_all_the_choices_can_be_told_from_another():
    views = set()
    for choice in texts(new_match(), 1):
        match = with_choices(new_match(), (1, choice))
        views.add(
            (json.dumps(match.view(0)), match.view_record(0).tobytes(), json.dumps(match.events(0, -1)), match.record())
        )
    assert len(views) == 1


@pytest.mark.clause("T5")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_nobody_else_can_tell_a_first_choice_from_a_changed_one(viewer):
    ways = (
        [(1, "bid a+b")],
        [(1, "bid a+b"), (1, "bid 1+2")],
        [(1, "bid a+b"), (1, "bid a+b")],
        [(1, "double income"), (1, "bid a and income"), (1, "double income")],
    )
    assert len({bytes_for(with_choices(new_match(), *way), viewer) for way in ways}) == 1


@pytest.mark.clause("T5")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_choice_tells_others_only_that_it_was_made(viewer):
    match = new_match(rounds=1)
    before = seen_by(match, viewer)
    after = seen_by(with_choices(match, (1, "bid a+2")), viewer)
    assert without_who_has_chosen(after) == without_who_has_chosen(before)
    assert (before["view"]["chosen"], after["view"]["chosen"]) == ([], [1])
    assert (before["waits"], after["waits"]) == ([[0, 1, 2], 0], [[0, 2], 0])


@pytest.mark.clause("T5")
def test_not_even_a_seat_that_has_chosen_learns_what_another_chose():
    seen = {bytes_for(with_choices(new_match(), (0, "bid a+b"), (1, choice)), 0) for choice in CHOICES}
    assert len(seen) == 1


@pytest.mark.clause("T5")
def test_choices_move_neither_the_version_nor_the_state_nor_the_public_record():
    match, untouched = new_match(rounds=1), new_match(rounds=1)
    with_choices(match, (2, "bid a+b"), (0, "double income"), (2, "bid 1+3"))
    assert match.version == untouched.version
    assert match.state.tobytes() == untouched.state.tobytes()
    assert match.record() == untouched.record()
    assert len(match.record(private=True)) > len(untouched.record(private=True))


@pytest.mark.clause("T5")
@pytest.mark.parametrize(
    "choices", [("bid a+b", "bid a+b", "bid a+b"), ("double income", "bid 1 and income", "bid a+3")]
)
def test_every_order_of_arrival_gives_the_same_bytes(choices):
    orders = list(permutations(enumerate(choices)))
    assert len(orders) == 6
    results = [bytes_of(with_choices(new_match(rounds=1), *order)) for order in orders]
    detour = [(2, "double income"), (0, "bid 1+2"), (2, choices[2]), (0, choices[0]), (1, choices[1])]
    results.append(bytes_of(with_choices(new_match(rounds=1), *detour)))
    assert all(result == results[0] for result in results)


@pytest.mark.clause("T5")
@pytest.mark.parametrize("viewer", first([0, 1, 2, SPECTATOR], 2))
def test_every_order_of_arrival_shows_everybody_the_same_afterwards(viewer):
    choices = enumerate(("double income", "bid 1 and income", "bid a+3"))
    seen = {bytes_for(with_choices(new_match(), *order), viewer) for order in permutations(choices)}
    assert len(seen) == 1


@pytest.mark.clause("T5")
def test_waiting_choices_survive_in_the_private_record():
    match = with_choices(new_match(rounds=1), (2, "bid a+b"), (0, "double income"))
    again = Match.replay(match.record(private=True), mode="interpreted")
    assert bytes_of(again) == bytes_of(match)
    for table in (match, again):
        table.play(1, "bid c and income")
    assert bytes_of(again) == bytes_of(match)


def all_laid(choice):
    """Everybody has chosen, seat 1 this, and the cards lie face down."""
    return with_choices(new_match(), (0, "bid a+1"), (2, "bid a+1"), (1, choice))


@pytest.mark.clause("T5", "T6")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_after_the_last_choice_the_cards_stay_secret_until_the_reveal(viewer):
    seen = set()
    for choice in CHOICES:
        got = seen_by(all_laid(choice), viewer)
        del got["record"]  # the next test
        seen.add(json.dumps(got))
    assert len(seen) == 1


@pytest.mark.clause("T5", "T6")
def test_the_public_record_does_not_tell_cards_that_lie_face_down():
    assert len({all_laid(choice).record() for choice in CHOICES}) == 1


@pytest.mark.clause("T5")
def test_a_planted_leak_is_found():
    """A match that told a choice would make the tests above fail."""
    match = new_match()
    before = bytes_for(match, 0)
    match.state["bid_seen"][0][1] = 0b111111
    match.state["bid"][0][1] = GAME.kinds.index("action-a")
    assert bytes_for(match, 0) != before


@pytest.mark.slow
@pytest.mark.clause("T5")
def test_after_an_undo_left_and_right_are_drawn_anew():
    """All have seen how the pairs lay; the place of a bribe would tell which card it lies on if they lay so again."""
    alike = 0
    for secret in range(40):
        match = with_choices(new_match(secret=secret), (0, "bid a+1"), (1, "bid a+1"), (2, "bid a+1"))
        lay = match.state["bid"][0][:3].copy()
        while not match.sealed:
            match.play(match.current_seat, "ready")
        while match.done:
            match.undo(0, [1, 2])
        with_choices(match, (0, "bid a+1"), (1, "bid a+1"), (2, "bid a+1"))
        alike += (match.state["bid"][0][:3, 0] == lay[:, 0]).sum()
        assert bytes_of(Match.replay(match.record(private=True), mode="interpreted")) == bytes_of(match)
    assert 40 < alike < 80

"""What the server writes quickly is what it would write slowly, byte for byte."""

import random

import pytest

from iacta.games import NAMES, cards_for, load_game
from iacta.match import Match
from iacta.server import positions
from iacta.server.json_text import MOST_VALUES, TableText, text_of
from iacta.server.messages import Done, Refused, UndoRequest, Update
from tests.conformance.settings import plainest, richest
from tests.server import slow_positions

TAKEN_BACK = 0.1  # the part of the decisions that could be and are


def settings(name):
    """Two people without options, and as many as can play with all of them."""
    fewest, most = load_game(name).seats
    return [plainest(name, fewest), richest(name, most)]


def update(match, viewer, since, undo_request=None, resigned=()):
    events = positions.events(match, viewer, since)
    position = positions.position(match, viewer, undo_request, resigned)
    return text_of(Update.model_construct(type="update", events=events, position=position))


def compare(match, since, before, **more):
    for viewer in (*range(match.seats), match.game.spectator):
        slow = slow_positions.update(match, viewer, since, before=before, **more)
        assert update(match, viewer, since, **more) == slow.model_dump_json()


def play_through(setting, secret, compared, *, mode="compiled"):
    """A random game; at every so many decisions everything is compared that a viewer can be told."""
    rng = random.Random(secret)
    match = Match(setting.game, setting.seats, setting.options, secret=bytes([secret]) * 32, mode=mode)
    befores = [None]  # the states before the decisions that count
    while not match.over:
        if rng.random() < compared:
            compare(match, match.version - 1, befores[-1])
        seat = rng.choice(match.waits_for)
        befores.append(match.state.copy())
        match.play(seat, rng.choice(match.legal_ids(seat)))
        if len(befores) > len(match.done) + 1:  # a sealed choice that waits
            befores.pop()
        elif match.can_undo(seat) and rng.random() < TAKEN_BACK:
            compare(match, match.version - 1, befores.pop())
            match.undo(seat)
    compare(match, -1, befores[-1])


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_quickly_is_what_is_written_slowly(name):
    for setting in settings(name):
        play_through(setting, 1, compared=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("secret", range(2, 5))
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_written_as_slowly(name, secret):
    for setting in settings(name):
        play_through(setting, secret, compared=1)


def test_a_position_after_resignations_and_with_an_undo_asked_for_is_written_alike():
    match = Match(load_game("lutetia"), 3, secret=bytes(32), mode="compiled")
    for seat in (0, 1):
        match.play(seat, match.legal_ids(seat)[seat])
    for more in ({"undo_request": UndoRequest(seat=1, agreed=[0])}, {"resigned": [2]}, {"resigned": [0, 2]}):
        compare(match, -1, None, **more)


def test_a_message_without_prepared_parts_is_written_by_its_class():
    done = Done(type="done", command="ü", version=3)
    assert text_of(done) == done.model_dump_json()
    refused = Refused(type="refused", command="c", error="E", clause="", text="Żółw “…”", events=[], position=None)
    assert text_of(refused) == refused.model_dump_json()


def test_fewer_values_of_a_field_are_kept_than_there_can_be():
    game = load_game("lusitania")
    text = TableText(game)
    view = Match(game, 2, mode="compiled").view_record(0)
    for turn in range(2 * MOST_VALUES):
        view["turns"] = turn
        assert f'"turns":{turn},' in text(view.tobytes())
    assert all(field.cache_info().currsize <= MOST_VALUES for _, _, field in text.fields)


@pytest.mark.parametrize("name", NAMES)
def test_the_printed_cards_are_read_once_and_cannot_be_changed(name):
    cards = cards_for(name, None)
    assert cards is cards_for(name, None)
    assert cards.digest == load_game(name).load_cards(None).digest
    assert not cards.k.flags.writeable

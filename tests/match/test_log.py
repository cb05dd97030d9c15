"""The log keeps the states of a match as changes, and a piece of it can be packed and restored."""

import random
import tracemalloc

import pytest

from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.match import snapshot as snapshots
from iacta.match.log import WHOLE_EVERY
from iacta.match.snapshot import ENTRIES, is_due, made_with, packed, restore
from tests.match.tables import bids, bytes_of, lusitania
from tests.sealed_bids import GAME as SEALED_BIDS

MOST_BYTES = 1800  # of memory for an entry
GAMES = [load_game(name) for name in NAMES]


def dealt(game):
    return Match(game, game.seats[0], id="long", secret=bytes(32), mode="compiled")


def some_hours_of(game, entries=2 * ENTRIES + 40, deepest=20, watch=lambda match: None):
    """A match with a log that is longer than its game: what is done is taken back, most of the time."""
    match, choices = dealt(game), random.Random(1)
    watch(match)
    while match.version < entries:
        if match.done and not match.waiting and choices.random() < len(match.done) / deepest:
            match.undo(max(match.done[-1].seat, 0), range(match.seats))
        else:
            seat = choices.choice(match.waits_for)
            match.play(seat, choices.choice(match.legal(seat)).id)
        watch(match)
    return match


@pytest.mark.parametrize("game", [*GAMES, SEALED_BIDS], ids=lambda game: game.name)
def test_the_state_before_every_entry_is_the_one_that_there_was(game):
    seen = {}
    deepest = 2 if game is SEALED_BIDS else 20
    match = some_hours_of(
        game, 3 * WHOLE_EVERY, deepest, lambda match: seen.update({match.version: match.state.tobytes()})
    )
    assert [match.before(entry).tobytes() for entry in match.log] == [seen[n] for n in range(match.version)]


def test_a_copy_and_its_original_have_states_of_their_own():
    match = lusitania()
    match.play(0, match.legal(0)[0].id)
    other = match.copy()
    kept = bytes_of(other)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0].id)
    assert bytes_of(other) == kept


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_entry_takes_little_memory(game):
    some_hours_of(game, 10)  # what is made once is made
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        match = some_hours_of(game, 600)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / match.version < MOST_BYTES


def pieces(match):
    return [packed(match, last) for last in range(1, match.version + 1) if is_due(last)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_restored_from_its_snapshots_is_the_same_to_the_last_byte(game):
    match = some_hours_of(game)
    record = match.record(private=True)
    restored = dealt(game)
    restore(restored, pieces(match))
    assert restored.version == 2 * ENTRIES
    for entry in match.log[restored.version :]:
        if entry.is_undo:
            restored.undo(entry.seat, entry.consent)
        for seat, action in entry.plays:
            restored.play(seat, action)
    assert restored.record(private=True) == record
    assert bytes_of(restored) == bytes_of(match)


def test_a_match_goes_on_from_a_snapshot_and_takes_back_what_was_done_before_it():
    match = some_hours_of(GAMES[0], ENTRIES)
    restored = dealt(GAMES[0])
    restore(restored, pieces(match))
    while match.done:
        seat = match.done[-1].seat
        match.undo(seat, range(match.seats))
        restored.undo(seat, range(match.seats))
    assert bytes_of(restored) == bytes_of(match)


def broken_in_the_middle(one):
    return one[: len(one) // 2] + b"\0\0\0\0" + one[len(one) // 2 + 4 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda pieces: [pieces[0][:-1], pieces[1]],
        lambda pieces: [pieces[0], b""],
        lambda pieces: [pieces[1]],
        lambda pieces: [pieces[1], pieces[0]],
        lambda pieces: [pieces[0], broken_in_the_middle(pieces[1])],
    ],
    ids=["cut off", "empty", "the first is missing", "in another order", "overwritten"],
)
def test_damaged_snapshots_are_refused_and_the_match_is_as_it_was(damage):
    match = some_hours_of(GAMES[0])
    other = dealt(GAMES[0])
    kept = bytes_of(other)
    with pytest.raises(ValueError, match="snapshot"):
        restore(other, damage(pieces(match)))
    assert bytes_of(other) == kept


def test_snapshots_of_other_cards_or_rules_are_told_apart(monkeypatch):
    game = GAMES[0]
    cards = game.load_cards(None)
    assert made_with(game, cards) == made_with(game, game.load_cards(None))
    assert len({made_with(other, other.load_cards(None)) for other in GAMES}) == len(GAMES)
    now = made_with(game, cards)
    snapshots.code_of.cache_clear()
    monkeypatch.setattr(snapshots, "FORMAT", 2)
    assert made_with(game, cards) != now
    snapshots.code_of.cache_clear()


def test_restoring_nothing_changes_nothing():
    match = bids()
    kept = bytes_of(match)
    restore(match, [])
    assert bytes_of(match) == kept

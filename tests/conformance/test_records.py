"""A match is its record: it replays to the same bytes at any speed, with what was undone inside."""

from __future__ import annotations

import json

import numpy as np
import pytest

from iacta.engine.compiling.rule import MODES, Mode
from iacta.engine.words.errors import BadRecord
from iacta.match import Match
from tests.conformance.disclosure import SECRET, play_on
from tests.conformance.settings import Setting, over_every_setting, over_pairwise_settings

UNDONE = 0.2  # the share of steps that are taken back


def played_match(setting: Setting, seed: int, mode: Mode, steps: int | None = None) -> Match:
    """A match of random play with undos, to its end or so many entries long."""
    rng = np.random.default_rng(seed)
    match = Match(
        setting.game,
        setting.seats,
        setting.options,
        cards=setting.cards,
        id=f"match {seed}",
        entropy=["alea", "iacta"],
        secret=SECRET,
        mode=mode,
    )
    while not match.over and (steps is None or match.version < steps):
        play_on(match, rng)
        last = match.log[-1].seat
        if last >= 0 and not match.over and rng.random() < UNDONE:
            match.undo(last, [] if match.can_undo(last) else [seat for seat in range(setting.seats) if seat != last])
    return match


def same_match(one: Match, other: Match) -> None:
    assert other.state.tobytes() == one.state.tobytes()
    assert other.version == one.version
    assert other.options == one.options
    assert other.ending == one.ending
    assert other.scores == one.scores
    assert other.places == one.places
    assert [(e.seat, e.plays, e.consent) for e in other.log] == [(e.seat, e.plays, e.consent) for e in one.log]
    assert [e.events.tobytes() for e in other.log] == [e.events.tobytes() for e in one.log]
    for viewer in (*range(one.seats), one.game.spectator):
        assert other.view(viewer) == one.view(viewer)
        assert other.events(viewer, -1) == one.events(viewer, -1)


def there_and_back(setting: Setting, seed: int) -> None:
    match = played_match(setting, seed, "compiled")
    text = match.record()
    again = Match.replay(text, mode="interpreted")
    same_match(match, again)
    assert again.record() == text


@over_pairwise_settings
def test_a_finished_match_replays_from_its_record(setting):
    there_and_back(setting, 1)


@pytest.mark.long
@over_every_setting
def test_finished_matches_of_every_setting_replay_from_their_records(setting):
    for seed in range(2, 5):
        there_and_back(setting, seed)


@pytest.mark.parametrize("mode", MODES)
@over_pairwise_settings
def test_a_running_match_replays_from_its_private_record_and_goes_on(setting, mode):
    match = played_match(setting, 2, "compiled", steps=20)
    again = Match.replay(match.record(private=True), mode=mode)
    same_match(match, again)
    if not match.over:
        seat = match.waits_for[0]
        action = match.legal(seat)[-1].text
        for one in (match, again):
            one.play(seat, action, version=match.version if one is match else again.version)
        assert match.state.tobytes() == again.state.tobytes()


@over_pairwise_settings
def test_what_players_can_download_of_a_running_match_tells_no_secret(setting):
    match = played_match(setting, 3, "compiled", steps=3)
    if match.over:
        return
    text = match.record()
    assert SECRET.hex() not in text
    assert "secret" not in json.loads(text.splitlines()[-1])
    with pytest.raises(BadRecord):
        Match.replay(text)


@over_pairwise_settings
def test_a_record_with_a_changed_or_missing_line_is_refused(setting):
    text = played_match(setting, 1, "compiled", steps=12).record(private=True)
    lines = text.splitlines(keepends=True)
    for number in range(len(lines)):
        with pytest.raises(BadRecord):
            Match.replay("".join(lines[:number] + lines[number + 1 :]), mode="compiled")
    swapped = [lines[0], *reversed(lines[1:-1]), lines[-1]]
    if swapped != lines:
        with pytest.raises(BadRecord):
            Match.replay("".join(swapped), mode="compiled")

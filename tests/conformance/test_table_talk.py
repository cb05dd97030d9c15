"""What a table tells people besides the rules: the scoring sheet, and which actions are for good."""

from __future__ import annotations

import copy

import pytest

from tests.conformance.disclosure import match_at
from tests.conformance.playing import random_game, spread
from tests.conformance.redeal.anew import Redealt
from tests.conformance.settings import over_pairwise_settings

POSITIONS = 6


@over_pairwise_settings
def test_the_chapters_of_the_sheet_add_up_to_the_points(setting):
    for position in spread(random_game(setting, 5), POSITIONS):
        match = match_at(Redealt(position, position.state))
        for viewer in (0, setting.game.spectator):
            sheet = match.sheet(viewer)
            assert len(sheet) == len(setting.game.sheet)
            totals = [sum(points) for points in zip(*sheet, strict=True)]
            assert totals == match.view(viewer)["points"]


@pytest.mark.slow
@over_pairwise_settings
def test_an_action_binds_exactly_when_it_cannot_be_taken_back_freely(setting):
    for position in spread(random_game(setting, 6), POSITIONS):
        match = match_at(Redealt(position, position.state))
        if match.over or match.sealed:
            continue
        seat = match.current_seat
        binding = match.binding(seat)
        for action in match.legal(seat):
            tried = copy.copy(match)
            tried.log, tried.done = list(match.log), list(match.done)
            tried.play(seat, action.id)
            assert (action.id in binding) != tried.can_undo(seat), action

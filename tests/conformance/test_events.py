"""The events of a game are enough to rebuild every public zone, and tell each viewer exactly what its view shows."""

from __future__ import annotations

import pytest

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.events import CARD, KNOWN, SOURCE, TARGET
from iacta.engine.rules.places import NOWHERE, indices
from tests.conformance.following import Following
from tests.conformance.playing import Game, greedy_game, happened, random_game, viewed
from tests.conformance.redeal import knowledge_of
from tests.conformance.settings import over_every_setting, over_full_length_settings, over_pairwise_settings


def rebuild(game: Game) -> None:
    """After every step the table rebuilt from events alone is the table."""
    open_cards = knowledge_of(game.setting.game).open_cards
    following = Following(game.setting.game)
    following.begin(game.states[0])
    for step, (state, events) in enumerate(zip(game.states, game.events, strict=True)):
        following.follow(events)
        assert following.differences(state, open_cards(state)) == [], f"after {step} steps"


@over_pairwise_settings
def test_events_rebuild_the_table(setting):
    for seed in (1, 2):
        rebuild(random_game(setting, seed))


@pytest.mark.slow
@over_full_length_settings
def test_events_rebuild_the_table_of_greedy_games(setting):
    for seed in (2, 3):
        rebuild(greedy_game(setting, seed))


@pytest.mark.long
@over_every_setting
def test_events_rebuild_the_table_in_every_setting(setting):
    for seed in range(4, 8):
        rebuild(random_game(setting, seed))


@over_full_length_settings
def test_what_a_viewer_was_told_is_what_its_view_shows(setting):
    book = rulebook(setting.game, "interpreted")
    open_cards = knowledge_of(setting.game).open_cards
    for viewer in setting.viewers:
        game = random_game(setting, 1)
        following = Following(setting.game, viewer=viewer)
        following.begin(game.states[0])
        for step, (state, events) in enumerate(zip(game.states, game.events, strict=True)):
            view = viewed(setting, book, state, viewer)
            following.follow(events)
            assert following.differences(view, open_cards(view)) == [], f"seat {viewer} after {step} steps"


@over_pairwise_settings
def test_who_knows_a_card_is_who_could_follow_it(setting):
    game = random_game(setting, 1)
    places = setting.game.places
    for state, followed in zip(game.states, game.followed, strict=True):
        for zone in places.zones:
            if zone.seen is None:
                continue
            for place, index in enumerate(indices(zone.shape), places.first[zone.name]):
                known = [card.known for card in followed.cards.get(place, ())]
                assert int(state[zone.seen][(0, *index)]) == sum(known), places.names[place]


@over_pairwise_settings
def test_an_event_says_who_may_know_its_card(setting):
    everybody = (1 << setting.game.spectator + 1) - 1
    book = rulebook(setting.game, "interpreted")
    zone = setting.game.places.zone
    for state in random_game(setting, 1).states:
        for event in happened(state):
            ends = [zone(int(place))[0] for place in (event[SOURCE], event[TARGET]) if place != NOWHERE]
            if event[CARD] > 0 and any(end.seen is None and not end.hidden for end in ends):
                assert event[KNOWN] == everybody
        for viewer in setting.viewers:
            told = happened(viewed(setting, book, state, viewer))
            assert len(told) == state["happened"][0]
            for event, shown in zip(happened(state), told, strict=True):
                knows = event[KNOWN] >> viewer & 1
                assert shown[CARD] == (event[CARD] if knows or event[CARD] <= 0 else 0)


@over_pairwise_settings
def test_there_are_never_more_events_than_the_game_declares(setting):
    for seed in range(1, 4):
        assert max(int(state["happened"][0]) for state in random_game(setting, seed).states) <= setting.game.most_events

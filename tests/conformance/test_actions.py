"""The action table: ids and texts both ways, and the things a person clicks."""

from __future__ import annotations

import re

import pytest

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.words.errors import BadAction
from tests.conformance.playing import legal, may_act, random_game, spread
from tests.conformance.settings import over_every_game, over_full_length_settings

POSITIONS = 40
HANDLE = re.compile(r"[a-z_]+(\.\d+)*")


@over_every_game
def test_ids_and_texts_are_two_names_for_one_thing(game):
    table = game.actions
    assert len(table.texts) == len(set(table.texts)) == table.count > 0
    for action in range(table.count):
        assert table.parse(table.text(action)) == action
        assert table.parse(action) == action
        assert table.parse(f"  {table.text(action).upper()}  ".replace(" ", "  ")) == action


@over_every_game
def test_what_is_no_action_cannot_be_read(game):
    for nothing in (-1, game.actions.count, True, None, 1.0, "", "nothing at all", game.actions.text(0) + "0" * 200):
        with pytest.raises(BadAction):
            game.actions.parse(nothing)


@over_every_game
def test_an_actions_text_is_made_of_its_familys_words(game):
    table = game.actions
    for action in range(table.count):
        family = table.families[table.family_of[action]]
        values = tuple(table.argument[i][action] for i in range(len(family.arguments)))
        words = {a.name: a.words[a.values.index(v)] for a, v in zip(family.arguments, values, strict=True)}
        assert table.text(action) == family.text.format(**words)


@over_every_game
def test_every_action_can_be_meant_in_some_phase_and_only_in_those_of_its_family(game):
    table = game.actions
    meant = set()
    for phase in range(len(table.phases)):
        candidates = list(table.candidates[table.start[phase] : table.start[phase + 1]])
        assert len(candidates) == len(set(candidates))
        families = [f for f in range(len(table.families)) if not table.not_now[phase * len(table.families) + f]]
        assert {table.family_of[action] for action in candidates} == set(families)
        assert len(candidates) == sum(table.family_of[action] in families for action in range(table.count))
        meant.update(candidates)
    assert meant == set(range(table.count))


@over_every_game
def test_handles_are_names_of_things_on_the_table(game):
    table = game.actions
    zones = {zone.name: zone for zone in game.places.zones}
    for seat in range(game.seats[1]):
        for action in range(table.count):
            handles = table.handles(action, seat)
            assert handles, table.text(action)
            for handle in handles:
                assert HANDLE.fullmatch(handle), handle
                name, *index = handle.split(".")
                if name in zones and len(index) == len(zones[name].shape):
                    assert handle in game.places.numbers, handle
                elif name in zones:
                    assert len(index) < len(zones[name].shape) or zones[name].heap, handle


@over_full_length_settings
def test_clicking_all_handles_in_any_order_means_one_action(setting):
    """A field may stand for going there or for attacking who is there: never for both at once."""
    table = setting.game.actions
    book = rulebook(setting.game, "interpreted")
    for position in spread(random_game(setting, 1), POSITIONS):
        for seat in may_act(book, position.state):
            actions = legal(setting, book, position.state, seat)
            clicks = [tuple(sorted(table.handles(action, seat))) for action in actions]
            assert len(clicks) == len(set(clicks)), position


@over_every_game
def test_places_have_one_name_and_one_number_each(game):
    places = game.places
    assert len(places.names) == len(set(places.names))
    for number, name in enumerate(places.names):
        assert places.number(name) == number
        zone, index = places.zone(number)
        assert ".".join((zone.name, *map(str, index))) == name


@over_every_game
def test_reasons_name_a_clause_and_a_sentence(game):
    assert len({reason.name for reason in game.reasons}) == len(game.reasons)
    for reason in game.reasons[1:]:
        assert reason.clause
        assert game.words()(reason.message).endswith(".")

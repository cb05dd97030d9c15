"""Observations: every view as whole numbers within bounds, the same at every speed, from the view and nothing else."""

import numpy as np
import pytest

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.learning.observation import Observer, observation
from iacta.engine.rules.measures import Form
from tests.conformance.playing import positions, random_game, spread, viewed, waiting_positions
from tests.conformance.settings import over_every_game, over_full_length_settings, over_pairwise_settings

LEFT_OUT = {"key", "drawn", "happened", "events", "padding", "padding_after_events"}  # nobody's business, or history


def slowly(setting, view, viewer):
    """The observation, number by number, as docs/observations.md describes it; without a look at bounds."""
    seats, me = setting.seats, viewer if viewer < setting.seats else 0
    order = [*((me + step) % seats for step in range(seats)), *range(seats, setting.game.spectator)]
    expected = [viewer]
    for field in observation(setting.game).fields[1:]:
        value = view[field.name][0]
        for number in (value[order] if field.of_seats else np.atleast_1d(value)).ravel().tolist():
            if field.measure.form == Form.FLAGS:
                expected += [number >> bit & 1 for bit in range(field.measure.flags)]
            elif field.measure.form == Form.SEAT:
                other = number - field.measure.first
                expected.append(order.index(other) + field.measure.first if 0 <= other < seats else number)
            elif field.measure.form == Form.SET_OF_SEATS:
                beyond = number >> seats << seats
                expected.append(
                    beyond + sum((number >> other & 1) << place for place, other in enumerate(order[:seats]))
                )
            else:
                expected.append(number)
    return expected


def check(setting, chosen):
    book = rulebook(setting.game, "interpreted")
    layout = observation(setting.game)
    compiled, interpreted = (Observer(setting.game, setting.seats, mode) for mode in ("compiled", "interpreted"))
    for position in chosen:
        for viewer in setting.viewers:
            view = viewed(setting, book, position.state, viewer)
            seen = compiled.observe(view, viewer)
            assert seen.tolist() == slowly(setting, view, viewer), position
            assert (interpreted.observe(view, viewer) == seen).all(), position
            assert (seen >= layout.low).all(), position
            assert (seen <= layout.high).all(), position


@over_pairwise_settings
def test_an_observation_is_what_the_page_says_within_its_bounds_at_every_speed(setting):
    game = random_game(setting, 1)
    check(setting, (*spread(game, 8), *waiting_positions(game, 4)))


@pytest.mark.slow
@over_full_length_settings
def test_the_bounds_hold_in_random_and_greedy_games(setting):
    check(setting, (*positions(setting), *spread(random_game(setting, 4), 30)))


@over_every_game
def test_every_field_is_observed_but_hidden_piles_luck_and_history(game):
    hidden = {zone.cards for zone in game.places.zones if zone.hidden}
    fields = observation(game).fields
    assert {field.name for field in fields} == {"seat", *game.state.names} - LEFT_OUT - hidden
    assert [field.start for field in fields[1:]] == [field.stop for field in fields[:-1]]
    assert observation(game).length == fields[-1].stop


@over_pairwise_settings
def test_luck_and_history_do_not_show(setting):
    observer = Observer(setting.game, setting.seats, "compiled")
    for position in spread(random_game(setting, 1), 4):
        view = viewed(setting, rulebook(setting.game, "interpreted"), position.state, 0)
        seen = observer.observe(view, 0)
        for name in LEFT_OUT:
            view[name] = 77
        assert (observer.observe(view, 0) == seen).all()


@over_pairwise_settings
def test_spread_out_an_observation_has_a_one_for_everything_that_is_so(setting):
    layout = observation(setting.game)
    observer = Observer(setting.game, setting.seats, "compiled")
    for position in spread(random_game(setting, 1), 4):
        view = viewed(setting, rulebook(setting.game, "interpreted"), position.state, 1)
        seen = np.stack([observer.observe(view, 1)] * 2)
        spread_out = layout.one_hot(seen)
        assert spread_out.dtype == np.float32
        assert 0 <= spread_out.min() <= spread_out.max() <= 1
        assert (spread_out[0] == spread_out[1]).all()
        assert read_back(layout, spread_out[0]) == seen[0].tolist()


def read_back(layout, spread_out):
    """The observation that was spread out."""
    numbers, at = [], 0
    for field in layout.fields:
        measure = field.measure
        choices = measure.high - measure.low + 1
        width = {
            Form.AMOUNT: 1,
            Form.FLAGS: 1,
            Form.SET_OF_SEATS: measure.high.bit_length(),
            Form.ONE_OF: choices,
            Form.SEAT: choices,
        }[measure.form]
        for row in spread_out[at : at + field.length * width].reshape(field.length, width):
            if measure.form in (Form.AMOUNT, Form.FLAGS):
                numbers.append(round(row[0] * (measure.high - measure.low)) + measure.low)
            elif measure.form == Form.SET_OF_SEATS:
                numbers.append(sum(int(bit) << place for place, bit in enumerate(row)))
            else:
                assert row.sum() == 1
                numbers.append(int(row.argmax()) + measure.low)
        at += field.length * width
    return numbers

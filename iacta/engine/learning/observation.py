"""The layout of a game's observations: which fields of a view a learner gets, where, and between which bounds. It is
made from the record, the places and the measures that the game declares."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from math import prod

import numpy as np

from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.learning import observe
from iacta.engine.learning.environment import OBSERVATION_ENTRY_POINTS
from iacta.engine.rules.declaration import observed
from iacta.engine.rules.game import Game
from iacta.engine.rules.measures import Form, Measure

NUMBER = np.dtype(np.int16)  # of an observation


@dataclass(frozen=True)
class ObservedField:
    """A field of the observation: its numbers stand at `start` and after, row by row; rows of seats begin with one's
    own."""

    name: str
    measure: Measure
    shape: tuple[int, ...]
    of_seats: bool
    of_cards: bool
    start: int

    @property
    def length(self) -> int:
        return prod(self.shape) * self.measure.flags

    @property
    def stop(self) -> int:
        return self.start + self.length


class Observation:
    """How the views of a game are told to learners."""

    def __init__(self, game: Game) -> None:
        self.game = game
        found = measures(game)
        self.fields = [
            ObservedField("seat", Measure(Form.ONE_OF, 0, game.spectator), (), of_seats=False, of_cards=False, start=0)
        ]
        cards = {zone.cards for zone in game.places.zones if not zone.heap}
        rows = []
        for name, measure in found.items():
            dtype = game.state[name]
            offset = game.state.fields[name][1] if game.state.fields else 0
            owned = of_seats(game, name)
            field = ObservedField(name, measure, dtype.shape, owned, name in cards, self.fields[-1].stop)
            self.fields.append(field)
            rows.append(table_row(field, dtype.base, offset))
        self.length = self.fields[-1].stop
        self.table = np.array(rows, np.int64)
        self.low = self.spread([field.measure.low for field in self.fields])
        self.high = self.spread([field.measure.high for field in self.fields])

    def spread(self, numbers: list[int]) -> np.ndarray:
        """A number for each field, as one for each place of the observation."""
        return np.repeat(np.array(numbers, NUMBER), [field.length for field in self.fields])

    def blank(self, count: int = 1) -> np.ndarray:
        return np.zeros((count, self.length), NUMBER)

    def one_hot(self, observations: np.ndarray) -> np.ndarray:
        """Observations, one in each row, as numbers from 0 to 1: amounts in proportion to their bounds, and a yes or no
        for each thing that something can be."""
        parts = []
        for field in self.fields:
            measure, numbers = field.measure, observations[..., field.start : field.stop].astype(np.int64)
            spread: np.ndarray
            if measure.form in (Form.AMOUNT, Form.FLAGS):
                spread = (numbers - measure.low) / (measure.high - measure.low)
            elif measure.form == Form.SET_OF_SEATS:
                spread = numbers[..., None] >> np.arange(measure.high.bit_length()) & 1
            else:
                spread = numbers[..., None] == np.arange(measure.low, measure.high + 1)
            parts.append(spread.reshape(*observations.shape[:-1], -1).astype(np.float32))
        return np.concatenate(parts, axis=-1)


def measures(game: Game) -> dict[str, Measure]:
    """The measure of every field that is observed."""
    return {name: meaning.measure for name, meaning in observed(game.declared).items()}


def of_seats(game: Game, name: str) -> bool:
    """Whether a field has a row for each seat; a row of cards may happen to be as long as the seats are many."""
    shape = game.state[name].shape
    zone = next((zone for zone in game.places.zones if zone.cards == name), None)
    alone = zone is not None and not zone.heap and len(zone.shape) == 1
    return shape[:1] == (game.spectator,) and not alone


def table_row(field: ObservedField, number: np.dtype[np.generic], offset: int) -> list[int]:
    """The field's row in the table that `observe` reads."""
    rows = field.shape[0] if field.of_seats else 1
    row = [0] * observe.COLUMNS
    row[observe.FORM] = observe.NUMBER if field.measure.form == Form.ONE_OF else field.measure.form
    row[observe.LOW], row[observe.HIGH] = field.measure.low, field.measure.high
    row[observe.FIRST], row[observe.BITS] = field.measure.first, field.measure.flags
    row[observe.START], row[observe.WIDTH] = offset, number.itemsize
    row[observe.SIGN] = 1 << 8 * number.itemsize - 1 if number.kind == "i" and field.measure.form != Form.FLAGS else 0
    row[observe.ROWS], row[observe.OF_SEATS] = rows, field.of_seats
    row[observe.LENGTH] = prod(field.shape) // rows
    row[observe.TARGET] = field.start
    return row


@functools.lru_cache
def observation(game: Game) -> Observation:
    """The one layout of a game's observations in this process."""
    return Observation(game)


class Observer:
    """Tells single views as numbers. It is compiled at once: that takes a second, and needs no rules."""

    def __init__(self, game: Game, seats: int, mode: Mode | None = None) -> None:
        self.layout = observation(game)
        self.seats = seats
        self.entry_point = rulebook(game, mode or "compiled", OBSERVATION_ENTRY_POINTS).observe

    def observe(self, view: np.ndarray, seat: int) -> np.ndarray:
        """A seat's view as numbers."""
        out = self.layout.blank()
        self.entry_point(view.view(np.uint8).reshape(1, -1), 0, self.layout.table, seat, self.seats, out, 0)
        seen: np.ndarray = out[0]
        return seen

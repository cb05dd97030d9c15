"""A position that was dealt anew, with the history that would have led to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.rules.events import CARD

if TYPE_CHECKING:
    from tests.conformance.following import Followed
    from tests.conformance.playing import Choices, Position


@dataclass(frozen=True)
class Redealt:
    """A position that the viewer cannot tell from another: the state, the new kinds of the cards that were dealt anew,
    by their numbers, and by step the choices that would have been others."""

    position: Position
    state: np.ndarray
    kind_of: Mapping[int, int] = field(default_factory=dict)
    other_choices: Mapping[int, Choices] = field(default_factory=dict)

    @property
    def history(self) -> list[np.ndarray]:
        """The events from the deal on, as they would have been."""
        return [renamed(step, self.kind_of) for step in self.position.history]

    @property
    def choices(self) -> list[Choices]:
        """What was decided from the deal on, as it would have been."""
        made = self.position.played.choices[: self.position.step]
        return [{**choices, **self.other_choices.get(step, {})} for step, choices in enumerate(made)]

    @property
    def waiting(self) -> Choices:
        """The sealed choices that wait for the others, as they would have been."""
        return {**self.position.waiting, **self.other_choices.get(self.position.step, {})}


def renamed(step: Followed, kind_of: Mapping[int, int]) -> np.ndarray:
    """The events of a step with the new kinds of the cards they were about."""
    events = step.events.copy()
    for event, number in zip(events, step.about, strict=True):
        if number in kind_of:
            event[CARD] = kind_of[number]
    return events


def tell_anew(state: np.ndarray, position: Position, kind_of: Mapping[int, int]) -> None:
    """Put the new kinds into the state's events of the last step."""
    events = renamed(position.followed, kind_of)
    happened = int(state["happened"][0])
    state["events"][0][:happened] = events[len(events) - happened :]


def draw_anew(state: np.ndarray, rng: np.random.Generator) -> None:
    """Another key, and another count of the numbers drawn with it."""
    state["key"] = rng.integers(1 << 63, size=2)
    state["drawn"] += np.uint64(rng.integers(1, 1000))

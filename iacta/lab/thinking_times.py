"""How long a bot thinks: a tally that stays small however many decisions it counts."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

STEPS = 8  # classes of times for each doubling: a time is known to 5 % from its class
LAST_CLASS = STEPS * 63  # nobody thinks for centuries


@dataclass
class ThinkingTimes:
    """The decisions of one bot. Those where only one action was legal are counted, but no thinking."""

    decisions: int = 0
    choices: int = 0  # decisions between several actions; only these are timed
    nanoseconds: int = 0
    times: Counter[int] = field(default_factory=Counter)  # choices by class of time

    def count(self, nanoseconds: int, *, choice: bool) -> None:
        """One more decision, which took so long."""
        self.decisions += 1
        if choice:
            self.choices += 1
            self.nanoseconds += nanoseconds
            self.times[class_of(nanoseconds)] += 1

    def add(self, other: ThinkingTimes) -> None:
        self.decisions += other.decisions
        self.choices += other.choices
        self.nanoseconds += other.nanoseconds
        self.times += other.times

    @property
    def mean(self) -> float:
        """Seconds per choice."""
        return self.nanoseconds / self.choices / 1e9 if self.choices else 0.0

    def quantile(self, share: float) -> float:
        """The seconds that this share of the choices did not exceed, to 5 %."""
        left = math.ceil(share * self.choices)
        for number in sorted(self.times):
            left -= self.times[number]
            if left <= 0:
                return 2 ** ((number + 0.5) / STEPS) / 1e9
        return 0.0


def class_of(nanoseconds: int) -> int:
    return min(int(STEPS * math.log2(max(nanoseconds, 1))), LAST_CLASS)

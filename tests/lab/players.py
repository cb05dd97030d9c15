"""Bots for the tests of the arena, and contests between them."""

from __future__ import annotations

import re
from typing import ClassVar

import numpy as np

from iacta.games import load_game
from iacta.lab.arena import Outcome, arena
from iacta.lab.contest import Contest


class Lowest:
    """Does the first thing it may; chance has no part in it."""

    def __init__(self, *_: object) -> None:
        pass

    def choose(self, view, legal, seat, generator, budget=None):
        return int(np.flatnonzero(legal)[0])


class Highest(Lowest):
    """Does the last thing it may."""

    def choose(self, view, legal, seat, generator, budget=None):
        return int(np.flatnonzero(legal)[-1])


class Spy(Lowest):
    """Notes down what it is shown: a list for each game and seat."""

    notes: ClassVar[list[list[tuple[int, bytes]]]] = []

    def choose(self, view, legal, seat, generator, budget=None):
        if not hasattr(self, "own"):
            self.own = []
            self.notes.append(self.own)
        self.own.append((seat, view.tobytes()))
        return super().choose(view, legal, seat, generator)


class Keeping(Lowest):
    """A bot with a memory, which it can lose."""

    made: ClassVar[list[Keeping]] = []

    def __init__(self, *_: object) -> None:
        self.remembered = 0
        self.forgot = 0
        self.made.append(self)

    def forget(self):
        self.remembered = 0
        self.forgot += 1

    def choose(self, view, legal, seat, generator, budget=None):
        self.remembered += 1
        found = np.flatnonzero(legal)
        return int(found[self.remembered % len(found)])


def contest_of(name="lusitania-xxi", seats=2, bots=("greedy", "random"), games=8, seed=3, options=None, **more):
    game = load_game(name)
    return Contest(game, game.option_numbers(seats, options or {}), tuple(bots), games, seed, **more)


def played(contest: Contest | None = None, threads=1, **how) -> Outcome:
    return arena(contest or contest_of(), threads=threads, **how)


def summary(outcome: Outcome):
    """What must be the same whenever the same contest is played: everything but the times."""
    return [
        (e.deal, e.pair, e.places, [(thinking.decisions, thinking.choices) for thinking in e.thinking])
        for e in outcome.encounters
    ]


def dearer_shields():
    """The usual cards of Lusitania XXI, but for shields that are worth more."""
    game = load_game("lusitania-xxi")
    text = (game.folder / "cards.toml").read_text("utf-8")
    changed, count = re.subn(r'(name = "shield"\n(?:.*\n)*?vp = )\d+', r"\g<1>3", text, count=1)
    assert count == 1
    return game.load_cards(changed.encode())

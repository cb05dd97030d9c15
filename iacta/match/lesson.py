"""Lessons: a guided first game. A lesson is data beside its game, `lesson/lesson.toml`: a deal, and steps that are
words alone or decisions with words. It is played by the rules like any other match, so a change of a rule that breaks
it is found by the tests."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Game
from iacta.engine.words.messages import Words, words_in
from iacta.games import load_game
from iacta.match.match import Match

FOLDER, FILE = "lesson", "lesson.toml"
LEARNER = 0  # the seat of whoever learns
KEYS = {"say", "point", "play", "sealed", "seat", "wrong", "expect"}


@dataclass(frozen=True)
class Step:
    """A step of a lesson: words, the things on the table that they are about, and perhaps what is decided then."""

    say: str = ""  # the message `lesson-<say>`; the other seats' decisions may go without
    point: tuple[str, ...] = ()
    plays: tuple[tuple[int, int], ...] = ()  # by seat; several where choices are sealed, none where it is words alone
    wrong: str = ""  # the message for whoever does something else, where there is a better one than the usual
    expect: Mapping[str, object] = field(default_factory=dict)  # what the words rely on, which tests hold to be true

    def decision_of(self, seat: int) -> int | None:
        return dict(self.plays).get(seat)


@dataclass(frozen=True)
class Lesson:
    """A guided first game of one game."""

    game: Game
    seats: int
    options: Mapping[str, object]
    secret: bytes
    minutes: int
    opponent: str  # the bot that plays on when the lesson is over or left
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        """The id of the match, which goes into the deal."""
        return f"lesson-{self.game.name}"

    @functools.cached_property
    def decisions(self) -> tuple[Step, ...]:
        return tuple(step for step in self.steps if step.plays)

    def words(self, language: str = "en") -> Words:
        return words_in(language, self.game.text_folder, folder_of(self.game))

    def deal(self, mode: Mode | None = None) -> Match:
        return Match(self.game, self.seats, self.options, id=self.id, secret=self.secret, mode=mode)

    def made(self, match: Match) -> int | None:
        """How many of the lesson's decisions were made; None once somebody has left its path. What was taken back has
        changed the chances of all that follows, so there is no way back to it."""
        made = len(match.done)
        if made != len(match.log) or made > len(self.decisions):
            return None
        if any(entry.plays != step.plays for entry, step in zip(match.done, self.decisions, strict=False)):
            return None
        if match.waiting and not match.waiting.items() <= set(self.next_plays(made)):
            return None
        return made

    def next_plays(self, made: int) -> tuple[tuple[int, int], ...]:
        """What is decided next, by seat; nothing after the end of the lesson."""
        return self.decisions[made].plays if made < len(self.decisions) else ()

    def decision_of(self, match: Match, seat: int) -> int | None:
        """What the lesson has a seat decide now; None where the lesson is over or left."""
        made = self.made(match)
        return None if made is None else dict(self.next_plays(made)).get(seat)


def folder_of(game: Game) -> Path:
    return game.folder / FOLDER


def has_lesson(game: Game) -> bool:
    return (folder_of(game) / FILE).exists()


@functools.cache
def load_lesson(name: str) -> Lesson:
    """The lesson of a game that has one."""
    game = load_game(name)
    return read_lesson(game, (folder_of(game) / FILE).read_text("utf-8"))


def read_lesson(game: Game, text: str) -> Lesson:
    found = tomllib.loads(text)
    try:
        return Lesson(
            game=game,
            seats=found["seats"],
            options=found.get("options", {}),
            secret=bytes.fromhex(found["secret"]),
            minutes=found["minutes"],
            opponent=found["opponent"],
            steps=tuple(read_step(game, step, number) for number, step in enumerate(found["step"], 1)),
        )
    except KeyError as missing:
        raise ValueError(f"the lesson of {game.name} does not say {missing}") from None


def read_step(game: Game, found: Mapping[str, Any], number: int) -> Step:
    if set(found) - KEYS or ("play" in found and "sealed" in found):
        raise ValueError(f"step {number} of the lesson of {game.name} has other keys than a step: {sorted(found)}")
    if "sealed" in found:
        plays = tuple(sorted((int(seat), game.actions.parse(text)) for seat, text in found["sealed"].items()))
    elif "play" in found:
        plays = ((found.get("seat", LEARNER), game.actions.parse(found["play"])),)
    else:
        plays = ()
    if not found.get("say") and (not plays or any(seat == LEARNER for seat, _ in plays)):
        raise ValueError(f"step {number} of the lesson of {game.name} has no words")
    return Step(
        say=found.get("say", ""),
        point=tuple(found.get("point", ())),
        plays=plays,
        wrong=found.get("wrong", ""),
        expect=found.get("expect", {}),
    )

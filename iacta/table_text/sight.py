"""What a viewer may see of a table at a moment, and the words for it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from iacta.engine.rules.declaration import observed
from iacta.engine.rules.game import Cards, Game
from iacta.engine.rules.meanings import Flags
from iacta.engine.words.messages import Words, words_in
from iacta.match import Action, Match
from iacta.match.words import action_parts, action_text, log_lines, name_of, read_action

TEXT = Path(__file__).parent / "text"
WORDLESS = 3  # of so many decisions at least one can be told: turns end without a word
HALF = "½"
MINUS = "−"
Tells = Callable[[Mapping[str, Any]], bool]  # whether an event is told


def words_for(game: Game, language: str, cards: Cards | None = None) -> Words:
    """The words of a game, of its card file and of a table in words."""
    return words_in(language, game.text_folder, TEXT, titles=cards.titles if cards else None)


def number_text(number: float) -> str:
    """Points as people write them, with halves."""
    whole, half = divmod(abs(number), 1)
    text = f"{int(whole) or '' if half else int(whole)}{HALF if half else ''}"
    return f"{MINUS}{text}" if number < 0 else text


def points_text(words: Words, points: float) -> str:
    """Points with the word for them; a whole number counts as one, whatever its type."""
    return words("points", points=number_text(points), count=int(points) if points == int(points) else points)


@dataclass(frozen=True)
class Sight:
    """One look at the table by one viewer; everything in it comes from the match's own answers to that viewer."""

    match: Match
    viewer: int
    language: str
    names: tuple[str, ...]

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def cards(self) -> Cards:
        return self.match.cards

    @property
    def seats(self) -> range:
        return range(self.match.seats)

    @functools.cached_property
    def words(self) -> Words:
        return words_for(self.game, self.language, self.cards)

    @functools.cached_property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.viewer)

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    @property
    def layout(self) -> Any:
        """What else the game says that a table needs to be drawn: see its `Layout`."""
        return self.cards.layout

    def names_of(self, field: str) -> tuple[str, ...]:
        """The names of what can be in a field of the table, in their order."""
        meaning = observed(self.game.declared)[field]
        assert isinstance(meaning, Flags)
        return tuple(map(str, meaning.names))

    def labels_of(self, zone: str) -> tuple[str, ...]:
        """What people call the places of a zone."""
        return next(some.labels for some in self.game.places.zones if some.name == zone)

    @functools.cached_property
    def legal(self) -> list[Action]:
        return self.match.legal(self.viewer) if self.viewer in self.seats else []

    def called(self, sort: str, name: str) -> str:
        """A zone, number or fact in the game's words; one without any by its name in code."""
        message = f"{sort}-{name}"
        return self.words(message) if self.words.has(message) else name.replace("_", " ")

    def name(self, seat: int) -> str:
        return name_of(self.game, seat, self.language, self.names)

    def points(self, seat: int) -> str:
        """A seat's points in words."""
        return points_text(self.words, self.view["points"][seat])

    def card_at(self, handle: str) -> str | None:
        """The kind of card that the viewer sees at a place; None if there is none, or it is no single place."""
        zone_name, *index = handle.split(".")
        zone = next((zone for zone in self.game.places.zones if zone.name == zone_name), None)
        if zone is None or zone.cards not in self.table or zone.heap or len(index) != len(zone.shape):
            return None
        found: Any = self.table[zone.cards]
        for number in map(int, index):
            found = found[number] if number < len(found) else None
        return found if isinstance(found, str) else None

    def sentences(self, since: int, tells: Tells) -> Iterator[tuple[int, str]]:
        """What happened after a version, each with its version, but for events that are not to be told."""
        events = [event for event in self.match.events(self.viewer, since) if tells(event)]
        yield from log_lines(self.game, events, self.viewer, self.language, self.names, self.cards)

    def action_text(self, action: int) -> str:
        """An action as it is shown and typed."""
        return action_text(self.game, action, self.language, self.cards)

    def action_parts(self, action: int, argument: str) -> tuple[str, str, str]:
        """An action as it is shown, in three parts: before one of its arguments, the argument, and after it."""
        return action_parts(self.game, action, argument, self.language, self.cards)

    def read_action(self, typed: str, among: Iterable[int] | None = None) -> int:
        """The id of what was typed; some actions may be enough of a choice to be begun only."""
        return read_action(self.game, typed, self.language, among, self.cards)

    def log(self, lines: int, tells: Tells) -> list[str]:
        """The last decisions, enough for so many lines, each with all that came of it in one paragraph."""
        by_version: dict[int, list[str]] = {}
        for version, text in self.sentences(max(self.match.version - WORDLESS * lines, 0), tells):
            by_version.setdefault(version, []).append(text)
        return [paragraph(texts) for texts in by_version.values()]


def paragraph(lines: list[str]) -> str:
    """Lines of the log one after the other. One that several events made has no full stop, which it needs before
    another."""
    *before, last = lines
    return " ".join([*(line if line.endswith(".") else f"{line}." for line in before), last])

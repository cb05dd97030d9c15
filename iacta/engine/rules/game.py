"""What a game declares: its record, its rules, its cards, and the facts the rest of the project reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, Protocol

import numpy as np
from typing_extensions import TypedDict

from iacta.engine.compiling.rule import ConstantTable
from iacta.engine.rules.actions import Actions
from iacta.engine.rules.contract import CONTRACT, first_to_act
from iacta.engine.rules.declaration import GameState
from iacta.engine.rules.event_facts import Events, Facts
from iacta.engine.rules.names import Names, Reasons
from iacta.engine.rules.options import Option
from iacta.engine.rules.places import Places
from iacta.engine.rules.search_settings import SearchSettings
from iacta.engine.words.errors import BadOptions, Sentence, listed, shown
from iacta.engine.words.messages import Words, words_in

Weight = Literal["light", "medium", "heavy"]


class Nothing(TypedDict):
    """What a game says that has nothing to say."""


class Cards(Protocol):
    """A loaded card file: the record `k`, the digest of its meaning, what is printed on each kind of card, and where
    each of these facts comes from."""

    @property
    def k(self) -> np.ndarray: ...
    @property
    def digest(self) -> str: ...
    @property
    def origins(self) -> Mapping[str, Mapping[str, str]]: ...
    @property
    def facts(self) -> Mapping[str, Mapping[str, object]]: ...
    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]: ...  # by option, the names it chooses among with this file
    @property
    def effects(self) -> Mapping[str, str]: ...  # by kind, which effect its words describe, where the file says it
    @property
    def titles(self) -> Mapping[str, str]: ...  # by kind, what people call it, where only the file says it
    @property
    def layout(self) -> Mapping[str, object]: ...  # what else a table needs to be drawn: a `layout_type`
    @property
    def traits(self) -> Mapping[str, Mapping[str, object]]: ...  # by kind, what the rules say of it: a `traits_type`


def by_name(*functions: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """A game's functions for the engine's abstract ones, which have the same names."""
    return {function.__name__: function for function in functions}


@dataclass(frozen=True, eq=False)
class Game:
    """A game's functions and facts; nothing else in the project knows a rule."""

    name: str
    title: str
    rules_version: int
    seats: tuple[int, int]  # fewest and most; the number after the last seat is the spectators'
    options: tuple[Option, ...]
    declared: type[GameState]
    functions: Mapping[str, Callable[..., Any]]
    actions: Actions
    kinds: tuple[str, ...]  # names of kinds; 0 is an unknown card
    forbidden: type[Reasons]
    event_names: type[Events]
    ending_names: type[Names]  # why a game ended; 0 is that it goes on
    most_decisions: Callable[[Sequence[int]], int]  # from the option numbers, seats first
    load_cards: Callable[[str | bytes | Path | None], Cards]
    folder: Path
    weight: Weight = "medium"  # how much there is to learn before the first turn
    usual_decisions: tuple[int, int] = (0, 0)  # of a whole match with the fewest seats and with the most; 0 is unknown.
    # Measured: the median of 400 matches between greedy bots (`iacta simulate`, seed 7)
    effects: Mapping[str, str] = field(default_factory=dict)  # by kind, which effect its words describe
    points_per_victory_point: int = 1
    search_settings: SearchSettings = field(default_factory=SearchSettings)
    sheet: Mapping[str, Callable[[Any, Any, int], int]] = field(default_factory=dict)  # chapters of a seat's points
    goal: Callable[[Any], int] | None = None  # of the card numbers: the victory points that win at once, where some do
    opened_by: str = ""  # the event that tells all what sealed choices were; without one they are told as they are made
    check_options: Callable[[Mapping[str, int]], None] = lambda _: None
    continuing: frozenset[str] = frozenset()  # events whose words go on with the line of the event before
    untold: frozenset[str] = frozenset()  # events that a log leaves out: everybody sees what came of them
    about: Callable[[Any, Any, int, int], Any] | None = None  # of a view, cards, seat and action: its path and its
    # chances, for people to look at before they decide
    about_type: Any = Nothing  # the type of that
    layout_type: Any = Nothing  # the type of `Cards.layout`
    traits_type: Any = Nothing  # the type of what `Cards.traits` says of a kind
    write_position: Callable[[np.ndarray, Cards], str] | None = None  # a position as a line of text
    read_position: Callable[[str, Cards], np.ndarray] | None = None  # and back

    def __post_init__(self) -> None:
        missing = {function.__name__ for function in CONTRACT} - set(self.functions) - {"current_seat"}
        if missing:
            raise TypeError(f"{self.name} lacks {', '.join(sorted(missing))}")

    @property
    def state(self) -> np.dtype[np.void]:
        """The record of a game, with the events of the last step."""
        return self.declared.record

    @property
    def silent_state(self) -> np.dtype[np.void]:
        """The record of a game for whoever thinks: the same bytes but for the events, which come last."""
        return self.declared.silent_record

    def without_events(self, record: np.ndarray) -> np.ndarray:
        """A record as one without events, in the same memory; one that has none stays what it is."""
        if record.dtype.itemsize == self.silent_state.itemsize:
            return record
        if len(record) != 1:
            raise TypeError(f"{self.name}: only a single record can be taken without its events")
        return np.ndarray(1, self.silent_state, record)

    @property
    def places(self) -> Places:
        return self.declared.all_places

    @cached_property
    def reasons(self) -> tuple[Reasons, ...]:
        """Why something is forbidden, by number; 0 is none, 1 is the engine's own `not now`."""
        return tuple(self.forbidden)

    @cached_property
    def events(self) -> tuple[str, ...]:
        return self.event_names.texts()

    @cached_property
    def event_facts(self) -> tuple[Facts, ...]:
        """What else each event tells."""
        return tuple(event.facts for event in self.event_names)

    @cached_property
    def endings(self) -> tuple[str, ...]:
        return self.ending_names.texts()

    @property
    def text_folder(self) -> Path:
        """Where the game's own words are."""
        return self.folder / "text"

    def words(self, language: str = "en", cards: Cards | None = None) -> Words:
        """The words of this game's table, which may be played with a card file of somebody's own."""
        return words_in(language, self.text_folder, titles=cards.titles if cards else None)

    @property
    def called(self) -> Sentence:
        """What the game is called, in any language."""
        return Sentence("title", self.text_folder)

    def rules_page(self, language: str = "en") -> str:
        """The rules in our own words, with the number of every clause."""
        self.words(language)  # a language that there is
        return (self.folder / "rules" / f"{language}.md").read_text("utf-8")

    def guide_page(self, language: str = "en") -> str:
        """How to play, on one page with pictures, for whoever has never heard of the game."""
        self.words(language)  # a language that there is
        return (self.folder / "guide" / f"{language}.md").read_text("utf-8")

    @property
    def spectator(self) -> int:
        return self.seats[1]

    @property
    def most_events(self) -> int:
        return int(self.state["events"].shape[0])

    @property
    def own(self) -> dict[str, Any]:
        """What stands for the engine's abstract rules and tables: the game's rules, and the tables of its actions."""
        table = self.actions
        return {
            "current_seat": first_to_act,
            **self.functions,
            "start": table.start,
            "candidates": table.candidates,
            "family_of": table.family_of,
            "not_now": table.not_now,
            "next_start": table.next_start,
            "settled": ConstantTable(int(reason.settled) for reason in self.reasons),
        }

    def option_numbers(self, seats: object, options: Mapping[str, object], cards: Cards | None = None) -> np.ndarray:
        """The options as rules read them: the number of seats, then each option in its declared order."""
        fewest, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
            if fewest == most:
                raise BadOptions("not-so-many-seats", game=self.called, due=most, seats=shown(seats))
            raise BadOptions("wrong-number-of-seats", game=self.called, fewest=fewest, most=most, seats=shown(seats))
        known = {option.name for option in self.options}
        for name in options:
            if name not in known:
                raise BadOptions(
                    "no-such-option" if known else "no-options",
                    game=self.called,
                    name=shown(name),
                    known=listed(sorted(known)),
                )
        numbers = [
            option.number(options[option.name], cards) if option.name in options else option.default
            for option in self.options
        ]
        named = {"seats": seats, **dict(zip((o.name for o in self.options), numbers, strict=True))}
        self.check_options(named)
        return np.array([seats, *numbers], dtype=np.int64)

    def option_values(self, numbers: Sequence[int], cards: Cards | None = None) -> dict[str, int | bool | str]:
        """The options as a person writes them, from their numbers."""
        return {
            option.name: option.value(number, cards) for option, number in zip(self.options, numbers[1:], strict=True)
        }

"""The set of cards that a game is played with: a card file is read and held against it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from iacta.engine.cards.card_file import TomlTable, read, shown
from iacta.engine.words.errors import listed

ORIGINS = ("rulebook", "public", "deduced", "reconstructed")


@dataclass(frozen=True)
class Cards:
    """A card file that keeps the rules: two are equal when they mean the same."""

    k: npt.NDArray[np.record] = field(compare=False, repr=False)  # shape (1,), read-only
    digest: str  # SHA-256 of the bytes of `k`, in hex: the meaning of the file, not its wording
    origins: Mapping[str, Mapping[str, str]] = field(compare=False, repr=False)  # kind name → fact → origin
    facts: Mapping[str, Mapping[str, object]] = field(compare=False, repr=False)  # kind name → fact → what is printed
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False, repr=False)
    effects: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    titles: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    layout: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)
    traits: Mapping[str, Mapping[str, object]] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class CardSet:
    """What a card file of a game must agree with."""

    game: str
    letter: str  # with which the clauses begin
    last_clause: int
    groups: Mapping[str, tuple[str, ...]]  # the cards of the file, by the groups that the rulebook counts
    totals: Mapping[str, int]  # how many each group has
    words: tuple[Path, ...]  # the folders with the words for what is wrong

    @cached_property
    def group_of(self) -> dict[str, str]:
        return {name: group for group, names in self.groups.items() for name in names}

    @property
    def clauses(self) -> list[str]:
        return [f"{self.letter}{number}" for number in range(1, self.last_clause + 1)]


class Printed(Protocol):
    """A card of the file, checked by itself."""

    @property
    def table(self) -> TomlTable: ...
    @property
    def name(self) -> str: ...
    @property
    def kinds(self) -> Sequence[str]: ...  # names of the kinds it stands for
    @property
    def number(self) -> int: ...  # how many such cards there are
    @property
    def origin(self) -> Mapping[str, str]: ...


Card = TypeVar("Card", bound=Printed)


def load_file(
    source: str | bytes | Path,
    card_set: CardSet,
    printed_card: Callable[[TomlTable], Card],
    record_of: Callable[[list[Card], TomlTable], npt.NDArray[np.record]],
    layout: Mapping[str, object] | None = None,
    traits: Callable[[str, np.record], Mapping[str, object]] = lambda _, __: {},
) -> Cards:
    """The cards of TOML text or of the file at a path, if they are those of the card set; else raise `BadCards`.
    `record_of` makes the record `k`; it gets the totals too, for whatever is wrong with the cards together. `layout` is
    what else a table needs to be drawn; `traits` says what is to be known of a kind besides, from its name and `k`."""
    file = read(source, *card_set.words)
    file.expect(("game", "totals", "card"))
    if file.text("game") != card_set.game:
        raise file.wrong("cards-other-game", "game", game=shown(file.keys["game"]), due=shown(card_set.game))
    totals = file.table("totals")
    check_totals(totals, card_set)
    printed = [printed_card(card) for card in file.tables("card")]
    check_every_card_is_there_once(printed, file, card_set)
    check_sums(printed, totals, card_set)
    k = record_of(printed, totals)
    k.flags.writeable = False
    origins = {kind: card.origin for card in printed for kind in card.kinds}
    facts = {kind: {fact: card.table.keys[fact] for fact in card.origin} for card in printed for kind in card.kinds}
    return Cards(
        k,
        hashlib.sha256(k.tobytes()).hexdigest(),
        origins,
        facts,
        layout=layout or {},
        traits={kind: traits(kind, k[0]) for kind in facts},
    )


def name_of(table: TomlTable, card_set: CardSet) -> str:
    """The name of a card of this game."""
    if "name" not in table.keys:
        raise table.wrong("cards-no-name")
    name = table.text("name")
    if name not in card_set.group_of:
        raise table.wrong("cards-no-such-card", "name", card=shown(name))
    return name


def named(table: TomlTable, name: str) -> TomlTable:
    """The table of a card, called by its name in sentences."""
    return replace(table, title=shown(name))


def origin_of(table: TomlTable, facts: tuple[str, ...]) -> dict[str, str]:
    """Where each fact comes from."""
    origin = table.table("origin")
    for fact in facts:
        if fact not in origin.keys:
            raise origin.wrong("cards-fact-without-origin", fact=fact, card=table.title)
    origin.expect(facts)
    for fact in facts:
        if origin.text(fact) not in ORIGINS:
            raise origin.wrong("cards-no-such-origin", fact, origin=shown(origin.text(fact)), known=listed(ORIGINS))
    return dict(origin.keys)


def check_clause(table: TomlTable, card_set: CardSet) -> None:
    """The clause is one of this game's rules."""
    clause = table.text("clause")
    first, *_, last = card_set.clauses
    if clause not in card_set.clauses:
        raise table.wrong("cards-no-such-clause", "clause", clause=shown(clause), first=first, last=last)


def check_totals(totals: TomlTable, card_set: CardSet) -> None:
    """The totals of the file are those of the rulebook."""
    totals.expect(tuple(card_set.totals))
    for group, due in card_set.totals.items():
        if totals.number(group) != due:
            raise totals.wrong("cards-total", group, due=due, group=shown(group), total=shown(totals.keys[group]))


def check_every_card_is_there_once(printed: Sequence[Printed], file: TomlTable, card_set: CardSet) -> None:
    """No card is told twice, and none is left out."""
    seen: set[str] = set()
    for card in printed:
        if card.name in seen:
            raise card.table.wrong("cards-card-twice", "name", card=shown(card.name))
        seen.add(card.name)
    for name in card_set.group_of:
        if name not in seen:
            raise file.wrong("cards-card-missing", card=shown(name))


def check_sums(printed: Sequence[Printed], totals: TomlTable, card_set: CardSet) -> None:
    """The copies of each group add up to what the box holds."""
    for group, due in card_set.totals.items():
        copies = sum(card.number for card in printed if card_set.group_of[card.name] == group)
        if copies != due:
            raise totals.wrong("cards-sum", group, group=shown(group), copies=copies, due=due)

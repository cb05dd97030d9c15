"""Card files of both games: what they have in common is read here and held against what the game's box holds."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.card_file import Table, read, shown
from iacta.games.lusitanias.kinds import NO_COLOUR, PROVINCE_COLOURS

MOST_COPIES = 32
MOST_SLOTS = 3
ORIGINS = ("rulebook", "public", "deduced", "reconstructed")


@dataclass(frozen=True)
class Cards:
    """A card file that keeps the rules: two are equal when they mean the same."""

    k: npt.NDArray[np.record] = field(compare=False, repr=False)  # shape (1,), read-only
    digest: str  # SHA-256 of the bytes of `k`, in hex: the meaning of the file, not its wording
    origins: Mapping[str, Mapping[str, str]] = field(compare=False, repr=False)  # kind name → fact → origin
    facts: Mapping[str, Mapping[str, object]] = field(compare=False, repr=False)  # kind name → fact → what is printed


@dataclass(frozen=True)
class Box:
    """What a card file of a game must agree with. A legionary of the file stands for a kind in each province."""

    game: str
    letter: str  # with which the clauses begin
    last_clause: int
    groups: Mapping[str, tuple[str, ...]]  # the cards of the file, by the groups that the rulebook counts
    totals: Mapping[str, int]  # how many each group has
    equipment: tuple[str, ...]
    worth: Mapping[str, tuple[int, ...]]  # the points that a card, or a card of a group, can have
    copies: Mapping[str, int]  # how many there must be of a card, or of each card of a group

    @cached_property
    def group_of(self) -> dict[str, str]:
        return {name: group for group, names in self.groups.items() for name in names}

    @property
    def clauses(self) -> set[str]:
        return {f"{self.letter}{number}" for number in range(1, self.last_clause + 1)}


@dataclass(frozen=True)
class Printed:
    """A card of the file, checked by itself."""

    table: Table
    name: str
    kinds: tuple[str, ...]  # names of the kinds it stands for
    colours: tuple[int, ...]  # of each kind
    copies: int  # of each kind
    vp: int
    cell: int  # where it stands, 0 for a card that is no soldier
    slots: tuple[tuple[str, ...], ...]
    origin: Mapping[str, str]


def load_file(
    source: str | bytes | Path,
    box: Box,
    printed_card: Callable[[Table], Printed],
    record_of: Callable[[list[Printed]], npt.NDArray[np.record]],
) -> Cards:
    """The cards of TOML text or of the file at a path, if they are those of the box; else raise `BadCards`."""
    file = read(source)
    file.expect(("game", "totals", "card"))
    if file.text("game") != box.game:
        raise file.wrong(f"this is a file for the game {shown(file.keys['game'])}, not for {shown(box.game)}", "game")
    totals = file.table("totals")
    check_totals_of_the_box(totals, box)
    printed = [printed_card(card) for card in file.tables("card")]
    check_every_card_is_there_once(printed, file, box)
    check_sums(printed, totals, box)
    k = record_of(printed)
    k.flags.writeable = False
    origins = {kind: card.origin for card in printed for kind in card.kinds}
    facts = {kind: {fact: card.table.keys[fact] for fact in card.origin} for card in printed for kind in card.kinds}
    return Cards(k, hashlib.sha256(k.tobytes()).hexdigest(), origins, facts)


def name_of(table: Table, box: Box) -> str:
    """The name of a card of this game."""
    if "name" not in table.keys:
        raise table.wrong("a card has no name")
    name = table.text("name")
    if name not in box.group_of:
        raise table.wrong(f"there is no card {shown(name)} in this game", "name")
    return name


def named(table: Table, name: str) -> Table:
    """The table of a card, called by its name in sentences."""
    return Table(table.keys, table.place, table.lines, shown(name))


def kinds_of(name: str, colours: tuple[int, ...]) -> tuple[str, ...]:
    """The kinds that a card of the file stands for."""
    family, _, numeral = name.partition("-")
    return tuple(f"{PROVINCE_COLOURS[colour]}-{numeral}" for colour in colours) if family == "legionary" else (name,)


def colours_of(table: Table, colours: tuple[str, ...], due: tuple[int, ...]) -> tuple[int, ...]:
    """The colours of a soldier, which are given by the rules; a soldier without any has no such key."""
    if due == (NO_COLOUR,):
        return due
    names = [colours[colour] for colour in due]
    if sorted(table.texts("colours")) != sorted(names):
        raise table.wrong(f"the colours of {table.title} must be {', '.join(names)}", "colours")
    return due


def copies_of(table: Table, name: str, box: Box) -> int:
    """How many are in the box; of some cards the rules need a certain number."""
    copies = table.number("copies")
    fixed = box.copies.get(name, box.copies.get(box.group_of[name]))
    if fixed is not None and copies != fixed:
        raise table.wrong(f"there are {shown(copies)} copies of {table.title}, but the box holds {fixed}", "copies")
    if not 0 <= copies <= MOST_COPIES:
        raise table.wrong(f"copies of {table.title} must be 0 to {MOST_COPIES}, not {shown(copies)}", "copies")
    return copies


def vp_of(table: Table, name: str, box: Box) -> int:
    """Victory points, of those that such a card can have."""
    vp = table.number("vp")
    worth = box.worth[name] if name in box.worth else box.worth[box.group_of[name]]
    if vp not in worth:
        allowed = " or ".join(", ".join(map(str, worth)).rsplit(", ", 1))
        raise table.wrong(f"vp of {table.title} must be {allowed}, not {shown(vp)}", "vp")
    return vp


def slots_of(table: Table, box: Box) -> tuple[tuple[str, ...], ...]:
    """The printed slots of a soldier, each with the one kind it takes or the two to choose from."""
    slots = tuple(slot_of(table, text, box) for text in table.texts("slots"))
    if len(slots) > MOST_SLOTS:
        raise table.wrong(f"{table.title} has {len(slots)} slots, but a soldier has {MOST_SLOTS} at most", "slots")
    return slots


def slot_of(table: Table, text: str, box: Box) -> tuple[str, ...]:
    """The kinds of one slot: "axe", or "sword|spear" for a choice."""
    kinds = tuple(kind.strip() for kind in text.split("|") if kind.strip())
    if "|" in text and len(kinds) != 2:
        raise table.wrong(f"a choice is between two kinds of equipment, not as in {shown(text)}", "slots")
    for kind in kinds or (text,):
        if kind not in box.equipment:
            raise table.wrong(f"there is no equipment {shown(kind)}", "slots")
    return kinds


def origin_of(table: Table, facts: tuple[str, ...]) -> dict[str, str]:
    """Where each fact comes from."""
    origin = table.table("origin")
    for fact in facts:
        if fact not in origin.keys:
            raise origin.wrong(f"{fact} of {table.title} has no origin")
    origin.expect(facts)
    for fact in facts:
        if origin.text(fact) not in ORIGINS:
            raise origin.wrong(f"{shown(origin.text(fact))} is no origin: they are {', '.join(ORIGINS)}", fact)
    return dict(origin.keys)


def check_clause(table: Table, box: Box) -> None:
    """The clause is one of this game's rules."""
    clause = table.text("clause")
    if clause not in box.clauses:
        first, last = f"{box.letter}1", f"{box.letter}{box.last_clause}"
        raise table.wrong(f"there is no clause {shown(clause)}: they are {first} to {last}", "clause")


def check_totals_of_the_box(totals: Table, box: Box) -> None:
    """The totals of the file are those of the rulebook."""
    totals.expect(tuple(box.totals))
    for group, due in box.totals.items():
        if totals.number(group) != due:
            raise totals.wrong(f"the rulebook counts {due} {title(group)}, not {shown(totals.keys[group])}", group)


def check_every_card_is_there_once(printed: list[Printed], file: Table, box: Box) -> None:
    """No card is told twice, and none is left out."""
    seen: set[str] = set()
    for card in printed:
        if card.name in seen:
            raise card.table.wrong(f"the card {shown(card.name)} is told twice", "name")
        seen.add(card.name)
    for name in box.group_of:
        if name not in seen:
            raise file.wrong(f"the file ends without the card {shown(name)}")


def check_sums(printed: list[Printed], totals: Table, box: Box) -> None:
    """The copies of each group add up to what the box holds."""
    for group, due in box.totals.items():
        copies = sum(card.copies * len(card.kinds) for card in printed if box.group_of[card.name] == group)
        if copies != due:
            raise totals.wrong(f"the {title(group)} are {copies}, but the box holds {due}", group)


def title(group: str) -> str:
    """What the cards of a group are called in a sentence."""
    return group if group in ("soldiers", "visitors") else f"{group} cards"

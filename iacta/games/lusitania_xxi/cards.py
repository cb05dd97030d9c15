"""The card file: reads cards.toml or a file in its place, holds it against the rulebook and makes the record `k`."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.card_file import Table, read, shown
from iacta.engine.records import record
from iacta.games.lusitania_xxi.kinds import (
    BLACK,
    COLOURS,
    EQUIPMENT,
    KINDS,
    NAMES,
    NO_COLOUR,
    OBJECTIVES,
    PROVINCES,
    WHITE,
)

CARDS = record(
    [
        ("copies", "u1", (KINDS,)),  # in the box
        ("vp", "i1", (KINDS + OBJECTIVES,)),  # victory points
        ("cell", "i1", (KINDS,)),  # 1..7 for a soldier, otherwise 0
        ("colour", "i1", (KINDS,)),  # index into COLOURS
        ("slot", "i1", (KINDS, len(EQUIPMENT))),  # number of the printed slot that takes this equipment; 0: none does
        ("rival", "i1", (KINDS, len(EQUIPMENT))),  # the other kind of the same choice slot; itself where there is none
        ("slots", "i1", (KINDS,)),  # printed slots of a soldier
    ]
)

GAME = "lusitania-xxi"
MOST_COPIES = 32
MOST_SLOTS = 3
LAST_CLAUSE = 32
ORIGINS = ("rulebook", "public", "deduced", "reconstructed")

# The cards of the file, by the groups that the rulebook counts. A legionary stands for a kind in each province.
GROUPS = {
    "soldiers": (
        *(f"legionary-{numeral}" for numeral in range(1, 6)),
        *(f"mercenary-{numeral}" for numeral in range(1, 7)),
        "cook",
        "gunner",
    ),
    "equipment": EQUIPMENT,
    "visitors": ("auxilia", "senator", "cleopatra", "inspector", "doctor"),
    "mars": ("commander", "caesar"),
    "laurus": tuple(f"laurus-{number}" for number in range(1, 6)),
    "virtus": tuple(f"virtus-{number}" for number in range(6, 11)),
}
GROUP_OF = {name: group for group, names in GROUPS.items() for name in names}
BOX = {"soldiers": 32, "equipment": 26, "visitors": 15, "mars": 4, "laurus": 5, "virtus": 5}
WORTH = {"soldiers": (1, 2, 3), "equipment": (1, 2, 3), "visitors": (0,), "mars": (0,), "laurus": (1,), "virtus": (0,)}

FACTS = ("copies", "vp")
SOLDIER_FACTS = ("copies", "vp", "cell", "slots")


@dataclass(frozen=True)
class Cards:
    """A card file that keeps the rules: two are equal when they mean the same."""

    k: npt.NDArray[np.record] = field(compare=False, repr=False)  # shape (1,), read-only
    digest: str  # SHA-256 of the bytes of `k`, in hex: the meaning of the file, not its wording
    origins: Mapping[str, Mapping[str, str]] = field(compare=False, repr=False)  # kind name → fact → origin
    facts: Mapping[str, Mapping[str, object]] = field(compare=False, repr=False)  # kind name → fact → what is printed


def load(source: str | bytes | Path | None = None) -> Cards:
    """Read TOML text, or the file at a path, or without a source the file of this package; else raise `BadCards`."""
    file = read(Path(__file__).with_name("cards.toml") if source is None else source)
    file.expect(("game", "totals", "card"))
    if file.text("game") != GAME:
        raise file.wrong(f"this is a file for the game {shown(file.keys['game'])}, not for {shown(GAME)}", "game")
    totals = file.table("totals")
    check_totals_of_the_box(totals)
    printed = [printed_card(card) for card in file.tables("card")]
    check_every_card_is_there_once(printed, file)
    check_sums(printed, totals)
    k = record_of(printed)
    origins = {kind: card.origin for card in printed for kind in card.kinds}
    facts = {kind: {fact: card.table.keys[fact] for fact in card.origin} for card in printed for kind in card.kinds}
    return Cards(k, hashlib.sha256(k.tobytes()).hexdigest(), origins, facts)


@dataclass(frozen=True)
class Printed:
    """A card of the file, checked by itself."""

    table: Table
    name: str
    kinds: tuple[str, ...]  # names of the kinds it stands for
    colours: tuple[int, ...]  # of each kind
    copies: int  # of each kind
    vp: int
    cell: int
    slots: tuple[tuple[str, ...], ...]
    origin: Mapping[str, str]


def printed_card(table: Table) -> Printed:
    """One card of the file."""
    name = name_of(table)
    table = Table(table.keys, table.place, table.lines, shown(name))
    soldier = GROUP_OF[name] == "soldiers"
    facts = SOLDIER_FACTS if soldier else FACTS
    if "slots" in table.keys and not soldier:
        raise table.wrong(f"{table.title} has slots, but only soldiers carry equipment (X8)", "slots")
    table.expect(("name", *(("colours",) if soldier else ()), *facts, "clause", "origin"))
    colours = colours_of(table, name) if soldier else (NO_COLOUR,)
    check_clause(table)
    return Printed(
        table=table,
        name=name,
        kinds=kinds_of(name, colours),
        colours=colours,
        copies=copies_of(table, name),
        vp=vp_of(table, name),
        cell=cell_of(table, name) if soldier else 0,
        slots=slots_of(table, name) if soldier else (),
        origin=origin_of(table, facts),
    )


def name_of(table: Table) -> str:
    """The name of a card of this game."""
    if "name" not in table.keys:
        raise table.wrong("a card has no name")
    name = table.text("name")
    if name not in GROUP_OF:
        raise table.wrong(f"there is no card {shown(name)} in this game", "name")
    return name


def kinds_of(name: str, colours: tuple[int, ...]) -> tuple[str, ...]:
    """The kinds that a card of the file stands for."""
    family, _, numeral = name.partition("-")
    return tuple(f"{COLOURS[colour]}-{numeral}" for colour in colours) if family == "legionary" else (name,)


def colours_of(table: Table, name: str) -> tuple[int, ...]:
    """The colours of a soldier: legionaries wear a province's, mercenaries white, cook and gunner black (X6, X7)."""
    family = name.partition("-")[0]
    due = {"legionary": PROVINCES, "mercenary": (WHITE,)}.get(family, (BLACK,))
    names = [COLOURS[colour] for colour in due]
    if sorted(table.texts("colours")) != sorted(names):
        raise table.wrong(f"the colours of {table.title} must be {', '.join(names)}", "colours")
    return due


def copies_of(table: Table, name: str) -> int:
    """How many are in the box; each Mars card and objective has its own number."""
    copies = table.number("copies")
    due = {"caesar": 1, "commander": 3, "laurus": 1, "virtus": 1}
    fixed = due.get(name, due.get(GROUP_OF[name]))
    if fixed is not None and copies != fixed:
        raise table.wrong(f"there are {shown(copies)} copies of {table.title}, but the box holds {fixed}", "copies")
    if not 0 <= copies <= MOST_COPIES:
        raise table.wrong(f"copies of {table.title} must be 0 to {MOST_COPIES}, not {shown(copies)}", "copies")
    return copies


def vp_of(table: Table, name: str) -> int:
    """Victory points, of those that such a card can have."""
    vp = table.number("vp")
    worth = (1,) if name == "auxilia" else WORTH[GROUP_OF[name]]
    if vp not in worth:
        allowed = " or ".join(", ".join(map(str, worth)).rsplit(", ", 1))
        raise table.wrong(f"vp of {table.title} must be {allowed}, not {shown(vp)}", "vp")
    return vp


def cell_of(table: Table, name: str) -> int:
    """The cell of a soldier, which its name gives away (X7)."""
    cell = table.number("cell")
    due = {"cook": 6, "gunner": 7}.get(name) or int(name.partition("-")[2])
    if cell != due:
        raise table.wrong(f"the cell of {table.title} must be {due}, not {shown(cell)} (X7)", "cell")
    return cell


def slots_of(table: Table, name: str) -> tuple[tuple[str, ...], ...]:
    """The printed slots of a soldier, each with the one kind it takes or the two to choose from (X8)."""
    slots = tuple(slot_of(table, text) for text in table.texts("slots"))
    if name == "cook" and slots:
        raise table.wrong("the cook has slots, but she carries no equipment (X8)", "slots")
    if name != "cook" and not slots:
        raise table.wrong(f"{table.title} has no slots, but every soldier except the cook has one (X8)", "slots")
    if len(slots) > MOST_SLOTS:
        raise table.wrong(f"{table.title} has {len(slots)} slots, but a soldier has {MOST_SLOTS} at most", "slots")
    kinds = [kind for slot in slots for kind in slot]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise table.wrong(f"{shown(kind)} is printed twice on {table.title} (X24)", "slots")
    return slots


def slot_of(table: Table, text: str) -> tuple[str, ...]:
    """The kinds of one slot: "axe", or "sword|spear" for a choice."""
    kinds = tuple(kind.strip() for kind in text.split("|") if kind.strip())
    if "|" in text and len(kinds) != 2:
        raise table.wrong(f"a choice is between two kinds of equipment, not as in {shown(text)}", "slots")
    for kind in kinds or (text,):
        if kind not in EQUIPMENT:
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


def check_clause(table: Table) -> None:
    """The clause is one of this game's rules."""
    clause = table.text("clause")
    if clause not in {f"X{number}" for number in range(1, LAST_CLAUSE + 1)}:
        raise table.wrong(f"there is no clause {shown(clause)}: they are X1 to X{LAST_CLAUSE}", "clause")


def check_totals_of_the_box(totals: Table) -> None:
    """The totals of the file are those of the rulebook."""
    totals.expect(tuple(BOX))
    for group, due in BOX.items():
        if totals.number(group) != due:
            raise totals.wrong(f"the rulebook counts {due} {title(group)}, not {shown(totals.keys[group])}", group)


def check_every_card_is_there_once(printed: list[Printed], file: Table) -> None:
    """No card is told twice, and none is left out."""
    seen: set[str] = set()
    for card in printed:
        if card.name in seen:
            raise card.table.wrong(f"the card {shown(card.name)} is told twice", "name")
        seen.add(card.name)
    for name in GROUP_OF:
        if name not in seen:
            raise file.wrong(f"the file ends without the card {shown(name)}")


def check_sums(printed: list[Printed], totals: Table) -> None:
    """The copies of each group add up to what the box holds."""
    for group, due in BOX.items():
        copies = sum(card.copies * len(card.kinds) for card in printed if GROUP_OF[card.name] == group)
        if copies != due:
            raise totals.wrong(f"the {title(group)} are {copies}, but the box holds {due}", group)


def title(group: str) -> str:
    """What the cards of a group are called in a sentence."""
    return group if group in ("soldiers", "visitors") else f"{group} cards"


def record_of(printed: list[Printed]) -> npt.NDArray[np.record]:
    """The read-only record `k` of a checked file."""
    cards: npt.NDArray[np.record] = np.zeros(1, CARDS)
    k = cards[0]
    for card in printed:
        for name, colour in zip(card.kinds, card.colours, strict=True):
            kind = NAMES.index(name)
            k.vp[kind] = card.vp
            if kind < KINDS:  # objectives are never in a pile, a hand or a cell
                k.copies[kind] = card.copies
                k.cell[kind] = card.cell
                k.colour[kind] = colour
                k.slots[kind] = len(card.slots)
                k.slot[kind] = numbered(card.slots)
                k.rival[kind] = rivals(card.slots)
    cards.flags.writeable = False
    return cards


def numbered(slots: tuple[tuple[str, ...], ...]) -> list[int]:
    """For each kind of equipment the number of the slot that takes it, from 1; 0 where none does."""
    return [sum(number for number, slot in enumerate(slots, 1) if kind in slot) for kind in EQUIPMENT]


def rivals(slots: tuple[tuple[str, ...], ...]) -> list[int]:
    """For each kind of equipment the one that shares its slot, or itself."""
    other = {kind: slot[slot.index(kind) - 1] for slot in slots for kind in slot}
    return [EQUIPMENT.index(other.get(kind, kind)) for kind in EQUIPMENT]

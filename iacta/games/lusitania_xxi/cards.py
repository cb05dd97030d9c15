"""The card file: reads cards.toml or a file in its place, holds it against the rulebook and makes the record `k`."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.card_file import Table, either, read, shown
from iacta.engine.errors import listed
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
TEXT = Path(__file__).parent / "text"
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
    file = read(Path(__file__).with_name("cards.toml") if source is None else source, TEXT)
    file.expect(("game", "totals", "card"))
    if file.text("game") != GAME:
        raise file.wrong("cards-other-game", "game", game=shown(file.keys["game"]), due=shown(GAME))
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
    table = replace(table, title=shown(name))
    soldier = GROUP_OF[name] == "soldiers"
    facts = SOLDIER_FACTS if soldier else FACTS
    if "slots" in table.keys and not soldier:
        raise table.wrong("cards-slots-of-no-soldier", "slots", card=table.title)
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
        raise table.wrong("cards-no-name")
    name = table.text("name")
    if name not in GROUP_OF:
        raise table.wrong("cards-no-such-card", "name", card=shown(name))
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
        raise table.wrong("cards-colours", "colours", card=table.title, due=listed(names))
    return due


def copies_of(table: Table, name: str) -> int:
    """How many are in the box; each Mars card and objective has its own number."""
    copies = table.number("copies")
    due = {"caesar": 1, "commander": 3, "laurus": 1, "virtus": 1}
    fixed = due.get(name, due.get(GROUP_OF[name]))
    if fixed is not None and copies != fixed:
        raise table.wrong("cards-fixed-copies", "copies", card=table.title, copies=shown(copies), due=fixed)
    if not 0 <= copies <= MOST_COPIES:
        raise table.wrong("cards-copies", "copies", card=table.title, copies=shown(copies), most=MOST_COPIES)
    return copies


def vp_of(table: Table, name: str) -> int:
    """Victory points, of those that such a card can have."""
    vp = table.number("vp")
    worth = (1,) if name == "auxilia" else WORTH[GROUP_OF[name]]
    if vp not in worth:
        raise table.wrong("cards-vp", "vp", card=table.title, due=either(worth), vp=shown(vp))
    return vp


def cell_of(table: Table, name: str) -> int:
    """The cell of a soldier, which its name gives away (X7)."""
    cell = table.number("cell")
    due = {"cook": 6, "gunner": 7}.get(name) or int(name.partition("-")[2])
    if cell != due:
        raise table.wrong("cards-cell", "cell", card=table.title, due=due, cell=shown(cell))
    return cell


def slots_of(table: Table, name: str) -> tuple[tuple[str, ...], ...]:
    """The printed slots of a soldier, each with the one kind it takes or the two to choose from (X8)."""
    slots = tuple(slot_of(table, text) for text in table.texts("slots"))
    if name == "cook" and slots:
        raise table.wrong("cards-slots-of-the-cook", "slots")
    if name != "cook" and not slots:
        raise table.wrong("cards-no-slots", "slots", card=table.title)
    if len(slots) > MOST_SLOTS:
        raise table.wrong("cards-too-many-slots", "slots", card=table.title, slots=len(slots), most=MOST_SLOTS)
    kinds = [kind for slot in slots for kind in slot]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise table.wrong("cards-slot-twice", "slots", card=table.title, equipment=shown(kind))
    return slots


def slot_of(table: Table, text: str) -> tuple[str, ...]:
    """The kinds of one slot: "axe", or "sword|spear" for a choice."""
    kinds = tuple(kind.strip() for kind in text.split("|") if kind.strip())
    if "|" in text and len(kinds) != 2:
        raise table.wrong("cards-slot-choice", "slots", slot=shown(text))
    for kind in kinds or (text,):
        if kind not in EQUIPMENT:
            raise table.wrong("cards-no-such-equipment", "slots", equipment=shown(kind))
    return kinds


def origin_of(table: Table, facts: tuple[str, ...]) -> dict[str, str]:
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


def check_clause(table: Table) -> None:
    """The clause is one of this game's rules."""
    clause = table.text("clause")
    if clause not in {f"X{number}" for number in range(1, LAST_CLAUSE + 1)}:
        raise table.wrong("cards-no-such-clause", "clause", clause=shown(clause), last=f"X{LAST_CLAUSE}")


def check_totals_of_the_box(totals: Table) -> None:
    """The totals of the file are those of the rulebook."""
    totals.expect(tuple(BOX))
    for group, due in BOX.items():
        if totals.number(group) != due:
            raise totals.wrong("cards-total", group, group=group, due=due, total=shown(totals.keys[group]))


def check_every_card_is_there_once(printed: list[Printed], file: Table) -> None:
    """No card is told twice, and none is left out."""
    seen: set[str] = set()
    for card in printed:
        if card.name in seen:
            raise card.table.wrong("cards-card-twice", "name", card=card.table.title)
        seen.add(card.name)
    for name in GROUP_OF:
        if name not in seen:
            raise file.wrong("cards-card-missing", card=shown(name))


def check_sums(printed: list[Printed], totals: Table) -> None:
    """The copies of each group add up to what the box holds."""
    for group, due in BOX.items():
        copies = sum(card.copies * len(card.kinds) for card in printed if GROUP_OF[card.name] == group)
        if copies != due:
            raise totals.wrong("cards-sum", group, group=group, copies=copies, due=due)


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

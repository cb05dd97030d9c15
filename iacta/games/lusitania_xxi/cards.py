"""The card file: reads cards.toml or a file in its place, holds it against the rulebook and makes the record `k`."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.cards.card_file import TomlTable, shown
from iacta.engine.cards.card_set import Cards, check_clause, load_file, name_of, named, origin_of
from iacta.engine.rules.arrays import Grid, Row
from iacta.engine.rules.declaration import CardNumbers, i1, printed, u1
from iacta.games.lusitania_xxi.kinds import (
    COLOURS,
    EQUIPMENT,
    FIRST_MERCENARY,
    FIRST_OBJECTIVE,
    FIRST_VIRTUS,
    FIRST_VISITOR,
    KINDS,
    LAST_SOLDIER,
    LAST_VISITOR,
    NAMES,
    OBJECTIVES,
    CardColour,
    Kind,
    Objective,
)
from iacta.games.lusitania_xxi.objectives import ASKS, BRINGS
from iacta.games.lusitania_xxi.plain_types import Traits
from iacta.games.lusitania_xxi.sorts import is_soldier, stands_at_the_end
from iacta.games.lusitania_xxi.state import LAST_CELL, SOLDIERS
from iacta.games.lusitanias import cards
from iacta.games.lusitanias.cards import TEXT, CardSet, Printed
from iacta.games.lusitanias.kinds import PROVINCES, Colour


class Numbers(CardNumbers):
    """What is printed on the cards, by kind."""

    copies: Row = printed(u1, KINDS)  # in the box
    vp: Row = printed(i1, KINDS + OBJECTIVES)  # victory points
    cell: Row = printed(i1, KINDS)  # 1..7 for a soldier, otherwise 0
    colour: Row = printed(i1, KINDS)  # a `CardColour`
    slot: Grid = printed(i1, KINDS, len(EQUIPMENT))  # the printed slot that takes this equipment; 0: none does
    rival: Grid = printed(i1, KINDS, len(EQUIPMENT))  # the other kind of the same choice slot, else itself
    slots: Row = printed(i1, KINDS)  # printed slots of a soldier


CARD_SET = CardSet(
    game="lusitania-xxi",
    letter="X",
    last_clause=32,
    groups={
        "soldiers": (
            *(f"legionary-{numeral}" for numeral in range(1, 6)),
            *NAMES[FIRST_MERCENARY : LAST_SOLDIER + 1],
        ),
        "equipment": EQUIPMENT,
        "visitors": NAMES[FIRST_VISITOR : LAST_VISITOR + 1],
        "mars": (Kind.COMMANDER.text, Kind.CAESAR.text),
        "laurus": NAMES[FIRST_OBJECTIVE:][:FIRST_VIRTUS],
        "virtus": NAMES[FIRST_OBJECTIVE:][FIRST_VIRTUS:],
    },
    words=(TEXT, Path(__file__).parent / "text"),
    totals={"soldiers": 32, "equipment": 26, "visitors": 15, "mars": 4, "laurus": 5, "virtus": 5},
    equipment=EQUIPMENT,
    worth={
        "soldiers": (1, 2, 3),
        "equipment": (1, 2, 3),
        "visitors": (0,),
        "auxilia": (1,),
        "mars": (0,),
        "laurus": (1,),
        "virtus": (0,),
    },
    copies={"caesar": 1, "commander": 3, "laurus": 1, "virtus": 1},
)

FACTS = ("copies", "vp")
SOLDIER_FACTS = ("copies", "vp", "cell", "slots")


def load(source: str | bytes | Path | None = None) -> Cards:
    """Read TOML text, or the file at a path, or without a source the file of this package; else raise `BadCards`."""
    file = Path(__file__).with_name("cards.toml") if source is None else source
    return load_file(file, CARD_SET, printed_card, record_of, traits=traits_of)


def traits_of(name: str, k: np.record) -> Traits:
    """What the rules say of a kind of card."""
    kind = NAMES.index(name)
    if kind >= FIRST_OBJECTIVE:
        objective = Objective(kind - FIRST_OBJECTIVE)
        traits = Traits(asks=ASKS[objective])
        return Traits(**traits, brings=BRINGS[objective]) if objective in BRINGS else traits
    if is_soldier(kind):
        return Traits(colour=CardColour(k.colour[kind]).text, cells=[int(k.cell[kind])])
    ends = Traits(cells=[0, LAST_CELL]) if stands_at_the_end(kind) else Traits()
    return Traits(**ends, stationed=list(range(1, SOLDIERS + 1))) if kind == Kind.AUXILIA else ends


def printed_card(table: TomlTable) -> Printed:
    """One card of the file."""
    name = name_of(table, CARD_SET)
    table = named(table, name)
    soldier = CARD_SET.group_of[name] == "soldiers"
    facts = SOLDIER_FACTS if soldier else FACTS
    if not soldier:
        cards.check_no_slots(table)
    table.expect(("name", *(("colours",) if soldier else ()), *facts, "clause", "origin"))
    colours = cards.colours_of(table, COLOURS, colours_of(name)) if soldier else (Colour.NONE,)
    check_clause(table, CARD_SET)
    return Printed(
        table=table,
        name=name,
        kinds=cards.kinds_of(name, colours),
        colours=colours,
        copies=cards.copies_of(table, name, CARD_SET),
        vp=cards.vp_of(table, name, CARD_SET),
        cell=cell_of(table, name) if soldier else 0,
        slots=slots_of(table, name) if soldier else (),
        origin=origin_of(table, facts),
    )


def colours_of(name: str) -> tuple[int, ...]:
    """The colours of a soldier: legionaries wear a province's, mercenaries white, cook and gunner black (X6, X7)."""
    return {"legionary": PROVINCES, "mercenary": (CardColour.WHITE,)}.get(name.partition("-")[0], (CardColour.BLACK,))


def cell_of(table: TomlTable, name: str) -> int:
    """The cell of a soldier, which its name gives away (X7)."""
    cell = table.number("cell")
    due = {"cook": 6, "gunner": 7}.get(name) or int(name.partition("-")[2])
    if cell != due:
        raise table.wrong("cards-cell", "cell", card=table.title, due=str(due), cell=shown(cell))
    return cell


def slots_of(table: TomlTable, name: str) -> tuple[tuple[str, ...], ...]:
    """The printed slots of a soldier: the cook has none, every other one or more, no kind twice (X8, X24)."""
    slots = cards.slots_of(table, CARD_SET)
    if name == "cook" and slots:
        raise table.wrong("cards-slots-of-the-cook", "slots")
    if name != "cook" and not slots:
        raise table.wrong("cards-no-slots", "slots", card=table.title)
    kinds = [kind for slot in slots for kind in slot]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise table.wrong("cards-slot-twice", "slots", equipment=shown(kind), card=table.title)
    return slots


def record_of(printed: list[Printed], _: TomlTable) -> npt.NDArray[np.record]:
    """The record `k` of a checked file."""
    file: npt.NDArray[np.record] = np.zeros(1, Numbers.record)
    k = file[0]
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
    return file


def numbered(slots: tuple[tuple[str, ...], ...]) -> list[int]:
    """For each kind of equipment the number of the slot that takes it, from 1; 0 where none does."""
    return [sum(number for number, slot in enumerate(slots, 1) if kind in slot) for kind in EQUIPMENT]


def rivals(slots: tuple[tuple[str, ...], ...]) -> list[int]:
    """For each kind of equipment the one that shares its slot, or itself."""
    other = {kind: slot[slot.index(kind) - 1] for slot in slots for kind in slot}
    return [EQUIPMENT.index(other.get(kind, kind)) for kind in EQUIPMENT]

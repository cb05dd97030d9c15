"""The card file: reads cards.toml or a file in its place, holds it against the rulebook and makes the record `k`."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.cards.card_file import TomlTable, shown
from iacta.engine.cards.card_set import Cards, check_clause, load_file, name_of, named, origin_of
from iacta.engine.rules.arrays import Grid, Row
from iacta.engine.rules.declaration import CardNumbers, i1, printed, u1
from iacta.games.lusitania.kinds import COLOURS, EQUIPMENT, FIRST_MERCENARY, LAST_SOLDIER, NAMES, CardColour, Kind
from iacta.games.lusitania.plain_types import LAYOUT, Traits
from iacta.games.lusitania.state import AT_DOCTOR, AT_GUNNER, AT_MARS, PIECES
from iacta.games.lusitanias import cards
from iacta.games.lusitanias.cards import TEXT, CardSet, Printed
from iacta.games.lusitanias.kinds import PROVINCES, Colour


class Numbers(CardNumbers):
    """What is printed on the cards, by kind."""

    copies: Row = printed(u1, len(NAMES))  # in the box
    vp: Row = printed(i1, len(NAMES))  # victory points
    place: Row = printed(i1, len(NAMES))  # a soldier's place in an army: its numeral, or the doctor's or the gunner's
    colour: Row = printed(i1, len(NAMES))  # a `CardColour`
    takes: Grid = printed(u1, len(NAMES), PIECES)  # the printed slots that take this equipment, one bit each


CARD_SET = CardSet(
    game="lusitania",
    letter="L",
    last_clause=17,
    groups={
        "soldiers": (
            *(f"legionary-{numeral}" for numeral in range(1, 6)),
            *NAMES[FIRST_MERCENARY : LAST_SOLDIER + 1],
        ),
        "equipment": EQUIPMENT,
        "special": NAMES[Kind.SENATOR :],
    },
    words=(TEXT, Path(__file__).parent / "text"),
    totals={"soldiers": 31, "equipment": 23, "special": 12},
    equipment=EQUIPMENT,
    worth={"soldiers": (1, 2, 3), "equipment": (1, 2, 3), "mars": (1,)},
    copies={"musician": 1, "mars": 4, "commander": 1},
)

WITHOUT_NUMERAL = {"doctor": AT_DOCTOR, "gunner": AT_GUNNER}


def load(source: str | bytes | Path | None = None) -> Cards:
    """Read TOML text, or the file at a path, or without a source the file of this package; else raise `BadCards`."""
    file = Path(__file__).with_name("cards.toml") if source is None else source
    return load_file(file, CARD_SET, printed_card, record_of, LAYOUT, traits_of)


def traits_of(name: str, k: np.record) -> Traits:
    """What the rules say of a kind of card."""
    kind = NAMES.index(name)
    if kind == Kind.MARS:
        return Traits(place=AT_MARS)
    if kind > LAST_SOLDIER:
        return Traits()
    place, colour = int(k.place[kind]), CardColour(k.colour[kind])
    return Traits(place=place) if colour == CardColour.NONE else Traits(place=place, colour=colour.text)


def facts_of(name: str) -> tuple[str, ...]:
    """What is printed on a card: of the special cards only Mars is worth points."""
    if name in WITHOUT_NUMERAL:
        return ("copies", "vp", "slots")
    if CARD_SET.group_of[name] == "soldiers":
        return ("copies", "vp", "numeral", "slots")
    return ("copies", "vp") if name in EQUIPMENT or name == "mars" else ("copies",)


def printed_card(table: TomlTable) -> Printed:
    """One card of the file."""
    name = name_of(table, CARD_SET)
    table = named(table, name)
    facts = facts_of(name)
    due = colours_of(name)
    if "slots" not in facts:
        cards.check_no_slots(table)
    table.expect(("name", *(("colours",) if due != (Colour.NONE,) else ()), *facts, "clause", "origin"))
    colours = cards.colours_of(table, COLOURS, due)
    check_clause(table, CARD_SET)
    return Printed(
        table=table,
        name=name,
        kinds=cards.kinds_of(name, colours),
        colours=colours,
        copies=cards.copies_of(table, name, CARD_SET),
        vp=cards.vp_of(table, name, CARD_SET) if "vp" in facts else 0,
        cell=numeral_of(table, name) if "numeral" in facts else WITHOUT_NUMERAL.get(name, 0),
        slots=slots_of(table, name) if "slots" in facts else (),
        origin=origin_of(table, facts),
    )


def colours_of(name: str) -> tuple[int, ...]:
    """The colours of a soldier: legionaries wear a province's, mercenaries black, doctor and gunner none (L7)."""
    return {"legionary": PROVINCES, "mercenary": (CardColour.BLACK,)}.get(name.partition("-")[0], (Colour.NONE,))


def numeral_of(table: TomlTable, name: str) -> int:
    """The numeral of a legionary or mercenary, which its name gives away (L7)."""
    numeral = table.number("numeral")
    due = int(name.partition("-")[2])
    if numeral != due:
        raise table.wrong("cards-numeral", "numeral", card=table.title, due=str(due), numeral=shown(numeral))
    return numeral


def slots_of(table: TomlTable, name: str) -> tuple[tuple[str, ...], ...]:
    """The printed slots of a soldier, perhaps several for one kind; doctor and gunner have none (L8)."""
    slots = cards.slots_of(table, CARD_SET)
    if name in WITHOUT_NUMERAL and slots:
        raise table.wrong("cards-slots-of-the-unarmed", "slots", card=table.title)
    return slots


def record_of(printed: list[Printed], _: TomlTable) -> npt.NDArray[np.record]:
    """The record `k` of a checked file."""
    file: npt.NDArray[np.record] = np.zeros(1, Numbers.record)
    k = file[0]
    for card in printed:
        for name, colour in zip(card.kinds, card.colours, strict=True):
            kind = NAMES.index(name)
            k.copies[kind] = card.copies
            k.vp[kind] = card.vp
            k.place[kind] = card.cell
            k.colour[kind] = colour
            k.takes[kind] = [sum(1 << n for n, slot in enumerate(card.slots) if piece in slot) for piece in EQUIPMENT]
    return file

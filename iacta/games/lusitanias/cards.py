"""Card files of both games: soldiers and their equipment."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from iacta.engine.cards import card_set
from iacta.engine.cards.card_file import TomlTable, either, shown
from iacta.engine.words.errors import listed
from iacta.games.lusitanias.kinds import PROVINCE_COLOURS, Colour

TEXT = Path(__file__).parent / "text"
MOST_COPIES = 32
MOST_SLOTS = 3


@dataclass(frozen=True)
class CardSet(card_set.CardSet):
    """What a card file must agree with. A legionary of the file stands for a kind in each province."""

    equipment: tuple[str, ...]
    worth: Mapping[str, tuple[int, ...]]  # the points that a card, or a card of a group, can have
    copies: Mapping[str, int]  # how many there must be of a card, or of each card of a group


@dataclass(frozen=True)
class Printed:
    """A card of the file, checked by itself."""

    table: TomlTable
    name: str
    kinds: tuple[str, ...]  # names of the kinds it stands for
    colours: tuple[int, ...]  # of each kind
    copies: int  # of each kind
    vp: int
    cell: int  # where it stands, 0 for a card that is no soldier
    slots: tuple[tuple[str, ...], ...]
    origin: Mapping[str, str]

    @property
    def number(self) -> int:
        return self.copies * len(self.kinds)


def kinds_of(name: str, colours: tuple[int, ...]) -> tuple[str, ...]:
    """The kinds that a card of the file stands for."""
    family, _, numeral = name.partition("-")
    return tuple(f"{PROVINCE_COLOURS[colour]}-{numeral}" for colour in colours) if family == "legionary" else (name,)


def colours_of(table: TomlTable, colours: tuple[str, ...], due: tuple[int, ...]) -> tuple[int, ...]:
    """The colours of a soldier, which are given by the rules; a soldier without any has no such key."""
    if due == (Colour.NONE,):
        return due
    names = [colours[colour] for colour in due]
    if sorted(table.texts("colours")) != sorted(names):
        raise table.wrong("cards-colours", "colours", card=table.title, due=listed(names))
    return due


def copies_of(table: TomlTable, name: str, its: CardSet) -> int:
    """How many are in the box; of some cards the rules need a certain number."""
    copies = table.number("copies")
    fixed = its.copies.get(name, its.copies.get(its.group_of[name]))
    if fixed is not None and copies != fixed:
        raise table.wrong("cards-fixed-copies", "copies", card=table.title, copies=shown(copies), due=fixed)
    if not 0 <= copies <= MOST_COPIES:
        raise table.wrong("cards-copies", "copies", card=table.title, copies=shown(copies), most=MOST_COPIES)
    return copies


def vp_of(table: TomlTable, name: str, its: CardSet) -> int:
    """Victory points, of those that such a card can have."""
    vp = table.number("vp")
    worth = its.worth[name] if name in its.worth else its.worth[its.group_of[name]]
    if vp not in worth:
        raise table.wrong("cards-vp", "vp", card=table.title, due=either(worth), vp=shown(vp))
    return vp


def check_no_slots(table: TomlTable) -> None:
    """Only soldiers carry equipment."""
    if "slots" in table.keys:
        raise table.wrong("cards-slots-of-no-soldier", "slots", card=table.title)


def slots_of(table: TomlTable, its: CardSet) -> tuple[tuple[str, ...], ...]:
    """The printed slots of a soldier, each with the one kind it takes or the two to choose from."""
    slots = tuple(slot_of(table, text, its) for text in table.texts("slots"))
    if len(slots) > MOST_SLOTS:
        raise table.wrong("cards-too-many-slots", "slots", card=table.title, slots=len(slots), most=MOST_SLOTS)
    return slots


def slot_of(table: TomlTable, text: str, its: CardSet) -> tuple[str, ...]:
    """The kinds of one slot: "axe", or "sword|spear" for a choice."""
    kinds = tuple(kind.strip() for kind in text.split("|") if kind.strip())
    if "|" in text and len(set(kinds)) != 2:
        raise table.wrong("cards-slot-choice", "slots", slot=shown(text))
    for kind in kinds or (text,):
        if kind not in its.equipment:
            raise table.wrong("cards-no-such-equipment", "slots", equipment=shown(kind))
    return kinds

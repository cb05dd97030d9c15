"""The card file: reads cards.toml or a file in its place, holds it against the rulebook and makes the record `k`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.cards.card_file import TomlTable, shown
from iacta.engine.cards.card_set import Cards, CardSet, check_clause, load_file, name_of, named, origin_of
from iacta.engine.rules.arrays import Grid, Row
from iacta.engine.rules.declaration import CardNumbers, i1, printed
from iacta.games.lutetia.contest import LEGION_ADDS
from iacta.games.lutetia.kinds import (
    ARTISANS,
    BAKERIES,
    CHARACTERS,
    FIELDS,
    KINDS,
    MILLS,
    NAMES,
    PLACES_OF_LUTETIA,
    RESOURCES,
    Resource,
    sort_of,
)
from iacta.games.lutetia.plain_types import Layout, Majority, Traits
from iacta.games.lutetia.scoring import BETWEEN, MOST

FEWEST_SEATS, MOST_SEATS = 2, 5


class Numbers(CardNumbers):
    """What is printed on the cards, by kind."""

    copies: Grid = printed(i1, MOST_SEATS + 1, KINDS)  # in play, by the number of seats
    cost: Row = printed(i1, KINDS)
    resource: Row = printed(i1, KINDS)  # a `Resource` that the card shows
    resources: Row = printed(i1, KINDS)  # how many of it
    talent: Row = printed(i1, KINDS)
    family: Row = printed(i1, KINDS)  # the `Resource` that gives the card its colour
    vp: Row = printed(i1, KINDS)
    money: Row = printed(i1, KINDS)  # paid on purchase besides that for resources
    wants: Grid = printed(i1, KINDS, len(RESOURCES) + 1)  # how many of each resource a bazaar asks for


CARD_SET = CardSet(
    game="lutetia",
    letter="T",
    last_clause=19,
    groups={"characters": CHARACTERS, "places": PLACES_OF_LUTETIA},
    totals={"characters": 40, "places": 34},
    words=(Path(__file__).parent / "text",),
)
LAYOUT = Layout(legion_adds=LEGION_ADDS, majority=Majority(most=MOST, between=BETWEEN))
FEWEST_SLOTS = 3  # of a row (T1)
LARGEST = {"cost": 9, "resources": 4, "talent": 99, "vp": 20, "money": 20}
MOST_WANTED = 9


def load(source: str | bytes | Path | None = None) -> Cards:
    """Read TOML text, or the file at a path, or without a source the file of this package; else raise `BadCards`."""
    file = Path(__file__).with_name("cards.toml") if source is None else source
    return load_file(file, CARD_SET, printed_card, record_of, LAYOUT, traits_of)


def traits_of(name: str, _: np.record) -> Traits:
    """What the rules say of a kind of card."""
    family = family_of(name)
    traits = Traits(
        deck="characters" if name in CHARACTERS else "places", influence=sort_of(name) in (*MILLS, *BAKERIES)
    )
    return traits if family == Resource.NONE else Traits(**traits, resource=Resource(family).text)


def facts_of(name: str) -> tuple[str, ...]:
    """What is printed on such a card."""
    sort = sort_of(name)
    if sort in (*ARTISANS, *FIELDS):
        return ("seats", "cost", "resources", "talent")
    if sort == "bazaar":
        return ("seats", "cost", "vp", "wants")
    if sort in (*BAKERIES, "statue", "legion"):
        return ("seats", "cost", "vp")
    return ("seats", "cost", "money") if sort == "tavern" else ("seats", "cost")


def family_of(name: str) -> int:
    """The resource whose family a card belongs to."""
    sort = sort_of(name)
    if sort in ARTISANS:
        return Resource.BEER + ARTISANS.index(sort)
    if sort == "tavern":
        return Resource.BEER
    for places in (FIELDS, MILLS, BAKERIES):
        if sort in places:
            return Resource.BREAD + places.index(sort)
    return Resource.NONE


@dataclass(frozen=True)
class Printed:
    """A card of the file, checked by itself."""

    table: TomlTable
    name: str
    seats: tuple[int, ...]
    numbers: Mapping[str, int]
    wants: Mapping[str, int]
    origin: Mapping[str, str]

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.name,)

    @property
    def number(self) -> int:
        return len(self.seats)


def printed_card(table: TomlTable) -> Printed:
    """One card of the file."""
    name = name_of(table, CARD_SET)
    table = named(table, name)
    facts = facts_of(name)
    table.expect(("name", *facts, "clause", "origin"))
    check_clause(table, CARD_SET)
    return Printed(
        table=table,
        name=name,
        seats=seats_of(table, name),
        numbers={fact: number_of(table, fact) for fact in facts if fact in LARGEST},
        wants=wants_of(table) if "wants" in facts else {},
        origin=origin_of(table, facts),
    )


def seats_of(table: TomlTable, name: str) -> tuple[int, ...]:
    """For each copy the smallest number of seats. A talent belongs to one card, and every game has all bazaars."""
    seats = table.keys["seats"]
    proper = isinstance(seats, list) and all(type(s) is int and FEWEST_SEATS <= s <= MOST_SEATS for s in seats)
    if not proper or not seats:
        raise table.wrong("cards-seats", "seats", card=table.title, fewest=FEWEST_SEATS, most=MOST_SEATS)
    if "talent" in facts_of(name) and len(seats) > 1:
        raise table.wrong("cards-copies-with-talent", "seats", card=table.title, copies=len(seats))
    if sort_of(name) == "bazaar" and seats != [FEWEST_SEATS]:
        raise table.wrong("cards-seats-of-bazaar", "seats", card=table.title, due=FEWEST_SEATS)
    return tuple(seats)


def number_of(table: TomlTable, fact: str) -> int:
    """A number printed on a card."""
    number = table.number(fact)
    least = 1 if fact in ("resources", "talent") else 0
    if not least <= number <= LARGEST[fact]:
        raise table.wrong(
            "cards-range", fact, fact=fact, card=table.title, least=least, most=LARGEST[fact], number=shown(number)
        )
    return number


def wants_of(table: TomlTable) -> dict[str, int]:
    """The resources that a bazaar asks for."""
    wants = table.table("wants")
    for resource in wants.keys:
        if resource not in RESOURCES:
            raise wants.wrong("cards-no-such-resource", resource, resource=shown(resource))
        if not 1 <= wants.number(resource) <= MOST_WANTED:
            raise wants.wrong(
                "cards-range",
                resource,
                fact=resource,
                card=table.title,
                least=1,
                most=MOST_WANTED,
                number=shown(wants.keys[resource]),
            )
    if not wants.keys:
        raise table.wrong("cards-wants-nothing", "wants", card=table.title)
    return dict(wants.keys)


def check_talents(printed: list[Printed]) -> None:
    """No two talents of one resource are equal: they decide ties (T15)."""
    seen: dict[tuple[int, int], str] = {}
    for card in printed:
        if "talent" not in card.numbers:
            continue
        talent = family_of(card.name), card.numbers["talent"]
        if talent in seen:
            raise card.table.wrong("cards-same-talent", "talent", card=card.table.title, other=shown(seen[talent]))
        seen[talent] = card.name


def check_markets(printed: list[Printed], totals: TomlTable) -> None:
    """There are cards for a first market with any number of seats (T1, T2)."""
    for deck, names in CARD_SET.groups.items():
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            cards = sum(least <= seats for card in printed if card.name in names for least in card.seats)
            aside = MOST_SEATS - seats if deck == "places" else 0
            if cards - aside < max(FEWEST_SLOTS, seats):
                raise totals.wrong("cards-too-few", deck, group=shown(deck), seats=seats)


def record_of(printed: list[Printed], totals: TomlTable) -> npt.NDArray[np.record]:
    """The record `k` of a checked file."""
    check_talents(printed)
    check_markets(printed, totals)
    cards: npt.NDArray[np.record] = np.zeros(1, Numbers.record)
    k = cards[0]
    for card in printed:
        kind = NAMES.index(card.name)
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            k.copies[seats, kind] = sum(least <= seats for least in card.seats)
        k.family[kind] = family_of(card.name)
        k.resource[kind] = family_of(card.name) if "resources" in card.numbers else Resource.NONE
        for fact, number in card.numbers.items():
            k[fact][kind] = number
        for resource, number in card.wants.items():
            k.wants[kind, RESOURCES.index(resource) + 1] = number
    return cards

"""The card file: reads cards.toml or a file in its place, holds it against the rulebook and makes the record `k`."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from iacta.engine.card_file import Table, read, shown
from iacta.engine.records import record
from iacta.games.lutetia.kinds import (
    ARTISANS,
    BAKERIES,
    CHARACTERS,
    FIELDS,
    KINDS,
    MILLS,
    NAMES,
    NO_RESOURCE,
    PLACES_OF_LUTETIA,
    RESOURCES,
)

FEWEST_SEATS, MOST_SEATS = 2, 5

CARDS = record(
    [
        ("copies", "i1", (MOST_SEATS + 1, KINDS)),  # in play, by the number of seats
        ("cost", "i1", (KINDS,)),
        ("resource", "i1", (KINDS,)),  # that the card shows, NO_RESOURCE if none
        ("resources", "i1", (KINDS,)),  # how many of it
        ("talent", "i1", (KINDS,)),
        ("family", "i1", (KINDS,)),  # the resource that gives the card its colour, NO_RESOURCE if none does
        ("vp", "i1", (KINDS,)),
        ("money", "i1", (KINDS,)),  # paid on purchase besides that for resources
        ("wants", "i1", (KINDS, len(RESOURCES) + 1)),  # how many of each resource a bazaar asks for
    ]
)

GAME = "lutetia"
BOX = {"characters": 40, "places": 34}
DECKS = {"characters": CHARACTERS, "places": PLACES_OF_LUTETIA}
LAST_CLAUSE = 19
ORIGINS = ("rulebook", "public", "deduced", "reconstructed")
LARGEST = {"cost": 9, "resources": 4, "talent": 99, "vp": 20, "money": 20}
MOST_WANTED = 9


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
    check_talents(printed)
    check_sums(printed, totals)
    k = record_of(printed)
    origins = {card.name: card.origin for card in printed}
    facts = {card.name: {fact: card.table.keys[fact] for fact in card.origin} for card in printed}
    return Cards(k, hashlib.sha256(k.tobytes()).hexdigest(), origins, facts)


def sort_of(name: str) -> str:
    """What a card is, without its number: brewer, field, bazaar, legion …"""
    return name.partition("-")[0]


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
        return ARTISANS.index(sort) + 1
    if sort == "tavern":
        return RESOURCES.index("beer") + 1
    for places in (FIELDS, MILLS, BAKERIES):
        if sort in places:
            return places.index(sort) + RESOURCES.index("bread") + 1
    return NO_RESOURCE


@dataclass(frozen=True)
class Printed:
    """A card of the file, checked by itself."""

    table: Table
    name: str
    seats: tuple[int, ...]
    numbers: Mapping[str, int]
    wants: Mapping[str, int]
    origin: Mapping[str, str]


def printed_card(table: Table) -> Printed:
    """One card of the file."""
    name = name_of(table)
    table = Table(table.keys, table.place, table.lines, shown(name))
    facts = facts_of(name)
    table.expect(("name", *facts, "clause", "origin"))
    check_clause(table)
    return Printed(
        table=table,
        name=name,
        seats=seats_of(table, name),
        numbers={fact: number_of(table, fact) for fact in facts if fact in LARGEST},
        wants=wants_of(table) if "wants" in facts else {},
        origin=origin_of(table, facts),
    )


def name_of(table: Table) -> str:
    """The name of a card of this game."""
    if "name" not in table.keys:
        raise table.wrong("a card has no name")
    name = table.text("name")
    if name not in (*CHARACTERS, *PLACES_OF_LUTETIA):
        raise table.wrong(f"there is no card {shown(name)} in this game", "name")
    return name


def seats_of(table: Table, name: str) -> tuple[int, ...]:
    """For each copy the smallest number of seats. A talent belongs to one card, and every game has all bazaars."""
    seats = table.keys["seats"]
    proper = isinstance(seats, list) and all(type(s) is int and FEWEST_SEATS <= s <= MOST_SEATS for s in seats)
    if not proper or not seats:
        raise table.wrong(
            f"seats of {table.title} must be a list of numbers from {FEWEST_SEATS} to {MOST_SEATS}, one for each copy",
            "seats",
        )
    if "talent" in facts_of(name) and len(seats) > 1:
        raise table.wrong(f"there are {len(seats)} copies of {table.title}, but no two cards share a talent", "seats")
    if sort_of(name) == "bazaar" and seats != [FEWEST_SEATS]:
        raise table.wrong(
            f"seats of {table.title} must be [{FEWEST_SEATS}]: every game begins with each bazaar", "seats"
        )
    return tuple(seats)


def number_of(table: Table, fact: str) -> int:
    """A number printed on a card."""
    number = table.number(fact)
    least = 1 if fact in ("resources", "talent") else 0
    if not least <= number <= LARGEST[fact]:
        raise table.wrong(f"{fact} of {table.title} must be {least} to {LARGEST[fact]}, not {shown(number)}", fact)
    return number


def wants_of(table: Table) -> dict[str, int]:
    """The resources that a bazaar asks for."""
    wants = table.table("wants")
    for resource in wants.keys:
        if resource not in RESOURCES:
            raise wants.wrong(f"there is no resource {shown(resource)}", resource)
        if not 1 <= wants.number(resource) <= MOST_WANTED:
            raise wants.wrong(f"{resource} of {wants.title} must be 1 to {MOST_WANTED}", resource)
    if not wants.keys:
        raise table.wrong(f"{table.title} asks for nothing", "wants")
    return dict(wants.keys)


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
    if clause not in {f"T{number}" for number in range(1, LAST_CLAUSE + 1)}:
        raise table.wrong(f"there is no clause {shown(clause)}: they are T1 to T{LAST_CLAUSE}", "clause")


def check_totals_of_the_box(totals: Table) -> None:
    """The totals of the file are those of the rulebook."""
    totals.expect(tuple(BOX))
    for deck, due in BOX.items():
        if totals.number(deck) != due:
            raise totals.wrong(f"the rulebook counts {due} {deck}, not {shown(totals.keys[deck])}", deck)


def check_every_card_is_there_once(printed: list[Printed], file: Table) -> None:
    """No card is told twice, and none is left out."""
    seen: set[str] = set()
    for card in printed:
        if card.name in seen:
            raise card.table.wrong(f"the card {shown(card.name)} is told twice", "name")
        seen.add(card.name)
    for name in (*CHARACTERS, *PLACES_OF_LUTETIA):
        if name not in seen:
            raise file.wrong(f"the file ends without the card {shown(name)}")


def check_talents(printed: list[Printed]) -> None:
    """No two talents of one resource are equal: they decide ties (T15)."""
    seen: dict[tuple[int, int], str] = {}
    for card in printed:
        if "talent" not in card.numbers:
            continue
        talent = family_of(card.name), card.numbers["talent"]
        if talent in seen:
            raise card.table.wrong(f"{card.table.title} has the talent of {shown(seen[talent])} (T15)", "talent")
        seen[talent] = card.name


def check_sums(printed: list[Printed], totals: Table) -> None:
    """The copies of each deck add up to what the box holds, and fill a market with any number of seats (T1)."""
    for deck, names in DECKS.items():
        copies = [seats for card in printed if card.name in names for seats in card.seats]
        if len(copies) != BOX[deck]:
            raise totals.wrong(f"the {deck} are {len(copies)}, but the box holds {BOX[deck]}", deck)
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            aside = MOST_SEATS - seats if deck == "places" else 0
            if sum(least <= seats for least in copies) - aside < max(3, seats):
                raise totals.wrong(f"there are too few {deck} for {seats} seats", deck)


def record_of(printed: list[Printed]) -> npt.NDArray[np.record]:
    """The read-only record `k` of a checked file."""
    cards: npt.NDArray[np.record] = np.zeros(1, CARDS)
    k = cards[0]
    for card in printed:
        kind = NAMES.index(card.name)
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            k.copies[seats, kind] = sum(least <= seats for least in card.seats)
        k.family[kind] = family_of(card.name)
        k.resource[kind] = family_of(card.name) if "resources" in card.numbers else NO_RESOURCE
        for fact, number in card.numbers.items():
            k[fact][kind] = number
        for resource, number in card.wants.items():
            k.wants[kind, RESOURCES.index(resource) + 1] = number
    cards.flags.writeable = False
    return cards

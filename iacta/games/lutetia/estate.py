"""What a seat owns: its resources, its families, its artisans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lutetia.kinds import (
    CARDS_OF_A_FIELD,
    CARDS_OF_AN_ARTISAN,
    FIRST_BAKERY,
    FIRST_MILL,
    FIRST_PLACE,
    KINDS,
    RESOURCES,
    Kind,
    Resource,
)

if TYPE_CHECKING:
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State


@rule
def is_artisan(card: int) -> bool:
    return Kind.BREWER_1 <= card <= Kind.BLACKSMITH_7


@rule
def first_artisan(resource: int) -> int:
    return Kind.BREWER_1 + (resource - Resource.BEER) * CARDS_OF_AN_ARTISAN


@rule
def first_field(resource: int) -> int:
    """The first Field, Forest or Mine; there is none of beer."""
    return FIRST_PLACE + (resource - Resource.BREAD) * CARDS_OF_A_FIELD


@rule
def stock(s: State, k: Numbers, seat: int, resource: int) -> int:
    """How many of the resource the seat's cards show, its apprentices included (T13)."""
    total = s.attached[seat, resource - 1, 0]
    for card in range(first_artisan(resource), first_artisan(resource) + CARDS_OF_AN_ARTISAN):
        total += s.owned[seat, card] * k.resources[card]
    if resource != Resource.BEER:
        for card in range(first_field(resource), first_field(resource) + CARDS_OF_A_FIELD):
            total += s.owned[seat, card] * k.resources[card]
    return total


@rule
def family(s: State, seat: int, resource: int) -> int:
    """How many cards of the family of bread, elixir or gladius the seat owns: artisans and Fields, Mills and Bakeries
    of that resource; an apprentice has no family (T13, T16)."""
    number = resource - Resource.BREAD
    total = s.owned[seat, FIRST_MILL + number] + s.owned[seat, FIRST_BAKERY + number]
    for card in range(first_artisan(resource), first_artisan(resource) + CARDS_OF_AN_ARTISAN):
        total += s.owned[seat, card]
    for card in range(first_field(resource), first_field(resource) + CARDS_OF_A_FIELD):
        total += s.owned[seat, card]
    return total


@rule
def romans(s: State, seat: int) -> int:
    """How many places with Roman influence the seat owns (T17)."""
    total = 0
    for card in range(FIRST_MILL, Kind.TAVERN):
        total += s.owned[seat, card]
    return total


@rule
def has_artisan(s: State, seat: int, resource: int) -> bool:
    for card in range(first_artisan(resource), first_artisan(resource) + CARDS_OF_AN_ARTISAN):
        if s.owned[seat, card]:
            return True
    return False


@rule
def kinds_of_artisan(s: State, seat: int) -> int:
    """How many of the four kinds of artisan the seat owns."""
    total = 0
    for resource in range(1, len(RESOURCES) + 1):
        total += has_artisan(s, seat, resource)
    return total


@rule
def only_artisan(s: State, seat: int) -> int:
    """The resource of the seat's artisans, where they are of one kind; the lowest otherwise."""
    for resource in range(1, len(RESOURCES) + 1):
        if has_artisan(s, seat, resource):
            return resource
    return Resource.NONE


@rule
def cards_owned(s: State, seat: int) -> int:
    """How many cards the seat owns, Legions and apprentices too (T18)."""
    total = 0
    for card in range(1, KINDS):
        total += s.owned[seat, card]
    for resource in range(len(RESOURCES)):
        total += s.attached[seat, resource, 0]
    return total

"""What a seat owns: its resources, its families, its artisans."""

from iacta.engine.compiling.rule import rule
from iacta.games.lutetia.kinds import (
    ARTISANS,
    BEER,
    BREAD,
    CARDS_OF_A_FIELD,
    CARDS_OF_AN_ARTISAN,
    FIRST_BAKERY,
    FIRST_MILL,
    FIRST_PLACE,
    KINDS,
    NO_RESOURCE,
    RESOURCES,
    TAVERN,
)


@rule
def is_artisan(card):
    return 1 <= card <= len(ARTISANS) * CARDS_OF_AN_ARTISAN


@rule
def first_artisan(resource):
    return 1 + (resource - 1) * CARDS_OF_AN_ARTISAN


@rule
def first_field(resource):
    """The first Field, Forest or Mine; there is none of beer."""
    return FIRST_PLACE + (resource - BREAD) * CARDS_OF_A_FIELD


@rule
def stock(s, k, seat, resource):
    """How many of the resource the seat's cards show, its apprentices included (T13)."""
    total = s.attached[seat, resource - 1, 0]
    for card in range(first_artisan(resource), first_artisan(resource) + CARDS_OF_AN_ARTISAN):
        total += s.owned[seat, card] * k.resources[card]
    if resource != BEER:
        for card in range(first_field(resource), first_field(resource) + CARDS_OF_A_FIELD):
            total += s.owned[seat, card] * k.resources[card]
    return total


@rule
def family(s, seat, resource):
    """How many cards of the family of bread, elixir or gladius the seat owns: artisans and Fields, Mills and Bakeries
    of that resource; an apprentice has no family (T13, T16)."""
    number = resource - BREAD
    total = s.owned[seat, FIRST_MILL + number] + s.owned[seat, FIRST_BAKERY + number]
    for card in range(first_artisan(resource), first_artisan(resource) + CARDS_OF_AN_ARTISAN):
        total += s.owned[seat, card]
    for card in range(first_field(resource), first_field(resource) + CARDS_OF_A_FIELD):
        total += s.owned[seat, card]
    return total


@rule
def romans(s, seat):
    """How many places with Roman influence the seat owns (T17)."""
    total = 0
    for card in range(FIRST_MILL, TAVERN):
        total += s.owned[seat, card]
    return total


@rule
def has_artisan(s, seat, resource):
    for card in range(first_artisan(resource), first_artisan(resource) + CARDS_OF_AN_ARTISAN):
        if s.owned[seat, card]:
            return True
    return False


@rule
def kinds_of_artisan(s, seat):
    """How many of the four kinds of artisan the seat owns."""
    total = 0
    for resource in range(1, len(RESOURCES) + 1):
        total += has_artisan(s, seat, resource)
    return total


@rule
def only_artisan(s, seat):
    """The resource of the seat's artisans, where they are of one kind; the lowest otherwise."""
    for resource in range(1, len(RESOURCES) + 1):
        if has_artisan(s, seat, resource):
            return resource
    return NO_RESOURCE


@rule
def cards_owned(s, seat):
    """How many cards the seat owns, Legions and apprentices too (T18)."""
    total = 0
    for card in range(1, KINDS):
        total += s.owned[seat, card]
    for resource in range(len(RESOURCES)):
        total += s.attached[seat, resource, 0]
    return total

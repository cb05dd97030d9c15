"""The slow and obvious way to say what an army is worth and what may be recruited, straight from the rules page."""

from __future__ import annotations

from itertools import permutations

from iacta.games.lusitania.cards import load

FACTS = load().facts
PROVINCES = ("blue", "red", "yellow", "green")

Army = list[str]  # "blue-2 + shield + sword": a soldier, or Mars, and what lies under it


def cards_of(army: Army) -> list[str]:
    return [card for lying in army for card in lying.split(" + ")]


def worth(army: Army, *, mars_used: bool) -> int:
    """L13: soldiers, equipment, and an unused Mars card."""
    return sum(int(FACTS[card]["vp"]) for card in cards_of(army) if card != "mars" or not mars_used)


def colour(card: str) -> str | None:
    province = card.partition("-")[0]
    return province if province in PROVINCES else None


def colours(army: Army) -> set[str]:
    return {colour(card) for card in cards_of(army)} - {None}


def numeral(card: str) -> object:
    return FACTS[card].get("numeral")


def may_join(card: str, army: Army, others: list[Army]) -> bool:
    """L7: whether a hand card may be recruited as a soldier."""
    if "slots" not in FACTS[card]:
        return False
    soldiers = cards_of(army)
    if colour(card) and (colours(army) - {colour(card)} or any(colour(card) in colours(other) for other in others)):
        return False
    if card.startswith("mercenary") and sum(soldier.startswith("mercenary") for soldier in soldiers) >= 2:
        return False
    if card in ("doctor", "gunner") and card in soldiers:
        return False
    return numeral(card) is None or numeral(card) not in [numeral(soldier) for soldier in soldiers]


def fits(piece: str, lying: str, slots: list[str] | None = None) -> bool:
    """L8: whether a piece may be laid under a soldier: all its equipment has slots of its own in some order."""
    soldier, *pieces = lying.split(" + ")
    printed = [slot.split("|") for slot in (FACTS[soldier]["slots"] if slots is None else slots)]
    pieces.append(piece)
    return any(
        all(one in slot for one, slot in zip(pieces, order, strict=True))
        for order in permutations(printed, len(pieces))
    )

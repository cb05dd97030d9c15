"""The slow and obvious way to say what may join an army, what a soldier may carry and what an army is worth, straight
from the rules page and from the card file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from itertools import permutations

from tests.games.lusitania.position import GAME, Position

Fact = dict[str, object]
Army = dict[str, list[str]]  # the pieces under each soldier, by its kind; Mars is not among them


def read_facts() -> dict[str, Fact]:
    """What is printed on each kind of card, straight from the card file."""
    found: dict[str, Fact] = {}
    for card in tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))["card"]:
        for colour in card.get("colours", [None]):
            name = card["name"] if colour in (None, "black") else card["name"].replace("legionary", colour)
            found[name] = {**card, "colour": colour}
    return found


FACTS = read_facts()


def read_army(table: Position, seat: int) -> Army:
    """A seat's army on the table."""
    mars, *soldiers = (lying.split(" + ") for lying in table.army(seat))
    assert mars == ["mars"]
    return {soldier: pieces for soldier, *pieces in soldiers}


def is_legionary(kind: str) -> bool:
    return FACTS[kind]["colour"] not in (None, "black")


def is_mercenary(kind: str) -> bool:
    return FACTS[kind]["colour"] == "black"


def is_soldier(kind: str) -> bool:
    return "slots" in FACTS[kind]


def is_equipment(kind: str) -> bool:
    return FACTS[kind]["clause"] == "L8"


def numeral(kind: str) -> object:
    """The numeral on the card; the doctor and the gunner have none."""
    return FACTS[kind].get("numeral")


def mercenaries(army: Army) -> int:
    return sum(is_mercenary(soldier) for soldier in army)


def may_join(kind: str, mine: Army, others: Iterable[Army]) -> bool:
    """L7."""
    if not is_soldier(kind):
        return False
    if is_legionary(kind):
        colour = FACTS[kind]["colour"]
        if any(is_legionary(soldier) and FACTS[soldier]["colour"] != colour for soldier in mine):
            return False
        if any(FACTS[soldier]["colour"] == colour for other in others for soldier in other):
            return False
    if is_mercenary(kind) and mercenaries(mine) >= 2:
        return False
    if kind in ("doctor", "gunner"):
        return kind not in mine
    return all(numeral(soldier) != numeral(kind) for soldier in mine)


def may_carry(soldier: str, pieces: list[str], kind: str) -> bool:
    """L8."""
    slots = FACTS[soldier]["slots"]
    assert isinstance(slots, list)
    return is_equipment(kind) and all_fit([*pieces, kind], slots)


def all_fit(pieces: Sequence[str], slots: Sequence[str]) -> bool:
    """Whether the pieces can be assigned to different slots (L8)."""
    return any(
        all(piece in slot.split("|") for piece, slot in zip(pieces, order, strict=True))
        for order in permutations(slots, len(pieces))
    )


def worth(army: Army, *, mars_used: bool) -> int:
    """L13: soldiers, equipment, and an unused Mars card."""
    printed = [FACTS[kind]["vp"] for soldier, pieces in army.items() for kind in (soldier, *pieces)]
    return sum(vp for vp in printed if isinstance(vp, int)) + (not mars_used)

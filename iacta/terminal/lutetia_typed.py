"""How decisions of Lutetia are typed: by slots, by a side and an amount, by a player. Numbers of actions would be too
many, and taken for slots, sesterces or players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from iacta.engine.words.errors import BadAction
from iacta.match.words import simplified
from iacta.table_text.sight import Sight
from iacta.terminal.choices import groups
from iacta.terminal.layout import Span
from iacta.terminal.numbers import number_in

SHORTEST_WORD = 2  # letters that are understood as income: one alone may be a numeral


def spelled(sight: Sight, span: Span) -> list[str]:
    """What may be typed for a bid, a bribe or the help of a Legion, in few words."""
    phase = sight.view["phase"]
    if phase == "bids":
        names = [name.upper() for name in slot_names(sight)]
        income = sight.words("income")
        return [sight.words("bids-offer", slots=" ".join(names), one=names[0], other=names[-1], income=income)]
    return list(in_groups(sight, span)) if phase in MEANT else []


def slot_names(sight: Sight) -> list[str]:
    """The slots for which a bid can be typed, in the order of the table."""
    return [action.arguments["slot"] for action in sight.legal if action.family == "bid_and_earn"]


def in_groups(sight: Sight, span: Span) -> Iterator[str]:
    """The actions without their numbers: a range of amounts, or one after the other."""
    for group in groups(sight, lambda _: Text()):
        parts = ", ".join(choice.part for choice in group.choices)
        yield group.span(span)[1] if group.is_range else " ".join(filter(None, (group.before, parts, group.after)))


def understood(sight: Sight, typed: str) -> int | None:
    """The bid that is meant by two cards, as in “a 1” or “a income”; the bribe by a side and an amount, as in “left
    3”; the player for whom a Legion is played. None if something else is meant."""
    meant = MEANT.get(sight.view["phase"])
    text = meant(sight, simplified(typed.replace("+", " ")).split()) if meant else ""
    try:
        return sight.game.actions.parse(text) if text else None
    except BadAction:
        return None


def bid_meant(sight: Sight, words: list[str]) -> str:
    """The canonical text of a bid."""
    words = [word for word in words if word not in verb(sight)]
    cards = len(sight.labels_of("bid"))
    if len(words) == 1 and len(words[0]) == cards:  # both in one word, as in “a1”
        words = list(words[0])
    slots = [name.lower() for name in sight.labels_of("slot")]
    named = sorted((word for word in words if word in slots), key=slots.index)
    incomes = [word for word in words if is_income(sight, word)]
    if len(words) != cards or len(named) + len(incomes) != cards:
        return ""
    if not named:
        return "double income"
    return f"bid {named[0]} and income" if incomes else f"bid {'+'.join(named)}"


def verb(sight: Sight) -> list[str]:
    """The words with which a bid begins, and the English one."""
    table = sight.game.actions
    before, _, _ = sight.action_parts(table.family_of.index(table.family("bid")), "slots")
    return [*simplified(before).split(), "bid"]


def is_income(sight: Sight, word: str) -> bool:
    ways = (simplified(sight.words("income")), "income")
    return len(word) >= SHORTEST_WORD and any(way.startswith(word) for way in ways)


def bribe_meant(sight: Sight, words: list[str]) -> str:
    """The canonical text of a bribe: the side by its beginning, and the amount, in either order."""
    amount = [word for word in words if word.isdecimal()]
    named = [word for word in words if not word.isdecimal()]
    known = sight.labels_of("bid")
    sides = [side for side in known if len(named) == 1 and any(way.startswith(named[0]) for way in called(sight, side))]
    return f"bribe {sides[0]} {amount[0]}" if len(sides) == len(amount) == 1 else ""


def called(sight: Sight, side: str) -> tuple[str, str]:
    """The word for a side as it stands in the text of a bribe, and in English."""
    _, own, _ = sight.action_parts(sight.game.actions.parse(f"bribe {side} 1"), "side")
    return simplified(own), side


def legion_meant(_: Sight, words: list[str]) -> str:
    """The canonical text of a Legion for the player of a number."""
    named = [word for word in words if word.isdecimal()]
    return f"legion for seat {number_in(named[0]) - 1}" if len(words) == len(named) == 1 else ""


MEANT = {"bids": bid_meant, "bribes": bribe_meant, "legions": legion_meant}

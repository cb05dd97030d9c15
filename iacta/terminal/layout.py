"""How a game's table is laid out: a layout of the game's own where there is one, otherwise zone by zone."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import Any

from rich.text import Text

from iacta.terminal.sight import Sight

TIGHTEST = 3  # how far a layout can be asked to save lines, from 0
Topic = Callable[[str], list[str]]


class Layout:
    """The table as one viewer sees it, drawn and told. This one suits any game; a game's own improves on it."""

    quiet: frozenset[str] = frozenset()  # events that go without saying
    legend: str | None = None  # the message that explains the drawing, if it needs one

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.words = sight.words

    def label(self, kind: str) -> Text:
        """A card on the screen."""
        return Text(self.words.card(kind))

    def spoken(self, kind: str | None) -> str:
        """A card for the ear."""
        return self.words("empty") if kind is None else self.words.card(kind)

    def drawn(self, width: int, tight: int) -> list[Text]:  # noqa: ARG002  # lines are cut to the width later
        """The table in lines for the screen; the tighter, the fewer."""
        lines = [Text(f"{self.sight.game.title}   {self.score_line()}", "bold")]
        return lines + [Text(line) for line in self.told_table("")[: None if tight < TIGHTEST else 12]]

    def score_line(self) -> str:
        return "   ".join(f"{self.sight.name(seat)}: {self.sight.points(seat)}" for seat in self.sight.seats)

    def topics(self) -> Mapping[str, Topic]:
        """What a person may ask to hear, by the name of the command; each gets what was typed after it."""
        return {"table": self.told_table, "hand": self.told_hand}

    def opening(self) -> list[str]:
        """What a person is told who comes to the table."""
        return self.told_hand("")

    def told_table(self, _: str) -> list[str]:
        lines = []
        for zone in self.sight.game.places.zones:
            if zone.cards in self.sight.table:
                lines += self.told_zone(zone.name, self.sight.table[zone.cards])
        return lines

    def told_hand(self, _: str) -> list[str]:
        """The viewer's own row of every zone in which cards can be hidden."""
        lines = []
        for zone in self.sight.game.places.zones:
            if zone.seen and len(zone.shape) > 1 and self.sight.viewer in self.sight.seats:
                lines += self.told_zone(zone.name, self.sight.table[zone.cards][self.sight.viewer])
        return lines

    def told_zone(self, zone: str, cards: Any) -> list[str]:
        name = self.words(f"zone-{zone}") if self.words.has(f"zone-{zone}") else zone
        if isinstance(cards, list) and cards and isinstance(cards[0], list | dict):
            rows = cards[: len(self.sight.seats)]
            return [line for seat, row in enumerate(rows) for line in self.told_row(f"{name}, {seat + 1}", row)]
        return self.told_row(name, cards)

    def told_row(self, name: str, cards: Any) -> list[str]:
        if isinstance(cards, dict):
            known = [f"{count} × {self.spoken(kind)}" for kind, count in cards.items()]
        else:
            row = cards if isinstance(cards, list) else [cards]
            known = [f"{place} {self.spoken(kind)}" for place, kind in enumerate(row, 1) if isinstance(kind, str)]
        return [f"{name}: {', '.join(known)}"] if known else []


def layout_for(sight: Sight) -> Layout:
    """The layout of a game: a module here that is named as the game's folder, or the general one."""
    name = f"iacta.terminal.{sight.game.folder.name}"
    if importlib.util.find_spec(name) is None:
        return Layout(sight)
    own: type[Layout] = getattr(importlib.import_module(name), "Table", Layout)
    return own(sight)

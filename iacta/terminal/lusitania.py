"""The table of Lusitania (2019) on a screen: what it has besides soldiers, hands and a training field."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import cast

from rich.text import Text

from iacta.table_text import lusitania
from iacta.table_text.lusitania import MARS
from iacta.terminal import lusitanias
from iacta.terminal.layout import HIDDEN
from iacta.terminal.lusitanias import FREE

DOUBTFUL = "*"  # a hidden card that may be the Musician
LONGEST_TITLE = 6


class DrawnLayout(lusitania.TextLayout, lusitanias.DrawnLayout):
    """The table as one viewer sees it."""

    legend = ("help-map", "help-army", "help-narrow")
    titles = ("field", "hand", "hands", "discard")

    @functools.cached_property
    def without_numeral(self) -> list[str]:
        """Mars, the doctor and the gunner, in the order of their places."""
        cards = self.sight.cards
        places = {kind: cast(int, traits["place"]) for kind, traits in cards.traits.items() if "place" in traits}
        return sorted((kind for kind in places if "numeral" not in cards.facts[kind]), key=places.__getitem__)

    def column_titles(self) -> Sequence[str]:
        names = [(self.words.card(kind), self.words(f"short-{kind}")) for kind in self.without_numeral]
        first, *last = (name if len(name) <= LONGEST_TITLE else short for name, short in names)
        return [first, *self.cells[1 : -len(last)], *last]

    def widths(self, room: int, *, wide: bool) -> list[int]:  # noqa: ARG002  # the titles are short in any case
        """The soldiers with numerals share what the others leave."""
        first, *middle, doctor, gunner = map(len, self.column_titles())
        first = max(first, len(self.words("mars-grey")))
        each = (room - first - doctor - gunner) // len(middle)
        return [first, *[each] * len(middle), doctor, gunner]

    def remark(self, seat: int) -> str:
        return f" {self.words('short-commander')}" if self.table["commander"] == seat else ""

    def standing(self, seat: int, cell: int, space: int) -> Text:
        """Mars, the doctor and the gunner stand under their names: only their points are to be told."""
        kind = self.table["army"][seat][cell]
        if kind not in self.without_numeral:
            return super().standing(seat, cell, space)
        if kind == MARS and self.table["mars_used"][seat]:
            return Text(self.words("mars-grey"), FREE)
        return Text(self.words("vp", points=self.sight.cards.facts[kind]["vp"]))

    def hidden(self, seat: int, place: int) -> str:
        return f"{HIDDEN}{DOUBTFUL}" if place in self.doubtful(seat) else HIDDEN

"""The table of Lusitania (2019) on a screen: what it has besides soldiers, hands and a training field."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from iacta.table_text import lusitania
from iacta.table_text.lusitania import MARS
from iacta.terminal import lusitanias
from iacta.terminal.layout import HIDDEN
from iacta.terminal.lusitanias import FREE

DOUBTFUL = "*"  # a hidden card that may be the Musician
LONGEST_TITLE = 6
AT_THE_ENDS = (MARS, "doctor", "gunner")  # these have no numeral


class DrawnLayout(lusitania.TextLayout, lusitanias.DrawnLayout):
    """The table as one viewer sees it."""

    legend = ("help-map", "help-army", "help-narrow")
    titles = ("field", "hand", "hands", "discard")

    def column_titles(self) -> Sequence[str]:
        names = [(self.words.card(kind), self.words(f"short-{kind}")) for kind in AT_THE_ENDS]
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
        if kind not in AT_THE_ENDS:
            return super().standing(seat, cell, space)
        if kind == MARS and self.table["mars_used"][seat]:
            return Text(self.words("mars-grey"), FREE)
        return Text(self.words("vp", points=self.sight.cards.facts[kind]["vp"]))

    def hidden(self, seat: int, place: int) -> str:
        return f"{HIDDEN}{DOUBTFUL}" if place in self.doubtful(seat) else HIDDEN

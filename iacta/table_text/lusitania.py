"""The table of Lusitania (2019) line by line: what it has besides soldiers, hands and a training field."""

from __future__ import annotations

from collections.abc import Iterator

from iacta.table_text import lusitanias
from iacta.table_text.layout import HIDDEN_CARD

MARS = "mars"


class TextLayout(lusitanias.TextLayout):
    """The table as one viewer sees it, in sentences."""

    soldiers = "army"
    supply = "field"

    def pile_news(self) -> list[str]:
        """The Musician can come from now on."""
        near = self.table["pile_number"] == 1 and self.table["pile_left"] <= self.sight.layout["last_six"]
        return [self.words("last-six")] if near else []

    def seat_line(self, seat: int) -> str:
        """Who holds the Commander is told with the points, and which cards may be the Musician."""
        parts = [super().seat_line(seat)]
        if self.table["commander"] == seat:
            parts.append(self.words.card("commander"))
        if places := list(self.doubtful(seat)):
            parts.append(self.words("from-last-six", places=", ".join(str(place + 1) for place in places)))
        return ", ".join(parts)

    def doubtful(self, seat: int) -> Iterator[int]:
        """The places of hand cards that the viewer does not know and that came from the last six."""
        for place, kind in enumerate(self.table["hand"][seat]):
            if kind == HIDDEN_CARD and self.table["last_six"][seat][place]:
                yield place

    def cell_line(self, seat: int, cell: int, kind: str) -> str:
        if kind == MARS:
            used = self.table["mars_used"][seat]
            return f"{self.words.card(kind)}: {self.words('mars-used' if used else 'mars-unused')}"
        return self.soldier_words(seat, cell, kind)

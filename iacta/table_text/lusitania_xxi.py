"""The table of Lusitania XXI line by line: what it has besides soldiers, hands and a camp."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from iacta.table_text import lusitanias
from iacta.table_text.layout import HIDDEN_CARD, Topic

OUT = "out"  # an objective that is not in this game
FIRST_VIRTUS, LAST_VIRTUS = "virtus-6", "virtus-10"  # those that lie under a soldier


class TextLayout(lusitanias.TextLayout):
    """The table as one viewer sees it, in sentences."""

    soldiers = "legion"
    supply = "camp"

    def marks(self, seat: int, cell: int) -> Iterator[str]:
        """The Virtus cards that lie under a soldier."""
        owners = dict(self.objectives())
        for kind, field in ((FIRST_VIRTUS, "doubled_cell"), (LAST_VIRTUS, "burdened_cell")):
            if owners.get(kind) == seat and self.table[field] == cell:
                yield f"{self.words.card(kind)[0]}{kind.partition('-')[2]}"

    def objectives(self) -> Iterator[tuple[str, int | str]]:
        """The Laurus and Virtus cards of this game, and whose they are: a seat's, or open."""
        owners = self.table["objective"]
        for kind, owner in zip(self.sight.game.kinds[-len(owners) :], owners, strict=True):
            if owner != OUT:
                yield kind, owner

    def pile_news(self) -> list[str]:
        return [self.words("last-turn")] if self.table["last_turn"] else []

    # Line by line

    def topics(self) -> Mapping[str, Topic]:
        return {**super().topics(), "objectives": self.objectives_in_words, "dismissed": self.dismissed_in_words}

    def table_in_words(self, _: str) -> list[str]:
        return [*super().table_in_words(""), *self.objectives_in_words("")]

    def hand_in_words(self, _: str) -> list[str]:
        lines = super().hand_in_words("")
        if self.table["aside"]:
            lines.append(f"{self.words('aside')}: {self.spoken(self.table['aside'])}")
        return lines

    def seat_line(self, seat: int) -> str:
        dismissed = self.table["dismissals"][seat]
        return self.words("seat-line", player=self.who(seat), points=self.sight.points(seat), dismissed=dismissed)

    def objectives_in_words(self, _: str) -> list[str]:
        lines = []
        for kind, owner in self.objectives():
            effect = self.words(f"effect-{self.sight.game.effects[kind]}")
            if isinstance(owner, str):
                lines.append(self.words("objective-open", card=self.words.card(kind), effect=effect))
            else:
                player = self.sight.name(owner)
                lines.append(self.words("objective-owned", card=self.words.card(kind), player=player, effect=effect))
        return lines or [self.words("no-objectives")]

    def dismissed_in_words(self, _: str) -> list[str]:
        lines = []
        for seat in self.sight.seats:
            count = self.table["dismissals"][seat]
            known = [
                f"{place} {self.spoken(kind)}"
                for place, kind in enumerate(self.table["dismissed"][seat], 1)
                if kind not in (None, HIDDEN_CARD)
            ]
            lines.append(self.words("dismissed-line", player=self.who(seat), count=count))
            if known:
                lines.append(", ".join(known))
        return lines

"""The table of Lusitania XXI on a screen: what it has besides soldiers, hands and a camp."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from iacta.table_text import lusitania_xxi
from iacta.terminal import lusitanias
from iacta.terminal.lusitanias import WIDE

DISMISSED = "↓"


class DrawnLayout(lusitania_xxi.TextLayout, lusitanias.DrawnLayout):
    """The table as one viewer sees it."""

    legend = ("help-map", "help-dismissed", "help-narrow")
    titles = ("camp", "hand", "hands", "objectives", "discard", "aside")

    def widths(self, room: int, *, wide: bool) -> list[int]:
        """The cells I to VII are alike, and 0 and 8 share what is left."""
        count = len(self.cells)
        room = max(room, 3 * count)
        middle = min(8 if wide else 7, room // count + 1)
        end = max((room - middle * (count - 2)) // 2, 3)
        return [end, *[middle] * (count - 2), end]

    def remark(self, seat: int) -> str:
        """How many dismissed cards cost points."""
        count = self.table["dismissals"][seat]
        return f" {DISMISSED}{count}" if count else ""

    def besides(self, width: int) -> list[Text]:
        aside = [self.label(self.table["aside"])] if self.table["aside"] else []
        return [*self.lines_of("aside", aside, width), *self.lines_of("objectives", list(self.goals(width)), width)]

    def goals(self, width: int) -> Iterable[Text]:
        """Laurus and Virtus cards by their condition; who has one is named."""
        for kind, owner in self.objectives():
            goal = Text(f"{self.words.card(kind)[0]}{kind.partition('-')[2]} ", "bold")
            if isinstance(owner, str):
                goal.append(self.words(f"goal-{kind}"), "")
            else:
                goal.append(f"→ {self.who(owner) if width >= WIDE else owner + 1}", "italic")
            yield goal

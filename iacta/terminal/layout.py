"""How a game's table is laid out in the terminal, drawn and in words: a layout of the game's own where there is one,
otherwise zone by zone."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from iacta.table_text.layout import HIDDEN_CARD, TextLayout
from iacta.terminal.sight import Sight

TIGHTEST = 5  # how far a layout can be asked to save lines, from 0
Span = Callable[[str, str], str]  # from the first to the last

FEWEST_LETTERS = 3  # of a name that is cut: one with a full stop would be shorter still
DECIDES, CHOSEN, HIDDEN = "▶", "✓", "?"


class Layout(TextLayout):
    """The table as one viewer sees it, drawn, and what may be typed there. This one suits any game; a game's own
    improves on it."""

    visible: frozenset[str] = frozenset()  # events that are told, but need no words beside the drawn table
    legend: tuple[str, ...] = ()  # the messages that explain the drawing

    def label(self, kind: str) -> Text:
        """A card on the screen."""
        return Text(HIDDEN if kind == HIDDEN_CARD else self.words.card(kind))

    def legend_lines(self) -> list[str]:
        """How the drawn table is to be read."""
        return [self.words(message) for message in self.legend]

    # What may be typed

    def spelled(self, span: Span) -> list[str]:  # noqa: ARG002  # here all are numbered
        """What may be typed, where numbers would be too many or mistaken for something else; none where every action
        has its number."""
        return []

    def understood(self, typed: str) -> int | None:  # noqa: ARG002  # here nothing is spelled
        """The action that is meant by what is spelled so; None if something else is meant."""
        return None

    def place_named(self, typed: str) -> str | None:  # noqa: ARG002  # here none has a name of its own
        """The place on the table that is called so, as in field.0."""
        return None

    def worth_asking(self) -> str:
        """An example of what may be impossible: a hand card, or an action."""
        if any(zone.name == "hand" for zone in self.sight.game.places.zones):
            return f"{self.words('command-hand')} 2"
        return self.sight.action_text(self.sight.game.actions.count - 1)

    # Drawn

    def drawn(self, width: int, tight: int) -> list[Text]:
        """The table in lines for the screen; the tighter, the fewer."""
        facts = tight < TIGHTEST - 1
        shared = [(self.words("title"), self.numbers(None)), *self.rows(None, self.drawn_card, facts=facts)]
        lines = [line for title, parts in shared for line in self.zone_lines(title, parts, width, tight)]
        for seat in self.sight.seats:
            heading = [Text(self.who(seat), "bold"), *map(Text, self.holdings(seat))]
            owned = list(self.rows(seat, self.drawn_card, facts=facts and seat == self.sight.viewer))
            if tight < TIGHTEST - 1:
                lines += beside(self.mark(seat), heading, width, 2)
                lines += [line for title, parts in owned for line in self.zone_lines(f"  {title}", parts, width, tight)]
            else:
                flowing = [
                    Text(f"{title}: {part}" if part is parts[0] else part) for title, parts in owned for part in parts
                ]
                lines += beside(self.mark(seat), heading + flowing, width, 2)
        return lines

    def zone_lines(self, title: str, parts: Sequence[str], width: int, tight: int) -> list[Text]:
        """What lies in a zone beside its name; an empty zone is a dot while there is room."""
        shown = [Text(part) for part in parts] or ([Text("·", "dim")] if tight == 0 else [])
        names = (self.zone_name(zone) for zone in self.sight.game.places.zones)
        margin = max(map(cell_len, (self.words("title"), *names))) + 3
        return beside(title, shown, width, min(margin, width // 3))

    def drawn_card(self, kind: str) -> str:
        return self.label(kind).plain

    def mark(self, seat: int) -> str:
        """Whether a seat decides or has chosen."""
        view = self.sight.view
        return CHOSEN if seat in view["chosen"] else DECIDES if seat in view["to_act"] else ""


def shortened(text: str, space: int) -> str:
    """A name, cut with a full stop where it is too long."""
    if cell_len(text) <= space:
        return text
    return f"{set_cell_size(text, space - 1)}." if space > FEWEST_LETTERS else set_cell_size(text, space)


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines, broken between words."""
    return [text] if text.cell_len <= width else list(text.wrap(Console(width=width, color_system=None), width))


def beside(title: str, parts: Sequence[Text], width: int, margin: int) -> list[Text]:
    """Parts beside a title, on as many lines as they need."""
    lines: list[Text] = []
    for part in (line for whole in parts for line in wrapped(whole, width - margin)):
        gap = 3 if lines and lines[-1].cell_len > margin else 0
        if not lines or lines[-1].cell_len + gap + part.cell_len > width:
            head = Text("" if lines else title, "bold")
            head.truncate(margin, pad=True)
            lines.append(head)
            gap = 0
        lines[-1] = Text.assemble(lines[-1], " " * gap, part)
    return lines


def layout_for(sight: Sight) -> Layout:
    """The layout of a game: a module here that is named as the game's folder, or the general one."""
    name = f"iacta.terminal.{sight.game.folder.name}"
    if importlib.util.find_spec(name) is None:
        return Layout(sight)
    own: type[Layout] = getattr(importlib.import_module(name), "DrawnLayout", Layout)
    return own(sight)

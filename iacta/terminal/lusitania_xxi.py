"""The table of Lusitania XXI on a screen: legions as columns by cell, and below them everything else, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from iacta.terminal.lusitania_xxi_told import CELLS, OPEN, TAKEN, ToldTable
from iacta.terminal.sight import number_text

# A colour is never alone: each has a shape, and each province two letters.
SHAPES = {"blue": "●", "red": "▲", "yellow": "■", "green": "◆", "mercenary": "○", "cook": "★", "gunner": "★"}
STYLES = {"blue": "bright_blue", "red": "bright_red", "yellow": "bright_yellow", "green": "bright_green"}
PROVINCES = tuple(STYLES)
PROVINCE_LETTERS = 2
DECIDES = "▶"
DISMISSED = "↓"
WIDE = 96
FREE = "dim"
LAID = "bold"


def shortened(text: str, space: int) -> str:
    """A name, cut with a full stop where it is too long."""
    return text if len(text) <= space else f"{text[: space - 1]}." if space > PROVINCE_LETTERS + 1 else text[:space]


def cut(lines: list[Text], most: int) -> list[Text]:
    """The first lines, with a sign where there are more."""
    if len(lines) > most:
        lines[most - 1].append(" …")
    return lines[:most]


class Table(ToldTable):
    """The table as one viewer sees it."""

    legend = "help-map"

    def label(self, kind: str) -> Text:
        return self.named(kind, short=False)

    def named(self, kind: str, *, short: bool) -> Text:
        """A card by its shape, its province and its name, the numeral after it."""
        sort, _, number = kind.partition("-")
        shape = SHAPES.get(sort, "")
        if sort in PROVINCES:
            shape += self.words(f"province-{sort}")[:PROVINCE_LETTERS]
        numeral = CELLS[int(number)] if number and sort in SHAPES else ""
        if sort in PROVINCES or sort == "mercenary":
            name = "" if short else self.words("legionary" if sort in PROVINCES else "mercenary")
        elif short and self.words.has(f"short-{kind}"):
            name = self.words(f"short-{kind}")
        else:
            name = self.words.card(kind)
        return Text(" ".join(filter(None, (shape, name, numeral))), STYLES.get(sort, ""))

    # The whole table

    def drawn(self, width: int, tight: int) -> list[Text]:
        titles = [self.words(name) for name in ("camp", "hand", "hands", "objectives", "discard", "aside")]
        self.margin = max(map(cell_len, titles)) + 1
        header = self.header()
        header.pad_right(max(width - header.cell_len, 0))
        lines = [header, *self.legions(width, tight)]
        lines += self.row("camp", self.table["camp"], width, tight)
        if self.me is not None:
            lines += self.row("hand", self.table["hand"][self.me], width, tight)
        lines += self.lines_of("aside", [self.label(self.table["aside"])] if self.table["aside"] else [], width)
        lines += self.lines_of("hands", list(self.other_hands()), width)
        lines += self.lines_of("objectives", list(self.goals(width)), width)
        lines += cut(self.lines_of("discard", list(self.discarded()), width - 2), 2 if tight < 2 else 1)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def header(self) -> Text:
        table = self.table
        pile = "pile-size" if table["pile_number"] == 1 else "pile-second"
        parts = [
            self.words("title"),
            self.words("turn-number", number=table["turns"] // table["seats"] + 1),
            self.words(pile, size=table["pile_left"]),
            self.words("discard-size", size=sum(table["discard"].values())),
        ]
        if table["last_turn"]:
            parts.append(self.words("last-turn"))
        return Text(" · ".join(parts), "reverse")

    def titled(self, title: str) -> Text:
        return Text(self.words(title).ljust(self.margin), "bold")

    def lines_of(self, title: str, parts: Sequence[Text], width: int) -> list[Text]:
        """Parts beside a title, on as many lines as they need."""
        lines: list[Text] = []
        for part in parts:
            gap = 3 if lines and lines[-1].cell_len > self.margin else 0
            if not lines or lines[-1].cell_len + gap + part.cell_len > width:
                lines.append(self.titled(title) if not lines else Text(" " * self.margin))
                gap = 0
            lines[-1].append(" " * gap).append_text(part)
        return lines

    # Legions

    def legions(self, width: int, tight: int) -> list[Text]:
        """A heading with the cells, and for each seat its soldiers with their equipment under them."""
        head = 14 if width >= WIDE else 10
        room = max(width - head - len(CELLS), 3 * len(CELLS))
        middle = min(8 if width >= WIDE else 7, room // len(CELLS) + 1)
        end = max((room - middle * (len(CELLS) - 2)) // 2, 3)
        widths = [end, *[middle] * (len(CELLS) - 2), end]
        heading = Text(" " * head)
        for cell, space in zip(CELLS, widths, strict=True):
            heading.append(" " + cell.ljust(space), "bold")
        lines = [heading]
        for seat in self.sight.seats:
            if tight == 0 and seat:
                lines.append(Text("┈" * width, FREE))
            lines += self.legion(seat, head, widths, tight)
        return lines

    def legion(self, seat: int, head: int, widths: Sequence[int], tight: int) -> list[Text]:
        columns = [
            [self.standing(seat, cell, space), *self.gear_lines(seat, cell, space, tight)]
            for cell, space in enumerate(widths)
        ]
        columns.insert(0, self.seat_lines(seat, head))
        lines = []
        for number in range(max(map(len, columns))):
            line = Text()
            for column, space in zip(columns, (head, *widths), strict=True):
                part = column[number].copy() if number < len(column) else Text()
                part.truncate(space, overflow="ellipsis", pad=True)
                line.append_text(part)
                line.append(" ")
            line.rstrip()
            lines.append(line)
        return lines

    def seat_lines(self, seat: int, space: int) -> list[Text]:
        """Who sits there, the points, and how many dismissed cards cost points."""
        decides = seat in self.sight.view["to_act"]
        name = Text(DECIDES if decides else " ", "bold")
        who = self.words("you") if seat == self.me else self.sight.names[seat] if self.sight.names else ""
        name.append(f"{seat + 1} {who}".strip() if who else self.sight.name(seat), LAID if seat == self.me else "")
        name.truncate(space, overflow="ellipsis")
        points = Text(" " + self.words("vp", points=number_text(self.sight.view["points"][seat])), "bold")
        dismissed = self.table["dismissals"][seat]
        if dismissed:
            points.append(f" {DISMISSED}{dismissed}", "")
        return [name, points]

    def standing(self, seat: int, cell: int, space: int) -> Text:
        """Who stands in a cell, as widely as the column allows."""
        kind = self.table["legion"][seat][cell]
        if kind is None:
            return Text("·", FREE)
        sort = kind.partition("-")[0]
        marks = " ".join(self.marks(seat, cell))
        room = space - cell_len(marks) - 1 if marks else space
        if sort in PROVINCES:
            name = SHAPES[sort] + shortened(self.words(f"province-{sort}"), max(room - 1, PROVINCE_LETTERS))
        else:
            shape = f"{SHAPES[sort]} " if sort in SHAPES else ""
            names = [] if sort == "mercenary" else [self.words.card(kind)]
            names.append(self.words(f"short-{sort}"))
            fits = [text for name in names for text in (shape + name, name) if cell_len(text) <= room]
            name = fits[0] if fits else shape.strip() or names[-1][:room]
        return Text(f"{name} {marks}".strip(), STYLES.get(sort, ""))

    def gear_lines(self, seat: int, cell: int, space: int, tight: int) -> list[Text]:
        """Equipment in capitals, free slots in small letters, as many on a line as there is room for."""
        laid, free = self.gear(seat, cell)
        parts = [Text(self.words(f"short-{piece}").upper(), LAID) for piece in laid]
        if tight < 3:
            parts += [Text("/".join(self.words(f"short-{piece}") for piece in slot), FREE) for slot in free]
        lines: list[Text] = []
        for part in parts:
            if lines and lines[-1].cell_len + 1 + part.cell_len <= space:
                lines[-1].append(" ").append_text(part)
            else:
                lines.append(part)
        return lines

    # Camp, hands, objectives, piles

    def row(self, title: str, kinds: Sequence[str | None], width: int, tight: int) -> list[Text]:
        """Cards beside each other under their numbers, and under them what is printed on them."""
        space = (width - self.margin) // max(len(kinds), 4)
        line, below = self.titled(title), Text(" " * self.margin)
        for place, kind in enumerate(kinds, 1):
            name = self.label(kind) if kind else Text("·", FREE)
            if kind and name.cell_len > space - 3:
                name = self.named(kind, short=True)
            card = Text.assemble((f"{place} ", "bold cyan"), name)
            card.truncate(space - 1, overflow="ellipsis")
            card.pad_right(space - card.cell_len)
            line.append_text(card)
            fact = Text("  " + self.printed(kind) if kind else "", FREE)
            if title == "hand" and kind and self.me is not None and self.known_to(self.me, place - 1):
                fact.append(f"{' ' if fact.plain.strip() else ''}({self.words('seen')})", "italic")
            fact.truncate(space - 1, overflow="ellipsis")
            fact.pad_right(space - fact.cell_len)
            below.append_text(fact)
        return [line] if tight >= 2 else [line, below]

    def printed(self, kind: str) -> str:
        """Points and slots of a card, in short."""
        facts = self.sight.cards.facts.get(kind, {})
        parts = [self.words("vp", points=facts["vp"])] if facts.get("vp") else []
        slots = ("/".join(self.words(f"short-{piece}") for piece in slot) for slot in self.slots(kind))
        return " ".join((*parts, *slots))

    def other_hands(self) -> Iterable[Text]:
        """What the viewer knows of the other hands."""
        for seat in self.sight.seats:
            if seat != self.me:
                hand = Text(f"{seat + 1}: ", "bold")
                cards = (kind for kind in self.table["hand"][seat] if kind is not None)
                parts = [Text("?") if kind == "unknown" else self.named(kind, short=True) for kind in cards]
                yield hand.append_text(Text(", ").join(parts))

    def goals(self, width: int) -> Iterable[Text]:
        """Laurus and Virtus cards by their condition; who has one is named."""
        for kind, state in self.objectives():
            goal = Text(f"{self.words.card(kind)[0]}{kind.partition('-')[2]} ", "bold")
            if state == OPEN:
                goal.append(self.words(f"goal-{kind}"), "")
            else:
                seat = state - TAKEN
                owner = self.words("you") if seat == self.me else self.sight.name(seat)
                goal.append(f"→ {owner if width >= WIDE else seat + 1}", "italic")
            yield goal

    def discarded(self) -> Iterable[Text]:
        for kind, count in self.table["discard"].items():
            yield Text.assemble(f"{count}× " if count > 1 else "", self.named(kind, short=True))

"""What the tables of both Lusitanias have in common on a screen: soldiers as columns by their numerals, and below them
everything else, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from iacta.table_text import lusitanias
from iacta.table_text.layout import HIDDEN_CARD
from iacta.table_text.sight import number_text
from iacta.terminal.layout import DECIDES, HIDDEN, TIGHTEST, Layout, beside, shortened

# A colour is never alone: each has a shape, and each province two letters.
SHAPES = {"blue": "●", "red": "▲", "yellow": "■", "green": "◆", "mercenary": "○", "cook": "★", "gunner": "★"}
STYLES = {"blue": "bright_blue", "red": "bright_red", "yellow": "bright_yellow", "green": "bright_green"}
PROVINCES = tuple(STYLES)
PROVINCE_LETTERS = 2
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")
WIDE = 96
INDENT = 2
# How tight the table is when these are given up, the least needed first.
DOTS, LONG_DISCARD, DISCARD, OTHERS_SLOTS, OTHERS_GEAR = range(1, TIGHTEST + 1)
FREE_SLOT = "_"
FREE = "dim"
LAID = "bold"


def cut(lines: list[Text], most: int) -> list[Text]:
    """The first lines, with a sign where there are more."""
    if len(lines) > most:
        lines[most - 1].append(" …")
    return lines[:most]


class DrawnLayout(lusitanias.TextLayout, Layout):
    """The table as one viewer sees it. A game says how wide its columns are, and what else is on the table."""

    titles: tuple[str, ...]  # the messages that name the lines

    def label(self, kind: str) -> Text:
        return self.named(kind, short=False)

    def named(self, kind: str, *, short: bool) -> Text:
        """A card by its shape, its province and its name, the numeral after it."""
        sort, _, number = kind.partition("-")
        shape = SHAPES.get(sort, "")
        if sort in PROVINCES:
            shape += self.words(f"province-{sort}")[:PROVINCE_LETTERS]
        numeral = NUMERALS[int(number)] if number and sort in SHAPES else ""
        if sort in PROVINCES or sort == "mercenary":
            name = "" if short else self.words("legionary" if sort in PROVINCES else "mercenary")
        elif short and self.words.has(f"short-{kind}"):
            name = self.words(f"short-{kind}")
        else:
            name = self.words.card(kind)
        return Text(" ".join(filter(None, (shape, name, numeral))), STYLES.get(sort, ""))

    def legend_lines(self) -> list[str]:
        command = self.words(f"command-{self.soldiers}")
        return [self.words(message, command=command) for message in self.legend]

    # The whole table

    def drawn(self, width: int, tight: int) -> list[Text]:
        self.margin = max(cell_len(self.words(name)) for name in self.titles) + 1
        header = Text(" · ".join(self.header()), "reverse")
        header.pad_right(max(width - header.cell_len, 0))
        lines = [header, *self.armies(width, tight)]
        row = self.row if tight < DISCARD else self.flowing
        lines += row(self.supply, self.table[self.supply], width)
        lines += row("hand", self.table["hand"][self.me], width) if self.me is not None else []
        if tight < OTHERS_GEAR:
            lines += self.lines_of("hands", list(self.other_hands(unknown=tight < DISCARD)), width)
        lines += self.besides(width)
        if tight < DISCARD:
            lines += cut(self.lines_of("discard", list(self.discarded()), width - 2), 2 if tight < LONG_DISCARD else 1)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def header(self) -> Iterator[str]:
        table = self.table
        pile = "pile-size" if table["pile_number"] == 1 else "pile-second"
        yield self.words("title")
        yield self.words("turn-number", number=table["turns"] // table["seats"] + 1)
        yield self.words(pile, size=table["pile_left"])
        yield self.words("discard-size", size=sum(table["discard"].values()))
        yield from self.pile_news()

    def besides(self, width: int) -> list[Text]:  # noqa: ARG002  # nothing here
        """What else there is."""
        return []

    def lines_of(self, title: str, parts: Sequence[Text], width: int) -> list[Text]:
        return beside(self.words(title), parts, width, self.margin)

    # Soldiers

    def armies(self, width: int, tight: int) -> list[Text]:
        """A heading with the places, and for each seat its soldiers with their equipment under them."""
        head = 14 if width >= WIDE else 10
        widths = self.widths(width - head - len(self.cells), wide=width >= WIDE)
        heading = Text(" " * head)
        for title, space in zip(self.column_titles(), widths, strict=True):
            heading.append(" " + title.ljust(space), "bold")
        heading.rstrip()
        lines = [heading]
        for seat in self.sight.seats:
            if tight < DOTS and seat:
                lines.append(Text("┈" * width, FREE))
            lines += self.army(seat, head, widths, tight)
        return lines

    def column_titles(self) -> Sequence[str]:
        return self.cells

    def widths(self, room: int, *, wide: bool) -> list[int]:
        """How wide each column is, of so much room."""
        raise NotImplementedError

    def army(self, seat: int, head: int, widths: Sequence[int], tight: int) -> list[Text]:
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
        """Who sits there, the points, and a remark."""
        decides = seat in self.sight.view["to_act"]
        name = Text(DECIDES if decides else " ", "bold")
        who = self.words("you") if seat == self.me else self.sight.names[seat] if self.sight.names else ""
        name.append(f"{seat + 1} {who}".strip() if who else self.sight.name(seat), LAID if seat == self.me else "")
        name.truncate(space, overflow="ellipsis")
        points = number_text(self.sight.view["points"][seat])
        remark = self.remark(seat)
        ways = [f" {self.words('vp', points=points)}", self.words("vp", points=points), f" {points}"]
        fitting = next((way for way in ways if cell_len(way + remark) <= space), points)
        return [name, Text.assemble((fitting, "bold"), remark)]

    def remark(self, seat: int) -> str:
        """What is to be said of a seat beside its points, with a blank before it."""
        raise NotImplementedError

    def standing(self, seat: int, cell: int, space: int) -> Text:
        """Who stands in a cell, as widely as the column allows."""
        kind = self.table[self.soldiers][seat][cell]
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
        """Equipment in capitals, free slots in small letters, as many on a line as there is room for. Of others, when
        lines are dear, free slots are only counted, and in the end the pieces after the first too."""
        laid, free = self.gear(seat, cell)
        parts = [Text(self.words(f"short-{piece}").upper(), LAID) for piece in laid]
        if seat == self.me or tight < OTHERS_SLOTS:
            parts += [Text("/".join(self.words(f"short-{piece}") for piece in slot), FREE) for slot in free]
        else:
            parts += [Text(FREE_SLOT * len(free), FREE)] if free else []
            if tight >= OTHERS_GEAR and sum(part.cell_len + 1 for part in parts) - 1 > space:
                parts = [parts[0], Text.assemble((f"+{len(laid) - 1}", LAID), (FREE_SLOT * len(free), FREE))]
        lines: list[Text] = []
        for part in parts:
            if lines and lines[-1].cell_len + 1 + part.cell_len <= space:
                lines[-1].append(" ").append_text(part)
            else:
                lines.append(part)
        return lines

    # Open cards, hands, piles

    def row(self, title: str, kinds: Sequence[str | None], width: int) -> list[Text]:
        """Cards beside each other with their numbers, and under them what is printed on them, if there is room."""
        space = (width - self.margin) // max(len(kinds), 1)
        longest = max((cell_len(self.printed(kind)) for kind in kinds), default=0)
        if longest >= space:
            return self.flowing(title, kinds, width)
        indent = " " * min(INDENT, space - 1 - longest)
        names, facts = Text(), Text()
        for place, kind in enumerate(kinds):
            name = self.placed(title, place, kind, short=False)
            if name.cell_len >= space:
                name = self.placed(title, place, kind, short=True)
            for line, text in ((names, name), (facts, Text(indent + self.printed(kind), FREE))):
                text.truncate(space - 1, overflow="ellipsis")
                text.pad_right(space - text.cell_len)
                line.append_text(text)
        facts.rstrip()
        below = beside("", [facts] if facts else [], width, self.margin)
        return [*self.lines_of(title, [names], width), *below]

    def flowing(self, title: str, kinds: Sequence[str | None], width: int) -> list[Text]:
        """The same in as few lines as possible, with short names where these save a line."""
        ways = []
        for short in (False, True):
            cards = [
                Text.assemble(self.placed(title, place, kind, short=short), (f" {self.printed(kind)}".rstrip(), FREE))
                for place, kind in enumerate(kinds)
            ]
            ways.append(self.lines_of(title, cards, width))
        return min(ways, key=len)

    def placed(self, title: str, place: int, kind: str | None, *, short: bool) -> Text:
        """A card with the number of its place, and whether others know one of the viewer's."""
        known = title == "hand" and kind and self.me is not None and self.known_to(self.me, place)
        return Text.assemble(
            (f"{place + 1} ", "bold cyan"),
            self.named(kind, short=short) if kind else Text("·", FREE),
            (f" ({self.words('seen')})" if known else "", "italic"),
        )

    def printed(self, kind: str | None) -> str:
        """Points and slots of a card, in short."""
        facts = self.sight.cards.facts.get(kind or "", {})
        parts = [self.words("vp", points=facts["vp"])] if facts.get("vp") else []
        slots = ("/".join(self.words(f"short-{piece}") for piece in slot) for slot in self.slots(kind))
        return " ".join((*parts, *slots))

    def other_hands(self, *, unknown: bool) -> Iterable[Text]:
        """What the viewer knows of the other hands; those of which nothing is known are left out where room is dear."""
        for seat in self.sight.seats:
            cards = [kind for kind in self.table["hand"][seat] if kind is not None]
            if seat != self.me and (unknown or set(cards) - {HIDDEN_CARD}):
                parts = list(self.held(seat))
                yield Text(f"{seat + 1}: ", "bold").append_text(Text(", ").join(parts))

    def held(self, seat: int) -> Iterator[Text]:
        """The cards of a hand as the viewer knows them."""
        for place, kind in enumerate(self.table["hand"][seat]):
            if kind is not None:
                yield Text(self.hidden(seat, place)) if kind == HIDDEN_CARD else self.named(kind, short=True)

    def hidden(self, seat: int, place: int) -> str:  # noqa: ARG002  # one is like another
        """The sign for a hidden hand card."""
        return HIDDEN

    def discarded(self) -> Iterable[Text]:
        for kind, count in self.table["discard"].items():
            yield Text.assemble(f"{count}× " if count > 1 else "", self.named(kind, short=True))

"""The table of Lutetia on a screen: the market in columns, and below it a line for each seat with what it owns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from iacta.table_text.layout import HIDDEN_CARD
from iacta.table_text.lutetia import APPRENTICE, LEGION, SETTLED, TextLayout
from iacta.table_text.sight import number_text
from iacta.terminal.layout import CHOSEN, DECIDES, HIDDEN, TIGHTEST, Layout, Span, shortened, wrapped
from iacta.terminal.lutetia_typed import spelled, understood

COIN = "◎"
INFLUENCE = "R"
NONE = "·"
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")
WIDE = 96
INDENT = 2
ESTATE_MARGIN = INDENT + len(" …")
RESOURCE_LETTERS = 5
LONGEST_NAME = {True: 14, False: 10}  # of a seat, in a wide and in a narrow table
FAINT, BOLD, MONEY, NUMBER = "dim", "bold", "bright_yellow", "bold cyan"
# How tight the table is when these are given up, the least needed first.
GONE, OTHERS_ARTISANS, ARTISANS, OTHERS_WANTS, LONG_ESTATES = range(1, TIGHTEST + 1)


def in_columns(rows: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """Rows with their cells under each other, as far apart as there is room."""
    spaces = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    gap = 2 if sum(spaces) + 2 * (len(spaces) - 1) <= width else 1
    lines = []
    for row in rows:
        line = Text()
        for cell, space in zip(row, spaces, strict=True):
            line.append_text(cell).append(" " * (space - cell.cell_len + gap))
        line.rstrip()
        lines.append(line)
    return lines


class DrawnLayout(TextLayout, Layout):
    """The table as one viewer sees it."""

    visible = frozenset({"turned_up", "laid", "ready", "compensated", "coins_taken", "risen"})
    legend = ("help-lutetia", "help-estates")

    def label(self, kind: str) -> Text:
        if kind == HIDDEN_CARD:
            return Text(HIDDEN)
        return Text(self.words("short-income") if kind == "income" else self.words.card(kind))

    def spelled(self, span: Span) -> list[str]:
        return spelled(self.sight, span)

    def understood(self, typed: str) -> int | None:
        return understood(self.sight, typed)

    def drawn(self, width: int, tight: int) -> list[Text]:
        lines = [self.header(width)]
        row = len(self.slot_names) // 2
        slots = list(self.slots())
        for own in ([slot for slot in slots if slot < row], [slot for slot in slots if slot >= row]):
            lines += self.market_row(own, width)
        lines += self.seats(width, tight)
        if tight < GONE and self.table["gone"]:
            gone = ", ".join(self.counted_cards(self.table["gone"], wants=False))
            lines += wrapped(Text(f"{self.words('gone')}: {gone}", FAINT), width)
        return lines

    def header(self, width: int) -> Text:
        table = self.table
        parts = [
            self.words("title"),
            self.words("round-number", number=table["round"]),
            self.words("characters-left", count=table["characters_left"]),
            self.words("places-left", count=table["places_left"]),
        ]
        if table["box_left"]:
            parts.append(self.words("bazaars-aside", count=table["box_left"]))
        if table["round"] == table["round_limit"]:
            parts.append(self.words("last-round"))
        header = Text(" · ".join(parts), "reverse")
        header.pad_right(max(width - header.cell_len, 0))
        return header

    # The market

    def market_row(self, slots: Sequence[int], width: int) -> list[Text]:
        """Cards beside each other: the name, the cost with what is shown, and what else the card brings."""
        space = width // len(slots)
        columns = [self.on_sale(slot, space - 1) for slot in slots]
        lines = []
        for number in range(max(map(len, columns))):
            line = Text()
            for column in columns:
                part = column[number].copy() if number < len(column) else Text()
                part.truncate(space - 1, overflow="ellipsis", pad=True)
                line.append_text(part).append(" ")
            line.rstrip()
            lines.append(line)
        return lines

    def on_sale(self, slot: int, space: int) -> list[Text]:
        """A slot with its card. The coins stand where there is room for them first, on their own line if nowhere."""
        kind, coins = self.table["market"][slot], self.table["coins"][slot]
        contested = self.sight.view["phase"] == "legions" and slot == self.table["slot"]
        head = Text.assemble((f"{DECIDES if contested else ''}{self.slot_names[slot]} ", NUMBER))
        if kind is None:
            return [head.append(NONE, FAINT)]
        name = Text.assemble(head, (self.fitting(kind, space - head.cell_len), BOLD if contested else ""))
        below = [text for text in (self.facts(kind), self.brings(kind)) if text]
        indent = min(INDENT, *(max(space - cell_len(text), 0) for text in below))
        lines = [name, *(Text(" " * indent + text, FAINT) for text in below)]
        if coins:
            lying = Text(f"+{COIN}{coins}", f"bold {MONEY}")
            line = next((line for line in lines if line.cell_len + 1 + lying.cell_len <= space), None)
            if line is None:
                lines.append(Text.assemble(" " * indent, lying))
            else:
                line.append(" ").append_text(lying)
        return lines

    def fitting(self, kind: str, space: int) -> str:
        """The name of a card, or the short one where that is too long."""
        name = self.words.card(kind)
        return name if cell_len(name) <= space else self.short(kind)

    def short(self, kind: str) -> str:
        sort, _, number = kind.partition("-")
        name = self.words(f"brief-{sort}") if self.words.has(f"brief-{sort}") else ""
        return f"{name} {NUMERALS[int(number or 0)]}".strip() if name else self.words.card(kind)

    def facts(self, kind: str) -> str:
        """The cost, Roman influence, points, and resources with their talent, in short."""
        printed = self.printed(kind)
        parts = [f"{COIN}{printed['cost']}"]
        parts += [INFLUENCE] if self.traits(kind)["influence"] else []
        parts += [self.words("vp", points=printed["vp"])] if printed.get("vp") else []
        if "resources" in printed:
            resource = self.short_resource(self.resource(kind))
            parts += [f"{printed['resources']} {resource}", self.talents((printed["talent"],))]
        return " ".join(parts)

    def brings(self, kind: str) -> str:
        """What else a card is good for, in short."""
        message = f"gives-{self.does(kind)}"
        if not self.words.has(message):
            return ""
        resource = self.resource(kind)
        return self.words(
            message,
            resource=self.short_resource(resource) if resource else "",
            money=self.printed(kind).get("money", 0),
            wants=self.wants(kind),
        )

    def wants(self, kind: str) -> str:
        """What a Bazaar asks for."""
        wanted = self.printed(kind).get("wants", {})
        return " ".join(f"{count} {self.short_resource(resource)}" for resource, count in wanted.items())

    def talents(self, talents: Sequence[int]) -> str:
        """The lowest and the highest talent: either can settle a tie (T15)."""
        span = f"{talents[0]}–{talents[-1]}" if len(talents) > 1 else str(talents[0])
        return f"{self.words('fact-talent')[0]}{span}"

    def short_resource(self, resource: str) -> str:
        return shortened(self.words(resource), RESOURCE_LETTERS)

    # The seats

    def seats(self, width: int, tight: int) -> list[Text]:
        """A heading, and for each seat its numbers under it and its cards below."""
        lying = any(any(self.laid(seat)) for seat in self.sight.seats)
        rows = [self.heading(lying=lying)]
        rows += [self.seat_row(seat, lying=lying, wide=width >= WIDE) for seat in self.sight.seats]
        heading, *numbers = in_columns(rows, width)
        lines = [heading]
        for seat, line in zip(self.sight.seats, numbers, strict=True):
            lines += [line, *self.estate(seat, width, tight)]
        return lines

    def heading(self, *, lying: bool) -> list[Text]:
        settled = SETTLED.get(self.sight.view["phase"])
        columns = [f"{CHOSEN} {self.words(settled)}" if settled else "", "", ""]
        columns += [self.words(f"column-{side}") for side in self.sides] if lying else []
        columns += [*map(self.short_resource, self.resources), self.words.card(LEGION)]
        return [Text(column, FAINT) for column in columns]

    def seat_row(self, seat: int, *, lying: bool, wide: bool) -> list[Text]:
        """Who sits there, points and cash, the action cards with the bribes on them, resources and Legions."""
        points = self.words("vp", points=number_text(self.sight.view["points"][seat]))
        row = [self.name(seat, LONGEST_NAME[wide]), Text(points, BOLD)]
        row.append(Text(f"{COIN}{self.table['cash'][seat]}", MONEY))
        if lying:
            cards = {side: (kind, stake) for side, kind, stake in self.laid(seat)}
            row += [self.action_card(*cards[side]) if side in cards else Text() for side in self.sides]
        row += [self.stock_cell(seat, resource) for resource in self.resources]
        legions = self.table["owned"][seat].get(LEGION, 0)
        return [*row, Text(str(legions)) if legions else Text(NONE, FAINT)]

    def name(self, seat: int, space: int) -> Text:
        mark = CHOSEN if self.is_settled(seat) else DECIDES if seat in self.sight.view["to_act"] else " "
        who = self.words("you") if seat == self.me else self.sight.names[seat] if self.sight.names else ""
        name = Text(mark, BOLD).append(
            f"{seat + 1} {who}" if who else self.sight.name(seat), BOLD if seat == self.me else ""
        )
        name.truncate(space, overflow="ellipsis")
        return name

    def action_card(self, kind: str, stake: int) -> Text:
        """The slot that a card bids for, or income, or a hidden card; and the bribe on it."""
        slot = kind.removeprefix("action-")
        name = slot.upper() if slot != kind else self.label(kind).plain
        sold = self.sight.view["phase"] == "legions" and slot.upper() == self.slot_names[self.table["slot"]]
        return Text.assemble((name, BOLD if sold else ""), (f" {COIN}{stake}" if stake else "", MONEY))

    def stock_cell(self, seat: int, resource: str) -> Text:
        """How much of a resource, with the talents for ties; bold for the seat that has most."""
        stock = self.stock(seat, resource)
        if not stock.count:
            return Text(NONE, FAINT)
        others = [self.stock(other, resource) for other in self.sight.seats]
        most = max((other.count, other.talents[-1:]) for other in others) == (stock.count, stock.talents[-1:])
        talents = f" {self.talents(stock.talents)}" if stock.talents else ""
        return Text.assemble((str(stock.count), BOLD if most else ""), talents)

    def estate(self, seat: int, width: int, tight: int) -> list[Text]:
        """The cards of a seat but for its Legions; artisans and fields only where there is room, as their resources and
        talents stand above."""
        mine = seat == self.me
        whole = tight < (ARTISANS if mine else OTHERS_ARTISANS)
        cards = {
            kind: count
            for kind, count in self.table["owned"][seat].items()
            if kind not in (LEGION, APPRENTICE) and (whole or "talent" not in self.printed(kind))
        }
        parts = [*self.counted_cards(cards, wants=mine or tight < OTHERS_WANTS), *self.apprentices(seat)]
        lines = wrapped(Text(", ".join(parts)), width - ESTATE_MARGIN) if parts else []
        if tight >= LONG_ESTATES and len(lines) > 1:
            lines[0].append(" …")
            del lines[1:]
        return [Text(" " * INDENT).append_text(line) for line in lines]

    def counted_cards(self, cards: dict[str, int], *, wants: bool) -> Iterator[str]:
        """Cards by their short names; those of a sort together, by their numerals."""
        sorts: dict[str, list[str]] = {}
        for kind, count in cards.items():
            sort, _, number = kind.partition("-")
            name = self.short(kind).removesuffix(f" {NUMERALS[int(number or 0)]}")
            if self.does(kind) == "bazaar" and wants:
                sorts[kind] = [f"{name} ({self.wants(kind)})"]
            else:
                sorts.setdefault(sort, [name]).append(
                    NUMERALS[int(number)] if number else f"×{count}" if count > 1 else ""
                )
        for parts in sorts.values():
            yield " ".join(filter(None, parts))

    def apprentices(self, seat: int) -> Iterator[str]:
        """The apprentices by the resource of their artisans, and those that wait."""
        attached = zip(self.resources, self.table["attached"][seat], strict=True)
        joined = [f"+{sum(some.values())} {self.short_resource(resource)}" for resource, some in attached if some]
        if joined:
            yield f"{self.words.card(APPRENTICE)} {' '.join(joined)}"
        if waiting := self.table["owned"][seat].get(APPRENTICE, 0):
            yield f"{self.words('apprentice-waits')}{f' ×{waiting}' if waiting > 1 else ''}"

"""The table of Lumeria on a screen: the board, and beside it what each side has, North's above South's."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from iacta.match.words import simplified
from iacta.table_text.lumeria import ACTIVATIONS, TextLayout, Unit
from iacta.terminal.layout import DECIDES, TIGHTEST, Layout, shortened, wrapped
from iacta.terminal.lumeria_typed import understood

COIN = "◎"
SIDE_MARKS = ("▲", "▼")  # where the units of each side face
SIDE_STYLES = ("bright_cyan", "bright_magenta")
HILL, CAMP, ENTRIES = "∩", "⌂", ("↑", "↓")
ACTIVATED, FORTIFIED, EXHAUSTED = "✓", "+", "−"
ACTS, ATTACKED, CHOSEN_BY_NAME = "*", "×", "•"
ON, OFF = "●", "○"
LOST, RENEWAL = "†", "↻"
FIRST = "★"
FAINT, BOLD, MONEY, OPEN, DANGER = "dim", "bold", "bright_yellow", "bold cyan", "bold bright_red"
WIDE = 96
PANEL = {True: 34, False: 30}  # how wide the sides are, in a wide and in a narrow table
WIDEST_FIELD = 11
WITH_NAME = 7  # a field so wide has room for its name
MARGIN = 2  # the numbers of the rows
BETWEEN = 2  # the board and the sides
LEAST_HEIGHT = 16  # of both sides together, however small the board is
INDENT = 1
GAP = "  "
LONGEST = 99  # letters of a name that is not cut
FEWER = (LONGEST, 10, 7, 5)  # letters of names, where there are too few lines for the whole ones
# How tight the table is when these are given up, the least needed first.
KEY, LINES = 1, TIGHTEST - 2


class DrawnLayout(TextLayout, Layout):
    """The table as one viewer sees it."""

    visible = frozenset({"income", "compensated"})
    legend = ("help-board", "help-ground", "help-sides")

    def label(self, kind: str) -> Text:
        return Text(self.spoken(kind))

    def short_name(self, kind: str, letters: int) -> str:
        """The name, cut where it is too long; a number at its end is kept."""
        name = self.words.card(kind)
        begins, _, number = name.rpartition(" ")
        if cell_len(name) > letters and number.isdecimal():
            return f"{shortened(begins, letters - len(number))}{number}"
        return shortened(name, letters)

    def understood(self, typed: str) -> int | None:
        return understood(self.sight, self.fields, typed, self.spoken)

    def place_named(self, typed: str) -> str | None:
        names = [simplified(field) for field in self.fields]
        return f"field.{names.index(simplified(typed))}" if simplified(typed) in names else None

    def worth_asking(self) -> str:
        return next(iter(self.pays)).lower() if self.pays else super().worth_asking()

    def drawn(self, width: int, tight: int) -> list[Text]:
        panel = PANEL[width >= WIDE]
        board = self.drawn_board(width - panel - MARGIN - BETWEEN - 1, ruled=tight < LINES)
        board += [Text(" " * board[0].cell_len) for _ in range(LEAST_HEIGHT - len(board))]
        sides = self.sides(width - board[0].cell_len - BETWEEN, len(board))
        lines = [self.header(width)]
        for left, right in zip(board, sides, strict=True):
            lines.append(Text.assemble(left, " " * BETWEEN, right))
        for line in lines:
            line.rstrip()
        if tight < KEY:
            lines += wrapped(Text(self.words("board-key"), FAINT), width)
        lines[0].pad_right(max(width - lines[0].cell_len, 0))
        return lines

    def header(self, width: int) -> Text:
        table = self.table
        first = f"{FIRST} {self.words('first-player', player=self.who(table['first']))}"
        parts = [self.words("title")]
        if table["round"]:
            parts.append(self.words("of-rounds", number=table["round"], last=table["round_limit"]))
            parts += [self.words(f"stage-{table['stage']}"), first]
        parts += [self.scenario] if self.sacred else []
        header = Text(" · ".join(parts), "reverse")
        header.truncate(width, overflow="ellipsis")
        return header

    # The board

    def drawn_board(self, width: int, *, ruled: bool) -> list[Text]:
        """The fields in rows, two lines each, with lines between them where there is room."""
        rows = list(reversed(self.board["rows"]))
        columns = [field[0] for field in rows[0]]
        space = min((width - len(columns)) // len(columns), WIDEST_FIELD)
        lines = [self.edge(("┌", "┬", "┐"), columns, space)]
        for row in rows:
            above, below = zip(*(self.cell(field, space) for field in row), strict=True)
            lines += [self.across(row[0][1:], above), self.across("", below)]
            if ruled and row != rows[-1]:
                lines.append(self.edge(("├", "┼", "┤"), [], space, len(columns)))
        return [*lines, self.edge(("└", "┴", "┘"), columns, space)]

    def edge(self, corners: tuple[str, str, str], columns: list[str], space: int, count: int = 0) -> Text:
        """A line between rows, or at an end of the board with the letters of the columns."""
        first, between, last = corners
        letters = columns or ["─"] * count
        line = Text(" " * MARGIN)
        for place, letter in enumerate(letters):
            line.append(first if place == 0 else between, FAINT)
            before = (space - 1) // 2
            line.append("─" * before, FAINT).append(letter, BOLD if columns else FAINT)
            line.append("─" * (space - 1 - before), FAINT)
        return line.append(last, FAINT)

    def across(self, title: str, halves: tuple[Text, ...]) -> Text:
        line = Text(title.ljust(MARGIN), BOLD)
        for half in halves:
            line.append("│", FAINT).append_text(half)
        return line.append("│", FAINT)

    def cell(self, field: str, space: int) -> tuple[Text, Text]:
        """A field: the unit and the ground; below, wounds, dice and whether it can be chosen."""
        unit = self.unit(field)
        ground = self.ground(field)
        above, below = Text(), Text()
        if unit:
            style = SIDE_STYLES[unit.side]
            name = self.short_name(unit.kind, space - 1 - ground.cell_len)
            above = Text.assemble((SIDE_MARKS[unit.side], style), (name, style))
            below = self.strength(unit)
        mark = self.mark_of(field, space)
        below.truncate(space - mark.cell_len)
        return in_corners(above, ground, space), in_corners(below, mark, space)

    def ground(self, field: str) -> Text:
        """What the field is."""
        if field in self.pays:
            return Text(f"{HILL}{self.pays[field]}" if field == self.sacred else HILL, "bright_green")
        if field in self.board["camps"]:
            return Text(CAMP, FAINT)
        for side, entry in enumerate(ENTRIES):
            if field in self.board["recruitment"][side]:
                return Text(entry, SIDE_STYLES[side])
        return Text()

    def strength(self, unit: Unit) -> Text:
        wounds = Text(f"{unit.wounds}/{unit.toughness}", BOLD if unit.wounds else FAINT)
        wounds.append(FORTIFIED if unit.fortified else "", "bright_green")
        wounds.append(EXHAUSTED if unit.exhausted else "", "bright_red")
        return wounds.append(ACTIVATED if unit.activated else "", FAINT)

    def mark_of(self, field: str, space: int) -> Text:
        """Whether the unit there acts or is attacked, or the name of a field that can be chosen."""
        attack = self.attack
        if attack and field == attack.target:
            return Text(ATTACKED, DANGER)
        if field == self.table["active"]:
            return Text(ACTS, BOLD)
        name = field if space >= WITH_NAME else ""
        if field in self.table["aims"]:
            return Text(f"{ATTACKED}{name}", DANGER)
        return Text(name or CHOSEN_BY_NAME, OPEN) if field in self.table["open"] else Text()

    # The sides

    def sides(self, width: int, height: int) -> list[Text]:
        """North's side at the top and South's at the bottom, beside the board."""
        south, north = (self.side(side, width, height // 2) for side in self.sight.seats)
        return [*north, *(Text() for _ in range(height - len(north) - len(south))), *south]

    def side(self, side: int, width: int, most: int) -> list[Text]:
        """What a side has, in so many lines at most; what does not fit is told on request."""
        numbers, god, tokens, track = (
            self.numbers_of(side),
            self.god_of(side),
            self.tokens_of(side),
            self.track_of(side),
        )
        roomy, tight = [numbers, [god, *track], tokens], [[*numbers, god, *track], tokens]
        for groups, letters in ((roomy, LONGEST), *((tight, few) for few in FEWER)):
            lines = [self.heading(side, width)]
            for group in (*groups, self.stacks_of(side, letters), self.lost_of(side, letters)):
                lines += flowing(group, width - INDENT)
            if len(lines) <= most:
                break
        return cut(lines, most)

    def heading(self, side: int, width: int) -> Text:
        mark = DECIDES if side in self.sight.view["to_act"] else " "
        parts = [f"{SIDE_MARKS[side]} {self.who(side)}", self.faction(side)]
        line = Text.assemble((mark, BOLD), (" · ".join(parts), f"bold {SIDE_STYLES[side]}"))
        if self.table["round"] and side == self.table["first"]:
            line.append(f" {FIRST}", BOLD)
        line.truncate(width, overflow="ellipsis")
        return line

    def numbers_of(self, side: int) -> list[Text]:
        table = self.table
        parts = [Text(self.words("vp", points=table["points"][side]), BOLD)]
        parts.append(Text(f"{COIN}{table['gold'][side]}", MONEY))
        if table["stage"] == ACTIVATIONS:
            parts.append(Text(self.words("activations-left", count=table["activations"][side])))
        return parts

    def god_of(self, side: int) -> Text:
        ready = self.table["god"][side]
        return Text(f"{ON if ready else OFF} {self.god(side)}", "" if ready else FAINT)

    def tokens_of(self, side: int) -> list[Text]:
        return [Text(f"{ON if ready else OFF} {name}", "" if ready else FAINT) for name, ready in self.tokens(side)]

    def track_of(self, side: int) -> list[Text]:
        """Where the token is on the renewal track, and how many wait."""
        space, waiting = self.table["track"][side], self.table["beside"][side]
        if space is None:
            return []
        space_text = f"{RENEWAL}{space}/{self.sight.layout['track']}"
        return [Text(f"{space_text} +{waiting}" if waiting else space_text)]

    def stacks_of(self, side: int, letters: int) -> list[Text]:
        return [
            Text.assemble(f"{count}×{self.short_name(kind, letters)} ", (f"{COIN}{self.cost(kind)}", MONEY))
            for kind, count in self.table["stock"][side].items()
        ]

    def lost_of(self, side: int, letters: int) -> list[Text]:
        """The units that a side has lost, with a sign before them."""
        lost = self.table["defeated"][side].items()
        return [Text(f"{LOST}{count}×{self.short_name(kind, letters)}", FAINT) for kind, count in lost]


def in_corners(left: Text, right: Text, space: int) -> Text:
    """Two things at both ends of a space."""
    return Text.assemble(left, " " * (space - left.cell_len - right.cell_len), right)


def flowing(parts: list[Text], width: int) -> list[Text]:
    """Parts beside each other, on as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(GAP) + part.cell_len <= INDENT + width:
            lines[-1] = Text.assemble(lines[-1], GAP, part)
        else:
            lines.append(Text.assemble(" " * INDENT, part))
    return lines


def cut(lines: list[Text], most: int) -> list[Text]:
    """The first lines, with a sign where there are more."""
    if len(lines) > most:
        lines[most - 1].append(" …")
    return lines[:most]

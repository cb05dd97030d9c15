"""The table of Lusitania XXI line by line: one fact a line, for the ear and for questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from iacta.terminal.layout import HIDDEN_CARD, Layout, Topic
from iacta.terminal.sight import Sight

CELLS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")
OUT, OPEN, TAKEN = range(3)  # an objective: not in this game, open, or taken by a seat
FIRST_VIRTUS, LAST_VIRTUS = "virtus-6", "virtus-10"  # those that lie under a soldier


class ToldTable(Layout):
    """The table as one viewer sees it, in sentences."""

    quiet = frozenset({"turn_begins", "game_over"})

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.table: dict[str, Any] = sight.table
        self.me = sight.viewer if sight.viewer in sight.seats else None

    def slots(self, kind: str | None) -> list[tuple[str, ...]]:
        """The printed slots of a soldier, each with the kinds it takes."""
        printed = self.sight.cards.facts.get(kind or "", {}).get("slots", [])
        assert isinstance(printed, list)
        return [tuple(slot.split("|")) for slot in printed]

    def gear(self, seat: int, cell: int) -> tuple[list[str], list[tuple[str, ...]]]:
        """The pieces under a soldier, and its printed slots that are free."""
        kind = self.table["legion"][seat][cell]
        pieces = [piece for piece, count in self.table["gear"][seat][cell].items() for _ in range(count)]
        left = list(pieces)
        free = []
        for slot in self.slots(kind):
            filled = next((piece for piece in left if piece in slot), None)
            if filled is None:
                free.append(slot)
            else:
                left.remove(filled)
        return pieces, free

    def marks(self, seat: int, cell: int) -> Iterator[str]:
        """The Virtus cards that lie under a soldier."""
        owners = {kind: state - TAKEN for kind, state in self.objectives() if state >= TAKEN}
        for kind, field in ((FIRST_VIRTUS, "doubled_cell"), (LAST_VIRTUS, "burdened_cell")):
            if cell and owners.get(kind) == seat and self.table[field] == cell:
                yield f"{self.words.card(kind)[0]}{kind.partition('-')[2]}"

    def objectives(self) -> Iterator[tuple[str, int]]:
        """The Laurus and Virtus cards of this game, and whose they are."""
        states = self.table["objective"]
        for kind, state in zip(self.sight.game.kinds[-len(states) :], states, strict=True):
            if state != OUT:
                yield kind, state

    def known_to(self, seat: int, place: int) -> list[int]:
        """The other seats that know a hand card."""
        seen = self.table["seen"][seat][place]
        return [other for other in self.sight.seats if other != seat and seen >> other & 1]

    # Told line by line

    def topics(self) -> Mapping[str, Topic]:
        return {
            "table": self.told_table,
            "hand": self.told_hand,
            "camp": self.told_camp,
            "legion": self.told_legion,
            "objectives": self.told_objectives,
            "piles": self.told_piles,
            "dismissed": self.told_dismissed,
        }

    def opening(self) -> list[str]:
        return [*self.told_camp(""), *self.told_hand("")]

    def told_table(self, _: str) -> list[str]:
        lines = [line for seat in self.sight.seats for line in self.legion_lines(seat)]
        return [*self.told_camp(""), *lines, *self.told_objectives(""), *self.told_piles(""), *self.told_hand("")]

    def told_hand(self, _: str) -> list[str]:
        lines = []
        for seat in self.sight.seats:
            cards = self.table["hand"][seat]
            if seat == self.me:
                lines += [self.place_line(place, kind) for place, kind in enumerate(cards) if kind]
            elif any(kind not in (None, HIDDEN_CARD) for kind in cards):
                known = ", ".join(self.spoken(kind) for kind in cards if kind not in (None, HIDDEN_CARD))
                lines.append(self.words("holds", player=self.sight.name(seat), cards=known))
        if self.table["aside"]:
            lines.append(f"{self.words('aside')}: {self.spoken(self.table['aside'])}")
        return lines

    def place_line(self, place: int, kind: str) -> str:
        assert self.me is not None
        others = self.known_to(self.me, place)
        known = self.words("known-to", players=", ".join(map(self.sight.name, others))) if others else ""
        parts = [self.spoken(kind), self.printed_words(kind), known]
        return self.words("hand-line", place=place + 1, card=", ".join(filter(None, parts)))

    def printed_words(self, kind: str | None) -> str:
        """Points and slots of a card, in words."""
        facts = self.sight.cards.facts.get(kind or "", {})
        points = facts.get("vp")
        parts = [self.words("points", points=points, count=points)] if points else []
        if slots := self.slots(kind):
            parts.append(self.words("room-for", pieces=self.slot_words(slots)))
        return ", ".join(parts)

    def slot_words(self, slots: list[tuple[str, ...]]) -> str:
        return ", ".join(
            self.words("either", one=self.words.card(slot[0]), other=self.words.card(slot[1]))
            if len(slot) > 1
            else self.words.card(slot[0])
            for slot in slots
        )

    def told_camp(self, _: str) -> list[str]:
        lines = []
        for place, kind in enumerate(self.table["camp"], 1):
            parts = [self.spoken(kind), self.printed_words(kind)]
            lines.append(self.words("camp-line", place=place, card=", ".join(filter(None, parts))))
        return lines

    def told_legion(self, typed: str) -> list[str]:
        """The legion of the seat that was typed, by number or name; without one, the viewer's."""
        names = {self.sight.name(seat).casefold(): seat for seat in self.sight.seats}
        names |= {str(seat + 1): seat for seat in self.sight.seats}
        seat = names.get(typed.strip().casefold(), None if typed.strip() else self.me)
        if seat is None:
            return [self.words("which-legion", last=len(self.sight.seats))]
        return self.legion_lines(seat)

    def legion_lines(self, seat: int) -> list[str]:
        dismissed = self.table["dismissals"][seat]
        points = self.sight.points(seat)
        lines = [self.words("seat-line", player=self.who(seat), points=points, dismissed=dismissed)]
        for cell, kind in enumerate(self.table["legion"][seat]):
            if kind:
                lines.append(self.cell_line(seat, cell, kind))
        return lines

    def cell_line(self, seat: int, cell: int, kind: str) -> str:
        laid, free = self.gear(seat, cell)
        parts = [self.spoken(kind), *self.marks(seat, cell)]
        if laid:
            parts.append(self.words("carries", pieces=", ".join(map(self.words.card, laid))))
        if free:
            parts.append(self.words("room-for", pieces=self.slot_words(free)))
        return self.words("cell-line", cell=CELLS[cell], card=", ".join(parts))

    def told_objectives(self, _: str) -> list[str]:
        lines = []
        for kind, state in self.objectives():
            effect = self.words(f"effect-{self.sight.game.effects[kind]}")
            if state == OPEN:
                lines.append(self.words("objective-open", card=self.words.card(kind), effect=effect))
            else:
                player = self.sight.name(state - TAKEN)
                lines.append(self.words("objective-owned", card=self.words.card(kind), player=player, effect=effect))
        return lines or [self.words("no-objectives")]

    def told_piles(self, _: str) -> list[str]:
        message = "pile-line" if self.table["pile_number"] == 1 else "pile-second-line"
        discarded = [
            f"{count} × {self.words.card(kind)}" if count > 1 else self.words.card(kind)
            for kind, count in self.table["discard"].items()
        ]
        lines = [self.words(message, size=self.table["pile_left"])]
        if self.table["last_turn"]:
            lines.append(self.words("last-turn"))
        return [*lines, self.words("discard-line", cards=", ".join(discarded) or self.words("empty"))]

    def told_dismissed(self, _: str) -> list[str]:
        lines = []
        for seat in self.sight.seats:
            count = self.table["dismissals"][seat]
            known = [
                f"{place} {self.spoken(kind)}"
                for place, kind in enumerate(self.table["dismissed"][seat][:count], 1)
                if kind not in (None, HIDDEN_CARD)
            ]
            lines.append(self.words("dismissed-line", player=self.who(seat), count=count))
            if known:
                lines.append(", ".join(known))
        return lines

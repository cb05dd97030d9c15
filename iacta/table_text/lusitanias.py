"""What the tables of both Lusitanias have in common, line by line: soldiers and their arms, hands, a row of open cards,
piles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from iacta.table_text import layout
from iacta.table_text.layout import HIDDEN_CARD, Topic
from iacta.table_text.sight import Sight


class TextLayout(layout.TextLayout):
    """The table as one viewer sees it, in sentences. A game says where its soldiers stand and its open cards lie."""

    quiet = frozenset({"turn_begins", "game_over"})
    soldiers: str  # the zone of the soldiers: “legion” or “army”
    supply: str  # the zone of the open cards: “camp” or “field”

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.cells = sight.labels_of(self.soldiers)  # the names of the soldiers' places
        self.table: dict[str, Any] = sight.table
        self.me = sight.viewer if sight.viewer in sight.seats else None

    def slots(self, kind: str | None) -> list[tuple[str, ...]]:
        """The printed slots of a soldier, each with the kinds it takes."""
        printed = self.sight.cards.facts.get(kind or "", {}).get("slots", [])
        assert isinstance(printed, list)
        return [tuple(slot.split("|")) for slot in printed]

    def gear(self, seat: int, cell: int) -> tuple[list[str], list[tuple[str, ...]]]:
        """The pieces under a soldier, and its printed slots that are free."""
        kind = self.table[self.soldiers][seat][cell]
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

    def marks(self, seat: int, cell: int) -> Iterator[str]:  # noqa: ARG002  # none without expansions
        """What else lies under a soldier."""
        yield from ()

    def known_to(self, seat: int, place: int) -> list[int]:
        """The other seats that know a hand card."""
        seen = self.table["seen"][seat][place]
        return [other for other in self.sight.seats if other != seat and other in seen]

    # Line by line

    def topics(self) -> Mapping[str, Topic]:
        return {
            "table": self.table_in_words,
            "hand": self.hand_in_words,
            self.supply: self.supply_in_words,
            self.soldiers: self.soldiers_in_words,
            "piles": self.piles_in_words,
        }

    def opening(self) -> list[str]:
        return [*self.supply_in_words(""), *self.hand_in_words("")]

    def table_in_words(self, _: str) -> list[str]:
        lines = [line for seat in self.sight.seats for line in self.soldier_lines(seat)]
        return [*self.supply_in_words(""), *lines, *self.piles_in_words(""), *self.hand_in_words("")]

    def hand_in_words(self, _: str) -> list[str]:
        lines = []
        for seat in self.sight.seats:
            cards = self.table["hand"][seat]
            if seat == self.me:
                lines += [self.place_line(place, kind) for place, kind in enumerate(cards) if kind]
            elif any(kind not in (None, HIDDEN_CARD) for kind in cards):
                known = ", ".join(self.spoken(kind) for kind in cards if kind not in (None, HIDDEN_CARD))
                lines.append(self.words("holds", player=self.sight.name(seat), cards=known))
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

    def supply_in_words(self, _: str) -> list[str]:
        lines = []
        for place, kind in enumerate(self.table[self.supply], 1):
            parts = [self.spoken(kind), self.printed_words(kind)]
            lines.append(self.words(f"{self.supply}-line", place=place, card=", ".join(filter(None, parts))))
        return lines

    def soldiers_in_words(self, typed: str) -> list[str]:
        seat = self.seat_named(typed)
        return (
            self.soldier_lines(seat) if seat is not None else [self.words("which-player", last=len(self.sight.seats))]
        )

    def soldier_lines(self, seat: int) -> list[str]:
        lines = [self.seat_line(seat)]
        for cell, kind in enumerate(self.table[self.soldiers][seat]):
            if kind:
                lines.append(self.cell_line(seat, cell, kind))
        return lines

    def seat_line(self, seat: int) -> str:
        """Who sits there, and the points."""
        return f"{self.who(seat)}: {self.sight.points(seat)}"

    def cell_line(self, seat: int, cell: int, kind: str) -> str:
        return self.words("cell-line", cell=self.cells[cell], card=self.soldier_words(seat, cell, kind))

    def soldier_words(self, seat: int, cell: int, kind: str) -> str:
        laid, free = self.gear(seat, cell)
        parts = [self.spoken(kind), *self.marks(seat, cell)]
        if laid:
            parts.append(self.words("carries", pieces=", ".join(map(self.words.card, laid))))
        if free:
            parts.append(self.words("room-for", pieces=self.slot_words(free)))
        return ", ".join(parts)

    def piles_in_words(self, _: str) -> list[str]:
        message = "pile-line" if self.table["pile_number"] == 1 else "pile-second-line"
        discarded = [
            f"{count} × {self.words.card(kind)}" if count > 1 else self.words.card(kind)
            for kind, count in self.table["discard"].items()
        ]
        lines = [self.words(message, size=self.table["pile_left"]), *self.pile_news()]
        return [*lines, self.words("discard-line", cards=", ".join(discarded) or self.words("empty"))]

    def pile_news(self) -> list[str]:
        """What the pile says of the end."""
        return []

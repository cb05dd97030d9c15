"""Positions of Lusitania XXI written down in words, and a table to play on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.meanings import EMPTY
from iacta.games import load_game
from iacta.games.lusitania_xxi.actions import WORDS_OF_CELLS
from iacta.games.lusitania_xxi.kinds import COLOURS, EQUIPMENT, FIRST_OBJECTIVE
from iacta.games.lusitania_xxi.state import TAKEN, Holder
from tests.games.lusitanias.position import Cards, LusitaniaPosition, Names, bits

GAME = load_game("lusitania-xxi")
BOOK = rulebook(GAME, "interpreted")
K = GAME.load_cards(None).k
NAMES = Names(GAME)
NUMBER = NAMES.number_of
number, numbers, words = NAMES.number, NAMES.numbers, NAMES.words
CELL = {numeral: cell for cell, numeral in enumerate(WORDS_OF_CELLS)}
SPECTATOR = GAME.spectator

PILE = "cook spear bow stone horse axe sword shield doctor gunner"
CAMP = "horse bow stone cleopatra"
HAND = "gunner cook senator"

Legion = Mapping[str, Cards]


class Position(LusitaniaPosition):
    """A game of Lusitania XXI."""

    game, book, names, usual, equipment = GAME, BOOK, NAMES, K, EQUIPMENT
    fields = ("hand", "camp", "legion", "dismissed", "aside")
    hidden = (
        ("hand", "seen", "origin"),
        ("dismissed", "dismissed_seen", "dismissed_origin"),
        ("aside", "aside_seen", "aside_origin"),
    )

    @property
    def camp(self) -> Cards:
        return words(self["camp"])

    def dismissed(self, seat: int) -> Cards:
        count = self["dismissals"][seat]
        assert (self["dismissed"][seat][count:] == EMPTY).all()
        return words(self["dismissed"][seat][:count])

    def legion(self, seat: int) -> dict[str, Cards]:
        """The cells that are not empty, by their numerals."""
        return {WORDS_OF_CELLS[cell]: text for cell, text in self.with_gear("legion", seat)}

    def objective(self, name: str) -> str:
        """`out`, `open`, or the seat that has it."""
        where = int(self["objective"][number(name) - FIRST_OBJECTIVE])
        return {Holder.OUT: "out", Holder.OPEN: "open"}.get(where, str(where - TAKEN))


dealt = Position.dealt


def lay_legion(table: Position, seat: int, legion: Legion) -> None:
    table["legion"][seat] = EMPTY
    for numeral, text in legion.items():
        card, *pieces = text.split(" + ")
        table["legion"][seat][CELL[numeral]] = number(card)
        for piece in pieces:
            table["gear"][seat][CELL[numeral]][EQUIPMENT.index(piece)] += 1
            table["kit"][seat][EQUIPMENT.index(piece)] += 1
        colour = card.split("-")[0]
        if colour in COLOURS[1:5]:
            table["colour"][seat] = COLOURS.index(colour)


def with_caesar(seats: int, legions: Mapping[int, Legion]) -> dict[int, Legion]:
    """Legions that are not named have a Commander; the last of them has Caesar if no legion names him."""
    unnamed = [seat for seat in range(seats) if seat not in legions]
    free = not any("caesar" in legion.values() for legion in legions.values())
    others: dict[int, Legion] = {seat: {"0": "commander"} for seat in unnamed}
    if free and unnamed:
        others[unnamed[-1]] = {"0": "caesar"}
    return {**legions, **others}


def position(
    *,
    seats: int = 2,
    me: int = 0,
    hands: Mapping[int, Cards] | None = None,
    camp: Cards = CAMP,
    legions: Mapping[int, Legion] | None = None,
    pile: Cards = PILE,
    pile_number: int = 1,
    discard: Cards = "",
    dismissed: Mapping[int, Cards] | None = None,
    objectives: Mapping[str, str | int] | None = None,
    doubled: tuple[str, str] | None = None,
    burdened: str | None = None,
    known: Mapping[tuple[int, int], Iterable[int]] | None = None,
    last_turn: bool = False,
    turns: int = 0,
    key: tuple[int, int] = (1, 2),
    **options: object,
) -> Position:
    """A position at the beginning of a turn of `me`.

    `objectives` are `"open"` or the seat that has them; `doubled` is the piece and the cell that Virtus 6 lies under,
    `burdened` the cell that Virtus 10 lies under; `known` says who else knows a card in (seat, hand place). Hand and
    dismissed cards came from the pile in use, and nobody but their owner has seen them."""
    table = dealt(seats, key, **options)
    table.lay_piles(pile, pile_number, discard)
    s = table.state[0]
    s["me"], s["turns"], s["last_turn"] = me, turns, last_turn
    for seat in range(seats):
        for i, kind in enumerate(numbers((hands or {}).get(seat, HAND))):
            table.hold(seat, i, kind, (known or {}).get((seat, i), ()), pile_number)
        for i, kind in enumerate(numbers((dismissed or {}).get(seat, ""))):
            s["dismissed"][seat][i] = kind
            s["dismissed_seen"][seat][i] = bits([seat])
            s["dismissed_origin"][seat][i] = pile_number
            s["dismissals"][seat] += 1
            s["unseen"][pile_number - 1][kind] += 1

    s["camp"] = numbers(camp)
    for seat, legion in with_caesar(seats, legions or {}).items():
        lay_legion(table, seat, legion)
    for name, where in (objectives or {}).items():
        s["objective"][number(name) - FIRST_OBJECTIVE] = Holder.OPEN if where == "open" else TAKEN + where
    if doubled:
        s["doubled_piece"], s["doubled_cell"] = EQUIPMENT.index(doubled[0]), CELL[doubled[1]]
    if burdened:
        s["burdened_cell"] = CELL[burdened]
    return table

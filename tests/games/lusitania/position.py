"""Positions of Lusitania (2019) written down in words, and a table to play on.

An army is a text of its soldiers, parted by commas: `"blue-2 + shield, mercenary-4, doctor"`; it always begins with a
Mars card.

    table = position(hands={0: "sword blue-1 senator"}, armies={0: "blue-2, doctor"}, commander=1)
    table.play("equip 1 under ii")
    assert table.army(0) == ["mars", "blue-2 + sword", "doctor"]
    table.refuses("replenish", "no_commander")"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.meanings import EMPTY
from iacta.games import load_game
from iacta.games.lusitania.kinds import COLOURS, EQUIPMENT, Kind
from tests.games.lusitanias.position import Cards, LusitaniaPosition, Names

GAME = load_game("lusitania")
BOOK = rulebook(GAME, "interpreted")
K = GAME.load_cards(None).k
NAMES = Names(GAME)
number, numbers, words = NAMES.number, NAMES.numbers, NAMES.words
SPECTATOR = GAME.spectator

PILE = "doctor spear bow horse axe sword shield gunner axe spear shield sword"
FIELD = "horse bow caesar shield"
HAND = "gunner doctor caesar"

UPPER, LAST, SECOND = "upper part", "last six", "second pile"


class Position(LusitaniaPosition):
    """A game of Lusitania (2019)."""

    game, book, names, usual, equipment = GAME, BOOK, NAMES, K, EQUIPMENT
    fields = ("hand", "field", "army")
    hidden = (("hand", "seen", "origin"),)

    def check_knowledge(self) -> None:
        super().check_knowledge()
        assert not self["last_six"][self["origin"] != 1].any(), "only cards of the first pile come from its last six"

    @property
    def commander(self) -> int:
        """Who holds the Commander."""
        return int(self["commander"])

    @property
    def field(self) -> Cards:
        return words(self["field"])

    def army(self, seat: int) -> list[Cards]:
        """The army in its order: Mars, the numerals, the doctor, the gunner."""
        return [text for _, text in self.with_gear("army", seat)]

    def mars_used(self, seat: int) -> bool:
        return bool(self["mars_used"][seat])

    def came_from(self, seat: int, place: int) -> str | None:
        """What all know of where a hand card came from: UPPER, LAST or SECOND; None if all know the card itself."""
        if self["origin"][seat][place] == 0:
            return None
        return SECOND if self["origin"][seat][place] == 2 else LAST if self["last_six"][seat][place] else UPPER

    def filled(self, viewer: int, seed: int) -> Position:
        """A table that the viewer cannot tell from this one, with the same cards."""
        state = np.zeros(1, GAME.state)
        BOOK.determinize(self.view(viewer).state, self.k, viewer, state, np.array([seed], np.uint64))
        filled = Position(state, self.k)
        assert filled.cards == self.cards
        filled.check_knowledge()
        return filled


dealt = Position.dealt


def lay_army(table: Position, seat: int, army: Cards) -> None:
    table["army"][seat] = EMPTY
    table["army"][seat][0] = Kind.MARS
    for text in filter(None, (soldier.strip() for soldier in army.split(","))):
        card, *pieces = text.split(" + ")
        place = table.k["place"][0][number(card)]
        assert place > 0, f"{card} is no soldier"
        assert table["army"][seat][place] == EMPTY, f"no room for {card}"
        table["army"][seat][place] = number(card)
        for piece in pieces:
            table["gear"][seat][place][EQUIPMENT.index(piece)] += 1
        colour = card.split("-")[0]
        if colour in COLOURS[1:5]:
            table["colour"][seat] = COLOURS.index(colour)


def position(
    *,
    seats: int = 2,
    me: int = 0,
    commander: int | None = None,
    hands: Mapping[int, Cards] | None = None,
    field: Cards = FIELD,
    armies: Mapping[int, Cards] | None = None,
    mars_used: Iterable[int] = (),
    pile: Cards = PILE,
    pile_number: int = 1,
    discard: Cards = "",
    known: Mapping[tuple[int, int], Iterable[int]] | None = None,
    last_six: Iterable[tuple[int, int]] = (),
    from_first: Iterable[tuple[int, int]] = (),
    turns: int = 0,
    key: tuple[int, int] = (1, 2),
    k: np.ndarray = K,
    **options: object,
) -> Position:
    """A position at the beginning of a turn of `me`, who holds the Commander unless `commander` names another seat.

    `mars_used` are the seats that have used Mars; `known` says who else knows a card in (seat, hand place), counted
    from 0. Hand cards came from the pile in use, of the first from its upper part, and nobody but their owner has seen
    them; those of `last_six` came from the last six of the first pile, those of `from_first` from its upper part."""
    table = dealt(seats, key, k, **options)
    table.lay_piles(pile, pile_number, discard)
    s = table.state[0]
    s["me"], s["turns"], s["commander"] = me, turns, me if commander is None else commander
    late, early = set(last_six), set(from_first)
    for seat in range(seats):
        for i, kind in enumerate(numbers((hands or {}).get(seat, HAND))):
            came_from = 1 if (seat, i) in late | early else pile_number
            table.hold(seat, i, kind, (known or {}).get((seat, i), ()), came_from)
            s["last_six"][seat][i] = (seat, i) in late
    s["field"] = numbers(field)
    for seat in range(seats):
        lay_army(table, seat, (armies or {}).get(seat, ""))
        s["mars_used"][seat] = seat in set(mars_used)
    table.check_knowledge()
    return table

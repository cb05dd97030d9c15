"""Positions of Lusitania XXI written down in words, and a table to play on.

Cards are named by their kinds, parted by blanks: `"sword shield cook"`; `-` is an empty place. A soldier with its
equipment is `"blue-2 + shield + sword"`. Of the piles the top card stands first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import numpy as np

from iacta.engine.rulebook import rulebook
from iacta.games import load_game
from iacta.games.lusitania_xxi.actions import WORDS_OF_CELLS
from iacta.games.lusitania_xxi.kinds import COLOURS, EQUIPMENT, FIRST_OBJECTIVE, KINDS
from iacta.games.lusitania_xxi.state import OPEN, OUT, TAKEN
from iacta.games.lusitanias.hands import EVERYBODY
from iacta.games.lusitanias.kinds import EMPTY

GAME = load_game("lusitania-xxi")
BOOK = rulebook(GAME, "interpreted")
K = GAME.load_cards(None).k
NUMBER = {name: number for number, name in enumerate(GAME.kinds)}
CELL = {numeral: cell for cell, numeral in enumerate(WORDS_OF_CELLS)}
SPECTATOR = GAME.spectator

PILE = "cook spear bow stone horse axe sword shield doctor gunner"
CAMP = "horse bow stone cleopatra"
HAND = "gunner cook senator"

HIDDEN = (
    ("hand", "seen", "origin"),
    ("dismissed", "dismissed_seen", "dismissed_origin"),
    ("aside", "aside_seen", "aside_origin"),
)

Cards = str
Legion = Mapping[str, Cards]


def number(name: str) -> int:
    """The kind of that name."""
    return EMPTY if name == "-" else NUMBER[name]


def numbers(cards: Cards) -> list[int]:
    return [number(name) for name in cards.split()]


def words(kinds: Iterable[int]) -> Cards:
    return " ".join("-" if kind == EMPTY else GAME.kinds[kind] for kind in kinds)


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


class Table:
    """A game in interpreted rules, played in texts and read in words."""

    def __init__(self, state: np.ndarray) -> None:
        self.state = state

    def __getitem__(self, field: str) -> np.ndarray:
        return self.state[field][0]

    # Playing

    @property
    def to_act(self) -> int:
        """The one seat that decides now; -1 when the game is over."""
        seats = [seat for seat in range(4) if BOOK.to_act(self.state) >> seat & 1]
        assert len(seats) <= 1
        return seats[0] if seats else -1

    def why_not(self, text: str, seat: int | None = None) -> str:
        """The name of the reason, `allowed` if there is none."""
        seat = self.to_act if seat is None else seat
        return GAME.reasons[BOOK.why_forbidden(self.state, K, seat, GAME.actions.parse(text))].name

    def allows(self, *texts: str) -> bool:
        return all(self.why_not(text) == "allowed" for text in texts)

    def refuses(self, text: str, reason: str) -> None:
        assert self.why_not(text) == reason
        assert text not in self.legal

    @property
    def legal(self) -> list[str]:
        """The texts of all legal actions of the seat to act."""
        mask = np.zeros(GAME.actions.count, np.uint8)
        found = np.zeros(GAME.actions.count, np.int64)
        count = BOOK.legal_actions(self.state, K, self.to_act, mask, found)
        marked = np.flatnonzero(mask).tolist()
        assert sorted(found[:count].tolist()) == marked
        return [GAME.actions.text(action) for action in marked]

    def play(self, *texts: str) -> Table:
        """Let the seat to act do this; every one must be allowed."""
        for text in texts:
            assert self.why_not(text) == "allowed", f"{text}: {self.why_not(text)} in {self.phase}"
            before = self.cards
            BOOK.step(self.state, K, self.to_act, GAME.actions.parse(text))
            assert self.cards == before, "cards were lost or made"
            self.check_knowledge()
        return self

    @property
    def cards(self) -> Counter[int]:
        """All the cards on the table, whoever has them."""
        found = Counter(self["pile"][: self["pile_left"]].tolist())
        for field in ("hand", "camp", "legion", "dismissed", "aside"):
            found.update(self[field].ravel().tolist())
        for kind, count in enumerate(self["discard"].tolist()):
            found[kind] += count
        for piece, count in enumerate(self["gear"].sum((0, 1)).tolist()):
            found[NUMBER[EQUIPMENT[piece]]] += count
        return Counter({kind: count for kind, count in found.items() if kind != EMPTY and count})

    def check_knowledge(self) -> None:
        """`unseen` counts the pile and the hidden cards; owners know their cards; empty places are blank."""
        expected = np.zeros_like(self["unseen"])
        if self["pile_left"]:
            np.add.at(expected[self["pile_number"] - 1], self["pile"][: self["pile_left"]], 1)
        for field, seen, origin in HIDDEN:
            rows = zip(*(np.atleast_2d(self[name]).tolist() for name in (field, seen, origin)), strict=True)
            for seat, row in enumerate(rows):
                for kind, knowers, pile in zip(*row, strict=True):
                    if kind == EMPTY:
                        assert (knowers, pile) == (0, 0), f"an empty place of {field} is not blank"
                        continue
                    assert field == "aside" or knowers >> seat & 1, f"seat {seat} does not know its {GAME.kinds[kind]}"
                    if pile:
                        expected[pile - 1][kind] += 1
        assert self["unseen"].tolist() == expected.tolist()

    def copy(self) -> Table:
        return Table(self.state.copy())

    # Reading

    @property
    def phase(self) -> str:
        return GAME.actions.phases[BOOK.phase(self.state)]

    @property
    def me(self) -> int:
        """Whose turn it is."""
        return int(self["me"])

    @property
    def ending(self) -> str:
        return GAME.endings[BOOK.ending(self.state)]

    @property
    def over(self) -> bool:
        assert (self.ending == "running") == (self.to_act >= 0) == (self.phase != "over")
        return self.ending != "running"

    @property
    def camp(self) -> Cards:
        return words(self["camp"])

    def hand(self, seat: int) -> Cards:
        return words(self["hand"][seat])

    def dismissed(self, seat: int) -> Cards:
        count = self["dismissals"][seat]
        assert (self["dismissed"][seat][count:] == EMPTY).all()
        return words(self["dismissed"][seat][:count])

    @property
    def pile(self) -> Cards:
        """The draw pile, its top first."""
        assert (self["pile"][self["pile_left"] :] == EMPTY).all()
        return words(self["pile"][: self["pile_left"]][::-1])

    @property
    def discard(self) -> Cards:
        """The discard pile, by name."""
        return " ".join(
            sorted(name for kind, name in enumerate(GAME.kinds[:KINDS]) for _ in range(self["discard"][kind]))
        )

    def legion(self, seat: int) -> dict[str, Cards]:
        """The cells that are not empty, with the equipment there in the order of its kinds."""
        found = {}
        for cell, numeral in enumerate(WORDS_OF_CELLS):
            pieces = [EQUIPMENT[i] for i, count in enumerate(self["gear"][seat][cell]) for _ in range(count)]
            card = self["legion"][seat][cell]
            if card != EMPTY or pieces:
                found[numeral] = " + ".join([words([card]), *pieces])
        return found

    def points(self, seat: int) -> float:
        out = np.zeros(8, np.int64)
        BOOK.score(self.state, K, out)
        return float(out[seat]) / 2

    @property
    def places(self) -> list[int]:
        """Each seat's place in the ranking, 1 for the winner."""
        out = np.zeros(8, np.int64)
        BOOK.rank(self.state, K, out)
        return out[: self["seats"]].tolist()

    def objective(self, name: str) -> str:
        """`out`, `open`, or the seat that has it."""
        where = int(self["objective"][number(name) - FIRST_OBJECTIVE])
        return {OUT: "out", OPEN: "open"}.get(where, str(where - TAKEN))

    def seen(self, seat: int, place: int) -> set[int]:
        """Who knows the card in that hand place; 4 are the spectators."""
        return {viewer for viewer in range(5) if self["seen"][seat][place] >> viewer & 1}

    def view(self, viewer: int) -> Table:
        """The table as a seat knows it."""
        seen = np.zeros(1, GAME.state)
        BOOK.view(self.state, viewer, seen)
        return Table(seen)

    @property
    def events(self) -> list[tuple[str, int, str, str | None, str | None, int]]:
        """What happened in the last step: event, seat, card, source, target, and the bits of who knows the card."""
        return [
            (GAME.events[kind], seat, "-" if card < 0 else GAME.kinds[card], place(source), place(target), known)
            for kind, seat, card, source, target, known, _ in self["events"][: self["happened"]].tolist()
        ]

    def happened(self, name: str) -> list[tuple[int, str, str | None, str | None, int]]:
        """The events of that name."""
        return [tuple(event[1:]) for event in self.events if event[0] == name]


def place(where: int) -> str | None:
    return GAME.places.name(where)


def dealt(seats: int = 2, key: tuple[int, int] = (1, 2), **options: object) -> Table:
    """A game as it is dealt."""
    state = np.zeros(1, GAME.state)
    BOOK.deal(state, K, GAME.option_numbers(seats, options), np.array(key, np.uint64))
    return Table(state)


def lay_legion(table: Table, seat: int, legion: Legion) -> None:
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
) -> Table:
    """A position at the beginning of a turn of `me`.

    `objectives` are `"open"` or the seat that has them; `doubled` is the piece and the cell that Virtus 6 lies under,
    `burdened` the cell that Virtus 10 lies under; `known` says who else knows a card in (seat, hand place). Hand and
    dismissed cards came from the pile in use, and nobody but their owner has seen them."""
    table = dealt(seats, key, **options)
    s = table.state[0]
    s["happened"], s["events"] = 0, 0
    s["me"], s["turns"], s["last_turn"] = me, turns, last_turn
    s["pile_number"] = pile_number
    s["unseen"] = 0
    unseen = s["unseen"][pile_number - 1]

    top_first = numbers(pile)
    s["pile"], s["pile_left"] = EMPTY, len(top_first)
    s["pile"][: len(top_first)] = top_first[::-1]
    np.add.at(unseen, top_first, 1)

    for seat in range(seats):
        for i, kind in enumerate(numbers((hands or {}).get(seat, HAND))):
            s["hand"][seat][i] = kind
            s["seen"][seat][i] = 0 if kind == EMPTY else bits({seat, *(known or {}).get((seat, i), ())})
            s["origin"][seat][i] = 0 if kind == EMPTY or s["seen"][seat][i] == EVERYBODY else pile_number
            unseen[kind] += s["origin"][seat][i] == pile_number
        for i, kind in enumerate(numbers((dismissed or {}).get(seat, ""))):
            s["dismissed"][seat][i] = kind
            s["dismissed_seen"][seat][i] = bits([seat])
            s["dismissed_origin"][seat][i] = pile_number
            s["dismissals"][seat] += 1
            unseen[kind] += 1

    s["camp"] = numbers(camp)
    np.add.at(s["discard"], numbers(discard), 1)
    for seat, legion in with_caesar(seats, legions or {}).items():
        lay_legion(table, seat, legion)
    for name, where in (objectives or {}).items():
        s["objective"][number(name) - FIRST_OBJECTIVE] = OPEN if where == "open" else TAKEN + where
    if doubled:
        s["doubled_piece"], s["doubled_cell"] = EQUIPMENT.index(doubled[0]), CELL[doubled[1]]
    if burdened:
        s["burdened_cell"] = CELL[burdened]
    return table

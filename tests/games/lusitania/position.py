"""Positions of Lusitania (2019) written down in words, and a table to play on.

Cards are named by their kinds, parted by blanks: `"sword shield doctor"`; `-` is an empty place. A soldier with its
equipment is `"blue-2 + shield + sword"`. An army is a text of its soldiers, parted by commas: `"blue-2 + shield,
mercenary-4, doctor"`; it always begins with a Mars card. Of the pile the top card stands first.

    table = position(hands={0: "sword blue-1 senator"}, armies={0: "blue-2, doctor"}, commander=1)
    table.play("equip 1 under ii")
    assert table.army(0) == ["mars", "blue-2 + sword", "doctor"]
    table.refuses("replenish", "no_commander")"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import numpy as np

from iacta.engine.rulebook import rulebook
from iacta.games import load_game
from iacta.games.lusitania.kinds import COLOURS, EQUIPMENT, KINDS, MARS
from iacta.games.lusitania.state import LAST_SIX
from iacta.games.lusitanias.hands import EVERYBODY
from iacta.games.lusitanias.kinds import EMPTY

GAME = load_game("lusitania")
BOOK = rulebook(GAME, "interpreted")
K = GAME.load_cards(None).k
NUMBER = {name: number for number, name in enumerate(GAME.kinds)}
SPECTATOR = GAME.spectator

PILE = "doctor spear bow horse axe sword shield gunner axe spear shield sword"
FIELD = "horse bow caesar shield"
HAND = "gunner doctor caesar"

UPPER, LAST, SECOND = "upper part", "last six", "second pile"

Cards = str


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
    """A game in interpreted rules, played in texts and read in words. `k` is the record of its card file."""

    def __init__(self, state: np.ndarray, k: np.ndarray = K) -> None:
        self.state = state
        self.k = k

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
        return GAME.reasons[BOOK.why_forbidden(self.state, self.k, seat, GAME.actions.parse(text))].name

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
        count = BOOK.legal_actions(self.state, self.k, self.to_act, mask, found)
        marked = np.flatnonzero(mask).tolist()
        assert sorted(found[:count].tolist()) == marked
        return [GAME.actions.text(action) for action in marked]

    def play(self, *texts: str) -> Table:
        """Let the seat to act do this; every one must be allowed."""
        for text in texts:
            assert self.why_not(text) == "allowed", f"{text}: {self.why_not(text)} in {self.phase}"
            before = self.cards
            BOOK.step(self.state, self.k, self.to_act, GAME.actions.parse(text))
            assert self.cards == before, "cards were lost or made"
            self.check_knowledge()
        return self

    @property
    def cards(self) -> Counter[int]:
        """All the cards on the table but the Commander, whoever has them."""
        found = Counter(self["pile"][: self["pile_left"]].tolist())
        for field in ("hand", "field", "army"):
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
        fields = ("hand", "seen", "origin", "last_six")
        for seat, *row in zip(range(4), *(self[field].tolist() for field in fields), strict=True):
            for kind, knowers, pile, late in zip(*row, strict=True):
                if kind == EMPTY:
                    assert (knowers, pile, late) == (0, 0, 0), "an empty place of a hand is not blank"
                    continue
                assert knowers >> seat & 1, f"seat {seat} does not know its {GAME.kinds[kind]}"
                assert pile == 1 or not late, "only cards of the first pile come from its last six"
                if pile:
                    expected[pile - 1][kind] += 1
        assert self["unseen"].tolist() == expected.tolist()

    def copy(self) -> Table:
        return Table(self.state.copy(), self.k)

    # Reading

    @property
    def phase(self) -> str:
        return GAME.actions.phases[BOOK.phase(self.state)]

    @property
    def me(self) -> int:
        """Whose turn it is."""
        return int(self["me"])

    @property
    def commander(self) -> int:
        """Who holds the Commander."""
        return int(self["commander"])

    @property
    def ending(self) -> str:
        return GAME.endings[BOOK.ending(self.state)]

    @property
    def over(self) -> bool:
        assert (self.ending == "running") == (self.to_act >= 0) == (self.phase != "over")
        return self.ending != "running"

    @property
    def field(self) -> Cards:
        return words(self["field"])

    def hand(self, seat: int) -> Cards:
        return words(self["hand"][seat])

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

    def army(self, seat: int) -> list[Cards]:
        """The army in its order: Mars, the numerals, the doctor, the gunner; equipment in the order of its kinds."""
        found = []
        for place, card in enumerate(self["army"][seat]):
            pieces = [EQUIPMENT[i] for i, count in enumerate(self["gear"][seat][place]) for _ in range(count)]
            if card != EMPTY or pieces:
                found.append(" + ".join([words([card]), *pieces]))
        return found

    def mars_used(self, seat: int) -> bool:
        return bool(self["mars_used"][seat])

    def points(self, seat: int) -> int:
        out = np.zeros(8, np.int64)
        BOOK.score(self.state, self.k, out)
        return int(out[seat])

    @property
    def places(self) -> list[int]:
        """Each seat's place in the ranking, 1 for the winner."""
        out = np.zeros(8, np.int64)
        BOOK.rank(self.state, self.k, out)
        return out[: self["seats"]].tolist()

    def seen(self, seat: int, place: int) -> set[int]:
        """Who knows the card in that hand place, counted from 0; 4 are the spectators."""
        return {viewer for viewer in range(5) if self["seen"][seat][place] >> viewer & 1}

    def came_from(self, seat: int, place: int) -> str | None:
        """What all know of where a hand card came from: UPPER, LAST or SECOND; None if all know the card itself."""
        if self["origin"][seat][place] == 0:
            return None
        return SECOND if self["origin"][seat][place] == 2 else LAST if self["last_six"][seat][place] else UPPER

    def view(self, viewer: int) -> Table:
        """The table as a seat knows it."""
        seen = np.zeros(1, GAME.state)
        BOOK.view(self.state, viewer, seen)
        return Table(seen, self.k)

    def filled(self, viewer: int, seed: int) -> Table:
        """A table that the viewer cannot tell from this one, with the same cards."""
        state = np.zeros(1, GAME.state)
        BOOK.determinize(self.view(viewer).state, self.k, viewer, state, np.array([seed], np.uint64))
        filled = Table(state, self.k)
        assert filled.cards == self.cards
        filled.check_knowledge()
        return filled

    @property
    def events(self) -> list[tuple[str, int, str, str | None, str | None, int]]:
        """What happened in the last step: event, seat, card, source, target, and the bits of who knows the card."""
        name = GAME.places.name
        return [
            (GAME.events[kind], seat, "-" if card < 0 else GAME.kinds[card], name(source), name(target), known)
            for kind, seat, card, source, target, known, _ in self["events"][: self["happened"]].tolist()
        ]

    def happened(self, name: str) -> list[tuple[int, str, str | None, str | None, int]]:
        """The events of that name, without it."""
        return [event[1:] for event in self.events if event[0] == name]


def dealt(seats: int = 2, key: tuple[int, int] = (1, 2), k: np.ndarray = K, **options: object) -> Table:
    """A game as it is dealt."""
    state = np.zeros(1, GAME.state)
    BOOK.deal(state, k, GAME.option_numbers(seats, options), np.array(key, np.uint64))
    return Table(state, k)


def lay_army(table: Table, seat: int, army: Cards) -> None:
    table["army"][seat] = EMPTY
    table["army"][seat][0] = MARS
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
) -> Table:
    """A position at the beginning of a turn of `me`, who holds the Commander unless `commander` names another seat.

    `mars_used` are the seats that have used Mars; `known` says who else knows a card in (seat, hand place), counted
    from 0. Hand cards came from the pile in use, of the first from its upper part, and nobody but their owner has seen
    them; those of `last_six` came from the last six of the first pile, those of `from_first` from its upper part."""
    table = dealt(seats, key, k, **options)
    s = table.state[0]
    s["happened"], s["events"], s["unseen"], s["discard"] = 0, 0, 0, 0
    s["me"], s["turns"], s["commander"] = me, turns, me if commander is None else commander
    s["pile_number"] = pile_number

    top_first = numbers(pile)
    s["pile"], s["pile_left"] = EMPTY, len(top_first)
    s["pile"][: len(top_first)] = top_first[::-1]
    np.add.at(s["unseen"][pile_number - 1], top_first, 1)

    late, early = set(last_six), set(from_first)
    for seat in range(seats):
        for i, kind in enumerate(numbers((hands or {}).get(seat, HAND))):
            s["hand"][seat][i] = kind
            s["seen"][seat][i] = 0 if kind == EMPTY else bits({seat, *(known or {}).get((seat, i), ())})
            hidden = kind != EMPTY and s["seen"][seat][i] != EVERYBODY
            s["last_six"][seat][i] = (seat, i) in late
            s["origin"][seat][i] = (1 if (seat, i) in late | early else pile_number) if hidden else 0
            if hidden:
                s["unseen"][s["origin"][seat][i] - 1][kind] += 1

    s["field"] = numbers(field)
    np.add.at(s["discard"], numbers(discard), 1)
    for seat in range(seats):
        lay_army(table, seat, (armies or {}).get(seat, ""))
        s["mars_used"][seat] = seat in set(mars_used)
    table.check_knowledge()
    return table


__all__ = ["LAST", "LAST_SIX", "SECOND", "SPECTATOR", "UPPER", "K", "Table", "dealt", "number", "numbers", "position"]

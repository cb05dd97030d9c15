"""A table of either Lusitania to play on: its rules interpreted, played in texts and read in words.

Cards are named by their kinds, parted by blanks: `"sword shield doctor"`; `-` is an empty place. A soldier with its
equipment is `"blue-2 + shield + sword"`. Of the piles the top card stands first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

import numpy as np

from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.game import Game
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitanias.hands import EVERYBODY

Cards = str


class Names:
    """The names of a game's kinds and their numbers."""

    def __init__(self, game: Game) -> None:
        self.kinds = game.kinds
        self.number_of = {name: number for number, name in enumerate(game.kinds)}

    def number(self, name: str) -> int:
        """The kind of that name."""
        return EMPTY if name == "-" else self.number_of[name]

    def numbers(self, cards: Cards) -> list[int]:
        return [self.number(name) for name in cards.split()]

    def words(self, kinds: Iterable[int]) -> Cards:
        return " ".join("-" if kind == EMPTY else self.kinds[kind] for kind in kinds)


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


class LusitaniaPosition:
    """What the tables of both games have in common; `k` is the record of a card file."""

    game: ClassVar[Game]
    book: ClassVar[Rulebook]
    names: ClassVar[Names]
    usual: ClassVar[np.ndarray]  # the record of the usual card file
    equipment: ClassVar[tuple[str, ...]]
    fields: ClassVar[tuple[str, ...]]  # those that hold a card at each place
    hidden: ClassVar[tuple[tuple[str, str, str], ...]]  # of hidden cards: the kinds, who knows them, from which pile

    def __init__(self, state: np.ndarray, k: np.ndarray | None = None) -> None:
        self.state = state
        self.k = self.usual if k is None else k

    @classmethod
    def dealt(
        cls, seats: int = 2, key: tuple[int, int] = (1, 2), k: np.ndarray | None = None, **options: object
    ) -> Self:
        """A game as it is dealt."""
        table = cls(np.zeros(1, cls.game.state), k)
        cls.book.deal(table.state, table.k, cls.game.option_numbers(seats, options), np.array(key, np.uint64))
        return table

    def __getitem__(self, field: str) -> np.ndarray:
        return self.state[field][0]

    def copy(self) -> Self:
        return type(self)(self.state.copy(), self.k)

    # Playing

    @property
    def to_act(self) -> int:
        """The one seat that decides now; -1 when the game is over."""
        seats = [seat for seat in range(4) if self.book.to_act(self.state) >> seat & 1]
        assert len(seats) <= 1
        return seats[0] if seats else -1

    def why_not(self, text: str, seat: int | None = None) -> str:
        """The name of the reason, `allowed` if there is none."""
        seat = self.to_act if seat is None else seat
        action = self.game.actions.parse(text)
        return self.game.reasons[self.book.why_forbidden(self.state, self.k, seat, action)].text

    def allows(self, *texts: str) -> bool:
        return all(self.why_not(text) == "allowed" for text in texts)

    def refuses(self, text: str, reason: str) -> None:
        assert self.why_not(text) == reason
        assert text not in self.legal

    @property
    def legal(self) -> list[str]:
        """The texts of all legal actions of the seat to act."""
        actions = self.game.actions
        mask = np.zeros(actions.count, np.uint8)
        found = np.zeros(actions.count, np.int64)
        count = self.book.legal_actions(self.state, self.k, self.to_act, mask, found)
        marked = np.flatnonzero(mask).tolist()
        assert sorted(found[:count].tolist()) == marked
        return [actions.text(action) for action in marked]

    def play(self, *texts: str) -> Self:
        """Let the seat to act do this; every one must be allowed."""
        for text in texts:
            assert self.why_not(text) == "allowed", f"{text}: {self.why_not(text)} in {self.phase}"
            before = self.cards
            self.book.step(self.state, self.k, self.to_act, self.game.actions.parse(text))
            assert self.cards == before, "cards were lost or made"
            self.check_knowledge()
        return self

    @property
    def cards(self) -> Counter[int]:
        """All the cards that can be drawn, and what else lies in fields of cards, whoever has them."""
        found = Counter(self["pile"][: self["pile_left"]].tolist())
        for field in self.fields:
            found.update(self[field].ravel().tolist())
        for kind, count in enumerate(self["discard"].tolist()):
            found[kind] += count
        for piece, count in enumerate(self["gear"].sum((0, 1)).tolist()):
            found[self.names.number(self.equipment[piece])] += count
        return Counter({kind: count for kind, count in found.items() if kind != EMPTY and count})

    def check_knowledge(self) -> None:
        """`unseen` counts the pile and the hidden cards; owners know their cards; empty places are blank."""
        expected = np.zeros_like(self["unseen"])
        if self["pile_left"]:
            np.add.at(expected[self["pile_number"] - 1], self["pile"][: self["pile_left"]], 1)
        for field, seen, origin in self.hidden:
            rows = zip(*(np.atleast_2d(self[name]).tolist() for name in (field, seen, origin)), strict=True)
            for seat, row in enumerate(rows):
                for kind, knowers, pile in zip(*row, strict=True):
                    if kind == EMPTY:
                        assert (knowers, pile) == (0, 0), f"an empty place of {field} is not blank"
                        continue
                    own = self[field].ndim == 2
                    assert not own or knowers >> seat & 1, f"seat {seat} does not know its {self.game.kinds[kind]}"
                    if pile:
                        expected[pile - 1][kind] += 1
        assert self["unseen"].tolist() == expected.tolist()

    # Reading

    @property
    def phase(self) -> str:
        return self.game.actions.phases[self.book.phase(self.state)]

    @property
    def me(self) -> int:
        """Whose turn it is."""
        return int(self["me"])

    @property
    def ending(self) -> str:
        return self.game.endings[self.book.ending(self.state)]

    @property
    def over(self) -> bool:
        assert (self.ending == "running") == (self.to_act >= 0) == (self.phase != "over")
        return self.ending != "running"

    def hand(self, seat: int) -> Cards:
        return self.names.words(self["hand"][seat])

    @property
    def pile(self) -> Cards:
        """The draw pile, its top first."""
        assert (self["pile"][self["pile_left"] :] == EMPTY).all()
        return self.names.words(self["pile"][: self["pile_left"]][::-1])

    @property
    def discard(self) -> Cards:
        """The discard pile, by name."""
        counts = self["discard"].tolist()
        return " ".join(sorted(self.game.kinds[kind] for kind, count in enumerate(counts) for _ in range(count)))

    def with_gear(self, soldiers: str, seat: int) -> Iterator[tuple[int, Cards]]:
        """The places of a seat's soldiers that are not empty, with the equipment there in the order of its kinds."""
        for place, (card, gear) in enumerate(zip(self[soldiers][seat], self["gear"][seat], strict=True)):
            pieces = [self.equipment[i] for i, count in enumerate(gear) for _ in range(count)]
            if card != EMPTY or pieces:
                yield place, " + ".join([self.names.words([card]), *pieces])

    def points(self, seat: int) -> float:
        out = np.zeros(8, np.int64)
        self.book.score(self.state, self.k, out)
        return float(out[seat]) / self.game.points_per_victory_point

    @property
    def places(self) -> list[int]:
        """Each seat's place in the ranking, 1 for the winner."""
        out = np.zeros(8, np.int64)
        self.book.rank(self.state, self.k, out)
        return out[: self["seats"]].tolist()

    def seen(self, seat: int, place: int) -> set[int]:
        """Who knows the card in that hand place, counted from 0; 4 are the spectators."""
        return {viewer for viewer in range(5) if self["seen"][seat][place] >> viewer & 1}

    def view(self, viewer: int) -> Self:
        """The table as a seat knows it."""
        seen = np.zeros(1, self.game.state)
        self.book.view(self.state, viewer, seen)
        return type(self)(seen, self.k)

    @property
    def events(self) -> list[tuple[str, int, str, str | None, str | None, int]]:
        """What happened in the last step: event, seat, card, source, target, and the bits of who knows the card."""
        game, name = self.game, self.game.places.name
        return [
            (game.events[kind], seat, "-" if card < 0 else game.kinds[card], name(source), name(target), known)
            for kind, seat, card, source, target, known, _ in self["events"][: self["happened"]].tolist()
        ]

    def happened(self, name: str) -> list[tuple[int, str, str | None, str | None, int]]:
        """The events of that name, without it."""
        return [event[1:] for event in self.events if event[0] == name]

    # Building

    def lay_piles(self, pile: Cards, pile_number: int, discard: Cards) -> None:
        """A fresh table with these piles; no hidden card is anywhere else."""
        s, top_first = self.state[0], self.names.numbers(pile)
        s["happened"], s["events"], s["unseen"], s["discard"] = 0, 0, 0, 0
        s["pile"], s["pile_left"], s["pile_number"] = EMPTY, len(top_first), pile_number
        s["pile"][: len(top_first)] = top_first[::-1]
        np.add.at(s["unseen"][pile_number - 1], top_first, 1)
        np.add.at(s["discard"], self.names.numbers(discard), 1)

    def hold(self, seat: int, place: int, kind: int, knowers: Iterable[int], pile: int) -> None:
        """A card in a hand, known to its owner and these, from that pile; where all know it, nobody asks for that."""
        s = self.state[0]
        s["hand"][seat][place] = kind
        s["seen"][seat][place] = 0 if kind == EMPTY else bits({seat, *knowers})
        if kind == EMPTY or s["seen"][seat][place] == EVERYBODY:
            s["origin"][seat][place] = 0
        else:
            s["origin"][seat][place] = pile
            s["unseen"][pile - 1][kind] += 1

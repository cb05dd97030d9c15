"""Following the cards over the table by the events alone, as an attentive player does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from iacta.engine.rules.events import CARD, KNOWN, NO_CARD, SEAT, SOURCE, TARGET
from iacta.engine.rules.game import Game
from iacta.engine.rules.places import NOWHERE, Zone, indices

Place = int
#: Who knows a card after a move, from who knew it before, the acting seat, and the names of the two places.
WhoKnows = Callable[[int, int, str | None, str], int]


@dataclass
class Card:
    """A card on its way over the table."""

    number: int
    kind: int  # 0 as long as the follower has not been told
    known: int  # the viewers who know it, one bit each
    pile: int  # the draw pile it came from, counted from 1; 0 if it never was in one


@dataclass(frozen=True)
class Followed:
    """What was on the table after a step: the cards at each place, the size of each hidden pile, and the step's events
    with the card that each was about."""

    cards: Mapping[Place, tuple[Card, ...]]
    sizes: Mapping[Place, int]
    pile: int
    events: np.ndarray
    about: tuple[int | None, ...]


def nobody(known: int, seat: int, source: str | None, target: str) -> int:
    return 0


@dataclass
class Following:
    """A table that is rebuilt from events. With a `viewer` it is told what that viewer is told."""

    game: Game
    who_knows: WhoKnows = nobody
    viewer: int | None = None
    cards: dict[Place, list[Card]] = field(default_factory=lambda: defaultdict(list))
    sizes: dict[Place, int] = field(default_factory=lambda: defaultdict(int))
    pile: int = 1
    met: int = 0

    def begin(self, dealt: np.ndarray) -> None:
        """An empty table, but for the hidden piles: what lies in one after the deal, and what was dealt from it."""
        events = dealt["events"][0][: dealt["happened"][0]]
        for zone in self.game.places.zones:
            if zone.hidden:
                first = self.game.places.first[zone.name]
                taken = sum(1 for event in events if event[SOURCE] == first and event[CARD] != NO_CARD)
                self.sizes[first] = lying_in(zone, dealt) + taken

    def follow(self, events: np.ndarray) -> Followed:
        """The table after these events."""
        about = tuple(self.move(event) for event in events)
        cards = {place: tuple(replace(card) for card in lying) for place, lying in self.cards.items() if lying}
        return Followed(cards, dict(self.sizes), self.pile, events.copy(), about)

    def move(self, event: np.ndarray) -> int | None:
        """Do what an event tells; the number of the card it is about."""
        source, target = int(event[SOURCE]), int(event[TARGET])
        if event[CARD] == NO_CARD:
            self.move_all(source, target)
            return None
        if target == NOWHERE:
            return None
        told = self.viewer is None or int(event[KNOWN]) >> self.viewer & 1
        kind = int(event[CARD]) if told else 0
        card = self.taken(source, kind)
        card.kind = kind or card.kind
        name = self.game.places.name
        card.known = self.who_knows(card.known, int(event[SEAT]), name(source), str(name(target)))
        self.cards[target].append(card)
        return card.number

    def move_all(self, source: Place, target: Place) -> None:
        """An event without a card moves all of them: they become a new pile, or what was lent is taken back. If it has
        one place or none it is only about that."""
        if source == target:
            return
        if target != NOWHERE:
            self.sizes[target] += len(self.cards.pop(source, []))
            self.pile += 1
            return
        zone, _ = self.game.places.zone(source)
        if zone.lent:
            for place in range(source, source + zone.places):
                self.cards.pop(place, None)

    def taken(self, source: Place, kind: int) -> Card:
        if source == NOWHERE:
            return self.new_card(0)
        zone, index = self.game.places.zone(source)
        if zone.hidden:
            self.sizes[source] -= 1
            return self.new_card(self.pile)
        lying = self.cards[source]
        if zone.heap:
            return lying.pop(next(i for i, card in enumerate(lying) if card.kind == kind))
        card = lying.pop(0)  # where two lie for a moment, as in an exchange, the one that came first leaves
        if zone.closes_up:
            for place in range(source, source + zone.shape[-1] - index[-1] - 1):
                self.cards[place] = self.cards.pop(place + 1, [])
        return card

    def new_card(self, pile: int) -> Card:
        self.met += 1
        return Card(self.met, 0, 0, pile)

    def differences(self, record: np.ndarray, open_cards: Mapping[str, int]) -> list[str]:
        """Where the rebuilt table is not the table of a state or view; a card not told is 0. The open cards lie at
        their places beside what the record's fields of kinds say."""
        found = []
        for zone in self.game.places.zones:
            first = self.game.places.first[zone.name]
            if zone.hidden:
                # Of a pile that nobody may look into only the size can be compared.
                size = lying_in(zone, record)
                if size != self.sizes[first]:
                    found.append(f"{zone.name} has {size} cards, not {self.sizes[first]}")
                continue
            for place, index in enumerate(indices(zone.shape), first):
                name = self.game.places.names[place]
                rebuilt = sorted(card.kind for card in self.cards.get(place, ()))
                kinds = kinds_at(zone, record[zone.cards][0], index) if zone.cards else []
                kinds += [open_cards[name]] if name in open_cards else []
                if kinds != rebuilt:
                    found.append(f"{name} holds {kinds}, not {rebuilt}")
        return found


def lying_in(zone: Zone, record: np.ndarray) -> int:
    """How many cards lie in a hidden pile; those of a view are all unknown."""
    return int(np.count_nonzero(record[zone.cards][0] >= 0))


def kinds_at(zone: Zone, cards: np.ndarray, index: tuple[int, ...]) -> list[int]:
    """The kinds of the cards at one place."""
    if zone.heap:
        return [zone.offset + i for i, count in enumerate(cards[index]) for _ in range(count)]
    kind = int(cards[index])
    return [] if kind < 0 else [kind]


def count_kinds(game: Game, zone: Zone, record: np.ndarray) -> np.ndarray:
    """How many cards of each kind lie in a zone."""
    counts = np.zeros(len(game.kinds), np.int64)
    cards = np.atleast_1d(record[zone.cards][0])
    if zone.heap:
        heap = cards.reshape(-1, cards.shape[-1]).sum(axis=0)
        counts[zone.offset : zone.offset + len(heap)] += heap
        counts[0] = 0
    else:
        counts += np.bincount(cards[cards > 0].ravel(), minlength=len(game.kinds))
    return counts


def all_kinds(game: Game, record: np.ndarray) -> np.ndarray:
    """How many cards of each kind lie on the whole table, without those that are lent."""
    zones = [zone for zone in game.places.zones if zone.cards and not zone.lent]
    return sum((count_kinds(game, zone, record) for zone in zones), np.zeros(len(game.kinds), np.int64))

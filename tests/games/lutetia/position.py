"""Positions of Lutetia written down in words, and a table to play on.

Cards are named by their kinds, parted by blanks: `"baker-1 legion"`. An apprentice that has joined a baker is
`baker+apprentice`; one that waits is `apprentice`. The two action cards of a seat are `"a:2 income"`: the left one bids
for slot A and 2 sesterces lie on it, the right one is for income. Of the decks the top card stands first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.game import Cards as CardFile
from iacta.engine.rules.meanings import EMPTY
from iacta.games import load_game
from iacta.games.lutetia.kinds import ARTISANS, FIRST_ACTION, FIRST_PLACE, KINDS, SLOT_NAMES, Kind
from iacta.games.lutetia.names import Phase
from iacta.games.lutetia.state import EVERYBODY, SEATS
from iacta.match import Match

GAME = load_game("lutetia")
BOOK = rulebook(GAME, "interpreted")
USUAL_CARDS = GAME.load_cards(None)
K = USUAL_CARDS.k
NUMBER = {name: number for number, name in enumerate(GAME.kinds)}
SLOT = {name.lower(): slot for slot, name in enumerate(SLOT_NAMES)}
ROWS = {2: 3, 3: 3, 4: 4, 5: 5}
SPECTATOR = GAME.spectator

# What lies there if a test does not say: characters for nothing, places that do nothing when they are bought.
FREE_OR_IDLE = "brewer-2 baker-2 druid-2 blacksmith-2 brewer-1 mill laboratory forge statue bakery"
MARKET = dict(zip(SLOT, FREE_OR_IDLE.split(), strict=True))
CHARACTERS = "baker-1 druid-1 blacksmith-1 brewer-3 baker-3 druid-3 blacksmith-3 brewer-4 baker-4 druid-4"
PLACES = "bazaar-1 bazaar-2 bazaar-3 bazaar-4 bazaar-5 bazaar-6 herbalist armoury mill laboratory"

Words = str


def numbers(cards: Words) -> list[int]:
    return [NUMBER[name] for name in cards.split()]


def words(counts: Iterable[int], first: int = 0) -> Words:
    """The cards of a heap, in the order of their kinds."""
    return " ".join(GAME.kinds[first + i] for i, count in enumerate(counts) for _ in range(count))


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(SEATS) if mask >> seat & 1]


class Position:
    """A game in interpreted rules, played in texts and read in words."""

    def __init__(self, state: np.ndarray, cards: CardFile = USUAL_CARDS) -> None:
        self.state = state
        self.cards = cards

    def __getitem__(self, field: str) -> np.ndarray:
        return self.state[field][0]

    def copy(self) -> Position:
        return Position(self.state.copy(), self.cards)

    def match(self) -> Match:
        """A match that goes on from here; what came before is not in its log."""
        match = Match(GAME, self.seats, {"round_limit": int(self["round_limit"])}, cards=self.cards, mode="interpreted")
        match.state = self.state.copy()
        return match

    # Playing

    @property
    def to_act(self) -> list[int]:
        return seats_of(BOOK.to_act(self.state))

    @property
    def current_seat(self) -> int:
        return int(BOOK.current_seat(self.state))

    def why_not(self, seat: int, text: str) -> str:
        """The name of the reason, `allowed` if there is none."""
        return GAME.reasons[BOOK.why_forbidden(self.state, self.cards.k, seat, GAME.actions.parse(text))].text

    def legal(self, seat: int) -> list[str]:
        """The texts of all legal actions of a seat."""
        mask = np.zeros(GAME.actions.count, np.uint8)
        found = np.zeros(GAME.actions.count, np.int64)
        count = BOOK.legal_actions(self.state, self.cards.k, seat, mask, found)
        marked = np.flatnonzero(mask).tolist()
        assert sorted(found[:count].tolist()) == marked
        return [GAME.actions.text(action) for action in marked]

    def play(self, seat: int, *texts: str) -> Position:
        """Let the seat do this; it must be its turn and every one must be allowed."""
        for text in texts:
            assert seat in self.to_act, f"{text}: seat {seat} does not decide in {self.phase}"
            assert self.why_not(seat, text) == "allowed", f"{text}: {self.why_not(seat, text)} in {self.phase}"
            before = self.all_cards
            BOOK.step(self.state, self.cards.k, seat, GAME.actions.parse(text))
            assert self.all_cards == before, "cards were lost or made"
        return self

    def bid(self, *texts: str) -> Position:
        """Everybody chooses, in seat order: `"a+b"`, `"a and income"` or `"double income"`."""
        for seat, text in enumerate(texts):
            self.play(seat, text if text == "double income" else f"bid {text}")
        return self

    def reveal(self) -> Position:
        """Everybody is ready."""
        while self.phase == "bribes":
            self.play(self.current_seat, "ready")
        return self

    def decline(self) -> Position:
        """Nobody plays a Legion any more in this round."""
        while self.phase == "legions":
            self.play(self.current_seat, "pass")
        return self

    # Reading

    @property
    def seats(self) -> int:
        return int(self["seats"])

    @property
    def phase(self) -> str:
        return GAME.actions.phases[BOOK.phase(self.state)]

    @property
    def ending(self) -> str:
        return GAME.endings[BOOK.ending(self.state)]

    @property
    def over(self) -> bool:
        assert (self.ending == "running") == bool(self.to_act) == (self.phase != "over")
        return self.ending != "running"

    @property
    def round(self) -> int:
        return int(self["round"])

    @property
    def cash(self) -> list[int]:
        return self["cash"][: self.seats].tolist()

    @property
    def bids(self) -> list[Words]:
        """The action cards before each seat with what lies on them, as `position` takes them; empty if none lie."""
        return [
            " ".join(
                action_word(card) + (f":{stake}" if stake else "")
                for card, stake in zip(self["bid"][seat].tolist(), self["stake"][seat].tolist(), strict=True)
                if card != EMPTY
            )
            for seat in range(self.seats)
        ]

    def side(self, seat: int, card: str) -> str:
        """Where the seat's action card of that name lies."""
        return ("left", "right")[[bid.partition(":")[0] for bid in self.bids[seat].split()].index(card)]

    @property
    def market(self) -> dict[str, str]:
        """The cards on sale by their slots."""
        return {slot: GAME.kinds[self["market"][i]] for slot, i in SLOT.items() if self["market"][i] != EMPTY}

    @property
    def coins(self) -> dict[str, int]:
        """The coins on cards by their slots, where there are any."""
        return {slot: int(self["coins"][i]) for slot, i in SLOT.items() if self["coins"][i]}

    def owned(self, seat: int) -> Words:
        """All cards of a seat, in the order of their kinds, then the apprentices that joined an artisan."""
        joined = [
            f"{artisan}+apprentice"
            for artisan, count in zip(ARTISANS, self["attached"][seat].ravel().tolist(), strict=True)
            for _ in range(count)
        ]
        return " ".join([*words(self["owned"][seat].tolist()).split(), *joined])

    @property
    def gone(self) -> Words:
        return words(self["gone"].tolist())

    def deck(self, name: str) -> Words:
        """`characters` or `places`, the top first."""
        left = self[f"{name}_left"]
        assert (self[name][left:] == EMPTY).all()
        return " ".join(GAME.kinds[kind] for kind in self[name][:left][::-1])

    @property
    def all_cards(self) -> Counter[int]:
        """All characters and places, wherever they are."""
        found: Counter[int] = Counter()
        for field in ("market", "characters", "places", "box"):
            found.update(kind for kind in self[field].tolist() if kind != EMPTY)
        for heap in (*self["owned"].tolist(), self["gone"].tolist()):
            found.update({kind: count for kind, count in enumerate(heap) if count})
        found[Kind.APPRENTICE] += int(self["attached"].sum())
        return found

    @property
    def points(self) -> list[int]:
        return self.by_seat(BOOK.score)

    @property
    def places(self) -> list[int]:
        """Each seat's place in the ranking, 1 for the winner."""
        return self.by_seat(BOOK.rank)

    def by_seat(self, entry_point: Callable[..., None]) -> list[int]:
        out = np.zeros(8, np.int64)
        entry_point(self.state, self.cards.k, out)
        return out[: self.seats].tolist()

    def view(self, viewer: int) -> Position:
        """The table as a viewer knows it."""
        seen = np.zeros(1, GAME.state)
        BOOK.view(self.state, viewer, seen)
        return Position(seen, self.cards)

    def filled(self, viewer: int, seed: int) -> Position:
        """A table that the viewer cannot tell from this one, with the same cards."""
        state = np.zeros(1, GAME.state)
        BOOK.determinize(self.view(viewer).state, self.cards.k, viewer, state, np.array([seed], np.uint64))
        filled = Position(state, self.cards)
        assert filled.all_cards == self.all_cards
        seen, known = (GAME.without_events(table.view(viewer).state) for table in (filled, self))
        assert seen.tobytes() == known.tobytes()
        return filled

    @property
    def events(self) -> list[str]:
        """The names of what happened in the last step, in order."""
        return [GAME.events[event[0]] for event in self["events"][: self["happened"]].tolist()]

    def happened(self, name: str) -> list[tuple[int, str | None, int]]:
        """The events of that name in the last step: seat, place where it ended, and amount."""
        return [
            (seat, GAME.places.name(target), amount)
            for kind, seat, _, _, target, _, amount in self["events"][: self["happened"]].tolist()
            if GAME.events[kind] == name
        ]


def action_word(card: int) -> str:
    return "income" if card == Kind.INCOME else SLOT_NAMES[card - FIRST_ACTION].lower()


def dealt(seats: int = 3, key: tuple[int, int] = (1, 2), cards: CardFile = USUAL_CARDS, **options: object) -> Position:
    """A game as it is dealt."""
    state = np.zeros(1, GAME.state)
    BOOK.deal(state, cards.k, GAME.option_numbers(seats, options), np.array(key, np.uint64))
    return Position(state, cards)


def give(table: Position, seat: int, cards: Words) -> None:
    for name in cards.split():
        host, joined, _ = name.partition("+")
        if joined:
            table["attached"][seat][ARTISANS.index(host)] += 1
        else:
            table["owned"][seat][NUMBER[name]] += 1


def lay(table: Position, bids: Sequence[Words], known: Sequence[int]) -> None:
    for seat, pair in enumerate(bids):
        for side, word in enumerate(pair.split()):
            card, _, stake = word.partition(":")
            table["bid"][seat][side] = Kind.INCOME if card == "income" else FIRST_ACTION + SLOT[card]
            table["bid_seen"][seat][side] = known[seat]
            table["stake"][seat][side] = int(stake or 0)


def position(
    *,
    seats: int | None = None,
    round: int = 1,  # noqa: A002  # the rulebook's word
    market: Mapping[str, str] | None = None,
    coins: Mapping[str, int] | None = None,
    cash: int | Sequence[int] = 5,
    owned: Mapping[int, Words] | None = None,
    gone: Words = "",
    characters: Words = CHARACTERS,
    places: Words = PLACES,
    bids: Sequence[Words] | None = None,
    ready: Iterable[int] = (),
    last_briber: int | None = None,
    legions: str | None = None,
    support: Mapping[int, int] | None = None,
    passed: Iterable[int] = (),
    apprentice: str | None = None,
    me: int = 0,
    key: tuple[int, int] = (1, 2),
    cards: CardFile = USUAL_CARDS,
    round_limit: int = 60,
) -> Position:
    """A position before the bids of a round, with three seats unless told otherwise.

    With `bids` these lie face down and bribes are to be put; `ready` are the seats that are ready, `last_briber` bribed
    last. With `legions`, a slot, they are revealed, the slots before it are finished, and `me` may play a Legion there,
    after the Legions in `support` and the passes in `passed`. With `apprentice`, a slot, that is where `me` has just
    bought one and chooses its artisan. Slots that `market` does not name hold MARKET's cards, or none (`-`)."""
    seats = seats or (len(bids) if bids else 3)
    table = dealt(seats, key, cards, round_limit=round_limit)
    s = table.state[0]
    s["happened"], s["events"] = 0, 0
    s["round"] = round
    s["cash"][:seats] = cash
    sold = SLOT[legions] if legions else SLOT[apprentice] + 1 if apprentice else 0
    for slot, i in SLOT.items():
        name = (market or {}).get(slot, "-" if i < sold or i % 5 >= ROWS[seats] else MARKET[slot])
        s["market"][i] = EMPTY if name == "-" else NUMBER[name]
    for slot, count in (coins or {}).items():
        s["coins"][SLOT[slot]] = count
    for seat, names in (owned or {}).items():
        give(table, seat, names)
    np.add.at(s["gone"], numbers(gone), 1)
    for name, deck in (("characters", numbers(characters)), ("places", numbers(places))):
        s[name], s[f"{name}_left"] = EMPTY, len(deck)
        s[name][: len(deck)] = deck[::-1]
    s["last_briber"] = (round - 1) % seats if last_briber is None else last_briber
    if bids is not None:
        s["phase"], s["ready"] = Phase.BRIBES, bits(ready)
        lay(table, bids, [1 << seat for seat in range(seats)])
    if legions or apprentice:
        lay(table, bids or (), [EVERYBODY] * seats)
        s["phase"], s["slot"] = (Phase.LEGIONS, SLOT[legions]) if legions else (Phase.APPRENTICE, sold - 1)
        s["me"], s["passed"] = me, bits(passed)
        for seat, count in (support or {}).items():
            s["support"][seat] = count
    return table


def at_the_end(
    owned: Mapping[int, Words], *, seats: int = 2, cash: int | Sequence[int] = 0, cards: CardFile = USUAL_CARDS
) -> Position:
    """A game that is over, with nothing left on the table but what everybody owns."""
    table = position(seats=seats, owned=owned, cash=cash, market=dict.fromkeys(SLOT, "-"), cards=cards)
    s = table.state[0]
    s["phase"], s["ending"] = Phase.OVER, GAME.endings.index("both_decks")
    return table


def copies(seats: int) -> dict[str, list[str]]:
    """The characters and places in play with so many seats, each bazaar still among them."""
    names = [name for kind, name in enumerate(GAME.kinds[:KINDS]) for _ in range(K[0].copies[seats, kind])]
    return {
        "characters": [name for name in names if NUMBER[name] < FIRST_PLACE],
        "places": [name for name in names if NUMBER[name] >= FIRST_PLACE],
    }

"""Lusitania (2019), slow and obvious: the whole game as its rules page tells it, to be played beside the real one.

Cards are named by their kinds and places are those of events, `hand.0.2`. The model has no luck of its own: it is told
which hand place a Senator hit, and in which order the second pile lies."""

from __future__ import annotations

import dataclasses
from collections import Counter

from tests.games.lusitania import oracle
from tests.games.lusitania.position import GAME, LAST, SECOND, UPPER

EVERYBODY = {0, 1, 2, 3, GAME.spectator}
NUMERALS = ("i", "ii", "iii", "iv", "v")
ARMY_ORDER = ("doctor", "gunner")  # their places in an army follow the numerals


@dataclasses.dataclass
class HandCard:
    """A card in a hand: who knows it, and the part of a pile it came from; None if all know the card itself."""

    kind: str
    knowers: set[int]
    origin: str | None


@dataclasses.dataclass
class Luck:
    """What chance did in a step: the place a Senator hit, and the second pile, its top first."""

    hit: int = -1
    second_pile: list[str] = dataclasses.field(default_factory=list)


class Ended(Exception):
    """The game ends at once; the rest of the step is dropped."""


Move = tuple[str, str | None, str, frozenset[int]]  # the card, from where, to where, who knows the card


@dataclasses.dataclass
class Model:
    """A game in progress. Of the pile the top stands first; an army is a soldier's pieces by its kind."""

    seats: int
    last_turn: int  # how many turns are finished when the limit ends the game (L17)
    me: int
    commander: int
    hands: list[list[HandCard | None]]
    field: list[str]
    armies: list[dict[str, list[str]]]
    mars_used: list[bool]
    pile: list[str]
    pile_number: int = 1
    discard: list[str] = dataclasses.field(default_factory=list)
    turns: int = 0
    replenished: bool = False
    ending: str = "running"
    luck: Luck = dataclasses.field(default_factory=Luck)
    moves: list[Move] = dataclasses.field(default_factory=list)  # of the last step

    # What may be done

    def legal(self) -> set[str]:
        """The texts of all that the seat whose turn it is may do."""
        if self.ending != "running":
            return set()
        found = {f"trade {mine} for {theirs}" for mine in (1, 2, 3) for theirs in (1, 2, 3, 4)}
        if self.commander == self.me and not self.replenished:
            found.add("replenish")
        if not self.mars_used[self.me]:
            found.add("mars")
        for place in (1, 2, 3):
            kind = self.held(self.me, place - 1).kind
            if self.may_join(kind):
                found.add(f"recruit {place}")
            found |= {
                f"equip {place} under {NUMERALS[number - 1]}"
                for soldier, pieces in self.armies[self.me].items()
                if isinstance(number := oracle.numeral(soldier), int) and oracle.may_carry(soldier, pieces, kind)
            }
            if kind == "caesar":
                found.add(f"caesar {place}")
            if kind == "senator":
                found |= {f"senator {place} from seat {seat}" for seat in range(self.seats) if seat != self.me}
        return found

    def may_join(self, kind: str) -> bool:
        others = [army for seat, army in enumerate(self.armies) if seat != self.me]
        return oracle.may_join(kind, self.armies[self.me], others)

    # What it does

    def play(self, text: str, luck: Luck) -> None:
        """Let the seat whose turn it is do this."""
        self.luck, self.moves = luck, []
        name, *rest = text.split()
        try:
            match name, rest:
                case "replenish", []:
                    self.replenish()
                    return
                case "trade", [mine, "for", theirs]:
                    self.trade(int(mine) - 1, int(theirs) - 1)
                case "recruit", [place]:
                    self.recruit(int(place) - 1)
                case "equip", [place, "under", numeral]:
                    self.equip(int(place) - 1, NUMERALS.index(numeral) + 1)
                case "caesar", [place]:
                    self.play_caesar(int(place) - 1)
                case "senator", [place, "from", "seat", other]:
                    self.play_senator(int(place) - 1, int(other))
                case "mars", []:
                    self.play_mars()
            self.end_turn()
        except Ended as why:
            self.ending = str(why)

    def replenish(self) -> None:
        """L4."""
        for place in range(4):
            self.throw_away(self.field[place], f"field.{place}")
            self.field[place] = "-"
        for place in range(4):
            kind = self.pile.pop(0)
            self.field[place] = kind
            self.tell(kind, "pile", f"field.{place}")
            self.end_by_musician()
            self.end_of_pile()
        right = (self.me - 1) % self.seats
        self.tell("commander", f"commander.{self.commander}.0", f"commander.{right}.0")
        self.commander = right
        self.replenished = True

    def trade(self, mine: int, theirs: int) -> None:
        """L6."""
        given, taken = self.held(self.me, mine).kind, self.field[theirs]
        self.hands[self.me][mine] = HandCard(taken, set(EVERYBODY), None)
        self.field[theirs] = given
        self.tell(taken, f"field.{theirs}", f"hand.{self.me}.{mine}")
        self.tell(given, f"hand.{self.me}.{mine}", f"field.{theirs}")
        self.end_by_musician()

    def recruit(self, place: int) -> None:
        """L7."""
        kind = self.lift(place)
        self.armies[self.me][kind] = []
        self.tell(kind, f"hand.{self.me}.{place}", f"army.{self.me}.{place_in_army(kind)}")
        self.end_by_twenty()
        self.draw(self.me, place)

    def equip(self, place: int, numeral: int) -> None:
        """L8."""
        kind = self.lift(place)
        for soldier, pieces in self.armies[self.me].items():
            if oracle.numeral(soldier) == numeral:
                pieces.append(kind)
        self.tell(kind, f"hand.{self.me}.{place}", f"gear.{self.me}.{numeral}")
        self.end_by_twenty()
        self.draw(self.me, place)

    def play_caesar(self, place: int) -> None:
        """L9."""
        self.throw_away(self.lift(place), f"hand.{self.me}.{place}")
        if self.commander != self.me:
            self.tell("commander", f"commander.{self.commander}.0", f"commander.{self.me}.0")
        self.commander = self.me
        self.draw(self.me, place)

    def play_senator(self, place: int, other: int) -> None:
        """L10."""
        self.throw_away(self.lift(place), f"hand.{self.me}.{place}")
        stolen = self.held(other, self.luck.hit)
        stolen.knowers |= {self.me, other}
        self.hands[self.me][place] = stolen
        self.hands[other][self.luck.hit] = None
        source, target = f"hand.{other}.{self.luck.hit}", f"hand.{self.me}.{place}"
        self.tell(stolen.kind, source, target, stolen.knowers)
        self.draw(other, self.luck.hit)

    def play_mars(self) -> None:
        """L11."""
        self.mars_used[self.me] = True
        for place in range(3):
            self.throw_away(self.lift(place), f"hand.{self.me}.{place}")
        for place in range(3):
            self.draw(self.me, place)

    def end_turn(self) -> None:
        """L5, L17."""
        self.turns += 1
        self.me = (self.me + 1) % self.seats
        self.replenished = False
        if self.turns == self.last_turn:
            raise Ended("turn_limit")

    # Cards on their way

    def held(self, seat: int, place: int) -> HandCard:
        card = self.hands[seat][place]
        assert card is not None
        return card

    def lift(self, place: int) -> str:
        kind = self.held(self.me, place).kind
        self.hands[self.me][place] = None
        return kind

    def throw_away(self, kind: str, source: str) -> None:
        self.discard.append(kind)
        self.tell(kind, source, "discard")

    def draw(self, seat: int, place: int) -> None:
        origin = SECOND if self.pile_number == 2 else LAST if len(self.pile) <= 6 else UPPER
        kind = self.pile.pop(0)
        self.hands[seat][place] = HandCard(kind, {seat}, origin)
        self.tell(kind, "pile", f"hand.{seat}.{place}", {seat})
        self.end_of_pile()

    def end_of_pile(self) -> None:
        """L15; the card that left it has reached its place."""
        if self.pile:
            return
        if self.pile_number == 2 or not self.discard:
            raise Ended("pile")
        assert sorted(self.luck.second_pile) == sorted(self.discard), "the second pile is not the discard pile"
        self.pile, self.pile_number, self.discard = list(self.luck.second_pile), 2, []

    def end_by_musician(self) -> None:
        """L14."""
        if "musician" in self.field:
            raise Ended("musician")

    def end_by_twenty(self) -> None:
        """L13."""
        if self.points(self.me) >= 20:
            raise Ended("twenty")

    def tell(self, kind: str, source: str, target: str, knowers: set[int] = EVERYBODY) -> None:
        self.moves.append((kind, source, target, frozenset(knowers)))

    # What it is worth, and who knows what

    def points(self, seat: int) -> int:
        return oracle.worth(self.armies[seat], mars_used=self.mars_used[seat])

    def places(self) -> list[int]:
        """L16; of the turns counted from the Commander the last is best."""
        best_first = sorted(
            range(self.seats),
            key=lambda seat: (
                -self.points(seat),
                oracle.mercenaries(self.armies[seat]),
                -((seat - self.commander) % self.seats),
            ),
        )
        return [best_first.index(seat) + 1 for seat in range(self.seats)]

    def unseen(self) -> list[Counter[str]]:
        """Of the first pile and the second, the cards that have not been public since."""
        found: list[Counter[str]] = [Counter(), Counter()]
        found[self.pile_number - 1].update(self.pile)
        for hand in self.hands:
            for card in hand:
                if card is not None and card.origin is not None:
                    found[card.origin == SECOND][card.kind] += 1
        return found

    def hand_as_known(self, seat: int, viewer: int) -> str:
        """A hand as a seat or a spectator knows it."""
        return " ".join(
            "-" if card is None else card.kind if viewer in card.knowers else "unknown" for card in self.hands[seat]
        )

    def moves_as_known(self, viewer: int) -> list[tuple[str, str | None, str]]:
        """The moves of the last step as a seat or a spectator knows them."""
        return [
            (kind if viewer in knowers else "unknown", source, target) for kind, source, target, knowers in self.moves
        ]


def place_in_army(kind: str) -> int:
    number = oracle.numeral(kind)
    return number if isinstance(number, int) else 6 + ARMY_ORDER.index(kind)

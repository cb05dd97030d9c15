"""The table of Lutetia line by line: one fact a line, for the ear and for questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from iacta.table_text import layout
from iacta.table_text.layout import HIDDEN_CARD, Topic
from iacta.table_text.sight import Sight

LEGION, APPRENTICE = "legion", "apprentice"
# What the check mark at a seat means in a phase.
SETTLED = {"bids": "chosen", "bribes": "is-ready", "legions": "has-passed"}


@dataclass(frozen=True)
class Stock:
    """What a seat has of a resource: how much of it, and the talents of the cards that show it."""

    count: int
    talents: tuple[int, ...]


class TextLayout(layout.TextLayout):
    """The table as one viewer sees it, in sentences."""

    quiet = frozenset({"taken_back", "game_over"})

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.table: dict[str, Any] = sight.table
        self.me = sight.viewer if sight.viewer in sight.seats else None
        self.slot_names, self.resources, self.sides = map(sight.labels_of, ("slot", "attached", "bid"))

    def tells(self, event: Mapping[str, Any]) -> bool:
        """That others lay two cards each goes without saying."""
        return super().tells(event) and not (event["event"] == "laid" and event["seat"] != self.me)

    # What there is

    def does(self, kind: str) -> str:
        """What a card is good for: artisan, mill, bazaar …"""
        return self.sight.game.effects[kind]

    def printed(self, kind: str) -> Mapping[str, Any]:
        return self.sight.cards.facts[kind]

    def traits(self, kind: str) -> Mapping[str, object]:
        """What the rules say of a card besides: see the `Traits` of Lutetia."""
        return self.sight.cards.traits.get(kind, {})

    def resource(self, kind: str) -> str:
        """The resource of a card's family; none for a card without."""
        return str(self.traits(kind).get("resource", ""))

    def slots(self) -> Iterator[int]:
        """The slots in play, through both rows (T1)."""
        most = len(self.slot_names) // 2
        return (slot for slot in range(len(self.slot_names)) if slot % most < self.table["row"])

    def stock(self, seat: int, resource: str) -> Stock:
        count = sum(self.table["attached"][seat][self.resources.index(resource)].values())
        talents = []
        for kind, copies in self.table["owned"][seat].items():
            printed = self.printed(kind)
            if "talent" in printed and self.resource(kind) == resource:
                count += copies * printed["resources"]
                talents.append(printed["talent"])
        return Stock(count, tuple(sorted(talents)))

    def is_settled(self, seat: int) -> bool:
        """Whether a seat has chosen, is ready, or has passed."""
        phase = self.sight.view["phase"]
        if phase == "bribes":
            return seat not in self.sight.view["to_act"]
        if phase == "legions":
            return seat in self.table["passed"]
        return seat in self.sight.view["chosen"]

    def laid(self, seat: int) -> Iterator[tuple[str, str, int]]:
        """The action cards before a seat: the side, the card and the bribe on it."""
        for side, kind, stake in zip(self.sides, self.table["bid"][seat], self.table["stake"][seat], strict=True):
            if kind:
                yield side, kind, stake

    def offers(self) -> Iterator[tuple[int, int, int]]:
        """The bidders for the slot that is being sold, each with the offer and the Legions in it (T9)."""
        wanted = f"action-{self.slot_names[self.table['slot']].lower()}"
        for seat in self.sight.seats:
            for _, kind, stake in self.laid(seat):
                if kind == wanted:
                    legions = self.table["support"][seat]
                    yield seat, stake + self.sight.layout["legion_adds"] * legions, legions

    # What is asked

    def question(self) -> str:
        phase = self.sight.view["phase"]
        if phase == "bribes" and self.me is not None:
            money = self.money(self.table["cash"][self.me])
            return self.words("ask-bribes", money=money, ready=self.typed_as("ready"))
        return self.contest() if phase == "legions" else super().question()

    def typed_as(self, action: str) -> str:
        game = self.sight.game
        return self.sight.action_text(game.actions.parse(action))

    def contest(self) -> str:
        """Who offers what for the card that is being sold, and what can be done about it."""
        slot = self.table["slot"]
        offers = []
        for seat, offer, legions in self.offers():
            message = "offer-with-legions" if legions else "offer"
            offers.append(self.words(message, player=self.who(seat), offer=offer, legions=legions))
        card = self.spoken(self.table["market"][slot])
        passing = self.typed_as("pass")
        return self.words(
            "ask-legions", slot=self.slot_names[slot], card=card, offers="; ".join(offers), passing=passing
        )

    def money(self, amount: int) -> str:
        return self.words("money", amount=amount)

    # Line by line

    def topics(self) -> Mapping[str, Topic]:
        return {
            "table": self.table_in_words,
            "hand": self.hand_in_words,
            "market": self.market_in_words,
            "player": self.player_in_words,
            "decks": self.decks_in_words,
        }

    def opening(self) -> list[str]:
        return [*self.market_in_words(""), *self.hand_in_words("")]

    def table_in_words(self, _: str) -> list[str]:
        lines = [line for seat in self.sight.seats for line in self.seat_in_words(seat)]
        return [*self.market_in_words(""), *lines, *self.decks_in_words("")]

    def market_in_words(self, _: str) -> list[str]:
        lines = []
        for slot in self.slots():
            kind, coins = self.table["market"][slot], self.table["coins"][slot]
            parts = [self.spoken(kind), *(self.printed_words(kind) if kind else ())]
            if coins:
                parts.append(self.words("coins-on-it", amount=coins))
            lines.append(f"{self.slot_names[slot]}: {', '.join(parts)}")
        return lines

    def printed_words(self, kind: str) -> Iterator[str]:
        """The cost of a card, what it shows and what it brings, in words."""
        printed = self.printed(kind)
        resource = self.resource(kind)
        yield f"{self.words('fact-cost')} {printed['cost']}"
        if "resources" in printed:
            yield f"{self.words(resource)} {printed['resources']}"
            yield f"{self.words('fact-talent')} {printed['talent']}"
        effect = f"does-{self.does(kind)}"
        if self.words.has(effect):
            yield self.words(
                effect,
                points=printed.get("vp", 0),
                money=printed.get("money", 0),
                resource=self.words(resource) if resource else "",
                wants=", ".join(f"{self.words(name)} {count}" for name, count in printed.get("wants", {}).items()),
            )

    def player_in_words(self, typed: str) -> list[str]:
        seat = self.seat_named(typed)
        return (
            self.seat_in_words(seat) if seat is not None else [self.words("which-player", last=len(self.sight.seats))]
        )

    def seat_in_words(self, seat: int) -> list[str]:
        who = self.who(seat)
        parts = [self.sight.points(seat), self.money(self.table["cash"][seat])]
        parts += [self.words(SETTLED[self.sight.view["phase"]])] if self.is_settled(seat) else []
        lines = [f"{who}: {', '.join(parts)}"]
        lying = [self.lying_words(*card) for card in self.laid(seat)]
        lines += [f"{who}, {'; '.join(lying)}"] if lying else []
        stocks = [self.stock_words(seat, resource) for resource in self.resources if self.stock(seat, resource).count]
        lines += [f"{who}, {self.words('fact-resources')}: {'; '.join(stocks)}"] if stocks else []
        cards = [*self.owned_words(seat), *self.apprentice_words(seat)]
        return [*lines, f"{who}, {self.words('cards-owned')}: {', '.join(cards)}"] if cards else lines

    def lying_words(self, side: str, kind: str, stake: int) -> str:
        card = self.words("face-down") if kind == HIDDEN_CARD else self.spoken(kind)
        return self.words(f"lies-{side}", card=card, stake=stake)

    def stock_words(self, seat: int, resource: str) -> str:
        stock = self.stock(seat, resource)
        stored = f"{self.words(resource)} {stock.count}"
        if not stock.talents:
            return stored
        return f"{stored}, {self.words('fact-talent')} {', '.join(map(str, stock.talents))}"

    def owned_words(self, seat: int) -> Iterator[str]:
        for kind, count in self.table["owned"][seat].items():
            name = self.words("apprentice-waits") if kind == APPRENTICE else self.words.card(kind)
            yield f"{count} × {name}" if count > 1 else name

    def apprentice_words(self, seat: int) -> Iterator[str]:
        """The apprentices that have joined artisans, by their resource (T13)."""
        for resource, joined in zip(self.resources, self.table["attached"][seat], strict=True):
            if joined:
                count = sum(joined.values())
                yield self.words("apprentices-of", count=count, resource=self.words(resource))

    def decks_in_words(self, _: str) -> list[str]:
        table = self.table
        gone = [
            f"{count} × {self.words.card(kind)}" if count > 1 else self.words.card(kind)
            for kind, count in table["gone"].items()
        ]
        return [
            *([self.words("last-round")] if table["round"] == table["round_limit"] else []),
            self.words(
                "decks-line", number=table["round"], characters=table["characters_left"], places=table["places_left"]
            ),
            *([self.words("aside-line", count=table["box_left"])] if table["box_left"] else []),
            self.words("gone-line", cards=", ".join(gone) or self.words("none")),
        ]

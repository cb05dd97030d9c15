"""A table in words: the layout that suits any game, and a game's own where there is one."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Any

from iacta.engine.rules.places import Zone
from iacta.match import Action
from iacta.match.card_words import fact_text
from iacta.match.words import prompt
from iacta.table_text.sight import Sight

Topic = Callable[[str], list[str]]

HIDDEN_CARD = "unknown"
OF_THE_DECK = {"copies", "seats"}  # what a card file says of how many there are, and nobody reads on a card in play
SHOWN_ELSEWHERE = {"game", "phase", "ending", "seats"}


class TextLayout:
    """The table as one viewer sees it, in words. This one suits any game; a game's own improves on it.

    It shows each zone and each number of the view, those of a seat beside the seat. A zone or a list of numbers is the
    seats' if there is a row, a heap or a number for each of them. Zones, numbers and facts of cards have the names that
    the game's texts give as `zone-…`, `number-…` and `fact-…`. A game that names numbers has only these shown; of one
    that names none all are, by their names in code, while they are not zero.
    """

    quiet: frozenset[str] = frozenset()  # events that go without saying

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.words = sight.words

    def spoken(self, kind: str | None) -> str:
        """A card for the ear."""
        return self.words("empty") if kind is None else self.words.card(kind)

    def topics(self) -> Mapping[str, Topic]:
        """What a person may ask to hear, by the name of the command; each gets what was typed after it."""
        return {"table": self.table_in_words, "hand": self.hand_in_words}

    def opening(self) -> list[str]:
        """What a person is told who comes to the table."""
        return self.table_in_words("")

    def tells(self, event: Mapping[str, Any]) -> bool:
        """Whether an event is worth a sentence."""
        return event["event"] not in self.quiet

    # What is asked

    def question(self) -> str:
        """What the viewer is to decide."""
        return prompt(self.sight.game, self.sight.view["phase"], self.sight.language)

    def about(self, action: Action) -> str:  # noqa: ARG002  # here nothing
        """What else there is to know of an action before it is chosen."""
        return ""

    # In words

    def table_in_words(self, _: str) -> list[str]:
        shared = [(self.words("title"), self.numbers(None)), *self.rows(None, self.spoken, facts=True)]
        lines = [f"{title}: {', '.join(parts)}" for title, parts in shared if parts]
        return lines + [line for seat in self.sight.seats for line in self.seat_in_words(seat)]

    def hand_in_words(self, _: str) -> list[str]:
        """All that is the viewer's."""
        return self.seat_in_words(self.sight.viewer) if self.sight.viewer in self.sight.seats else []

    def seat_in_words(self, seat: int) -> list[str]:
        chosen = [self.words("chosen")] if seat in self.sight.view["chosen"] else []
        lines = [f"{self.who(seat)}: {', '.join([*self.holdings(seat), *chosen])}"]
        for title, parts in self.rows(seat, self.spoken, facts=seat == self.sight.viewer):
            lines += [f"{self.who(seat)}, {title}: {', '.join(parts)}"] if parts else []
        return lines

    # What there is

    def who(self, seat: int) -> str:
        return self.words("you") if seat == self.sight.viewer else self.sight.name(seat)

    def seat_named(self, typed: str) -> int | None:
        """The seat that was typed, by number or name; without one, the viewer's."""
        names = {self.sight.name(seat).casefold(): seat for seat in self.sight.seats}
        names |= {str(seat + 1): seat for seat in self.sight.seats}
        own = self.sight.viewer if self.sight.viewer in self.sight.seats else None
        return names.get(typed.strip().casefold(), None if typed.strip() else own)

    def holdings(self, seat: int) -> list[str]:
        return [self.sight.points(seat), *self.numbers(seat)]

    def zone_name(self, zone: Zone) -> str:
        return self.sight.called("zone", zone.name)

    def rows(self, seat: int | None, named: Callable[[str], str], *, facts: bool) -> Iterator[tuple[str, list[str]]]:
        """The zones of a seat, or those that are nobody's: the name, and what the viewer sees there."""
        seats = self.sight.game.seats[1]
        for zone in self.sight.game.places.zones:
            owned = zone.shape[:1] == (seats,) and (zone.heap or len(zone.shape) > 1)
            if zone.cards in self.sight.table and owned == (seat is not None):
                cards = self.sight.table[zone.cards]
                index = () if seat is None else (seat,)
                described = self.described(named) if facts and not zone.heap else named
                yield self.zone_name(zone), self.lying(zone, cards if seat is None else cards[seat], described, index)

    def lying(self, zone: Zone, cards: Any, named: Callable[[str], str], index: tuple[int, ...]) -> list[str]:
        """Cards with their places, or with their numbers in a heap; hidden ones in a row together."""
        if isinstance(cards, dict):
            return [f"{count} × {named(kind)}" if count > 1 else named(kind) for kind, count in cards.items()]
        if not isinstance(cards, list):
            return [] if cards is None else [named(cards) + self.known(zone, index)]
        parts = []
        for hidden, run in groupby(enumerate(cards), lambda numbered: numbered[1] == HIDDEN_CARD):
            places = list(run)
            if hidden and not zone.labels:
                first, last = (self.place(zone, place, index) for place, _ in (places[0], places[-1]))
                parts.append(f"{first if first == last else f'{first}–{last}'} {named(HIDDEN_CARD)}")
                continue
            for place, inside in places:
                found = self.lying(zone, inside, named, (*index, place))
                parts += [f"{self.place(zone, place, index)} {', '.join(found)}"] if found else []
        return parts

    def place(self, zone: Zone, place: int, index: tuple[int, ...]) -> str:
        innermost = len(index) + 1 == len(zone.shape)
        return zone.labels[place] if zone.labels and innermost else str(place + 1)

    def known(self, zone: Zone, index: tuple[int, ...]) -> str:
        """A remark on a card of the viewer's that others know."""
        if zone.seen is None or index[:1] != (self.sight.viewer,):
            return ""
        seen = self.sight.table[zone.seen]
        for number in index:
            seen = seen[number]
        others = [seat for seat in self.sight.seats if seat != self.sight.viewer and seat in seen]
        return f" ({self.words('seen')})" if others else ""

    def described(self, named: Callable[[str], str]) -> Callable[[str], str]:
        """Names of cards with what is printed on them."""

        def name(kind: str) -> str:
            printed = self.sight.cards.facts[kind] if kind in self.sight.cards.origins else {}
            facts = [
                f"{self.sight.called('fact', fact)} {fact_text(self.sight.words, fact, value)}"
                for fact, value in printed.items()
                if value and fact not in OF_THE_DECK
            ]
            return f"{named(kind)} ({', '.join(facts)})" if facts else named(kind)

        return name

    def numbers(self, seat: int | None) -> list[str]:
        """The numbers of a seat, or those that are nobody's."""
        cards = {field for zone in self.sight.game.places.zones for field in (zone.cards, zone.seen)}
        named = any(self.words.has(f"number-{field}") for field in self.sight.table)
        parts = []
        for field, value in self.sight.table.items():
            if field in cards or field in SHOWN_ELSEWHERE:
                continue
            owned = self.sight.game.state[field].shape[:1] == (self.sight.game.seats[1],)
            if owned != (seat is not None):
                continue
            number = value if seat is None else value[seat]
            if self.words.has(f"number-{field}") if named else any(flat(number)):
                parts.append(f"{self.sight.called('number', field)} {self.counted(field, number)}")
        return parts

    def counted(self, field: str, number: Any) -> str:
        """A number; or several, with the names of their places where there are cards in such places."""
        shape = self.sight.game.state[field].shape
        labels = next((zone.labels for zone in self.sight.game.places.zones if zone.labels and zone.shape == shape), ())
        named = [f"{label} {count}" for label, count in zip(labels, flat(number), strict=False) if count]
        return ", ".join(named) or "0" if labels else " ".join(map(self.value, flat(number)))

    def value(self, value: Any) -> str:
        """A single value: a number, a name, the number of a seat, or whether something is so."""
        return "–" if value is None else str(int(value)) if isinstance(value, bool) else str(value)


def flat(values: Any) -> list[Any]:
    """All values of a field in a row; how many there are of each kind are told with the kind."""
    if isinstance(values, dict):
        return [f"{count} × {kind}" for kind, count in values.items()]
    return [value for inside in values for value in flat(inside)] if isinstance(values, list) else [values]


def text_layout_for(sight: Sight) -> TextLayout:
    """The layout of a game in words: a module here that is named as the game's folder, or the general one."""
    name = f"iacta.table_text.{sight.game.folder.name}"
    if importlib.util.find_spec(name) is None:
        return TextLayout(sight)
    own: type[TextLayout] = importlib.import_module(name).TextLayout
    return own(sight)

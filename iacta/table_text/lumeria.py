"""The table of Lumeria line by line: one fact a line, for the ear and for questions."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from iacta.match import BEFORE_THE_DEAL, Action
from iacta.table_text import layout
from iacta.table_text.layout import Topic
from iacta.table_text.sight import Sight

FIRST_ROLLS = ("rolls_level", "rolled_first")
ACTIVATIONS = "activations"  # the stage


@dataclass(frozen=True)
class Unit:
    """A unit on the board."""

    kind: str
    side: int
    wounds: int
    toughness: int
    activated: bool
    fortified: bool
    exhausted: bool


@dataclass(frozen=True)
class Attack:
    """The attack under way: the fields of both units, the dice, what each must show, and why; then what they show."""

    attacker: str
    target: str
    dice: int
    extra: tuple[str, ...]
    least: int
    because: tuple[str, ...]
    faces: tuple[int, ...]


class TextLayout(layout.TextLayout):
    """The table, in sentences. Everybody sees all of it."""

    quiet = frozenset({"stacked", "set_up", "token_moved", "game_over"})

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.table: dict[str, Any] = sight.table
        self.me = sight.viewer if sight.viewer in sight.seats else None
        self.board = sight.layout["boards"][self.table["board"]]
        self.pays: Mapping[str, int] = self.board["pays"][self.table["scenario"]]  # by hill, its points
        self.fields = sight.labels_of("field")
        self.units: Mapping[str, str | None] = dict(zip(self.fields, self.table["unit"], strict=True))

    # What there is

    def fact(self, kind: str, name: str) -> Any:
        """What is printed on a unit."""
        return self.sight.cards.facts[kind][name]

    @functools.cached_property
    def sacred(self) -> str | None:
        """The hill that pays more than the others; none in most scenarios."""
        return next((hill for hill, points in self.pays.items() if points > min(self.pays.values())), None)

    @property
    def scenario(self) -> str:
        return self.sight.called("choice", self.table["scenario"])

    def unit(self, field: str) -> Unit | None:
        table = self.table
        kind = self.units[field]
        if kind is None:
            return None
        side = next(side for side, fields in enumerate(table["army"]) if field in fields)
        dice = (field in table[name] for name in ("activated", "fortified", "exhausted"))
        wounds = table["wounds"][self.fields.index(field)]
        return Unit(kind, side, wounds, self.fact(kind, "toughness"), *dice)

    def army(self, side: int) -> Iterator[tuple[str, Unit]]:
        """The units of a side with their fields."""
        for field in self.table["army"][side]:
            unit = self.unit(field)
            if unit:
                yield field, unit

    @functools.cached_property
    def attack(self) -> Attack | None:
        table = self.table
        if table["target"] is None:
            return None
        return Attack(
            attacker=table["active"],
            target=table["target"],
            dice=table["dice"],
            extra=self.reasons(f"extra-{name}" for name in table["extra"]),
            least=self.threshold(table["modifiers"]),
            because=self.reasons(f"modifier-{name}" for name in table["modifiers"]),
            faces=tuple(face for face in table["faces"][: table["dice"]] if face),
        )

    def threshold(self, modifiers: Iterable[str]) -> int:
        """What a die must show to hit (M13)."""
        known = self.sight.layout["threshold"]
        return int(max(known["usual"] - sum(known["less"][name] for name in modifiers), known["lowest"]))

    def reasons(self, messages: Iterable[str]) -> tuple[str, ...]:
        """Why there are more dice, or why they hit more or less easily."""
        return tuple(map(self.words, messages))

    def side_name(self, side: int) -> str:
        return self.words(f"side-{self.sight.layout['sides'][side]}")

    def faction(self, side: int) -> str:
        """The faction of a side; one of a person's own file is called as it is typed."""
        name = self.faction_facts(side)["name"]
        message = f"choice-{name}"
        return self.words(message) if self.words.has(message) else name.replace("-", " ").capitalize()

    def god(self, side: int) -> str:
        return self.words(f"deity-{self.faction_facts(side)['god']}")

    def faction_facts(self, side: int) -> Mapping[str, str]:
        facts: Mapping[str, str] = self.sight.layout["factions"][self.table["faction"][side]]
        return facts

    def tokens(self, side: int) -> Iterator[tuple[str, bool]]:
        """The manoeuvres, and whether the token is on its place."""
        for name in self.sight.names_of("tokens"):
            yield self.words(f"token-{name}"), name in self.table["tokens"][side]

    def cost(self, kind: str) -> int:
        return int(self.fact(kind, "cost"))

    # What is asked

    def question(self) -> str:
        attack = self.attack
        before = [self.attack_in_words(attack)] if attack else []
        if not self.table["round"]:  # why it is this seat that decides who begins (M2)
            before += [
                text for _, text in self.sight.sentences(BEFORE_THE_DEAL, lambda event: event["event"] in FIRST_ROLLS)
            ]
        return " ".join([*before, super().question()])

    def attack_in_words(self, attack: Attack) -> str:
        """Who attacks whom with how many dice, what hits and why, and what was rolled."""
        attacking = self.words(
            "attack-now",
            attacker=self.placed(attack.attacker),
            target=self.placed(attack.target),
            dice=attack.dice,
            extra=in_brackets(attack.extra),
            least=attack.least,
            because=in_brackets(attack.because),
        )
        if not attack.faces:
            return attacking
        hits = sum(face >= attack.least for face in attack.faces)
        return f"{attacking} {self.words('attack-rolled', faces=' '.join(map(str, attack.faces)), hits=hits)}"

    def placed(self, field: str) -> str:
        """A unit with its field."""
        return f"{self.spoken(self.units[field])} {field}"

    def about(self, action: Action) -> str:
        """The cost of a recruit; the chances of an attack before the dice fall or are rolled again, and its dice where
        they are news."""
        if "unit" in action.arguments:
            return f"{self.words('fact-cost')} {self.cost(action.arguments['unit'])}"
        found = self.sight.match.about(self.sight.viewer, action.id)
        if "hit" not in found:
            return ""
        odds = {name: round(100 * found[name]) for name in ("hit", "defeat", "push")}
        parts = [self.words("attack-odds", **odds)]
        attack = self.attack
        if attack is None:
            parts.insert(0, self.roll_in_words(found["dice"], found["because_dice"], found["least"], found["because"]))
        elif (attack.dice, attack.least) != (found["dice"], found["least"]):
            parts.insert(0, self.roll_in_words(found["dice"], (), found["least"], ()))
        return ", ".join(parts)

    def roll_in_words(self, dice: int, extra: Sequence[str], least: int, because: Sequence[str]) -> str:
        """How many dice, and what each must show, with the reasons."""
        reasons = {"extra": in_brackets(self.reasons(extra)), "because": in_brackets(self.reasons(because))}
        return self.words("attack-dice", dice=dice, least=least, **reasons)

    # Line by line

    def topics(self) -> Mapping[str, Topic]:
        return {
            "table": self.table_in_words,
            "hand": self.hand_in_words,
            "board": self.board_in_words,
            "army": self.army_in_words,
        }

    def table_in_words(self, _: str) -> list[str]:
        lines = [line for seat in self.sight.seats for line in self.seat_in_words(seat)]
        attack = self.attack
        return [self.round_in_words(), *lines, *([self.attack_in_words(attack)] if attack else [])]

    def round_in_words(self) -> str:
        table = self.table
        if not table["round"]:
            return self.words("not-begun-line", scenario=self.scenario)
        return self.words(
            "round-line",
            number=table["round"],
            last=table["round_limit"],
            stage=self.words(f"stage-{table['stage']}"),
            player=self.who(table["first"]),
            scenario=self.scenario,
        )

    def opening(self) -> list[str]:
        return [*self.ground_in_words(), *self.table_in_words("")]

    def board_in_words(self, _: str) -> list[str]:
        """The board, and whose unit stands where."""
        return [*self.ground_in_words(), *(line for seat in self.sight.seats for line in self.units_in_words(seat))]

    def ground_in_words(self) -> list[str]:
        """How large the board is, and what its fields are."""
        rows = self.board["rows"]
        lines = [self.words("board-line", first=rows[0][0], last=rows[-1][-1])]
        lines += self.listed("hills-line", self.pays)
        lines += self.listed("camps-line", self.board["camps"])
        for side, fields in enumerate(self.board["recruitment"]):
            lines += self.listed("recruitment-line", fields, side=self.side_name(side))
        if self.sacred:
            lines.append(self.words("sacred-line", fields=self.sacred))
        return lines

    def listed(self, message: str, fields: Iterable[str], **arguments: str) -> list[str]:
        named = ", ".join(fields)
        return [self.words(message, fields=named, **arguments)] if named else []

    def army_in_words(self, typed: str) -> list[str]:
        seat = self.seat_named(typed)
        return (
            self.seat_in_words(seat) if seat is not None else [self.words("which-player", last=len(self.sight.seats))]
        )

    def seat_in_words(self, seat: int) -> list[str]:
        who, table = self.who(seat), self.table
        side = self.side_name(seat)
        parts = [self.sight.points(seat), self.words("gold", amount=table["gold"][seat])]
        if table["stage"] == ACTIVATIONS:
            parts.append(self.words("activations-left", count=table["activations"][seat]))
        ready = self.words("token-ready" if table["god"][seat] else "token-used")
        lines = [f"{who}, {side}, {self.faction(seat)}: {', '.join(parts)}", f"{who}, {self.god(seat)}: {ready}"]
        lines.append(f"{who}, {self.words('tokens-ready')}: {self.tokens_in_words(seat)}")
        if table["track"][seat] is not None:
            space, last, waiting = table["track"][seat], self.sight.layout["track"], table["beside"][seat]
            lines.append(f"{who}, {self.words('track-line', space=space, last=last, waiting=waiting)}")
        lines += self.units_in_words(seat)
        stacks = [
            self.words("stack-part", unit=self.spoken(kind), count=count, cost=self.cost(kind))
            for kind, count in table["stock"][seat].items()
        ]
        lines.append(f"{who}, {self.words('stacks')}: {'; '.join(stacks) or self.words('none')}")
        lost = [f"{self.spoken(kind)} {count}" for kind, count in table["defeated"][seat].items()]
        return [*lines, f"{who}, {self.words('units-defeated')}: {', '.join(lost)}"] if lost else lines

    def tokens_in_words(self, seat: int) -> str:
        return ", ".join(name for name, ready in self.tokens(seat) if ready) or self.words("none")

    def units_in_words(self, seat: int) -> list[str]:
        """A line for every unit."""
        return [f"{self.who(seat)}, {field}: {', '.join(self.said(field, unit))}" for field, unit in self.army(seat)]

    def said(self, field: str, unit: Unit) -> Iterator[str]:
        """A unit with its wounds, its dice and the ground it stands on."""
        yield self.spoken(unit.kind)
        yield self.words("wounds-of", wounds=unit.wounds, toughness=unit.toughness)
        dice = {"is-activated": unit.activated, "is-fortified": unit.fortified, "is-exhausted": unit.exhausted}
        yield from (self.words(name) for name, there in dice.items() if there)
        if field in self.pays:
            yield self.words("on-sacred-hill" if field == self.sacred else "on-hill")
        if field == self.table["active"]:
            yield self.words("is-acting")


def in_brackets(reasons: Sequence[str]) -> str:
    return f" ({', '.join(reasons)})" if reasons else ""

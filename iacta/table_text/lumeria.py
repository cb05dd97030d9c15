"""The table of Lumeria line by line: one fact a line, for the ear and for questions."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from iacta.match import Action
from iacta.table_text import layout
from iacta.table_text.layout import Topic
from iacta.table_text.sight import Sight

SIDES = ("south", "north")
SACRED = 1  # the number of the scenario in which one hill pays two points (M23)
NO_FIELD = NO_TOKEN = -1
FIRST_ROLLS = ("rolls_level", "rolled_first")
# The messages that name these, in the order in which the game counts them.
SIDE_NAMES = ("side-south", "side-north")
GOD_NAMES = ("deity-svetovit", "deity-thor", "deity-athena", "deity-mars")
TOKEN_NAMES = ("token-march", "token-salvo", "token-fortune")
STAGE_NAMES = ("stage-recruitment", "stage-first", "stage-activations", "stage-last")
ACTIVATIONS = STAGE_NAMES.index("stage-activations")


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

    attacker: int
    target: int
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
        self.fields = next(zone.labels for zone in sight.game.places.zones if zone.name == "field")
        self.columns = sum(label.endswith("1") for label in self.fields)

    # What there is

    def fact(self, name: str, *place: int) -> int:
        """A number of the card file."""
        return int(self.sight.cards.k[name][(0, *place)])

    def among(self, fields: int) -> list[int]:
        """The fields of a set."""
        return [field for field in range(len(self.fields)) if fields >> field & 1]

    @functools.cache  # noqa: B019  # a table lives as long as a decision
    def of_board(self, name: str, *place: int) -> list[int]:
        """The fields of this board of one sort."""
        return self.among(self.fact(name, self.table["board"], *place))

    @functools.cached_property
    def sacred(self) -> int:
        """The hill that pays two points; none in most scenarios."""
        return self.fact("sacred", self.table["board"]) if self.table["scenario"] == SACRED else NO_FIELD

    @property
    def scenario(self) -> str:
        names = next(option.choices for option in self.sight.game.options if option.name == "scenario")
        return self.sight.called("choice", names[self.table["scenario"]])

    def unit(self, field: int) -> Unit | None:
        table = self.table
        kind = table["unit"][field]
        if kind is None:
            return None
        side = 0 if table["army"][0] >> field & 1 else 1
        toughness = self.fact("toughness", self.sight.game.kinds.index(kind))
        dice = (bool(table[name] >> field & 1) for name in ("activated", "fortified", "exhausted"))
        return Unit(kind, side, table["wounds"][field], toughness, *dice)

    def army(self, side: int) -> Iterator[tuple[int, Unit]]:
        """The units of a side with their fields."""
        for field in self.among(self.table["army"][side]):
            unit = self.unit(field)
            if unit:
                yield field, unit

    @functools.cached_property
    def open(self) -> list[int]:
        """The fields that can be chosen now."""
        return self.among(self.table["open"])

    @functools.cached_property
    def aims(self) -> list[int]:
        """The fields of the enemies that can be attacked now."""
        return self.among(self.table["aims"])

    @functools.cached_property
    def attack(self) -> Attack | None:
        table, spelt = self.table, self.sight.game.spelt
        if table["target"] == NO_FIELD:
            return None
        threshold = spelt["hits_on"](table["modifiers"])
        least = threshold["least"]
        return Attack(
            attacker=table["active"],
            target=table["target"],
            dice=table["dice"],
            extra=self.reasons(spelt["extra_dice"](table["extra"])["because"]),
            least=least if isinstance(least, int) else 0,
            because=self.reasons(threshold["because"]),
            faces=tuple(face for face in table["faces"][: table["dice"]] if face),
        )

    def reasons(self, messages: Any) -> tuple[str, ...]:
        """Why there are more dice, or why they hit more or less easily."""
        return tuple(map(self.words, messages))

    def faction(self, side: int) -> str:
        """The faction of a side; one of a person's own file is called as it is typed."""
        name = self.sight.cards.choices[SIDES[side]][self.table["faction"][side] + 1]
        message = f"choice-{name}"
        return self.words(message) if self.words.has(message) else name.replace("-", " ").capitalize()

    def god(self, side: int) -> str:
        return self.words(GOD_NAMES[self.fact("god", self.table["faction"][side])])

    def tokens(self, side: int) -> Iterator[tuple[str, bool]]:
        """The manoeuvres, and whether the token is on its place."""
        for number, name in enumerate(TOKEN_NAMES):
            yield self.words(name), bool(self.table["tokens"][side] >> number & 1)

    def cost(self, kind: str) -> int:
        return self.fact("cost", self.sight.game.kinds.index(kind))

    # What is asked

    def question(self) -> str:
        attack = self.attack
        before = [self.attack_in_words(attack)] if attack else []
        if not self.table["round"]:  # why it is this seat that decides who begins (M2)
            before += [text for _, text in self.sight.sentences(-1, lambda event: event["event"] in FIRST_ROLLS)]
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

    def placed(self, field: int) -> str:
        """A unit with its field."""
        return f"{self.spoken(self.table['unit'][field])} {self.fields[field]}"

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
            stage=self.words(STAGE_NAMES[table["stage"]]),
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
        fields = self.of_board("fields")
        lines = [self.words("board-line", first=self.fields[fields[0]], last=self.fields[fields[-1]])]
        lines += self.listed("hills-line", self.of_board("hills"))
        lines += self.listed("camps-line", self.of_board("camps"))
        for side, name in enumerate(SIDE_NAMES):
            lines += self.listed("recruitment-line", self.of_board("recruitment", side), side=self.words(name))
        if self.sacred != NO_FIELD:
            lines.append(self.words("sacred-line", fields=self.fields[self.sacred]))
        return lines

    def listed(self, message: str, fields: list[int], **arguments: str) -> list[str]:
        named = ", ".join(self.fields[field] for field in fields)
        return [self.words(message, fields=named, **arguments)] if fields else []

    def army_in_words(self, typed: str) -> list[str]:
        seat = self.seat_named(typed)
        return (
            self.seat_in_words(seat) if seat is not None else [self.words("which-player", last=len(self.sight.seats))]
        )

    def seat_in_words(self, seat: int) -> list[str]:
        who, table = self.who(seat), self.table
        side = self.words(SIDE_NAMES[seat])
        parts = [self.sight.points(seat), self.words("gold", amount=table["gold"][seat])]
        if table["stage"] == ACTIVATIONS:
            parts.append(self.words("activations-left", count=table["activations"][seat]))
        ready = self.words("token-ready" if table["god"][seat] else "token-used")
        lines = [f"{who}, {side}, {self.faction(seat)}: {', '.join(parts)}", f"{who}, {self.god(seat)}: {ready}"]
        lines.append(f"{who}, {self.words('tokens-ready')}: {self.tokens_in_words(seat)}")
        if table["track"][seat] != NO_TOKEN:
            space, last, waiting = table["track"][seat], self.fact("track"), table["beside"][seat]
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
        return [
            f"{self.who(seat)}, {self.fields[field]}: {', '.join(self.said(field, unit))}"
            for field, unit in self.army(seat)
        ]

    def said(self, field: int, unit: Unit) -> Iterator[str]:
        """A unit with its wounds, its dice and the ground it stands on."""
        yield self.spoken(unit.kind)
        yield self.words("wounds-of", wounds=unit.wounds, toughness=unit.toughness)
        dice = {"is-activated": unit.activated, "is-fortified": unit.fortified, "is-exhausted": unit.exhausted}
        yield from (self.words(name) for name, there in dice.items() if there)
        if field in self.of_board("hills"):
            yield self.words("on-sacred-hill" if field == self.sacred else "on-hill")
        if field == self.table["active"]:
            yield self.words("is-acting")


def in_brackets(reasons: Sequence[str]) -> str:
    return f" ({', '.join(reasons)})" if reasons else ""

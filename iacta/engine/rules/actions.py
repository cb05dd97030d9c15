"""Actions: integers in a fixed space, made from one table of named families. The table gives ids, texts both ways,
the handles a person clicks, and the families that can be meant in each phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import product
from typing import Any

from iacta.engine.compiling.rule import ConstantTable
from iacta.engine.words.errors import BadAction, shown

ARGUMENTS = 3  # the most that a family has
NOT_NOW = 1  # the engine's own reason: actions of this family are not possible in this phase


@dataclass(frozen=True)
class Argument:
    """What a family leaves open: the values that rules see, and their words. Each value may be several things at once,
    one bit each."""

    name: str
    values: tuple[int, ...]
    words: tuple[str, ...]
    several: bool = False


@dataclass(frozen=True)
class Family:
    """Actions of one form. `text` and `handles` name the arguments in braces; `{me}` is the seat that acts. A handle
    with an argument of several things stands for a handle for each."""

    name: str
    text: str
    arguments: tuple[Argument, ...] = ()
    handles: tuple[str, ...] = ()


class Families(IntEnum):
    """The families of a game's actions, each declared with its text, its arguments and its handles; see `Family`."""

    family: Family

    def __new__(cls, text: str, arguments: tuple[Argument, ...] = (), handles: tuple[str, ...] = ()) -> Families:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.family = Family("", text, arguments, handles)
        return member


class Actions:
    """The action table of a game."""

    def __init__(
        self,
        families: type[Families],
        phases: Mapping[Any, Sequence[Families]],
        not_now: Mapping[Any, Mapping[Any, int]] | None = None,
    ) -> None:
        """`phases` has the families of each of the game's phases; `not_now` gives, by phase and family, a better reason
        than the engine's own for a family that does not belong there."""
        self.families = tuple(replace(member.family, name=member.name.lower()) for member in families)
        self.phases = tuple(phase.text for phase in phases)
        self.texts: list[str] = []
        family_of: list[int] = []
        values: list[list[int]] = []
        self.values: list[Mapping[str, str]] = []  # what stands in handles for each argument
        self.arguments: list[Mapping[str, str]] = []  # the words of each argument
        first, last = [], []
        for number, family in enumerate(self.families):
            first.append(len(self.texts))
            for choice in product(*(zip(a.values, a.words, strict=True) for a in family.arguments)):
                names = [argument.name for argument in family.arguments]
                self.texts.append(family.text.format(**{n: word for n, (_, word) in zip(names, choice, strict=True)}))
                self.values.append({n: str(value) for n, (value, _) in zip(names, choice, strict=True)})
                self.arguments.append({n: word for n, (_, word) in zip(names, choice, strict=True)})
                values.append([value for value, _ in choice] + [0] * (ARGUMENTS - len(choice)))
                family_of.append(number)
            last.append(len(self.texts))
        self.count = len(self.texts)
        self.ids = {text: action for action, text in enumerate(self.texts)}
        self.family_of = ConstantTable(family_of)
        self.argument = tuple(ConstantTable(value[i] for value in values) for i in range(ARGUMENTS))
        by_phase = [list(phases[phase]) for phase in phases]
        #: The ids that can be meant in a phase are candidates[start[phase] : start[phase + 1]].
        self.candidates = ConstantTable(
            action for members in by_phase for number in members for action in range(first[number], last[number])
        )
        sizes = [sum(last[number] - first[number] for number in members) for members in by_phase]
        self.start = ConstantTable(sum(sizes[:phase]) for phase in range(len(sizes) + 1))
        #: next_start[i] is where the candidates begin that have another family or first argument than the i-th.
        starts = [(family_of[action], values[action][0]) for action in self.candidates]
        self.next_start = ConstantTable(
            next((j for j in range(i + 1, len(starts)) if starts[j] != starts[i]), len(starts))
            for i in range(len(starts))
        )
        #: not_now[phase * families + family] is 0 if the family can be meant in the phase, or the reason why not.
        reasons = not_now or {}
        self.not_now = ConstantTable(
            0 if number in members else reasons.get(phase, {}).get(number, NOT_NOW)
            for phase, members in phases.items()
            for number in families
        )

    def family(self, name: str) -> int:
        """The number of a family."""
        return next(number for number, family in enumerate(self.families) if family.name == name)

    def phase(self, name: str) -> int:
        return self.phases.index(name)

    def family_name(self, action: int) -> str:
        return self.families[self.family_of[action]].name

    def is_of_another_moment(self, action: int, phase: int) -> bool:
        """Whether no action of its family can be meant in a phase."""
        return bool(self.not_now[phase * len(self.families) + self.family_of[action]])

    def text(self, action: int) -> str:
        return self.texts[action]

    def parse(self, action: int | str) -> int:
        """The id of an action given as id or text."""
        if isinstance(action, str):
            text = " ".join(action.split()).lower()
            if text not in self.ids:
                raise BadAction("no-such-action", action=shown(action))
            return self.ids[text]
        if type(action) is not int or not 0 <= action < self.count:
            raise BadAction("no-such-action-id", action=shown(action), last=str(self.count - 1))
        return action

    def handles(self, action: int, seat: int) -> list[str]:
        """The things on the table that a person clicks for this action, in any order; a thing may be in it twice."""
        family = self.families[self.family_of[action]]
        values = self.values[action]
        found = []
        for handle in family.handles:
            many = next((a.name for a in family.arguments if a.several and f"{{{a.name}}}" in handle), None)
            for part in bits(int(values[many])) if many else [None]:
                named = values if many is None else {**values, many: str(part)}
                found.append(handle.format(me=seat, **named))
        return found


def bits(number: int) -> list[int]:
    """The places of the bits of a number."""
    return [place for place in range(number.bit_length()) if number >> place & 1]

"""Numbers with names, declared once: the kinds of card, the phases, events and endings of a game, and why something is
forbidden. Rules compare and keep the numbers; everybody else reads the names."""

from __future__ import annotations

from enum import IntEnum, auto


class Names(IntEnum):
    """Numbers from 0 on, by name. Members are declared with `auto()`."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:  # noqa: ARG004
        return count

    @property
    def text(self) -> str:
        """The name for people and pages."""
        return self.name.lower()

    @classmethod
    def texts(cls) -> tuple[str, ...]:
        """The names of all, by number."""
        return tuple(member.text for member in cls)


class HyphenatedNames(Names):
    """Names whose words are joined by hyphens, as in card files: BLUE_1 is `blue-1`."""

    @property
    def text(self) -> str:
        return self.name.lower().replace("_", "-")


class FlagNames(HyphenatedNames):
    """Things that a set can hold: each number is a bit of its own."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:  # noqa: ARG004
        return 1 << count


def autos(count: int) -> tuple[auto, ...]:
    """`auto()` several times, for members that are declared in one line: `BLUE_1, BLUE_2 = autos(2)`."""
    return tuple(auto() for _ in range(count))


class Phases(Names):
    """The phases of a game: what is to be decided."""

    @property
    def text(self) -> str:
        return self.name.lower().replace("_", " ")


class Reasons(IntEnum):
    """Why an action is forbidden: each is declared with its clause. Where a reason is `settled`, no later action with
    the same family and first argument is allowed either. The first is that it is allowed, the second that actions of
    its family are not possible in this phase."""

    clause: str
    settled: bool

    def __new__(cls, clause: str, settled: bool = False) -> Reasons:  # noqa: FBT001, FBT002  # values of an enum
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.clause = clause
        member.settled = settled
        return member

    @property
    def text(self) -> str:
        """The name for programs."""
        return self.name.lower()

    @property
    def message(self) -> str:
        """The message of the game that says it in words."""
        return f"reason-{self.text}"


SETTLED = True  # beside a clause

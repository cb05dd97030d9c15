"""A game's state, declared once as a class: each field with its type and shape, who may see it, and what its numbers
mean. From this come the record, the places of cards, the view of a seat, and what learners see.

    class State(GameState, events=22):
        turns: int = everybody(i4, means=amount(400))
        hand: Grid = those_in("seen", i1, SEATS, HAND, means=cards(NAMES, "hand"))
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

import numpy as np

from iacta.engine.compiling.records import record
from iacta.engine.compiling.rule import rule
from iacta.engine.rules.arrays import Grid, Row
from iacta.engine.rules.events import EVENT_FIELDS, view_events
from iacta.engine.rules.meanings import EMPTY, CardsOf, Counts, Meaning
from iacta.engine.rules.places import Places, Zone

u1, u2, u4, u8, i1, i2, i4, i8 = "u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8"
Sight = Literal["nobody", "everybody", "own seat", "those in"]


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    type: str
    shape: tuple[int, ...]
    sight: Sight
    means: Meaning | None = None
    seen: str = ""  # the field with the seats that know each card
    zones: tuple[Zone, ...] = ()
    up_to: str = ""  # the field that says how many of the last dimension count; what lies beyond is empty

    @property
    def descr(self) -> tuple[Any, ...]:
        return (self.type, self.shape) if self.shape else (self.type,)


@dataclass(frozen=True)
class Cards:
    """Cards that lie somewhere: what the field's numbers mean, and the zone of the table that it is."""

    means: Meaning
    zone: str
    options: Mapping[str, Any] = field(default_factory=dict)


def cards(kinds: Sequence[str], zone: str, **options: Any) -> Cards:
    """The kind of the card at each place of a zone. The options are those of `Zone`."""
    return Cards(CardsOf(tuple(kinds)), zone, options)


def heap(kinds: Sequence[str], zone: str, *, most: int, first: int = 0, **options: Any) -> Cards:
    """How many cards of each kind lie together at a place, in no order; the first number counts the kind `first`."""
    return Cards(Counts(tuple(kinds), most, first), zone, {"heap": True, "offset": first, **options})


def counts(kinds: Sequence[str], *, most: int, first: int = 0) -> Counts:
    """How many there are of each kind, wherever they lie."""
    return Counts(tuple(kinds), most, first)


def nobody(type: str, *shape: int, means: Meaning | Cards | None = None, up_to: str = "") -> Any:  # noqa: A002
    """Nobody may see it; of a pile only its size is known, a field of its own."""
    return declared("nobody", type, shape, means, up_to=up_to)


def everybody(type: str, *shape: int, means: Meaning | Cards, zones: Iterable[Zone] = (), up_to: str = "") -> Any:  # noqa: A002
    """Everybody may see it."""
    return declared("everybody", type, shape, means, zones=tuple(zones), up_to=up_to)


def own_seat(type: str, *shape: int, means: Meaning) -> Any:  # noqa: A002
    """Each seat may see its own row."""
    return declared("own seat", type, shape, means)


def those_in(seen: str, type: str, *shape: int, means: Cards, up_to: str = "") -> Any:  # noqa: A002
    """The seats in the field `seen` may see a card; that there is none, everybody."""
    return declared("those in", type, shape, means, seen=seen, up_to=up_to)


def declared(
    sight: Sight,
    type: str,  # noqa: A002
    shape: tuple[int, ...],
    means: Meaning | Cards | None,
    *,
    seen: str = "",
    zones: tuple[Zone, ...] = (),
    up_to: str = "",
) -> Field:
    if not isinstance(means, Cards):
        return Field(type, shape, sight, means, seen, zones, up_to)
    is_heap = isinstance(means.means, Counts)
    hidden = sight == "nobody"
    extent = () if hidden else shape[:-1] if is_heap else shape
    zone = Zone(means.zone, extent, cards="", seen=seen or None, hidden=hidden, **means.options)
    return Field(type, shape, sight, means.means, seen, (zone, *zones), up_to)


class CardNumbers:
    """The numbers of a card file, as rules read them; a game's own class declares its fields with `printed`."""

    record: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        cls.record = record([(name, *field.descr) for name, field in vars(cls).items() if isinstance(field, Field)])


def printed(type: str, *shape: int) -> Any:  # noqa: A002
    """A field of the card numbers. All can see them."""
    return Field(type, shape, "everybody")


class GameState:
    """What every game's state has; a game's own class says the rest. In the record the widest numbers come first, so
    that it has no gaps, and of equal width those of the engine. The events of the last step come after all others: what
    is before them is a record of its own, which is all that thinking carries."""

    record: ClassVar[np.dtype[np.void]]
    silent_record: ClassVar[np.dtype[np.void]]  # the same bytes without the events
    declared: ClassVar[Mapping[str, Field]]
    all_places: ClassVar[Places]

    key: Row  # the match's random key; nobody may see it
    drawn: int  # how many random numbers were drawn; nobody
    seats: int  # how many play
    phase: int  # what is to be decided
    ending: int  # why the game is over, 0 before
    happened: int  # how many events the last step had; everybody
    events: Grid  # what they were; each says who may know its card

    def __init_subclass__(cls, *, events: int, facts: int = 0) -> None:
        """`events` is the most that one step can have, `facts` how many numbers each tells besides its amount."""
        engine = {
            "key": Field(u8, (2,), "nobody"),
            "drawn": Field(u8, (), "nobody"),
        }
        told = {
            "happened": Field(i2, (), "everybody"),
            # `view_events` says who may know what of them.
            "events": Field(i2, (events, EVENT_FIELDS + facts), "nobody"),
        }
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        found = engine | own
        for name, declaration in own.items():
            for other in (declaration.seen, declaration.up_to):
                if other and other not in own:
                    raise TypeError(f"{name} names the field {other}, which is not declared")
        order = sorted(found, key=lambda name: -np.dtype(found[name].type).itemsize)  # stable: as declared
        cls.declared = {name: found[name] for name in order} | told
        cls.silent_record = record([(name, *found[name].descr) for name in order])
        events_last = [*cls.silent_record.descr, *((name, *one.descr) for name, one in told.items())]
        cls.record = record(events_last, "padding_after_events")
        cls.all_places = Places(zones_of(cls.declared))


def zones_of(fields: Mapping[str, Field]) -> tuple[Zone, ...]:
    """The zones in the order of their fields. The first zone of a field of cards is where they lie; further ones are
    places whose cards follow from other fields."""
    found = []
    for name, declaration in fields.items():
        for zone in declaration.zones:
            own = zone is declaration.zones[0] and isinstance(declaration.means, CardsOf | Counts)
            found.append(replace(zone, cards=name if own else ""))
    return tuple(found)


# The number of a place, from its indices in its zone.


def only_place() -> int:
    return FIRST  # type: ignore[name-defined,no-any-return]  # noqa: F821  # each zone has its own


def place_in_row(place: int) -> int:
    return FIRST + place  # type: ignore[name-defined,no-any-return]  # noqa: F821


def place_in_grid(row: int, place: int) -> int:
    return FIRST + row * WIDTH + place  # type: ignore[name-defined,no-any-return]  # noqa: F821


def place_of(state: type[GameState], name: str) -> Any:
    """A rule that gives the number of a place in a zone, from its indices there."""
    zone = next(zone for zone in state.all_places.zones if zone.name == name)
    form = (only_place, place_in_row, place_in_grid)[len(zone.shape)]
    numbers = {"FIRST": state.all_places.first[name], "WIDTH": zone.shape[-1] if zone.shape else 1}
    made = types.FunctionType(form.__code__, numbers, f"at_{name}")
    made.__module__ = state.__module__
    return rule(made)


def view_of(state: type[GameState]) -> Any:
    """The rule `view` of a game: what a viewer may know is copied into an empty record, and nothing else."""
    scope: dict[str, Any] = {"view_events": view_events, "EMPTY": EMPTY, "__name__": state.__module__}
    exec(compile(view_source(state), f"<the view of {state.__module__}>", "exec"), scope)
    return rule(scope["view"])


def view_source(state: type[GameState]) -> str:
    """The code of `view`: a loop for each shape."""
    lines = ["def view(s, viewer, v):", "    bit = 1 << viewer", "    view_events(s, bit, v)"]
    loops: dict[tuple[tuple[int, ...], str], list[str]] = {}
    for name, declaration in state.declared.items():
        if declaration.means is not None:  # the engine's own have none: `view_events` sees to them
            loops.setdefault((declaration.shape, declaration.up_to), []).append(name)
    for (shape, up_to), names in loops.items():
        lines += loop(state, shape, up_to, names)
    return "\n".join(lines) + "\n"


def loop(state: type[GameState], shape: tuple[int, ...], up_to: str, names: Sequence[str]) -> list[str]:
    """The lines that copy all fields of a shape."""
    indices = [f"i{depth}" for depth in range(len(shape))]
    copied = [line for name in names for line in copy_lines(state.declared[name], name, indices)]
    emptied = [
        f"v.{name}[{', '.join(indices)}] = EMPTY"
        for name in names
        if up_to and isinstance(state.declared[name].means, CardsOf)
    ]
    lines, depth = [], 1
    limit = f"s.{up_to}[{', '.join(indices[:-1])}]" if up_to and len(shape) > 1 else f"s.{up_to}"
    if not copied and not emptied:
        return []
    for place, (index, size) in enumerate(zip(indices, shape, strict=True)):
        last = place == len(shape) - 1
        if not (last and up_to):
            lines.append(f"{'    ' * depth}for {index} in range({size}):")
            depth += 1
            continue
        if copied:
            lines.append(f"{'    ' * depth}for {index} in range({limit}):")
            lines += ["    " * (depth + 1) + line for line in copied]
        if emptied:
            lines.append(f"{'    ' * depth}for {index} in range({limit}, {size}):")
            lines += ["    " * (depth + 1) + line for line in emptied]
    if not up_to:
        lines += ["    " * depth + line for line in copied]
    return lines


def copy_lines(declaration: Field, name: str, indices: Sequence[str]) -> list[str]:
    at = f"[{', '.join(indices)}]" if indices else ""
    copy = f"v.{name}{at} = s.{name}{at}"
    if declaration.sight == "everybody":
        return [copy]
    if declaration.sight == "own seat":
        return [f"if {indices[0]} == viewer:", f"    {copy}"]
    if declaration.sight == "those in":
        return [f"if s.{name}{at} == EMPTY or s.{declaration.seen}{at} & bit:", f"    {copy}"]
    return []


def observed(state: type[GameState]) -> dict[str, Meaning]:
    """The fields that a view shows, and what they mean: all but what nobody sees, and history."""
    return {
        name: declaration.means
        for name, declaration in state.declared.items()
        if declaration.sight != "nobody" and declaration.means is not None
    }


def comments_of(state: type[GameState]) -> dict[str, str]:
    """What the comments beside the declared fields say."""
    source = inspect.getsource(sys.modules[state.__module__])
    return dict(re.findall(r"^    (\w+): \w+ = .*?  # (.*)$", source, re.MULTILINE))

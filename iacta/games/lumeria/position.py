"""A position as one line of text, both ways, for tests, for sharing and for study.

    board=lumeria scenario=three-hills round=2/30 first=south
    south=slavs gold=1 points=0 tokens=march,salvo,fortune,god units=b3:woje,c3:bies/2!+
    north=vikings gold=2 points=1 tokens=salvo,fortune,god track=2 units=c4:berserkerzy lost=tarczownicy*2
    phase=activation me=south

(all on one line). After a unit stand its wounds (/2) and its dice: ! activated, + fortified, - exhausted. What is not
there is as usual: nothing spent, nothing lost, no unit chosen. Units neither on the board nor lost are in their stacks.
The dice that have not fallen are no part of a position."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.rules.events import NOBODY
from iacta.engine.rules.game import Cards
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.words.errors import BadPosition, listed, shown
from iacta.games.lumeria.actions import ACTIONS
from iacta.games.lumeria.board import FIELD_NAMES, FIELDS, NO_FIELD, has
from iacta.games.lumeria.kinds import KINDS, MANOEUVRES, NAMES, SIDES, ExtraDie, Modifier, Scenario, Side
from iacta.games.lumeria.names import Phase
from iacta.games.lumeria.open_fields import mark_fields
from iacta.games.lumeria.possible import is_in_its_activation, is_possible
from iacta.games.lumeria.rules import forbids
from iacta.games.lumeria.state import MOST_DICE, MOST_ROUNDS, NO_TOKEN, Done, Stage, State

STAGES = {
    Stage.RECRUITING: "recruitment",
    Stage.FIRST_MANOEUVRES: "first-manoeuvres",
    Stage.ACTIVATIONS: "activations",
    Stage.LAST_MANOEUVRES: "last-manoeuvres",
}
DONE = {"move": Done.MOVED, "fortify": Done.FORTIFIED, "aim": Done.AIMED}
GOD = "god"
TEXT = Path(__file__).parent / "text"
FIELD = {name.lower(): number for number, name in enumerate(FIELD_NAMES)}
UNIT = re.compile(r"([a-g][1-7]):([a-z0-9-]*[a-z0-9])(?:/(\d))?([!+-]*)")
MOST_GOLD = 30_000

# The keys of a line, in their order; those of a side come after its name.
TABLE_KEYS = ("board", "scenario", "round", "first")
SIDE_KEYS = ("gold", "points", "tokens", "track", "activations", "units", "lost")
TURN_KEYS = ("stage", "phase", "me", "turn", "passes", "recruit", "active", "earlier", "done")
ATTACK_KEYS = ("target", "dice", "extra", "modifiers", "faces")


# What a phase needs, and in which stage it can be. An attack can be made in an activation and in a Salvo.
OF_RECRUITMENT = (Stage.RECRUITING,)
OF_MANOEUVRES = Stage.FIRST_MANOEUVRES, Stage.LAST_MANOEUVRES
OF_ACTIVATIONS = (Stage.ACTIVATIONS,)
OF_BATTLE = Stage.ACTIVATIONS, Stage.FIRST_MANOEUVRES, Stage.LAST_MANOEUVRES
ATTACK = ("active", "target", "dice")
Needed = tuple[tuple[Stage, ...], tuple[str, ...], tuple[str, ...]]  # stages, needed keys, possible keys
NEEDS: dict[Phase, Needed] = {
    Phase.BEGINNING: (OF_RECRUITMENT, (), ()),
    Phase.RECRUITMENT: (OF_RECRUITMENT, (), ("passes",)),
    Phase.PLACING: (OF_RECRUITMENT, ("recruit",), ("passes",)),
    Phase.MANOEUVRE: (OF_MANOEUVRES, (), ("passes",)),
    Phase.MARCHING: (OF_MANOEUVRES, (), ("passes", "earlier")),
    Phase.MARCHING_ON: (OF_MANOEUVRES, ("active",), ("passes", "earlier")),
    Phase.SHOOTING: (OF_MANOEUVRES, (), ("passes", "earlier")),
    Phase.SHOOTING_AT: (OF_MANOEUVRES, ("active",), ("passes", "earlier")),
    Phase.ACTIVATION: (OF_ACTIVATIONS, (), ()),
    Phase.FIRST_ACTION: (OF_ACTIVATIONS, ("active",), ()),
    Phase.SECOND_ACTION: (OF_ACTIVATIONS, ("active", "done"), ()),
    Phase.AIMED: (OF_ACTIVATIONS, ("active", "done"), ()),
    Phase.THOR: (OF_ACTIVATIONS, ATTACK, ("done", "extra", "modifiers")),
    Phase.SVETOVIT: (OF_BATTLE, ATTACK, ("turn", "passes", "earlier", "done", "extra", "modifiers")),
    Phase.ROLLED: (OF_ACTIVATIONS, (*ATTACK, "faces"), ("done", "extra", "modifiers")),
    Phase.RENEWAL: (OF_BATTLE, (*ATTACK, "faces"), ("passes", "earlier", "done", "extra", "modifiers")),
    Phase.SKIRMISH: (OF_ACTIVATIONS, ("active",), ("done",)),
    Phase.ATHENA: (OF_ACTIVATIONS, ("active",), ()),
    Phase.ATHENA_TO: (OF_ACTIVATIONS, ("active",), ()),
}


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def field_name(field: int) -> str:
    return FIELD_NAMES[field].lower()


def write_position(state: np.ndarray, cards: Cards) -> str:
    """The line for a state or a view."""
    (s,) = interpreted(state)
    parts = [
        f"board={cards.choices['board'][s.board]}",
        f"scenario={Scenario(s.scenario).text}",
        f"round={s.round}/{s.round_limit}",
        f"first={Side(s.first).text}",
    ]
    for side, name in enumerate(Side.texts()):
        parts.append(f"{name}={cards.choices[name][s.faction[side] + 1]}")
        parts += side_parts(s, side)
    parts += turn_parts(s) + attack_parts(s)
    return " ".join(parts)


def side_parts(s: Any, side: int) -> list[str]:
    """What a side has."""
    tokens = names_of(s.tokens[side], MANOEUVRES) + [GOD] * s.god[side]
    parts = [f"gold={s.gold[side]}", f"points={s.points[side]}", f"tokens={','.join(tokens) or 'none'}"]
    if s.track[side] != NO_TOKEN:
        parts.append(f"track={s.track[side]}" + f"+{s.beside[side]}" * (s.beside[side] > 0))
    if s.stage in OF_ACTIVATIONS:
        parts.append(f"activations={s.activations[side]}")
    units = [unit_text(s, field) for field in range(FIELDS) if has(s.army[side], field)]
    lost = [
        NAMES[kind] + f"*{s.defeated[side, kind]}" * (s.defeated[side, kind] > 1)
        for kind in range(1, KINDS)
        if s.defeated[side, kind]
    ]
    return parts + [f"units={','.join(units)}"] * bool(units) + [f"lost={','.join(lost)}"] * bool(lost)


def unit_text(s: Any, field: int) -> str:
    wounds = f"/{s.wounds[field]}" if s.wounds[field] else ""
    dice = "!" * has(s.activated, field) + "+" * has(s.fortified, field) + "-" * has(s.exhausted, field)
    return f"{field_name(field)}:{NAMES[s.unit[field]]}{wounds}{dice}"


def turn_parts(s: Any) -> list[str]:
    """Who decides what."""
    parts = [f"stage={STAGES[Stage(s.stage)]}", f"phase={ACTIONS.phases[s.phase]}", f"me={Side(s.me).text}"]
    if s.turn != s.me:
        parts.append(f"turn={Side(s.turn).text}")
    if s.passes:
        parts.append(f"passes={s.passes}")
    if s.recruit:
        parts.append(f"recruit={NAMES[s.recruit]}")
    for key in ("active", "earlier"):
        if getattr(s, key) != NO_FIELD:
            parts.append(f"{key}={field_name(getattr(s, key))}")
    if s.done:
        parts.append("done=" + ",".join(name for name, bit in DONE.items() if s.done & bit))
    return parts


def attack_parts(s: Any) -> list[str]:
    """The attack that is being made."""
    if s.target == NO_FIELD:
        return []
    parts = [f"target={field_name(s.target)}", f"dice={s.dice}"]
    if s.extra:
        parts.append("extra=" + ",".join(names_of(s.extra, ExtraDie.texts())))
    if s.modifiers:
        parts.append("modifiers=" + ",".join(names_of(s.modifiers, Modifier.texts())))
    if s.faces[0]:
        parts.append("faces=" + ",".join(str(s.faces[die]) for die in range(s.dice)))
    return parts


def read_position(text: str, cards: Cards) -> np.ndarray:
    """The state of a line of text; `BadPosition` says what is wrong with it."""
    return Reader(text, cards).state


class Reader:
    """Reads a line, key by key."""

    def __init__(self, text: str, cards: Cards) -> None:
        self.cards = cards
        self.state = blank(State.record)
        (self.s,) = interpreted(self.state)
        (self.k,) = interpreted(cards.k)
        self.table, self.sides = self.split(text)
        self.read_table()
        self.read_phase()
        for side in range(SIDES):
            self.read_side(side)
        self.read_turn()
        self.read_attack()
        if not is_possible(self.s, self.k):
            raise BadPosition("position-not-asked", TEXT, phase=shown(ACTIONS.phases[self.s.phase]))
        mark_fields(self.s, self.k)
        self.check_something_can_be_done()

    def split(self, text: str) -> tuple[dict[str, str], list[dict[str, str]]]:
        """The keys of the table, and those of each side."""
        table: dict[str, str] = {}
        sides: list[dict[str, str]] = [{}, {}]
        into: dict[str, str] | None = None
        for part in text.split():
            key, sign, value = part.partition("=")
            if not sign or not value:
                raise BadPosition("position-no-key", TEXT, part=shown(part))
            if key in Side.texts():
                into = sides[Side[key.upper()]]
                key = "faction"
            elif key in SIDE_KEYS and into is None:
                raise BadPosition("position-key-before-side", TEXT, key=shown(key))
            elif key not in (*TABLE_KEYS, *SIDE_KEYS, *TURN_KEYS, *ATTACK_KEYS):
                raise BadPosition("position-unknown-key", TEXT, key=shown(key))
            chosen = into if into is not None and key in (*SIDE_KEYS, "faction") else table
            if key in chosen:
                raise BadPosition("position-key-twice", TEXT, key=shown(key))
            chosen[key] = value
        for name, side in zip(Side.texts(), sides, strict=True):
            if "faction" not in side:
                raise BadPosition("position-missing-key", TEXT, key=shown(name))
        return table, sides

    def number(self, key: str, value: str, low: int, high: int) -> int:
        if not value.isascii() or not value.isdigit() or len(value) > 6 or not low <= int(value) <= high:
            raise BadPosition("position-number", TEXT, key=shown(key), low=low, high=high, value=shown(value))
        return int(value)

    def one_of(self, key: str, value: str, names: tuple[str, ...]) -> int:
        if value not in names:
            raise BadPosition("position-name", TEXT, key=shown(key), value=shown(value), known=listed(names))
        return names.index(value)

    def bits(self, key: str, value: str, names: tuple[str, ...]) -> int:
        """Several names, as bits."""
        return sum({1 << self.one_of(key, name, names) for name in value.split(",")})

    def field(self, key: str, value: str) -> int:
        if value not in FIELD or not has(self.k.fields[self.s.board], FIELD[value]):
            raise BadPosition("position-field", TEXT, key=shown(key), value=shown(value))
        return FIELD[value]

    def read_table(self) -> None:
        s, table = self.s, self.table
        boards = self.cards.choices["board"]
        s.board = self.one_of("board", table.get("board", boards[0]), boards)
        s.scenario = self.one_of("scenario", table.get("scenario", Scenario.THREE_HILLS.text), Scenario.texts())
        count, _, limit = table.get("round", "1/30").partition("/")
        s.round_limit = self.number("round", limit or "30", 1, MOST_ROUNDS)
        s.round = self.number("round", count, 0, s.round_limit)
        s.first = self.one_of("first", table.get("first", Side.SOUTH.text), Side.texts())
        s.seats = SIDES
        s.winner = NOBODY
        for field in range(FIELDS):
            s.unit[field] = EMPTY

    def read_side(self, side: int) -> None:
        s, keys = self.s, self.sides[side]
        factions = self.cards.choices[Side(side).text][1:]
        s.faction[side] = self.one_of(Side(side).text, keys["faction"], factions)
        s.gold[side] = self.number("gold", keys.get("gold", "0"), 0, MOST_GOLD)
        s.points[side] = self.number("points", keys.get("points", "0"), 0, self.k.goal - 1)
        tokens = (*MANOEUVRES, GOD)
        placed = self.bits("tokens", keys["tokens"], tokens) if keys.get("tokens", "none") != "none" else 0
        if "tokens" not in keys:
            placed = (1 << len(tokens)) - 1
        s.god[side] = placed >> len(MANOEUVRES)
        s.tokens[side] = placed & (1 << len(MANOEUVRES)) - 1
        self.read_track(side, keys.get("track"))
        if "activations" in keys and s.stage not in OF_ACTIVATIONS:
            phase = shown(ACTIONS.phases[s.phase])
            raise BadPosition("position-key-not-here", TEXT, key=shown("activations"), phase=phase)
        s.activations[side] = self.number("activations", keys.get("activations", self.usual_activations), 0, 3)
        for kind in range(1, KINDS):
            if self.k.faction[kind] == s.faction[side] + 1:
                s.stock[side, kind] = self.k.copies[kind]
        for unit in keys["units"].split(",") if "units" in keys else []:
            self.read_unit(side, unit)
        for lost in keys["lost"].split(",") if "lost" in keys else []:
            name, _, count = lost.partition("*")
            kind = self.kind("lost", name)
            self.take(side, kind, self.number("lost", count or "1", 1, 18))
            s.defeated[side, kind] += int(count or "1")

    def read_track(self, side: int, value: str | None) -> None:
        """A token that is not on its place is on the track or beside it (M18)."""
        s = self.s
        spent = len(MANOEUVRES) - Counter(bin(s.tokens[side]))["1"]
        s.track[side] = NO_TOKEN
        if value is not None:
            space, _, waiting = value.partition("+")
            s.track[side] = self.number("track", space, 0, self.k.track)
            s.beside[side] = self.number("track", waiting or "0", 0, len(MANOEUVRES) - 1)
        if spent != (s.track[side] != NO_TOKEN) + s.beside[side]:
            raise BadPosition("position-tokens", TEXT, side=shown(Side(side).text))

    def kind(self, key: str, name: str) -> int:
        return self.one_of(key, name, NAMES[1:]) + 1

    def take(self, side: int, kind: int, count: int) -> None:
        """Units come from the stacks."""
        if self.s.stock[side, kind] < count:
            raise BadPosition("position-too-many", TEXT, unit=shown(NAMES[kind]), side=shown(Side(side).text))
        self.s.stock[side, kind] -= count

    def read_unit(self, side: int, text: str) -> None:
        s = self.s
        found = UNIT.fullmatch(text)
        if found is None:
            raise BadPosition("position-unit", TEXT, unit=shown(text))
        field, kind = self.field("units", found[1]), self.kind("units", found[2])
        if s.unit[field] != EMPTY:
            raise BadPosition("position-field-twice", TEXT, field=shown(found[1]))
        self.take(side, kind, 1)
        s.unit[field] = kind
        s.wounds[field] = self.number("units", found[3] or "0", 0, self.k.toughness[kind] - 1)
        s.army[side] |= 1 << field
        s.activated |= ("!" in found[4]) << field
        s.fortified |= ("+" in found[4]) << field
        s.exhausted |= ("-" in found[4]) << field

    def read_phase(self) -> None:
        """What is decided, with the keys that belong to it."""
        s, table = self.s, self.table
        phase = table.get("phase", Phase.ACTIVATION.text)
        s.phase = self.one_of("phase", phase, Phase.texts()[: Phase.OVER])
        stages, needed, possible = NEEDS[Phase(s.phase)]
        stage = table.get("stage", STAGES[stages[0]])
        s.stage = self.one_of("stage", stage, tuple(STAGES.values()))
        if s.stage not in stages:
            known = listed([STAGES[one] for one in stages])
            raise BadPosition("position-name", TEXT, key=shown("stage"), value=shown(stage), known=known)
        for key in needed:
            if key not in table:
                raise BadPosition("position-missing-key", TEXT, key=shown(key))
        for key in table:
            if key not in (*TABLE_KEYS, "stage", "phase", "me", *needed, *possible):
                raise BadPosition("position-key-not-here", TEXT, key=shown(key), phase=shown(phase))

    @property
    def usual_activations(self) -> str:
        return "3" if self.s.stage in OF_ACTIVATIONS else "0"

    def check_something_can_be_done(self) -> None:
        s = self.s
        actions = ACTIONS.candidates[ACTIONS.start[s.phase] : ACTIONS.start[s.phase + 1]]
        if all(forbids(s, self.k, s.me, action) for action in actions):
            raise BadPosition("position-nothing-to-do", TEXT)

    def read_turn(self) -> None:
        s, table = self.s, self.table
        s.me = self.one_of("me", table.get("me", Side.SOUTH.text), Side.texts())
        s.turn = self.one_of("turn", table.get("turn", Side(s.me).text), Side.texts())
        s.passes = self.number("passes", table.get("passes", "0"), 0, 1)
        s.recruit = self.kind("recruit", table["recruit"]) if "recruit" in table else 0
        s.active = self.unit_at("active", s.turn)
        if is_in_its_activation(s):
            s.activated |= 1 << s.active
        s.earlier = self.unit_at("earlier", s.turn)
        for name in table["done"].split(",") if "done" in table else []:
            self.one_of("done", name, tuple(DONE))
            s.done |= DONE[name]

    def unit_at(self, key: str, side: int) -> int:
        """The field of a unit of a side, or none."""
        if key not in self.table:
            return NO_FIELD
        field = self.field(key, self.table[key])
        if not has(self.s.army[side], field):
            raise BadPosition("position-no-unit", TEXT, key=shown(key), field=shown(self.table[key]))
        return field

    def read_attack(self) -> None:
        s, table = self.s, self.table
        if s.phase == Phase.RENEWAL:  # the target has been pushed or defeated by now
            s.target = self.field("target", table["target"])
        else:
            s.target = self.unit_at("target", 1 - s.turn)
        s.dice = self.number("dice", table.get("dice", "0"), 0, MOST_DICE)
        s.extra = self.bits("extra", table["extra"], ExtraDie.texts()) if "extra" in table else 0
        s.modifiers = self.bits("modifiers", table["modifiers"], Modifier.texts()) if "modifiers" in table else 0
        faces = table["faces"].split(",") if "faces" in table else []
        if faces and len(faces) != s.dice:
            raise BadPosition("position-faces", TEXT, dice=s.dice)
        for die, face in enumerate(faces):
            s.faces[die] = self.number("faces", face, 1, 6)

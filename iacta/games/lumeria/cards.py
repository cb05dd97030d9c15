"""The card file: reads cards.toml or a file in its place, holds it against the rules and makes the record `k`."""

import hashlib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from iacta.engine.cards.card_file import TomlTable, read, shown
from iacta.engine.cards.card_set import Cards, CardSet, check_clause, name_of, named, origin_of
from iacta.engine.rules.arrays import Cube, Grid, Row
from iacta.engine.rules.declaration import CardNumbers, i1, i8, printed
from iacta.engine.words.errors import listed
from iacta.games.lumeria.activation import ACTIVATIONS_A_ROUND
from iacta.games.lumeria.attack import LOWEST_THRESHOLD, USUAL_THRESHOLD
from iacta.games.lumeria.board import COLUMNS, FIELD_NAMES, ROWS
from iacta.games.lumeria.kinds import (
    HIGHEST_GOAL,
    KINDS,
    LONGEST_TRACK,
    MOST_BOARDS,
    MOST_FACTIONS,
    MOST_TOUGHNESS,
    NAMES,
    OWN_NAMES,
    SIDES,
    UNITS_OF_A_FACTION,
    Ability,
    AttackType,
    God,
    Modifier,
    Scenario,
    Side,
)
from iacta.games.lumeria.plain_types import BoardLayout, Layout
from iacta.games.lumeria.set_up import START_UNITS


class Numbers(CardNumbers):
    """What is printed on the cards, by kind."""

    fields: Row = printed(i8, MOST_BOARDS)  # the fields of each layout
    recruitment: Grid = printed(i8, MOST_BOARDS, SIDES)  # the recruitment fields of each side
    camps: Row = printed(i8, MOST_BOARDS)
    hills: Row = printed(i8, MOST_BOARDS)
    sacred: Row = printed(i1, MOST_BOARDS)  # the sacred hill
    start_field: Cube = printed(i1, MOST_BOARDS, SIDES, START_UNITS)
    start: Grid = printed(i1, MOST_FACTIONS, START_UNITS)  # the units there
    god: Row = printed(i1, MOST_FACTIONS)
    faction: Row = printed(i1, KINDS)  # one more than the number of its faction, 0 if the file has no such unit
    copies: Row = printed(i1, KINDS)
    toughness: Row = printed(i1, KINDS)
    move: Row = printed(i1, KINDS)
    attack: Row = printed(i1, KINDS)
    ranged: Row = printed(i1, KINDS)
    cost: Row = printed(i1, KINDS)
    ability: Row = printed(i1, KINDS)
    factions: int = printed(i1)
    boards: int = printed(i1)
    goal: int = printed(i1)
    track: int = printed(i1)
    range: int = printed(i1)
    long_range: int = printed(i1)


CARD_SET = CardSet(
    game="lumeria",
    letter="M",
    last_clause=24,
    groups={"units": NAMES[1:]},
    totals={},
    words=(Path(__file__).parent / "text",),
)
NUMBERS = {
    "copies": (1, UNITS_OF_A_FACTION),
    "toughness": (1, MOST_TOUGHNESS),
    "move": (1, 6),
    "attack": (1, 6),
    "cost": (0, 9),
}
# With fewer spaces a Salvo could renew itself without end.
BATTLE = {"goal": (1, HIGHEST_GOAL), "track": (3, LONGEST_TRACK), "range": (0, 6), "long_range": (0, 6)}
FACTS = ("copies", "toughness", "move", "attack", "type", "cost", "ability")
SYMBOLS = ".RcH"
FEWEST_ROWS = 4  # so that recruits of both sides never step onto the same field
FEWEST_COLUMNS = 2
# A name that can be typed as an option, and words that mean something else there.
PLAIN_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
NO_NAMES = ("random", "on", "off", "true", "false", "yes", "no")
LONGEST_TITLE = 24


@dataclass(frozen=True)
class Board:
    """A layout of the file: for every field its symbol, South's first row first."""

    name: str
    symbols: Sequence[str]
    sacred: int
    start: Sequence[int]

    def fields(self, symbols: str = SYMBOLS, row: int | None = None) -> int:
        """The set of the fields with one of these symbols, in one row or in all."""
        rows = range(len(self.symbols)) if row is None else [row]
        return sum(1 << y * COLUMNS + x for y in rows for x, symbol in enumerate(self.symbols[y]) if symbol in symbols)

    def names(self, symbols: str = SYMBOLS, row: int | None = None) -> list[str]:
        """The names of these fields."""
        return [name for field, name in enumerate(FIELD_NAMES) if self.fields(symbols, row) >> field & 1]

    @property
    def layout(self) -> BoardLayout:
        """The board as it is drawn, with the points of each hill (M20, M23)."""
        rows = range(len(self.symbols))
        sacred = {Scenario.SACRED_HILL: FIELD_NAMES[self.sacred]}
        return {
            "rows": [self.names(row=row) for row in rows],
            "camps": self.names("c"),
            "recruitment": [self.names("R", rows[0]), self.names("R", rows[-1])],
            "pays": {
                scenario.text: {hill: 1 + (sacred.get(scenario) == hill) for hill in self.names("H")}
                for scenario in Scenario
            },
        }

    def turned(self, field: int) -> int:
        """The same field, seen from the other side."""
        return (len(self.symbols) - 1 - field // COLUMNS) * COLUMNS + len(self.symbols[0]) - 1 - field % COLUMNS


@dataclass(frozen=True)
class Faction:
    table: TomlTable
    name: str
    god: int
    start: Sequence[str]


@dataclass(frozen=True)
class Unit:
    table: TomlTable
    name: str
    title: str | None
    faction: str
    numbers: Mapping[str, int]
    origin: Mapping[str, str]


def load(source: str | bytes | Path | None = None) -> Cards:
    """Read TOML text, or the file at a path, or without a source the file of this package; else raise `BadCards`."""
    file = read(Path(__file__).with_name("cards.toml") if source is None else source, *CARD_SET.words)
    file.expect(("game", "battle", "board", "faction", "card"))
    if file.text("game") != CARD_SET.game:
        raise file.wrong("cards-other-game", "game", game=shown(file.keys["game"]), due=shown(CARD_SET.game))
    battle = battle_of(file.table("battle"))
    boards = several([board_of(table) for table in file.tables("board")], file, "board", 1, MOST_BOARDS)
    factions = several([faction_of(table) for table in file.tables("faction")], file, "faction", 2, MOST_FACTIONS)
    cards = several([unit_of(table, factions) for table in file.tables("card")], file, "card", 2, KINDS - 1)
    check_titles(cards)
    for faction in factions:
        check_faction(faction, cards)
    k = record_of(battle, boards, factions, cards)
    k.flags.writeable = False
    return Cards(
        k,
        hashlib.sha256(k.tobytes()).hexdigest(),
        {card.name: card.origin for card in cards},
        {card.name: {fact: card.table.keys[fact] for fact in ("faction", *FACTS)} for card in cards},
        effects={card.name: card.table.text("ability") for card in cards},
        titles={card.name: card.title for card in cards if card.title},
        choices={
            "south": ("random", *(faction.name for faction in factions)),
            "north": ("random", *(faction.name for faction in factions)),
            "board": tuple(board.name for board in boards),
        },
        layout=layout_of(battle, boards, factions),
    )


def layout_of(battle: Mapping[str, int], boards: Sequence[Board], factions: Sequence[Faction]) -> Mapping[str, object]:
    """What a table needs to be drawn."""
    less = {modifier.text: modifier.easier_by for modifier in Modifier}
    return Layout(
        sides=list(Side.texts()),
        goal=battle["goal"],
        track=battle["track"],
        range=battle["range"],
        long_range=battle["long_range"],
        activations=ACTIVATIONS_A_ROUND,
        threshold={"usual": USUAL_THRESHOLD, "lowest": LOWEST_THRESHOLD, "less": less},
        boards=[board.layout for board in boards],
        factions=[{"name": faction.name, "god": God(faction.god).text} for faction in factions],
    )


Thing = TypeVar("Thing", Board, Faction, Unit)


def several(things: list[Thing], file: TomlTable, key: str, fewest: int, most: int) -> list[Thing]:
    """The things of one sort, not too few nor too many, each with a name of its own."""
    if not fewest <= len(things) <= most:
        raise file.wrong("cards-how-many", key, key=key, fewest=fewest, most=most, number=len(things))
    for number, thing in enumerate(things):
        if thing.name in [other.name for other in things[:number]]:
            raise file.wrong("cards-name-twice", key, number, "name", name=shown(thing.name))
    return things


def number_in(table: TomlTable, fact: str, least: int, most: int) -> int:
    number = table.number(fact)
    if not least <= number <= most:
        raise table.wrong(
            "cards-range", fact, fact=fact, card=table.title, least=least, most=most, number=shown(number)
        )
    return number


def one_of(table: TomlTable, fact: str, known: Sequence[str]) -> int:
    """The number of a name that must be one of those known."""
    name = table.text(fact)
    if name not in known:
        raise table.wrong("cards-unknown-name", fact, fact=fact, name=shown(name), known=listed(known))
    return known.index(name)


def battle_of(table: TomlTable) -> dict[str, int]:
    table.expect((*BATTLE, "origin"))
    origin_of(table, tuple(BATTLE))
    numbers = {fact: number_in(table, fact, *bounds) for fact, bounds in BATTLE.items()}
    if numbers["long_range"] < numbers["range"]:
        raise table.wrong("cards-long-range", "long_range")
    return numbers


def plain_name(table: TomlTable) -> str:
    """The name of a faction or board: it is typed as an option."""
    if "name" not in table.keys:
        raise table.wrong("cards-no-name")
    name = table.text("name")
    if not PLAIN_NAME.fullmatch(name) or name in NO_NAMES:
        raise table.wrong("cards-plain-name", "name", name=shown(name))
    return name


def board_of(table: TomlTable) -> Board:
    name = plain_name(table)
    table = named(table, name)
    table.expect(("name", "rows", "sacred", "start", "origin"))
    origin_of(table, ("rows", "sacred", "start"))
    symbols = [row.split() for row in reversed(table.texts("rows"))]
    width = len(symbols[0]) if symbols else 0
    proper = FEWEST_ROWS <= len(symbols) <= ROWS and FEWEST_COLUMNS <= width <= COLUMNS
    if not proper or any(len(row) != width for row in symbols):
        raise table.wrong(
            "cards-board-size", "rows", fewest=FEWEST_ROWS, rows=ROWS, least=FEWEST_COLUMNS, columns=COLUMNS
        )
    for row, content in enumerate(symbols):
        for symbol in content:
            if len(symbol) != 1 or symbol not in SYMBOLS:
                raise table.wrong("cards-board-symbol", "rows", symbol=shown(symbol))
            if symbol == "R" and row not in (0, len(symbols) - 1):
                raise table.wrong("cards-board-recruitment", "rows", board=table.title)
    board = Board(name, ["".join(row) for row in symbols], 0, ())
    if not board.fields("R", 0) or not board.fields("R", len(symbols) - 1):
        raise table.wrong("cards-board-recruitment", "rows", board=table.title)
    start = [field_of(table, "start", field, board) for field in table.texts("start")]
    taken = [*start, *(board.turned(field) for field in start)]
    if len(start) != START_UNITS or len(set(taken)) != len(taken):
        raise table.wrong("cards-board-start", "start", due=START_UNITS)
    sacred = field_of(table, "sacred", table.text("sacred"), board)
    if not board.fields("H") >> sacred & 1:
        raise table.wrong("cards-board-sacred", "sacred", field=shown(table.text("sacred")))
    return replace(board, sacred=sacred, start=start)


def field_of(table: TomlTable, key: str, name: str, board: Board) -> int:
    """The number of a field of the board."""
    if name not in FIELD_NAMES or not board.fields() >> FIELD_NAMES.index(name) & 1:
        raise table.wrong("cards-no-such-field", key, field=shown(name), board=shown(board.name))
    return FIELD_NAMES.index(name)


def faction_of(table: TomlTable) -> Faction:
    name = plain_name(table)
    table = named(table, name)
    table.expect(("name", "god", "start", "origin"))
    origin_of(table, ("god", "start"))
    return Faction(table, name, one_of(table, "god", God.texts()), table.texts("start"))


def unit_of(table: TomlTable, factions: Sequence[Faction]) -> Unit:
    name = name_of(table, CARD_SET)
    table = named(table, name)
    table.expect(("name", "faction", *FACTS, "clause", "origin"), optional=("title",))
    check_clause(table, CARD_SET)
    one_of(table, "faction", [faction.name for faction in factions])
    numbers = {fact: number_in(table, fact, *bounds) for fact, bounds in NUMBERS.items()}
    numbers |= {
        "ranged": one_of(table, "type", AttackType.texts()),
        "ability": one_of(table, "ability", Ability.texts()),
    }
    return Unit(table, name, title_of(table, name), table.text("faction"), numbers, origin_of(table, FACTS))


def title_of(table: TomlTable, name: str) -> str | None:
    """What people call a unit of their own, in every language; without a title it goes by its number."""
    if "title" not in table.keys:
        return None
    if name not in OWN_NAMES:
        raise table.wrong("cards-title-of-the-box", "title", card=table.title, first=OWN_NAMES[0], last=OWN_NAMES[-1])
    title = table.text("title")
    tidy = title.isprintable() and title == " ".join(title.split()) and any(map(str.isalpha, title))
    if not tidy or len(title) > LONGEST_TITLE:
        raise table.wrong("cards-title", "title", title=shown(title), most=LONGEST_TITLE)
    return title


def check_titles(cards: Sequence[Unit]) -> None:
    """No unit is called like another: a person may type what it is called."""
    taken: dict[str, str] = {name: name for name in NAMES}
    for card in cards:
        if (
            card.title
            and taken.setdefault(unicodedata.normalize("NFKC", card.title).casefold(), card.name) != card.name
        ):
            raise card.table.wrong("cards-title-twice", "title", title=shown(card.title))


def check_faction(faction: Faction, cards: Sequence[Unit]) -> None:
    """A faction has as many units as the box, and among them those it begins with (M1)."""
    own = {card.name: card.numbers["copies"] for card in cards if card.faction == faction.name}
    if sum(own.values()) != UNITS_OF_A_FACTION:
        raise faction.table.wrong(
            "cards-units-of-faction", faction=faction.table.title, units=sum(own.values()), due=UNITS_OF_A_FACTION
        )
    if len(faction.start) != START_UNITS:
        raise faction.table.wrong("cards-faction-start", "start", faction=faction.table.title, due=START_UNITS)
    for name in faction.start:
        if faction.start.count(name) > own.get(name, 0):
            raise faction.table.wrong("cards-no-start-unit", "start", card=shown(name), faction=faction.table.title)


def record_of(
    battle: Mapping[str, int], boards: Sequence[Board], factions: Sequence[Faction], cards: Sequence[Unit]
) -> npt.NDArray[np.record]:
    """The record `k` of a checked file."""
    record: npt.NDArray[np.record] = np.zeros(1, Numbers.record)
    k = record[0]
    for fact, number in battle.items():
        k[fact] = number
    k.boards, k.factions = len(boards), len(factions)
    for number, board in enumerate(boards):
        k.fields[number] = board.fields()
        k.recruitment[number] = board.fields("R", 0), board.fields("R", len(board.symbols) - 1)
        k.camps[number] = board.fields("c")
        k.hills[number] = board.fields("H")
        k.sacred[number] = board.sacred
        k.start_field[number] = board.start, [board.turned(field) for field in board.start]
    for number, faction in enumerate(factions):
        k.god[number] = faction.god
        k.start[number] = [NAMES.index(name) for name in faction.start]
    names = [faction.name for faction in factions]
    for card in cards:
        kind = NAMES.index(card.name)
        k.faction[kind] = names.index(card.faction) + 1
        for fact, value in card.numbers.items():
            k[fact][kind] = value
    return record

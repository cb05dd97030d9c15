"""Tables, seats and what belongs to them, as the database has them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from iacta.server.messages import Pace, Player, Stage

STAGES_TO_SHOW = ("waiting", "running")
REMOVED = "removed"  # the stage of a table that is being deleted: it is there no more
MOST_COMMANDS = 200  # of one seat that are remembered, in the database and in memory
MOST_CHATS = 200  # of one table
BOT_NAMES = ("Livia", "Marcus", "Octavia", "Titus", "Drusilla", "Gaius", "Aurelia", "Lucius")


def now() -> int:
    """The time as the database has it: seconds since 1970 UTC."""
    return int(time.time())


@dataclass
class StoredSeat:
    """A seat as the database has it."""

    player: Player
    name: str
    guest: str | None = None
    bot: str | None = None
    word: str = ""
    resigned: bool = False


@dataclass
class StoredTable:
    """A table as the database has it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    cards: str | None
    secret: bytes
    public: bool
    seats: list[StoredSeat]
    words: list[str] = field(default_factory=list)
    stage: Stage = "waiting"
    rematch: str | None = None
    hints: bool = True
    pace: Pace = "usual"
    lesson: bool = False
    created: int = field(default_factory=now)
    active: int = field(default_factory=now)

    def start_when_full(self) -> None:
        """With no seat open the match begins, and the players' words go into the shuffling."""
        if all(seat.player != "open" for seat in self.seats):
            self.words = [seat.word for seat in self.seats if seat.word]
            self.stage = "running"


@dataclass(frozen=True)
class StoredChat:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command that is done together with what it changes; sent again by the same person, it is recognised. `number`
    counts the commands of a seat."""

    seat: int
    holder: str
    number: int
    id: str
    version: int


@dataclass(frozen=True)
class StoredUndo:
    """A seat asks to take back the last decision, and these agree. At another version it is void."""

    seat: int
    version: int
    agreed: list[int]

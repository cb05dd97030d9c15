"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from iacta.bots import BOTS
from iacta.engine.words.errors import BadOptions, BadRecord, listed, shown

HUMAN = "human"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Seating:
    """For each seat `human` or the name of a bot; the names are the players', or none."""

    players: tuple[str, ...]
    names: tuple[str, ...] = ()

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def data(self) -> dict[str, Any]:
        """The seating as it is saved."""
        return {"players": list(self.players), "names": list(self.names)}


def seat_players(seats: int, players: str, names: str = "") -> Seating:
    """A seating from what a person typed: one player for all seats but the first, or one for each of them, or one for
    every seat; and as many names as seats."""
    chosen = [player.strip() for player in players.split(",")]
    if len(chosen) == 1:
        chosen *= seats - 1
    if len(chosen) == seats - 1:
        chosen.insert(0, HUMAN)
    if len(chosen) != seats:
        raise BadOptions("players-for-seats", players=len(chosen), seats=seats, others=seats - 1)
    return checked(seats, chosen, names.split(",") if names else [])


def checked(seats: int, players: Sequence[str], names: Sequence[str]) -> Seating:
    """A seating that there can be."""
    for player in players:
        if player != HUMAN and player not in BOTS:
            raise BadOptions("nobody-called", name=shown(player), known=listed((HUMAN, *BOTS)))
    known = tuple(name.strip() for name in names)
    if len(players) != seats or len(known) not in (0, seats):
        raise BadOptions("players-for-other-seats", players=len(known) or len(players), seats=seats)
    if not all(name and name.isprintable() and len(name) <= LONGEST_NAME for name in known):
        raise BadOptions("no-players-name", most=LONGEST_NAME)
    if len(set(known)) != len(known):
        raise BadOptions("same-name-twice")
    return Seating(tuple(players), known)


def seating_of(data: object, seats: int) -> Seating:
    """The seating that a file tells."""
    lists = [data.get("players"), data.get("names")] if isinstance(data, dict) else [None]
    if not all(isinstance(texts, list) and all(isinstance(text, str) for text in texts) for texts in lists):
        raise BadRecord("record-no-seating", line=1)
    try:
        return checked(seats, *lists)
    except BadOptions as error:
        raise BadRecord("record-wrong-seating", line=1, why=error) from None

"""The commands that were done at a table, so that one that is sent again is answered again and not done again."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable

from iacta.server.store import MOST_COMMANDS, Command


class Commands:
    """The last commands of each seat. They belong to whoever held the seat: the next person's are their own."""

    def __init__(self, kept: Iterable[Command] = ()) -> None:
        self.of_seats: defaultdict[int, deque[Command]] = defaultdict(deque)
        self.versions: dict[tuple[int, str, str], int] = {}
        for command in kept:
            self.add(command)

    def find(self, seat: int, holder: str, name: str) -> int | None:
        """The version that a command led to, if it was done."""
        return self.versions.get((seat, holder, name))

    def new(self, seat: int, holder: str, name: str, version: int) -> Command:
        """A command that is about to be done."""
        last = self.of_seats[seat]
        return Command(seat, holder, last[-1].number + 1 if last else 1, name, version)

    def add(self, command: Command) -> None:
        """A command was done; that of long ago is forgotten."""
        last = self.of_seats[command.seat]
        last.append(command)
        self.versions[command.seat, command.holder, command.id] = command.version
        if len(last) > MOST_COMMANDS:
            old = last.popleft()
            self.versions.pop((old.seat, old.holder, old.id), None)

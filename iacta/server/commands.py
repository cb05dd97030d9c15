"""The commands that were done at a table, so that one that is sent again is answered again and not done again."""

from __future__ import annotations

import functools
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from iacta.server.messages import Done
from iacta.server.outcome import Outcome
from iacta.server.stored import MOST_COMMANDS, Command

if TYPE_CHECKING:
    from iacta.server.table import Table

Arguments = ParamSpec("Arguments")
Work = Callable[Concatenate["Table", int, str, Arguments], Awaitable[Outcome]]


class Commands:
    """The last commands of each seat. They belong to whoever held the seat: the next person's are their own."""

    def __init__(self, stored: Iterable[Command] = ()) -> None:
        self.of_seats: defaultdict[int, deque[Command]] = defaultdict(deque)
        self.versions: dict[tuple[int, str, str], int] = {}
        for command in stored:
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


def once(work: Work[Arguments]) -> Work[Arguments]:
    """Work that a command asks for, but one that was done before is only answered again."""

    @functools.wraps(work)
    async def work_once(
        table: Table, seat: int, command: str, /, *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Outcome:
        version = table.commands.find(seat, table.holder(seat), command)
        if version is not None:
            return Outcome(Done(type="done", command=command, version=version))
        return await work(table, seat, command, *arguments, **named)

    return work_once

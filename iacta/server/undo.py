"""Taking the last decision back: at once where that is free, otherwise when all others agree.

What is done here holds the table's lock."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from iacta.engine.words.errors import IllegalAction
from iacta.match import Match
from iacta.server import positions
from iacta.server.commands import once
from iacta.server.decisions import append
from iacta.server.errors import NotPossible
from iacta.server.messages import UndoRequest
from iacta.server.outcome import News, Outcome
from iacta.server.stored import Command, StoredUndo

if TYPE_CHECKING:
    from iacta.server.table import Table

MOST_UNDOS = 500  # of one seat in a match: nobody thinks twice so often


@once
async def undo(table: Table, seat: int, command: str, version: int) -> Outcome:
    """Take the last decision back, or ask the others to agree."""
    match = await table.running(seat)
    match.check_version(version)
    agreed: list[int] = []
    alone = table.plays_alone(seat)
    how = positions.undo(match, seat, alone=alone)
    if how is None or (table.lesson and table.lesson.made(match) is not None):
        raise IllegalAction("nothing-to-undo")
    if sum(entry.is_undo and entry.seat == seat for entry in match.log) >= MOST_UNDOS:
        raise NotPossible("too-many-undos", most=MOST_UNDOS)
    others = [other for other in range(match.seats) if other != seat]
    if alone:
        agreed = others
    elif how == "ask":
        agreed = [other for other in others if agrees_by_itself(table, other)]
        if agreed != others:
            before = table.undo_request
            asks_already = before is not None and before.seat == seat
            request = before if asks_already else UndoRequest(seat=seat, agreed=agreed)
            return await change_request(table, request, table.new_command(seat, command, version))
    steps = steps_back(match, seat) if alone else 1
    return await take_back(table, match, seat, agreed, table.new_command(seat, command, version + steps), steps)


def steps_back(match: Match, seat: int) -> int:
    """How many entries it is back to before the seat's last decision."""
    return next(steps for steps, entry in enumerate(reversed(match.done), 1) if positions.took_part(entry, seat))


@once
async def answer(table: Table, seat: int, command: str, version: int, *, agree: bool) -> Outcome:
    """Agree or disagree with an undo that somebody asked for; the last to agree makes it happen."""
    match = await table.running(seat)
    match.check_version(version)
    request = table.undo_request
    if request is None or request.seat == seat:
        raise NotPossible("nobody-asks")
    agreed = sorted({*request.agreed, seat})
    if agree and len(agreed) == match.seats - 1:
        return await take_back(table, match, request.seat, agreed, table.new_command(seat, command, version + 1))
    answered = UndoRequest(seat=request.seat, agreed=agreed) if agree else None
    return await change_request(table, answered, table.new_command(seat, command, version))


def agrees_by_itself(table: Table, seat: int) -> bool:
    """Whether a bot agrees for the seat. One that only stands in does not speak for its owner."""
    stored = table.stored.seats[seat]
    return stored.player == "bot" or stored.resigned


async def change_request(table: Table, request: UndoRequest | None, command: Command) -> Outcome:
    """Store that somebody asks to undo, who agrees, or that nobody asks any more."""
    stored = StoredUndo(request.seat, command.version, request.agreed) if request else None
    await table.persist(table.store.set_undo_request(table.stored.id, stored, command))
    changed = request != table.undo_request
    table.undo_request = request
    return Outcome(table.remember(command), News(since=command.version) if changed else News())


async def take_back(
    table: Table, match: Match, seat: int, agreed: list[int], command: Command, steps: int = 1
) -> Outcome:
    """Take so many entries back, one after the other; the command is stored with the last of them. Sealed choices that
    wait are made again afterwards."""
    version = match.version
    for step in range(1, steps + 1):
        after = (table.match or match).copy()
        after.waiting.clear()
        await table.ask_rules(partial(after.undo, seat, agreed, after.version))
        await append(table, after, command if step == steps else None)
        table.match = after
    return Outcome(table.remember(command), News(since=version))

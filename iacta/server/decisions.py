"""Decisions in a match: the rules allow one, the database stores it, whoever made it gets the answer, then all see it.

What is done here holds the table's lock."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from iacta.match import Match
from iacta.match.record import entry_line
from iacta.server import metrics
from iacta.server.commands import once
from iacta.server.messages import Reason, Reasons, Stage
from iacta.server.outcome import News, Outcome
from iacta.server.snapshots import snapshot_due
from iacta.server.stored import Command

if TYPE_CHECKING:
    from iacta.server.table import Table

MOST_REASONS = 5


@once
async def play(table: Table, seat: int, command: str, action: int, version: int) -> Outcome:
    """A person decides."""
    match = await table.running(seat)
    table.end_stand_in(seat)
    after = await played(table, match, seat, action, version)
    kept = table.new_command(seat, command, after.version)
    news = await store_decision(table, after, seat, action, kept)
    return Outcome(table.remember(kept), news)


async def decide_for(table: Table, match: Match, seat: int, action: int) -> News:
    """A bot decides."""
    after = await played(table, match, seat, action, match.version)
    return await store_decision(table, after, seat, action, None)


async def played(table: Table, match: Match, seat: int, action: int, version: int) -> Match:
    """A copy of the match in which the decision is made; until it is stored, the match is as it was."""
    after = match.copy()
    await table.ask_rules(lambda: after.play(seat, action, version))
    return after


async def store_decision(table: Table, after: Match, seat: int, action: int, command: Command | None) -> News:
    """Store what was decided in a copy of the table's match, which from then on is the match."""
    match = table.match
    assert match is not None
    if after.version > match.version:
        await append(table, after, command)
    else:
        await table.persist(table.store.choose(table.stored.id, seat, table.game.actions.text(action), command))
    table.match = after
    metrics.MOVES.labels(table.game.name, "bot" if command is None else "person").inc()
    # That a seat has chosen, all see once; a choice that takes the place of another is its own business.
    chose_again = seat in match.waiting and after.version == match.version
    return News(since=match.version, only=seat if chose_again else None)


async def append(table: Table, match: Match, command: Command | None) -> None:
    """Store the last entry of the log."""
    stage: Stage = "over" if match.over else "running"
    line = entry_line(match, match.version, match.log[-1], opened=True)
    snapshot = snapshot_due(match)
    await table.persist(table.store.append(table.stored.id, match.version, line, stage, command, snapshot))
    table.stored.stage = stage
    table.undo_request = None


async def why(table: Table, seat: int, command: str, what: int | str, chosen: Sequence[str]) -> Outcome:
    """Why an action, or a thing on the table after those chosen, can do nothing now: each reason once."""
    match = await table.running(seat)
    refusals = await asyncio.to_thread(match.why_not, seat, what, chosen)
    said = dict.fromkeys((refusal.message, refusal.clause) for refusal in refusals)
    reasons = [Reason(message=message, clause=clause) for message, clause in said]
    together = bool(match.meant(seat, what, chosen))
    return Outcome(Reasons(type="reasons", command=command, reasons=reasons[:MOST_REASONS], together=together))

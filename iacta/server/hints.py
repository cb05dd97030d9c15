"""Hints at a table: who may ask for them, how often, and what they get, which comes from their own view."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING

from iacta.bots.hints import ADVISER, Advice
from iacta.match import Match
from iacta.match.words import action_text
from iacta.server import messages, metrics
from iacta.server.bot_pool import task_for
from iacta.server.errors import NotPossible, TooFast, Unavailable
from iacta.server.limits import TokenBucket
from iacta.server.worker import Failed

if TYPE_CHECKING:
    from iacta.server.table import Table

HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 4  # of one seat
ONE_TO_BEAT = 2  # seats: with more, a chance is about all of the others


def hint_limits(seats: int) -> list[TokenBucket]:
    """How many hints each seat of a table may ask for."""
    return [TokenBucket(HINTS_A_SECOND, HINTS_AT_ONCE) for _ in range(seats)]


async def hints_for(table: Table, seat: int, version: int | None, language: str) -> messages.Hints:
    """The best that a seat can do now, or at the version it names."""
    async with table.lock:
        match = await table.running(seat)
        if not table.stored.hints:
            raise NotPossible("no-hints-here")
        match.check_version(version)
        match.check_turn(seat)
        if not table.hint_limits[seat].take():
            raise TooFast("hints-too-fast")
        task = await asyncio.to_thread(task_for, match, table.stored.id, table.stored.cards, ADVISER, seat)

    def is_valid() -> bool:
        return table.match is not None and table.match.version == match.version and table.stored.stage == "running"

    with metrics.THINKING.labels(ADVISER, "hint").time():
        advice = await table.pending.run(table.bot_pool.advise(task, table.visitor), is_valid)
    if advice is None:
        async with table.lock:
            (await table.running(seat)).check_version(match.version)
    if advice is None or isinstance(advice, Failed):
        raise Unavailable("no-hint-now")
    return hints_message(match, seat, advice, language)


def hints_message(match: Match, seat: int, advice: Advice, language: str) -> messages.Hints:
    return messages.Hints(
        version=match.version,
        meaning="wins" if match.seats == ONE_TO_BEAT else "beats",
        rough=advice.is_rough,
        actions=[
            messages.HintedAction(
                id=hint.action,
                text=action_text(match.game, hint.action, language),
                handles=list(match.action(hint.action, seat).handles),
                chance=hint.chance,
                reasons=[messages.HintReason(**asdict(reason)) for reason in hint.reasons],
            )
            for hint in advice.hints
        ],
    )

"""When it is a bot's turn at a table: it thinks elsewhere, and decides as people do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from iacta.server.errors import Unavailable
from iacta.server.thinking import thought_for

if TYPE_CHECKING:
    from iacta.server.table import Table

DATABASE_PAUSE = 1.0  # seconds before a bot tries again


def next_bot(table: Table) -> int | None:
    """The seat for which a bot decides next. Where several may decide, the one who is asked comes first."""
    match = table.match
    if match is None or table.kept.stage != "running":
        return None
    seats = match.waits_for if match.sealed else sorted(match.to_act, key=lambda seat: seat != match.asked)
    return next((seat for seat in seats if table.bot_at(seat)), None)


async def let_bots_play(table: Table) -> None:
    """One decision after the other, at a pace that people can follow."""
    while next_bot(table) is not None:
        try:
            await let_a_bot_play(table)
        except Unavailable:
            await asyncio.sleep(DATABASE_PAUSE)


async def let_a_bot_play(table: Table) -> None:
    async with table.lock:
        await table.make_sure()
        seat, match = next_bot(table), table.match
        bot = None if seat is None else table.bot_at(seat)
        if seat is None or match is None or bot is None:
            return
        version = match.version
        thought = await asyncio.to_thread(thought_for, match, table.kept.cards, bot, seat)
    paced = asyncio.get_running_loop().create_task(asyncio.sleep(table.pace))
    action = await table.thinkers.choose(thought)
    await paced
    async with table.lock:  # somebody may have come back, undone something or decided first
        now = table.match
        if now is not None and now.version == version and next_bot(table) == seat:
            await table.decide(now, seat, action, version, None, lambda _: None)

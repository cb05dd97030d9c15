"""When it is a bot's turn at a table: the bot pool works out what it does, and it decides as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from iacta.server import metrics
from iacta.server.bot_pool import Decision, task_for
from iacta.server.decisions import decide_for
from iacta.server.errors import Unavailable
from iacta.server.messages import Pace
from iacta.server.notifications import send_news, send_players
from iacta.server.worker import BotTask

if TYPE_CHECKING:
    from iacta.server.table import Table

PACES: dict[Pace, float] = {"quick": 0.0, "usual": 1.0, "slow": 3.0}  # parts of the server's own
DATABASE_PAUSE = 1.0  # seconds before a bot tries again


def next_bot(table: Table) -> int | None:
    """The seat for which a bot decides next. Where several may decide, the one who is asked comes first."""
    match = table.match
    if match is None or table.stored.stage != "running" or is_deserted(table):
        return None
    seats = match.waits_for if match.sealed else sorted(match.to_act, key=lambda seat: seat != match.current_seat)
    made = table.lesson.made(match) if table.lesson else None
    if table.lesson and made is not None and made < len(table.lesson.decisions):
        seats = [seat for seat in seats if table.lesson.decision_of(match, seat) is not None]
    return next((seat for seat in seats if table.bot_at(seat)), None)


def is_deserted(table: Table) -> bool:
    """Whether only bots play and nobody looks: they wait, since nobody would see it and others need the time."""
    people = any(seat.player == "person" and not seat.resigned for seat in table.stored.seats)
    return not people and not table.presence.viewers


async def let_bots_play(table: Table) -> None:
    """One decision after the other, at a pace that people can follow."""
    while next_bot(table) is not None:
        try:
            await let_a_bot_play(table)
        except Unavailable:
            await asyncio.sleep(DATABASE_PAUSE)


async def let_a_bot_play(table: Table) -> None:
    async with table.lock:
        await table.reload_if_doubtful()
        seat, match = next_bot(table), table.match
        bot = None if seat is None else table.bot_at(seat)
        if seat is None or match is None or bot is None:
            return
        scripted = table.lesson.decision_of(match, seat) if table.lesson else None
        task = await asyncio.to_thread(task_for, match, table.stored.id, table.stored.cards, bot, seat)

    def is_valid() -> bool:
        """Whether nobody has come back, undone something or decided first."""
        now = table.match
        return now is not None and now.version == match.version and (next_bot(table), table.bot_at(seat)) == (seat, bot)

    thinking = chosen(table, task) if scripted is None else in_a_lesson(bot, scripted)
    decision = await table.pending.run(at_a_pace(table, thinking), is_valid)
    async with table.lock:
        now = table.match
        if decision is not None and now is not None and is_valid():
            show_who_decides(table, seat, None if decision.bot == bot else decision.bot)
            await send_news(table, await decide_for(table, now, seat, decision.action))


async def at_a_pace(table: Table, thinking: Awaitable[Decision]) -> Decision:
    """The decision, but not before people can follow it; the time to think counts."""
    decision, _ = await asyncio.gather(thinking, asyncio.sleep(table.pace))
    return decision


async def in_a_lesson(bot: str, action: int) -> Decision:
    """What a bot decides because the lesson says so."""
    return Decision(action, bot)


async def chosen(table: Table, task: BotTask) -> Decision:
    with metrics.THINKING.labels(task.bot, "decision").time():
        decision = await table.bot_pool.choose(task, table.visitor)
    if decision.bot != task.bot:
        metrics.REPLACED.labels(task.bot).inc()
    return decision


def show_who_decides(table: Table, seat: int, instead: str | None) -> None:
    """Whether a weaker bot had to decide, which everybody may see. It is no part of the match."""
    if table.instead.get(seat) != instead:
        table.instead[seat] = instead
        send_players(table)

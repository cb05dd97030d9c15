"""Sitting down at a table, standing up, and giving up. Whoever stands up or gives up holds the table's lock."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from iacta.bots import BOTS
from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.server.commands import once
from iacta.server.errors import NotPossible
from iacta.server.messages import Stage
from iacta.server.notifications import send_deal, send_players
from iacta.server.outcome import News, Outcome
from iacta.server.stored import BOT_NAMES, StoredSeat, now

if TYPE_CHECKING:
    from iacta.server.table import Table


async def sit(table: Table, wanted: int | None, seat: StoredSeat) -> int:
    """Somebody sits down, and gets the seat that is theirs already if they have one. When the last seat is taken, the
    cards are dealt."""
    async with table.lock:
        number = await seat_for(table, wanted, seat)
    table.wake_bots()
    return number


async def seat_for(table: Table, wanted: int | None, seat: StoredSeat) -> int:
    await table.reload_if_doubtful()
    mine = table.seat_of(seat.guest)
    if mine != table.game.spectator:
        return mine
    free = [number for number, each in enumerate(table.stored.seats) if each.player == "open"]
    if not free:
        raise NotPossible("table-is-full")
    number = free[0] if wanted is None else wanted
    if number not in free:
        raise NotPossible("seat-is-taken")
    await change_seat(table, number, seat)
    send_players(table)
    if table.stored.stage == "running":
        await deal(table)
        await send_deal(table)
    return number


async def change_seat(table: Table, number: int, seat: StoredSeat) -> None:
    """Store who has a seat from now on; if it was the last open one, the match begins."""
    seats = [seat if n == number else old for n, old in enumerate(table.stored.seats)]
    changed = replace(table.stored, seats=seats, active=now())
    changed.start_when_full()
    await table.persist(table.store.sit(changed, number))
    table.stored = changed


async def deal(table: Table) -> None:
    table.match = await asyncio.to_thread(table.dealt)
    table.wait_for_the_absent()


async def fill(table: Table, seat: int, command: str, wanted: int, bot: str) -> Outcome:
    """Whoever sits there gives an open seat to a bot. When it was the last one, the cards are dealt. Sent again, it
    changes nothing more."""
    table.check_seated(seat)
    await table.reload_if_doubtful()
    if bot not in BOTS:
        raise BadOptions("no-such-bot", name=shown(bot), known=listed(BOTS))
    seats = table.stored.seats
    if wanted < len(seats) and seats[wanted].bot == bot:
        return Outcome(table.done(command))
    if table.stored.stage != "waiting" or wanted >= len(seats) or seats[wanted].player != "open":
        raise NotPossible("seat-is-taken")
    taken = {other.name for other in seats}
    name = next(name for name in BOT_NAMES if name not in taken)
    table.bot_pool.prepare(table.stored.game)
    await change_seat(table, wanted, StoredSeat("bot", name, bot=bot))
    dealt = all(other.player != "open" for other in table.stored.seats)
    if dealt:
        await deal(table)
    return Outcome(table.done(command), News(players=True, dealt=dealt))


async def leave(table: Table, seat: int, command: str) -> Outcome:
    """Stand up: before the deal the seat is open again, afterwards a bot stands in at once. With bots alone the match
    waits instead."""
    table.check_seated(seat)
    await table.reload_if_doubtful()
    if table.stored.stage == "waiting":
        await change_seat(table, seat, StoredSeat("open", ""))
        return Outcome(table.done(command), News(players=True))
    if table.stored.stage == "running" and not table.plays_alone(seat):
        table.presence.standing_in.add(seat)
        return Outcome(table.done(command), News(players=True))
    return Outcome(table.done(command))


@once
async def resign(table: Table, seat: int, command: str) -> Outcome:
    """Give up. Where one other is left that ends the match; otherwise a bot plays on for the seat."""
    match = await table.running(seat)
    kept = table.new_command(seat, command, match.version)
    gave_up = replace(table.stored.seats[seat], resigned=True)
    others = [n for n, other in enumerate(table.stored.seats) if n != seat and not other.resigned]
    stage: Stage = "over" if len(others) == 1 else "running"
    await table.persist(table.store.resign(table.stored.id, gave_up, stage, kept))
    table.stored.seats[seat] = gave_up
    table.stored.stage = stage
    return Outcome(table.remember(kept), News(players=True, since=match.version if stage == "over" else None))

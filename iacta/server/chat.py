"""What is said at a table: so much at once of one seat, and the last of it is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.server.commands import once
from iacta.server.errors import TooFast
from iacta.server.limits import TokenBucket
from iacta.server.messages import Chat
from iacta.server.outcome import News, Outcome
from iacta.server.stored import MOST_CHATS, StoredChat

if TYPE_CHECKING:
    from iacta.server.table import Table

CHATS_A_SECOND, CHATS_AT_ONCE = 0.5, 5  # of one seat


def chat_limits(seats: int) -> list[TokenBucket]:
    """How much each seat of a table may say."""
    return [TokenBucket(CHATS_A_SECOND, CHATS_AT_ONCE) for _ in range(seats)]


@once
async def say(table: Table, seat: int, command: str, text: str) -> Outcome:
    """Say something to everybody at the table. Hold its lock."""
    table.check_seated(seat)
    if not table.chat_limits[seat].take():
        raise TooFast("chat-too-fast")
    await table.reload_if_doubtful()
    number = table.chat[-1].number + 1 if table.chat else 1
    said = StoredChat(number, seat, table.stored.seats[seat].name, text)
    kept = table.new_command(seat, command, table.match.version if table.match else 0)
    await table.persist(table.store.say(table.stored.id, said, kept))
    table.chat = [*table.chat[1 - MOST_CHATS :], Chat(**vars(said))]
    return Outcome(table.remember(kept), News(said=table.chat[-1]))

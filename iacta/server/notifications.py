"""What the viewers of a table are sent: who sits there, what was said, what happened, and what each may see."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from iacta.engine.words.errors import IactaError, IllegalAction, StaleVersion
from iacta.server import positions
from iacta.server.json_text import Json, Written, text_of
from iacta.server.messages import Message, Players, Position, Refused, Said, Update, Welcome
from iacta.server.outcome import News
from iacta.server.presence import Viewer

if TYPE_CHECKING:
    from iacta.server.table import Table

MOST_ENTRIES_FOR_THE_STALE = 50  # with a refusal: whoever is connected has the others
MOST_ENTRIES_OF_A_WELCOME = 1000  # more than an honest match has
MOST_ENTRIES_AT_ONCE = 100  # whose events are written while all other tables wait


async def send_news(table: Table, news: News) -> None:
    """Send the viewers what a change means for them."""
    if news.players:
        send_players(table, unless=news.unless)
    if news.dealt:
        await send_deal(table)
    if news.since is not None:
        await send_position(table, news.since, news.only)
    if news.said is not None:
        send_to_all(table, Said(type="said", chat=news.said))


def send_to_all(table: Table, message: Message, unless: Viewer | None = None) -> None:
    written = Written(text_of(message))
    for viewer in list(table.presence.viewers):
        if viewer is not unless:
            viewer.send(written)


def send_players(table: Table, unless: Viewer | None = None) -> None:
    """Send who sits at the table and who is present."""
    send_to_all(table, Players(type="players", table=table.info()), unless)


async def send_deal(table: Table) -> None:
    """Send all viewers everything anew: the cards are dealt, and the seats may be new to them."""
    for viewer in list(table.presence.viewers):
        viewer.send(await welcome(table, viewer.seat, None))


async def send_position(table: Table, since: int, only: int | None = None) -> None:
    """Send all viewers, or those at one seat, what happened after a version and how things are now."""
    seats = {viewer.seat for viewer in table.presence.viewers}
    updates = await table.ask_rules(
        lambda: {seat: update_for(table, seat, since) for seat in sorted(seats) if only in (None, seat)}
    )
    for viewer in list(table.presence.viewers):
        update = updates.get(viewer.seat)
        if update is not None:
            viewer.send(update)


def update_for(table: Table, seat: int, since: int) -> Written:
    """What happened and the position, written once for all viewers at a seat."""
    events, position = events_and_position(table, seat, since)
    return Written(text_of(Update.model_construct(type="update", events=events, position=position)))


async def welcome(table: Table, seat: int, version: int | None) -> Message:
    """All that somebody lacks who has a version."""
    match = table.match
    has_some = match is not None and version is not None and version <= match.version
    since = version if has_some and version is not None else positions.FIRST_VERSION
    if match is not None:
        since = max(since, match.version - MOST_ENTRIES_OF_A_WELCOME)
    events, position = await what_is_lacking(table, seat, since) if match else (positions.NOTHING, None)
    return Welcome.model_construct(
        type="welcome",
        table=table.info(),
        seat=seat,
        chat=table.chat,
        since=since,
        events=events,
        position=position,
    )


async def refusal(
    table: Table, seat: int, command: str, error: IactaError, version: int | None, language: str
) -> Refused:
    """The answer to a command that was not done. A stale one brings what its sender lacks. Hold the table's lock."""
    if not isinstance(error, StaleVersion) or table.match is None or version is None:
        return refused(command, error, language)
    now = table.match.version
    since = max(min(version, now), now - MOST_ENTRIES_FOR_THE_STALE)
    return refused(command, error, language, await what_is_lacking(table, seat, since))


def refused(command: str, error: IactaError, language: str, lacking: tuple[Json, Position] | None = None) -> Refused:
    events, position = lacking or (positions.NOTHING, None)
    return Refused.model_construct(
        type="refused",
        command=command,
        error=type(error).__name__,
        clause=error.clause if isinstance(error, IllegalAction) else "",
        text=error.text(language),
        events=events,
        position=position,
    )


async def what_is_lacking(table: Table, seat: int, since: int) -> tuple[Json, Position]:
    """What happened after a version, and the position. Many events are written in a thread."""
    assert table.match is not None
    if table.match.version - since > MOST_ENTRIES_AT_ONCE:
        return await asyncio.to_thread(events_and_position, table, seat, since)
    return await table.ask_rules(lambda: events_and_position(table, seat, since))


def events_and_position(table: Table, seat: int, since: int) -> tuple[Json, Position]:
    match = table.match
    assert match is not None
    resigned = [number for number, each in enumerate(table.stored.seats) if each.resigned]
    position = positions.position(
        match, seat, table.undo_request, resigned, table.stored.stage, table.lesson, alone=table.plays_alone(seat)
    )
    return positions.events(match, seat, since), position

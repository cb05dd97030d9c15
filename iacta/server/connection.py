"""One websocket: who is at its other end, what they send, and what they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from sys import getsizeof
from typing import TYPE_CHECKING, Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from iacta.engine.words.errors import IactaError
from iacta.server import chat, decisions, metrics, notifications, seats, undo
from iacta.server.errors import BadMessage, TooFast
from iacta.server.hints import hints_for
from iacta.server.json_text import Written, text_of
from iacta.server.limits import MESSAGE_BURST, TokenBucket
from iacta.server.messages import (
    Answer,
    Fill,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Leave,
    Message,
    Ping,
    Play,
    Pong,
    Rematch,
    Resign,
    Say,
    Speak,
    Undo,
    Why,
)
from iacta.server.notifications import refused
from iacta.server.outcome import Outcome
from iacta.server.refusals import REFUSALS
from iacta.server.table import Table

if TYPE_CHECKING:
    from iacta.server.services import Services

logger = logging.getLogger(__name__)
READER: TypeAdapter[Any] = TypeAdapter(FromClient)
LONGEST_MESSAGE = 16_384
BYTES_TO_WAIT = 500_000  # for a client that reads slowly; uvicorn and the system have 64 kB and 256 kB more
SECONDS_TO_GREET = 15.0
SECONDS_OF_SILENCE = 90.0
SECONDS_TO_TAKE_A_FRAME = 15.0
SECONDS_TO_CLOSE = 5.0
SECONDS_TO_WAIT = 2.0  # for a command before more is read: pings are answered while the database is locked
MOST_UNDER_WAY = 20  # commands of one connection that are not done yet
MOST_REFUSED = 50  # messages too fast, before the connection is closed
# Why a connection is closed, as numbers that a client can tell apart.
GONE, TOO_SLOW, SILENT, TOO_MANY = 4404, 4408, 4409, 4429


class Connection:
    """A connection to a table."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        table: Table,
        guest: str | None,
        address: str,
    ) -> None:
        self.socket = socket
        self.lobby = services.lobby
        self.table = table
        self.guest = guest
        self.address = address
        self.limits = services.limits
        self.bans = services.bans
        self.language = "en"
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.waiting = 0  # bytes of the messages that were not taken yet
        self.closing = asyncio.Event()
        self.code = 0
        messages_a_second = services.settings.messages_a_second
        self.messages = TokenBucket(messages_a_second, MESSAGE_BURST * messages_a_second)
        self.too_fast = 0
        self.greeting: asyncio.Future[None] | None = None
        self.under_way: deque[asyncio.Future[None]] = deque()  # what is being done, the oldest first

    @property
    def seat(self) -> int:
        """Where the guest sits now: seats are left and taken while a connection lives."""
        return self.table.seat_of(self.guest)

    def send(self, message: Message | Written) -> None:
        """Line a message up; whoever leaves too much untaken is dropped, and nobody waits."""
        frame = text_of(message)
        size = getsizeof(frame)  # a text with an emoji takes four times as much as its letters
        if self.waiting and self.waiting + size > BYTES_TO_WAIT:
            self.drop()
        else:
            self.waiting += size
            self.outgoing.put_nowait(frame)

    def drop(self) -> None:
        """Let go of a client that does not read, and of what waited for it."""
        if not self.closing.is_set():
            REFUSALS.note("unread messages", self.address)
            self.close(TOO_SLOW)
        while not self.outgoing.empty():
            self.outgoing.get_nowait()

    def close(self, code: int) -> None:
        if not self.closing.is_set():
            self.code = code
            self.closing.set()

    async def run(self) -> None:
        """Until one side has had enough."""
        parts: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(part) for part in (self.read(), self.write(), self.closing.wait())
        ]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            parts += [self.greeting] if self.greeting else []
            for part in parts:
                part.cancel()
            for failed in await asyncio.gather(*parts, return_exceptions=True):
                if isinstance(failed, Exception) and not isinstance(failed, WebSocketDisconnect | RuntimeError):
                    logger.error("a connection failed", exc_info=failed)
            self.table.remove_viewer(self)
            if self.closing.is_set():
                with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                    async with asyncio.timeout(SECONDS_TO_CLOSE):
                        await self.socket.close(self.code)

    async def write(self) -> None:
        while True:
            frame = await self.outgoing.get()
            try:
                async with asyncio.timeout(SECONDS_TO_TAKE_A_FRAME):  # wait_for of Python 3.11 may miss a cancellation
                    await self.socket.send_text(frame)
            except TimeoutError:
                self.drop()
            self.waiting -= getsizeof(frame)

    async def read(self) -> None:
        now = asyncio.get_running_loop().time
        greeted, until = False, now() + SECONDS_TO_GREET  # whatever else is sent meanwhile
        while True:
            try:
                async with asyncio.timeout_at(now() + SECONDS_OF_SILENCE if greeted else until):
                    raw = await self.socket.receive()
            except TimeoutError:
                self.close(SILENT)
                return
            if raw["type"] == "websocket.disconnect":
                return
            if not self.messages.take():
                if not self.refuse_flood():
                    return
                continue
            try:
                self.limits.messages.check(self.address)
            except TooFast as error:  # others may be to blame, at the same address or elsewhere
                self.refuse("", error)
                continue
            message = self.parsed(raw)
            if isinstance(message, Hello) and not greeted:
                greeted = True
                self.language = message.lang
                self.greeting = asyncio.ensure_future(self.greet(message.version))
                await self.wait_for(self.greeting)
            elif message is not None and greeted:
                await self.dispatch(message)
            elif message is not None:
                self.refuse("", BadMessage("hello-comes-first"))

    async def greet(self, version: int | None) -> None:
        """Look at the table from now on, and send what this viewer lacks."""
        async with self.table.answering(partial(self.table.add_viewer, self, version)) as welcome:
            self.send(welcome)

    def refuse_flood(self) -> bool:
        """Say that messages come too fast; after many of them, close. Whether to go on."""
        self.too_fast += 1
        REFUSALS.note("messages on one connection", self.address)
        self.refuse("", TooFast("too-fast"))
        if self.too_fast > MOST_REFUSED:
            self.close(TOO_MANY)
        return self.too_fast <= MOST_REFUSED

    def parsed(self, raw: Any) -> Any:
        """The message, or None after a refusal."""
        text = raw.get("text")
        if text is None or len(text) > LONGEST_MESSAGE:
            self.refuse("", BadMessage("message-not-read"))
            return None
        try:
            return READER.validate_json(text)
        except (ValidationError, ValueError, RecursionError):
            self.refuse("", BadMessage("message-not-read"))
            return None

    def refuse(self, command: str, error: IactaError) -> None:
        self.send(self.refusal(command, error))

    async def dispatch(self, message: Any) -> None:
        """Do what a message asks for, to the end, even if its sender has gone meanwhile."""
        if isinstance(message, Ping):
            self.send(Pong(type="pong"))
        elif isinstance(message, Speak):
            self.language = message.lang
        elif isinstance(message, Hello):
            self.refuse("", BadMessage("hello-comes-first"))
        elif isinstance(message, Hint):
            self.table.run_to_end(self.perform(message))  # whoever waits for a hint can do something else meanwhile
        elif len(self.under_way) >= MOST_UNDER_WAY:
            self.refuse(message.command, TooFast("too-fast"))
        else:
            work = self.perform(message)
            await self.wait_for(self.table.run_to_end(after(self.under_way[-1], work) if self.under_way else work))

    async def wait_for(self, task: asyncio.Future[None]) -> None:
        """Wait until something is done, if that does not take long; what is asked next is done after it anyway."""
        self.under_way.append(task)
        task.add_done_callback(self.under_way.remove)
        await asyncio.wait([task], timeout=SECONDS_TO_WAIT)
        if task.done():
            task.result()

    async def perform(self, message: Any) -> None:
        """Do what a command asks for, and send its answer before its sender or anybody else gets the news."""
        began = time.perf_counter()
        try:
            self.check_limits(message)
        except IactaError as error:
            self.reply(message, self.refusal(message.command, error), began)
        else:
            if isinstance(message, Hint):
                self.reply(message, await self.hinted(message), began)
            else:
                async with self.table.answering(partial(self.outcome_of, message)) as answer:
                    self.reply(message, answer, began)

    def reply(self, message: Any, answer: Message, began: float) -> None:
        seconds = time.perf_counter() - began
        metrics.COMMANDS.labels(message.type).observe(seconds)
        logger.debug("%s: %s after %.1f ms", message.type, type(answer).__name__, 1000 * seconds)
        self.send(answer)

    def check_limits(self, message: Any) -> None:
        """Refuse what is asked too often, and what somebody says who is muted."""
        if isinstance(message, Why | Hint):
            self.limits.questions.check(self.address)
        elif isinstance(message, Say):
            self.limits.chats.check(self.address)
            self.bans.check_speech(self, self.table.stored.id)

    async def outcome_of(self, message: Any) -> Outcome:
        """What comes of a command at the table, which is locked meanwhile."""
        try:
            return await self.command(message)
        except IactaError as error:
            return Outcome(await self.refusal_at_the_table(message, error))

    async def command(self, message: Any) -> Outcome:
        table, seat, name = self.table, self.seat, message.command
        match message:
            case Play():
                return await decisions.play(table, seat, name, message.action, message.version)
            case Undo():
                return await undo.undo(table, seat, name, message.version)
            case Answer():
                return await undo.answer(table, seat, name, message.version, agree=message.agree)
            case Why():
                return await decisions.why(table, seat, name, message.what, message.chosen)
            case Say():
                return await chat.say(table, seat, name, message.text)
            case Resign():
                return await seats.resign(table, seat, name)
            case Leave():
                return await seats.leave(table, seat, name)
            case Fill():
                return await seats.fill(table, seat, name, message.seat, message.bot)
            case Rematch():
                return await self.lobby.rematch(table, seat, name, self.address)
        raise BadMessage("message-not-read")

    async def hinted(self, wanted: Hint) -> Message:
        """A hint, for which the table is not locked as long as it is worked out."""
        try:
            hints = await hints_for(self.table, self.seat, wanted.version, self.language)
        except IactaError as error:
            async with self.table.lock:
                return await self.refusal_at_the_table(wanted, error)
        return Hinted(type="hinted", command=wanted.command, hints=hints)

    def refusal(self, command: str, error: IactaError) -> Message:
        metrics.REFUSALS.labels(type(error).__name__).inc()
        return refused(command, error, self.language)

    async def refusal_at_the_table(self, message: Any, error: IactaError) -> Message:
        """A refusal with what the sender of a stale command lacks. Hold the table's lock."""
        metrics.REFUSALS.labels(type(error).__name__).inc()
        version = getattr(message, "version", None)
        return await notifications.refusal(self.table, self.seat, message.command, error, version, self.language)


async def after(before: asyncio.Future[None], work: Coroutine[Any, Any, None]) -> None:
    """Do something once something else is done, however that ended."""
    await asyncio.wait([before])
    await work

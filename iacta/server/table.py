"""A table that somebody sits at or looks at: its match, its seats, its chat and its viewers, in memory.

Every change is made in one order: the rules allow it, the database stores it, whoever asked gets the answer, then all
viewers get the news. `decisions`, `undo`, `seats` and `chat` make the changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from typing import Any, TypeVar

from iacta.engine.rules.game import Cards
from iacta.engine.words.errors import IactaError
from iacta.games import cards_for, load_game
from iacta.match import Match
from iacta.match.lesson import load_lesson
from iacta.match.points import points_over_time
from iacta.match.record import enter
from iacta.match.snapshot import ENTRIES, restore
from iacta.server import metrics, notifications
from iacta.server.bot_pool import BotPool
from iacta.server.bot_turns import PACES, let_bots_play, next_bot
from iacta.server.chat import chat_limits
from iacta.server.commands import Commands
from iacta.server.errors import Forbidden, NotPossible, Unavailable
from iacta.server.hints import hint_limits
from iacta.server.messages import Chat, Done, Message, TableInfo, UndoRequest
from iacta.server.outcome import News, Outcome
from iacta.server.pending_tasks import PendingTasks
from iacta.server.presence import Presence, Viewer
from iacta.server.settings import Settings
from iacta.server.snapshots import missing
from iacta.server.store import Store
from iacta.server.stored import Command, now
from iacta.server.table_messages import table_info
from iacta.server.table_rows import TableRows

logger = logging.getLogger(__name__)
STAND_IN = "greedy"  # plays for whoever is away or has resigned

Result = TypeVar("Result")


class Table:
    """One table. Whatever reads or changes the match holds `lock`."""

    def __init__(self, rows: TableRows, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self.stored = rows.table
        self.store = store
        self.bot_pool = bot_pool
        self.pace = settings.bot_pace * PACES[self.stored.pace]
        self.game = load_game(self.stored.game)
        self.cards: Cards = cards_for(self.stored.game, self.stored.cards)
        self.lesson = load_lesson(self.stored.game) if self.stored.lesson else None
        self.commands = Commands()
        self.chat: list[Chat] = []
        self.presence = Presence(len(self.stored.seats), settings.grace, self.somebody_stands_in)
        self.pending = PendingTasks()
        self.instead: dict[int, str | None] = {}  # the bots that had to decide for others, by seat
        self.hint_limits = hint_limits(len(self.stored.seats))
        self.chat_limits = chat_limits(len(self.stored.seats))
        self.undo_request: UndoRequest | None = None
        self.users = 0  # connections and requests that are at this table
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots: asyncio.Task[None] | None = None
        self.counting: asyncio.Task[list[list[float]]] | None = None  # how the points grew
        self.visitor = ""  # who set it up
        self.left = 0  # when the last person left
        self.doubtful = False  # whether the database may have more than we know
        self.match: Match | None = None
        self.take_from(rows)

    # What the database has

    def take_from(self, rows: TableRows) -> None:
        """The table as the database has it; one that cannot be replayed stays there, but is not played."""
        self.stored = rows.table
        self.commands = Commands(rows.commands)
        self.chat = [Chat(**vars(said)) for said in rows.chat]
        self.undo_request = None
        if self.stored.stage == "unreadable":
            return
        try:
            if self.stored.rules != self.game.rules_version:
                self.stored.stage = "unreadable"
            elif self.stored.stage != "waiting":
                self.match = self.replayed(rows)
                undo = rows.undo
                if undo is not None and undo.version == self.match.version:
                    self.undo_request = UndoRequest(seat=undo.seat, agreed=undo.agreed)
        except IactaError as error:
            metrics.UNREADABLE.inc()
            logger.error("the table %s cannot be replayed", self.stored.id, exc_info=error)
            self.stored.stage = "unreadable"

    def dealt(self) -> Match:
        """The match before its first decision."""
        table = self.stored
        if self.lesson:
            return self.lesson.deal()
        return Match(
            self.game,
            len(table.seats),
            table.options,
            cards=self.cards,
            id=table.id,
            entropy=table.words,
            secret=table.secret,
        )

    def replayed(self, rows: TableRows) -> Match:
        """The match as the database has it."""
        match = self.dealt()
        restore(match, rows.snapshots)
        for number, line in enumerate(rows.entries, match.version + 1):
            enter(match, line, number)
        for seat, action in rows.waiting.items():
            match.play(seat, action)
        return match

    def store_missing_snapshots(self, stored: int) -> None:
        """Store the snapshots that the log lacks, so that it is replayed only once."""
        match = self.match
        if match is not None and match.version // ENTRIES > stored:
            self.run_to_end(self.store_snapshots(match, stored))

    async def store_snapshots(self, match: Match, stored: int) -> None:
        with suppress(Unavailable):  # without them it is opened as it was now
            await self.store.add_snapshots(self.stored.id, await asyncio.to_thread(missing, match, stored))

    async def persist(self, storing: Coroutine[Any, Any, None]) -> None:
        """Store something; if that fails, the database is asked what it has before anything else is done."""
        try:
            await storing
        except Unavailable:
            self.doubtful = True
            raise

    async def reload_if_doubtful(self) -> None:
        """After a failure: the table is what the database has."""
        if self.doubtful:
            rows = await self.store.load(self.stored.id)
            assert rows is not None
            await asyncio.to_thread(self.take_from, rows)
            self.doubtful = False

    # What there is

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        return not self.users and not self.tasks and (self.bots is None or self.bots.done())

    @property
    def is_attended(self) -> bool:
        """Whether somebody who plays here is here."""
        seats = enumerate(self.stored.seats)
        return any(self.presence.is_here(number) for number, seat in seats if seat.player == "person")

    @property
    def last_seen(self) -> int:
        """When somebody who plays here was last here."""
        return now() if self.is_attended else max(self.left, self.stored.active)

    def is_waited_at(self, since: int) -> bool:
        """Whether somebody waits here for others, or did since then."""
        return self.stored.stage == "waiting" and self.last_seen >= since

    def seat_of(self, guest: str | None) -> int:
        """The seat of a guest; the spectators' number for everybody else."""
        if guest:
            for number, seat in enumerate(self.stored.seats):
                if seat.guest == guest:
                    return number
        return self.game.spectator

    def plays_alone(self, seat: int) -> bool:
        """Whether a person at that seat has only bots for company."""
        others = (other for number, other in enumerate(self.stored.seats) if number != seat)
        return seat < len(self.stored.seats) and all(other.player == "bot" for other in others)

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat; None where a person does."""
        stored = self.stored.seats[seat]
        if stored.player == "bot":
            return stored.bot
        return STAND_IN if seat in self.presence.standing_in or stored.resigned else None

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self.stored, self.presence, self.instead)

    def check_seated(self, seat: int) -> None:
        if seat >= len(self.stored.seats):
            raise Forbidden("not-your-seat")

    async def running(self, seat: int) -> Match:
        """The match that goes on, for somebody who plays in it."""
        self.check_seated(seat)
        await self.reload_if_doubtful()
        if self.match is None or self.stored.stage != "running":
            raise NotPossible("match-not-running")
        if self.stored.seats[seat].resigned:
            raise NotPossible("seat-resigned")
        return self.match

    async def ask_rules(self, work: Callable[[], Result]) -> Result:
        """Ask the rules something: compiled ones here and now, which takes less time than a thread to begin.
        Interpreted ones are slow, and others must not wait for them."""
        interpreted = self.match is None or self.match.rulebook.mode == "interpreted"
        return await asyncio.to_thread(work) if interpreted else work()

    async def record(self) -> str:
        """The match as everybody may know it: after the end, however it came, with the secret. A match is never changed
        but replaced, so nobody waits while it is written."""
        async with self.lock:
            match, is_over = self.match, self.stored.stage == "over"
        if match is None:
            raise NotPossible("match-not-running")
        return await asyncio.to_thread(match.record, private=is_over)

    async def points(self) -> list[list[float]]:
        """How the points grew over a match, which nobody is told before its end. A match that is over stays as it is:
        it is counted once, and nobody waits meanwhile but those who ask."""
        async with self.lock:
            match, is_over = self.match, self.stored.stage == "over"
        if match is None:
            raise NotPossible("match-not-running")
        if not is_over:
            raise NotPossible("match-still-running")
        if self.counting is None:
            self.counting = self.run_to_end(asyncio.to_thread(points_over_time, match))
        return await asyncio.shield(self.counting)

    # Commands

    @asynccontextmanager
    async def answering(self, work: Callable[[], Awaitable[Outcome]]) -> AsyncIterator[Message]:
        """Do some work with the table locked, and give its answer to the block: the sender gets it there. Only when
        the block ends, and before anybody else can do something, all viewers get the news."""
        async with self.lock:
            outcome = await work()
            try:
                yield outcome.answer
            finally:
                await notifications.send_news(self, outcome.news)
        self.wake_bots()

    def done(self, command: str) -> Done:
        return Done(type="done", command=command, version=self.match.version if self.match else 0)

    def holder(self, seat: int) -> str:
        """Whoever holds a seat: commands are theirs, not the next person's."""
        return (self.stored.seats[seat].guest or "") if seat < len(self.stored.seats) else ""

    def new_command(self, seat: int, command: str, version: int) -> Command:
        """A command that is about to be stored with what it changes."""
        return self.commands.new(seat, self.holder(seat), command, version)

    def remember(self, command: Command) -> Done:
        """A command is stored: the answer to it, now and when it is sent again."""
        self.commands.add(command)
        return Done(type="done", command=command.id, version=command.version)

    async def end(self) -> None:
        """The operator ends the match, which nobody wins."""
        async with self.lock:
            await self.reload_if_doubtful()
            if self.match is None or self.stored.stage != "running":
                raise NotPossible("match-not-running")
            await self.persist(self.store.set_stage(self.stored.id, "over"))
            self.stored.stage, self.undo_request = "over", None
            await notifications.send_news(self, News(players=True, since=self.match.version))
        self.wake_bots()

    # Coming and going

    async def add_viewer(self, viewer: Viewer, version: int | None) -> Outcome:
        """Somebody comes: they get what they lack, and the others see that they are here."""
        changed = self.presence.add(viewer)
        welcome = await notifications.welcome(self, viewer.seat, version)
        self.wait_for_the_absent()
        return Outcome(welcome, News(players=changed, unless=viewer))

    def remove_viewer(self, viewer: Viewer) -> None:
        """Somebody goes: the others see it, and after a while a bot stands in."""
        if self.presence.remove(viewer):
            self.left = now()
            notifications.send_players(self)
            self.wait_for_the_absent()

    def wait_for_the_absent(self) -> None:
        if self.stored.stage == "running":
            seats = enumerate(self.stored.seats)
            self.presence.wait_for([n for n, seat in seats if seat.player == "person" and not seat.resigned])

    def somebody_stands_in(self) -> None:
        notifications.send_players(self)
        self.wake_bots()

    def end_stand_in(self, seat: int) -> None:
        """Whoever left and plays again has come back."""
        if seat in self.presence.standing_in:
            self.presence.standing_in.discard(seat)
            notifications.send_players(self)

    # What goes on by itself

    def run_to_end(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Something that is done to its end, whether or not whoever asked for it is still there."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def wake_bots(self) -> None:
        """Something has changed: what bots work out may be void. Let them play, if it is their turn."""
        self.pending.cancel_void()
        # In a context of its own: what bots do belongs to no request.
        if (self.bots is None or self.bots.done()) and next_bot(self) is not None:
            self.bots = asyncio.get_running_loop().create_task(let_bots_play(self), context=Context())

    def close(self) -> None:
        self.presence.close()
        self.pending.cancel_all()
        if self.bots is not None:
            self.bots.cancel()

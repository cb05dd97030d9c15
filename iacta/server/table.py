"""A table that somebody sits at or watches: the match, who sits where, and what is said.

Every change is made in one order: the engine allows it, the database keeps it, whoever asked is told, then all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from dataclasses import replace
from typing import Any, TypeVar

from iacta.engine.rules.game import Cards
from iacta.engine.words.errors import IactaError, IllegalAction, StaleVersion
from iacta.games import cards_for, load_game
from iacta.match import Match
from iacta.match.record import enter, entry_line
from iacta.match.snapshot import ENTRIES, restore
from iacta.server import metrics, positions
from iacta.server.bot_pool import BotPool
from iacta.server.bot_turns import PACES, let_bots_play, next_bot
from iacta.server.commands import Commands
from iacta.server.errors import Forbidden, NotPossible, TooFast, Unavailable
from iacta.server.hints import hint_limits
from iacta.server.json_text import Json, Written, text_of
from iacta.server.limits import TokenBucket
from iacta.server.messages import (
    Chat,
    Done,
    Message,
    Players,
    Position,
    Reason,
    Reasons,
    Refused,
    Said,
    Stage,
    TableInfo,
    UndoRequest,
    Update,
    Welcome,
)
from iacta.server.pending_tasks import PendingTasks
from iacta.server.presence import Presence, Viewer
from iacta.server.seating import table_info
from iacta.server.settings import Settings
from iacta.server.snapshots import missing, snapshot_due
from iacta.server.store import MOST_CHATS, Command, Store, StoredChat, StoredSeat, StoredUndo, TableRows, now

logger = logging.getLogger(__name__)
STAND_IN = "greedy"  # plays for whoever is away or has resigned
MOST_REASONS = 5
CHATS_A_SECOND, CHATS_AT_ONCE = 0.5, 5  # of one seat
ENTRIES_FOR_THE_STALE = 50  # with a refusal: whoever is connected has the others
ENTRIES_TO_TELL = 1000  # to somebody who comes: more than an honest match has
MOST_UNDOS = 500  # of one seat in a match: nobody thinks twice so often
MOST_ENTRIES_AT_ONCE = 100  # whose events are written while all other tables wait

Reply = Callable[[Message], None]
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
        self.commands = Commands(rows.commands)
        self.chat = [Chat(**vars(said)) for said in rows.chat]
        self.presence = Presence(len(self.stored.seats), settings.grace, self.somebody_stands_in)
        self.pending = PendingTasks()
        self.instead: dict[int, str | None] = {}  # the bots that had to decide for others, by seat
        self.hint_limits = hint_limits(len(self.stored.seats))
        self.undo_request: UndoRequest | None = None
        self.users = 0  # connections and requests that are at this table
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots: asyncio.Task[None] | None = None
        self.chats = [TokenBucket(CHATS_A_SECOND, CHATS_AT_ONCE) for _ in self.stored.seats]
        self.visitor = ""  # who set it up
        self.left = 0  # when the last person left
        self.doubtful = False  # whether the database may have more than we know
        self.match: Match | None = None
        self.take_from(rows)

    def take_from(self, rows: TableRows) -> None:
        """The table as the database has it; one that cannot be replayed stays there, but is not played."""
        self.stored = rows.table
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
        table = self.stored
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
            self.do(self.store_snapshots(match, stored))

    async def store_snapshots(self, match: Match, stored: int) -> None:
        with suppress(Unavailable):  # without them it is opened as it was now
            await self.store.add_snapshots(self.stored.id, await asyncio.to_thread(missing, match, stored))

    # What there is

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        return not self.users and not self.tasks and (self.bots is None or self.bots.done())

    @property
    def is_attended(self) -> bool:
        """Whether somebody who plays here is here."""
        return any(
            self.presence.is_here(seat) for seat, kept in enumerate(self.stored.seats) if kept.player == "person"
        )

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

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat; None where a person does."""
        kept = self.stored.seats[seat]
        if kept.player == "bot":
            return kept.bot
        return STAND_IN if seat in self.presence.standing_in or kept.resigned else None

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self.stored, self.presence, self.instead)

    def consents(self, seat: int) -> bool:
        """Whether a bot agrees to an undo for the seat. One that only stands in does not speak for its owner."""
        kept = self.stored.seats[seat]
        return kept.player == "bot" or kept.resigned

    def check_seated(self, seat: int) -> None:
        if seat >= len(self.stored.seats):
            raise Forbidden("not-your-seat")

    async def running(self, seat: int) -> Match:
        """The match that goes on, for somebody who plays in it."""
        self.check_seated(seat)
        await self.make_sure()
        if self.match is None or self.stored.stage != "running":
            raise NotPossible("match-not-running")
        if self.stored.seats[seat].resigned:
            raise NotPossible("seat-resigned")
        return self.match

    # Telling

    def tell(self, message: Message, but: Viewer | None = None) -> None:
        written = Written(text_of(message))
        for viewer in list(self.presence.viewers):
            if viewer is not but:
                viewer.send(written)

    def tell_players(self, but: Viewer | None = None) -> None:
        self.tell(Players(type="players", table=self.info()), but)

    async def tell_position(self, since: int, only: int | None = None) -> None:
        """Tell all viewers, or those at one seat, what happened after a version and how things are now."""
        assert self.match is not None
        seats = {viewer.seat for viewer in self.presence.viewers}
        told = await self.rules_work(
            lambda: {seat: self.update_for(seat, since) for seat in sorted(seats) if only in (None, seat)}
        )
        for viewer in list(self.presence.viewers):
            update = told.get(viewer.seat)
            if update is not None:
                viewer.send(update)

    async def rules_work(self, work: Callable[[], Result]) -> Result:
        """Ask the rules something: compiled ones here and now, which takes less time than a thread to begin.
        Interpreted ones are slow, and others must not wait for them."""
        interpreted = self.match is None or self.match.rulebook.mode == "interpreted"
        return await asyncio.to_thread(work) if interpreted else work()

    def update_for(self, seat: int, since: int) -> Written:
        """What happened and the position, written once for all viewers at a seat."""
        events, position = self.news_for(seat, since)
        return Written(text_of(Update.model_construct(type="update", events=events, position=position)))

    async def news(self, seat: int, since: int) -> tuple[Json, Position]:
        """What happened after a version, and the position. Many events are written in a thread."""
        assert self.match is not None
        if self.match.version - since > MOST_ENTRIES_AT_ONCE:
            return await asyncio.to_thread(self.news_for, seat, since)
        return await self.rules_work(lambda: self.news_for(seat, since))

    def news_for(self, seat: int, since: int) -> tuple[Json, Position]:
        assert self.match is not None
        return positions.events(self.match, seat, since), self.position_for(self.match, seat)

    def position_for(self, match: Match, seat: int) -> Position:
        resigned = [number for number, kept in enumerate(self.stored.seats) if kept.resigned]
        return positions.position(match, seat, self.undo_request, resigned, self.stored.stage)

    async def record(self) -> str:
        """The match as everybody may know it: after the end, however it came, with the secret. A match is never changed
        but replaced, so nobody waits while it is written."""
        async with self.lock:
            match, is_over = self.match, self.stored.stage == "over"
        if match is None:
            raise NotPossible("match-not-running")
        return await asyncio.to_thread(match.record, private=is_over)

    # Coming and going

    async def welcome(self, viewer: Viewer, version: int | None) -> None:
        """Somebody comes: tell them what they do not have, and the others that they are here."""
        async with self.lock:
            changed = self.presence.come(viewer)
            viewer.send(await self.welcome_for(viewer.seat, version))
            if changed:
                self.tell_players(but=viewer)
            self.wait_for_the_absent()
        self.wake()

    async def welcome_for(self, seat: int, version: int | None) -> Message:
        """All that somebody does not have who has a version."""
        match = self.match
        has_some = match is not None and version is not None and version <= match.version
        since = version if has_some and version is not None else positions.FIRST_VERSION
        if match is not None:
            since = max(since, match.version - ENTRIES_TO_TELL)
        events, position = await self.news(seat, since) if match else (positions.NOTHING, None)
        return Welcome.model_construct(
            type="welcome",
            table=self.info(),
            seat=seat,
            chat=self.chat,
            since=since,
            events=events,
            position=position,
        )

    def goodbye(self, viewer: Viewer) -> None:
        """Somebody goes: the others see it, and after a while a bot stands in."""
        if self.presence.go(viewer):
            self.left = now()
            self.tell_players()
            self.wait_for_the_absent()

    def wait_for_the_absent(self) -> None:
        if self.stored.stage == "running":
            seats = enumerate(self.stored.seats)
            self.presence.wait_for([n for n, seat in seats if seat.player == "person" and not seat.resigned])

    def somebody_stands_in(self) -> None:
        self.tell_players()
        self.wake()

    async def sit(self, wanted: int | None, seat: StoredSeat) -> int:
        """Somebody sits down, and gets the seat that is theirs already if they have one. When the last seat is taken,
        the cards are dealt."""
        async with self.lock:
            await self.make_sure()
            mine = self.seat_of(seat.guest)
            if mine != self.game.spectator:
                return mine
            free = [number for number, kept in enumerate(self.stored.seats) if kept.player == "open"]
            if not free:
                raise NotPossible("table-is-full")
            number = free[0] if wanted is None else wanted
            if number not in free:
                raise NotPossible("seat-is-taken")
            await self.change_seat(number, seat)
        self.wake()
        return number

    async def change_seat(self, number: int, seat: StoredSeat, kept: Callable[[], None] = lambda: None) -> None:
        """Somebody else has the seat now; if that was the last one, the match begins. `kept` is called when that is in
        the database, before everybody is told."""
        seats = [seat if n == number else old for n, old in enumerate(self.stored.seats)]
        changed = replace(self.stored, seats=seats, active=now())
        changed.start_when_full()
        await self.safely(self.store.sit(changed, number))
        self.stored = changed
        kept()
        self.tell_players()
        if changed.stage == "running":
            self.match = await asyncio.to_thread(self.dealt)
            for viewer in list(self.presence.viewers):  # the seats may be new to them
                viewer.send(await self.welcome_for(viewer.seat, None))
            self.wait_for_the_absent()

    async def leave(self, viewer: Viewer, reply: Reply, command: str) -> None:
        """Stand up: before the deal the seat is open again, afterwards a bot stands in at once."""
        async with self.lock:
            seat = viewer.seat
            self.check_seated(seat)
            await self.make_sure()
            if self.stored.stage == "waiting":
                await self.change_seat(seat, StoredSeat("open", ""), lambda: reply(self.done(command)))
            else:
                reply(self.done(command))
                if self.stored.stage == "running":
                    self.presence.standing_in.add(seat)
                    self.tell_players()
        self.wake()

    async def resign(self, viewer: Viewer, reply: Reply, command: str) -> None:
        """Give up. Where one other is left that ends the match; otherwise a bot plays on for the seat."""
        async with self.lock:
            seat = viewer.seat
            if self.was_done(seat, command, reply):
                return
            match = await self.running(seat)
            kept = self.new_command(seat, command, match.version)
            gave_up = replace(self.stored.seats[seat], resigned=True)
            others = [n for n, other in enumerate(self.stored.seats) if n != seat and not other.resigned]
            stage: Stage = "over" if len(others) == 1 else "running"
            await self.safely(self.store.resign(self.stored.id, gave_up, stage, kept))
            self.stored.seats[seat] = gave_up
            self.stored.stage = stage
            self.acknowledge(kept, reply)
            self.tell_players()
            if stage == "over":
                await self.tell_position(match.version)
        self.wake()

    async def end(self) -> None:
        """The operator ends the match, which nobody wins."""
        async with self.lock:
            await self.make_sure()
            if self.match is None or self.stored.stage != "running":
                raise NotPossible("match-not-running")
            await self.safely(self.store.set_stage(self.stored.id, "over"))
            self.stored.stage, self.undo_request = "over", None
            self.tell_players()
            await self.tell_position(self.match.version)
        self.wake()

    # Deciding

    def done(self, command: str) -> Done:
        return Done(type="done", command=command, version=self.match.version if self.match else 0)

    def was_done(self, seat: int, command: str, reply: Reply) -> bool:
        """Answer a command again that was done before."""
        version = self.commands.find(seat, self.holder(seat), command)
        if version is None:
            return False
        reply(Done(type="done", command=command, version=version))
        return True

    def holder(self, seat: int) -> str:
        """Whoever holds a seat: commands are theirs, not the next person's."""
        return (self.stored.seats[seat].guest or "") if seat < len(self.stored.seats) else ""

    def new_command(self, seat: int, command: str, version: int) -> Command:
        return self.commands.new(seat, self.holder(seat), command, version)

    async def play(self, viewer: Viewer, action: int, version: int, command: str, reply: Reply) -> None:
        async with self.lock:
            seat = viewer.seat
            if not self.was_done(seat, command, reply):
                match = await self.running(seat)
                self.is_back(seat)
                await self.decide(match, seat, action, version, command, reply)
        self.wake()

    def is_back(self, seat: int) -> None:
        """Whoever left and plays again has come back."""
        if seat in self.presence.standing_in:
            self.presence.standing_in.discard(seat)
            self.tell_players()

    async def decide(
        self, match: Match, seat: int, action: int, version: int, command: str | None, reply: Reply
    ) -> None:
        """The engine allows it, the database keeps it, whoever asked is told, then all. Until it is kept, it is done to
        a copy."""
        had_chosen = seat in match.waiting
        after = match.copy()
        await self.rules_work(lambda: after.play(seat, action, version))
        kept = self.new_command(seat, command, after.version) if command else None
        if after.version > version:
            await self.append(after, kept)
        else:
            await self.safely(self.store.choose(self.stored.id, seat, self.game.actions.text(action), kept))
        self.match = after
        self.acknowledge(kept, reply)
        metrics.MOVES.labels(self.game.name, "bot" if command is None else "person").inc()
        # That a seat has chosen is told once; a choice that takes the place of another is its own business.
        await self.tell_position(version, only=seat if had_chosen and after.version == version else None)

    async def append(self, match: Match, command: Command | None) -> None:
        """Keep the last entry of the log."""
        stage: Stage = "over" if match.over else "running"
        line = entry_line(match, match.version, match.log[-1], opened=True)
        snapshot = snapshot_due(match)
        await self.safely(self.store.append(self.stored.id, match.version, line, stage, command, snapshot))
        self.stored.stage = stage
        self.undo_request = None

    async def safely(self, keeping: Coroutine[Any, Any, None]) -> None:
        """Keep something; if that fails, the database is asked what it has before anything else is done."""
        try:
            await keeping
        except Unavailable:
            self.doubtful = True
            raise

    async def make_sure(self) -> None:
        """After a failure: the table is what the database has."""
        if self.doubtful:
            rows = await self.store.load(self.stored.id)
            assert rows is not None
            self.commands = Commands(rows.commands)
            self.chat = [Chat(**vars(said)) for said in rows.chat]
            await asyncio.to_thread(self.take_from, rows)
            self.doubtful = False

    def acknowledge(self, command: Command | None, reply: Reply) -> None:
        if command:
            self.commands.add(command)
            reply(Done(type="done", command=command.id, version=command.version))

    async def undo(self, viewer: Viewer, version: int, command: str, reply: Reply) -> None:
        """Take the last decision back: at once if that is free, or when all others agree."""
        async with self.lock:
            seat = viewer.seat
            if self.was_done(seat, command, reply):
                return
            match = await self.running(seat)
            match.check_version(version)
            agreed: list[int] = []
            how = positions.undo(match, seat)
            if how is None:
                raise IllegalAction("nothing-to-undo")
            if sum(entry.is_undo and entry.seat == seat for entry in match.log) >= MOST_UNDOS:
                raise NotPossible("too-many-undos", most=MOST_UNDOS)
            if how == "ask":
                others = [other for other in range(match.seats) if other != seat]
                agreed = [other for other in others if self.consents(other)]
                if agreed != others:
                    already = self.undo_request is not None and self.undo_request.seat == seat
                    asked = self.undo_request if already else UndoRequest(seat=seat, agreed=agreed)
                    await self.change_request(asked, self.new_command(seat, command, version), reply)
                    return
            await self.take_back(match, seat, agreed, self.new_command(seat, command, version + 1), reply)
        self.wake()

    async def change_request(self, asked: UndoRequest | None, command: Command, reply: Reply) -> None:
        """Keep that somebody asks to undo, who agrees, or that nobody asks any more; then tell everybody."""
        kept = StoredUndo(asked.seat, command.version, asked.agreed) if asked else None
        await self.safely(self.store.set_undo_request(self.stored.id, kept, command))
        changed = asked != self.undo_request
        self.undo_request = asked
        self.acknowledge(command, reply)
        if changed:
            await self.tell_position(command.version)

    async def answer(self, viewer: Viewer, version: int, *, agree: bool, command: str, reply: Reply) -> None:
        """Agree or disagree with an undo that somebody asked for; the last to agree makes it happen."""
        async with self.lock:
            seat = viewer.seat
            if self.was_done(seat, command, reply):
                return
            match = await self.running(seat)
            match.check_version(version)
            asked = self.undo_request
            if asked is None or asked.seat == seat:
                raise NotPossible("nobody-asks")
            agreed = sorted({*asked.agreed, seat})
            if agree and len(agreed) == match.seats - 1:
                await self.take_back(match, asked.seat, agreed, self.new_command(seat, command, version + 1), reply)
            else:
                answered = UndoRequest(seat=asked.seat, agreed=agreed) if agree else None
                await self.change_request(answered, self.new_command(seat, command, version), reply)
        self.wake()

    async def take_back(self, match: Match, seat: int, agreed: list[int], command: Command, reply: Reply) -> None:
        version = match.version
        after = match.copy()
        await self.rules_work(lambda: after.undo(seat, agreed, version))
        await self.append(after, command)
        self.match = after
        self.acknowledge(command, reply)
        await self.tell_position(version)

    async def why(self, viewer: Viewer, what: int | str, command: str, reply: Reply) -> None:
        """Why an action or a thing on the table can do nothing now: each reason once."""
        async with self.lock:
            match = await self.running(viewer.seat)
            refusals = await asyncio.to_thread(match.why_not, viewer.seat, what)
        said = dict.fromkeys((refusal.message, refusal.clause) for refusal in refusals)
        reasons = [Reason(message=message, clause=clause) for message, clause in said]
        reply(Reasons(type="reasons", command=command, reasons=reasons[:MOST_REASONS]))

    async def say(self, viewer: Viewer, text: str, command: str, reply: Reply) -> None:
        async with self.lock:
            seat = viewer.seat
            self.check_seated(seat)
            if self.was_done(seat, command, reply):
                return
            if not self.chats[seat].take():
                raise TooFast("chat-too-fast")
            await self.make_sure()
            said = StoredChat(self.chat[-1].number + 1 if self.chat else 1, seat, self.stored.seats[seat].name, text)
            kept = self.new_command(seat, command, self.match.version if self.match else 0)
            await self.safely(self.store.say(self.stored.id, said, kept))
            self.chat = [*self.chat[1 - MOST_CHATS :], Chat(**vars(said))]
            self.acknowledge(kept, reply)
            self.tell(Said(type="said", chat=self.chat[-1]))

    async def refuse(self, seat: int, command: str, error: IactaError, version: int | None, language: str) -> Refused:
        """What is said to a command that was not done. A stale one brings what the client lacks."""
        stale = isinstance(error, StaleVersion) and self.match is not None and version is not None
        if not stale:
            return refused(command, error, language)
        async with self.lock:
            assert self.match is not None
            assert version is not None
            now = self.match.version
            news = await self.news(seat, max(min(version, now), now - ENTRIES_FOR_THE_STALE))
        return refused(command, error, language, news)

    # What goes on by itself

    def do(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that is done to its end, whether or not whoever asked for it is still there."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def wake(self) -> None:
        """Something has changed: what bots are working out is perhaps void. Let the bots play, if it is their turn."""
        self.pending.cancel_void()
        # In a context of its own: what bots do belongs to no request.
        if (self.bots is None or self.bots.done()) and next_bot(self) is not None:
            self.bots = asyncio.get_running_loop().create_task(let_bots_play(self), context=Context())

    def close(self) -> None:
        self.presence.close()
        self.pending.cancel_all()
        if self.bots is not None:
            self.bots.cancel()


def refused(command: str, error: IactaError, language: str, news: tuple[Json, Position] | None = None) -> Refused:
    events, position = news or (positions.NOTHING, None)
    return Refused.model_construct(
        type="refused",
        command=command,
        error=type(error).__name__,
        clause=error.clause if isinstance(error, IllegalAction) else "",
        text=error.text(language),
        events=events,
        position=position,
    )

"""The lobby: all tables, those in use in memory and the others in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import islice

from iacta.bots import BOTS
from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.games import NAMES, cards_for, load_game
from iacta.match.lesson import has_lesson, load_lesson
from iacta.match.luck import new_secret
from iacta.server import listing
from iacta.server.bot_pool import BotPool
from iacta.server.errors import TEXT, NoSuchThing, NotPossible, TooFast, Unavailable
from iacta.server.expiry import Expiry
from iacta.server.limits import TokenBuckets
from iacta.server.messages import NewTable, TableInfo
from iacta.server.outcome import News, Outcome
from iacta.server.settings import Settings
from iacta.server.store import Store
from iacta.server.stored import BOT_NAMES, STAGES_TO_SHOW, StoredSeat, StoredTable, now
from iacta.server.table import Table
from iacta.server.table_messages import table_info
from iacta.server.table_rows import TableRows

MOST_VISITORS = 10_000  # of whose tables it is remembered who set them up
SECONDS_BETWEEN_NOTES = 60  # that somebody is still at a table
NOTES_AT_ONCE = 100
HOUR = 3600.0
MOST_OWN = 20  # tables of a visitor that the first page leads back to
ME, OPEN = "me", "open"


class Lobby:
    """The tables. Each is loaded once and shared by all who are at it."""

    def __init__(self, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.settings = settings
        self.new_tables = TokenBuckets(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.visitors: OrderedDict[str, str] = OrderedDict()  # who set a table up, by its name
        self.left: dict[str, int] = {}  # when a person was last at a table that was unloaded
        self.written: dict[str, int] = {}  # the same, as the database has it
        self.removing: set[str] = set()  # tables that are just being removed
        self.expiry = Expiry(self)

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Table]:
        """The table of that name. As long as somebody is at it, it is not unloaded: there are never two of it."""
        while name not in self.tables:  # one that nobody was at may be unloaded again before we come
            await asyncio.shield(self.loading_of(name))
        table = self.tables[name]
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    def loading_of(self, name: str) -> asyncio.Task[None]:
        """The task that loads a table. Whoever wants the same one waits for the same task, and nobody else does."""
        if name in self.removing:
            raise NoSuchThing("no-such-table")
        if name not in self.loading:
            self.unload_idle()
            task = asyncio.get_running_loop().create_task(self.load_table(name))
            self.loading[name] = task
            task.add_done_callback(lambda _: self.loading_ended(name, task))
        return self.loading[name]

    def loading_ended(self, name: str, task: asyncio.Task[None]) -> None:
        del self.loading[name]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; then nobody wants to know

    async def load_table(self, name: str) -> None:
        rows = await self.store.load(name)
        if rows is None:
            raise NoSuchThing("no-such-table")
        self.tables[name] = table = await self.table_of(rows)
        table.store_missing_snapshots(len(rows.snapshots))

    async def table_of(self, rows: TableRows) -> Table:
        """A table as the database has it; where bots play or players may ask for hints, the bots prepare."""
        stored = rows.table
        needs_bots = stored.hints or any(seat.player == "bot" for seat in stored.seats)
        if stored.stage in STAGES_TO_SHOW and needs_bots:
            self.bot_pool.prepare(stored.game)
        table = await asyncio.to_thread(Table, rows, self.store, self.bot_pool, self.settings)
        table.visitor = self.visitor(stored)
        return table

    def unload_idle(self) -> None:
        """Unload the tables at which nobody is."""
        for name in list(self.tables):
            self.unload(name)

    def unload(self, name: str) -> bool:
        """Unload a table, if nobody is at it or about to be. Whether it is not loaded now."""
        if name in self.loading:
            return False
        table = self.tables.get(name)
        if table is None:
            return True
        if not table.is_idle:
            return False
        self.left[name] = table.last_seen
        table.close()
        del self.tables[name]
        return True

    async def store_activity(self) -> None:
        """Store when a person was last at each table, of those that have changed."""
        left, self.left = self.left, {}
        seen = {**left, **{name: table.last_seen for name, table in self.tables.items()}}
        before = {name: self.written.get(name, 0) for name in seen}
        changed = [name for name in seen if seen[name] > before[name] + (0 if name in left else SECONDS_BETWEEN_NOTES)]
        try:
            for first in range(0, len(changed), NOTES_AT_ONCE):  # so that no move waits for them long
                some = changed[first : first + NOTES_AT_ONCE]
                await self.store.touch({name: seen[name] for name in some})
                before.update((name, seen[name]) for name in some)
        except Unavailable:
            self.left = {**left, **self.left}
            raise
        self.written = before

    async def listed(self) -> list[TableInfo]:
        """The public tables where people wait, and those where they play."""
        since = now() - listing.SECONDS_TO_COME_BACK
        away = await self.store.public_tables(since, listing.MOST_LISTED, but=set(self.tables))
        public = [table for table in self.tables.values() if table.stored.public]
        here = [table for table in public if table.is_waited_at(since)]  # of the same second the first comes first
        here += [table for table in reversed(public) if table.stored.stage == "running"]  # and here the latest
        known = [(t.stored, t.info, t.is_attended, t.last_seen) for t in here]
        known += [(stored, partial(table_info, stored), False, stored.active) for stored in away]
        offers = [
            listing.Offer(info, self.visitor(stored), stored.stage == "waiting", present, stored.created, active)
            for stored, info, present, active in known
        ]
        return [offer.info() for offer in listing.listed(offers)]

    async def own(self, guest: str) -> list[TableInfo]:
        """The tables at which a guest has a seat and which are not over, the latest first."""
        names = await self.store.tables_of(guest, MOST_OWN)
        away = await self.store.tables_named([name for name in names if name not in self.tables])
        infos = {stored.id: table_info(stored) for stored in away}
        infos |= {name: self.tables[name].info() for name in names if name in self.tables}
        return [infos[name] for name in names if name in infos]

    def visitor(self, table: StoredTable) -> str:
        """Who set a table up: the address, or after a restart the first who sits there."""
        guests = (seat.guest for seat in table.seats if seat.guest)
        return self.visitors.get(table.id) or next(guests, table.id)

    async def info(self, name: str) -> TableInfo:
        async with self.at(name) as table:
            return table.info()

    async def set_up(self, wanted: NewTable, guest: str, address: str) -> Table:
        """A new table."""
        if wanted.game not in NAMES:
            raise NoSuchThing("no-such-game-here", name=shown(wanted.game), known=listed(NAMES))
        if wanted.players.count(ME) > 1:
            raise BadOptions("one-seat-each", TEXT)
        game = load_game(wanted.game)
        cards = await asyncio.to_thread(cards_for, game.name, wanted.cards)
        numbers = game.option_numbers(len(wanted.players), wanted.options, cards)
        stored = StoredTable(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.rules_version,
            options=game.option_values(numbers.tolist(), cards),
            cards=wanted.cards,
            secret=new_secret(),
            public=wanted.public,
            hints=wanted.hints,
            pace=wanted.pace,
            seats=seated(wanted, guest),
        )
        return await self.add_table(stored, address)

    async def begin_lesson(self, name: str, learner: str, guest: str, address: str) -> Table:
        """A new table for the lesson of a game, if that has one."""
        if name not in NAMES or not has_lesson(load_game(name)):
            raise NoSuchThing("no-such-page")
        lesson = load_lesson(name)
        bots = (StoredSeat("bot", bot_name, bot=lesson.opponent) for bot_name in BOT_NAMES if bot_name != learner)
        numbers = lesson.game.option_numbers(lesson.seats, lesson.options)
        stored = StoredTable(
            id=secrets.token_urlsafe(9),
            game=name,
            rules=lesson.game.rules_version,
            options=lesson.game.option_values(numbers.tolist()),
            cards=None,
            secret=lesson.secret,
            public=False,
            lesson=True,
            seats=[StoredSeat("person", learner, guest=guest), *islice(bots, lesson.seats - 1)],
        )
        return await self.add_table(stored, address)

    async def add_table(self, stored: StoredTable, address: str, rematch_of: str | None = None) -> Table:
        """A new table; if nobody has to come, the cards are dealt."""
        if not self.new_tables.take(address):
            raise TooFast("too-many-new-tables")
        if await self.store.count() >= self.settings.most_tables:
            await self.expiry.make_room()
            if await self.store.count() >= self.settings.most_tables:
                raise TooFast("too-many-tables")
        stored.start_when_full()
        await self.store.add(stored, rematch_of)
        self.visitors[stored.id] = address
        table = await self.table_of(TableRows(stored))
        self.tables[stored.id] = table
        if len(self.visitors) > MOST_VISITORS:
            self.visitors.popitem(last=False)
        table.wake_bots()
        return table

    async def rematch(self, table: Table, seat: int, command: str, address: str) -> Outcome:
        """Play again: the same people, seats and options. Whoever asks second comes to the same table. Hold the lock of
        the old one."""
        table.check_seated(seat)
        if table.stored.stage != "over":
            raise NotPossible("match-still-running")
        if table.stored.rematch is None or not await self.store.exists(table.stored.rematch):
            seats = [replace(seat, resigned=False) for seat in table.stored.seats]
            name, secret = secrets.token_urlsafe(9), new_secret()
            again = replace(table.stored, id=name, secret=secret, seats=seats, words=[], stage="waiting", rematch=None)
            again.created = again.active = now()
            again.lesson = False  # whoever has played it to the end needs no more words
            await self.add_table(again, address, rematch_of=table.stored.id)
            table.stored.rematch = again.id
        return Outcome(table.done(command), News(players=True))

    def close(self) -> None:
        self.expiry.stop()
        for table in self.tables.values():
            table.close()


def seated(wanted: NewTable, guest: str) -> list[StoredSeat]:
    """Who sits where at first; bots have names of their own."""
    names = iter([name for name in BOT_NAMES if name != wanted.name])
    return [seat_for(player, wanted, guest, next(names, "")) for player in wanted.players]


def seat_for(player: str, wanted: NewTable, guest: str, bot_name: str) -> StoredSeat:
    if player == ME:
        return StoredSeat("person", wanted.name, guest=guest, word=wanted.word)
    if player == OPEN:
        return StoredSeat("open", "")
    if player not in BOTS:
        raise BadOptions("no-such-bot", name=shown(player), known=listed(BOTS))
    return StoredSeat("bot", bot_name, bot=player)

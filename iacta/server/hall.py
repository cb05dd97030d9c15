"""The hall: all tables, those in use at hand and the others in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from iacta.bots import BOTS
from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.games import NAMES, cards_for, load_game
from iacta.match.luck import new_secret
from iacta.server import lobby
from iacta.server.errors import TEXT, NoSuchThing, NotPossible, TooFast, Unavailable
from iacta.server.expiry import Expiry
from iacta.server.limits import Buckets
from iacta.server.messages import NewTable, TableInfo
from iacta.server.presence import Viewer
from iacta.server.seating import table_info
from iacta.server.settings import Settings
from iacta.server.store import STAGES_TO_SHOW, Kept, KeptSeat, KeptTable, Store, now
from iacta.server.table import Reply, Table
from iacta.server.thinking import Thinkers

MOST_VISITORS = 10_000  # of whose tables it is remembered who set them up
SECONDS_BETWEEN_NOTES = 60  # that somebody is still at a table
NOTES_AT_ONCE = 100
HOUR = 3600.0
ME, OPEN = "me", "open"
BOT_NAMES = ("Livia", "Marcus", "Octavia", "Titus", "Drusilla", "Gaius", "Aurelia", "Lucius")


class Hall:
    """The tables. Each is loaded once and shared by all who are at it."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.new_tables = Buckets(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.visitors: OrderedDict[str, str] = OrderedDict()  # who set a table up, by its name
        self.left: dict[str, int] = {}  # when a person was last at a table that was put away
        self.written: dict[str, int] = {}  # the same, as the database has it
        self.removing: set[str] = set()  # tables that are just being removed
        self.expiry = Expiry(self)

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Table]:
        """The table of that name. As long as somebody is at it, it is not put away: there are never two of it."""
        while name not in self.tables:  # one that nobody was at may be put away again before we come
            await asyncio.shield(self.load(name))
        table = self.tables[name]
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    def load(self, name: str) -> asyncio.Task[None]:
        """Load a table. Whoever wants the same one waits for the same loading, and nobody else does."""
        if name in self.removing:
            raise NoSuchThing("no-such-table")
        if name not in self.loading:
            self.tidy()
            task = asyncio.get_running_loop().create_task(self.take_out(name))
            self.loading[name] = task
            task.add_done_callback(lambda _: self.is_loaded(name, task))
        return self.loading[name]

    def is_loaded(self, name: str, task: asyncio.Task[None]) -> None:
        del self.loading[name]
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; then nobody is told

    async def take_out(self, name: str) -> None:
        kept = await self.store.load(name)
        if kept is None:
            raise NoSuchThing("no-such-table")
        self.tables[name] = table = await self.at_hand(kept)
        table.keep_missing_snapshots(len(kept.snapshots))

    async def at_hand(self, kept: Kept) -> Table:
        """A table as it is kept; where bots play or players may ask for hints, whoever thinks can prepare."""
        thinking = kept.table.hints or any(seat.player == "bot" for seat in kept.table.seats)
        if kept.table.stage in STAGES_TO_SHOW and thinking:
            self.thinkers.expect(kept.table.game)
        table = await asyncio.to_thread(Table, kept, self.store, self.thinkers, self.settings)
        table.visitor = self.visitor(kept.table)
        return table

    def tidy(self) -> None:
        """Put away the tables at which nobody is."""
        for name in list(self.tables):
            self.let_go(name)

    def let_go(self, name: str) -> bool:
        """Put a table away, if nobody is at it or about to be. Whether it is in nobody's hands now."""
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

    async def write_down_activity(self) -> None:
        """Keep when a person was last at each table, of those that have changed."""
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

    async def shown(self) -> list[TableInfo]:
        """The public tables where people wait, and those where they play."""
        since = now() - lobby.SECONDS_TO_COME_BACK
        away = await self.store.shown(since, lobby.MOST_SHOWN, but=set(self.tables))
        here = [
            table
            for table in reversed(self.tables.values())  # the latest first
            if table.kept.public and (table.kept.stage == "running" or table.is_waited_at(since))
        ]
        offers = [
            lobby.Offer(t.info, self.visitor(t.kept), t.kept.stage == "waiting", t.is_attended, t.last_seen)
            for t in here
        ]
        offers += [
            lobby.Offer(partial(table_info, t), self.visitor(t), t.stage == "waiting", present=False, active=t.active)
            for t in away
        ]
        return [offer.info() for offer in lobby.shown(offers)]

    def visitor(self, table: KeptTable) -> str:
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
        kept = KeptTable(
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
        return await self.opened(kept, address)

    async def opened(self, kept: KeptTable, address: str, rematch_of: str | None = None) -> Table:
        """A new table; if nobody has to come, the cards are dealt."""
        if not self.new_tables.take(address):
            raise TooFast("too-many-new-tables")
        if await self.store.count() >= self.settings.most_tables:
            await self.expiry.make_room()
            if await self.store.count() >= self.settings.most_tables:
                raise TooFast("too-many-tables")
        kept.start_when_full()
        await self.store.add(kept, rematch_of)
        self.visitors[kept.id] = address
        table = await self.at_hand(Kept(kept))
        self.tables[kept.id] = table
        if len(self.visitors) > MOST_VISITORS:
            self.visitors.popitem(last=False)
        table.wake()
        return table

    async def rematch(self, table: Table, viewer: Viewer, address: str, command: str, reply: Reply) -> None:
        """Play again: the same people, seats and options. Whoever asks second comes to the same table."""
        async with table.lock:
            table.check_seated(viewer.seat)
            if table.kept.stage != "over":
                raise NotPossible("match-still-running")
            if table.kept.rematch is None or not await self.store.exists(table.kept.rematch):
                seats = [replace(seat, resigned=False) for seat in table.kept.seats]
                name, secret = secrets.token_urlsafe(9), new_secret()
                again = replace(
                    table.kept, id=name, secret=secret, seats=seats, words=[], stage="waiting", rematch=None
                )
                again.created = again.active = now()
                await self.opened(again, address, rematch_of=table.kept.id)
                table.kept.rematch = again.id
            reply(table.done(command))
            table.tell_players()

    def close(self) -> None:
        self.expiry.stop()
        for table in self.tables.values():
            table.close()


def seated(wanted: NewTable, guest: str) -> list[KeptSeat]:
    """Who sits where at first; bots have names of their own."""
    names = iter([name for name in BOT_NAMES if name != wanted.name])
    return [seat_for(player, wanted, guest, next(names, "")) for player in wanted.players]


def seat_for(player: str, wanted: NewTable, guest: str, bot_name: str) -> KeptSeat:
    if player == ME:
        return KeptSeat("person", wanted.name, guest=guest, word=wanted.word)
    if player == OPEN:
        return KeptSeat("open", "")
    if player not in BOTS:
        raise BadOptions("no-such-bot", name=shown(player), known=listed(BOTS))
    return KeptSeat("bot", bot_name, bot=player)

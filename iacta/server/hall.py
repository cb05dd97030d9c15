"""The hall: all tables, those in use at hand and the others in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from iacta.bots import BOTS
from iacta.engine.errors import BadOptions, listed, shown
from iacta.games import NAMES, load_game
from iacta.match.luck import new_secret
from iacta.server.errors import TEXT, NoSuchThing, NotPossible, TooFast
from iacta.server.limits import Buckets
from iacta.server.messages import NewTable, TableInfo
from iacta.server.presence import Viewer
from iacta.server.seating import table_info
from iacta.server.settings import Settings
from iacta.server.store import STAGES_TO_SHOW, Kept, KeptSeat, KeptTable, Store, now
from iacta.server.table import Reply, Table
from iacta.server.thinking import Thinkers

MOST_SHOWN = 50
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
        return await asyncio.to_thread(Table, kept, self.store, self.thinkers, self.settings)

    def tidy(self) -> None:
        """Put away the tables at which nobody is."""
        for name, table in list(self.tables.items()):
            if table.is_idle:
                table.close()
                del self.tables[name]

    async def shown(self) -> list[TableInfo]:
        """The public tables that wait for players or run."""
        kept = await self.store.shown(MOST_SHOWN)
        return [self.tables[t.id].info() if t.id in self.tables else table_info(t) for t in kept]

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
        cards = await asyncio.to_thread(game.load_cards, wanted.cards)
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
            raise TooFast("too-many-tables")
        kept.start_when_full()
        await self.store.add(kept, rematch_of)
        table = await self.at_hand(Kept(kept))
        self.tables[kept.id] = table
        table.wake()
        return table

    async def rematch(self, table: Table, viewer: Viewer, address: str, command: str, reply: Reply) -> None:
        """Play again: the same people, seats and options. Whoever asks second comes to the same table."""
        async with table.lock:
            table.check_seated(viewer.seat)
            if table.kept.stage != "over":
                raise NotPossible("match-still-running")
            if table.kept.rematch is None:
                seats = [replace(seat, resigned=False) for seat in table.kept.seats]
                name, secret = secrets.token_urlsafe(9), new_secret()
                again = replace(table.kept, id=name, secret=secret, seats=seats, words=[], stage="waiting")
                again.created = again.active = now()
                await self.opened(again, address, rematch_of=table.kept.id)
                table.kept.rematch = again.id
            reply(table.done(command))
            table.tell_players()

    def close(self) -> None:
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

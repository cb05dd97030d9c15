"""The hall: all tables, those in use at hand and the others in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from iacta.bots import BOTS
from iacta.engine.errors import BadOptions, listed, shown
from iacta.games import NAMES, load_game
from iacta.match.luck import new_secret
from iacta.server.errors import TEXT, NoSuchThing, NotPossible, TooFast
from iacta.server.messages import NewTable, TableInfo
from iacta.server.seating import table_info
from iacta.server.settings import Settings
from iacta.server.store import Kept, KeptSeat, KeptTable, Store
from iacta.server.table import Reply, Table
from iacta.server.thinking import Thinkers

MOST_SHOWN = 50
ME, OPEN = "me", "open"
BOT_NAMES = ("Livia", "Marcus", "Octavia", "Titus", "Drusilla", "Gaius", "Aurelia", "Lucius")


class Hall:
    """The tables. Each is loaded once and shared by all who are at it."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.loading = asyncio.Lock()

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Table]:
        """The table of that name. As long as somebody is at it, it is not put away: there are never two of it."""
        async with self.loading:
            if name not in self.tables:
                self.tidy()
                kept = await self.store.load(name)
                if kept is None:
                    raise NoSuchThing("no-such-table")
                self.tables[name] = await asyncio.to_thread(Table, kept, self.store, self.thinkers, self.settings)
            table = self.tables[name]
            table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

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

    async def set_up(self, wanted: NewTable, guest: str) -> Table:
        """A new table."""
        await self.check_room()
        if wanted.game not in NAMES:
            raise NoSuchThing("no-such-game-here", name=shown(wanted.game), known=listed(NAMES))
        if wanted.players.count(ME) > 1:
            raise BadOptions("one-seat-each", TEXT)
        game = load_game(wanted.game)
        numbers = game.option_numbers(len(wanted.players), wanted.options)
        await asyncio.to_thread(game.load_cards, wanted.cards)
        kept = KeptTable(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.rules_version,
            options=game.option_values(numbers.tolist()),
            cards=wanted.cards,
            secret=new_secret(),
            public=wanted.public,
            seats=seated(wanted, guest),
        )
        await self.store.add(kept)
        return await self.opened(kept)

    async def check_room(self) -> None:
        if await self.store.count() >= self.settings.most_tables:
            raise TooFast("too-many-tables")

    async def opened(self, kept: KeptTable) -> Table:
        """A table that was just set up; if nobody has to come, the cards are dealt."""
        table = self.tables[kept.id] = Table(Kept(kept, [], {}, {}, []), self.store, self.thinkers, self.settings)
        async with table.lock:
            await table.begin()
        return table

    async def rematch(self, table: Table, seat: int, reply: Reply, command: str) -> None:
        """Play again: the same people, seats and options. Whoever asks second comes to the same table."""
        async with table.lock:
            table.check_seated(seat)
            if table.kept.stage != "over":
                raise NotPossible("match-still-running")
            if table.kept.rematch is None:
                await self.check_room()
                old = table.kept
                again = KeptTable(
                    id=secrets.token_urlsafe(9),
                    game=old.game,
                    rules=old.rules,
                    options=old.options,
                    cards=old.cards,
                    secret=new_secret(),
                    public=old.public,
                    seats=[KeptSeat(**{**vars(seat), "resigned": False}) for seat in old.seats],
                )
                await self.store.add(again, rematch_of=old.id)
                old.rematch = again.id
                await self.opened(again)
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

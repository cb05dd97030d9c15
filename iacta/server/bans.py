"""Who is banned from the server, and who may not speak at a table: by address, by guest, or by seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import Connection, delete, insert, select
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from iacta.engine.words.errors import Sentence
from iacta.server import schema
from iacta.server.auth import COOKIE
from iacta.server.errors import TEXT, Forbidden
from iacta.server.middleware import answer, language_of
from iacta.server.store import Store
from iacta.server.visitors import read_address

if TYPE_CHECKING:
    from iacta.server.connection import Connection as ClientConnection
    from iacta.server.services import Services

BANNED = 4403  # why a connection is closed
Kind = Literal["ban", "mute"]
# Every request is held against every ban.
network_of = lru_cache(maxsize=100_000)(ip_network)
address_read = lru_cache(maxsize=10_000)(read_address)


def now() -> int:
    return int(time.time())


@dataclass(frozen=True)
class Ban:
    """A ban or a mute: of a network, a guest, or a seat at a table; for some time, or until it is lifted."""

    kind: Kind
    network: str | None = None
    guest: str | None = None
    at: str | None = None
    seat: int | None = None
    until: int | None = None
    reason: str = ""
    created: int = field(default_factory=now)
    number: int = 0

    def holds(self) -> bool:
        return self.until is None or self.until > time.time()

    def is_of(self, address: str, guest: str | None) -> bool:
        """Whether it is of a visitor: of the address, or of the guest."""
        if self.guest is not None:
            return self.guest == guest
        if self.network is None:
            return False
        found = address_read(address)
        return found is not None and found in network_of(self.network)

    def refusal(self) -> Forbidden:
        """What whoever is banned or muted is told."""
        when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(self.until)) if self.until is not None else ""
        until = Sentence("ban-until", TEXT, time=when) if when else Sentence("ban-until-lifted", TEXT)
        reason = self.reason or Sentence("ban-no-reason", TEXT)
        return Forbidden("banned" if self.kind == "ban" else "not-to-speak", until=until, reason=reason)


class Bans:
    """All bans and mutes that hold, in memory as in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: list[Ban] = []
        self.present: dict[ClientConnection, str] = {}  # open connections, and the addresses they come from

    async def load(self) -> None:
        """Read them from the database; those that have run out are forgotten."""

        def work(c: Connection) -> list[Ban]:
            c.execute(delete(schema.bans).where(schema.bans.c.until <= now()))
            return [Ban(**row) for row in c.execute(select(schema.bans).order_by(schema.bans.c.number)).mappings()]

        self.known = await self.store.run(work)

    def holding(self) -> list[Ban]:
        return [ban for ban in self.known if ban.holds()]

    async def add(self, ban: Ban) -> Ban:
        """Keep a ban; connections of whoever is banned are closed."""

        def work(c: Connection) -> int:
            columns = {name: value for name, value in asdict(ban).items() if name != "number"}
            return int(c.execute(insert(schema.bans).values(**columns).returning(schema.bans.c.number)).scalar_one())

        number = await self.store.run(work)
        await self.load()
        for connection, address in list(self.present.items()):
            if ban.kind == "ban" and ban.is_of(address, connection.guest):
                connection.close(BANNED)
        return next(found for found in self.known if found.number == number)

    async def lift(self, number: int) -> Ban | None:
        """Lift a ban or a mute; the one that was lifted, if there was one."""
        lifted = next((ban for ban in self.known if ban.number == number), None)
        await self.store.run(lambda c: c.execute(delete(schema.bans).where(schema.bans.c.number == number)).close())
        await self.load()
        return lifted

    async def forget(self, table: str) -> None:
        """A table is gone, and with it the mutes of its seats."""
        await self.store.run(lambda c: c.execute(delete(schema.bans).where(schema.bans.c.at == table)).close())
        await self.load()

    def check(self, address: str, guest: str | None) -> None:
        """Refuse a visitor who is banned."""
        for ban in self.known:
            if ban.kind == "ban" and ban.holds() and ban.is_of(address, guest):
                raise ban.refusal()

    def check_speech(self, connection: ClientConnection, table: str) -> None:
        """Refuse what somebody wants to say who is muted, everywhere or at this seat."""
        for ban in self.known:
            here = (ban.at, ban.seat) == (table, connection.seat)
            theirs = ban.is_of(self.present.get(connection, ""), connection.guest)
            if ban.kind == "mute" and ban.holds() and (here or theirs):
                raise ban.refusal()

    @contextmanager
    def while_present(self, connection: ClientConnection, address: str) -> Iterator[None]:
        """An open connection, which is closed when its visitor is banned."""
        self.present[connection] = address
        try:
            yield
        finally:
            del self.present[connection]


class BanCheck:
    """Middleware: whoever is banned gets the page, which says so, and nothing else."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not self.services.bans.known or is_open_to_all(scope["path"]):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self.services.bans.check(visitor_of(scope), self.services.guests.who(cookie_of(headers)))
        except Forbidden as refusal:
            if scope["type"] == "http":
                raise  # GuardMiddleware answers
            await receive()  # that it wants to connect
            await answer(send, refusal, language_of(headers), "websocket.http")
            return
        await self.app(scope, receive, send)


def is_open_to_all(path: str) -> bool:
    """The page and its words, without which it could not say why nothing else is answered."""
    return not path.startswith("/api/") or path.startswith("/api/words/")


def visitor_of(scope: Scope) -> str:
    """The visitor's own address, to the last bit: limits count by network, bans may be of one address."""
    client: Any = scope.get("client")
    return client[0] if client else ""


def cookie_of(headers: Headers) -> str | None:
    """The cookie as the application reads it: another parser might see nobody where it sees a guest."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)

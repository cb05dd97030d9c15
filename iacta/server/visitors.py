"""Whose request it is: the visitor's own address, as trusted proxies report it, and what counts as one visitor."""

from __future__ import annotations

import functools
import logging
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

logger = logging.getLogger(__name__)
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
LOOPBACK = "127.0.0.0/8, ::1"
BITS_OF_A_HOUSEHOLD = 64  # of an IPv6 address: whoever has one has all that begin with the same bits
LONGEST_ADDRESS = 64  # characters; anything longer is none
SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}
FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks with commas between; a ValueError carries the part that is neither."""
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ip_network(part, strict=False))
        except ValueError:
            raise ValueError(part) from None
    return tuple(found)


def read_address(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port; an IPv4 address inside an IPv6 one is an IPv4 address."""
    text = text.strip()
    if len(text) > LONGEST_ADDRESS:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


@functools.lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """The name under which limits count an address: itself, or the first half of an IPv6 address."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> BITS_OF_A_HOUSEHOLD << BITS_OF_A_HOUSEHOLD, BITS_OF_A_HOUSEHOLD)))
    return address if found is None else str(found)


class Proxies:
    """The proxies whose word is taken for the address of a visitor."""

    def __init__(self, trusted: Sequence[Network]) -> None:
        self.trusted = trusted
        self.warned = False

    def __bool__(self) -> bool:
        return bool(self.trusted)

    def trusts(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.trusted)

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """The visitor behind a connection. Each proxy adds on the right whom it got the request from, so the list is
        read from there, and only as far as those who wrote it are trusted."""
        hops = [hop for line in forwarded for hop in line.split(",")]
        while hops and self.trusts(peer):
            address = read_address(hops.pop())
            if address is None:  # the proxy itself does not know
                break
            peer = str(address)
        return peer

    def warn_of(self, peer: str) -> None:
        """Say once that somebody reports visitors whose word is not taken: perhaps a proxy was forgotten."""
        if not self.warned:
            self.warned = True
            logger.warning("%s sends X-Forwarded-For but is not among the trusted proxies (--proxies)", peer)


class BehindProxies:
    """An application that sees its visitors where it would see the proxies: addresses and schemes are theirs."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in SCHEMES and client:
            self.reveal(scope, client[0])
        await self.app(scope, receive, send)

    def reveal(self, scope: Scope, peer: str) -> None:
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == FOR]
        if not self.proxies.trusts(peer):
            if forwarded:
                self.proxies.warn_of(peer)
            return
        visitor = self.proxies.visitor(peer, forwarded)
        if visitor != peer:
            scope["client"] = (visitor, 0)
        schemes = [value.decode("latin-1") for name, value in scope["headers"] if name == PROTO]
        if schemes:
            scheme = schemes[-1].rpartition(",")[2].strip().lower()
            scope["scheme"] = SCHEMES[scope["type"]].get(scheme, scope["scheme"])

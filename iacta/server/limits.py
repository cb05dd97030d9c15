"""How much visitors may ask for: token buckets, which fill again with time, and how much may go on at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from iacta.server.errors import TooFast
from iacta.server.refusals import REFUSALS
from iacta.server.settings import Settings

MOST_BUCKETS = 10_000  # the oldest are forgotten first
VISITORS = 20  # as much as so many visitors may ask for, all may ask for together
# Seconds' worth at once: of requests and connections, of messages on one connection, of what is costly.
BURST, MESSAGE_BURST, QUESTION_BURST = 5, 4, 6
PAGES = 2  # requests under way for each connection that a visitor may have: pages fetch things besides
SPARE = 100  # more connections of each kind than those in use may be open, while they come, are refused or go
FOR_WATCHERS = 0.75  # of all websockets: whoever has a seat finds room, however many watch
BUSY_CONNECTIONS = 20  # connections of one visitor that may all send as many messages as one may


class TokenBucket:
    """A token bucket: some tokens at once, and then so many a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.filled = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens, if there are as many."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True


class TokenBuckets:
    """A token bucket for each name."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.kind = (rate, burst, clock)
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, name: str, tokens: float = 1) -> bool:
        bucket = self.buckets.pop(name, None) or TokenBucket(*self.kind)
        self.buckets[name] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take(tokens)


class RateLimit:
    """How often visitors may ask for something: each of them, and all together."""

    def __init__(self, kind: str, rate: float, burst: float) -> None:
        self.kind = kind
        self.each = TokenBuckets(rate, burst)
        self.all = TokenBucket(VISITORS * rate, VISITORS * burst)

    def check(self, visitor: str, tokens: float = 1) -> None:
        """Count one; a visitor who asks too often is refused before anybody else is charged for it."""
        if not self.each.take(visitor, tokens):
            REFUSALS.note(self.kind, visitor)
            raise TooFast("too-fast")
        if not self.all.take(tokens):
            REFUSALS.note(f"{self.kind} in all", visitor)
            raise TooFast("server-busy")


class ConcurrencyLimit:
    """How many of something may go on at once: of each visitor, and in all."""

    def __init__(self, kind: str, each: int, in_all: int) -> None:
        self.kind = kind
        self.each = each
        self.in_all = in_all
        self.now: Counter[str] = Counter()
        self.total = 0

    def enter(self, visitor: str | None) -> bool:
        """One more, if that is allowed. None is a proxy that many visitors share: it counts only among all."""
        if self.total >= self.in_all or (visitor is not None and self.now[visitor] >= self.each):
            REFUSALS.note(self.kind, visitor or "a proxy")
            return False
        self.total += 1
        if visitor is not None:
            self.now[visitor] += 1
        return True

    def leave(self, visitor: str | None) -> None:
        self.total -= 1
        if visitor is not None:
            self.now[visitor] -= 1
            if not self.now[visitor]:
                del self.now[visitor]

    @contextmanager
    def one(self, visitor: str) -> Iterator[None]:
        """One more while the block runs; `TooFast` if there are too many."""
        if not self.enter(visitor):
            raise TooFast("too-many-at-once")
        try:
            yield
        finally:
            self.leave(visitor)


class Limits:
    """All limits of a server that count visitors."""

    def __init__(self, settings: Settings) -> None:
        def rate(kind: str, a_second: float, burst: float) -> RateLimit:
            return RateLimit(kind, a_second, burst * a_second)

        each, in_all = settings.connections_an_address, settings.most_connections
        self.requests = rate("requests", settings.requests_a_second, BURST)
        self.handshakes = rate("handshakes", settings.connects_a_second, BURST)
        self.questions = rate("questions", settings.questions_a_second, QUESTION_BURST)
        self.chats = rate("chats", settings.questions_a_second, QUESTION_BURST)
        self.messages = rate("messages", BUSY_CONNECTIONS * settings.messages_a_second, MESSAGE_BURST)
        self.connections = ConcurrencyLimit("connections", PAGES * each, in_all + SPARE)
        self.under_way = ConcurrencyLimit("requests at once", PAGES * each, in_all)
        self.websockets = ConcurrencyLimit("websockets", each, in_all)
        self.watchers = ConcurrencyLimit("watchers", each, max(1, int(FOR_WATCHERS * in_all)))
        self.sockets = ConcurrencyLimit("websockets in all", in_all, in_all + SPARE)

"""The one place where refusals for asking too much are counted, and written to the log without flooding it."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict

from iacta.server import metrics

logger = logging.getLogger(__name__)
SECONDS_OF_SILENCE = 60.0  # about one kind of refusal of one visitor
MOST_REMEMBERED = 1000


class Refusals:
    """How often what was refused, by its kind, since the program began."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.last_logged: OrderedDict[tuple[str, str], float] = OrderedDict()

    def note(self, kind: str, visitor: str) -> None:
        """Count a refusal; the first of a kind for a visitor is a line in the log, those soon after it are not."""
        self.counts[kind] += 1
        metrics.LIMITED.labels(kind).inc()
        now = time.monotonic()
        if now - self.last_logged.get((kind, visitor), -SECONDS_OF_SILENCE) < SECONDS_OF_SILENCE:
            return
        self.last_logged.pop((kind, visitor), None)
        self.last_logged[kind, visitor] = now
        if len(self.last_logged) > MOST_REMEMBERED:
            self.last_logged.popitem(last=False)
        logger.info("refused %s: too many %s (%d refused so far)", visitor, kind, self.counts[kind])


REFUSALS = Refusals()

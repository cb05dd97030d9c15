"""What comes of a command at a table: an answer for whoever sent it, and news for everybody who looks at the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from iacta.server.messages import Chat, Message
from iacta.server.presence import Viewer


@dataclass(frozen=True)
class News:
    """What the viewers of a table are sent after a change."""

    players: bool = False  # who sits there
    dealt: bool = False  # that the cards are dealt, with all that each may see
    unless: Viewer | None = None  # who need not be sent that
    since: int | None = None  # the position, and what happened after this version
    only: int | None = None  # the seat whose viewers alone are sent the position
    said: Chat | None = None


@dataclass(frozen=True)
class Outcome:
    """What came of a command. Its sender gets the answer before anybody gets the news."""

    answer: Message
    news: News = field(default_factory=News)

"""What a request can be refused for, besides the rules."""

from __future__ import annotations

from pathlib import Path

from iacta.engine.words.errors import Argument, IactaError

TEXT = Path(__file__).parent / "text"


class Declined(IactaError):
    """A request that the server refuses; `status` is what HTTP calls it."""

    status = 400

    def __init__(self, message: str, /, **arguments: Argument) -> None:
        super().__init__(message, TEXT, **arguments)


class BadMessage(Declined):
    """A message or a request cannot be read."""

    status = 422


class Forbidden(Declined):
    """Not for this guest, or not from that page."""

    status = 403


class TooSlow(Declined):
    """A request did not arrive in time."""

    status = 408


class WrongHost(Declined):
    """The request is for another name than this server's."""

    status = 421


class NoSuchThing(Declined):
    """There is no such table, game or page."""

    status = 404


class NotPossible(Declined):
    """The table is not in a state for it: no seat is open, the match has not begun, or is over."""

    status = 409


class TooLarge(Declined):
    """More than the server reads."""

    status = 413


class TooFast(Declined):
    """More than the server takes in that time, or from one guest."""

    status = 429


class Unavailable(Declined):
    """The database did not take it: nothing has changed, and it can be tried again."""

    status = 503


class BadDatabase(Declined):
    """The data folder or its database cannot be used: in use, newer, damaged or not ours. Nothing in it has changed."""

    status = 503

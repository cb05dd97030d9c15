"""Manoeuvre tokens and the renewal track (M18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import add_fact
from iacta.games.lumeria.kinds import MANOEUVRES
from iacta.games.lumeria.names import Event
from iacta.games.lumeria.state import NO_TOKEN, has_token
from iacta.games.lumeria.unit_events import tell_of

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State


@rule
def spend(s: State, side: int, manoeuvre: int) -> None:
    """The token goes to 0 of the track, or beside it if one is there already."""
    s.tokens[side] &= ~(1 << manoeuvre)
    if s.track[side] == NO_TOKEN:
        s.track[side] = 0
    else:
        s.beside[side] += 1


@rule
def move_on_track(s: State, k: Numbers, side: int, misses: int) -> None:
    """Every missed die moves the token one space; beyond the last one they are lost."""
    if misses > 0 and s.track[side] != NO_TOKEN:
        s.track[side] = min(s.track[side] + misses, k.track)
        tell_of(s, Event.TOKEN_MOVED, side, s.track[side])


@rule
def is_renewed(s: State, k: Numbers, side: int) -> bool:
    """Whether a token has reached the end of the track and returns."""
    return s.track[side] == k.track


@rule
def empty_places(s: State, side: int) -> int:
    """How many manoeuvres have no token on their place."""
    places = 0
    for manoeuvre in range(len(MANOEUVRES)):
        places += not has_token(s, side, manoeuvre)
    return places


@rule
def renew(s: State, side: int, manoeuvre: int) -> None:
    """The token returns to a place, and one that waits beside the track enters it."""
    s.tokens[side] |= 1 << manoeuvre
    tell_of(s, Event.RENEWED, side, 0)
    add_fact(s, 0, manoeuvre)
    if s.beside[side]:
        s.beside[side] -= 1
        s.track[side] = 0
    else:
        s.track[side] = NO_TOKEN


@rule
def renew_the_only_one(s: State, side: int) -> None:
    """With one place empty nobody is asked."""
    for manoeuvre in range(len(MANOEUVRES)):
        if not has_token(s, side, manoeuvre):
            renew(s, side, manoeuvre)
            return

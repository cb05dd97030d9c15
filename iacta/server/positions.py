"""A match as its viewers get it: everything here is made from the match's own answers to one viewer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from pydantic_core import to_json

from iacta.match import Match
from iacta.match.lesson import Lesson
from iacta.match.log import Entry
from iacta.server.json_text import Json, legal_action_text, listed, table_text
from iacta.server.messages import (
    Position,
    Result,
    Stage,
    UndoRequest,
)

FIRST_VERSION = -1  # before the deal
NOTHING = Json("[]")
RESIGNED, CLOSED = "resigned", "closed"  # endings that no game knows: the page has the words for them


def events(match: Match, viewer: int, since: int) -> Json:
    """What happened after a version, as the viewer may know it: a list of `Event`."""
    seen = [
        {
            "version": event["version"],
            "event": event["event"],
            "seat": event["seat"],
            "card": event.get("card"),
            "source": event.get("from"),
            "target": event.get("to"),
            "amount": event.get("amount", 0),
            "facts": event.get("facts", {}),
        }
        for event in match.events(viewer, since)
    ]
    return Json(to_json(seen).decode())


def position(
    match: Match,
    viewer: int,
    undo_request: UndoRequest | None,
    resigned: Collection[int] = (),
    stage: Stage = "running",
    lesson: Lesson | None = None,
    *,
    alone: bool = False,
) -> Position:
    """The table now, and what the viewer may do. When all but one have resigned, or when the table's stage says so, the
    match is over before its end. Whoever plays `alone` among bots can take everything back, but nothing is taken back
    during a lesson. The table and the legal actions are JSON already."""
    given_up = len(resigned) == match.seats - 1
    ended = stage == "over"
    stopped = given_up or (ended and match.ending is None)
    plays = viewer < match.seats and not stopped
    learnt = lesson.made(match) if lesson else None
    return Position.model_construct(
        version=match.version,
        phase=match.phase(viewer),
        to_act=[] if stopped else match.to_act,
        chosen=sorted(match.waiting),
        points=match.points(viewer),
        sheet=match.sheet(viewer),
        table=table_text(match.game)(match.seen(viewer).memory),
        text=match.text(viewer),
        legal=legal(match, viewer, alone=alone) if plays else NOTHING,
        undo=undo(match, viewer, alone=alone) if plays and learnt is None else None,
        own_choice=match.waiting.get(viewer),
        undo_request=undo_request,
        lesson=learnt,
        result=resignation(match, resigned) if given_up else result(match, ended=ended),
    )


def legal(match: Match, seat: int, *, alone: bool = False) -> Json:
    """What the seat may do: a list of `LegalAction`."""
    actions = match.legal_ids(seat)
    if not actions:
        return NOTHING
    binding = set[int]() if alone else set(binding_actions(match, seat, actions))
    game = match.game
    return listed(
        [legal_action_text(game, seat, one, match.about(seat, one), binding=one in binding) for one in actions]
    )


def binding_actions(match: Match, seat: int, actions: list[int]) -> list[int]:
    """Those of the actions that the seat could not take back freely."""
    return sealing(match, seat, actions) if match.sealed else match.binding(seat)


def sealing(match: Match, seat: int, actions: list[int]) -> list[int]:
    """The binding ones of sealed choices: one can be changed until the last seat has chosen."""
    return actions if match.waits_for == [seat] else []


def undo(match: Match, seat: int, *, alone: bool = False) -> Literal["free", "ask"] | None:
    """How the seat can take the last decision back: freely, by asking, or not at all. Bots always agree, and let
    themselves be taken back, sealed choices that wait too; its own sealed choice the seat makes again instead."""
    if alone and not match.over and seat not in match.waiting and any(took_part(entry, seat) for entry in match.done):
        return "free"
    if match.can_undo(seat):
        return "free"
    can_ask = match.done and not match.over and not match.waiting and decided(match, seat)
    return "ask" if can_ask else None


def decided(match: Match, seat: int) -> bool:
    """Whether the seat took part in the last decision."""
    return took_part(match.done[-1], seat)


def took_part(entry: Entry, seat: int) -> bool:
    return any(who == seat for who, _ in entry.plays)


def result(match: Match, *, ended: bool = False) -> Result | None:
    if match.ending is None:
        return Result(ending=CLOSED, places=[1] * match.seats, secret=match.secret.hex()) if ended else None
    return Result(ending=match.ending, places=match.places, secret=match.secret.hex())


def resignation(match: Match, resigned: Collection[int]) -> Result:
    """The one who is left has won."""
    places = [2 if seat in resigned else 1 for seat in range(match.seats)]
    return Result(ending=RESIGNED, places=places, secret=match.secret.hex())

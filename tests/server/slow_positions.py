"""Positions and events as messages, made slowly and plainly: every part of a message checked by its class. An oracle
for what the server writes as JSON."""

import functools

import numpy as np

from iacta.engine.compiling.records import interpreted
from iacta.engine.rules.meanings import Counts
from iacta.match.words import spoken
from iacta.server import positions
from iacta.server.messages import Event, LegalAction, Position, Update
from tests.match import slow_learning

LEFT_OUT = {
    "key",
    "drawn",
    "happened",
    "events",
    "padding",
    "padding_after_events",
}  # nobody's business, or told elsewhere in a view


def update(match, viewer, since, undo_request=None, resigned=(), before=None):
    """The message after a version. `before` is the state before the last decision."""
    told = events(match, viewer, since)
    return Update(type="update", events=told, position=position(match, viewer, undo_request, resigned, before))


def events(match, viewer, since):
    return [
        Event(
            version=told["version"],
            event=told["event"],
            seat=told["seat"],
            card=told.get("card"),
            source=told.get("from"),
            target=told.get("to"),
            amount=told.get("amount", 0),
            facts=told.get("facts", {}),
        )
        for told in match.events(viewer, since)
    ]


def position(match, viewer, undo_request, resigned, before):
    game, record = match.game, match.view_record(viewer)
    given_up = len(resigned) == match.seats - 1
    plays = viewer < match.seats and not given_up
    (s,), (k,) = interpreted(record), interpreted(match.cards.k)
    unit = game.points_per_victory_point
    write = game.write_position
    return Position(
        version=match.version,
        phase=game.actions.phases[match.rulebook.phase(record)],
        to_act=[] if given_up else match.to_act,
        chosen=sorted(match.waiting),
        points=[points / unit for points in match.by_seat(match.rulebook.score, record)],
        sheet=[[chapter(s, k, seat) / unit for seat in range(match.seats)] for chapter in game.sheet.values()],
        table=table(game, record),
        text=None if write is None or match.over else write(record, match.cards),
        legal=list(legal(match, viewer)) if plays else [],
        undo=undo(match, viewer, before) if plays else None,
        own_choice=match.waiting.get(viewer),
        undo_request=undo_request,
        lesson=None,
        result=positions.resignation(match, resigned) if given_up else positions.result(match),
    )


def table(game, view):
    """Every field that a view shows, by the meaning that the game declares for it, number by number."""
    found = {"game": game.name}
    for name in game.state.names:
        means = game.declared.declared[name].means if name not in LEFT_OUT else None
        if means is not None and game.declared.declared[name].sight != "nobody":
            found[name] = named(means, view[name][0])
    for name, declared in game.declared.declared.items():
        if name in found and declared.up_to:  # what lies beyond is empty
            found[name] = [row[:count] for row, count in zip(found[name], found[declared.up_to], strict=True)]
    return found


def named(means, numbers):
    if isinstance(means, Counts) and numbers.ndim == 1:
        return {means.kinds[means.first + i]: int(count) for i, count in enumerate(numbers) if count}
    return [named(means, part) for part in numbers] if np.ndim(numbers) else means.value(int(numbers))


@functools.cache
def words_of(game):
    return [arguments for _, arguments in spoken(game)]


def legal(match, seat):
    families, words = match.game.actions, words_of(match.game)
    actions = match.legal(seat)
    if match.sealed:
        binding = {action.id for action in actions} if match.waits_for == [seat] else set()
    else:
        binding = set(slow_learning.binding(match, seat)) if actions else set()
    (v,), (k,) = interpreted(match.view_record(seat)), interpreted(match.cards.k)
    for action in actions:
        yield LegalAction(
            id=action.id,
            family=families.families[families.family_of[action.id]].name,
            words=words[action.id],
            handles=list(action.handles),
            binding=action.id in binding,
            about=dict(match.game.about(v, k, seat, action.id)) if match.game.about else {},
        )


def undo(match, seat, before):
    if before is not None and slow_learning.can_undo(match, seat, before):
        return "free"
    asks = match.done and not match.over and not match.waiting and positions.decided(match, seat)
    return "ask" if asks else None

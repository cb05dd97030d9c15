"""Which actions are binding, found out slowly: each action alone, each event alone, each card counted. An oracle."""

import numpy as np

from iacta.engine.compiling.records import blank
from iacta.engine.rules.events import CARD, KNOWN, SOURCE
from iacta.engine.rules.places import NOWHERE
from iacta.match.match import happened

UNKNOWN = 0


def kinds_shown(game, view):
    """How many cards of each kind a view shows."""
    shown = np.zeros(len(game.kinds), np.int64)
    for zone in game.places.zones:
        if not zone.cards:
            continue
        value = view[zone.cards][0]
        if zone.heap:
            counts = value.reshape(-1, value.shape[-1]).sum(axis=0)
            shown[zone.offset : zone.offset + len(counts)] += counts
        else:
            kinds = np.atleast_1d(value).ravel()
            shown += np.bincount(kinds[kinds > 0], minlength=len(game.kinds))
    return shown


def learnt_nothing(game, seat, before, after, events):
    """Whether the mover was told of no card that came out of a pile or lay hidden from it, and its second view shows no
    card that the first did not."""
    for event in events:
        if event[SOURCE] == NOWHERE:
            continue
        zone, index = game.places.zone(int(event[SOURCE]))
        if zone.hidden:
            return False
        told = event[CARD] > 0 and event[KNOWN] >> seat & 1
        if told and zone.seen is not None and before[zone.cards][(0, *index)] == UNKNOWN:
            return False
    return bool((kinds_shown(game, after) <= kinds_shown(game, before)).all())


def binding(match, seat):
    """The legal actions that the seat could not take back freely, as far as it can tell before."""
    view = match.view_record(seat)
    before = blank(match.game.state)
    match.rulebook.determinize(view, match.cards.k, seat, before, np.zeros(1, np.uint64))
    return [action.id for action in match.legal(seat) if binds(match, seat, action.id, view, before)]


def binds(match, seat, action, view, before):
    after = before.copy()
    match.rulebook.step(after, match.cards.k, seat, action)
    if match.rulebook.ending(after) or before["drawn"][0] != after["drawn"][0]:
        return True
    events = happened(match.game, after)
    return not learnt_nothing(match.game, seat, view, match.view_record(seat, after), events)


def can_undo(match, seat, before):
    """Whether the seat may take its last decision back freely; `before` is the state before it."""
    if match.over or match.waiting or not match.done or match.done[-1].seat != seat or match.done[-1].drew:
        return False
    views = match.view_record(seat, before), match.view_record(seat)
    return learnt_nothing(match.game, seat, *views, match.done[-1].events)

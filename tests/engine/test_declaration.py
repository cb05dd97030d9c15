"""A state that is declared once: the record, the places and the view follow from it."""

from enum import auto

import numpy as np
import pytest

from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Build, fingerprint, rule
from iacta.engine.rules.declaration import (
    EMPTY,
    GameState,
    cards,
    everybody,
    heap,
    i1,
    i4,
    nobody,
    observed,
    own_seat,
    place_of,
    those_in,
    u1,
    view_of,
)
from iacta.engine.rules.meanings import amount, number, seats
from iacta.engine.rules.names import Names
from iacta.engine.rules.places import Zone

KINDS = ("unknown", "ace", "king")


class State(GameState, events=3):
    turns = everybody(i4, means=amount(9))
    pile = nobody(i1, 4, means=cards(KINDS, "pile"), up_to="left")
    left = everybody(i1, means=amount(4))
    hand = those_in("seen", i1, 2, 3, means=cards(KINDS, "hand"))
    seen = everybody(u1, 2, 3, means=seats(2))
    bid = own_seat(i1, 2, means=number(5))
    laid = those_in("laid_seen", i1, 2, 3, means=cards(KINDS, "laid"), up_to="laid_count")
    laid_seen = everybody(u1, 2, 3, means=seats(2), up_to="laid_count")
    laid_count = everybody(i1, 2, means=amount(3))
    gone = everybody(i1, 2, 3, means=heap(KINDS, "gone", most=4), zones=[Zone("crown", (2, 1), cards="")])


VIEW = view_of(State)
SPECTATOR = 2


def some_state():
    state = blank(State.record)
    s = state[0]
    s["turns"], s["left"], s["drawn"] = 7, 2, 5
    s["key"][:] = 11, 12
    s["pile"][:] = 1, 2, EMPTY, EMPTY
    s["hand"][:] = [[1, 2, EMPTY], [2, 1, 1]]
    s["seen"][:] = [[0b001, 0b111, 0], [0b010, 0b010, 0b011]]
    s["bid"][:] = 3, 4
    s["laid_count"][:] = 2, 0
    s["laid"][:] = [[1, 2, EMPTY], [EMPTY, EMPTY, EMPTY]]
    s["laid_seen"][:] = [[0b001, 0b010, 0], [0, 0, 0]]
    s["gone"][:] = [[0, 1, 2], [3, 0, 0]]
    return state


def viewed(viewer, mode):
    from iacta.engine.compiling.records import interpreted

    state, view = some_state(), blank(State.record)
    build = Build(mode, {})
    if mode == "interpreted":
        build.make(VIEW)(*interpreted(state), viewer, *interpreted(view))
    else:
        build.make(VIEW)(state[0], viewer, view[0])
    return view


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@pytest.mark.parametrize(
    ("viewer", "hand", "bid", "laid"),
    [
        (0, [[1, 2, EMPTY], [0, 0, 1]], [3, 0], [1, 0]),
        (1, [[0, 2, EMPTY], [2, 1, 1]], [0, 4], [0, 2]),
        (SPECTATOR, [[0, 2, EMPTY], [0, 0, 0]], [0, 0], [0, 0]),
    ],
)
def test_a_view_has_what_the_declaration_allows_and_nothing_else(mode, viewer, hand, bid, laid):
    view = viewed(viewer, mode)[0]
    assert view["hand"].tolist() == hand
    assert view["bid"].tolist() == bid
    assert view["laid"].tolist() == [[*laid, EMPTY], [EMPTY] * 3]
    assert view["pile"].tolist() == [0, 0, EMPTY, EMPTY]
    assert (view["turns"], view["left"], view["drawn"]) == (7, 2, 0)
    assert view["key"].tolist() == [0, 0]
    for name in ("seen", "laid_seen", "laid_count", "gone"):
        assert (view[name] == some_state()[0][name]).all()


def test_the_record_has_the_widest_numbers_first_and_the_engines_own_before_the_games():
    assert State.record.names[:3] == ("key", "drawn", "turns")
    widths = [State.silent_record[name].base.itemsize for name in State.silent_record.names]
    assert widths == sorted(widths, reverse=True)


def test_the_events_come_last_and_what_is_before_them_is_a_record_of_its_own():
    front = State.silent_record.names
    assert State.record.names == (*front, "happened", "events", "padding_after_events")
    assert State.record["events"].shape[0] == 3
    assert [State.record.fields[name][:2] for name in front] == [State.silent_record.fields[name][:2] for name in front]
    assert State.record.fields["happened"][1] == State.silent_record.itemsize


def test_places_count_through_all_zones():
    build = Build("interpreted", {})
    at = {name: build.make(place_of(State, name)) for name in ("pile", "hand", "gone", "crown")}
    names = State.all_places.names
    assert names[at["pile"]()] == "pile"
    assert names[at["hand"](1, 2)] == "hand.1.2"
    assert names[at["gone"](1)] == "gone.1"
    assert names[at["crown"](1, 0)] == "crown.1.0"


def test_learners_see_all_but_what_nobody_sees():
    assert "pile" not in observed(State)
    assert {"hand", "bid", "turns", "gone"} <= set(observed(State))


@pytest.mark.parametrize("option", ["up_to", "seen"])
def test_a_field_that_names_one_that_is_not_there_is_refused(option):
    field = (
        nobody(i1, 2, means=cards(KINDS, "pile"), up_to="lft")
        if option == "up_to"
        else those_in("sen", i1, 2, means=cards(KINDS, "hand"))
    )
    with pytest.raises(TypeError, match="which is not declared"):
        type("Misspelt", (GameState,), {"field": field}, events=1)


class Colour(Names):
    RED = auto()
    BLUE = auto()


class Renumbered(Names):
    BLUE = auto()
    RED = auto()


@rule
def next_of(colour):
    return Colour.BLUE if colour == Colour.RED else Colour.RED


@rule
def nth(table, colour):
    return table[next_of(colour)]


@pytest.mark.parametrize("mode", ["interpreted", "compiled", "checked"])
def test_rules_see_the_members_of_an_enum_as_plain_integers(mode):
    build = Build(mode, {})
    assert type(build.make(next_of)(0)) is int
    assert build.make(nth)(np.array([5, 6]), 0) == 6


def test_other_numbers_of_an_enum_are_other_code(monkeypatch):
    before = fingerprint([next_of], {})
    monkeypatch.setitem(next_of.__globals__, "Colour", Renumbered)
    assert fingerprint([next_of], {}) != before

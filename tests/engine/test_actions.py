"""The action table: ids, texts both ways, handles, and what can be meant in a phase."""

from enum import auto

import numpy as np
import pytest

from iacta.engine.rules.actions import NOT_NOW, Actions, Argument, Families
from iacta.engine.rules.names import Phases
from iacta.engine.words.errors import BadAction
from iacta.games import load_game
from tests.sealed_bids.table import ACTIONS as SEALED_BIDS

hand = Argument("hand", (0, 1, 2), ("1", "2", "3"))
camp = Argument("camp", (0, 1), ("left", "right"))
colour = Argument("colour", (4, 9), ("blue", "red"))


class Small(Families):
    SWAP = "swap {hand} with {camp}", (hand, camp), ("hand.{me}.{hand}", "camp.{camp}")
    PASS = "pass", ()
    PAINT = "paint {colour}", (colour,), ("pot.{colour}",)


class SmallPhase(Phases):
    TURN = auto()
    PAINTING = auto()
    EITHER = auto()
    OVER = auto()


TABLE = Actions(
    Small,
    {
        SmallPhase.TURN: (Small.SWAP, Small.PASS),
        SmallPhase.PAINTING: (Small.PAINT,),
        SmallPhase.EITHER: (Small.PAINT, Small.SWAP),
        SmallPhase.OVER: (),
    },
    not_now={SmallPhase.PAINTING: {Small.PASS: 5}},
)
TABLES = {"small": TABLE, "sealed bids": SEALED_BIDS, "lusitania": load_game("lusitania-xxi").actions}
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


@every_table
def test_ids_and_texts_belong_together_one_to_one(table):
    assert len(set(table.texts)) == table.count == len(table.texts)
    for action in range(table.count):
        assert table.parse(table.text(action)) == table.parse(action) == action


@every_table
def test_texts_are_lower_case_with_single_spaces(table):
    for text in table.texts:
        assert text == " ".join(text.lower().split())


@every_table
def test_case_and_spaces_do_not_matter(table):
    for action, text in enumerate(table.texts):
        assert table.parse(f"  {text.upper().replace(' ', '   ')}\n") == action


def test_families_follow_each_other_and_arguments_count_through():
    assert TABLE.texts == [
        "swap 1 with left",
        "swap 1 with right",
        "swap 2 with left",
        "swap 2 with right",
        "swap 3 with left",
        "swap 3 with right",
        "pass",
        "paint blue",
        "paint red",
    ]
    assert TABLE.family_of == (0, 0, 0, 0, 0, 0, 1, 2, 2)


def test_rules_read_the_values_of_the_arguments():
    assert TABLE.argument[0] == (0, 0, 1, 1, 2, 2, 0, 4, 9)
    assert TABLE.argument[1] == (0, 1, 0, 1, 0, 1, 0, 0, 0)
    assert TABLE.argument[2] == (0,) * 9


def candidates(table, phase):
    number = table.phase(phase)
    return list(table.candidates[table.start[number] : table.start[number + 1]])


def test_each_phase_has_the_actions_of_its_families():
    assert candidates(TABLE, "turn") == [0, 1, 2, 3, 4, 5, 6]
    assert candidates(TABLE, "painting") == [7, 8]
    assert candidates(TABLE, "either") == [7, 8, 0, 1, 2, 3, 4, 5]
    assert candidates(TABLE, "over") == []


@every_table
def test_a_family_has_a_reason_exactly_in_the_phases_it_does_not_belong_to(table):
    families = len(table.families)
    for number, phase in enumerate(table.phases):
        members = set(candidates(table, phase))
        for action in range(table.count):
            why_not = table.not_now[number * families + table.family_of[action]]
            assert (why_not == 0) == (action in members)


def test_the_reason_is_the_engines_own_unless_the_game_has_a_better_one():
    by_phase = [TABLE.not_now[3 * phase : 3 * phase + 3] for phase in range(4)]
    assert by_phase == [(0, 0, NOT_NOW), (NOT_NOW, 5, 0), (0, NOT_NOW, 0), (NOT_NOW,) * 3]


def test_families_and_phases_have_numbers():
    assert [TABLE.family(name) for name in ("swap", "pass", "paint")] == [0, 1, 2]
    assert [TABLE.phase(name) for name in ("turn", "painting", "either", "over")] == [0, 1, 2, 3]


def test_handles_are_the_things_a_person_clicks_in_order():
    assert TABLE.handles(TABLE.parse("swap 3 with left"), 1) == ["hand.1.2", "camp.0"]
    assert TABLE.handles(TABLE.parse("paint red"), 0) == ["pot.9"]
    assert TABLE.handles(TABLE.parse("pass"), 0) == []


@pytest.mark.parametrize(
    "odd",
    [-1, 9, 10**30, 10**5000, True, False, 1.0, None, np.int64(1), b"pass", [], (), {}, object()],
    ids=lambda odd: type(odd).__name__,
)
def test_what_is_no_id_is_refused_with_the_ids_there_are(odd):
    with pytest.raises(BadAction, match=r"is not an action of this game: ids go from 0 to 8\.$"):
        TABLE.parse(odd)


@pytest.mark.parametrize(
    "text", ["", " ", "swap", "swap 4 with left", "swap 1 with", "pass!", "paint 4", "0", "x" * 10**6]
)
def test_a_text_that_is_none_is_refused_with_the_text(text):
    with pytest.raises(BadAction, match="is not an action of this game") as caught:
        TABLE.parse(text)
    assert text[:20] in str(caught.value)
    assert len(str(caught.value)) < 140


@every_table
def test_a_text_is_the_familys_with_its_arguments(table):
    for action, text in enumerate(table.texts):
        family = table.families[table.family_of[action]]
        assert table.family_name(action) == family.name
        assert list(table.arguments[action]) == [argument.name for argument in family.arguments]
        assert family.text.format(**table.arguments[action]) == text
